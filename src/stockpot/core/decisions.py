"""Decisions, declared once: what each ranges over, and how it is written.

    DECISIONS = Decisions(
        Decision("card", "{card}", card=FACE),
        Decision("ask", "ask seat {seat}", seat=Seat(6)),
        Decision("done", "done"),
    )

The numbers of actions follow, one decision after the other, and with them their notation in records (English, from ids that
never change), their labels in each language (the message `move-card` of the catalogue), what a text means in any language, and
the parts that programs get.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stockpot.core.fluent import Catalogues
from stockpot.core.kinds import Kind
from stockpot.core.text import fold


class Decision:
    """One kind of decision: its name, its notation, and the kinds it ranges over, the first one slowest."""

    def __init__(self, name: str, notation: str, **over: Kind) -> None:
        self.name, self.notation, self.over = name, notation, over
        self.base = 0
        """The number of its first action; `Decisions` sets it."""
        self.size = 1
        for kind in over.values():
            self.size *= kind.size

    def numbers(self, choice: int) -> dict[str, int]:
        """The number of each thing it ranges over, for its n-th action."""
        found: dict[str, int] = {}
        for name, kind in reversed(self.over.items()):
            choice, found[name] = divmod(choice, kind.size)
        return {name: found[name] for name in self.over}

    def parts(self, choice: int) -> dict[str, Any]:
        """The n-th action for programs."""
        return {"kind": self.name} | {name: self.over[name].data(n) for name, n in self.numbers(choice).items()}

    def text(self, choice: int) -> str:
        """The n-th action in the notation of records."""
        return self.notation.format(**{name: self.over[name].data(n) for name, n in self.numbers(choice).items()})

    def label(self, choice: int, texts: Catalogues, lang: str) -> str:
        """The n-th action as people read it."""
        values: dict[str, Any] = {}
        for name, number in self.numbers(choice).items():
            self.over[name].put(values, name, number, texts[lang])
        return texts[lang].say(f"move-{self.name}", **values)


class Decisions:
    """All decisions of a game, in the order of their numbers."""

    def __init__(self, *decisions: Decision) -> None:
        self.all = decisions
        self.size = 0
        for decision in decisions:
            decision.base = self.size
            self.size += decision.size

    def __iter__(self) -> Iterator[Decision]:
        return iter(self.all)

    def actions(self) -> Iterator[tuple[Decision, int]]:
        """All actions in order."""
        return ((decision, choice) for decision in self.all for choice in range(decision.size))

    def notation(self) -> tuple[str, ...]:
        """All actions as records write them."""
        return tuple(decision.text(choice) for decision, choice in self.actions())

    def parts(self) -> tuple[Mapping[str, Any], ...]:
        """All actions for programs."""
        return tuple(decision.parts(choice) for decision, choice in self.actions())

    def labels(self, texts: Catalogues, lang: str) -> tuple[str, ...]:
        """All actions as people read them."""
        return tuple(decision.label(choice, texts, lang) for decision, choice in self.actions())

    def meanings(self, texts: Catalogues) -> dict[str, int]:
        """Which action each text means, in the notation and in every language."""
        names = [self.labels(texts, lang) for lang in texts.languages] + [self.notation()]
        return {fold(name): action for some in names for action, name in enumerate(some)}
