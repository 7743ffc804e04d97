"""Turning up, presenting, reactions and tokens."""

from __future__ import annotations

import json
import random

import pytest

import stockpot

from .kitchen import (
    J01,
    NOTHING,
    give,
    hand,
    may,
    phase,
    play,
    serve,
    serving,
    start,
    told,
    totals,
)

DISHES = ("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon")
FIVE = (*DISHES, "Espresso, Vinegar, Rye Bread", "Lemon, Raspberry, Cranberry")


def presenting(dishes: tuple[str, ...] = DISHES, dealer: int = 0, **options: object) -> stockpot.Table:
    table = serving(*dishes, dealer=dealer, options=options)
    give(table)
    return table


# ------------------------------------------------------------------------------------------------------- one by one


@pytest.mark.rule("sapotage.present.order", "sapotage.ruling.order", "sapotage.present.reveal")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_dishes_are_turned_up_and_presented_one_by_one_the_dealer_last(dealer):
    table = presenting(dealer=dealer)
    order = [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    for i, seat in enumerate(order):
        assert (phase(table), table.to_act) == ("present", (seat,))
        shown = {other for other in range(3) if table.view()["seats"][other]["shown"]}
        assert shown == set(order[: i + 1])
        for other in range(3):
            dish = table.view()["seats"][other]["dish"]
            assert (None in dish) == (other not in shown)
        assert table.why_not(order[(i + 1) % 3], "present").rule == "sapotage.present.order"
        play(table, seat, "present")
        assert (phase(table), table.to_act) == ("react", tuple(other for other in range(3) if other != seat))
        for other in table.to_act:
            play(table, other, "no reaction")
    assert table.view()["round"] == 2


@pytest.mark.rule("sapotage.present.name")
def test_a_presenter_may_only_present():
    table = presenting()
    assert may(table, 1) == ["present"]
    assert table.why_not(1, "laugh").rule == "sapotage.present.order"


@pytest.mark.rule("sapotage.present.name")
@pytest.mark.parametrize("name", ["x", "Bog bisque", "n" * 60, "Œufs à la coque — 鍋 🍲 {0} \"'`", "  spaced  "])
def test_a_name_rides_along_and_survives(name):
    table = presenting()
    table.play(1, "present", note=name)
    assert table.moves[-1] == (1, "present", name)
    again = stockpot.replay(json.loads(json.dumps(table.record())))
    assert again.moves == table.moves
    assert again.state == table.state


@pytest.mark.rule("sapotage.present.name")
@pytest.mark.parametrize("name", ["", "n" * 61, "line\nbreak", "bell\x07", "tab\t", "\x00", 7])
def test_a_name_has_1_to_60_characters_and_no_control_characters(name):
    table = presenting()
    before = table.state.to_bytes()
    with pytest.raises(stockpot.BadNote):
        table.play(1, "present", note=name)
    assert table.state.to_bytes() == before


@pytest.mark.rule("sapotage.present.name")
def test_only_a_presentation_takes_a_text():
    table = presenting()
    play(table, 1, "present")
    with pytest.raises(stockpot.BadNote):
        table.play(0, "laugh", note="ha")


@pytest.mark.rule("sapotage.present.default-name")
def test_without_a_name_the_dish_is_named_after_two_of_its_ingredients():
    table = presenting()
    own = [card["name"] for card in table.view()["seats"][1]["dish"]]
    assert table.view()["seats"][1]["named_after"] is None  # its cook may still give it a name
    events = table.play(1, "present")
    assert events[0].seen(0).data == {"seat": 1, "first": own[0], "second": own[1]}
    assert f"“{own[0]} & {own[1]}”" in events[0].seen(0).text
    assert "Tahini" in events[0].seen(0, "fr").text or "Câpres" in events[0].seen(0, "fr").text
    assert [seat["named_after"] for seat in table.view()["seats"]] == [None, own[:2], None]


# ----------------------------------------------------------------------------------------------------------------- honor


@pytest.mark.rule("sapotage.present.honor", "sapotage.present.points", "sapotage.ruling.judging-fun")
def test_a_name_is_worth_one_and_each_laugh_one_more():
    table = presenting(FIVE)
    events = serve(table, laughs={0: [1, 2, 3, 4], 1: [0], 2: []})
    assert [data["presentation"] for data in told(events, "scored")] == [5, 2, 1, 1, 1]
    assert [data["laughs"] for data in told(events, "presentation")] == [4, 1, 0, 0, 0]


@pytest.mark.rule("sapotage.present.honor", "sapotage.ruling.unfitting")
@pytest.mark.parametrize(
    ("players", "against", "points"), [(3, 1, 2), (3, 2, 0), (4, 1, 2), (4, 2, 0), (5, 2, 2), (5, 3, 0)]
)
def test_more_than_half_against_it_and_nothing_is_earned(players, against, points):
    """One of the others laughs where there is one left; at 3 players with two against, and so on, laughs do not help."""
    table = presenting(FIVE[:players])
    others = list(range(1, players))
    laughs = others[against:][:1]
    events = serve(table, unfit={0: others[:against]}, laughs={0: laughs})
    assert told(events, "scored")[0]["presentation"] == points
    assert told(events, "presentation")[0]["fitting"] == (points > 0)


@pytest.mark.rule("sapotage.ruling.one-laugh")
def test_nobody_reacts_to_the_own_dish_or_twice():
    table = presenting()
    play(table, 1, "present")
    assert table.why_not(1, "laugh").rule == "sapotage.ruling.one-laugh"
    play(table, 0, "laugh")
    assert table.why_not(0, "laugh").rule == "sapotage.round.together"
    assert table.why_not(2, "present").rule == "sapotage.present.honor"


@pytest.mark.rule("sapotage.present.honor", "sapotage.round.together")
def test_reactions_are_shown_together():
    table = presenting()
    play(table, 1, "present")
    assert may(table, 0) == ["laugh", "no reaction", "not fitting"]
    events = table.play(0, "laugh")
    for viewer in (1, 2, None):
        assert table.view(viewer)["seats"][1]["reactions"] == {}
        assert "laugh" not in str(events[0].seen(viewer))
        assert not table.view(viewer)["choice"]
    assert table.view(0)["choice"] == "laugh"
    assert events[0].seen(0).data["reaction"] == "laugh"
    table.play(2, "not fitting")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["seats"][1]["reactions"] == {"0": "laugh", "2": "unfit"}


@pytest.mark.rule("sapotage.present.bots")
@pytest.mark.compiled
def test_bots_laugh_one_time_in_four_or_in_two_and_never_find_it_unfitting():
    counts = {"same": [0, 0, 0], "mixed": [0, 0, 0]}
    dishes = {"same": "Lemon, Lime, Mango", "mixed": "Sugar Cubes, Habanero, Coconut"}  # fruit only; sweet, veg, fruit
    for kind, dish in dishes.items():
        table = presenting(("Capers, Tahini, Radicchio", dish, "Kale, Espresso, Bitter Melon"))
        play(table, 1, "present")
        for seed in range(400):
            chosen = stockpot.bot("sapotage", "thumb", seed=seed).choose(table.redeal(0, seed=seed), 0).text
            counts[kind][["laugh", "no reaction", "not fitting"].index(chosen)] += 1
    assert counts["same"][2] == counts["mixed"][2] == 0
    assert 70 <= counts["same"][0] <= 130
    assert 160 <= counts["mixed"][0] <= 240


# ----------------------------------------------------------------------------------------------------------- other modes


@pytest.mark.rule("sapotage.present.tokens")
def test_tokens_are_given_after_all_presentations_and_shown_together():
    table = presenting(presentation="tokens")
    for seat in (1, 2, 0):
        assert table.to_act == (seat,)
        play(table, seat, "present")
    assert (phase(table), table.to_act) == ("token", (0, 1, 2))
    assert may(table, 1) == ["token to seat 0", "token to seat 2"]
    assert table.why_not(1, "token to seat 1").rule == "sapotage.present.tokens"
    assert table.why_not(1, 69).rule == "sapotage.setup.players"
    events = table.play(1, "token to seat 0")
    assert table.view(1)["choice"] == 0
    assert table.view(0)["choice"] is None
    assert events[0].seen(0).data == {"seat": 1}
    assert table.why_not(1, "token to seat 2").rule == "sapotage.round.together"
    assert table.view()["seats"][0]["reactions"] == {}
    play(table, 2, "token to seat 0")
    events = play(table, 0, "token to seat 2")
    assert [data["presentation"] for data in told(events, "scored")] == [3, 1, 2]
    assert told(events, "token") == [{"seat": 0, "to": 2}, {"seat": 1, "to": 0}, {"seat": 2, "to": 0}]


@pytest.mark.rule("sapotage.present.name-only")
def test_with_names_only_every_name_is_worth_one():
    table = presenting(presentation="name")
    events = [event for seat in (1, 2, 0) for event in play(table, seat, "present")]
    assert [data["presentation"] for data in told(events, "scored")] == [1, 1, 1]
    assert table.view()["round"] == 2


@pytest.mark.rule("sapotage.present.off")
def test_without_presentations_all_dishes_are_turned_up_together():
    table = serving(*DISHES, options={"presentation": "off"})
    events = give(table)
    assert [data["seat"] for data in told(events, "revealed")] == [1, 2, 0]
    assert totals(events) == [14, -6, -8]
    assert told(events, "presentation") == []
    assert table.view()["round"] == 2


@pytest.mark.rule("sapotage.present.off", "sapotage.win.tie")
def test_without_names_there_is_no_vote():
    same = ("Strawberry, Lemon, Gold Leaf", "Mango, Lime, Saffron Threads", "Kale, Vinegar, Bitter Melon")
    table = serving(*same, options={"presentation": "off"})
    events = give(table)
    assert told(events, "tied") == [{"judge": J01, "seats": [0, 1]}]
    assert [data["seat"] for data in told(events, "judge_won")] == [1]
    assert phase(table) == "cook"


@pytest.mark.parametrize("mode", ["honor", "tokens", "name", "off"])
def test_a_record_with_texts_replays_exactly(mode):
    table, chance = start(4, seed=3, presentation=mode, judges=3, peeking=True, shared=True), random.Random(1)
    names = ["Crème brûlée", "石鍋", "🍋🍯", "Ça, c’est du « plat »", None]
    while not table.over:
        seat = chance.choice(table.to_act)
        action = chance.choice(table.legal(seat))
        table.play(seat, action, chance.choice(names) if action.text == "present" else None)
    again = stockpot.replay(json.loads(json.dumps(table.record())))
    assert again.state == table.state
    assert again.moves == table.moves
    assert again.record() == table.record()


def test_a_whole_round_asks_in_order():
    table = start(3)
    asked = []
    while table.view()["round"] == 1 and not table.over:
        seat = table.to_act[0]
        if phase(table) not in asked:
            asked.append(phase(table))
        assert table.asks(seat).endswith((".", "?"))
        assert table.asks(seat, "fr")
        play(table, seat, may(table, seat)[0])
    assert [step for step in asked if step != "vote"] == ["cook", "give", "present", "react"]
    assert hand(table, 0)
