"""`stockpot judge`: a judge of whole turns for a game, by games of its own."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

from stockpot.cli.console import console

if TYPE_CHECKING:
    from stockpot.lab.train.judge_plan import Judging


def run(game_name: str, output: Path, judging: Judging) -> None:
    from stockpot.core.game import game
    from stockpot.core.generic import has_outlook
    from stockpot.envs.vector import DEVICES

    found = game(game_name)
    if not output.parent.is_dir():
        raise ValueError(f"--output: there is no folder {output.parent}.")
    if not has_outlook(found.state):
        raise ValueError(
            f"{found.name} does not say what a judge is to be told (`outlook`); `stockpot train` makes a network."
        )
    if judging.device not in DEVICES:
        raise ValueError(f"--device: {' or '.join(DEVICES)}, not {judging.device!r}.")
    if importlib.util.find_spec("torch") is None:
        raise ValueError("Training needs PyTorch: pip install 'stockpot[train]'")
    from stockpot.lab.train.judge_loop import learn

    learn(found.name, judging, output, lambda line: console.print(line, markup=False, soft_wrap=True))
    console.print(f"Written to {output}.", markup=False, soft_wrap=True)
