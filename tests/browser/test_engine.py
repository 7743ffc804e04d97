"""The modules in a real Chromium do what compiled rules do, byte by byte: whole games, and what a search comes to.

`EQUAL=1000` plays so many random games in each setting, and a tenth as many by rules of thumb.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from stockpot.bots.net import GuidedBot, trained
from stockpot.core.game import SHELF
from stockpot.core.players import Settings
from stockpot.engine.calls import Memory
from stockpot.engine.ground import Ground, Here, InModule
from stockpot.testing.settings import Setting, some_way_in
from tests.support.chromium import ChromiumInstance
from tests.support.modules import final_states, tree
from tests.support.settings import SETTINGS

RANDOM_GAMES = int(os.environ.get("EQUAL", "20"))
THUMB_GAMES = -(-RANDOM_GAMES // 10)
AT_ONCE = 200
"""Games of one call: their states are copied out of the page."""

every_game = pytest.mark.parametrize("name", SHELF)


@pytest.fixture
def chromium(browser: Browser, name: str) -> Iterator[Memory]:
    """The module of a game in an empty page."""
    with browser.new_page() as page:
        yield Memory(ChromiumInstance(page, name))


def settings_of(name: str) -> list[Setting]:
    """All numbers of players, every option."""
    return [setting for setting in SETTINGS if setting.game == name]


def fresh(memory: Memory) -> Ground:
    memory.clear()
    return InModule(memory)


@every_game
def test_whole_games_end_in_the_same_bytes(name: str, chromium: Memory) -> None:
    for setting in settings_of(name):
        for policy, games in (("random", RANDOM_GAMES), ("thumb", THUMB_GAMES)):
            for first in range(0, games, AT_ONCE):
                part = min(AT_ONCE, games - first)
                there = final_states(fresh(chromium), setting, part, policy, first)
                assert there == final_states(Here(), setting, part, policy, first), (str(setting), policy, first)


@every_game
def test_a_search_with_the_same_seed_and_budget_grows_the_same_tree(name: str, chromium: Memory) -> None:
    """And so chooses the same move."""
    for setting in settings_of(name):
        table, settings = some_way_in(setting, 3), Settings(iterations=200)
        assert tree(fresh(chromium), table, settings) == tree(Here(), table, settings), str(setting)
        if name in trained() and not setting.options:
            priors = GuidedBot(name).priors
            there = tree(fresh(chromium), table, settings, priors)
            assert there == tree(Here(), table, settings, priors), str(setting)
