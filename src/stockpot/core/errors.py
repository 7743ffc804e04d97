"""Exceptions: what goes wrong, and how it is said."""

from __future__ import annotations

from dataclasses import dataclass, field

from stockpot.core.speech import Said


@dataclass(frozen=True)
class Reason:
    """Why a move is not allowed: the rule's id in the rulebook, and a sentence for the player."""

    rule: str
    text: str
    said: Said = field(default=Said(""), compare=False, repr=False)
    """The sentence as data, for who writes it in another language."""

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"


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


class BadCell(BadOption):
    """A list of components that is refused for one of its lines, and where that is."""

    def __init__(self, option: str, reason: str, line: int, column: str = "", part: str = "") -> None:
        """`line`: of the text; the names of the columns stand on the first. `part`: which of several lists of the option."""
        where = f"Option {option}: {part} line {line}" if part else f"Option {option}, line {line}"
        super().__init__(f"{where}: {reason}.")
        self.option, self.reason, self.line, self.column, self.part = option, reason, line, column, part


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
