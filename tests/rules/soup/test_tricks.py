"""Playing tricks: whose turn, which card, what it does, and the end of a deal."""

from __future__ import annotations

import pytest

import stockpot

from .kitchen import cards, choosing, deal, may, play, required, rest, told, totals


def in_pot(table: stockpot.Table) -> list[str]:
    return [entry["card"] for entry in table.view()["pot"]]


# ----------------------------------------------------------------------------------------------- whose turn, which card


@pytest.mark.rule("soup.play.lead")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_player_to_the_dealers_left_leads_any_card(dealer):
    table = choosing(3, dealer=dealer)
    play(table, "bug soup", "bug soup", "bug soup")
    leader = (dealer + 1) % 3
    assert table.to_act == (leader,)
    assert may(table, leader) == list(dict.fromkeys(table.view(leader)["hand"]))


@pytest.mark.rule("soup.play.turn")
def test_turns_go_clockwise_one_card_each():
    table = deal("bug 1, fruit 1", "bug 1, fruit 1", "bug 2, fruit 2")
    for seat in (0, 1, 2, 0):
        assert table.to_act == (seat,)
        assert all(action.text in table.view(seat)["hand"] for action in table.legal(seat))  # no passing
        play(table, may(table, seat)[0])
    assert [(entry["seat"], entry["card"]) for entry in table.view()["pot"]] == [
        (0, "bug 1"), (1, "bug 1"), (2, "bug 2"), (0, "fruit 1"),
    ]  # fmt: skip


@pytest.mark.rule("soup.play.turn")
def test_nobody_plays_out_of_turn():
    table = deal("bug 1", "bug 2", "bug 3")
    with pytest.raises(stockpot.IllegalMove) as refused:
        table.play(1, "bug 2")
    assert refused.value.reason.rule == "soup.play.turn"
    assert table.to_act == (0,)


@pytest.mark.rule("soup.play.hand")
def test_a_card_is_played_from_ones_own_hand_and_leaves_it():
    table = deal("bug 1, bug 2", "bug 3")
    assert table.why_not(0, "bug 3").rule == "soup.play.hand"
    table.play(0, "bug 1")
    assert table.view(0)["hand"] == ["bug 2"]


@pytest.mark.rule("soup.play.required", "soup.ruling.led-ten", "soup.ruling.led-reset")
@pytest.mark.parametrize("color", ["bug", "vegetable", "fruit"])
@pytest.mark.parametrize("sign", ["1", "5", "10", "herb", "reset"])
def test_any_leading_card_of_the_three_colours_makes_its_colour_required(color, sign):
    table = deal(f"{color} {sign}, trash 1", f"{color} 2, trash 1, trash 2")
    play(table, f"{color} {sign}")
    assert table.view()["required"] == color
    assert may(table, 1) == [f"{color} 2"]


@pytest.mark.rule("soup.play.required")
def test_a_later_card_of_another_colour_changes_nothing():
    table = deal("bug 1, trash 1", "fruit 1, trash 2", "vegetable reset, trash 2", recipes=["bug soup"] * 3)
    assert required(play(table, "bug 1", "fruit 1", "vegetable reset")) == ["bug", "bug", "bug"]


@pytest.mark.rule("soup.play.follow")
@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("vegetable reset, trash 5, fruit 3", "vegetable reset"),  # case 8
        ("vegetable 2, vegetable 2, vegetable herb, bug 1", "vegetable 2, vegetable herb"),
        ("vegetable 10, bug 4, fruit reset, trash 1", "vegetable 10"),  # case 9
        ("bug 4, fruit reset, trash 1", "bug 4, fruit reset, trash 1"),  # case 10
        ("trash 5", "trash 5"),
    ],
)
def test_who_holds_the_required_colour_must_play_it(hand, legal):
    """Cases 8, 9 and 10."""
    table = deal("vegetable 1, fruit 1", hand)
    play(table, "vegetable 1")
    assert may(table, 1) == cards(legal)


@pytest.mark.rule("soup.play.follow", "soup.play.full")
def test_a_10_may_have_to_be_played_and_takes_the_trick():
    """Case 9: vegetable 10 is the only vegetable, total 1."""
    table = deal("vegetable 1, fruit 1", "vegetable 10, bug 4")
    play(table, "vegetable 1")
    with pytest.raises(stockpot.IllegalMove, match=r"soup\.play\.follow"):
        table.play(1, "bug 4")
    assert told(play(table, "vegetable 10"), "took") == [{"seat": 1, "cards": 2, "worth": -2}]


