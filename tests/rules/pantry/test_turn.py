"""pantry.turn and pantry.exchange: action points, stopping, exchanging a recipe."""

from __future__ import annotations

import pytest

import stockpot
from stockpot.core.undo import free_undo
from tests.rules.pantry.kitchen import (
    DOCTOR_1,
    DOCTOR_2,
    DOCTOR_3,
    DOCTOR_4,
    DOCTOR_5,
    pantry,
    play,
    rule_against,
    texts,
)

CARDS = [DOCTOR_1, DOCTOR_2, DOCTOR_3, DOCTOR_4, DOCTOR_5]


@pytest.mark.rule("pantry.turn.actions", "pantry.turn.auto")
def test_three_moves_make_a_turn() -> None:
    table = play(pantry("Ha"), "move 1 left", "move 1 left")
    assert (table.to_act, table.view()["actions"]) == ((0,), 1)
    play(table, "move 1 left")
    assert (table.to_act, table.view()["actions"]) == ((1,), 3)


@pytest.mark.rule("pantry.turn.stop", "pantry.ruling.free")
def test_stopping_is_always_possible_and_loses_the_points_left() -> None:
    table = pantry("Ha", "Fi", "He", hands=[DOCTOR_1, "Brain–Hand–Brain"])
    assert "complete 1-3" in texts(table)
    play(table, "stop")
    assert table.to_act == (1,)
    play(table, "move 1 left", "stop")
    assert (table.to_act, table.view()["actions"]) == ((0,), 3)


@pytest.mark.rule("pantry.turn.order")
def test_nobody_acts_out_of_turn() -> None:
    table = pantry("Ha", players=3)
    assert rule_against(table, "stop", seat=1) == "pantry.turn.order"
    with pytest.raises(stockpot.IllegalMove):
        table.play(2, "stop")
    assert table.legal(1) == []


@pytest.mark.rule("pantry.exchange.card")
def test_the_card_goes_under_the_deck_and_the_top_one_comes() -> None:
    table = play(pantry("Ha"), "exchange")
    position = table.position()
    assert position["hands"][0] == DOCTOR_2
    assert position["decks"][0] == [DOCTOR_3, DOCTOR_4, DOCTOR_5, DOCTOR_1]
    assert table.view()["actions"] == 1
    play(table, "stop", "stop", "exchange")
    assert table.position()["decks"][0] == [DOCTOR_4, DOCTOR_5, DOCTOR_1, DOCTOR_2]


@pytest.mark.rule("pantry.exchange.cost")
def test_an_exchange_takes_two_points() -> None:
    """case 14"""
    table = play(pantry("Ha"), "move 1 left", "move 1 left")
    assert "exchange" not in texts(table)
    assert rule_against(table, "exchange") == "pantry.exchange.cost"
    twice = play(pantry("Ha"), "exchange")
    assert rule_against(twice, "exchange") == "pantry.exchange.cost"
    play(pantry("Ha"), "move 1 left", "exchange")


@pytest.mark.rule("pantry.turn.auto", "pantry.exchange.cost")
def test_a_move_and_an_exchange_make_a_turn() -> None:
    assert play(pantry("Ha"), "move 1 left", "exchange").to_act == (1,)
    assert play(pantry("Ha"), "exchange", "move 1 left").to_act == (1,)


@pytest.mark.rule("pantry.ruling.exchange-first")
def test_an_exchanged_card_may_be_completed_at_once() -> None:
    """case 13"""
    table = play(pantry("In Ha Ha"), "exchange")
    assert "complete 1" in texts(table)
    play(table, "complete 1")
    assert table.scores == (1, 0)
    assert table.position()["done"][0] == [DOCTOR_2]


@pytest.mark.rule("pantry.ruling.empty-deck")
def test_no_exchange_with_an_empty_deck() -> None:
    """case 15"""
    table = pantry("Ha", done=[CARDS[:4], []])
    assert table.view(0)["seats"][0]["deck"] == 0
    assert "exchange" not in texts(table)
    assert rule_against(table, "exchange") == "pantry.ruling.empty-deck"


@pytest.mark.rule("pantry.ruling.take-back")
def test_moves_may_be_taken_back_until_a_card_is_drawn_or_shown_or_another_acts() -> None:
    table = play(pantry("In Ha Ha", 2, "Fi", hands=[DOCTOR_2, "Brain–Hand–Brain"]), "move 4 right")
    assert free_undo(table, 0)
    assert free_undo(play(table.copy(), "move 5 right", "stop"), 0)
    assert not free_undo(play(table.copy(), "exchange"), 0)
    assert not free_undo(play(table.copy(), "complete 1"), 0)
    assert not free_undo(play(table.copy(), "stop", "stop"), 0)


@pytest.mark.rule("pantry.ruling.take-back")
def test_a_card_drawn_or_shown_stays_so_even_where_it_was_no_secret() -> None:
    """The last card of a deck, cards that the owner has put underneath, and the last recipe of all can be worked out."""
    last_two = pantry("Ha", done=[CARDS[:3], []], hands=[CARDS[3], "Brain–Hand–Brain"])
    assert last_two.view(0)["seats"][0]["deck"] == 1
    assert not free_undo(play(last_two, "exchange"), 0)
    put_under = pantry("Ha", options={"exchange_cost": 1, "action_points": 4})
    play(put_under, *["exchange"] * 4, "stop", "exchange")
    assert len(put_under.view(0)["under"]) == 4
    assert not free_undo(put_under, 0)
    fifth = pantry("In Ha Ha", done=[[card for card in CARDS if card != DOCTOR_2], []], options={"targets": [5, 5, 5]})
    assert not free_undo(play(fifth, "complete 1"), 0)
