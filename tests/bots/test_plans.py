"""Whole turns weighed: nothing is seen that the seat cannot know, budgets are kept, the best is played."""

from __future__ import annotations

import numpy as np
import pytest

import stockpot
from stockpot.bots.net import Practised
from stockpot.bots.plans import PlanBot, judge_of, judges
from stockpot.bots.plans.judge import JUDGES, Thoughts
from stockpot.bots.plans.judged import judged
from stockpot.core.players import Settings
from stockpot.engine.ground import Here
from stockpot.testing.settings import Setting, some_way_in
from tests.support.settings import PRINTED, every_printed_setting

pytestmark = pytest.mark.compiled
"""Interpreted, whole games take long; `tests/engine` compares what is tried there."""

SMALL = Settings(iterations=60, chance_percent=0)


@every_printed_setting
def test_plans_are_worth_the_same_where_a_seat_sees_the_same(setting: Setting) -> None:
    table = some_way_in(setting, 5)
    for seat in table.to_act:
        alike = [table, table.redeal(seat, seed=1), table.redeal(seat, seed=2)]
        first, *others = (PlanBot(3, SMALL).hints(where, seat) for where in alike)
        assert all(hints == first for hints in others)


@every_printed_setting
def test_moves_that_are_weighed_are_legal_and_the_best_is_tried_most(setting: Setting) -> None:
    table = some_way_in(setting, 6)
    for seat in table.to_act:
        hints = PlanBot(3, SMALL).hints(table, seat)
        actions = [hint.action for hint in hints]
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(table.legal(seat))
        assert hints[0].simulations == max(hint.simulations for hint in hints)
        assert all(0 <= hint.share <= 1 for hint in hints)


def test_judges_come_with_the_package() -> None:
    assert judges() == ["pantry"]
    assert (JUDGES / "pantry.npz").stat().st_size < 2 << 20
    with pytest.raises(ValueError, match="No judge has learned soup"):
        judge_of("soup")


@pytest.mark.parametrize("level", ["net", "judged:60"])
@pytest.mark.parametrize("setting", [one for one in PRINTED if one.game in judges()], ids=str)
def test_plans_are_judged_alike_where_a_seat_sees_the_same(setting: Setting, level: str) -> None:
    for start in (0, 5):
        table = some_way_in(setting, start)
        for seat in table.to_act:
            alike = [table, *(table.redeal(seat, seed=seed) for seed in range(3))]
            assert len({stockpot.bot(setting.game, level, seed=3).choose(where, seat) for where in alike}) == 1


def test_a_judge_says_what_numpy_says_and_all_shares_are_one() -> None:
    table, net = stockpot.Table("pantry", 3, seed=4), judge_of("pantry")
    thoughts = Thoughts.of(net, Here())
    shares = [judged(table.state.handle[0], seat, 0, net, thoughts) for seat in range(3)]
    hidden = np.append(thoughts.inputs, 1) @ np.asarray(net.first)
    for weights in (net.second, net.seats):
        hidden = np.append(np.maximum(hidden, 0), 1) @ np.asarray(weights)
    expected = np.exp(hidden[:3]) / np.exp(hidden[:3]).sum()
    assert sum(shares) == pytest.approx(1)
    assert [shares[(table.to_act[0] + i) % 3] for i in range(3)] == pytest.approx(expected, abs=1e-3)


def test_an_expert_weighs_turns_by_its_judge_under_the_rules_that_it_knows() -> None:
    expert = stockpot.bot("pantry", "expert", seed=1)
    assert isinstance(expert, Practised)
    assert isinstance(expert.net, PlanBot)
    assert expert.net.judge is judge_of("pantry")
    assert isinstance(expert.other, PlanBot)
    assert expert.other.judge is None
    assert expert.name == "expert"


def test_a_turn_that_wins_the_game_is_found() -> None:
    found = 0
    for seed in range(8):
        table, thumb = stockpot.Table("pantry", 3, seed=seed), stockpot.bot("pantry", "thumb", seed=seed)
        while not table.over:
            (seat,) = table.to_act
            after = table.copy()
            while after.to_act == (seat,):
                after.play(seat, thumb.choose(after, seat))
            if after.over and after.outcome[seat] == 1:
                assert PlanBot(1, SMALL).hints(table, seat)[0].share == 1
                found += 1
            table.play(seat, thumb.choose(table, seat))
    assert found > 0


def test_time_ends_a_thought() -> None:
    table = stockpot.Table("pantry", 3, seed=1)
    (seat,) = table.to_act
    short, long = (
        sum(hint.simulations for hint in PlanBot(1, Settings(iterations=None, seconds=seconds)).hints(table, seat))
        for seconds in (0.001, 0.2)
    )
    assert 0 < short < long


def test_plans_can_be_named_with_their_settings() -> None:
    named = stockpot.bot("pantry", "plans:70:stages=2", seed=1)
    assert isinstance(named, PlanBot)
    assert (named.settings.iterations, named.settings.stages, named.settings.seconds) == (70, 2, None)
    with pytest.raises(ValueError, match="There is no bot 'plans:soon'"):
        stockpot.bot("pantry", "plans:soon")