@pytest.mark.rule("soup.play.follow", "soup.play.trash")
def test_trash_from_a_hand_without_the_required_colour_frees_everyone():
    """Case 10."""
    table = deal("bug 1, fruit 1", "trash 2, fruit 3", "bug 4, vegetable 1, trash 1")
    play(table, "bug 1")
    assert may(table, 1) == ["fruit 3", "trash 2"]
    assert required(play(table, "trash 2")) == [None]
    assert may(table, 2) == ["bug 4", "vegetable 1", "trash 1"]


@pytest.mark.rule("soup.play.trash")
def test_trash_frees_the_trick_until_it_ends_and_no_longer():
    table = deal(
        "bug 1, bug 2, fruit 1", "trash 4, fruit 3", "fruit 2, bug 5, vegetable 1", "vegetable 3, fruit 2, bug 4"
    )
    events = play(table, "bug 1", "trash 4", "fruit 2", "bug 4")
    assert required(events) == ["bug", None, None, None]
    assert [data["seat"] for data in told(events, "took")] == [3]
    assert required(play(table, "fruit 2")) == ["fruit"]
    assert may(table, 0) == ["fruit 1"]


@pytest.mark.rule("soup.ruling.trash-led", "soup.play.trash", "soup.play.total")
def test_led_trash_requires_nothing():
    """Case 7: trash 2 is led; bug 5, fruit herb, vegetable 3 give 7, 7, 10, and the last player takes."""
    table = deal("trash 2, bug 1", "bug 5, fruit 1, trash 3", "fruit herb, trash 1", "vegetable 3, bug 2")
    events = play(table, "trash 2")
    assert may(table, 1) == ["bug 5", "fruit 1", "trash 3"]
    events += play(table, "bug 5", "fruit herb", "vegetable 3")
    assert totals(events) == [2, 7, 7, 10]
    assert required(events) == [None] * 4
    assert told(events, "took") == [{"seat": 3, "cards": 4, "worth": -4}]
    assert table.to_act == (3,)


@pytest.mark.rule("soup.ruling.trash-thrown", "soup.play.follow")
def test_trash_may_not_be_thrown_in_while_able_to_follow():
    table = deal("bug 1, fruit 1", "bug 2, trash 5")
    play(table, "bug 1")
    assert may(table, 1) == ["bug 2"]
    assert table.why_not(1, "trash 5").rule == "soup.play.follow"


# --------------------------------------------------------------------------------------------------- what the card does


@pytest.mark.rule("soup.play.effect")
def test_the_total_counts_before_the_pot_is_full_and_the_turn_passes_last():
    table = deal("fruit 4, bug 1", "fruit 5, bug 1", "fruit 1, bug 2", "vegetable 1")
    events = play(table, "fruit 4", "fruit 5", "fruit 1")
    assert [event.kind for event in events] == ["played", "played", "played", "took"]
    assert told(events, "played")[-1] == {"seat": 2, "card": "fruit 1", "total": 10, "required": "fruit"}
    assert table.to_act == (2,)  # and not seat 3


@pytest.mark.rule("soup.play.effect", "soup.play.trash")
def test_trash_lifts_the_required_colour_even_when_it_fills_the_pot():
    table = deal("bug 5, bug 1", "trash 5, fruit 1")
    assert required(play(table, "bug 5", "trash 5")) == ["bug", None]


@pytest.mark.rule("soup.play.total")
@pytest.mark.parametrize(
    ("card", "total"),
    [("fruit 1", 5), ("fruit 2", 6), ("fruit 3", 7), ("fruit 4", 8), ("fruit 5", 9), ("fruit herb", 4),
     ("fruit reset", 0), ("fruit 10", 14)],
)  # fmt: skip
def test_what_a_card_adds_to_a_pot_of_4(card, total):
    table = deal("fruit 4, bug 1", f"{card}, bug 1", "bug 2, bug 2")
    assert totals(play(table, "fruit 4", card))[-1] == total
    assert table.view()["total"] == (total if total < 10 else 0)


@pytest.mark.rule("soup.play.ten", "soup.ruling.led-ten")
def test_a_led_10_counts_0():
    """Case 4: fruit 10, 5, 4 give 0, 5, 9; nobody takes."""
    table = deal("fruit 10, bug 1", "fruit 5, bug 1", "fruit 4, bug 2")
    events = play(table, "fruit 10", "fruit 5", "fruit 4")
    assert totals(events) == [0, 5, 9]
    assert required(events) == ["fruit"] * 3
    assert told(events, "took") == []


