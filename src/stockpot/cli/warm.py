"""`stockpot warm`: compile the rules with a progress bar."""

from __future__ import annotations

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from stockpot.cli.console import console, moving
from stockpot.core.rule import COMPILED


def run(names: list[str]) -> None:
    """Everything of the games named, or of all."""
    from stockpot.core.game import game, game_names

    if not COMPILED:
        raise ValueError(
            "Rules run as plain Python here; to compile: pip install 'stockpot[fast]', no NUMBA_DISABLE_JIT or STOCKPOT_RULES."
        )
    chosen = [game(name).name for name in names] if names else game_names()
    prepare(chosen)
    console.print(f"Compiled: {', '.join(chosen)}.")


def prepare(names: list[str], simulation: bool = True) -> None:
    """Compile what is not compiled yet, telling what is being done; quick when nothing is left to do."""
    if not COMPILED:
        return
    from stockpot.bots.warm import steps_to_play

    work = [step for name in names for step in steps_to_play(name)]
    if simulation:
        from stockpot.core.warm import simulation_step
        from stockpot.envs.warm import vector_step

        work += [step for name in names for step in (simulation_step(name), vector_step(name))]
    columns = (TextColumn("Compiling"), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not moving()) as progress:
        task = progress.add_task("", total=len(work))
        for title, step in work:
            progress.update(task, description=title)
            step()
            progress.advance(task)
