"""Decisions, declared once: what each ranges over, how it is written, what is asked, and by which rule.

    BID = Question("bid", "stew.sale.locked", left=NUMBER)
    DECISIONS = Decisions(
        TEXTS,
        Decision("card", "{card}", asks=Question("card", "stew.round.choose"), card=FACE),
        Decision("bid", "bid {card}", asks=BID, card=FACE),
        Decision("done", "done", asks=BID, declines=True),
        Decision("doubt", "doubt seat {seat}", none="believe", rule="stew.doubt.when", asks=Question("doubt"), seat=Seat(6)),
    )

The numbers of actions follow, one decision after the other, and with them their notation in records (English, from ids that
never change), the parts that programs get, their labels (the message `move-card` of the catalogue, written from the parts),
and what a typed text means in any language (`reading`): the label, and what its attribute `.also` has, one way a line.
So do the questions (the message `asks-card`), and the rule against whatever is no answer to the one that is asked (`asking`).

Where an action means something else in each situation (the third jar from the left), a game overrides `numbers` and `find`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from string import Formatter
from typing import Any, NamedTuple

from stockpot.core.fluent import Catalogues
from stockpot.core.kinds import NONE, Flag, Kind
from stockpot.core.reading import Reader
from stockpot.core.speech import Fields, Sayings
from stockpot.core.text import fold

Numbers = dict[str, Any]
"""A number for each thing that an action is about; `NONE` for nothing."""


class Question:
    """What a seat is asked, in the message `asks-name`. Several decisions may be answers to it."""

    def __init__(self, name: str, rule: str = "", /, **mentions: Kind) -> None:
        self.name, self.mentions = name, mentions
        self.rule = rule
        """The rule that calls for this decision: cited when an action does not answer it."""


class Asked(NamedTuple):
    """A question, and the numbers of what it mentions in this situation."""

    question: Question
    numbers: Numbers


class Decision:
    """One kind of decision: its name, its notation, and the kinds it ranges over, the first one slowest."""

    def __init__(
        self, name: str, notation: str, *, rule: str = "", asks: Question | tuple[Question, ...] = (), none: str = "",
        also: tuple[str, ...] = (), declines: bool | None = None, given: Fields | None = None, choices: int = 1,
        previewed: bool = False, **over: Kind,
    ) -> None:  # fmt: skip
        self.name, self.notation, self.over = name, notation, over
        self.rule = rule
        """The rule that says when it is taken: cited at any other time. Without one, it is the rule of what is asked instead."""
        self.asks = (asks,) if isinstance(asks, Question) else asks
        """The questions to which it is an answer."""
        self.none = none
        """The notation of one extra action at the end: “none of these”."""
        self.also = also
        """Other notations that are accepted as input; records never contain them."""
        self.declines = declines
        """Does this decline an offer? By default the action `none` does, and the “no” of a yes-or-no decision."""
        self.given = dict(given or {})
        """Further fields of the label, known from the situation rather than chosen. Only where `numbers` is overridden."""
        self.previewed = previewed
        """Does each action come with a preview of what it is certain to cause?"""
        self.base = 0
        """The number of its first action; `Decisions` sets it."""
        self.size = choices
        """How many actions there are; `choices` gives it where `numbers` is overridden and `over` does not."""
        for kind in over.values():
            self.size *= kind.size
        self.size += bool(none)

    @property
    def names(self) -> tuple[str, ...]:
        """The kinds that its actions go by, each with a label of its own. Several only where `parts` is overridden."""
        return (self.name,)

    @property
    def messages(self) -> tuple[str, ...]:
        """The names of its labels."""
        return tuple(f"move-{name.replace(' ', '-')}" for name in self.names)

    @property
    def fields(self) -> dict[str, Kind]:
        """All that it mentions."""
        return self.given | self.over

    def numbers(self, s: Any, seat: int, choice: int) -> Numbers:  # noqa: ARG002 - for decisions that need the situation
        """What the n-th action is about."""
        if self.none and choice == self.size - 1:
            return dict.fromkeys(self.over, NONE)
        found: Numbers = {}
        for name, kind in reversed(self.over.items()):
            choice, found[name] = divmod(choice, kind.size)
        return {name: found[name] for name in self.over}

    def find(self, s: Any, seat: int, numbers: Numbers) -> int | None:  # noqa: ARG002
        """The action that is about these things: the other way round."""
        if self.none and all(number == NONE for number in numbers.values()):
            return self.size - 1
        choice = 0
        for name, kind in self.over.items():
            if not 0 <= numbers[name] < kind.size:
                return None
            choice = choice * kind.size + numbers[name]
        return choice

    def data(self, numbers: Numbers) -> dict[str, Any]:
        """What an action is about, for programs."""
        return {name: kind.data(numbers[name]) for name, kind in self.fields.items()}

    def parts(self, s: Any, seat: int, choice: int) -> dict[str, Any]:
        """The n-th action for programs."""
        return {"kind": self.name} | self.data(self.numbers(s, seat, choice))

    def write(self, s: Any, seat: int, choice: int) -> str:
        """The n-th action in the notation of records."""
        if self.none and choice == self.size - 1:
            return self.none
        numbers = self.numbers(s, seat, choice)
        return self.notation.format(**{name: kind.written(numbers[name]) for name, kind in self.fields.items()})

    def outline(self, choice: int) -> dict[str, Any]:
        """The n-th action for programs, as far as it is the same in every situation."""
        return self.parts(None, 0, choice) if self.is_fixed() else {"kind": self.name, "choice": choice}

    def called(self, choice: int) -> str:
        """A name for the n-th action that does not depend on the situation: its notation, where that never varies."""
        return self.write(None, 0, choice) if self.is_fixed() else self.in_outline(choice)

    def in_outline(self, choice: int) -> str:
        """The name of an action that is written differently in each situation: what its outline says."""
        if self.none and choice == self.size - 1:
            return self.none
        kind, *rest = self.outline(choice).items()
        return " ".join([kind[1], *(_word(name, value) for name, value in rest if value is not None)])

    def is_fixed(self) -> bool:
        """Does every action mean the same in every situation?"""
        return all(getattr(type(self), name) is getattr(Decision, name) for name in ("numbers", "parts", "write"))

    def templates(self) -> list[str]:
        """All notations."""
        return [text for text in (self.notation, self.none, *self.also) if text]

    def slots(self, template: str) -> list[str]:
        """What a notation mentions."""
        return [name for _, name, _, _ in Formatter().parse(template) if name]


def _word(name: str, value: Any) -> str:
    """A part of an action in its name: places and numbers with what they count, other things alone."""
    match value:
        case bool():
            return name if value else ""
        case list():
            return f"{name} {'-'.join(map(str, value))}"
        case int():
            return f"{name} {value}"
    return str(value)


class Decisions:
    """All decisions of a game, in the order of their numbers."""

    def __init__(self, texts: Catalogues, *decisions: Decision) -> None:
        self.texts, self.all = texts, decisions
        self.questions: dict[str, Question] = {}
        for question in (question for decision in decisions for question in decision.asks):
            if self.questions.setdefault(question.name, question) is not question:
                raise ValueError(f"Two questions are called {question.name!r}: decisions may share one.")
        self.asks = Sayings("asks", {name: question.mentions for name, question in self.questions.items()})
        self.size = 0
        for decision in decisions:
            decision.base = self.size
            self.size += decision.size
        self._of = [decision for decision in decisions for _ in range(decision.size)]
        fixed = [decision.is_fixed() for decision in self._of]
        self._texts = [self._write(None, 0, a) if fixed[a] else None for a in range(self.size)]
        self._parts = [self._of[a].parts(None, 0, a - self._of[a].base) if fixed[a] else None for a in range(self.size)]

    def __iter__(self) -> Iterator[Decision]:
        return iter(self.all)

    def __getitem__(self, name: str) -> Decision:
        return next(decision for decision in self.all if decision.name == name)

    def of(self, action: int) -> tuple[Decision, int]:
        """The decision that an action belongs to, and its number there."""
        decision = self._of[action]
        return decision, action - decision.base

    def ask(self, name: str, /, **numbers: Any) -> Asked:
        """A question as it is asked now."""
        return Asked(self.questions[name], numbers)

    def answers(self, question: Question) -> list[Decision]:
        """The decisions with which a question is answered."""
        return [decision for decision in self.all if question in decision.asks]

    def actions(self, question: Question) -> list[int]:
        """All actions that answer a question, legal or not."""
        return [action for action, decision in enumerate(self._of) if question in decision.asks]

    def _write(self, s: Any, seat: int, action: int) -> str:
        decision, choice = self.of(action)
        return decision.write(s, seat, choice)

    def write(self, s: Any, seat: int, action: int) -> str:
        """An action as records write it."""
        return self._texts[action] or self._write(s, seat, action)

    def parts(self, s: Any, seat: int, action: int) -> dict[str, Any]:
        """An action for programs: its `kind`, and what this kind has."""
        known = self._parts[action]
        if known is not None:
            return known.copy()
        decision, choice = self.of(action)
        return decision.parts(s, seat, choice)

    def is_fixed(self, action: int) -> bool:
        """Does an action mean the same in every situation?"""
        return self._parts[action] is not None

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What every action is called, whatever the situation."""
        return tuple(decision.called(choice) for decision in self.all for choice in range(decision.size))

    @cached_property
    def outlines(self) -> tuple[dict[str, Any], ...]:
        """Every action for programs, as far as it is the same in every situation."""
        return tuple(decision.outline(choice) for decision in self.all for choice in range(decision.size))

    def read(self, s: Any, seat: int, text: str) -> int | None:
        """The action that a text names in any language, in any order; `None` when it names none."""
        known = self._known.get(fold(text))
        return self._reader.read(s, seat, text) if known is None else known

    def meant(self, text: str, s: Any = None, seat: int = 0) -> tuple[Decision, Numbers] | None:
        """What a text is about, whether or not there is such an action now."""
        return next(self._reader.meant(text, s, seat), None)

    def declines(self, action: int) -> bool:
        """Does this action decline an offer?"""
        decision, choice = self.of(action)
        if decision.declines is not None:
            return decision.declines
        if decision.none:
            return choice == decision.size - 1
        return choice == 0 and [type(kind) for kind in decision.over.values()] == [Flag]

    def previewed(self, action: int) -> bool:
        """Does a table show beside it what it is certain to bring?"""
        return self._of[action].previewed

    def messages(self) -> Mapping[str, Fields]:
        """The fields of each label and of each question."""
        labels = {message: decision.fields for decision in self.all for message in decision.messages}
        return {**labels, **self.asks.messages()}

    @cached_property
    def _known(self) -> dict[str, int]:
        """All notations of the actions that mean the same in every situation, by their text."""
        return {fold(text): action for action, text in enumerate(self._texts) if text}

    @cached_property
    def _reader(self) -> Reader:
        return Reader(self, self.texts)
