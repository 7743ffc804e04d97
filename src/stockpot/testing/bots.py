"""Bots: legal moves, no cheating, repeatable thinking."""

from __future__ import annotations

import random

import pytest

import stockpot
from stockpot.testing.of_games import OfGames
from stockpot.testing.settings import Setting, one_move, some_way_in

QUICK = ("random", "thumb")

every_quick_bot = pytest.mark.parametrize("level", QUICK)


class BotTests(OfGames):
    """What holds for every bot that decides at once; those that search stand on the same rules."""

    @every_quick_bot
    def test_a_bot_plays_legal_moves(self, printed: Setting, level: str) -> None:
        table, chance = some_way_in(printed, 1), random.Random(1)
        bot = stockpot.bot(printed.game, level, seed=1)
        for _ in range(30):
            if table.over:
                break
            before = table.state.to_bytes()
            for seat in table.to_act:
                assert bot.choose(table, seat) in table.legal(seat)
            assert table.state.to_bytes() == before, "choosing changes nothing"
            one_move(table, chance)

    @every_quick_bot
    def test_the_same_seed_gives_the_same_move(self, printed: Setting, level: str) -> None:
        table = some_way_in(printed, 2)
        for seat in table.to_act:
            moves = {stockpot.bot(printed.game, level, seed="again").choose(table, seat).id for _ in range(3)}
            assert len(moves) == 1

    @every_quick_bot
    def test_a_bot_cannot_tell_what_its_seat_cannot(self, printed: Setting, level: str) -> None:
        """The same move at every table that looks the same to the seat."""
        for start in range(4):
            table = some_way_in(printed, start)
            for seat in table.to_act:
                alike = [table, *(table.redeal(seat, seed=seed) for seed in range(4))]
                assert len({stockpot.bot(printed.game, level, seed=7).choose(other, seat).id for other in alike}) == 1
