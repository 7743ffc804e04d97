"""Hands as sets of cards: drawn, written out, and guessed under what others have shown."""

from __future__ import annotations

from collections import Counter
from typing import Any

from stockpot.core.bits import members
from stockpot.core.hands import draw_cards, spread, write_cards, write_flags
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
    players: i8
    options: Row[i8] = row(2)


@rule
def guess(s: Any, suits: Constants, unseen: int, needs: int) -> None:
    spread(s, s.hand, s.void, suits, unseen, needs)


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
