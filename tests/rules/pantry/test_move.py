"""pantry.move: rearranging jars, and the rulings about it."""

from __future__ import annotations

import pytest

import stockpot
from tests.rules.pantry.kitchen import columns, heights, moves, pantry, play, row, rule_against

TEN = "Ha Ha Fi Fi He He In In Br Ey"
SEVEN = "Ha Fi He In Br Ey Ha"


@pytest.mark.rule("pantry.move.ground", "pantry.move.level", "pantry.move.cost")
def test_four_jars_from_the_last_column_to_the_ground() -> None:
    """case 2"""
    table = play(stockpot.Table("pantry", 2, seed=5, options={"doctor": "0"}), "move 6 right 4")
    assert heights(table) == {1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 6, 7: 4}
    assert table.view()["actions"] == 2
    expected = [f"move 1 left {k}" for k in range(1, 11)]
    expected += [f"move 5 right {k}" for k in range(1, 5)]
    expected += [f"move 6 right {k}" for k in range(1, 3)]
    expected += [f"move 7 right {k}" for k in range(1, 5)]
    assert sorted(moves(table)) == sorted(expected)
    assert len(moves(table)) == 20


@pytest.mark.rule("pantry.move.level", "pantry.ruling.level-block")
def test_a_block_keeps_its_level_or_drops() -> None:
    """case 3"""
    table = pantry(TEN, SEVEN, rest=False)
    assert [text for text in moves(table) if text.startswith("move 1 right")] == [
        f"move 1 right {k}" for k in (3, 2, 1)
    ]
    assert not [text for text in moves(table) if text.startswith("move 2 left")]
    assert rule_against(table, "move 1 right 4") == "pantry.move.level"
    assert rule_against(table, "move 2 left 1") == "pantry.move.level"
    assert "the column on the right is 7 jars high" in table.why_not(0, "move 1 right 4").text
    assert "la colonne de gauche compte 10 bocaux" in table.why_not(0, "move 2 left 1", "fr").text


@pytest.mark.rule("pantry.move.level", "pantry.move.gap")
def test_a_refusal_tells_of_each_next_column_that_a_jar_would_have_to_climb() -> None:
    table = pantry(TEN, SEVEN, "Ha", rest=False)
    for text in ("move 3 left 1", "move 2 left 1"):
        assert "the column on the left is" in table.why_not(0, text).text, "the other side is free"
    table = pantry(SEVEN, "Ha", "Fi He", "", TEN, rest=False)
    for side in ("left", "right"):
        assert "the columns beside it are 7 and 2 jars high" in table.why_not(0, f"move 2 {side} 1").text
    assert "the column on the left is 1 jar high" in table.why_not(0, "move 3 left 2").text, "a gap is no column"


@pytest.mark.rule("pantry.move.block", "pantry.move.beside", "pantry.move.top")
def test_a_block_keeps_its_order() -> None:
    """case 4"""
    table = play(pantry("Ha He Br", "Ey", rest=False), "move 1 right 2")
    assert columns(table) == row("Ha", "Ey He Br")


@pytest.mark.rule("pantry.move.block", "pantry.move.beside")
def test_a_block_to_the_left_keeps_its_order() -> None:
    table = play(pantry("Ey", "Ha He Br", rest=False), "move 2 left 2")
    assert columns(table) == row("Ey He Br", "Ha")


@pytest.mark.rule("pantry.move.top")
def test_only_jars_that_are_there_can_be_moved() -> None:
    table = pantry("Ha He Br", "Ey", rest=False)
    assert rule_against(table, "move 1 left 4") == "pantry.move.top"
    assert rule_against(table, "move 3 left 1") == "pantry.move.top"
    assert table.why_not(0, 2 * 59).rule == "pantry.move.top"