@pytest.mark.rule("soup.play.ten", "soup.play.full")
def test_a_10_that_follows_counts_ten():
    """Case 5: fruit 1, then fruit 10: total 11, the 10's player takes."""
    table = deal("fruit 1, bug 1", "fruit 10, bug 1", "fruit 4, bug 2")
    events = play(table, "fruit 1", "fruit 10")
    assert totals(events) == [1, 11]
    assert [data["seat"] for data in told(events, "took")] == [1]


@pytest.mark.rule("soup.ruling.ten-after-reset", "soup.play.ten")
def test_a_10_after_a_reset_counts_ten():
    """Case 6: fruit 5, 4, reset, 10 give 5, 9, 0, 10; the 10's player takes four cards."""
    table = deal("fruit 5, bug 1", "fruit 4, bug 1", "fruit reset, bug 2", "fruit 10, bug 2")
    events = play(table, "fruit 5", "fruit 4", "fruit reset", "fruit 10")
    assert totals(events) == [5, 9, 0, 10]
    assert told(events, "took") == [{"seat": 3, "cards": 4, "worth": -4}]


@pytest.mark.rule("soup.play.ten")
def test_a_10_counts_0_again_when_it_leads_a_later_trick():
    table = deal("bug 5, fruit 1", "bug 5, vegetable 10, vegetable 1", "fruit 2")
    assert totals(play(table, "bug 5", "bug 5", "vegetable 10")) == [5, 10, 0]


@pytest.mark.rule("soup.play.reset")
def test_a_reset_empties_the_count_and_leaves_the_required_colour():
    table = deal("bug 5, bug 1", "bug 4, bug 1", "bug reset, fruit 1", "bug 2, fruit 2")
    events = play(table, "bug 5", "bug 4", "bug reset")
    assert totals(events) == [5, 9, 0]
    assert required(events) == ["bug"] * 3
    assert len(in_pot(table)) == 3
    assert may(table, 3) == ["bug 2"]


@pytest.mark.rule("soup.play.reset", "soup.play.required")
def test_a_reset_of_another_colour_does_not_change_the_required_one():
    table = deal("bug 5, bug 1", "fruit reset, fruit 1", "bug 2, fruit 2")
    events = play(table, "bug 5", "fruit reset")
    assert (totals(events), required(events)) == ([5, 0], ["bug", "bug"])
    assert may(table, 2) == ["bug 2"]


@pytest.mark.rule("soup.ruling.led-reset")
def test_a_led_reset_leaves_the_total_at_0_and_requires_its_colour():
    table = deal("bug reset, bug 1", "bug 4, fruit 1")
    events = play(table, "bug reset", "bug 4")
    assert (totals(events), required(events)) == ([0, 4], ["bug", "bug"])


@pytest.mark.rule("soup.ruling.reset-after-trash")
def test_a_reset_after_trash_brings_no_colour_back():
    table = deal("bug 1, fruit 1", "trash 3, fruit 2", "bug reset, vegetable 1", "bug 3, vegetable 2")
    events = play(table, "bug 1", "trash 3", "bug reset")
    assert (totals(events), required(events)) == ([1, 4, 0], ["bug", None, None])
    assert may(table, 3) == ["bug 3", "vegetable 2"]


@pytest.mark.rule("soup.ruling.zeros")
@pytest.mark.parametrize("color", ["bug", "vegetable", "fruit"])
def test_only_one_kind_of_zero_resets(color):
    table = deal(f"{color} 4, trash 1", f"{color} herb, trash 1", f"{color} reset, trash 2", "trash 2")
    assert totals(play(table, f"{color} 4", f"{color} herb", f"{color} reset")) == [4, 4, 0]


@pytest.mark.rule("soup.play.full")
@pytest.mark.parametrize(("last", "taken"), [("bug 3", False), ("bug 4", True), ("bug 5", True), ("bug 10", True)])
def test_the_pot_is_full_at_10(last, taken):
    table = deal("bug 1, fruit 1", "bug 5, fruit 1", f"{last}, fruit 2", "fruit 3")
    events = play(table, "bug 1", "bug 5", last)
    assert bool(told(events, "took")) is taken
    assert table.to_act == ((2,) if taken else (3,))


