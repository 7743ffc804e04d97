"""A whole game as readable text: every decision, what was legal, what was played and told, what every view shows."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import stockpot
from stockpot.testing.settings import Setting, viewers

WRITTEN = 150


def playthrough(setting: Setting, seed: int) -> str:
    """One random game, its first part written down; views as what has changed in them since the decision before.

    The game is played to its end, and a hash of the last state stands for what is not written.
    """
    table, chance = setting.table(seed), random.Random(seed)
    lines = [f"# {setting.game}, {setting.players} players, options {json.dumps(setting.options)}, seed {seed}", ""]
    sights: dict[int | None, Any] = dict.fromkeys(viewers(table), None)
    number = 0
    while not table.over:
        seat = chance.choice(table.to_act)
        actions = table.legal(seat)
        action = chance.choice(actions)
        number += 1
        if number > WRITTEN:
            table.play(seat, action)
            continue
        lines.append(f"{number}. to act {', '.join(map(str, table.to_act))}; seat {seat}: {table.asks(seat)}")
        lines.append(f"   legal: {' | '.join(a.text for a in actions)}")
        lines.append(f"   plays: {action.text}")
        lines += [f"   ! {event}" for event in table.play(seat, action)]
        seen: dict[str, list[str]] = {}
        for viewer, before in sights.items():
            sights[viewer] = table.view(viewer)
            for change in changes("", before, sights[viewer]):
                seen.setdefault(change, []).append("spectator" if viewer is None else str(viewer))
        for change, who in seen.items():
            lines.append(f"   {'all' if len(who) == len(sights) else ', '.join(who)} see {change}")
        lines.append("")
    digest = hashlib.blake2b(table.state.to_bytes(), digest_size=8).hexdigest()
    lines.append(
        f"after {number} decisions: scores {list(table.scores)}, winners {list(table.winners)}, state {digest}"
    )
    return "\n".join(lines) + "\n"


def changes(path: str, before: Any, after: Any) -> list[str]:
    """What is different between two views, a line each."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return [c for key in after for c in changes(f"{path}.{key}" if path else key, before[key], after[key])]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and path:
        return [
            c for i, (old, new) in enumerate(zip(before, after, strict=True)) for c in changes(f"{path}[{i}]", old, new)
        ]
    if isinstance(before, list) and isinstance(after, list) and (short := gained_and_lost(before, after)):
        return [f"{path}: {short}"]
    return [f"{path or 'everything'}: {json.dumps(after, ensure_ascii=False)}"]


def gained_and_lost(before: list[Any], after: list[Any]) -> str | None:
    """“- lost + gained” where a list only lost some entries and then gained others at its end."""
    kept, lost, rest = [], [], list(after)
    for entry in before:
        if rest and rest[0] == entry:
            kept.append(rest.pop(0))
        else:
            lost.append(entry)
    if not kept:
        return None
    return " ".join(
        f"{sign} {', '.join(json.dumps(entry, ensure_ascii=False) for entry in part)}"
        for sign, part in (("-", lost), ("+", rest))
        if part
    )


def goldens() -> list[tuple[str, Setting, int]]:
    """The playthroughs kept for each game: fewest and most players, and one mixture of options."""
    from tests.support.settings import SETTINGS

    kept = []
    for name in stockpot.game_names():
        mine = [setting for setting in SETTINGS if setting.game == name]
        printed = [setting for setting in mine if not setting.options]
        for label, setting in (("fewest", printed[0]), ("most", printed[-1]), ("options", mine[-1])):
            kept.append((f"{name}-{label}", setting, 1))
    return kept
