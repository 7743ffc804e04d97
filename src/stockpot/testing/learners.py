"""What learners are given: every number of an observation and every action has a name."""

from __future__ import annotations

import stockpot
from stockpot.testing.of_games import OfGames
from stockpot.testing.settings import Setting, some_way_in


class LearnerTests(OfGames):
    """Names of what a learner sees and does; that it sees no secrets is tried with the others."""

    def test_parts_cover_an_observation(self, name: str) -> None:
        game = stockpot.game(name)
        places = sorted(place for part in game.observation_parts.values() for place in part.indices)
        assert places == list(range(game.n_features))
        assert all(part.meaning for part in game.observation_parts.values())

    def test_every_action_has_a_name_of_its_own(self, name: str) -> None:
        game = stockpot.game(name)
        assert len(set(game.action_names)) == len(game.action_names) == game.n_actions == len(game.action_parts)

    def test_names_are_those_of_moves_where_a_move_is_always_the_same(self, printed: Setting) -> None:
        """And what is always true of an action is true of it now."""
        game = stockpot.game(printed.game)
        for seed in range(4):
            table = some_way_in(printed, seed)
            for seat in table.to_act:
                for action in table.legal(seat):
                    decision, _ = game.decisions.of(action.id)
                    if decision.is_fixed():
                        assert action.text == game.action_names[action.id]
                        assert table.game.words.parts(table.state, seat, action.id) == game.action_parts[action.id]
