"""`stockpot train`: a network for a game, by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from stockpot.cli.console import console

if TYPE_CHECKING:
    from stockpot.lab.train import Report, Training


def run(game_name: str, training: Training, output: Path) -> None:
    from stockpot.core.game import game
    from stockpot.lab.train import train

    if not output.parent.is_dir():
        raise ValueError(f"--output: there is no folder {output.parent}.")
    found = game(game_name)
    console.print(f"{found.name}: share of games won alone against rules of thumb, by number of players", markup=False)

    def tell(report: Report) -> None:
        report.network.write(output)
        shares = "  ".join(f"{players}: {100 * share:.1f} %" for players, share in report.shares.items())
        line = f"round {report.round}  {report.decisions / 1e6:.1f} million decisions  {report.seconds:.0f} s  {shares}"
        console.print(line, markup=False, soft_wrap=True)

    train(found.name, training, tell)
    console.print(f"Written to {output}", markup=False)
