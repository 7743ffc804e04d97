"""Dealing, the judge, cooking, clean-up, the next round."""

from __future__ import annotations

import itertools

import pytest

import stockpot
from stockpot.games.sapotage.state import Event

from .kitchen import (
    INGREDIENTS,
    J01,
    JUDGES,
    NOTHING,
    Last,
    cards,
    cook_any,
    cooking,
    give,
    hand,
    may,
    one_round,
    phase,
    play,
    serve,
    serving,
    start,
    told,
    unused,
    whole_round,
)

# ------------------------------------------------------------------------------------------------------------------ deal


@pytest.mark.rule("sapotage.deal.hands", "sapotage.ruling.kept-card", "sapotage.sabotage.one")
def test_five_cards_then_four_more_to_the_one_kept():
    """Case 7."""
    table = start(4)
    assert [len(hand(table, seat)) for seat in range(4)] == [5] * 4
    cook_any(table)
    assert [len(hand(table, seat)) for seat in range(4)] == [2] * 4
    give(table)
    assert [len(hand(table, seat)) for seat in range(4)] == [1] * 4
    kept = [hand(table, seat)[0] for seat in range(4)]
    serve(table, votes=Last(table))
    assert table.view()["round"] == 2
    assert [len(hand(table, seat)) for seat in range(4)] == [5] * 4
    assert all(kept[seat] in hand(table, seat) for seat in range(4))
    assert table.view()["deck"] == 108 - 20 - 16


@pytest.mark.rule("sapotage.deal.hands", "sapotage.variant.shared", "sapotage.ruling.kept-card")
def test_with_shared_ingredients_four_cards_then_three_more():
    """Case 7, second half."""
    table = start(4, shared=True)
    assert [len(hand(table, seat)) for seat in range(4)] == [4] * 4
    assert table.view()["deck"] == 108 - 16 - 3
    cook_any(table)
    assert [len(hand(table, seat)) for seat in range(4)] == [2] * 4
    give(table)
    assert [len(hand(table, seat)) for seat in range(4)] == [1] * 4
    serve(table, votes=Last(table))
    assert [len(hand(table, seat)) for seat in range(4)] == [4] * 4
    assert table.view()["deck"] == 108 - 16 - 3 - 12 - 3


@pytest.mark.rule("sapotage.deal.order", "sapotage.round.dealer")
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left():
    top = unused(cards(NOTHING))[40:52]
    table = serving("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon", deck=top)
    give(table)
    kept = [hand(table, seat)[0] for seat in range(3)]
    serve(table)
    assert table.view()["dealer"] == 1
    dealt = {seat: [top[i] for i in range(12) if (2 + i) % 3 == seat] for seat in range(3)}
    for seat in range(3):
        assert sorted(hand(table, seat)) == sorted([kept[seat], *dealt[seat]])


@pytest.mark.rule("sapotage.deal.empty", "sapotage.ruling.middle-of-deal")
def test_a_deck_that_runs_out_is_made_from_the_pile_and_the_deal_goes_on():
    """Case 14: 30, 24, 24, 24, then 6 and 18 of 96."""
    table = start(6, seed=4, presentation="off", first_dealer="0", judges_to_win=9)
    decks = [table.view()["deck"]]
    for _ in range(3):
        one_round(table)
        decks.append(table.view()["deck"])
    assert decks == [78, 54, 30, 6]
    cook_any(table)
    before = table.position()
    give(table)
    after = table.position()
    assert [event for event in table.history[-1].events if event[0] == Event.RESHUFFLED]
    kept = [before["hands"][seat][1] for seat in range(6)]  # the first card was discarded
    assert all(kept[seat] in after["hands"][seat] for seat in range(6))
    left_in_deck = before["deck"]
    dealer = after["dealer"]
    assert dealer == 4
    for i, card in enumerate(left_in_deck):  # one to each, clockwise from the dealer's left
        assert card in after["hands"][(dealer + 1 + i) % 6]
    assert len(after["deck"]) == 96 - 18
    assert after["discard"] == []
    assert after["face_down"] == [[]] * 6
    held = set(kept) | set(left_in_deck)
    assert not held & set(after["deck"])
    assert after["last_shuffle"]["hands"] == [2] * 6
    assert sorted(after["last_shuffle"]["held"]) == sorted(held)


@pytest.mark.rule("sapotage.ruling.when-needed")
def test_an_empty_deck_stays_empty_until_a_card_is_needed():
    top = unused(cards(NOTHING))[40:52]
    table = serving("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon", deck=top, rest="discard")
    whole_round(table)
    view = table.view()
    assert (view["deck"], view["round"], view["phase"]) == (0, 2, "cook")
    assert view["discard"] == 108 - 15
    assert table.position()["last_shuffle"] is None
    one_round(table)
    assert table.position()["last_shuffle"]["number"] == 1
    assert table.view()["deck"] == 108 - 3 - 12


