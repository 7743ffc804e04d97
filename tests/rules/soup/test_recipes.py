"""Choosing a recipe."""

from __future__ import annotations

import itertools

import pytest

from .kitchen import RECIPES, choosing, deal, may, play, told


@pytest.mark.rule("soup.recipe.choose", "soup.recipe.secret")
def test_all_choose_at_the_same_time_among_the_recipes_they_own():
    used = [["bug soup"], ["clear water"], ["fruit soup"]]
    table = choosing(3, deal=2, used=used)
    assert table.to_act == (0, 1, 2)
    for seat in range(3):
        assert may(table, seat) == [recipe for recipe in RECIPES if recipe not in used[seat]]


@pytest.mark.rule("soup.recipe.choose")
def test_no_card_is_played_before_all_have_chosen():
    table = choosing(3)
    table.play(0, "bug soup")
    assert table.why_not(1, table.view(1)["hand"][0]).rule == "soup.recipe.choose"


@pytest.mark.rule("soup.recipe.secret", "soup.hidden.hands")
def test_a_recipe_chosen_face_down_is_known_to_its_owner_alone():
    table = choosing(3)
    (event,) = table.play(1, "trash soup")
    assert table.to_act == (0, 2)
    for viewer in (0, 1, 2, None):
        seen = table.view(viewer)["seats"][1]
        assert seen["chosen"]
        assert seen["recipe"] == ("trash soup" if viewer == 1 else None)
        assert event.seen(viewer).data.get("recipe") == ("trash soup" if viewer == 1 else None)
    assert not table.view(1)["seats"][0]["chosen"]


@pytest.mark.rule("soup.recipe.secret")
def test_a_choice_stands():
    table = choosing(3)
    table.play(1, "trash soup")
    assert may(table, 1) == []
    assert table.why_not(1, "bug soup").rule == "soup.recipe.secret"


@pytest.mark.rule("soup.recipe.secret", "soup.recipe.reveal")
def test_the_order_of_the_choices_makes_no_difference():
    reached = set()
    for order in itertools.permutations(range(3)):
        table = choosing(3)
        for seat in order:
            table.play(seat, RECIPES[seat])
        reached.add(table.state.to_bytes())
    assert len(reached) == 1


@pytest.mark.rule("soup.recipe.reveal")
def test_the_last_choice_turns_all_recipes_up():
    table = choosing(3)
    assert told(play(table, "fruit soup", "fruit soup"), "showed") == []
    shown = told(play(table, "clear water"), "showed")
    assert [(data["seat"], data["recipe"]) for data in shown] == [
        (0, "fruit soup"),
        (1, "fruit soup"),
        (2, "clear water"),
    ]
    for viewer in (0, 1, 2, None):
        seats = table.view(viewer)["seats"]
        assert [seat["recipe"] for seat in seats] == ["fruit soup", "fruit soup", "clear water"]
    table.play(0, may(table, 0)[0])
    assert [seat["recipe"] for seat in table.view()["seats"]] == ["fruit soup", "fruit soup", "clear water"]


@pytest.mark.rule("soup.recipe.last")
@pytest.mark.parametrize("open_recipes", [False, True])
def test_in_the_fifth_deal_the_last_recipe_is_shown_without_a_decision(open_recipes):
    used = [RECIPES[1:4], RECIPES[:3], RECIPES[:3]]
    table = deal(
        "bug 1", "", "", recipes=["bug soup", "clear water", "trash soup"], deal=4, used=used,
        options={"open_recipes": open_recipes},
    )  # fmt: skip
    events = play(table, "bug 1")
    assert [data["recipe"] for data in told(events, "showed")] == ["clear water", "trash soup", "clear water"]
    view = table.view()
    assert (view["deal"], view["phase"], view["dealer"]) == (5, "tricks", 0)
    assert [seat["recipe"] for seat in view["seats"]] == ["clear water", "trash soup", "clear water"]
    assert table.to_act == (1,)


@pytest.mark.rule("soup.recipe.last")
def test_in_the_fourth_deal_two_recipes_are_left_to_choose_from():
    table = deal("bug 1", "", deal=3, used=[RECIPES[:2]] * 2)
    play(table, "bug 1")
    assert [may(table, seat) for seat in (0, 1)] == [["fruit soup", "trash soup"]] * 2
