"""How cards, seats, reactions and votes stand in a position, both ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockpot.core.bits import members, union
from stockpot.core.errors import BadPosition
from stockpot.core.fields import Codec, Field, Grid, Named
from stockpot.core.position import Reader
from stockpot.core.text import brief
from stockpot.games.sapotage.cards import Cards
from stockpot.games.sapotage.scoring import reaction_of, with_reaction
from stockpot.games.sapotage.state import MAX_UP, NONE, REACTION, State


class Card(Codec):
    """A card or judge of the table's list; null for none."""

    def __init__(self, cards: Cards, s: State) -> None:
        self.cards, self.s, self.names = cards, s, cards.names_of(s)
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def write(self, number: int) -> str | None:
        return None if number == NONE else self.names[number]

    def read(self, r: Reader, value: Any, where: str) -> int:
        return NONE if value is None else self.read_one(value, where)

    def read_one(self, value: Any, where: str) -> int:
        """A card that must be there."""
        known = isinstance(value, str)
        number = self.numbers.get(value, self.cards.meant(self.s, value)) if known else NONE
        if number == NONE:
            raise BadPosition(f"{where}: there is no {self.cards.kind} {brief(value)}.")
        return number

    def read_all(self, value: Any, where: str) -> list[int]:
        """A list of cards."""
        if not isinstance(value, list | tuple):
            raise BadPosition(f"{where}: expected a list, not {brief(value)}.")
        return [self.read_one(one, f"{where}[{i}]") for i, one in enumerate(value)]


class CardSet(Codec):
    """A set of bits as a list of cards."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def write(self, number: int) -> list[str]:
        return [self.card.names[one] for one in members(number)]

    def read(self, r: Reader, value: Any, where: str) -> int:
        cards = self.card.read_all(value, where)
        take(cards, set(), self.card.names, where)
        return union(cards)


class Used(Codec):
    """One of the shared cards; null for none."""

    def __init__(self, card: Card) -> None:
        self.card, self.s = card, card.s

    def write(self, number: int) -> str | None:
        return None if number == NONE else self.card.write(self.s.shared[number])

    def read(self, r: Reader, value: Any, where: str) -> int:
        card, shared = self.card.read(r, value, where), self.s.shared.tolist()
        if card not in (NONE, *shared):
            raise BadPosition(f"{where}: {self.card.names[card]} is not shared.")
        return NONE if card == NONE else shared.index(card)


class Reactions(Codec):
    """How each seat reacted to a dish; null for one that did not."""

    def __init__(self, players: int) -> None:
        self.players, self.one = players, Named(REACTION.ids, nothing=True)

    def write(self, number: int) -> list[str | None]:
        return [self.one.write(reaction_of(number, seat)) for seat in range(self.players)]

    def read(self, r: Reader, value: Any, where: str) -> int:
        packed = 0
        for seat, (place, one) in enumerate(Reader({where: value}).entries(where, self.players)):
            kind = self.one.read(r, one, place)
            packed = packed if kind == NONE else with_reaction(packed, seat, kind)
        return packed


class CardRows(Field):
    """For each seat a row of cards."""

    def write(self, s: State) -> list[list[str | None]]:
        rows = getattr(s, self.attribute).tolist()[: s.players]
        return [[self.codec.write(card) for card in cards if card != NONE] for cards in rows]

    def read(self, r: Reader, s: State) -> None:
        assert isinstance(self.codec, Card)
        rows = getattr(s, self.attribute)
        size = rows.shape[1]
        for seat, (where, value) in enumerate(r.entries(self.key, s.players, self.default)):
            cards = self.codec.read_all(value, where)
            if len(cards) > size:
                raise BadPosition(f"{where}: at most {size} cards.")
            for place in range(size):
                rows[seat, place] = cards[place] if place < len(cards) else NONE


class Votes(Grid):
    """For each judge the vote of each seat."""

    def read(self, r: Reader, s: State) -> None:
        votes = getattr(s, self.attribute)
        for i in range(MAX_UP):
            for seat in range(s.players):
                votes[i, seat] = NONE
        super().read(r, s)


def take(cards: Sequence[int], taken: set[int], names: Sequence[str], where: str) -> None:
    """No card lies at two places."""
    for card in cards:
        if card in taken:
            raise BadPosition(f"{where}: {names[card]} is named twice.")
        taken.add(card)