@pytest.mark.rule("sapotage.ruling.middle-of-deal", "sapotage.variant.shared")
def test_shared_cards_already_turned_up_are_not_shuffled_in():
    top = unused(cards(NOTHING))[40:51]
    shared = ["Honey", "Butter", "Kale"]
    table = serving(
        "Sugar Cubes, Habanero", "Capers, Tahini", "Lime, Bitter Melon", deck=top, rest="discard", shared=shared,
        uses=["Honey", "Kale", "Kale"], options={"shared": True, "presentation": "off"},
    )  # fmt: skip
    give(table)
    position = table.position()
    assert position["shared"][:2] == top[9:]  # nine went to hands, two were turned up, the third is from the new deck
    assert set(position["last_shuffle"]["held"]) >= set(top)
    assert not set(top) & set(position["deck"])
    assert position["shared"][2] not in top


# ----------------------------------------------------------------------------------------------------------- judge, cook


@pytest.mark.rule("sapotage.judge.reveal")
def test_the_top_judge_is_turned_up_for_all():
    table = start(3)
    order = table.position()["judge_deck"]
    for viewer in (0, 1, 2, None):
        assert len(table.view(viewer)["judges"]) == 1
        assert table.view(viewer)["judge_deck"] == 17
    one_round(table)
    assert [judge["name"] for judge in table.view()["judges"]] == order[:1]
    judge = table.view()["judges"][0]
    assert len({judge["favorite"], *judge["likes"], *judge["dislikes"]}) == 7


@pytest.mark.rule("sapotage.cook.dish")
def test_a_dish_is_any_three_cards_of_the_hand():
    table = cooking("Lemon, Honey, Kale, Butter, Steak", "", "")
    held = hand(table, 0)
    assert may(table, 0) == ["cook " + ", ".join(three) for three in itertools.combinations(held, 3)]
    play(table, 0, "cook Steak, Lemon, Honey")
    assert [card["name"] for card in table.view(0)["seats"][0]["dish"]] == ["Lemon", "Steak", "Honey"]
    assert hand(table, 0) == ["Kale", "Butter"]


@pytest.mark.rule("sapotage.cook.dish")
@pytest.mark.parametrize(
    "text",
    ["cook Lemon, Honey", "cook Lemon, Honey, Kale, Butter", "cook Lemon, Lemon, Kale", "cook Lemon, Honey, Lime"],
)
def test_it_is_exactly_three_and_from_the_hand(text):
    table = cooking("Lemon, Honey, Kale, Butter, Steak", "", "")
    with pytest.raises(stockpot.IllegalMove, match=r"sapotage\.cook\.dish"):
        table.play(0, text)


@pytest.mark.rule("sapotage.cook.dish")
def test_nothing_else_is_done_while_dishes_are_made():
    table = cooking("Lemon, Honey, Kale, Butter, Steak", "", "")
    for text in ("discard Lemon", "laugh", "present", "vote for seat 1", "turn up 1 of seat 1"):
        assert table.why_not(0, text).rule == "sapotage.cook.dish"


@pytest.mark.rule("sapotage.cook.locked", "sapotage.cook.secret", "sapotage.round.together")
def test_the_next_step_waits_for_the_last_dish_and_nobody_sees_the_others():
    table = cooking("Lemon, Honey, Kale, Butter, Steak", "", "")
    play(table, 0, "cook Lemon, Honey, Kale")
    assert (phase(table), table.to_act) == ("cook", (1, 2))
    for viewer in (1, 2, None):
        seat = table.view(viewer)["seats"][0]
        assert (seat["dish"], seat["locked"], seat["cards"]) == ([None, None, None], True, 2)
    assert table.why_not(0, 0).rule == "sapotage.round.together"
    cook_any(table)
    assert (phase(table), table.to_act) == ("give", (0, 1, 2))
    for viewer in (1, 2, None):
        assert table.view(viewer)["seats"][0]["dish"] == [None, None, None]


@pytest.mark.rule("sapotage.round.together")
def test_the_order_of_simultaneous_choices_does_not_matter():
    ends = set()
    for order in itertools.permutations(range(3)):
        table = start(3, seed=9, peeking=True)
        for _ in range(60):
            waiting = [seat for seat in order if seat in table.to_act]
            if not waiting:
                break
            play(table, waiting[0], may(table, waiting[0])[-1])
        ends.add(table.state.to_bytes())
    assert len(ends) == 1


# --------------------------------------------------------------------------------------------------------------- clean up


