"""Bots: legal moves, no cheating, repeatable thinking."""

from __future__ import annotations

import pytest

import stockpot
from stockpot.bots import LEVELS
from stockpot.testing import BotTests
from stockpot.testing.bots import QUICK, every_quick_bot


class TestBots(BotTests):
    games = tuple(stockpot.game_names())


def test_quick_bots_are_offered() -> None:
    assert set(QUICK) <= set(LEVELS)


@every_quick_bot
def test_bots_finish_a_game_between_them(level: str) -> None:
    table = stockpot.Table("soup", 4, seed=3)
    bot = stockpot.bot("soup", level, seed=3)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table, seat))
    assert table.winners


def test_a_random_bot_plays_everything_sometime() -> None:
    table = stockpot.Table("soup", 4, seed=1)
    bot = stockpot.bot("soup", "random", seed=1)
    assert {bot.choose(table, 2).id for _ in range(200)} == {action.id for action in table.legal(2)}


@every_quick_bot
def test_a_bot_refuses_when_its_seat_is_not_to_act(level: str) -> None:
    table = stockpot.Table("soup", 3, seed=1, options={"open_recipes": True, "first_dealer": "0"})
    bot = stockpot.bot("soup", level)
    for seat in (0, 2):
        with pytest.raises(ValueError, match=rf"Seat {seat} owes no decision now; those who do: \(1,\)"):
            bot.choose(table, seat)
    with pytest.raises(stockpot.BadSeat):
        bot.choose(table, 3)


@every_quick_bot
def test_a_bot_says_its_name(level: str) -> None:
    assert stockpot.bot("soup", level).name == level


def test_unknown_bots_and_games_are_refused() -> None:
    with pytest.raises(ValueError, match="There is no bot 'grandmaster'; the bots are: random, thumb"):
        stockpot.bot("soup", "grandmaster")
    with pytest.raises(stockpot.UnknownGame, match="There is no game 'stew'"):
        stockpot.bot("stew", "random")
