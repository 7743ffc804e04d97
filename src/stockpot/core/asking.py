"""What a seat is asked, and why an action is refused: all of it that follows from the declaration of decisions.

    ASKING = Asking(DECISIONS, REFUSED, waiting, asked, not_asked, illegal, over=REFUSED.by("soup.end.winner"))
    asks, why_not = ASKING.asks, ASKING.why_not

A game says what it alone can: which question a seat is asked in a situation, why others are asked nothing, and why one of the
answers to the question is not among the legal ones.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from typing import Any, Protocol

from stockpot.core.decisions import Asked, Decisions
from stockpot.core.speech import Refusal, Said


class Refuses(Protocol):
    """Whatever can say “not now”: `Refusals` has such a sentence for each rule."""

    def not_now(self, rule: str, question: str, /, **numbers: Any) -> Refusal:
        """The refusal of an action that does not answer the question."""


@dataclass(frozen=True)
class Asking:
    """Questions and refusals of a game."""

    decisions: Decisions
    refused: Refuses
    waiting: Callable[[Any], int]
    """The set of the seats that owe a decision; none when the game is over."""
    asked: Callable[[Any, int], Asked]
    """The question for a seat that owes a decision. It may carry numbers that only refusals mention."""
    not_asked: Callable[[Any, int], Refusal]
    """Why it is not this seat's turn, while others owe a decision."""
    illegal: Callable[[Any, int, int], Refusal]
    """Why an action that does answer the question is not legal."""
    _: KW_ONLY
    over: Refusal
    """The refusal of anything tried after the end of the game."""

    def asks(self, s: Any, seat: int) -> Said:
        """The question that a seat has to answer now; called only while it owes a decision."""
        question, numbers = self.asked(s, seat)
        return self.decisions.asks(question.name, **numbers)

    def why_not(self, s: Any, seat: int, action: int) -> Refusal:
        """Why this seat may not do this now; called only for actions that are not legal."""
        if (refusal := self.why_nothing(s, seat)) is not None:
            return refusal
        question, numbers = self.asked(s, seat)
        decision, _ = self.decisions.of(action)
        if question in decision.asks:
            return self.illegal(s, seat, action)
        return self.refused.not_now(decision.rule or question.rule, question.name, **numbers)

    def why_nothing(self, s: Any, seat: int) -> Refusal | None:
        """Why a seat owes no decision now; `None` where it does."""
        seats = self.waiting(s)
        if seats == 0:
            return self.over
        return None if seats >> seat & 1 else self.not_asked(s, seat)

    def not_now(self, s: Any, seat: int) -> Refusal:
        """The refusal of a text that is no action, such as “pass” where nothing can be declined."""
        if (refusal := self.why_nothing(s, seat)) is not None:
            return refusal
        question, numbers = self.asked(s, seat)
        rule = question.rule or self.decisions.answers(question)[0].rule
        return self.refused.not_now(rule, question.name, **numbers)
