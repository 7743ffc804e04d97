"""Coming to a table without a server."""

from __future__ import annotations

from collections.abc import Iterator

from stockpot.room.audience import Audience, Ear, Sent


def come(audience: Audience[Ear], client: Ear, seq: int = 0, now: int = 1) -> Iterator[Sent[Ear]]:
    """Everything that a client is told who comes and has the news up to `seq`, and what the others are told then."""
    stream = yield from audience.catch_up(client, seq, now)
    yield audience.join(client, stream, now)
