"""A request that is denied, with the reason: an error for the caller (HTTP status, code, text)."""

from __future__ import annotations

from stockpot.room.protocol import Sentence


class Refusal(Exception):  # noqa: N818 - what it is
    """A request that is denied, with the reason."""

    def __init__(
        self, code: str, text: str, rule: str = "", status: int = 409, said: Sentence | None = None
    ) -> None:  # fmt: skip
        super().__init__(text)
        self.code, self.text, self.rule, self.status, self.said = code, text, rule, status, said
