"""Counting a deal."""

from __future__ import annotations

import pytest

from stockpot.games.soup.pieces import FACE, PRINTED_CARDS, faces_in
from stockpot.games.soup.view import CARD_POINTS, COLLECTS

from .kitchen import RECIPES, cards, deal, gain, may, play, told


@pytest.mark.rule("soup.score.color", "soup.ruling.color-cards")
@pytest.mark.parametrize(
    ("recipe", "pile", "worth"),
    [
        ("fruit soup", "fruit 10, fruit herb, fruit reset, trash 5, bug 3", 2),  # case 17
        ("bug soup", "bug 1, bug 1, bug 5, bug 10, bug herb, bug reset", 6),
        ("vegetable soup", "vegetable 4, vegetable herb, vegetable herb, fruit herb, bug reset", 3),
        ("vegetable soup", "trash 1, trash 1, trash 2, fruit 5", -3),
        ("bug soup", "fruit 1, fruit 10, vegetable herb", 0),
        ("fruit soup", "", 0),
    ],
)
def test_a_colour_counts_its_cards_less_the_trash(recipe, pile, worth):
    """Case 17, and others."""
    assert gain(recipe, pile)[0] == worth


@pytest.mark.rule("soup.score.trash", "soup.ruling.herbs")
@pytest.mark.parametrize(
    ("pile", "worth"),
    [
        ("trash 1, trash 4, bug herb, fruit herb, vegetable reset, fruit 10", 0),  # case 16
        ("trash 1, trash 1, trash 5", 3),
        ("bug herb, bug herb, vegetable herb, fruit herb", -4),
        ("bug reset, vegetable reset, fruit reset, bug 10, fruit 2", 0),
        ("trash 3, trash 3, fruit reset, bug 3, bug 1, bug 4, vegetable 3", 2),
        ("", 0),
    ],
)
def test_trash_soup_counts_trash_less_the_herbs(pile, worth):
    """Case 16, and others."""
    assert gain("trash soup", pile)[0] == worth


@pytest.mark.rule("soup.score.water")
@pytest.mark.parametrize(
    ("pile", "worth"),
    [
        ("bug 1, bug 2, bug 3, bug 4, bug 5, bug 10, bug herb, bug reset, trash 1, trash 2, fruit 1, fruit herb", -7),
        ("", 5),
        ("trash 1", 4),
        ("bug herb, bug reset, vegetable 10, fruit 3, trash 5", 0),
    ],
)
def test_clear_water_begins_with_5_and_loses_one_for_every_card(pile, worth):
    """Case 15: twelve cards give −7, none gives +5."""
    assert gain("clear water", pile)[0] == worth


@pytest.mark.rule("soup.score.floor", "soup.ruling.floor")
def test_points_never_go_below_0():
    """Case 14: 2 points and −6 leave 0; +3 in the next deal makes 3."""
    pile = ", ".join(
        cards("bug 1, bug 2, bug 3, bug 4, bug 5, vegetable 1, vegetable 2, vegetable 3, fruit 1, fruit 2, fruit 3")
    )
    assert gain("clear water", pile, points=2) == (-6, 0)
    assert gain("fruit soup", "fruit 1, fruit 2, fruit 3", points=0) == (3, 3)


@pytest.mark.rule("soup.ruling.floor", "soup.score.floor")
def test_the_floor_is_for_the_sum_of_the_deal_and_not_for_each_card():
    assert gain("fruit soup", "trash 1, trash 1, trash 2, fruit 1, fruit 2", points=0) == (-1, 0)
    assert gain("fruit soup", "trash 1, trash 1, trash 2, fruit 1, fruit 2", points=1) == (-1, 0)
    assert gain("fruit soup", "trash 1, trash 1, fruit 1, fruit 2, fruit 3", points=1) == (1, 2)


@pytest.mark.rule("soup.score.floor")
def test_the_results_of_all_deals_stay_known():
    table = deal(
        "bug 1", "", points=[2, 30], deal=3, used=[RECIPES[:2]] * 2, piles=["", "fruit 1, fruit 2"],
        gained=[[-3, 20], [0, 5], [0, 0], [0, 0], [0, 0]],
    )  # fmt: skip
    play(table, "bug 1")
    assert [seat["gained"] for seat in table.view()["seats"]] == [[-3, 0, 5], [20, 5, 3]]
    assert table.scores == (7, 33)


