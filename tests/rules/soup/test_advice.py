"""Rules of thumb and estimates, and figures that the rules must give in the long run."""

from __future__ import annotations

import random
import statistics

import pytest

import stockpot
from stockpot.core import engine
from stockpot.games.soup import knowledge, rules
from stockpot.games.soup.state import Event

from .kitchen import RECIPES, choosing, deal, last_deal, may


def advice(table: stockpot.Table, seat: int) -> str:
    return table.game.words.write(table.state, seat, engine.advise(table.state.handle, seat))


@pytest.mark.parametrize(
    ("recipe", "hand", "card"),
    [
        ("bug soup", "bug 5, bug 1", "bug 5"),  # takes two bugs and a bug more
        ("clear water", "bug 5, bug 1", "bug 1"),  # would rather not
    ],
)
def test_a_thumb_takes_what_its_recipe_wants(recipe, hand, card):
    table = deal(
        f"{hand}, trash 1", "fruit 2", "fruit 3", recipes=[recipe, *RECIPES[:2]], played=[[1, "bug 4"], [2, "bug 3"]]
    )
    assert may(table, 0) == ["bug 1", "bug 5"]
    assert advice(table, 0) == card


def test_a_thumb_knows_only_legal_moves():
    for options in ({}, {"open_recipes": True}):
        table = stockpot.Table("soup", players=5, seed=8, options=options)
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, advice(table, seat))


@pytest.mark.parametrize("chosen", RECIPES)
@pytest.mark.rule("soup.variant.dealer")
def test_a_thumb_does_not_choose_the_barred_recipe(chosen):
    table = choosing(2, recipes=[chosen, None], turn=1, options={"open_recipes": True})
    assert advice(table, 1) != chosen


@pytest.mark.rule("soup.end.winner")
def test_chances_before_the_end_add_up_and_favour_the_leader():
    table = last_deal("bug 1", "bug 2", "bug 3", points=[3, 9, 3], piles=["", "", "fruit 1, fruit 2"])
    chances = table.outcome
    assert sum(chances) == pytest.approx(1)
    assert chances[1] > chances[0] > chances[2] > 0
    assert sum(choosing(4).outcome) == pytest.approx(1)


def test_a_rollout_may_stop_between_deals():
    stages = [rules.stage(deal("bug 1", "", deal=n, used=[RECIPES[: n - 1]] * 2).state) for n in (1, 2, 3, 4, 5)]
    over = last_deal("bug 1", "")
    over.play(0, "bug 1")
    assert [*stages, rules.stage(over.state)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("soup.recipe.secret", "soup.variant.open")
def test_only_recipes_chosen_face_down_are_secret():
    assert knowledge.secret(choosing(3).state, 0)
    assert not knowledge.secret(choosing(3, options={"open_recipes": True}).state, 0)
    assert not knowledge.secret(deal("bug 1", "bug 2").state, 0)


def test_lost_or_doubled_cards_are_noticed():
    state = stockpot.Table("soup", players=4, seed=1).state.copy()
    assert engine.is_sound(state.handle)
    state.hand[0] &= state.hand[0] - 1
    assert not engine.is_sound(state.handle)


@pytest.mark.rule("soup.play.full", "soup.play.out", "soup.end.deals")
@pytest.mark.parametrize(("players", "tricks"), [(2, 5.0), (3, 7.4), (4, 9.8), (5, 9.2)])
def test_random_play_fills_as_many_pots_as_it_should(players, tricks):
    """Section 9 of our rules: tricks a deal, 4.6 cards a trick, about 2 cards in the dead pot."""
    sizes, dead = [], []
    games = 8
    for seed in range(games):
        table, chance = stockpot.Table("soup", players=players, seed=seed), random.Random(seed)
        while not table.over:
            seat = chance.choice(table.to_act)
            table.play(seat, chance.choice(table.legal(seat)))
        events = [event for move in table.history for event in move.events]
        assert sum(event[0] == Event.SCORED for event in events) == 5 * players
        sizes += [event[2] for event in events if event[0] == Event.TOOK]
        dead += [event[2] for event in events if event[0] == Event.RAN_OUT]
    assert len(dead) == 5 * games
    assert len(sizes) / (5 * games) == pytest.approx(tricks, abs=1.0)
    assert statistics.mean(sizes) == pytest.approx(4.6, abs=0.5)
    assert statistics.mean(dead) == pytest.approx(2.0, abs=1.0)
