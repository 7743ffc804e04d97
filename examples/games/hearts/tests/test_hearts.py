"""Hearts by its rulebook, and all that every game must hold."""

from __future__ import annotations

from typing import Any

import pytest

import stockpot
from stockpot.testing import GameTests

SUITS = {"♣": "clubs", "♦": "diamonds", "♠": "spades", "♥": "hearts"}
RANKS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}


class TestHearts(GameTests):
    games = ("hearts",)


def cards(text: str) -> list[str]:
    """“Q♠ 10♥”: their names."""
    return [f"{RANKS.get(one[:-1], one[:-1])} of {SUITS[one[-1]]}" for one in text.split()]


ALL = cards(" ".join(f"{rank}{suit}" for suit in SUITS for rank in (*map(str, range(2, 11)), *RANKS)))


def end_of_deal(*hands: str, taken: dict[int, str] | None = None, rest: int = 0, **more: Any) -> stockpot.Table:
    """The last tricks of a deal in which nobody passes; what is named nowhere, a seat has taken. Seat 0 leads."""
    held = [cards(hand) for hand in hands]
    piles: list[list[str]] = [[] for _ in hands]
    for seat, pile in (taken or {}).items():
        piles[seat] = cards(pile)
    named = {card for part in (*held, *piles) for card in part}
    piles[rest] += [card for card in ALL if card not in named]
    return stockpot.Table.from_position("hearts", {"players": 4, "deal": 4, "hands": held, "taken": piles, **more})


def play(table: stockpot.Table, text: str) -> None:
    for card in cards(text):
        table.play(table.to_act[0], card)


def rule_against(table: stockpot.Table, card: str) -> str:
    with pytest.raises(stockpot.IllegalMove) as refused:
        play(table, card)
    return refused.value.reason.rule


def test_all_get_thirteen_cards_and_the_lowest_club_leads() -> None:
    """hearts.setup.cards hearts.play.start"""
    table = stockpot.Table("hearts", 4, seed=1, options={"passing": False})
    assert [seat["cards"] for seat in table.view()["seats"]] == [13] * 4
    assert [action.text for action in table.legal(table.to_act[0])] == cards("2♣")


@pytest.mark.parametrize(("deal", "to"), [(1, 1), (2, 3), (3, 2)])
def test_three_cards_go_to_a_neighbour_and_only_the_two_of_them_know(deal: int, to: int) -> None:
    """hearts.pass.cards hearts.pass.direction hearts.pass.secret hearts.hidden"""
    table = stockpot.Table.from_position("hearts", {**stockpot.Table("hearts", 4, seed=5).position(), "deal": deal})
    given = {seat: [action.text.removeprefix("pass ") for action in table.legal(seat)[:3]] for seat in range(4)}
    assert table.to_act == (0, 1, 2, 3)
    for seat, some in given.items():
        for card in some:
            table.play(seat, f"pass {card}")
    assert set(given[0]) <= set(table.view(to)["hand"])
    known = [set(table.view(seat)["seats"][0]["gave"] or ()) for seat in range(4)]
    assert [bool(one) for one in known] == [seat in (0, to) for seat in range(4)]


def test_in_the_fourth_deal_nobody_passes() -> None:
    """hearts.pass.direction"""
    assert end_of_deal("2♥", "3♥", "4♥", "5♥").view()["way"] == "none"


def test_suit_is_followed() -> None:
    """hearts.play.follow hearts.play.turn hearts.play.take"""
    table = end_of_deal("2♦ 2♠", "9♦ 3♠", "10♠ 4♠", "3♦ 5♠")
    play(table, "2♦")
    assert rule_against(table, "3♠") == "hearts.play.follow"
    play(table, "9♦ 10♠ 3♦")
    assert table.to_act == (1,)


def test_hearts_are_led_once_one_was_played() -> None:
    """hearts.play.break"""
    table = stockpot.Table("hearts", 4, seed=3, options={"passing": False})
    while table.view()["broken"] or len(table.view()["trick"]) or table.view()["seats"][0]["cards"] == 13:
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    leader = table.to_act[0]
    mine = [card for card in table.view(leader)["hand"] if card.endswith("hearts")]
    legal = [action.text for action in table.legal(leader)]
    assert mine
    assert not set(mine) & set(legal)
    with pytest.raises(stockpot.IllegalMove) as refused:
        table.play(leader, mine[0])
    assert refused.value.reason.rule == "hearts.play.break"


def test_hearts_and_the_queen_cost_points() -> None:
    """hearts.score.cards"""
    table = end_of_deal("2♥", "3♥", "4♥", "5♥", taken={1: "Q♠ 2♣ 2♦ 2♠"})
    play(table, "2♥ 3♥ 4♥ 5♥")
    assert table.scores == (-9, -13, 0, -4)


def test_who_takes_all_shoots_the_moon() -> None:
    """hearts.score.moon"""
    table = end_of_deal("A♥", "3♥", "4♥", "5♥")
    play(table, "A♥ 3♥ 4♥ 5♥")
    assert table.scores == (0, -26, -26, -26)


def test_the_fewest_points_win_when_somebody_has_lost_a_hundred() -> None:
    """hearts.end.limit hearts.end.winner"""
    table = end_of_deal("2♥", "3♥", "4♥", "5♥", points=[-91, -40, -41, -36])
    play(table, "2♥ 3♥ 4♥ 5♥")
    assert table.over
    assert table.winners == (1, 3)


def test_a_guess_gives_nobody_a_suit_that_they_lack() -> None:
    """hearts.hidden"""
    table = end_of_deal("2♦ 6♥ 7♥", "3♣ 3♦ 4♣", "4♦ 10♥ J♥", "5♦ Q♥ K♥", lacks=[[], ["hearts"], [], []])
    guesses = [table.redeal(0, seed=seed) for seed in range(20)]
    assert not any(card.endswith("hearts") for guess in guesses for card in guess.view(1)["hand"])
    assert len({tuple(guess.view(2)["hand"]) for guess in guesses}) > 1


def test_a_guess_leaves_the_lowest_club_with_who_leads() -> None:
    """hearts.hidden hearts.play.start"""
    table = stockpot.Table("hearts", 4, seed=1, options={"passing": False})
    leader = table.to_act[0]
    for seed in range(10):
        assert "2 of clubs" in table.redeal((leader + 1) % 4, seed=seed).view(leader)["hand"]
