"""The smaller rooms: features, secrets, soundness, and guesses from a memory that cannot be right."""

from __future__ import annotations

import random

import numpy as np
import pytest

import stockpot
from stockpot.core import engine
from stockpot.core.rule import COMPILED
from stockpot.games.sapone.rules import able

from .stall import ADA, BOB, CARL, believe, offer, play, table


def features(where: stockpot.Table, seat: int) -> np.ndarray:
    out = np.zeros(where.game.n_features, np.float32)
    engine.features(where.state.handle, seat, out)
    return out


@pytest.mark.rule("sapone.hidden.memory")
def test_features_show_what_the_seat_may_know():
    where, chance = stockpot.Table("sapone", 4, seed=2, options={"doubt": True}), random.Random(4)
    for number in range(240):
        seat = chance.choice(where.to_act)
        where.play(seat, chance.choice(where.legal(seat)))
        if number % 12 == 0:
            for viewer in range(4):
                mine = features(where, viewer)
                assert np.isfinite(mine).all()
                assert (mine == features(where.redeal(viewer, seed=number), viewer)).all()


def test_features_tell_hands_apart():
    one, other = table("coin ×3", "leek, coin", "coin"), table("coin ×2, leek", "coin ×2", "coin")
    assert (features(one, ADA) != features(other, ADA)).any()
    assert (features(one, CARL) == features(other, CARL)).all()


@pytest.mark.rule("sapone.sell.hidden", "sapone.doubt.true")
def test_secret_moves():
    where = table("coin ×4, leek", "coin ×2", "coin", doubt=True)
    assert not engine.is_secret(where.state.handle, BOB)
    play(where, "0 sell")
    assert engine.is_secret(where.state.handle, BOB)
    offer(where, "leek")
    assert engine.is_secret(where.state.handle, CARL)
    believe(where, BOB)
    assert engine.is_secret(where.state.handle, CARL)
    assert not engine.is_secret(where.state.handle, ADA)


@pytest.mark.parametrize("field", ["hand", "n_hand", "discard", "ups", "n_shown", "claim"])
def test_a_missing_or_additional_piece_is_noticed(field):
    where = table("coin ×4, leek", "coin ×2", "coin")
    assert engine.is_sound(where.state.handle)
    state = where.state
    if field == "ups":
        state.ups += 1
    elif field == "claim":
        state.shown[1, 0] = 1
    elif field == "hand":
        state.hand[0, 0] -= 1
        state.hand[0, 1] += 1
    else:
        getattr(state, field)[0] += 1
    assert not engine.is_sound(state.handle)


def can_decide(where):
    return bool(able(where.state.array[0] if COMPILED else where.state))


@pytest.mark.rule("sapone.ruling.empty-hand", "sapone.ruling.soap-empty")
def test_who_owes_a_decision_needs_a_card_and_the_soap_deck_must_last():
    where = table("coin ×4, leek", "coin ×2", "coin")
    assert can_decide(where)
    where.state.n_soap = 9
    assert not can_decide(where)
    where.state.n_soap = 10
    assert can_decide(where)
    where.state.n_hand[1] = 0  # Bob has nothing to decide now
    assert can_decide(where)
    where.state.n_hand[0] = 0
    assert not can_decide(where)


@pytest.mark.parametrize("backs", ["alike", "by deck"])
def test_a_memory_that_cannot_be_right_still_gives_a_sound_guess(backs):
    """Positions may hold any memory: what a seat is shown of it stays, a guess follows the history."""
    hands = [["coin", "leek"], ["coin"], ["soap"]]
    memory = [[[45, 2, 0], [30, 2, 0], [100, 2, 0]], [[100, 4, 0]], [], [[100, 4, 0]]]
    position = {"players": 3, "hands": hands, "options": {"backs": backs}, "memory": memory, "market": ["coin"] * 5}
    where = stockpot.Table.from_position("sapone", position)
    for seed in range(20):
        guess = where.redeal(ADA, seed=seed)
        assert [seat["cards"] for seat in guess.view(ADA)["seats"]] == [2, 1, 1]
        assert guess.view(ADA) == where.view(ADA)
        assert engine.is_sound(guess.state.handle)
