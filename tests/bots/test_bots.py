"""Bots: legal moves, no cheating, repeatable thinking."""

from __future__ import annotations

import random

import pytest

import stockpot
from stockpot.bots import LEVELS
from tests.support.settings import PRINTED, Setting, one_move, some_way_in

QUICK = ("random", "thumb")

every_quick_bot = pytest.mark.parametrize("level", QUICK)
every_printed_setting = pytest.mark.parametrize("setting", PRINTED, ids=str)


def test_quick_bots_are_offered() -> None:
    assert set(QUICK) <= set(LEVELS)


@every_quick_bot
@every_printed_setting
def test_a_bot_plays_legal_moves(setting: Setting, level: str) -> None:
    table, chance = some_way_in(setting, 1), random.Random(1)
    bot = stockpot.bot(setting.game, level, seed=1)
    for _ in range(30):
        if table.over:
            break
        before = table.state.to_bytes()
        for seat in table.to_act:
            assert bot.choose(table, seat) in table.legal(seat)
        assert table.state.to_bytes() == before, "choosing changes nothing"
        one_move(table, chance)


@every_quick_bot
def test_bots_finish_a_game_between_them(level: str) -> None:
    table = stockpot.Table("soup", 4, seed=3)
    bot = stockpot.bot("soup", level, seed=3)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bot.choose(table, seat))
    assert table.winners


@every_quick_bot
@every_printed_setting
def test_the_same_seed_gives_the_same_move(setting: Setting, level: str) -> None:
    table = some_way_in(setting, 2)
    for seat in table.to_act:
        moves = {stockpot.bot(setting.game, level, seed="again").choose(table, seat).id for _ in range(3)}
        assert len(moves) == 1


@every_quick_bot
@every_printed_setting
def test_a_bot_cannot_tell_what_its_seat_cannot(setting: Setting, level: str) -> None:
    """The same move at every table that looks the same to the seat."""
    for start in range(4):
        table = some_way_in(setting, start)
        for seat in table.to_act:
            alike = [table, *(table.redeal(seat, seed=seed) for seed in range(4))]
            assert len({stockpot.bot(setting.game, level, seed=7).choose(other, seat).id for other in alike}) == 1


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
