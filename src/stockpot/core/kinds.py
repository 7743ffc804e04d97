"""What the numbers in events and actions stand for: a seat, a card, a count.

Rules know numbers. A kind says what a number is for programs (`data`, as in views: plain JSON), how many there are where an
action ranges over it (`size`), and what a sentence is given to say it (`put`, from the data: whoever has the data and the
catalogues can write the sentence, here or in a browser; `web/src/lib/speech.ts` does the same).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stockpot.core.bits import members
from stockpot.core.fluent import Catalogue
from stockpot.core.trail import SET_BITS

NONE = -1
"""No piece, no seat."""

Names = Sequence[str] | None
"""What the players are called; without it, `{0}` stands for the one in seat 0."""


class Kind:
    """A plain number."""

    kind = "number"
    """Its name where it is described to other programs."""
    size = 0
    """How many there are; 0 where an action cannot range over it."""
    width = 1
    """How many numbers of an event it takes; where there are several, `data` is given all of them."""
    situated = False
    """Are its names those of the situation, so that it finds them itself (`spot`)?"""

    def data(self, number: Any) -> Any:
        """The number for programs."""
        return number

    def written(self, number: Any) -> str:
        """As it stands in the notation of records."""
        return str(self.data(number))

    def put(self, values: dict[str, Any], name: str, data: Any, texts: Catalogue, names: Names) -> None:
        """Fill in the variables of a sentence: `$name`, and for a piece also `$name-id` for the message to select on."""
        values[name] = data

    def spoken(self, texts: Catalogue) -> Mapping[str, int]:
        """The names that people may type for each value, in one language."""
        return {str(self.data(number)): number for number in range(self.size)}

    def spot(self, s: Any, seat: int, words: list[str]) -> tuple[Any, list[str]]:
        """Where it is `situated`: what is named among these words, and the words left over."""
        raise NotImplementedError

    def described(self) -> dict[str, Any]:
        """The kind for other programs that write sentences."""
        return {"kind": self.kind}


class Ordinal(Kind):
    """Counted from 0 by rules, from 1 by people."""

    def __init__(self, size: int = 0) -> None:
        self.size = size

    def data(self, number: int) -> int | None:
        return None if number == NONE else number + 1


class Flag(Kind):
    """Yes or no; sentences choose by the words."""

    kind = "flag"
    size = 2

    def data(self, number: int) -> bool:
        return bool(number)

    def written(self, number: int) -> str:
        return "yes" if number else "no"

    def put(self, values: dict[str, Any], name: str, data: bool, texts: Catalogue, names: Names) -> None:
        values[name] = "yes" if data else "no"

    def spoken(self, texts: Catalogue) -> Mapping[str, int]:
        return {texts.say("no"): 0, texts.say("yes"): 1}


class Seat(Kind):
    """A player."""

    kind = "seat"

    def __init__(self, size: int = 0) -> None:
        self.size = size

    def data(self, number: int) -> int | None:
        return None if number == NONE else number

    def put(self, values: dict[str, Any], name: str, data: int | None, texts: Catalogue, names: Names) -> None:
        values[name] = _player(data, names)
        values[f"{name}-id"] = "none" if data is None else data


class Seats(Kind):
    """A set of players, one bit each."""

    kind = "seats"

    def data(self, number: int) -> list[int]:
        return members(number)

    def put(self, values: dict[str, Any], name: str, data: Sequence[int], texts: Catalogue, names: Names) -> None:
        values[name] = [_player(seat, names) for seat in data]
        values[f"{name}-count"] = len(data)


def _player(seat: int | None, names: Names) -> str:
    if seat is None:
        return ""
    return f"{{{seat}}}" if names is None else names[seat]


class Pieces(Kind):
    """Cards, colours, recipes: things with a name. Programs and records know them by their English `ids`.

    Their names stand in the catalogues as `kind-id` ("recipe-clear-water"), unless `parts` says of which pieces a name is put
    together: then the message `kind` gets the names of the parts. A piece that no catalogue names is called by its id.
    """

    made_up = False
    """May there be others, that designers made up? They are called by their ids."""

    def __init__(
        self, kind: str, ids: Sequence[str], parts: Mapping[str, tuple[Pieces, Callable[[int], int]]] | None = None
    ) -> None:
        self.kind, self.ids, self.parts = kind, tuple(ids), parts or {}
        self.size = len(self.ids)
        self.number = {name: number for number, name in enumerate(self.ids)}
        """The piece of each id."""
        self._names: dict[str, dict[str, str]] = {}

    def data(self, number: int) -> str | None:
        return None if number == NONE else self.ids[number]

    def of_set(self, bits: int) -> list[str]:
        """The pieces in a set that has a bit for each."""
        return [self.ids[number] for number in members(bits)]

    def put(self, values: dict[str, Any], name: str, data: str | None, texts: Catalogue, names: Names) -> None:
        values[name] = "" if data is None else self.name(data, texts)
        values[f"{name}-id"] = "none" if data is None else key_of(data)

    def name(self, piece: str, texts: Catalogue) -> str:
        """What a piece is called in a language."""
        found = self._names.setdefault(texts.lang, {})
        if piece not in found and len(found) < 10_000:  # pieces that designers made up come and go
            found[piece] = self._name(piece, texts)
        return found.get(piece) or self._name(piece, texts)

    def names(self, texts: Catalogue) -> tuple[str, ...]:
        """What all pieces are called in a language, by their numbers."""
        return tuple(self.name(piece, texts) for piece in self.ids)

    def _name(self, piece: str, texts: Catalogue) -> str:
        if piece not in self.number:
            return piece
        if not self.parts:
            key = f"{self.kind}-{key_of(piece)}"
            return texts.say(key) if key in texts else piece
        number, values = self.number[piece], dict[str, Any]()
        for part, (pieces, which) in self.parts.items():
            pieces.put(values, part, pieces.ids[which(number)], texts, None)
        return texts.say(self.kind, **values)

    def spoken(self, texts: Catalogue) -> Mapping[str, int]:
        return {self.name(piece, texts): number for number, piece in enumerate(self.ids)} | self.number

    def described(self) -> dict[str, Any]:
        return {"kind": "piece", "of": self.kind}


class PieceSet(Kind):
    """Several pieces: a set of bits, 15 of them in each number (`part_of_set`), that `listed` takes apart."""

    kind = "pieces"

    def __init__(self, pieces: Pieces, listed: Callable[[int], list[int]], width: int) -> None:
        self.pieces, self.listed, self.width = pieces, listed, width

    def data(self, number: Any) -> list[str]:
        numbers = number if self.width > 1 else (number,)
        return [self.pieces.ids[one] for one in self.listed(sum(n << SET_BITS * i for i, n in enumerate(numbers)))]

    def put(self, values: dict[str, Any], name: str, data: Sequence[str], texts: Catalogue, names: Names) -> None:
        values[name] = [self.pieces.name(one, texts) for one in data]
        values[f"{name}-count"] = len(data)

    def described(self) -> dict[str, Any]:
        return {"kind": "pieces", "piece": self.pieces.kind}


class Piles(PieceSet):
    """Several pieces, equal ones together: a sentence gets each pile as the message `counted-kind` puts it (“leek ×2”)."""

    kind = "piles"

    def put(self, values: dict[str, Any], name: str, data: Sequence[str], texts: Catalogue, names: Names) -> None:
        values[name] = [counted(self.pieces, piece, n, texts) for piece, n in Counter(data).items()]
        values[f"{name}-count"] = len(data)

    def described(self) -> dict[str, Any]:
        return {"kind": "piles", "piece": self.pieces.kind}


class PieceList(PieceSet):
    """So many pieces one after the other, one in each number; `NONE` stands for none."""

    def __init__(self, pieces: Pieces, width: int) -> None:
        super().__init__(pieces, members, width)

    def data(self, number: Any) -> list[str]:
        numbers = number if self.width > 1 else (number,)
        return [self.pieces.ids[one] for one in numbers if one != NONE]


class NumberList(Kind):
    """Several plain numbers, `listed` from those of the event. A sentence gets the first and the last of them too."""

    kind = "numbers"

    def __init__(self, listed: Callable[..., list[int]], width: int) -> None:
        self.listed, self.width = listed, width

    def data(self, number: Any) -> list[int]:
        return self.listed(*(number if self.width > 1 else (number,)))

    def put(self, values: dict[str, Any], name: str, data: Sequence[int], texts: Catalogue, names: Names) -> None:
        values[name] = data
        values[f"{name}-count"] = len(data)
        if data:
            values[f"{name}-first"], values[f"{name}-last"] = data[0], data[-1]


class Compound(Kind):
    """A thing that has fields of its own, all in one number: a recipe with its ingredients and points.

    `taken_apart` gives the numbers of the fields; the message of the kind's name puts its name together.
    """

    def __init__(self, kind: str, taken_apart: Callable[[int], Sequence[Any]], **fields: Kind) -> None:
        self.kind, self.taken_apart, self.fields = kind, taken_apart, fields

    def data(self, number: int) -> dict[str, Any] | None:
        if number == NONE:
            return None
        numbers = self.taken_apart(number)
        return {name: kind.data(one) for (name, kind), one in zip(self.fields.items(), numbers, strict=True)}

    def put(
        self, values: dict[str, Any], name: str, data: Mapping[str, Any] | None, texts: Catalogue, names: Names
    ) -> None:
        values[name] = "" if data is None else self.name(data, texts)

    def name(self, data: Mapping[str, Any], texts: Catalogue) -> str:
        """What it is called in a language."""
        values: dict[str, Any] = {}
        for name, kind in self.fields.items():
            kind.put(values, name, data[name], texts, None)
        return texts.say(self.kind, **values)

    def described(self) -> dict[str, Any]:
        return {
            "kind": "compound",
            "of": self.kind,
            "fields": {name: kind.described() for name, kind in self.fields.items()},
        }


FEW = range(1, 10)
"""As many of a piece as people name at once."""


class Counts(Kind):
    """How many of each piece, one number for each; a negative number stands for a piece that is not in this game.

    A sentence gets them as a list, the most first, each put together by the message `counted-kind` ("2 green"). `NONE` instead
    of all numbers: there is nothing to count.
    """

    kind = "counts"

    def __init__(self, pieces: Pieces, width: int = 0) -> None:
        self.pieces, self.width = pieces, width or pieces.size

    def data(self, number: Any) -> list[int] | None:
        return None if number == NONE else [count for count in number if count >= 0]

    def written(self, number: Any) -> str:
        return " ".join(f"{number[piece]} {self.pieces.ids[piece]}" for piece in self._present(number))

    def put(
        self, values: dict[str, Any], name: str, data: Sequence[int] | None, texts: Catalogue, names: Names
    ) -> None:
        counts = data or ()
        values[name] = [
            counted(self.pieces, self.pieces.ids[piece], counts[piece], texts) for piece in self._present(counts)
        ]
        values[f"{name}-count"] = sum(counts)

    def _present(self, counts: Sequence[int]) -> list[int]:
        """The pieces of which there are any, the most first."""
        return sorted((piece for piece, count in enumerate(counts) if count > 0), key=lambda piece: -counts[piece])

    def spoken(self, texts: Catalogue) -> Mapping[str, int]:
        """How a few of one piece are called; `taken_apart` says how many of which."""
        found: dict[str, int] = {}
        for piece, name in enumerate(self.pieces.ids):
            for n in FEW:
                number = n * self.pieces.size + piece
                found |= {counted(self.pieces, name, n, texts): number, f"{n} {name}": number}
        return found

    def taken_apart(self, number: int) -> tuple[int, int]:
        """How many, and of which piece."""
        return divmod(number, self.pieces.size)

    def described(self) -> dict[str, Any]:
        return {"kind": "counts", "piece": self.pieces.kind}


def counted(pieces: Pieces, piece: str, count: int, texts: Catalogue) -> str:
    """“2 green”: the message `counted-color`."""
    values: dict[str, Any] = {"count": count}
    pieces.put(values, pieces.kind, piece, texts, None)
    return texts.say(f"counted-{pieces.kind}", **values)


def key_of(name: str) -> str:
    """An id as part of a message's name."""
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


NUMBER, ORDINAL, FLAG, SEAT, SEATS = Kind(), Ordinal(), Flag(), Seat(), Seats()
