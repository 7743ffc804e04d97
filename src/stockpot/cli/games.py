"""`stockpot games`: the shelf."""

from __future__ import annotations

from rich.padding import Padding

from stockpot.cli.console import console, language
from stockpot.cli.play_words import TEXTS

INDENT = (0, 0, 0, 2)


def show(lang: str) -> None:
    from stockpot.core.game import game, game_names

    lang = language(lang)
    for name in game_names():
        found = game(name)
        players = TEXTS[lang].say("games-players", **{"from": found.players[0], "to": found.players[-1]})
        console.print(f"[bold]{name}[/bold] · {found.title[lang]} · {players}")
        console.print(Padding(found.summary[lang], INDENT))
        for option in found.options:
            default = ",".join(map(str, option.default)) if isinstance(option.default, tuple) else option.default
            if isinstance(default, bool):
                default = "on" if default else "off"
            console.print(Padding(f"[dim]--set {option.name}={default}[/dim]  {option.title[lang]}", INDENT))
        console.print()
