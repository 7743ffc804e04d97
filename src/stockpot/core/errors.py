"""What goes wrong, and how it is said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stockpot.core.fluent import Catalogue


@dataclass(frozen=True)
class Reason:
    """Why a move is not allowed: the rule's id in the rulebook, and a sentence for the player."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"


def reason(texts: Catalogue, rule: str, **values: Any) -> Reason:
    """A refusal in the words of a catalogue: the rule `soup.play.follow` has the message `refused-play-follow`."""
    key = rule.split(".", 1)[1].replace(".", "-")
    return Reason(rule, texts.say(f"refused-{key}", **values))


class IllegalMove(Exception):  # noqa: N818 - the name people expect
    """The rules do not allow this move now; the table is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class UnknownGame(ValueError):  # noqa: N818
    """There is no game of this name."""


class BadPlayers(ValueError):  # noqa: N818
    """The game is not for this number of players."""


class BadOption(ValueError):  # noqa: N818
    """An option that the game does not have, a value it does not take, or options that conflict."""


class BadSeat(ValueError):  # noqa: N818
    """No such seat at this table."""


class UnknownMove(ValueError):  # noqa: N818
    """This text or number does not name a move of the game."""


class BadNote(ValueError):  # noqa: N818
    """Free text that is too long, not text, or has no place with this move."""


class BadRecord(ValueError):  # noqa: N818
    """Not a record of play that can be replayed faithfully."""


class BadPosition(ValueError):  # noqa: N818
    """Not a situation of this game."""
