"""What is said over the socket of a table, whatever carries it: hello first, requests and their refusals, and why it ends."""

from __future__ import annotations

from typing import Any, TypeVar, cast

from stockpot.core.struct import DecodeError, replace
from stockpot.room import protocol as p
from stockpot.room.audience import Audience, Client
from stockpot.room.refusal import Refusal

BAD_HELLO, SIGNED_OUT, REMOVED, NOT_INVITED = 4400, 4401, 4403, 4404
TOO_SLOW, TOO_MANY, FAILED = 4408, 4429, 4503
"""Why a socket is closed, by our own numbers (close codes)."""
CLOSING = {403: REMOVED, 404: NOT_INVITED, 429: TOO_MANY, 503: FAILED}

Asked = TypeVar("Asked", bound=p.Request | p.Question)


def parse(data: bytes) -> p.FromClient:
    """A client's message."""
    try:
        return p.decode_client(data)
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_message", str(error) or "This is no message.", status=400) from None


def parse_hello(data: bytes) -> p.Hello:
    """The first message."""
    message = parse(data)
    if not isinstance(message, p.Hello):
        raise Refusal("no_hello", "The first message is hello.", status=400)
    if message.v != p.VERSION:
        raise Refusal("bad_version", f"This server speaks version {p.VERSION}, not {message.v}.", status=400)
    return message


def parse_request(data: bytes) -> p.Ping | p.Look | p.Request | p.Question:
    """A message after the first."""
    message = parse(data)
    if isinstance(message, p.Hello):
        raise Refusal("said_hello", "You have said hello already.")
    return message


def from_where_they_look(message: Asked, client: Client, audience: Audience[Any]) -> Asked:
    """A request that names no seat comes from the one through whose eyes its sender looks, where they hold several."""
    if client.eyes is not None and isinstance(message, p.InSeat) and message.seat is None:
        return cast(Asked, replace(message, seat=audience.eyes_of(client).seat))
    return message


def refused(refusal: Refusal, key: str = "") -> p.Refused:
    """How a request of this name is refused."""
    return p.Refused(refusal.code, refusal.text, key, refusal.rule, refusal.said)


def closing(refusal: Refusal) -> int:
    """The code with which a socket is closed whose hello was refused."""
    return CLOSING.get(refusal.status, BAD_HELLO)
