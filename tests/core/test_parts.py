"""What lies where in an observation, and what actions are called."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import stockpot
from stockpot.core.parts import Each, Part, Parts
from stockpot.envs.common import features
from stockpot.games.sapone.state import Phase
from stockpot.testing.settings import Setting, some_way_in
from tests.support.settings import PRINTED, every_printed_setting

FACES = ("a", "b", "c")
MADE = Parts(
    Part("hand", "cards", FACES),
    Part("total", "sum"),
    Each("seats", 2, Part("points", "points"), Each("rows", 2, Part("cells", "cells", 3), Part("done", "done"))),
)
NUMBERS = np.arange(MADE.size, dtype=np.float32)


def test_parts_lie_one_after_the_other() -> None:
    assert MADE.size == 3 + 1 + 2 * (1 + 2 * (3 + 1)) == 22
    assert list(MADE) == ["hand", "total", "seats.points", "seats.rows.cells", "seats.rows.done"]
    assert MADE["hand"].slice == slice(0, 3)
    assert MADE["hand"].entries == (FACES,)
    assert MADE["seats.points"].slice == slice(4, 14, 9)
    assert MADE["seats.rows.cells"].slice is None
    assert MADE["seats.rows.cells"].shape == (2, 2, 3)
    assert sorted(place for part in MADE.values() for place in part.indices) == list(range(22))


@pytest.mark.parametrize("name", MADE)
def test_a_part_is_taken_out_of_one_observation_or_many_without_a_copy(name: str) -> None:
    part = MADE[name]
    found = part.of(NUMBERS)
    assert found.shape == part.shape
    assert found.ravel().tolist() == part.indices
    assert np.shares_memory(found, NUMBERS)
    many = np.tile(NUMBERS, (4, 5, 1))
    assert part.of(many).shape == (4, 5, *part.shape)
    assert np.shares_memory(part.of(many), many)
    if part.slice is not None:
        assert (NUMBERS[part.slice] == found.ravel()).all()


def test_parts_tell_what_there_is() -> None:
    assert repr(MADE).startswith("<22 numbers: hand (3,), total (), seats.points (2,), ")
    assert "hands" not in MADE
    with pytest.raises(KeyError, match=r"No part is called hands; there are hand, total, seats\.points"):
        MADE["hands"]
    with pytest.raises(ValueError, match="An observation has 22 numbers, not 3"):
        MADE["hand"].of(NUMBERS[:3])


def test_two_parts_have_two_names() -> None:
    with pytest.raises(ValueError, match="called hand"):
        Parts(Part("hand", "one"), Part("hand", "other"))


def test_a_game_whose_parts_do_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="has 337 features, and parts of 22 numbers"):
        replace(stockpot.game("soup"), observation_parts=MADE)


# ------------------------------------------------------------------------------------- named as the view of a table names it


def seen(setting: Setting, seed: int) -> tuple[stockpot.Table, int, dict[str, Any]]:
    """A table on the way, a seat that owes a decision, and what it sees by name."""
    table = some_way_in(setting, seed)
    seat = table.to_act[0]
    return table, seat, table.game.observation_parts.of(features(table, seat))


@every_printed_setting
def test_seats_that_nobody_sits_in_are_empty(setting: Setting) -> None:
    for seed in range(3):
        _, _, parts = seen(setting, seed)
        assert parts["players"] * setting.players != 0
        for name, part in parts.items():
            if name.startswith("seats."):
                assert not part[setting.players :].any(), name


def by_game(name: str) -> list[Setting]:
    return [setting for setting in PRINTED if setting.game == name]


@pytest.mark.parametrize("setting", by_game("soup"), ids=str)
def test_soup(setting: Setting) -> None:
    faces = stockpot.game("soup").observation_parts["hand"].entries[0]
    for seed in range(5):
        table, seat, parts = seen(setting, seed)
        view = table.view(seat)
        assert {faces[i] for i in np.flatnonzero(parts["hand"])} == set(view["hand"])
        assert {faces[i] for i in np.flatnonzero(parts["pot"])} == {play["card"] for play in view["pot"]}
        turned = [table.scores[(seat + i) % table.players] for i in range(table.players)]
        assert parts["seats.points"][: table.players] * 30 == pytest.approx(turned)
        assert parts["seats.recipe"].shape == (5, 5)


@pytest.mark.parametrize("setting", by_game("sapone"), ids=str)
def test_sapone(setting: Setting) -> None:
    entries = stockpot.game("sapone").observation_parts["phase"].entries[0]
    for seed in range(5):
        table, seat, parts = seen(setting, seed)
        assert entries[int(parts["phase"].argmax())] == Phase(table.state.phase).name.lower()
        turned = [table.scores[(seat + i) % table.players] for i in range(table.players)]
        assert parts["seats.points"][: table.players] * 20 == pytest.approx(turned)
        assert parts["seats.there"].sum() == table.players
        assert parts["seats.turn"].argmax() == (table.state.turn - seat) % table.players


@pytest.mark.parametrize("setting", by_game("ursuppe"), ids=str)
def test_ursuppe(setting: Setting) -> None:
    genes = stockpot.game("ursuppe").observation_parts["seats.genes"].entries[1]
    for seed in range(5):
        table, seat, parts = seen(setting, seed)
        assert genes[:1] == ("INT",)
        turned = [table.scores[(seat + i) % table.players] for i in range(table.players)]
        assert parts["seats.marker"][: table.players] * 51 == pytest.approx(turned)
        cubes = np.array(table.state.cubes)[:, [(seat + i) % table.players for i in range(table.players)]]
        assert parts["cells.cubes"][:, : table.players] * 6 == pytest.approx(cubes)
        assert parts["seats.turn"].argmax() == (table.state.turn - seat) % table.players


@pytest.mark.parametrize("setting", by_game("pantry"), ids=str)
def test_pantry(setting: Setting) -> None:
    for seed in range(5):
        table, seat, parts = seen(setting, seed)
        jar = table.game.observation_parts["card.ingredients"].entries[2]
        own = [jar[int(one.argmax())] for one in parts["card.ingredients"][0]]
        assert own == table.view(seat)["hand"]["ingredients"]
        movable = {
            2 * jar + side
            for side, name in enumerate(("left", "right"))
            for jar in np.flatnonzero(parts[f"jars.{name}"]).tolist()
        }
        moves = {a for a in table.legal_actions(seat) if table.game.action_parts[a]["kind"] == "move"}
        assert moves <= movable
        assert parts["seats.turn"].argmax() == (table.state.turn - seat) % table.players


@pytest.mark.parametrize("setting", by_game("sapotage"), ids=str)
def test_sapotage(setting: Setting) -> None:
    for seed in range(5):
        table, seat, parts = seen(setting, seed)
        assert parts["hand.there"].sum() == len(table.view(seat)["hand"])
        phase = int(parts["phase"].argmax())
        assert phase == table.state.phase
        turned = [table.scores[(seat + i) % table.players] for i in range(table.players)]
        assert parts["seats.won"][: table.players] * 3 == pytest.approx(turned)
        assert parts["seats.owing"][0] == 1


# ------------------------------------------------------------------------------------------------------------- action names


def test_actions_that_mean_places_say_so() -> None:
    assert stockpot.game("pantry").action_parts[7] == {"kind": "move", "jar": 3, "side": "right"}
    assert stockpot.game("pantry").action_names[7] == "move jar 3 right"
    assert stockpot.game("sapotage").action_names[0] == "cook places 0-1-2"
    assert stockpot.game("ursuppe").action_names[90] == "starve"
