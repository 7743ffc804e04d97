"""The table of ladle in a terminal, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

WORDS = {
    "en": {"round": "Round {round} of {rounds}", "points": "points", "chosen": "chosen"},
    "fr": {"round": "Manche {round} sur {rounds}", "points": "points", "chosen": "choisi"},
}


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    words = WORDS[lang]
    text = Text()
    text.append(words["round"].format(**view) + "\n\n", style="bold")
    for seat, player in enumerate(view["seats"]):
        mark = "▸" if seat in view["to_act"] else " "
        hand = " ".join(map(str, player["hand"]))
        chosen = words["chosen"] + (f" {player['card']}" if player["card"] else "") if player["chosen"] else ""
        line = f"{mark} {names[seat][:16]:<16} {player['points']} {words['points']}   {hand:<10} {chosen}\n"
        text.append(line, style="bold" if seat == view["seat"] else "")
    return text
