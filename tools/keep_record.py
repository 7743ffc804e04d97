"""Keep the record of a game between players who go by rules of thumb: `python tools/keep_record.py soup 4 [option=value …]`.

Records in `tests/records` are replayed on every change. When the rules of a game change, its version goes up, old records
stay (they must be refused, not replayed wrongly) and new ones are kept beside them; likewise when the format changes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import stockpot

FOLDER = Path(__file__).parent.parent / "tests" / "records"


def play(name: str, players: int, settings: list[str]) -> stockpot.Table:
    table = stockpot.Table(name, players, seed="kept", options=stockpot.game(name).options.parse(settings))
    thinker = stockpot.bot(name, "thumb", seed=1)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, thinker.choose(table, seat))
    return table


def main(name: str, players: int, *settings: str) -> None:
    table = play(name, players, list(settings))
    record = table.record()
    parts = [name, f"rules{record['rules']}", f"format{record['stockpot']}", str(players), *settings]
    path = FOLDER / f"{'-'.join(parts)}.json"
    FOLDER.mkdir(exist_ok=True)
    path.write_text(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(f"{path.name}: {len(table.moves)} moves")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