@pytest.mark.rule("soup.play.full")
def test_whoever_fills_the_pot_takes_every_card_and_leads_anew():
    table = deal("bug 4, fruit 1", "bug 5, fruit 1", "bug 1, fruit 2", "fruit 3", piles=["", "", "trash 1"])
    play(table, "bug 4", "bug 5", "bug 1")
    view = table.view(2)
    assert view["seats"][2]["taken"] == 4
    assert view["pile"] == ["bug 1", "bug 4", "bug 5", "trash 1"]
    assert (view["pot"], view["total"], view["required"], view["to_act"]) == ([], 0, None, [2])
    assert may(table, 2) == ["fruit 2"]


@pytest.mark.rule("soup.play.full")
def test_a_trick_may_be_longer_than_the_table_or_a_single_pair():
    longer = deal("bug 1, bug 2, bug 5", "bug 2, bug herb, fruit 1")
    assert told(play(longer, "bug 1", "bug 2", "bug 2", "bug herb", "bug 5"), "took") == [
        {"seat": 0, "cards": 5, "worth": -5}
    ]
    shorter = deal("bug 5, fruit 1", "bug 5, fruit 1", "bug 1", "bug 2")
    assert told(play(shorter, "bug 5", "bug 5"), "took") == [{"seat": 1, "cards": 2, "worth": -2}]


# ------------------------------------------------------------------------------------------------------- the last cards


@pytest.mark.rule("soup.play.out", "soup.ruling.dead-pot")
def test_the_deal_ends_when_an_empty_hand_has_to_follow():
    """Case 11: the last card makes 6, two others add 1 and 1, and the turn comes back: the pot counts for nobody."""
    table = deal("bug 1", "bug 1, fruit 1", "bug 2, fruit 2", recipes=["bug soup"] * 3,
                 played=[[1, "bug 5"], [2, "bug herb"]])  # fmt: skip
    assert table.view()["total"] == 5
    events = play(table, "bug 1", "bug 1")
    assert totals(events) == [6, 7]
    assert table.view()["seats"][0]["cards"] == 0
    events = play(table, "bug 2")
    assert told(events, "ran_out") == [{"seat": 0, "pot": 5}]
    assert [data["gain"] for data in told(events, "scored")] == [0, 0, 0]


@pytest.mark.rule("soup.play.out")
def test_cards_left_in_hands_count_for_nobody():
    table = deal("bug 1", "", "trash 1, trash 2, fruit 1", recipes=["fruit soup", "clear water", "trash soup"])
    events = play(table, "bug 1")
    assert told(events, "ran_out") == [{"seat": 1, "pot": 1}]
    assert [data["gain"] for data in told(events, "scored")] == [0, 5, 0]


@pytest.mark.rule("soup.ruling.last-card", "soup.play.out")
def test_a_last_card_that_fills_the_pot_takes_it_and_ends_the_deal():
    """Case 12."""
    table = deal("bug 5, fruit 1", "bug 5", "bug 1, bug 2", recipes=["clear water", "bug soup", "clear water"])
    events = play(table, "bug 5", "bug 5")
    assert told(events, "took") == [{"seat": 1, "cards": 2, "worth": 2}]
    assert told(events, "ran_out") == [{"seat": 1, "pot": 0}]
    assert [data["gain"] for data in told(events, "scored")] == [5, 2, 5]
    assert table.view()["deal"] == 2


@pytest.mark.rule("soup.ruling.dead-pot", "soup.play.out")
def test_a_last_card_that_does_not_fill_the_pot_lets_play_go_on():
    """Case 13: the last card leaves 8, the next player adds 2, takes, leads; the deal ends at the empty hand's turn."""
    table = deal(
        "bug 3", "bug 2, fruit 1, fruit 2", "vegetable 1, vegetable 2", recipes=["bug soup"] * 3,
        played=[[1, "bug 5"], [2, "bug herb"]],
    )  # fmt: skip
    events = play(table, "bug 3", "bug 2")
    assert totals(events) == [8, 10]
    assert told(events, "took") == [{"seat": 1, "cards": 4, "worth": 4}]
    assert table.to_act == (1,)
    events = play(table, "fruit 1")
    assert told(events, "ran_out") == []
    events = play(table, "vegetable 1")
    assert told(events, "ran_out") == [{"seat": 0, "pot": 2}]
    assert [data["gain"] for data in told(events, "scored")] == [0, 4, 0]


