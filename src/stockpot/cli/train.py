"""`stockpot train`: a network for a game, by self-play."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING

from stockpot.cli.console import console

if TYPE_CHECKING:
    from stockpot.lab.train import Figure, Files, Report, Training


def run(game_name: str, training: Training, files: Files, duels: int) -> None:
    from stockpot.bots.net import Network
    from stockpot.core.game import game
    from stockpot.envs.vector import DEVICES
    from stockpot.lab.train.response import rival

    for name, file in (("output", files.network), ("checkpoint", files.checkpoint), ("curve", files.curve)):
        if file and not file.parent.is_dir():
            raise ValueError(f"--{name}: there is no folder {file.parent}.")
    found = game(game_name)
    if training.device not in DEVICES:
        raise ValueError(f"--device: {' or '.join(DEVICES)}, not {training.device!r}.")
    if training.start:
        Network.read(training.start, found)
    theirs = rival(found.name, training.against)
    if importlib.util.find_spec("torch") is None:
        raise ValueError("Training needs PyTorch: pip install 'stockpot[train]'")
    from stockpot.lab.train.duel import duel
    from stockpot.lab.train.table_groups import kinds
    from stockpot.lab.train.training_loop import train

    others = training.against or "rules of thumb"
    say(f"{found.name}: share of games won alone against {others}, by number of players (* in a variant)")

    def tell(report: Report) -> None:
        shares = "  ".join(f"{named(figure)}: {100 * figure.share:.1f} %" for figure in report.figures)
        say(f"round {report.round}  {report.decisions / 1e6:.1f} million decisions  {report.seconds:.0f} s  {shares}")

    player = train(found.name, training, files, tell)
    say(f"Written to {files.network}. What it likes most, {duels} games each:")
    for players, options in kinds(found, training.usual):
        figure = duel(player, found.name, players, options, duels, training, theirs)
        said = "  ".join(f"{name}={value}" for name, value in options.items())
        say(f"{players} players: {100 * figure.share:.1f} ± {100 * figure.interval:.1f} %  {said}".rstrip())


def named(figure: Figure) -> str:
    return f"{figure.players}{'*' if figure.options else ''}"


def say(line: str) -> None:
    console.print(line, markup=False, soft_wrap=True)