@pytest.mark.rule("sapotage.round.cleanup")
def test_all_dishes_go_to_the_open_pile():
    gifts = {1: ("Lemon", 0), 2: ("Gym Sock", None)}
    table = serving("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon", gifts=gifts)
    give(table, gifts)
    kept = [hand(table, seat) for seat in range(3)]
    serve(table)
    view = table.view()
    assert sorted(view["open_discard"]) == sorted(
        cards(f"Sugar Cubes, Habanero, Coconut, {NOTHING}, Kale, Lime, Bitter Melon, Lemon")
    )
    assert view["discard"] == 12  # with the two discarded face down
    assert [set(held) <= set(hand(table, seat)) for seat, held in enumerate(kept)] == [True] * 3
    assert [seat["dish"] for seat in view["seats"]] == [[], [], []]


@pytest.mark.rule("sapotage.round.dealer", "sapotage.ruling.dealer-moves")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_dealer_moves_on_whoever_wins(winner):
    dishes = [NOTHING, "Kale, Lime, Bitter Melon", "Espresso, Cranberry, Rye Bread"]
    dishes[winner] = "Sugar Cubes, Habanero, Coconut"
    for dealer in range(3):
        table = serving(*dishes, dealer=dealer)
        events = whole_round(table)
        assert [data["seat"] for data in told(events, "judge_won")] == [winner]
        assert table.view()["dealer"] == (dealer + 1) % 3


def test_the_round_before_stays_in_view():
    gifts = {1: ("Lemon", 0)}
    table = serving("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon", gifts=gifts)
    assert table.view()["last_round"] is None
    whole_round(table, gifts, laughs={0: [2]})
    last = table.view()["last_round"]
    assert (last["round"], last["judges"]) == (1, [{"name": J01, "winner": 0, "votes": {}}])
    assert {key: value for key, value in last["seats"][0].items() if key not in ("dish", "sheets")} == {
        "uses": None, "abstained": True, "foreign": [{"from": 1, "card": "Lemon"}],
        "reactions": {"1": "quiet", "2": "laugh"}, "presentation": 2, "points": [11], "totals": [13],
        "named_after": ["Sugar Cubes", "Habanero"], "votes": 0,
    }  # fmt: skip
    assert sorted(last["seats"][0]["dish"]) == ["Coconut", "Habanero", "Sugar Cubes"]


def test_lists_of_names_are_whole():
    assert len(INGREDIENTS) == len(set(INGREDIENTS)) == 108
    assert len(JUDGES) == 18


@pytest.mark.rule("sapotage.cook.dish", "sapotage.sabotage.one")
def test_wrong_cards_are_against_a_rule_not_unknown() -> None:
    """Dishes of two or four cards, cards not held, two gifts at once: clearly meant, and each against its rule."""
    table = cooking("Lemon, Honey, Kale, Butter, Steak", "", "")
    for text in ("cook Lemon, Honey", "cuisiner Citron, Miel"):
        with pytest.raises(stockpot.IllegalMove, match=r"exactly three cards.*sapotage.cook.dish"):
            table.play(0, text)
    for card in ("Tofu", hand(table, 1)[0]):  # whose card it is, if anybody's, makes no difference
        assert table.why_not(0, f"cook Lemon, Honey, {card}").text == f"You don’t hold {card}."
    assert table.why_not(0, "give Lemon to seat 1").rule == "sapotage.cook.dish"
    assert table.why_not(0, "cook Lemon, Honey", "fr").text.startswith("Tout le monde cuisine")

    served = serving("Tofu, Lemon, Honey", "Butter, Steak, Lime", NOTHING, gifts={0: ("Kale", 1)})
    held = hand(served, 0)
    assert served.why_not(0, f"give {held[0]}, {held[1]} to seat 1").rule == "sapotage.sabotage.one"
    assert served.why_not(0, f"discard {held[0]}, {held[1]}").rule == "sapotage.sabotage.one"
    assert served.why_not(0, f"give {held[0]} to seat 1, {held[1]} to seat 2").rule == "sapotage.sabotage.one"
    assert served.why_not(0, "give Lemon to seat 1").text == "You don’t hold Lemon."
    assert served.why_not(0, f"give {held[0]} to seat 9").rule == "sapotage.setup.players"
    for text in ("cook chalk, cheese, Tofu", "give it to seat 1", "hum"):
        with pytest.raises(stockpot.UnknownMove):
            served.play(0, text)


def test_at_the_end_the_round_judged_last_is_the_last_one():
    gifts = {1: ("Lemon", 0)}
    dishes = "Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon"
    before, at_the_end = (serving(*dishes, gifts=gifts, options={"judges_to_win": n}) for n in (2, 1))
    for table in before, at_the_end:
        whole_round(table, gifts, laughs={0: [2]})
    assert (phase(before), phase(at_the_end)) == ("cook", "over")
    assert at_the_end.view()["last_round"] == before.view()["last_round"]
