"""The variant with open recipes."""

from __future__ import annotations

import pytest

import stockpot

from .kitchen import RECIPES, choosing, deal, may, play, told

OPEN = {"open_recipes": True}


def in_turn(players: int, *chosen: str, dealer: int | None = None, **more: object) -> stockpot.Table:
    """Open recipes: those left of the dealer have chosen these."""
    dealer = players - 1 if dealer is None else dealer
    recipes: list[str | None] = [None] * players
    for i, recipe in enumerate(chosen):
        recipes[(dealer + 1 + i) % players] = recipe
    turn = (dealer + 1 + len(chosen)) % players
    return choosing(players, dealer=dealer, options=OPEN, recipes=recipes, turn=turn, **more)


@pytest.mark.rule("soup.variant.open")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_recipes_are_chosen_in_turn_from_the_dealers_left(dealer):
    table = in_turn(4, dealer=dealer)
    for i in range(1, 5):
        seat = (dealer + i) % 4
        assert table.to_act == (seat,)
        table.play(seat, RECIPES[i])
    assert table.view()["phase"] == "tricks"
    assert table.to_act == ((dealer + 1) % 4,)


@pytest.mark.rule("soup.variant.open")
def test_an_open_recipe_is_shown_at_once():
    table = in_turn(3)
    (event,) = table.play(0, "bug soup")
    for viewer in (0, 1, 2, None):
        assert event.seen(viewer).kind == "showed"
        assert event.seen(viewer).data == {"seat": 0, "recipe": "bug soup"}
        assert [seat["recipe"] for seat in table.view(viewer)["seats"]] == ["bug soup", None, None]


@pytest.mark.rule("soup.variant.open", "soup.play.turn")
def test_nobody_chooses_out_of_turn():
    assert in_turn(3).why_not(1, "bug soup").rule == "soup.play.turn"
    assert in_turn(3, "bug soup").why_not(0, "fruit soup").rule == "soup.play.turn"


@pytest.mark.rule("soup.variant.dealer")
def test_the_dealer_differs_from_the_left_neighbour():
    """Case 19, first half: the neighbour chose fruit, the dealer owns fruit and trash, and must take trash."""
    used = [["bug soup", "vegetable soup", "clear water"]] * 3
    table = in_turn(3, "fruit soup", "trash soup", deal=4, used=used)
    assert may(table, 2) == ["trash soup"]
    assert table.why_not(2, "fruit soup").rule == "soup.variant.dealer"
    table.play(2, "trash soup")  # the same as the other neighbour
    assert table.view()["phase"] == "tricks"


@pytest.mark.rule("soup.variant.dealer")
def test_a_used_recipe_is_refused_as_used_even_when_it_is_the_neighbours():
    table = in_turn(3, "fruit soup", "trash soup", deal=2, used=[["bug soup"], ["bug soup"], ["fruit soup"]])
    assert may(table, 2) == ["bug soup", "vegetable soup", "trash soup", "clear water"]
    assert table.why_not(2, "fruit soup").rule == "soup.score.discard"


@pytest.mark.rule("soup.variant.dealer")
def test_nobody_but_the_dealer_is_restricted():
    table = in_turn(4, "fruit soup")
    assert may(table, 1) == RECIPES
    play(table, "fruit soup")
    assert may(table, 2) == RECIPES
    play(table, "fruit soup")
    assert may(table, 3) == ["bug soup", "vegetable soup", "trash soup", "clear water"]


@pytest.mark.rule("soup.variant.dealer")
def test_without_the_variant_the_dealer_is_free():
    assert may(choosing(3, recipes=["fruit soup", None, None]), 2) == RECIPES


@pytest.mark.rule("soup.ruling.variant-two")
@pytest.mark.parametrize("dealer", [0, 1])
def test_with_two_players_the_dealer_differs_from_the_opponent(dealer):
    table = in_turn(2, "clear water", dealer=dealer)
    assert table.to_act == (dealer,)
    assert may(table, dealer) == RECIPES[:4]


@pytest.mark.rule("soup.ruling.variant-last", "soup.variant.dealer", "soup.recipe.last")
def test_the_dealers_only_recipe_may_be_the_neighbours():
    """Case 19, second half: the dealer owns only fruit, the neighbour takes fruit, and so does the dealer."""
    used = [[recipe for recipe in RECIPES if recipe not in ("fruit soup", "trash soup")]] * 3
    table = deal("bug 1", "", "", recipes=["trash soup"] * 3, deal=4, used=used, options=OPEN)
    events = play(table, "bug 1")
    assert [data["recipe"] for data in told(events, "showed")] == ["fruit soup"] * 3
    assert table.view()["phase"] == "tricks"


@pytest.mark.rule("soup.variant.open", "soup.deal.next")
def test_the_variant_holds_in_every_deal():
    table = deal("bug 1", "", "", options=OPEN)
    play(table, "bug 1")
    assert table.view()["dealer"] == 0
    assert table.to_act == (1,)
    play(table, "bug soup", "bug soup")
    assert may(table, 0) == ["vegetable soup", "fruit soup", "trash soup"]
