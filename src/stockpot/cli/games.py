"""`stockpot games`: the shelf."""

from __future__ import annotations

from typing import Any

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
            console.print(Padding(f"[dim]{setting(option.name, option.default)}[/dim]  {option.title[lang]}", INDENT))
        for preset, options in found.presets.items():
            title, about = (found.speech.texts.message(f"preset-{preset}{part}")[lang] for part in ("", "-about"))
            ours = TEXTS[lang].say("games-preset", name=title)
            console.print(Padding(f"{ours} {about}", INDENT))
            console.print(Padding(f"[dim]{' '.join(setting(*option) for option in options.items())}[/dim]", INDENT))
        console.print()


def setting(name: str, value: Any) -> str:
    """An option as it is typed."""
    if isinstance(value, bool):
        value = "on" if value else "off"
    return f"--set {name}={','.join(map(str, value)) if isinstance(value, list | tuple) else value}"
