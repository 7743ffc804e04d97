"""Any situation as JSON, both ways, and what is refused."""

from __future__ import annotations

import json

import pytest

import stockpot

from .kitchen import RECIPES, cards, choosing, deal, last_deal, may, play


def minimal(**more: object) -> dict:
    """The least that a position of three players needs."""
    return {"players": 3, "dealer": 2, "hands": [["bug 1"], ["bug 2"], ["bug 3"]], "recipes": RECIPES[:3], **more}


def test_a_whole_game_can_be_written_and_read_at_every_move():
    for options in ({}, {"open_recipes": True, "full_pot": 7}):
        table = stockpot.Table("soup", players=3, seed=11, options=options)
        while not table.over:
            again = stockpot.Table.from_position("soup", json.loads(json.dumps(table.position())))
            assert again.state == table.state
            play(table, may(table, table.to_act[0])[-1])
        assert stockpot.Table.from_position("soup", table.position()).state == table.state


def test_what_is_left_out_is_as_at_the_start_of_a_deal():
    table = stockpot.Table.from_position("soup", minimal())
    view = table.view(0)
    assert (view["phase"], view["deal"], view["to_act"], view["total"], view["required"]) == ("tricks", 1, [0], 0, None)
    assert table.scores == (5, 5, 5)


@pytest.mark.rule("soup.play.total", "soup.play.required", "soup.play.turn")
def test_the_pot_says_what_its_total_is_and_whose_turn():
    table = stockpot.Table.from_position(
        "soup", minimal(played=[[0, "fruit 10"], [1, "fruit 3"], [2, "bug herb"], [0, "fruit 1"]])
    )
    view = table.view()
    assert (view["total"], view["required"], view["to_act"], len(view["pot"])) == (4, "fruit", [1], 4)


def test_piles_need_no_log():
    table = deal("bug 1", "bug 2", piles=["fruit 1, fruit 2", "trash 1"])
    view = table.view()
    assert [(entry["seat"], entry["card"]) for entry in view["played"]] == [
        (0, "fruit 1"),
        (0, "fruit 2"),
        (1, "trash 1"),
    ]
    assert view["pot"] == []


def test_the_rest_lies_in_a_pile():
    pot = [[0, "fruit 1"], [1, "fruit 2"]]
    table = stockpot.Table.from_position("soup", minimal(played=pot, taken=[["trash 1"], "rest", []]))
    written = table.position()
    assert (written["pot"], written["total"], table.to_act) == (2, 3, (2,))
    assert written["taken"][0] == ["trash 1"]
    assert len(written["taken"][1]) == 52 - 3 - 2 - 1
    assert "bug 1" in written["taken"][1], "its other copy"
    assert stockpot.Table.from_position("soup", written).state == table.state


def test_there_is_one_rest():
    with pytest.raises(stockpot.BadPosition, match=r"^taken\[2\]: expected a list of names"):
        stockpot.Table.from_position("soup", minimal(taken=[[], "rest", "rest"]))


