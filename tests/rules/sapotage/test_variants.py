"""Several judges, peeking, shared ingredients, and all of them together."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

import stockpot

from .kitchen import (
    J01,
    J09,
    J16,
    NOTHING,
    cook_any,
    cooking,
    give,
    hand,
    ingredients,
    may,
    one_round,
    owners,
    phase,
    play,
    serve,
    serving,
    start,
    told,
    totals,
    whole_round,
)

OFF = {"presentation": "off"}

# -------------------------------------------------------------------------------------------------------- several judges


@pytest.mark.rule("sapotage.variant.judges", "sapotage.ruling.points-for-each-judge")
def test_every_judge_adds_the_dish_up_anew():
    """Case 4: 5, 14 and 2; a name and two laughs make 8, 17 and 5."""
    table = serving(
        "Miso Paste, Shiitake, Soy Sauce",
        NOTHING,
        "Kale, Lime, Bitter Melon",
        judges=[J01, J09, J16],
        options={"judges": 3},
    )
    events = whole_round(table, laughs={0: [1, 2]})
    assert [ingredients(events, judge)[0] for judge in (J01, J09, J16)] == [5, 14, 2]
    assert [totals(events, judge)[0] for judge in (J01, J09, J16)] == [8, 17, 5]
    assert owners(events) == {J01: 0, J09: 0, J16: 0}
    assert table.winners == (0,)


@pytest.mark.rule("sapotage.variant.judges", "sapotage.judge.reveal")
@pytest.mark.parametrize("judges", [1, 2, 3])
def test_as_many_judges_as_agreed_are_turned_up(judges):
    table = start(4, judges=judges, presentation="off")
    assert len(table.view()["judges"]) == judges
    assert table.view()["judge_deck"] == 18 - judges
    events = one_round(table)
    assert len(told(events, "judge_won")) == judges
    with pytest.raises(stockpot.BadOption):
        start(4, judges=4)


@pytest.mark.rule("sapotage.ruling.judge-order", "sapotage.win.vote")
def test_judges_are_settled_one_after_the_other_each_with_its_vote():
    """Both judges are tied between seats 0 and 1, who have the same flavors; the judge just won counts for (c)."""
    dishes = ("Strawberry, Lemon, Gold Leaf", "Mango, Lime, Saffron Threads", "Kale, Vinegar, Bitter Melon")
    table = serving(*dishes, judges=[J01, "Grandpa Gus"], options={"judges": 2, "presentation": "name"})
    give(table)
    serve(table)
    assert table.view()["tied"] == [0, 1]
    events = play(table, 2, "vote for seat 1")
    assert owners(events) == {J01: 1}
    assert (phase(table), table.to_act) == ("vote", (2,))
    assert table.view()["judges"][0]["votes"] == {"2": 1}
    assert table.view()["judges"][0]["winner"] == 1
    events = play(table, 2, "vote for seat 0")
    assert owners(events) == {"Grandpa Gus": 0}
    without = serving(*dishes, judges=[J01, "Grandpa Gus"], options={"judges": 2, **OFF}, dealer=2)
    events = whole_round(without)
    assert [(data["seat"], data["how"]) for data in told(events, "judge_won")] == [(0, "seat"), (1, "fewer")]


@pytest.mark.rule("sapotage.variant.judges-end")
def test_all_judges_are_awarded_before_the_end():
    spare = ["Zesty Zelda", "Binge Benny"]
    table = serving(
        "Sugar Cubes, Habanero, Coconut", "Miso Paste, Shiitake, Hot Sauce", NOTHING, judges=[J01, J09, J16],
        won=[spare, [], []], options={"judges": 3, **OFF},
    )  # fmt: skip
    events = whole_round(table)
    assert [data["judge"] for data in told(events, "judge_won")] == [J01, J09, J16]
    assert table.scores == (3, 2, 0)
    assert table.winners == (0,)


# ---------------------------------------------------------------------------------------------------------------- peeking


def peeking(*dishes: str, dealer: int = 0, **options: object) -> stockpot.Table:
    return serving(*dishes, phase="peek", dealer=dealer, options={"peeking": True, **options})


THREE = ("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon")


@pytest.mark.rule("sapotage.variant.peeking", "sapotage.ruling.peek-once", "sapotage.ruling.peek-must")
def test_peeking_goes_counterclockwise_from_the_dealer():
    """Case 15: D (0) turns up a card of F (2), F one of D, and E (1) must turn up one of the own."""
    table = peeking(*THREE)
    assert table.to_act == (0,)
    assert len(may(table, 0)) == 9  # no way around it, and any dish
    events = play(table, 0, "turn up 2 of seat 2")
    assert told(events, "turned_up") == [{"seat": 0, "owner": 2, "place": 2, "card": "Lime"}]
    assert table.to_act == (2,)
    assert table.why_not(2, "turn up 1 of seat 2").rule == "sapotage.ruling.peek-once"
    assert table.why_not(1, "turn up 1 of seat 1").rule == "sapotage.variant.peeking"
    assert table.why_not(2, "present").rule == "sapotage.variant.peeking"
    play(table, 2, "turn up 3 of seat 0")
    assert table.to_act == (1,)
    assert may(table, 1) == [f"turn up {place} of seat 1" for place in (1, 2, 3)]
    play(table, 1, "turn up 1 of seat 1")
    assert (phase(table), table.to_act) == ("give", (0, 1, 2))
    for viewer in (0, 1, 2, None):
        dishes = [[card and card["name"] for card in seat["dish"]] for seat in table.view(viewer)["seats"]]
        open_cards = [[None, None, "Coconut"], ["Capers", None, None], [None, "Lime", None]]
        for seat in range(3):
            assert dishes[seat] == (open_cards[seat] if seat != viewer else [c.strip() for c in THREE[seat].split(",")])


@pytest.mark.rule("sapotage.variant.peeking")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_every_dish_shows_one_card_at_the_end_of_the_peeking(dealer):
    table = peeking(*THREE, dealer=dealer)
    order = []
    while phase(table) == "peek":
        order.append(table.to_act[0])
        play(table, table.to_act[0], may(table, table.to_act[0])[-1])
    assert order == [dealer, (dealer - 1) % 3, (dealer - 2) % 3]
    assert [sum(card is not None for card in seat["dish"]) for seat in table.view()["seats"]] == [1, 1, 1]


@pytest.mark.rule("sapotage.variant.peek-places")
def test_the_places_are_in_random_order_which_the_cook_sees():
    orders = Counter()
    for seed in range(60):
        table = cooking("Lemon, Honey, Kale, Butter, Steak", "", "", options={"peeking": True}, rng=f"{seed:x}")
        play(table, 0, "cook Lemon, Honey, Kale")
        assert [card["name"] for card in table.view(0)["seats"][0]["dish"]] == ["Lemon", "Kale", "Honey"]
        cook_any(table)
        orders[tuple(card["name"] for card in table.view(0)["seats"][0]["dish"])] += 1
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {("Honey", "Kale", "Lemon")}


@pytest.mark.rule("sapotage.variant.peek-places")
def test_a_place_tells_the_others_nothing():
    """Whatever lies where, another seat cannot tell before the card is turned up."""
    table = peeking(*THREE)
    seen = Counter(table.redeal(1, seed=seed).position()["dishes"][0][0] for seed in range(150))
    assert len(seen) > 60


def test_there_is_no_peeking_without_the_variant():
    table = cooking("", "", "")
    cook_any(table)
    assert phase(table) == "give"


def test_a_place_that_is_not_there():
    table = peeking(*THREE)
    for text in ("turn up 4 of seat 1", "turn up 0 of seat 1", "turn up 1 of seat 6", "turn up x of seat 1"):
        with pytest.raises(stockpot.UnknownMove):
            table.play(0, text)
    for what in ("turn up 1 of seat 5", 28 + 3 * 4):
        assert table.why_not(0, what).rule == "sapotage.setup.players"


# ------------------------------------------------------------------------------------------------------------- shared


SHARED = ["Honey", "Gold Leaf", "Gym Sock"]


def shared_cooking(**more: object) -> stockpot.Table:
    return cooking("Lemon, Kale, Butter, Steak", "", "", shared=SHARED, options={"shared": True, **more})


@pytest.mark.rule("sapotage.variant.shared", "sapotage.ruling.shared-special")
def test_a_dish_is_two_cards_and_a_shared_one():
    table = shared_cooking()
    held = hand(table, 0)
    pairs = itertools.combinations(held, 2)
    assert may(table, 0) == [f"cook {', '.join(pair)} + {shared}" for pair in pairs for shared in SHARED]
    assert table.why_not(0, 0).rule == "sapotage.variant.shared"
    play(table, 0, "cook Steak, Lemon + Gym Sock")
    assert [card["name"] for card in table.view(0)["seats"][0]["dish"]] == ["Lemon", "Steak"]
    assert table.view(0)["seats"][0]["uses"] == "Gym Sock"
    for viewer in (1, 2, None):
        assert table.view(viewer)["seats"][0]["uses"] is None  # shown when all have locked
    for text in ("cook Lemon, Kale + Butter", "cook Lemon, Kale", "cook Lemon + Honey"):
        with pytest.raises(stockpot.IllegalMove, match=r"sapotage\.variant\.shared"):
            table.play(1, text)
    events = cook_any(table)
    assert [data["card"] for data in told(events, "uses")] == ["Gym Sock", "Honey", "Honey"]
    for viewer in (0, 1, 2, None):
        assert [seat["uses"] for seat in table.view(viewer)["seats"]] == ["Gym Sock", "Honey", "Honey"]


@pytest.mark.rule("sapotage.variant.shared", "sapotage.round.cleanup")
def test_a_shared_card_counts_for_all_who_use_it_and_is_discarded_once():
    """Case 16."""
    table = serving(
        "Sugar Cubes, Habanero", "Capers, Tahini", "Lime, Bitter Melon", shared=SHARED, uses=["Honey", "Honey", "Gym Sock"],
        options={"shared": True, **OFF},
    )  # fmt: skip
    events = whole_round(table)
    assert ingredients(events) == [6 + 4 + 4, -2 - 1 + 4, -3 - 3 - 3]
    pile = table.view()["open_discard"]
    assert pile.count("Honey") == 1
    assert set(SHARED) <= set(pile)
    assert len(pile) == 6 + 3
    last = table.view()["last_round"]["seats"]
    assert [seat["uses"] for seat in last] == ["Honey", "Honey", "Gym Sock"]


@pytest.mark.rule("sapotage.variant.shared-peek")
def test_only_the_two_cards_of_the_hand_can_be_turned_up():
    table = shared_cooking(peeking=True)
    cook_any(table)
    assert phase(table) == "peek"
    assert may(table, 0) == [f"turn up {place} of seat {seat}" for seat in range(3) for place in (1, 2)]
    assert table.why_not(0, "turn up 3 of seat 1").rule == "sapotage.variant.shared-peek"
    play(table, 0, "turn up 1 of seat 0")
    assert table.why_not(2, "turn up 2 of seat 0").rule == "sapotage.ruling.peek-once"


@pytest.mark.rule("sapotage.win.tie", "sapotage.variant.shared")
def test_the_favorite_on_a_shared_card_counts_in_a_tie():
    """7 points each; Sweet stands twice on the shared Honey, and not on Gold Leaf with more liked flavors."""
    table = serving(
        "Wasabi, Sea Salt", "Ghost Pepper, Seaweed", "Lime, Bitter Melon", shared=SHARED,
        uses=["Honey", "Gold Leaf", "Gym Sock"], options={"shared": True, **OFF},
    )  # fmt: skip
    events = whole_round(table)
    assert ingredients(events) == [7, 7, -9]
    assert told(events, "judge_won") == [{"judge": J01, "seat": 0, "how": "favorite"}]


# ------------------------------------------------------------------------------------------------------------ together


@pytest.mark.rule(
    "sapotage.variant.judges", "sapotage.variant.peeking", "sapotage.variant.shared", "sapotage.present.points"
)
@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("mode", ["honor", "tokens", "name", "off"])
def test_all_variants_go_together(players, mode):
    for judges, peeks, shared in itertools.product((1, 2, 3), (False, True), (False, True)):
        table = start(players, presentation=mode, judges=judges, peeking=peeks, shared=shared)
        steps = set()
        while not table.over:
            seat = table.to_act[-1]
            steps.add(phase(table))
            actions = table.legal(seat)
            table.play(seat, actions[len(steps) % len(actions)])
        assert ("peek" in steps) == peeks
        assert ("token" in steps) == (mode == "tokens")
        assert ("react" in steps) == (mode == "honor")
        assert max(table.scores) >= 3
