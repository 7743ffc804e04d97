"""`stockpot warm`: compile the rules with a progress bar."""

from __future__ import annotations

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from stockpot.cli.console import console, moving


def run(names: list[str]) -> None:
    """Everything of the games named, or of all."""
    from stockpot.core.game import game, games

    chosen = [game(name).name for name in names] if names else games()
    prepare(chosen)
    console.print(f"Compiled: {', '.join(chosen)}.")


def prepare(names: list[str], simulation: bool = True) -> None:
    """Compile what is not compiled yet, telling what is being done; quick when nothing is left to do."""
    from stockpot.bots.warm import search_step
    from stockpot.core.warm import steps
    from stockpot.envs.warm import vector_step

    work = [step for name in names for step in (*steps(name, simulation), search_step(name))]
    if simulation:
        work += [vector_step(name) for name in names]
    columns = (TextColumn("Compiling"), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not moving()) as progress:
        task = progress.add_task("", total=len(work))
        for title, step in work:
            progress.update(task, description=title)
            step()
            progress.advance(task)