def test_a_finished_game_is_a_position_too():
    table = last_deal("bug 1", "", "")
    play(table, "bug 1")
    assert table.position()["phase"] == "over"
    assert stockpot.Table.from_position("soup", table.position()).winners == table.winners


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"players": 6}, "players: expected a whole number from 2 to 5, not 6"),
        ({"players": True}, "players: expected a whole number"),
        ({"options": []}, "options: expected an object, not []"),
        ({"options": {"spoons": 2}}, "There is no option 'spoons'"),
        ({"options": {"full_pot": "10"}}, "Option full_pot takes a whole number"),
        ({"options": {"hand_sizes": [13, 18, 13, 10]}}, "3 players cannot get 18 cards each of 52"),
        ({"options": {"first_dealer": "3"}}, "with 3 players there is no seat 3"),
        ({"phase": "dessert"}, "phase: expected one of recipe, tricks, over, not 'dessert'"),
        ({"deal": 6}, "deal: expected a whole number from 1 to 5, not 6"),
        ({"dealer": 3}, "dealer: expected a whole number from 0 to 2, not 3"),
        ({"turn": -1}, "turn: expected a whole number from 0 to 2, not -1"),
        ({"points": [1, 2]}, "points: expected a list of 3"),
        ({"points": [1, 2, -3]}, "points[2]: expected a whole number from 0 to 999, not -3"),
        ({"gained": [[0, 0, 0]]}, "gained: expected a list of 5"),
        (
            {"gained": [[0, 0, 0]] * 4 + [[0, 0, 199]]},
            "gained[4][2]: expected a whole number from -127 to 127, not 199",
        ),
        ({"recipes": ["stew", None, None]}, "recipes[0]: expected one of bug soup, vegetable soup"),
        ({"recipes": RECIPES[:2]}, "recipes: expected a list of 3"),
        ({"recipes": ["bug soup", "bug soup", None]}, "recipes[2]: every seat has a recipe once the tricks begin"),
        ({"used": [["bug soup"]] * 3, "deal": 2}, "recipes[0]: bug soup is used already"),
        ({"used": [["clear water"], [], []]}, "used[0]: in deal 1 every seat has used 0 recipes"),
        ({"used": [["trash soup"]] * 3, "deal": 3}, "used[0]: in deal 3 every seat has used 2 recipes"),
        ({"used": [7, [], []]}, "used[0]: expected a list, not 7"),
        ({"lacks": [[], ["bug"], []]}, "lacks[1]: there is a bug in the hand"),
        ({"lacks": [[], ["meat"], []]}, "lacks[1][0]: expected one of bug, vegetable, fruit, trash, not 'meat'"),
        ({"hands": [["bug 7"], [], []]}, "hands[0][0]: expected one of bug 1, bug 2"),
        ({"hands": [["bug 1"], ["bug 1"], ["bug 1"]]}, "There are more than 2 of bug 1"),
        ({"hands": [["bug 10"], ["bug 10"], []]}, "There are more than 1 of bug 10"),
        ({"hands": [[], ["bug 1"], []]}, "hands[0]: the seat to play has no card"),
        ({"played": [[0, "bug 4"]], "pot": 0}, "the cards played are not those of the piles and the pot"),
        (
            {"played": [[0, "bug 4"]], "taken": [["bug 5"], [], []]},
            "the cards played are not those of the piles and the pot",
        ),
        ({"played": ["bug 4"]}, "played[0]: expected a seat and a card, not 'bug 4'"),
        ({"played": [[3, "bug 4"]]}, "played[0].seat: expected a whole number from 0 to 2, not 3"),
        ({"played": [[0, "bug 6"]]}, "played[0].card: expected one of"),
        ({"played": [[0, "bug 4"]], "pot": 2}, "pot: expected a whole number from 0 to 1, not 2"),
        ({"played": [[1, "bug 5"], [2, "bug 5"]]}, "played[1]: bug 5 makes the pot full"),
        ({"played": [[2, "bug 5"]], "total": 4}, "total: expected 5, by the cards in the pot, not 4"),
        ({"total": 3}, "total: expected 0, by the cards in the pot, not 3"),
        (
            {"played": [[2, "bug 5"]], "required": "fruit"},
            "required: expected 'bug', by the cards in the pot, not 'fruit'",
        ),
        ({"played": [[2, "trash 5"]], "required": "trash"}, "required: expected None, by the cards in the pot"),
        ({"played": [[2, "bug 5"]], "turn": 1}, "turn: after seat 2, seat 0 plays, not 1"),
        ({"played": [[1, "bug 1"], [0, "bug 2"]]}, "played[1]: after seat 1, seat 2 plays, not 0"),
        ({"turn": 1, "dealer": 1}, "turn: who took a pot leads, or seat 2, left of the dealer, not 1"),
        ({"phase": "over"}, "deal: the game is over after deal 5"),
        ({"phase": "over", "deal": 5}, "used[0]: when the game is over, all 5 recipes are used"),
        ({"rng": "xyz"}, "rng: expected a hexadecimal number, not 'xyz'"),
        ({"rng": "1" * 33}, "rng: expected a hexadecimal number of 128 bits"),
        ({"rng": "9e3779b97f4a7c15" + "7" * 16}, "rng: expected a generator with a good increment"),
        ({"salt": 1}, "salt is not part of a position"),
        ({"game": "pantry"}, "This is a position of pantry, not of soup"),
        ({"rules": 0}, "This position is for version 0 of the rules"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change, text):
    with pytest.raises(stockpot.BadPosition) as refused:
        stockpot.Table.from_position("soup", minimal(**change))
    assert text in str(refused.value)


@pytest.mark.rule("soup.recipe.choose", "soup.recipe.last", "soup.variant.open")
@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"recipes": RECIPES[:3]}, "phase: all recipes are chosen, so the tricks have begun"),
        ({"deal": 5, "used": [RECIPES[:4]] * 3}, "phase: in deal 5 there is no recipe to choose"),
        ({"taken": [["fruit 5"], [], []]}, "phase: cards are played only when all recipes are chosen"),
        ({"hands": [[], ["bug 1"], ["bug 2"]]}, "hands[0]: the seat that leads has no card"),
        ({"turn": 1}, "turn: seat 0, left of the dealer, leads when all have chosen, not 1"),
        ({"lacks": [["trash"], [], []], "hands": [["bug 1"], [], []]}, "lacks: no card is played yet"),
        (
            {"options": {"open_recipes": True}, "turn": 1},
            "recipes: in turn from seat 0, those before seat 1 have chosen",
        ),
        ({"options": {"open_recipes": True}, "recipes": [None, "bug soup", None]}, "those before seat 0 have chosen"),
    ],
)
def test_a_choice_of_recipes_that_cannot_be_under_way_is_refused(change, text):
    with pytest.raises(stockpot.BadPosition) as refused:
        choosing(3, **change)
    assert text in str(refused.value)


@pytest.mark.parametrize("position", [None, [], "soup", {}])
def test_what_is_no_position_is_refused(position):
    with pytest.raises(stockpot.BadPosition):
        stockpot.Table.from_position("soup", position)


def test_cards_named_nowhere_lie_aside():
    table = deal("bug 1", "fruit 2", piles=["trash 1, trash 2"])
    assert table.state.aside == 52 - 4
    assert sorted(table.view(0)["pile"]) == cards("trash 1, trash 2")
