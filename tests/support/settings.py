"""The settings of all games on the shelf, for tests that hold for every game; `stockpot.testing` says what a setting is."""

from __future__ import annotations

import pytest

import stockpot
from stockpot.testing.settings import settings_of

SETTINGS = [setting for name in stockpot.game_names() for setting in settings_of(name)]
PRINTED = [setting for setting in SETTINGS if not setting.options]

every_setting = pytest.mark.parametrize(
    "setting",
    [pytest.param(one, marks=pytest.mark.compiled if len(one.options) > 1 else ()) for one in SETTINGS],
    ids=str,
)
fewest_players = pytest.mark.parametrize(
    "setting",
    [
        pytest.param(
            next(one for one in PRINTED if one.game == name), marks=pytest.mark.compiled if name != "soup" else ()
        )
        for name in stockpot.game_names()
    ],
    ids=str,
)
"""Every game once; in plain Python, where others take long, soup alone."""
every_printed_setting = pytest.mark.parametrize("setting", PRINTED, ids=str)