@pytest.mark.rule("soup.score.discard")
def test_a_recipe_is_cooked_once():
    table = deal("bug 1", "", recipes=["trash soup", "fruit soup"])
    play(table, "bug 1")
    assert [seat["used"] for seat in table.view()["seats"]] == [["trash soup"], ["fruit soup"]]
    assert may(table, 0) == ["bug soup", "vegetable soup", "fruit soup", "clear water"]
    assert may(table, 1) == ["bug soup", "vegetable soup", "trash soup", "clear water"]
    assert table.why_not(0, "trash soup").rule == "soup.score.discard"


@pytest.mark.rule("soup.ruling.deal-end", "soup.hidden.hands")
def test_a_deal_is_counted_before_all_and_what_was_not_played_stays_unseen():
    """The results are told to everybody; cards left in hands and cards set aside are in nobody's view or story."""
    table = deal("bug 1", "", "fruit 10, trash 4", recipes=["bug soup", "fruit soup", "trash soup"],
                 deal=5, used=[RECIPES[1:], ["bug soup", "vegetable soup", "trash soup", "clear water"],
                               ["bug soup", "vegetable soup", "fruit soup", "clear water"]])  # fmt: skip
    events = table.play(0, "bug 1")
    for viewer in (0, 1, None):
        stories = [event.seen(viewer) for event in events]
        assert [data["gain"] for data in told(stories, "scored")] == [0, 0, 0]
        assert "fruit 10" not in str(stories) + str(table.view(viewer))
        assert "trash 4" not in str(stories) + str(table.view(viewer))
    assert table.view(2)["hand"] == ["fruit 10", "trash 4"]


@pytest.mark.rule("soup.ruling.deal-end", "soup.ruling.piles")
def test_piles_are_turned_up_when_all_is_over():
    table = deal("bug 1", "", deal=5, used=[RECIPES[:4]] * 2, piles=["", "fruit 1, trash 2"])
    assert [seat["pile"] for seat in table.view(0)["seats"]] == [None, None]
    play(table, "bug 1")
    for viewer in (0, 1, None):
        assert [seat["pile"] for seat in table.view(viewer)["seats"]] == [[], ["fruit 1", "trash 2"]]


@pytest.mark.rule("soup.ruling.deal-end")
def test_piles_are_turned_up_when_a_deal_ends():
    """Everybody is told them, so that whoever comes later can count again what was scored."""
    table = deal("bug 1", "", piles=["trash 3, bug herb", "fruit 1, fruit reset, trash 2, trash 5"],
                 recipes=["trash soup", "fruit soup"])  # fmt: skip
    events = table.play(0, "bug 1")
    for viewer in (0, 1, None):
        stories = [event.seen(viewer) for event in events]
        assert [data["pile"] for data in told(stories, "turned_up")] == [
            ["bug herb", "trash 3"], ["fruit 1", "fruit reset", "trash 2", "trash 5"]
        ]  # fmt: skip
        assert [data["gain"] for data in told(stories, "scored")] == [0, 0]
    assert "turns up fruit 1, fruit reset, trash 2 and trash 5." in str([event.seen().text for event in events])
    assert table.view()["deal"] == 2


@pytest.mark.rule("soup.ruling.deal-end")
def test_any_pile_can_be_told():
    """The whole deck: every bit of a pile finds its place in the trail."""
    everything = ", ".join(FACE.ids[face] for face in faces_in(PRINTED_CARDS) if FACE.ids[face] != "bug 1")
    table = deal("bug 1", "", piles=["", f"{everything}, bug 1"])
    (empty, full) = told([event.seen(None) for event in table.play(0, "bug 1")], "turned_up")
    assert (empty["pile"], len(full["pile"])) == ([], 51)
    assert ", ".join(full["pile"]) == f"bug 1, {everything}"
    lines = [event.seen(None, "fr").text for event in table.undo().play(0, "bug 1")]
    assert "{0} n’a rien pris." in lines


@pytest.mark.rule("soup.score.color", "soup.score.trash", "soup.score.water")
@pytest.mark.parametrize("recipe", RECIPES)
def test_what_a_view_says_of_recipes_is_what_each_card_counts(recipe):
    nothing = gain(recipe, "")[0]
    for face in FACE.ids:
        assert gain(recipe, face)[0] - nothing == CARD_POINTS[recipe][face]
        assert (CARD_POINTS[recipe][face] > 0) == (face.split()[0] == COLLECTS[recipe])
