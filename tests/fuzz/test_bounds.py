"""Loops that draw until something fits are bounded, and what they do at the bound is sound.

Compiled code holds the bounds as constants, so this runs as plain Python.
"""

from __future__ import annotations

import pytest

import stockpot
from stockpot.core import engine
from stockpot.games.pantry import advice
from stockpot.games.soup import knowledge

pytestmark = pytest.mark.interpreted


def test_soup_forgets_voids_when_no_layout_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    spread = knowledge.spread
    monkeypatch.setattr(knowledge, "spread", lambda s, *rest: s.void[1] == 0 and spread(s, *rest))
    position = {
        "players": 2, "hands": [["bug 1", "fruit 1"], ["fruit 2", "fruit 3"]], "recipes": ["bug soup", "fruit soup"],
        "lacks": [[], ["bug"]], "dealer": 1,
    }  # fmt: skip
    guess = stockpot.Table.from_position("soup", position).redeal(0, seed=1)
    assert engine.is_sound(guess.state.handle)
    assert [seat["cards"] for seat in guess.view()["seats"]] == [2, 2]


def test_a_thumb_in_the_pantry_moves_outwards_when_lots_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "LOTS", 0)
    table = stockpot.Table("pantry", 2, seed=4)
    assert advice.any_move(table.state) in table.legal_actions(table.to_act[0])
