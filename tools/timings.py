"""How long bots think: computing time of a decision by game and level, with the largest number of players.

    python -m tools.timings                            all games, compiled
    STOCKPOT_RULES=modules python -m tools.timings     in the modules that a browser runs too
    python -m tools.timings --only ursuppe --decisions 40

`thumb` plays; at decisions with a choice, spread over whole games, every level is asked what it would do.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import stockpot
from stockpot.bots.levels import THINKING
from stockpot.core.game import SHELF, game
from stockpot.core.table import Table

APART = 7
"""Every so many decisions with a choice one is timed: games go on meanwhile."""


def decisions(name: str, wanted: int) -> Iterator[tuple[Table, int]]:
    """So many decisions with a choice, out of as many games as it takes."""
    players, seen, number = game(name).players[-1], 0, 0
    while wanted > 0:
        table, thumb = Table(name, players, seed=f"timings/{number}"), stockpot.bot(name, "thumb", seed=number)
        number += 1
        while not table.over and wanted > 0:
            seat = table.to_act[0]
            if len(table.legal(seat)) > 1:
                seen += 1
                if seen % APART == 0:
                    wanted -= 1
                    yield table, seat
            table.play(seat, thumb.choose(table, seat))


def timed(name: str, level: str, wanted: int) -> list[float]:
    """Seconds of computing, a decision each; the first is left out: it loads what is compiled."""
    found = []
    for number, (table, seat) in enumerate(decisions(name, wanted + 1)):
        bot = stockpot.bot(name, level, seed=number)
        begun = time.process_time()
        bot.choose(table, seat)
        found.append(time.process_time() - begun)
    return found[1:]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=SHELF, action="append")
    parser.add_argument("--level", choices=THINKING, action="append")
    parser.add_argument("--decisions", type=int, default=60)
    given = parser.parse_args()
    print("| game, players | level | mean | longest | decisions |\n| --- | --- | --- | --- | --- |")
    for name in given.only or SHELF:
        for level in given.level or THINKING:
            found = timed(name, level, given.decisions)
            mean, longest = 1000 * sum(found) / len(found), 1000 * max(found)
            print(
                f"| {name}, {game(name).players[-1]} | {level} | {mean:.1f} ms | {longest:.1f} ms | {len(found)} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
