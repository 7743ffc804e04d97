"""`stockpot replay`: watch a recorded game."""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape

from stockpot.cli.console import console, language
from stockpot.cli.play_words import TEXTS
from stockpot.cli.saves import load_save


def show(file: Path, seat: int | None, step: bool, boards: bool, lang: str) -> None:
    from stockpot.core.game import ALL_OPEN

    lang = language(lang)
    say = TEXTS[lang].say
    save = load_save(file)
    finished, names = save.table, save.names
    viewer = ALL_OPEN if seat is None else finished.check_seat(seat)
    count = len(finished.moves)
    title = f"[bold]{finished.game.title[lang]}[/bold] · {escape(', '.join(names))}"
    console.print(f"{title} · {say('moves', n=count)}")
    table = finished.undo(count)
    for number, move in enumerate(finished.history, 1):
        events = table.play(move.seat, move.action, move.note)
        told = [table.game.tell(event.row, viewer, lang, names) for event in events]
        for line in (seen.text for seen in told if seen):
            console.print(f"{number:>4}  {line}", markup=False)
        note = table.history[-1].note_for(viewer)
        if note:
            console.print(f"      {say('quoted', name=names[move.seat], words=note)}", markup=False)
        if boards or step:
            console.print(table.game.screen.draw(table.view(viewer), names, lang))
        if step:
            try:
                input(say("enter"))
            except (EOFError, KeyboardInterrupt):
                break
    console.print()
    scores = ", ".join(f"{name} {points}" for name, points in zip(names, table.scores, strict=True))
    console.print(scores, markup=False)
