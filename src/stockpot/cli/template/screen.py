"""The table of ladle in a terminal, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from .state import TEXTS


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    say = TEXTS[lang].say
    text = Text()
    text.append(say("screen-round", round=view["round"], rounds=view["rounds"]) + "\n\n", style="bold")
    for seat, player in enumerate(view["seats"]):
        mark = "▸" if seat in view["to_act"] else " "
        hand = " ".join(map(str, player["hand"]))
        chosen = say("screen-chosen") + (f" {player['card']}" if player["card"] else "") if player["chosen"] else ""
        line = f"{mark} {names[seat][:16]:<16} {player['points']} {say('screen-points')}   {hand:<10} {chosen}\n"
        text.append(line, style="bold" if seat == view["seat"] else "")
    return text
