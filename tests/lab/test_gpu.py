"""Games on a GPU end in the same bytes as on the CPU. Skipped only where there is no GPU."""

from __future__ import annotations

import numpy as np
import pytest

from stockpot.core.game import game
from stockpot.core.playouts import final_states, playouts
from stockpot.lab import gpu
from tests.support.settings import Setting, every_printed_setting

pytestmark = pytest.mark.skipif(not gpu.available(), reason="no GPU here")


@every_printed_setting
def test_random_games_end_in_the_same_bytes(setting: Setting) -> None:
    found = game(setting.game)
    options = np.array(found.encode_options(setting.players, {}), np.int64)
    finals = np.zeros(200, found.state.dtype)
    gpu.play_batch(found, setting.players, options, 17, 0, 200, False, finals)
    assert finals.tobytes() == final_states(setting.game, setting.players, 200, 17)


@every_printed_setting
def test_rules_of_thumb_give_the_same_results(setting: Setting) -> None:
    there = gpu.gpu_playouts(setting.game, setting.players, 200, 3, policy="thumb")
    here = playouts(setting.game, setting.players, 200, 3, policy="thumb")
    assert (there.scores == here.scores).all()
    assert (there.decisions == here.decisions).all()
    assert there.unsound == 0
