"""`stockpot games`: the shelf."""

from __future__ import annotations

from rich.padding import Padding

from stockpot.cli.console import console, language

INDENT = (0, 0, 0, 2)


def show(lang: str) -> None:
    from stockpot.core.game import game, games

    lang = language(lang)
    words = {"en": ("players", "options"), "fr": ("joueurs", "options")}[lang]
    for name in games():
        found = game(name)
        console.print(f"[bold]{name}[/bold] · {found.title[lang]} · {found.players[0]}–{found.players[-1]} {words[0]}")
        console.print(Padding(found.summary[lang], INDENT))
        for option in found.options:
            default = ",".join(map(str, option.default)) if isinstance(option.default, tuple) else option.default
            if isinstance(default, bool):
                default = "on" if default else "off"
            console.print(Padding(f"[dim]--set {option.name}={default}[/dim]  {option.title[lang]}", INDENT))
        console.print()
