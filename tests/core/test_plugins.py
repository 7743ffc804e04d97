"""Games and bots of other packages: found by their entry points, without a change in the house."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.support.processes import environment, python

GUESTS = '''
from dataclasses import replace
from stockpot.games.soup import GAME as SOUP

GAME = replace(SOUP, name="stew", title={"en": "Stew", "fr": "Ragoût"})
WRONG = replace(SOUP, name="something else")


class Peeping:
    """Tries to see the hands of others."""

    name = "peeping"

    def __init__(self, game, seed):
        self.seen = []

    def choose(self, table, seat):
        self.seen.append(table.view(1 - seat)["hand"])
        return table.legal(seat)[0]
'''
ENTRIES = """
[stockpot.games]
stew = stew_shop:GAME
soup = stew_shop:WRONG
odd = stew_shop:WRONG
gone = stew_shop:NOTHING

[stockpot.bots]
peeping = stew_shop:Peeping
"""


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with a package in it, as pip would have installed it; what Python then looks through for packages."""
    folder: Path = tmp_path_factory.mktemp("shop")
    (folder / "stew_shop.py").write_text(GUESTS, encoding="utf-8")
    info = folder / "stew_shop-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stew-shop\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    return os.pathsep.join([str(folder), environment()["PYTHONPATH"]])


def said(shop: str, program: str) -> list[str]:
    return python(f"import stockpot\n{program}", PYTHONPATH=shop, NUMBA_DISABLE_JIT="1").splitlines()


def test_a_game_of_another_package_is_played_like_any_other(shop: str) -> None:
    played = """
print(*stockpot.game_names())
print(stockpot.game("stew").title["fr"])
table = stockpot.Table("stew", players=2, seed=1)
bot = stockpot.bot("stew", "thumb", seed=1)
while not table.over:
    seat = table.to_act[0]
    table.play(seat, bot.choose(table, seat))
assert stockpot.replay(table.record()).state == table.state
print(table.record()["game"])
print(stockpot.game("soup").name)
"""
    games, title, recorded, soup = said(shop, played)
    assert games == "soup sapotage ursuppe pantry sapone gone odd stew"
    assert (title, recorded) == ("Ragoût", "stew")
    assert soup == "soup", "nobody takes the place of a game of the house"


def test_what_cannot_be_played_says_whose_fault_it_is(shop: str) -> None:
    asked = """
for name in ("gone", "odd"):
    try:
        stockpot.game(name)
    except ValueError as error:
        print(error)
"""
    gone, odd = said(shop, asked)
    assert gone.startswith("gone (stew_shop:NOTHING, from stew-shop) cannot be loaded: ")
    assert odd == "What another package brings as the game 'odd' is <Game something else>."


def test_a_bot_of_another_package_sits_down_and_sees_only_guesses(shop: str) -> None:
    asked = """
from stockpot.bots import LEVELS
print(*LEVELS)
table = stockpot.Table("soup", players=2, seed=1)
bot = stockpot.bot("soup", "peeping", seed=1)
print(bot.choose(table, 0) in table.legal(0), bot.choose(table, 0) in table.legal(0))
truth, (first, second) = table.view(1)["hand"], bot.bot.seen
print(truth != first, first != second)
again = stockpot.bot("soup", "peeping", seed=1)
again.choose(table, 0)
print(again.bot.seen == [first])
"""
    levels, legal, guessed, repeatable = said(shop, asked)
    assert levels == "random thumb novice cook expert master peeping"
    assert (legal, guessed, repeatable) == ("True True", "True True", "True")
