"""What holds for every game: it ends, it takes exactly what is legal, it can be replayed."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given

import stockpot
from stockpot.core import engine
from stockpot.core.options import LANGUAGES
from stockpot.core.rule import COMPILED
from stockpot.testing.of_games import OfGames
from stockpot.testing.settings import Setting, few, one_move, seeds, some_way_in

GAMES = 5 if COMPILED else 1
"""Whole games in each setting; interpreted play is slow."""


class PlayTests(OfGames):
    """It goes on, it ends, it takes exactly what is legal, it can be replayed."""

    def test_every_random_game_ends_with_all_pieces_in_place(self, setting: Setting) -> None:
        played = stockpot.playouts(setting.game, setting.players, games=GAMES, seed=3, options=setting.options)
        assert played.unsound == 0
        assert played.outcomes.sum(axis=1) == pytest.approx([1.0] * GAMES)

    @few
    @given(seed=seeds)
    def test_every_state_is_sound_and_waits_for_somebody_with_a_legal_move(self, setting: Setting, seed: int) -> None:
        table, chance = some_way_in(setting, seed), random.Random(seed)
        for _ in range(20):
            if table.over:
                break
            assert engine.is_sound(table.state.handle)
            for seat in table.to_act:
                ids = [action.id for action in table.legal(seat)]
                assert ids
                assert ids == sorted(set(ids))
                assert ids[-1] < table.game.n_actions
            for seat in set(range(table.players)) - set(table.to_act):
                assert table.legal(seat) == []
            one_move(table, chance)

    @few
    @given(seed=seeds)
    def test_play_takes_exactly_what_is_legal_and_refuses_the_rest_without_a_trace(
        self, setting: Setting, seed: int
    ) -> None:
        table = some_way_in(setting, seed)
        before, moves = table.state.to_bytes(), table.moves
        rulebook = stockpot.game(setting.game).rulebook("en")
        for seat in range(table.players):
            legal = {action.id for action in table.legal(seat)}
            for action in set(range(table.game.n_actions)) - legal:
                with pytest.raises(stockpot.IllegalMove) as refused:
                    table.play(seat, action)
                assert f'<a id="{refused.value.reason.rule}"></a>' in rulebook
                assert table.why_not(seat, action) == refused.value.reason
                assert table.why_not(seat, action, "fr")
            assert table.state.to_bytes() == before
            assert table.moves == moves
            for action in legal:
                assert table.why_not(seat, action) is None
                table.copy().play(seat, action)

    @few
    @given(seed=seeds)
    def test_moves_have_names_that_can_be_read_back(self, setting: Setting, seed: int) -> None:
        table = some_way_in(setting, seed)
        for seat in table.to_act:
            for lang in LANGUAGES:
                actions = table.legal(seat, lang)
                labels = [action.label for action in actions]
                assert len(set(labels)) == len(labels)
                assert [table.game.words.read(table.state, seat, label) for label in labels] == [a.id for a in actions]
                assert table.asks(seat, lang)

    def test_a_record_replays_to_the_same_bytes(self, printed: Setting) -> None:
        table, chance = printed.table(11), random.Random(11)
        while not table.over:
            one_move(table, chance)
        record = json.loads(json.dumps(table.record()))
        again = stockpot.replay(record)
        assert again.state == table.state
        assert again.record() == table.record()

    @few
    @given(seed=seeds)
    def test_a_position_is_the_whole_situation(self, setting: Setting, seed: int) -> None:
        table = some_way_in(setting, seed)
        position = json.loads(json.dumps(table.position()))
        again = stockpot.Table.from_position(setting.game, position)
        assert again.state == table.state
        assert again.position() == position
        chance = random.Random(seed)
        for _ in range(5):
            if again.over:
                break
            one_move(again, chance)
        assert stockpot.replay(json.loads(json.dumps(again.record()))).state == again.state

    @few
    @given(seed=seeds)
    def test_a_copy_shares_nothing(self, printed: Setting, seed: int) -> None:
        table = some_way_in(printed, seed)
        before, moves = table.state.to_bytes(), table.moves
        one_move(table.copy(), random.Random(seed))
        assert table.state.to_bytes() == before
        assert table.moves == moves

    @few
    @given(seed=seeds)
    def test_simultaneous_choices_may_come_in_any_order(self, setting: Setting, seed: int) -> None:
        table, chance = some_way_in(setting, seed), random.Random(seed)
        for _ in range(60):
            if table.over:
                return
            if len(table.to_act) > 1:
                one, other = chance.sample(table.to_act, 2)
                choices = {seat: chance.choice(table.legal(seat)).id for seat in (one, other)}
                ends = []
                for order in ((one, other), (other, one)):
                    later = table.copy()
                    for seat in order:
                        if seat in later.to_act and choices[seat] in {action.id for action in later.legal(seat)}:
                            later.play(seat, choices[seat])
                        else:
                            break
                    else:
                        ends.append(later.state.to_bytes())
                assert len(set(ends)) <= 1
            one_move(table, chance)

    def test_rules_of_thumb_finish_games(self, printed: Setting) -> None:
        played = stockpot.playouts(
            printed.game, printed.players, games=GAMES, seed=5, policy="thumb", options=printed.options
        )
        assert played.unsound == 0

    @few
    @given(seed=seeds)
    def test_thumb_gives_a_legal_action(self, setting: Setting, seed: int) -> None:
        table = some_way_in(setting, seed)
        for seat in table.to_act:
            thumb = stockpot.bot(setting.game, "thumb", seed=seed)
            assert thumb.choose(table, seat) in table.legal(seat)

    @few
    @given(seed=seeds)
    def test_taking_moves_back_leads_to_where_the_table_was(self, printed: Setting, seed: int) -> None:
        table, chance = some_way_in(printed, seed), random.Random(seed)
        before = table.state.to_bytes()
        taken = 0
        while not table.over and taken < 3:
            one_move(table, chance)
            taken += 1
        assert table.undo(taken).state.to_bytes() == before

    @few
    @given(seed=seeds)
    def test_chances_of_victory_add_up(self, printed: Setting, seed: int) -> None:
        table = some_way_in(printed, seed)
        assert sum(table.outcome) == pytest.approx(1.0)
        assert all(0 <= share <= 1 for share in table.outcome)
        assert table.winners == ()
