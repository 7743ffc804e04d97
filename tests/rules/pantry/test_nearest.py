"""What a seat is shown of its recipe: the place that has most of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import stockpot
from stockpot.core.game import ALL_OPEN
from tests.rules.pantry.kitchen import DOCTOR_1, DOCTOR_4, IGOR_1, pantry, play


def near(table: stockpot.Table, seat: int = 0) -> tuple[list[bool], list[tuple[int, int]]]:
    """Which ingredients are in place, and where they all belong."""
    spots = table.view(seat)["nearest"]
    return [spot["found"] for spot in spots], [(spot["column"], spot["level"]) for spot in spots]


@pytest.mark.rule("pantry.complete.down", "pantry.ruling.depth")
def test_the_top_three_of_a_column_read_from_either_end() -> None:
    assert near(pantry("He Fi Ha")) == ([True, True, True], [(1, 2), (1, 1), (1, 0)]), "from the top down"
    assert near(pantry("Ha Fi He")) == ([True, True, True], [(1, 0), (1, 1), (1, 2)]), "from below"
    assert near(pantry("Fi In In In In", "Br Fi Ha")) == ([True, True, False], [(2, 2), (2, 1), (2, 0)]), "not far down"


@pytest.mark.rule("pantry.complete.across", "pantry.ruling.apart")
def test_three_tops_side_by_side_but_not_across_a_gap() -> None:
    assert near(pantry("Br Ha", "In Fi", "Br")) == ([True, True, False], [(1, 1), (2, 1), (3, 0)])
    assert near(pantry("Br", "In Fi", "Br Ha")) == ([True, True, False], [(3, 1), (2, 1), (1, 0)])
    assert near(pantry("Br Ha", "In Fi", "", "He")) == ([], [])


def test_a_recipe_of_which_nothing_is_in_place_or_too_little_to_tell_one_place_from_another() -> None:
    assert near(pantry("Ha", "Ha", "Ha", hands=[DOCTOR_4, IGOR_1], rest=False)) == ([], [])
    assert near(pantry("Ha", "Br", "Br", rest=False)) == ([], [])


@pytest.mark.rule("pantry.hidden.hand")
def test_others_are_not_shown_it_and_after_the_game_nobody_is() -> None:
    table = pantry("He Fi Ha", hands=[DOCTOR_1, IGOR_1])
    assert table.view(None)["nearest"] == []
    assert table.view(1)["nearest"] != table.view(0)["nearest"] == table.view(ALL_OPEN)["nearest"]
    over = play(pantry("Ha", idle=19, turn=1), "stop")
    assert over.over
    assert over.view(0)["nearest"] == []


@pytest.mark.parametrize("players", [2, 4])
def test_it_is_complete_where_the_rules_allow_to_complete_and_no_place_has_more(players: int) -> None:
    table, chance = stockpot.Table("pantry", players, 3), random.Random(3)
    seen = set()
    for _ in range(150):
        seat = table.to_act[0]
        legal = table.legal(seat)
        view = table.view(seat)
        places = [action for action in legal if action.text.startswith("complete")]
        spots = view["nearest"]
        found, most = sum(spot["found"] for spot in spots), most_in_place(view)
        assert (found == 3) == bool(places)
        assert found == (most if most >= 2 else 0)
        assert [spot["jar"] for spot in spots] == (view["hand"]["ingredients"] if spots else [])
        assert all((jar_at(view, spot) == spot["jar"]) == spot["found"] for spot in spots)
        seen.add(found)
        table.play(seat, chance.choice(places or legal))
        if table.over:
            table = stockpot.Table("pantry", players, chance.randrange(2**32))
    assert seen >= {0, 2, 3}


def most_in_place(view: dict[str, Any]) -> int:
    """How many ingredients are in place at best: by looking at all places."""
    row = {column["column"]: column["jars"] for column in view["pantry"]}
    lines = [jars[-3:] for jars in row.values() if len(jars) >= 3]
    lines += [[row[c][-1], row[c + 1][-1], row[c + 2][-1]] for c in row if c + 1 in row and c + 2 in row]
    wanted = view["hand"]["ingredients"]
    return max(sum(map(str.__eq__, line, order)) for line in lines for order in (wanted, wanted[::-1]))


def jar_at(view: dict[str, Any], spot: dict[str, Any]) -> str:
    jars = next(column["jars"] for column in view["pantry"] if column["column"] == spot["column"])
    return str(jars[spot["level"]])
