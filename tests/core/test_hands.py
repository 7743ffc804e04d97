"""Hands as sets of cards: drawn, written out, and guessed under what others have shown."""

from __future__ import annotations

from collections import Counter
from typing import Any

from stockpot.core.bits import members
from stockpot.core.hands import (
    NONE,
    as_set,
    deal_hands,
    draw_cards,
    fill,
    guess_hands,
    holder,
    laid,
    spread,
    together,
    trick_taker,
    write_cards,
    write_flags,
)
from stockpot.core.record import Record, Row, i8, i64, record, row, u8, u64
from stockpot.core.rule import Constants, buffer, rule, table
from stockpot.core.start import begin

DECK = 12
SUITS = table([0b000000001111, 0b000011110000, 0b111100000000])


@record
class Trick(Record):
    rng: u64
    gamma: u64
    hand: Row[i64] = row(3)
    void: Row[u8] = row(3)
    trick: Row[i8] = row(3)
    players: i8
    options: Row[i8] = row(2)


@rule
def guess(s: Any, suits: Constants, unseen: int, needs: int) -> None:
    spread(s, s.hand, s.void, suits, unseen, needs)


@rule
def guess_for(s: Any, seat: int, suits: Constants, known: int) -> None:
    guess_hands(s, seat, s.hand, known, s.void, suits)


@rule
def taker(s: Any, suits: Constants) -> int:
    return trick_taker(s.trick, s.players, 1, suits)


@rule
def deal(s: Any, cards: int, each: int) -> int:
    return deal_hands(s, s.hand, cards, each)


def trick(seed: int, voids: tuple[int, int, int] = (0, 0, 0)) -> Trick:
    made = Trick()
    begin(made, 3, buffer("q", 2), seed)
    for seat, suits in enumerate(voids):
        made.void[seat] = suits
    return made


def test_a_game_begins_with_its_players_options_and_chance() -> None:
    options = buffer("q", 2)
    options[0], options[1] = 4, -1
    made = Trick()
    begin(made, 3, options, 77)
    assert (made.rng, made.players, made.options.tolist()) == (77, 3, [4, -1])


def test_every_card_is_drawn_as_often_as_the_others() -> None:
    source, drawn = trick(1), Counter[int]()
    for _ in range(600):
        cards = int(draw_cards(source, 0b111100000000, 2))
        assert len(members(cards)) == 2
        drawn.update(members(cards))
    assert set(drawn) == {8, 9, 10, 11}
    assert all(250 < times < 350 for times in drawn.values())


def test_cards_are_written_as_actions_and_as_flags() -> None:
    actions, flags = buffer("i", 8), buffer("f", 8)
    assert int(write_cards(0b1010001, 100, actions)) == 3
    assert list(actions)[:3] == [100, 104, 106]
    assert int(write_flags(0b101, 4, flags, 2)) == 6
    assert list(flags) == [0, 0, 1, 0, 1, 0, 0, 0]


def test_every_seat_is_dealt_as_many_and_the_rest_is_left() -> None:
    now = trick(5)
    left = int(deal(now, (1 << DECK) - 1, 3))
    parts = [members(cards) for cards in (*now.hand.tolist(), left)]
    assert [len(part) for part in parts] == [3, 3, 3, 3]
    assert sorted(card for part in parts for card in part) == list(range(DECK))


def test_rows_are_filled_laid_together_and_searched() -> None:
    now = trick(1)
    for seat, cards in enumerate((0b0011, 0b0100, 0b1000)):
        now.hand[seat] = cards
    assert int(together(now.hand, 3)) == 0b1111
    assert int(together(now.hand, 2)) == 0b0111
    assert [int(holder(now.hand, 3, card)) for card in (1, 3, 4)] == [0, 2, NONE]
    fill(now.trick, 2, NONE)
    assert now.trick.tolist() == [NONE, NONE, 0]
    assert int(laid(now.trick, 2)) == 0
    now.trick[0] = 7
    assert int(laid(now.trick, 3)) == 1 << 7 | 1
    assert (int(as_set(NONE)), int(as_set(4))) == (0, 16)


def test_the_highest_card_of_the_suit_led_takes_a_trick() -> None:
    """Seat 1 leads: others beat it by a higher card of its suit, whatever else they lay."""
    now = trick(1)
    for cards, best in (((11, 5, 4), 1), ((6, 5, 11), 0), ((6, 4, 7), 2)):
        for seat, card in enumerate(cards):
            now.trick[seat] = card
        assert int(taker(now, SUITS)) == best


def test_what_a_seat_knows_of_other_hands_stays_in_its_guess() -> None:
    """Seat 0 knows that card 5 is seat 1's; seat 2 has no card of the first suit."""
    seen = Counter[int]()
    for seed in range(60):
        now = trick(seed, (0, 0, 0b001))
        for seat, cards in enumerate((0b000000001111, 0b000000110000, 0b111111000000)):
            now.hand[seat] = cards
        guess_for(now, 0, SUITS, 1 << 5)
        hands = now.hand.tolist()
        assert hands[0] == 0b1111, "the own hand is no guess"
        assert hands[1] >> 5 & 1
        assert [len(members(hand)) for hand in hands] == [4, 2, 6]
        assert hands[1] | hands[2] == 0b111111110000
        seen.update(members(hands[1]))
    assert set(seen) == {4, 5, 6, 7, 8, 9, 10, 11}, "all others may be its second card"


def test_hidden_cards_go_where_they_may_be() -> None:
    """The first of three seats has no card of the first suit, the second none of the last."""
    seen = Counter[int]()
    for seed in range(200):
        now = trick(seed, (0b001, 0b100, 0))
        guess(now, SUITS, (1 << DECK) - 1, 4 | 4 << 6 | 4 << 12)
        hands = now.hand.tolist()
        assert sorted(card for hand in hands for card in members(hand)) == list(range(DECK))
        assert all(len(members(hand)) == 4 for hand in hands)
        assert not hands[0] & SUITS[0]
        assert not hands[1] & SUITS[2]
        seen.update(members(hands[2]))
    assert set(seen) == set(range(DECK)), "everything that can be is guessed at times"


def test_the_only_way_is_found() -> None:
    """Two seats show that they lack two suits each: what is left decides who holds what."""
    for seed in range(30):
        now = trick(seed, (0b110, 0b101, 0b011))
        guess(now, SUITS, (1 << DECK) - 1, 4 | 4 << 6 | 4 << 12)
        assert now.hand.tolist() == [SUITS[0], SUITS[1], SUITS[2]]
