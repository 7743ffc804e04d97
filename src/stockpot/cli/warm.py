"""`stockpot warm`: compile the rules with a progress bar."""

from __future__ import annotations

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from stockpot.cli.console import console


def run() -> None:
    from stockpot.core.warm import steps

    work = list(steps())
    columns = (TextColumn("Compiling"), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(work))
        for title, step in work:
            progress.update(task, description=title)
            step()
            progress.advance(task)
    console.print(f"Rules compiled: {', '.join(dict.fromkeys(title.split(':')[0] for title, _ in work))}.")
