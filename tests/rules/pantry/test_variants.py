"""pantry.variant: the expert set, lists of one's own, other numbers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import stockpot
from stockpot.core.errors import BadCell
from stockpot.core.game import game
from stockpot.games.pantry.lists import FOLDER, write_recipes
from tests.rules.pantry.kitchen import pantry, play, texts

TILES = (FOLDER / "standard_tiles.csv").read_text(encoding="utf-8")
RECIPES = (FOLDER / "standard_recipes.csv").read_text(encoding="utf-8")


def table_with(tiles: str = TILES, recipes: str = RECIPES, **options: Any) -> stockpot.Table:
    return stockpot.Table("pantry", 2, seed=1, options={"lists": {"tiles": tiles, "recipes": recipes}, **options})


@pytest.mark.rule("pantry.variant.expert")
def test_the_expert_set_has_eight_kinds() -> None:
    table = stockpot.Table("pantry", 4, seed=2, options={"lists": "expert"})
    view = table.view()
    jars = Counter(jar for column in view["pantry"] for jar in column["jars"])
    assert jars == {
        "Hand": 10, "Fish Head": 10, "Heart": 8, "Intestines": 8, "Brain": 6, "Eyeball": 6, "Tongue": 6, "Bat Wing": 6,
    }  # fmt: skip
    assert view["seats"][view["doctor"]]["recipes"][4] == {
        "ingredients": ["Tongue", "Eyeball", "Bat Wing"],
        "points": 3,
    }
    assert view["options"] == {"lists": "expert"}


@pytest.mark.rule("pantry.variant.expert")
@pytest.mark.parametrize("players", [2, 4])
def test_expert_games_end(players: int) -> None:
    for policy in ("random", "thumb"):
        assert stockpot.playouts("pantry", players, 3, options={"lists": "expert"}, policy=policy).unsound == 0


@pytest.mark.rule("pantry.variant.lists")
def test_the_standard_lists_as_text_are_the_standard_set() -> None:
    assert table_with().options == {}
    assert table_with().state == stockpot.Table("pantry", 2, seed=1).state


@pytest.mark.rule("pantry.variant.lists")
def test_own_lists_are_played_and_recorded() -> None:
    tiles = TILES.replace("Hand,12", "Spider,12")
    recipes = RECIPES.replace("Hand", "Spider")
    table = table_with(tiles, recipes)
    assert "Spider" in table.view()["kinds"]
    assert "Hand" not in table.view()["kinds"]
    table.play(table.to_act[0], "stop")
    again = stockpot.replay(table.record())
    assert again.state == table.state
    position = table.position()
    assert position["options"]["lists"]["tiles"].splitlines()[-1] == "Spider,12"
    assert stockpot.Table.from_position("pantry", position).state == table.state


@pytest.mark.rule("pantry.variant.lists")
def test_a_person_names_the_files(tmp_path: Path) -> None:
    (tmp_path / "own_tiles.csv").write_text(TILES, encoding="utf-8")
    (tmp_path / "own_recipes.csv").write_text(RECIPES, encoding="utf-8")
    options = stockpot.game("pantry").options
    assert options.parse([f"lists={tmp_path / 'own'}"]) == {"lists": {"tiles": TILES, "recipes": RECIPES}}
    assert options.parse(["lists=expert"]) == {"lists": "expert"}
    with pytest.raises(stockpot.BadOption, match=r"none_tiles\.csv cannot be read"):
        options.parse([f"lists={tmp_path / 'none'}"])
    (tmp_path / "own_tiles.csv").write_text("kind\n", encoding="utf-8")
    with pytest.raises(stockpot.BadOption, match="tiles line 1: there is no column 'copies'"):
        options.parse([f"lists={tmp_path / 'own'}"])


@pytest.mark.rule("pantry.variant.lists")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("kind,copies", "kind,number", "tiles line 1: there is no column 'copies'; the columns are kind, copies."),
        ("Hand,12", "Claw,12", "tiles line 2: there is no kind 'Claw'; the kinds are Hand, Fish Head,"),
        ("Fish Head,12", "Hand,12", "tiles line 3: Hand was listed before."),
        ("Heart,10", "Heart,ten", "tiles line 4: copies must be a whole number from 1 to 60, not 'ten'."),
        ("Heart,10", "Heart,0", "tiles line 4: copies must be a whole number from 1 to 60, not '0'."),
        ("Heart,10", "Heart", "tiles line 4: copies is missing."),
        ("Heart,10", "Heart,11", "tiles line 7: there must be 3 to 60 jars, not 61."),
    ],
)
def test_broken_tiles_are_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(stockpot.BadOption) as refused:
        table_with(tiles="\n".join(",".join(line.split(",")[:2]) for line in TILES.splitlines()).replace(old, new))
    assert f"Option lists: {reason}" in str(refused.value)


@pytest.mark.rule("pantry.variant.lists")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("owner,points", "role,points", "recipes line 1: there is no column 'owner'"),
        (
            "R12,Dr. Frankenstein",
            "R12,Hans",
            "recipes line 3: there is no owner 'Hans'; the owners are Dr. Frankenstein, Igor",
        ),
        (
            "R12,Dr. Frankenstein,1",
            "R12,Dr. Frankenstein,8",
            "recipes line 3: points must be a whole number from 1 to 7, not '8'.",
        ),
        ("Hand,Hand,Intestines", "Hand,Hand,Spleen", "recipes line 3: there is no kind 'Spleen'"),
        ("Hand,Hand,Intestines", "Hand,Hand,Spider", "recipes line 3: it takes 1 Spider, there are 0."),
        ("Hand,Hand,Intestines", "Hand,Fish Head,Heart", "recipes line 3: Dr. Frankenstein has this recipe already."),
        ("R21,Igor", "R21,Dr. Frankenstein", "recipes line 7: Dr. Frankenstein has more than 5 recipes."),
        (
            "R45,Fritz,3,Eyeball,Hand,Eyeball,1,0.00356",
            "",
            "recipes line 20: the list ends with 4 recipes for Fritz instead of 5.",
        ),
        ("R45,Fritz,3,Eyeball,Hand,Eyeball", "R45,Fritz,3,Eyeball,,Eyeball", "recipes line 21: ing2 is missing."),
    ],
)
def test_broken_recipes_are_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    assert old in RECIPES
    with pytest.raises(stockpot.BadOption) as refused:
        table_with(recipes=RECIPES.replace(old, new))
    assert f"Option lists: {reason}" in str(refused.value)


@pytest.mark.rule("pantry.variant.lists")
def test_only_sets_and_pairs_of_lists_are_taken() -> None:
    for value in (
        "huge",
        7,
        None,
        {"tiles": TILES},
        {"tiles": TILES, "recipes": 3},
        {"tiles": TILES, "recipes": RECIPES, "x": ""},
    ):
        with pytest.raises(stockpot.BadOption, match="Option lists takes standard, expert"):
            stockpot.Table("pantry", 2, options={"lists": value})


@pytest.mark.rule("pantry.variant.lists", "pantry.variant.numbers")
def test_jars_must_fill_equal_columns() -> None:
    fewer = TILES.replace("Hand,12", "Hand,11")
    with pytest.raises(stockpot.BadOption, match="59 jars do not make 6 equal columns"):
        table_with(tiles=fewer)
    with pytest.raises(stockpot.BadOption, match="60 jars do not make 3 equal columns of at most 15"):
        stockpot.Table("pantry", 2, options={"columns": 3})
    for columns in (4, 5, 10, 60):
        table = stockpot.Table("pantry", 2, seed=1, options={"columns": columns})
        assert [len(column["jars"]) for column in table.view()["pantry"]] == [60 // columns] * columns
    for columns in (4, 60):
        assert stockpot.playouts("pantry", 2, 3, options={"columns": columns}).unsound == 0


@pytest.mark.rule("pantry.variant.numbers")
def test_other_numbers() -> None:
    table = pantry("Ha", options={"action_points": 4, "exchange_cost": 3, "stall_turns": 2, "targets": (2, 4, 3)})
    assert (table.view()["actions"], table.view()["exchange_cost"], table.view()["target"]) == (4, 3, 2)
    play(table, "exchange")
    assert (table.to_act, table.view()["actions"]) == ((0,), 1)
    assert "exchange" not in texts(table)
    play(table, "stop", "stop", "stop")
    assert not table.over
    assert play(table, "stop").over
    for option, value in (("action_points", 5), ("stall_turns", 0), ("targets", (6, 4, 3)), ("exchange_cost", 0)):
        with pytest.raises(stockpot.BadOption):
            stockpot.Table("pantry", 2, options={option: value})


@pytest.mark.rule("pantry.variant.numbers")
def test_a_turn_of_four_points_is_searched_to_its_end() -> None:
    played = stockpot.playouts("pantry", 2, 2, options={"action_points": 4}, policy="thumb", seed=2)
    assert played.unsound == 0
    assert played.scores.max() == 5


def test_lists_can_be_written_back() -> None:
    recipes = write_recipes(tuple(stockpot.game("pantry").options["lists"].encode("expert")[12:]))
    assert recipes.splitlines()[1] == "Dr. Frankenstein,1,Hand,Fish Head,Heart"
    assert len(recipes.splitlines()) == 21


@pytest.mark.rule("pantry.variant.lists")
def test_lists_are_sheets_and_a_refusal_names_its_cell() -> None:
    option = game("pantry").options["lists"]
    tiles, recipes = option.sheets("standard")
    assert (tiles.part, tiles.rows[0]) == ("tiles", ("Hand", "12"))
    assert recipes.rows[0] == ("Dr. Frankenstein", "1", "Hand", "Fish Head", "Heart")
    assert option.sheets({"tiles": TILES, "recipes": RECIPES}) == (tiles, recipes)
    with pytest.raises(BadCell) as refused:
        option.sheets({"tiles": TILES.replace("Heart,10", "Heart,ten"), "recipes": RECIPES})
    assert (refused.value.part, refused.value.line, refused.value.column) == ("tiles", 4, "copies")
