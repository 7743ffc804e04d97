"""The room `words` of a game that declares what is decided, asked and told.

    REFUSED = Refusals({"stew.play.follow": {"suit": SUIT}})
    WORDS = Words(TEXTS, Event, DECISIONS, REFUSED, waiting, asked, not_asked, illegal, over="stew.end.winner")

A game says what it alone can: which question a seat is asked, why others are asked nothing, and why an answer is not legal
(`core/asking.py`). Moves are written and read as declared, and events told to those who may know them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stockpot.core.asking import Asking
from stockpot.core.decisions import Asked, Decisions
from stockpot.core.events import Events, Teller
from stockpot.core.fluent import Catalogues
from stockpot.core.speech import Declares, Refusal, Refusals, Speech


class Words:
    """Moves, questions, refusals and events of a game as data, and its speech."""

    def __init__(
        self,
        texts: Catalogues,
        events: type[Events],
        decisions: Decisions,
        refused: Refusals,
        waiting: Callable[[Any], int],
        asked: Callable[[Any, int], Asked],
        not_asked: Callable[[Any, int], Refusal],
        illegal: Callable[[Any, int, int], Refusal],
        *,
        over: str,
        more: Sequence[Declares] = (),
    ) -> None:
        """`over` is the rule against whatever is tried when the game is over, `more` what else the game says."""
        asking = Asking(decisions, refused, waiting, asked, not_asked, illegal, over=refused.by(over))
        self.speech = Speech(texts, events, decisions, refused, *more)
        self.write, self.read, self.parts = decisions.write, decisions.read, decisions.parts
        self.asks, self.why_not = asking.asks, asking.why_not
        self.tell = Teller(events).tell

    def note_size(self, s: Any, seat: int, action: int) -> int:  # noqa: ARG002
        """No text rides along with any move."""
        return 0
