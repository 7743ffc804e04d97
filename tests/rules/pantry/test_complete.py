"""pantry.complete: completing a recipe, and the rulings about it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.pantry.kitchen import (
    DOCTOR_1,
    DOCTOR_2,
    DOCTOR_3,
    DOCTOR_4,
    DOCTOR_5,
    IGOR_1,
    columns,
    pantry,
    play,
    row,
    rule_against,
    texts,
)


def places(table: object) -> list[str]:
    return [text for text in texts(table) if text.startswith("complete")]  # type: ignore[arg-type]


@pytest.mark.rule("pantry.complete.down")
def test_a_column_may_be_read_from_either_end() -> None:
    """case 7"""
    assert places(pantry("Ha Fi He")) == ["complete 1"], "from the top down Heart, Fish Head, Hand"
    assert places(pantry("Br He Fi Ha")) == ["complete 1"], "from the top down Hand, Fish Head, Heart"
    assert places(pantry("Ha He Fi")) == []
    assert rule_against(pantry("Ha He Fi"), "complete 1") == "pantry.complete.down"


@pytest.mark.rule("pantry.ruling.depth")
def test_only_the_top_three_count() -> None:
    """case 8"""
    assert places(pantry("Ha Fi He Br")) == []
    assert places(pantry("Ha Fi")) == []


@pytest.mark.rule("pantry.complete.across")
def test_three_tops_side_by_side_at_any_height() -> None:
    """case 9"""
    table = pantry("Ey Ey In In Br Br He Fi Fi Ha", "In Fi", "Ey Ey Br Br In In He", hands=[DOCTOR_1, IGOR_1])
    assert places(table) == ["complete 1-3"]
    assert places(pantry("He", "Fi", "Ha")) == ["complete 1-3"], "read from the right"
    assert places(pantry("Fi", "Ha", "He")) == []
    assert rule_against(pantry("Fi", "Ha", "He"), "complete 1-3") == "pantry.complete.across"


@pytest.mark.rule("pantry.ruling.apart", "pantry.complete.across")
def test_a_gap_breaks_the_line() -> None:
    """case 10"""
    table = pantry("Ha", "", "Fi", "He")
    assert places(table) == []
    assert rule_against(table, "complete 1-3") == "pantry.ruling.apart"
    assert places(pantry("Ha", "Fi", "", "He")) == []
    assert places(pantry("Ha", "Fi", "He")) == ["complete 1-3"]


@pytest.mark.rule("pantry.ruling.doubles")
def test_an_ingredient_named_twice_takes_two_jars() -> None:
    """case 11"""
    hands = [DOCTOR_5, IGOR_1]
    assert places(pantry("Br", "Fi", "Br", hands=hands)) == ["complete 1-3"]
    assert places(pantry("Br", "Br", "Fi", hands=hands)) == []
    assert places(pantry("Br Fi", hands=hands)) == []


@pytest.mark.rule("pantry.complete.ends", "pantry.complete.draw", "pantry.ruling.not-now")
def test_completing_ends_the_turn_with_a_point_left() -> None:
    """case 12"""
    table = play(pantry("He Fi Ha Br", "", "In Ha Ha"), "move 1 left")
    assert table.view()["actions"] == 2
    play(table, "complete 2")
    assert table.to_act == (1,)
    assert table.position()["hands"][0] == DOCTOR_2, "which stands in column 4, but its owner has no turn"
    assert table.legal(0) == []
    play(table, "stop")
    assert places(table) == ["complete 4"]


@pytest.mark.rule("pantry.complete.clear")
def test_three_jars_leave_the_game_and_the_card_is_open() -> None:
    table = pantry("Ey He Fi Ha")
    before = table.view()
    play(table, "complete 1")
    after = table.view()
    assert columns(table)[0] == ["Eyeball"]
    gone = Counter(after["removed"])
    gone.subtract(before["removed"])
    assert +gone == {"Hand": 1, "Fish Head": 1, "Heart": 1}
    assert after["seats"][0]["done"] == [0]
    assert (after["seats"][0]["points"], after["seats"][0]["deck"]) == (1, 3)


@pytest.mark.rule("pantry.complete.clear")
def test_across_each_column_loses_its_top() -> None:
    table = play(pantry("Ey Ha", "Br Fi", "In He"), "complete 1-3")
    assert columns(table)[:3] == row("Ey", "Br", "In")


@pytest.mark.rule("pantry.ruling.place")
def test_the_player_chooses_among_places() -> None:
    """case 21"""
    table = pantry("Ha", "Fi", "Ha Fi He")
    assert places(table) == ["complete 1-3", "complete 3"]
    down, across = table.copy(), table.copy()
    play(down, "complete 3")
    assert columns(down)[:2] == row("Ha", "Fi")
    play(across, "complete 1-3")
    assert columns(across)[0] == row("Ha Fi")[0]
    for after in (down, across):
        assert sum(after.view()["removed"].values()) == 3


@pytest.mark.rule("pantry.ruling.place", "pantry.ruling.doubles")
def test_a_place_that_reads_both_ways_is_one_place() -> None:
    table = pantry("Br", "Fi", "Br", "Fi", "Br", hands=[DOCTOR_5, IGOR_1])
    assert places(table) == ["complete 1-3", "complete 3-5"], "two places share a Brain"
    play(table, "complete 3-5")
    assert columns(table)[:2] == row("Br", "Fi")


@pytest.mark.rule("pantry.move.gap", "pantry.complete.clear")
def test_a_column_of_three_leaves_a_gap() -> None:
    """case 22"""
    table = play(pantry("Br Br", "Ha Fi He", "Ey Ey"), "complete 2")
    assert columns(table)[:3] == row("Br Br", 1, "Ey Ey")


@pytest.mark.rule("pantry.ruling.outer", "pantry.move.gap")
def test_single_jars_completed_across_leave_gaps_or_ground() -> None:
    table = play(pantry("Ha", "Fi", "He", "Ey"), "complete 1-3")
    assert columns(table)[0] == ["Eyeball"], "the ground on the left is no gap"
    table = play(pantry("Br", "", "Ha", "Fi", "He", "Ey"), "complete 3-5")
    assert columns(table)[:3] == row("Br", 4, "Ey")
    table = play(pantry("Br", "Ha", "Fi", "He", rest=False), "complete 2-4")
    assert columns(table) == row("Br")


@pytest.mark.rule("pantry.ruling.last-card", "pantry.complete.draw")
def test_the_fourth_recipe_brings_the_last_card_and_the_fifth_none() -> None:
    table = pantry("He Fi Ha", "", "Br Fi Br", done=[[DOCTOR_2, DOCTOR_3, DOCTOR_4], []])
    assert table.view(0)["seats"][0]["deck"] == 1
    play(table, "complete 1")
    assert table.view(0)["hand"]["ingredients"] == ["Brain", "Fish Head", "Brain"]
    assert table.view(0)["seats"][0]["deck"] == 0
    play(table, "stop", "complete 1")
    assert table.view(0)["hand"] is None
    assert (table.to_act, table.over) == ((1,), False)
