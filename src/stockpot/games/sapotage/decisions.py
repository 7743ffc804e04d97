"""Decisions about the cards in a hand: an action stands for places of the hand, so it means another card in each situation."""

from __future__ import annotations

from typing import Any

from stockpot.core.decisions import Decision, Numbers, Question
from stockpot.core.kinds import SEAT, Kind
from stockpot.games.sapotage.cards import CardRow, Cards
from stockpot.games.sapotage.pieces import DISH, DISHES_OF_4, DISHES_OF_5, MAX_PLAYERS, N_SHARED, NONE

COOK = Question("cook", "sapotage.cook.dish"), Question("cook-shared", "sapotage.variant.shared")
GIFT = Question("give", "sapotage.sabotage.one")


def own_cards(cards: Cards) -> CardRow:
    """The cards of a dish that come from a hand."""
    return CardRow(cards, DISH)


def named(numbers: Numbers) -> list[int]:
    """All cards that a text names."""
    return [card for found in numbers.values() if isinstance(found, list) for card in found]


class Cook(Decision):
    """sapotage.cook.dish sapotage.variant.shared: three cards of the hand, or two of them and a shared one."""

    def __init__(self, cards: Cards) -> None:
        choices = len(DISHES_OF_5) + len(DISHES_OF_4) * N_SHARED
        given = {"cards": own_cards(cards), "shared": cards}
        super().__init__("cook", "cook {cards}", asks=COOK, choices=choices, given=given)
        self.cards = cards

    def places(self, choice: int) -> tuple[tuple[int, ...], int]:
        """The places of the hand, and which shared card, or NONE."""
        if choice < len(DISHES_OF_5):
            return DISHES_OF_5[choice], NONE
        which, third = divmod(choice - len(DISHES_OF_5), N_SHARED)
        return DISHES_OF_4[which], third

    def outline(self, choice: int) -> dict[str, Any]:
        places, third = self.places(choice)
        return {"kind": self.name, "places": list(places)} | ({} if third == NONE else {"shared": third})

    def numbers(self, s: Any, seat: int, choice: int) -> Numbers:
        places, third = self.places(choice)
        shared = NONE if third == NONE else s.shared[third]
        own = [s.hand[seat, place] for place in places]
        return {"cards": self.cards.of(s, *own), "shared": self.cards.of(s, shared)}

    def find(self, s: Any, seat: int, numbers: Numbers) -> int | None:
        cards = named(numbers)
        hand: list[int] = s.hand.tolist()[seat]
        middle: list[int] = s.shared.tolist()
        own = tuple(sorted(hand.index(card) for card in cards if card in hand))
        shared = [middle.index(card) for card in cards if card in middle]
        if len(own) + len(shared) != len(cards):
            return None
        if not shared:
            return DISHES_OF_5.index(own) if own in DISHES_OF_5 else None
        if own not in DISHES_OF_4 or len(shared) > 1:
            return None
        return len(DISHES_OF_5) + N_SHARED * DISHES_OF_4.index(own) + shared[0]

    def write(self, s: Any, seat: int, choice: int) -> str:
        data = self.data(self.numbers(s, seat, choice))
        shared = "" if choice < len(DISHES_OF_5) else f" + {data['shared'] or '?'}"
        return f"cook {', '.join(data['cards']) or '?'}{shared}"


class Leave(Decision):
    """One of the two cards that are left in the hand goes, to somebody or not."""

    def __init__(self, name: str, notation: str, cards: Cards, place: int, choices: int = 1, **more: Kind) -> None:
        super().__init__(name, notation, asks=GIFT, choices=choices, given={"card": cards, **more})
        self.cards, self.place = cards, place

    def numbers(self, s: Any, seat: int, choice: int) -> Numbers:
        return {"card": self.cards.of(s, s.hand[seat, self.place]), "seat": choice}

    def outline(self, choice: int) -> dict[str, Any]:
        return {"kind": self.name, "place": self.place}

    def find(self, s: Any, seat: int, numbers: Numbers) -> int | None:
        return 0 if named(numbers) == [s.hand[seat, self.place]] else None


class Discard(Leave):
    """sapotage.sabotage.abstain: to the discard pile."""

    def __init__(self, cards: Cards, place: int) -> None:
        super().__init__("discard", "discard {card}", cards, place)


class Give(Leave):
    """sapotage.sabotage.give: into the dish of another."""

    def __init__(self, cards: Cards, place: int) -> None:
        super().__init__("give", "give {card} to seat {seat}", cards, place, MAX_PLAYERS, seat=SEAT)

    def outline(self, choice: int) -> dict[str, Any]:
        return super().outline(choice) | {"seat": choice}

    def find(self, s: Any, seat: int, numbers: Numbers) -> int | None:
        to = numbers["seat"]
        held = super().find(s, seat, numbers) is not None
        return to if held and 0 <= to < MAX_PLAYERS else None
