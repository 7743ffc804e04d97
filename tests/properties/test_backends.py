"""The same source, interpreted and compiled: the same bytes."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

from stockpot.core.playouts import final_states
from stockpot.core.rule import COMPILED
from tests.support.settings import SETTINGS, Setting, every_setting

GAMES = 3

PROGRAM = f"""
import hashlib, sys
from stockpot.core.playouts import final_states
from stockpot.core.rule import COMPILED
from tests.support.settings import SETTINGS
for setting in SETTINGS:
    if setting.game in sys.argv[1:]:
        states = final_states(setting.game, setting.players, {GAMES}, 17, setting.options)
        print(setting, hashlib.blake2b(states, digest_size=8).hexdigest(), sep="\\t")
"""


def run_other_way(game: str, seen: dict[str, dict[str, str]] = {}) -> dict[str, str]:  # noqa: B006 - a cache
    """The final states of all settings of a game, played by the backend that is not running this test."""
    if game not in seen:
        other = "1" if COMPILED else "0"
        environment = {**os.environ, "NUMBA_DISABLE_JIT": other, "COVERAGE_PROCESS_START": ""}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, game], env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        seen[game] = dict(line.split("\t") for line in done.stdout.splitlines())
    return seen[game]


@every_setting
def test_interpreted_and_compiled_games_end_in_the_same_bytes(setting: Setting) -> None:
    states = final_states(setting.game, setting.players, GAMES, 17, setting.options)
    assert run_other_way(setting.game)[str(setting)] == hashlib.blake2b(states, digest_size=8).hexdigest()


def test_there_are_settings() -> None:
    assert len(SETTINGS) > 4
