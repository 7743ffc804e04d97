"""What the data of events and decisions is, as TypeScript: pieces, the type of each kind, and how it is spoken of."""

from __future__ import annotations

import re

from stockpot.core import kinds, vocabulary
from stockpot.core.kinds import Kind, Pieces
from tools.contract.typescript import alias, constant, key_of, value_of

PLAIN = {"number": "number", "flag": "boolean", "seat": "number", "seats": "number[]", "numbers": "number[]"}
"""Kinds whose data is the same in every game."""


class Vocabulary(vocabulary.Vocabulary):
    """The pieces that a game's declarations mention, as TypeScript."""

    def knows(self, pieces: Pieces) -> bool:
        """Do all of them have a type of their own?"""
        return pieces.kind in self.pieces and self.pieces[pieces.kind].ids == pieces.ids

    # ----------------------------------------------------------------------------------------------------------- types

    def name(self, pieces: Pieces) -> str:
        """What the type of a piece is called."""
        return "".join(word.capitalize() for word in re.split(r"[^a-zA-Z0-9]+", pieces.kind))

    def type_of(self, kind: Kind, sure: bool = False) -> str:
        """The type of a kind's data; `sure`: it never stands for nothing."""
        match kind:
            case Pieces():
                found = self.name(kind)
            case kinds.PieceSet():
                return f"{self.name(kind.pieces)}[]"
            case kinds.Counts():
                found = "number[]"
            case kinds.Compound():
                found = f"{{ {'; '.join(f'{name}: {self.type_of(one)}' for name, one in kind.fields.items())} }}"
            case _:
                found = PLAIN[kind.kind]
        return found if sure or type(kind).data in NEVER_NOTHING else f"{found} | null"

    def declarations(self) -> list[str]:
        """The ids of all pieces: `COLORS`, and the type `Color`."""
        return [
            constant(plural(pieces.kind), pieces.ids)
            + alias(self.name(pieces), "string" if pieces.made_up else f"(typeof {plural(pieces.kind)})[number]")
            for pieces in self.pieces.values()
        ]

    # ----------------------------------------------------------------------------------------------------------- speech

    def spoken(self) -> list[str]:
        """What `lib/speech.ts` needs to name the pieces: lines of an object."""
        return [f"{key_of(kind)}: {self._spoken(pieces)}," for kind, pieces in self.pieces.items()]

    def _spoken(self, pieces: Pieces) -> str:
        ids = f"ids: {plural(pieces.kind)}"
        if not pieces.parts:
            return f"{{ {ids} }}"
        return f"{{ {ids}, parts: {value_of(self.parts(pieces))} }}"


NEVER_NOTHING = (Kind.data, kinds.Flag.data, kinds.Seats.data, kinds.NumberList.data)
"""How kinds give their data that always have some."""


def plural(kind: str) -> str:
    """The name of a list of such things: `COLORS`, `WISHES`, `CATEGORIES`."""
    name = re.sub(r"[^a-zA-Z0-9]+", "_", kind)
    name = re.sub(r"(?<=\w\w[^aeiou])y$", "ie", name)
    return (re.sub(r"(s|x|sh|ch)$", r"\1e", name) + "s").upper()
