"""The exact search for a recipe, and the row itself, against a plain model of the rules."""

from __future__ import annotations

import random

import pytest

import stockpot
from stockpot.games.pantry.pieces import JAR, LEFT, RIGHT, ingredients
from stockpot.games.pantry.row import shift
from stockpot.games.pantry.solver import moves_needed, next_step, step_towards
from stockpot.games.pantry.state import NONE, RECIPES
from tests.rules.pantry import naive
from tests.rules.pantry.kitchen import DOCTOR_1, IGOR_1, pantry

RULES = (
    "pantry.move.top",
    "pantry.move.beside",
    "pantry.move.ground",
    "pantry.move.level",
    "pantry.move.block",
    "pantry.move.gap",
)


def as_row(table: stockpot.Table) -> naive.Row:
    return {column["column"]: tuple(column["jars"]) for column in table.view()["pantry"]}


def in_place(row: naive.Row) -> naive.Row:
    """The same row with its leftmost jar at position 1."""
    return {p - min(row) + 1: stack for p, stack in row.items()}


def random_table(chance: random.Random, jars: int) -> stockpot.Table:
    """A few jars in columns and gaps."""
    stock = [kind for kind, copies in zip(JAR.ids, (12, 12, 10, 10, 8, 8), strict=False) for _ in range(copies)]
    some = chance.sample(stock, jars)
    row: list[object] = []
    while some:
        high = min(len(some), chance.choice((1, 1, 2, 2, 3, 4, 5)))
        row.append([some.pop() for _ in range(high)])
        row.append(chance.choice((0, 0, 0, 0, 1, 2, 3)))
    return stockpot.Table.from_position("pantry", {"players": 4, "pantry": row, "options": {"stall_turns": 50}})


@pytest.mark.rule(*RULES, "pantry.complete.down", "pantry.complete.across", "pantry.ruling.place")
@pytest.mark.parametrize("seed", range(12))
def test_moves_and_places_are_those_of_the_plain_rules(seed: int) -> None:
    chance = random.Random(seed)
    table = stockpot.Table("pantry", 2, seed=seed) if seed % 3 == 0 else random_table(chance, 20)
    for _ in range(40):
        if table.over:
            break
        seat, row = table.to_act[0], as_row(table)
        legal = [action.text for action in table.legal(seat)]
        expected = {f"move {p} {'left' if side < 0 else 'right'} {k}" for p, k, side in naive.moves(row)}
        assert {text for text in legal if text.startswith("move")} == expected
        recipe = tuple(table.view(seat)["hand"]["ingredients"])
        where = {
            f"complete {place[0]}" + (f"-{place[-1]}" if len(place) > 1 else "") for place in naive.places(row, recipe)
        }
        assert {text for text in legal if text.startswith("complete")} == where
        text = chance.choice([text for text in legal if not text.startswith("offer")])
        table.play(seat, text)
        if text.startswith("move"):
            _, p, side, k = text.split()
            assert as_row(table) == in_place(naive.moved(row, (int(p), int(k), -1 if side == "left" else 1)))


@pytest.mark.parametrize("seed", range(30))
def test_the_solver_finds_the_fewest_moves(seed: int) -> None:
    chance = random.Random(seed)
    table = random_table(chance, chance.randrange(5, 16))
    before = table.state.to_bytes()
    for recipe in chance.sample(range(20), 5):
        code = table.state.options[RECIPES + recipe]  # type: ignore[attr-defined]
        three = tuple(JAR.ids[kind - 1] for kind in ingredients(code))
        found = moves_needed(table.state.array[0] if compiled() else table.state, code, 2)
        expected = naive.moves_needed(as_row(table), three, 2)
        assert found == (NONE if expected is None else expected)
    assert table.state.to_bytes() == before


@pytest.mark.parametrize("seed", range(4))
def test_the_solver_is_exact_for_three_moves(seed: int) -> None:
    chance = random.Random(seed)
    table = random_table(chance, 7)
    before = table.state.to_bytes()
    for recipe in chance.sample(range(20), 6):
        code = table.state.options[RECIPES + recipe]  # type: ignore[attr-defined]
        three = tuple(JAR.ids[kind - 1] for kind in ingredients(code))
        found = moves_needed(table.state.array[0] if compiled() else table.state, code, 3)
        expected = naive.moves_needed(as_row(table), three, 3)
        assert found == (NONE if expected is None else expected)
    assert table.state.to_bytes() == before, "moves tried are taken back"


@pytest.mark.parametrize("seed", range(6))
def test_following_the_solver_completes_the_recipe(seed: int) -> None:
    table = stockpot.Table("pantry", 2, seed=seed)
    seat = table.to_act[0]
    state = table.state.array[0] if compiled() else table.state
    needed = next_step(state, seat) != NONE
    while needed and table.to_act == (seat,):
        table.play(seat, next_step(state, seat))
    assert table.scores[seat] == needed


def test_a_step_is_looked_for_within_the_action_points_left() -> None:
    table = pantry("Fi", "Ha", "", "He", hands=[DOCTOR_1, IGOR_1], actions=1)
    state = table.state.array[0] if compiled() else table.state
    assert next_step(state, 0) == NONE
    ready = pantry("Ha", "Fi", "", "He", hands=[DOCTOR_1, IGOR_1], actions=2)
    state = ready.state.array[0] if compiled() else ready.state
    action = next_step(state, 0)
    assert ready.game.words.write(ready.state, 0, action) == "move 4 left 1"
    assert step_towards(state, ready.state.options[RECIPES], 0) == NONE  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(5))
def test_every_shift_can_be_taken_back(seed: int) -> None:
    table = random_table(random.Random(seed), 14)
    state = table.state.array[0] if compiled() else table.state
    before = table.state.to_bytes()
    for p, k, side in naive.moves(as_row(table)):
        c = [column["column"] for column in table.view()["pantry"]].index(p)
        there = shift(state, c, k, RIGHT if side > 0 else LEFT)
        assert table.state.to_bytes() != before
        shift(state, there, k, LEFT if side > 0 else RIGHT)
        assert table.state.to_bytes() == before


def compiled() -> bool:
    from stockpot.core.rule import COMPILED

    return COMPILED