@pytest.mark.rule("pantry.move.gap", "pantry.ruling.apart", "pantry.move.beside")
def test_a_gap_takes_jars_and_keeps_columns_apart() -> None:
    """case 5"""
    table = pantry("Ha Fi He In", "", "Br Ey Ha", rest=False)
    assert [text for text in moves(table) if text.startswith("move 1 right")] == [
        f"move 1 right {k}" for k in (4, 3, 2, 1)
    ]
    after = play(table.copy(), "move 1 right 2")
    assert columns(after) == row("Ha Fi", "He In", "Br Ey Ha")
    assert after.view()["actions"] == 2


@pytest.mark.rule("pantry.ruling.same-level")
def test_single_jars_cannot_pass_each_other() -> None:
    """case 6"""
    table = pantry("Ha", "Fi", rest=False)
    assert moves(table) == ["move 1 left 1", "move 2 right 1"]
    play(table, "move 2 right 1")
    assert columns(table) == row("Ha", "", "Fi")
    play(table, "move 3 left 1")
    assert columns(table) == row("Ha", "Fi"), "a level move may be taken back by another"


@pytest.mark.rule("pantry.ruling.whole")
def test_a_whole_column_goes_only_to_an_empty_place() -> None:
    table = pantry("Ha Fi", "He", "", "In Br", rest=False)
    assert "move 1 left 2" in moves(table)
    assert rule_against(table, "move 1 right 2") == "pantry.move.level"
    play(table, "move 2 right 1")
    assert columns(table) == row("Ha Fi", "", "He", "In Br")
    assert rule_against(table, "move 3 right 1") == "pantry.move.level"


@pytest.mark.rule("pantry.ruling.outer")
def test_an_outer_column_without_jars_is_ground_again() -> None:
    table = play(pantry("Ha", "Fi He", "In", rest=False), "move 1 left 1")
    assert columns(table) == row("Ha", "", "Fi He", "In")
    play(table, "move 1 right 1")
    assert columns(table) == row("Ha", "Fi He", "In")
    play(table, "move 3 right 1", "move 4 left 1")
    assert columns(table) == row("Ha", "Fi He", "In")


@pytest.mark.rule("pantry.ruling.outward", "pantry.move.ground")
def test_the_row_grows_one_place_an_action_on_both_sides() -> None:
    table = play(pantry("Ha Fi", "He In", rest=False), "move 1 left 1", "move 1 left 1", "move 1 left 1")
    assert columns(table) == row("Fi", 2, "Ha", "He In")
    play(table, "move 5 right 1", "move 6 right 1", "move 7 right 1")
    assert columns(table) == row("Fi", 2, "Ha", "He", 2, "In")


@pytest.mark.rule("pantry.move.gap")
def test_columns_are_never_pushed_together() -> None:
    table = play(pantry("Ha Fi", "He", "", "In Br", rest=False), "move 2 right 1", "move 4 right 1")
    assert columns(table) == row("Ha Fi", "", "He", "In", "Br")


@pytest.mark.rule("pantry.move.gap")
def test_blocks_split_off_into_gaps_on_either_side() -> None:
    table = play(pantry("Ha", 2, "Fi He In", 3, "Br", rest=False), "move 4 left 1", "move 4 right 1", "move 3 left 1")
    assert columns(table) == row("Ha", "In", "", "Fi", "He", 2, "Br")


@pytest.mark.rule("pantry.ruling.alike")
def test_a_move_names_column_side_and_number() -> None:
    table = pantry("Ha Fi", 5, "He In", rest=False)
    assert "move 7 left 2" in moves(table)
    french = [action.label for action in table.legal(0, "fr")]
    assert "déplacer 7 gauche 2" in french
    for text in ("Move 7 LEFT 2", "déplacer 7 gauche 2", "deplacer 7 gauche 2"):
        assert table.game.words.read(table.state, 0, text) == table.game.words.read(table.state, 0, "move 7 left 2")
    assert table.game.words.read(table.state, 0, "move 7 left") == table.game.words.read(
        table.state, 0, "move 7 left 1"
    )
