"""Cards as events, decisions and people know them: by the names of their list.

A card is a number, and so is a judge; which card that is depends on the list of the table. So the key of the list goes along with
the cards of an event or an action: `INGREDIENT.of(s, 3)` are the three numbers of a card, `DISH_CARDS.of(s, 3, 5, 8)` the five of
three cards. The printed cards have names in the catalogues; others are called as their list has it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from stockpot.core.kinds import NONE, PieceList, Pieces
from stockpot.core.reading import filler_words, words_of
from stockpot.games.sapotage.lists import KEY_SIZE, STANDARD, CardList, CardListOption, Key, known_list
from stockpot.games.sapotage.pieces import TEXTS

Names = dict[tuple[str, ...], int]
"""The cards of a list by the words of their names, in the order of the alphabet."""


class Printed(Pieces):
    """Things with a name in the catalogues where they are printed; what others made up is called as they call it."""

    made_up = True


class Cards(Printed):
    """The cards of a list."""

    width = 1 + KEY_SIZE

    def __init__(self, kind: str, option: CardListOption, place: int) -> None:
        super().__init__(kind, option.load(STANDARD).names)
        self.place = place
        """Where the key of the list lies in the options of a state; the number of cards lies behind it."""
        self._spoken = lru_cache(maxsize=64)(self._all_spoken)

    def data(self, number: Any) -> str | None:
        card, *key = number
        return None if card == NONE else self.called(known_list((key[0], key[1])), card)

    def called(self, found: CardList | None, card: int) -> str:
        """The name of a card in its list, or its number where the list is not known here."""
        return found.names[card] if found and 0 <= card < len(found.cards) else f"{self.kind} {card + 1}"

    # ------------------------------------------------------------------------------------------------------- of a state

    def key(self, s: Any) -> Key:
        return s.options[self.place], s.options[self.place + 1]

    def of(self, s: Any, *cards: int) -> tuple[int, ...]:
        """Cards with the key of their list."""
        return (*cards, *self.key(s))

    def card(self, s: Any, card: int) -> Any:
        """All that is printed on a card; `None` where the list is not known here."""
        found = known_list(self.key(s))
        return found.cards[card] if found else None

    def name_of(self, s: Any, card: int) -> str:
        return self.called(known_list(self.key(s)), card)

    def names_of(self, s: Any) -> list[str]:
        found = known_list(self.key(s))
        return [self.called(found, card) for card in range(s.options[self.place + KEY_SIZE])]

    # ------------------------------------------------------------------------------------------------- in what people type

    def spoken_of(self, s: Any) -> Names:
        """Names in all languages, and ids."""
        key = self.key(s)
        if known_list(key) is None:
            return by_words(self.names_of(s))
        return self._spoken(key)

    def meant(self, s: Any, text: str) -> int:
        """The card that a text names, in any language and order, or by its id; NONE where it names none."""
        return self.spoken_of(s).get(words_sorted(text), NONE)

    def _all_spoken(self, key: Key) -> Names:
        found = known_list(key)
        cards = found.cards if found else ()
        names = by_words([card.id for card in cards])
        for lang in reversed(TEXTS.languages):
            names |= by_words([self.name(card.name, TEXTS[lang]) for card in cards])
        return names | by_words([card.name for card in cards])


class Ingredients(Cards):
    """Ingredients, which moves name: by names, ids, or their places in the hand."""

    situated = True

    def spot(self, s: Any, seat: int, words: list[str]) -> tuple[list[int], list[str]]:
        """All cards that are named, in the order in which they are, and the words left over."""
        names = self.spoken_of(s)
        cards, rest, begin = list[int](), list[str](), 0
        while begin < len(words):
            for end in range(min(begin + LONGEST, len(words)), begin, -1):
                card = names.get(tuple(sorted(words[begin:end])), in_hand(s, seat, words[begin:end]))
                if card != NONE:
                    cards.append(card)
                    break
            else:
                rest.append(words[begin])
                end = begin + 1
            begin = end
        return cards, rest


LONGEST = 8
"""Words in a name at most."""


def in_hand(s: Any, seat: int, words: list[str]) -> int:
    """The card at a place of the hand, counted from 1."""
    places = {str(place): card for place, card in enumerate(s.hand.tolist()[seat], start=1)}
    return places.get(words[0], NONE) if len(words) == 1 else NONE


def by_words(names: Sequence[str]) -> Names:
    """Cards by the words of their names; words that two of them share name neither."""
    words = [words_sorted(name) for name in names]
    times = Counter(words)
    return {one: card for card, one in enumerate(words) if one and times[one] == 1}


def words_sorted(name: str) -> tuple[str, ...]:
    return tuple(sorted(word for word in words_of(name) if word not in _fillers()))


@cache
def _fillers() -> set[str]:
    return filler_words(TEXTS)


class CardRow(PieceList):
    """Several cards of one list; `NONE` stands for none."""

    def __init__(self, cards: Cards, size: int) -> None:
        super().__init__(cards, size + KEY_SIZE)
        self.cards, self.situated = cards, cards.situated

    def data(self, number: Sequence[int]) -> list[str]:
        *cards, first, second = number
        found = known_list((first, second))
        return [self.cards.called(found, card) for card in cards if card != NONE]

    def spot(self, s: Any, seat: int, words: list[str]) -> tuple[Any, list[str]]:
        return self.cards.spot(s, seat, words)
