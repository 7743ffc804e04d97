"""`stockpot replay --svg` and `--gif`: a recorded game as a film."""

from __future__ import annotations

from pathlib import Path

from rich.progress import Progress, track

from stockpot.cli.console import console, language
from stockpot.cli.saves import load_save
from stockpot.pictures import film
from stockpot.pictures.colors import Theme


def write(
    file: Path, seat: int | None, svg: Path | None, gif: Path | None, pace: float, theme: Theme, lang: str
) -> None:
    """`seat`: through whose eyes; else all cards are open."""
    from stockpot.core.game import ALL_OPEN

    if gif and theme == "auto":
        raise ValueError("A GIF is light or dark.")
    save = load_save(file)
    viewer = ALL_OPEN if seat is None else save.table.check_seat(seat)
    drawn = film.frames(save.table, viewer, save.names if save.named else None, language(lang), theme)
    pictures = list(track(drawn, "", len(save.table.history) + 1, console=console, transient=True))
    if svg:
        svg.write_text(film.svg(pictures, pace), encoding="utf-8")
        console.print(str(svg), markup=False, soft_wrap=True)
    if gif:
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task("", total=len(pictures))
            film.gif(pictures, gif, pace, drawn=lambda: progress.advance(task))
        console.print(str(gif), markup=False, soft_wrap=True)
