"""The same source, interpreted and compiled: the same bytes."""

from __future__ import annotations

import functools
import hashlib
import os
import subprocess
import sys

import pytest

from stockpot.core.playouts import final_states
from stockpot.core.rule import COMPILED
from stockpot.testing.of_games import OfGames
from stockpot.testing.settings import Setting, settings_of

GAMES = 3


class BackendTests(OfGames):
    """Whole games end the same, however the rules run. Needs `stockpot[fast]`: compiled rules."""

    def test_interpreted_and_compiled_games_end_in_the_same_bytes(self, setting: Setting) -> None:
        assert played_the_other_way(setting.game)[str(setting)] == ending(setting)


def ending(setting: Setting) -> str:
    """A hash of the final states of some random games."""
    states = final_states(setting.game, setting.players, GAMES, 17, setting.options)
    return hashlib.blake2b(states, digest_size=8).hexdigest()


@functools.cache
def played_the_other_way(name: str) -> dict[str, str]:
    """The endings of all settings of a game, played by the backend that is not running this test."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1" if COMPILED else "0", "COVERAGE_PROCESS_START": ""}
    done = subprocess.run(
        [sys.executable, "-m", "stockpot.testing.backends", name],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    backend, *lines = done.stdout.splitlines()
    if backend == str(COMPILED):
        pytest.fail("There is one backend here, not two: install stockpot[fast].")
    return dict(line.split("\t") for line in lines)


def main(name: str) -> None:
    """What the other process says: whether it compiles, and how games end."""
    print(COMPILED)
    for setting in settings_of(name):
        print(setting, ending(setting), sep="\t")


if __name__ == "__main__":
    main(*sys.argv[1:])
