"""The pieces that a game's declarations mention: what other programs need to name them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stockpot.core import kinds
from stockpot.core.kinds import Kind, Pieces


class Vocabulary:
    """The pieces that some kinds mention, by the names of their kinds."""

    def __init__(self, all_kinds: Iterable[Kind]) -> None:
        self.pieces: dict[str, Pieces] = {}
        for kind in all_kinds:
            self._meet(kind)

    def _meet(self, kind: Kind) -> None:
        match kind:
            case Pieces():
                self._put(kind)
                for part, _ in kind.parts.values():
                    self._meet(part)
            case kinds.PieceSet() | kinds.Counts():
                self._meet(kind.pieces)
            case kinds.Compound():
                for one in kind.fields.values():
                    self._meet(one)

    def _put(self, pieces: Pieces) -> None:
        """Some may be part of all: the directions in which the soup drifts."""
        known = self.pieces.get(pieces.kind, pieces)
        fewer, all_ = sorted((known, pieces), key=lambda one: one.size)
        if not set(fewer.ids) <= set(all_.ids):
            raise ValueError(f"There are two kinds of pieces called {pieces.kind}.")
        self.pieces[pieces.kind] = all_

    def parts(self, pieces: Pieces) -> dict[str, Any]:
        """Of which pieces the names of others are put together: which one, for each."""
        return {
            name: {"of": part.kind, "which": [which(number) for number in range(pieces.size)]}
            for name, (part, which) in pieces.parts.items()
        }

    def described(self) -> dict[str, Any]:
        """All pieces by their kind: their ids, and of what their names are put together."""
        return {
            kind: {"ids": pieces.ids} | ({"parts": self.parts(pieces)} if pieces.parts else {})
            for kind, pieces in self.pieces.items()
        }
