"""What a choice is said to bring: it comes true, it gives nothing away, and looking changes nothing."""

from __future__ import annotations

import random

from hypothesis import given

import stockpot
from stockpot.core.game import Told
from stockpot.testing.of_games import OfGames
from stockpot.testing.settings import Setting, few, one_move, seeds, some_way_in

STEPS = 12
"""Moves in a row that are looked at."""


class PreviewTests(OfGames):
    """What a choice is said to bring."""

    @few
    @given(seed=seeds)
    def test_what_is_previewed_comes_true(self, setting: Setting, seed: int) -> None:
        table, chance = some_way_in(setting, seed), random.Random(seed)
        for _ in range(STEPS):
            if table.over:
                break
            seat = chance.choice(table.to_act)
            action = chance.choice(table.legal_actions(seat))
            preview = table.preview(seat, action)
            assert told(table, seat, table.play(seat, action))[: len(preview)] == preview

    @few
    @given(seed=seeds)
    def test_a_preview_is_the_same_whatever_the_seat_cannot_know(self, setting: Setting, seed: int) -> None:
        table = some_way_in(setting, seed)
        for seat in table.to_act:
            actions = table.legal_actions(seat)
            preview = table.previews(seat, actions)
            assert list(preview) == actions
            for world in (1, 2):
                assert table.redeal(seat, seed=seed + world).previews(seat, actions) == preview

    @few
    @given(seed=seeds)
    def test_to_look_changes_nothing(self, setting: Setting, seed: int) -> None:
        table = some_way_in(setting, seed)
        before, moves = table.state.to_bytes(), table.moves
        for seat in table.to_act:
            actions = table.legal_actions(seat)
            at_once = table.previews(seat, actions)
            action = random.Random(seed).choice(actions)
            assert table.preview(seat, action) == at_once[action]
        assert (table.state.to_bytes(), table.moves) == (before, moves)
        one_move(table, random.Random(seed))


def told(table: stockpot.Table, seat: int, events: list[stockpot.Event]) -> list[Told]:
    """Events as a seat is told them."""
    return [one for event in events if (one := table.game.words.tell(event.row, seat)) is not None]