@pytest.mark.rule("soup.ruling.uneven")
def test_a_taker_plays_two_cards_in_a_row():
    table = deal("bug 5, fruit 1, fruit 2", "bug 5, fruit 1, fruit 2", "bug 1, fruit 3, fruit 3")
    play(table, "bug 5", "bug 5", "fruit 1")
    assert [seat["cards"] for seat in table.view()["seats"]] == [2, 1, 3]


@pytest.mark.rule("soup.ruling.announce")
def test_the_table_announces_totals_and_last_cards():
    table = deal("bug 4", "bug 3, fruit 1", "bug 1")
    events = table.play(0, "bug 4")
    assert [event.seen(None).text for event in events] == ["{0} plays bug 4 → 4 in the pot."]
    assert [seat["cards"] for seat in table.view()["seats"]] == [0, 2, 1]


@pytest.mark.rule("soup.ruling.revoke")
def test_a_wrong_card_is_refused_without_a_trace():
    table = deal("bug 4, fruit 2", "bug 3, fruit 1", "bug 1")
    play(table, "bug 4")
    before = table.state.to_bytes()
    with pytest.raises(stockpot.IllegalMove) as refused:
        table.play(1, "fruit 1")
    assert refused.value.reason == stockpot.Reason("soup.play.follow", "You must follow: you hold a bug.")
    assert table.state.to_bytes() == before
    assert table.moves == [(0, "bug 4", None)]


# --------------------------------------------------------------------------------------------------- the rulebook's pot


def example(a: str, b: str, c: str, recipes: list[str]) -> tuple[stockpot.Table, list[stockpot.Told]]:
    """The pot of the example after A, B and C: total 9. `a`, `b`, `c` are the cards of the second round."""
    spare = rest(cards(f"bug 3, bug 1, trash 5, fruit reset, fruit 1, {a}, {b}, {c}"))
    hands = [f"bug 3, {a}", f"bug 1, {b}", f"trash 5, {c}", "fruit reset, fruit 1"]
    more = [card for card in spare if not card.startswith("bug")]
    table = deal(*[f"{hand}, {more[i]}" for i, hand in enumerate(hands)], recipes=recipes)
    return table, play(table, "bug 3", "bug 1", "trash 5")


@pytest.mark.rule("soup.example.pot", "soup.play.total", "soup.play.trash", "soup.play.reset")
def test_the_example_of_the_rulebook():
    """Case 1: totals 3, 4, 9, 0, 4, 7, 11; bugs required, then nothing; C takes 7 cards worth 2 and leads."""
    recipes = ["bug soup", "vegetable soup", "trash soup", "fruit soup"]
    table, events = example("bug 4", "vegetable 3", "trash 4", recipes)
    events += play(table, "fruit reset", "bug 4", "vegetable 3", "trash 4")
    assert totals(events) == [3, 4, 9, 0, 4, 7, 11]
    assert required(events) == ["bug", "bug", None, None, None, None, None]
    assert told(events, "took") == [{"seat": 2, "cards": 7, "worth": 2}]
    assert table.view()["seats"][2]["worth"] == 2
    assert table.to_act == (2,)


@pytest.mark.rule("soup.example.color", "soup.score.color")
def test_the_example_finished_with_vegetables():
    """Case 2: vegetables 4, 3, 4 at the end for a cook of vegetable soup: 3 − 1 = 2."""
    recipes = ["bug soup", "trash soup", "vegetable soup", "fruit soup"]
    table, events = example("vegetable 4", "vegetable 3", "vegetable 4", recipes)
    events += play(table, "fruit reset", "vegetable 4", "vegetable 3", "vegetable 4")
    assert totals(events)[-3:] == [4, 7, 11]
    assert told(events, "took") == [{"seat": 2, "cards": 7, "worth": 2}]


@pytest.mark.rule("soup.example.refuse", "soup.score.color")
def test_the_example_finished_too_early():
    """Case 3: D, who cooks fruit soup, adds fruit 1: total 10, worth 1 − 1 = 0."""
    recipes = ["bug soup", "vegetable soup", "trash soup", "fruit soup"]
    table, _ = example("bug 4", "vegetable 3", "trash 4", recipes)
    events = play(table, "fruit 1")
    assert totals(events) == [10]
    assert told(events, "took") == [{"seat": 3, "cards": 4, "worth": 0}]
    assert table.to_act == (3,)
