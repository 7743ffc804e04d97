"""pantry.hidden: who knows what."""

from __future__ import annotations

import json

import pytest

import stockpot
from tests.rules.pantry.kitchen import DOCTOR_1, DOCTOR_2, DOCTOR_3, DOCTOR_4, DOCTOR_5, IGOR_1, IGOR_5, pantry, play


@pytest.mark.rule("pantry.hidden.hand")
def test_only_the_owner_sees_the_card_in_hand() -> None:
    table = pantry("Ha Fi He", hands=[DOCTOR_1, IGOR_1])
    other = pantry("Ha Fi He", hands=[DOCTOR_5, IGOR_1])
    assert table.view(0)["hand"] == {"ingredients": ["Hand", "Fish Head", "Heart"], "points": 1}
    assert table.view(1) == other.view(1)
    assert table.view(None) == other.view(None)
    assert table.view(None)["hand"] is None
    assert table.view(0) != other.view(0)


@pytest.mark.rule("pantry.hidden.hand")
def test_cards_never_completed_stay_secret_after_the_game() -> None:
    ends = [play(pantry("Ha", idle=19, turn=1, hands=[card, IGOR_1]), "stop") for card in (DOCTOR_1, DOCTOR_5)]
    assert all(table.over for table in ends)
    assert ends[0].view(1) == ends[1].view(1)
    assert ends[0].view(None) == ends[1].view(None)


@pytest.mark.rule("pantry.hidden.hand")
def test_a_card_drawn_is_told_to_its_owner_alone() -> None:
    table = play(pantry("He Fi Ha"), "complete 1")
    assert "draws Hand–Hand–Intestines" in "".join(table.log(0))
    assert "Hand–Hand–Intestines" not in "".join(table.log(1) + table.log(None))
    table = play(pantry("Ha"), "exchange")
    assert table.log(1) == ["#0 exchanges their recipe."]
    assert table.log(0) == [
        "#0 puts Hand–Fish Head–Heart (1 point) under their deck and draws Hand–Hand–Intestines (1 point)."
    ]


@pytest.mark.rule("pantry.hidden.decks")
def test_nobody_knows_the_order_of_a_deck_but_for_cards_put_underneath() -> None:
    orders = [[DOCTOR_2, DOCTOR_3, DOCTOR_4, DOCTOR_5], [DOCTOR_5, DOCTOR_4, DOCTOR_3, DOCTOR_2]]
    igor = pantry("Ha").position()["decks"][1]
    tables = [pantry("Ha", decks=[order, igor]) for order in orders]
    assert tables[0].view(0) == tables[1].view(0)
    assert tables[0].view(0)["under"] == []
    play(tables[0], "exchange")
    assert [card["ingredients"] for card in tables[0].view(0)["under"]] == [["Hand", "Fish Head", "Heart"]]
    assert tables[0].view(1)["under"] == []
    play(tables[0], "stop", "stop", "exchange")
    assert [card["points"] for card in tables[0].view(0)["under"]] == [1, 1]


@pytest.mark.rule("pantry.hidden.decks")
def test_a_redeal_keeps_what_the_owner_knows_and_shuffles_the_rest() -> None:
    table = play(pantry("Ha"), "exchange", "stop", "stop")
    seen: set[str] = set()
    for seed in range(40):
        guess = table.redeal(0, seed=seed).position()
        assert guess["hands"][0] == DOCTOR_2
        assert guess["decks"][0][-1] == DOCTOR_1
        seen.add(json.dumps(guess["decks"][0]))
    assert len(seen) == 6
    hands = {table.redeal(1, seed=seed).position()["hands"][0] for seed in range(60)}
    assert hands == {DOCTOR_1, DOCTOR_2, DOCTOR_3, DOCTOR_4, DOCTOR_5}
    done = play(pantry("He Fi Ha"), "complete 1")
    hands = {done.redeal(1, seed=seed).position()["hands"][0] for seed in range(60)}
    assert hands == {DOCTOR_2, DOCTOR_3, DOCTOR_4, DOCTOR_5}


@pytest.mark.rule("pantry.hidden.decks")
def test_cards_put_underneath_come_back_in_their_order() -> None:
    table = pantry("Ha")
    for _ in range(5):
        play(table, "exchange", "stop", "stop")
    view = table.view(0)
    assert view["hand"]["ingredients"] == ["Hand", "Fish Head", "Heart"]
    assert len(view["under"]) == 4, "the owner knows the whole deck by now"
    assert table.redeal(0, seed=5).position()["decks"][0] == table.position()["decks"][0]


@pytest.mark.rule("pantry.hidden.public")
def test_everything_else_is_open_to_a_spectator() -> None:
    view = play(pantry("He Fi Ha", "Ha"), "move 2 right", "complete 1", "exchange").view(None)
    assert view["pantry"][0] == {"column": 1, "jars": ["Hand"]}
    assert view["removed"]["Hand"] == 1
    assert (view["turn"], view["actions"]) == (1, 1)
    doctor, igor = view["seats"]
    assert (doctor["role"], doctor["done"], doctor["points"], doctor["deck"]) == ("Dr. Frankenstein", [0], 1, 3)
    assert len(doctor["recipes"]) == 5
    assert igor["exchanged"] == 1
    assert (view["hand"], view["under"]) == (None, None)


@pytest.mark.rule("pantry.hidden.hand")
def test_somebody_who_sees_everything_sees_hands_and_decks() -> None:
    table = stockpot.Table("pantry", 2, seed=3)
    seats = table.view(stockpot.ALL_OPEN)["seats"]
    assert all(seat["hand"] and len(seat["order"]) == 4 for seat in seats)
    assert table.view(stockpot.ALL_OPEN)["seat"] is None
    assert IGOR_5 in str(table.position())
