"""WebSockets below the application (RFC 6455): frames, keepalive (heartbeat: ping and pong), backpressure.

uvicorn does the handshake (`Handshake`), and the application accepts or refuses as any other does. From then on the connection
belongs to a `Wire`: frames in, frames out, nothing between (RFC 6455). It needs two kilobytes where a task, two queues and a
parser needed forty, and a message for several clients is framed once.

Nobody can make the server hold much: while what was sent waits to be read, or what was asked waits to be answered, nothing more
is read and no frame is looked at (backpressure, flow control); beyond that a client is too slow, or floods, and is let go.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from stockpot.api.conversation import TOO_MANY, TOO_SLOW
from stockpot.room.protocol import MESSAGE_BYTES
from stockpot.server.wire.connections import Door

EXTENSION = "stockpot.handshake"
"""Under this name the application finds the handshake in its scope."""

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
KINDS = (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG)
LAST, RESERVED, KIND = 0x80, 0x70, 0x0F
"""Parts of a frame's first byte."""
MASKED = 0x80
CONTROL_BYTES = 125

_MEDIUM, _LARGE = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack
"""The beginnings of frames that are not small."""

WHOLE_TEXT = LAST | TEXT
PING_FRAME = bytes((LAST | PING, 0))

AGAINST_RULES, NOT_TEXT, TOO_BIG, RESTART = 1002, 1007, 1009, 1012
"""Why a socket is closed, by the standard."""
GOODBYES = (range(1000, 1004), range(1007, 1015), range(3000, 5000))
"""Reasons for closing that may be sent (section 7.4)."""

MARK, WAITING = 64 * 1024, 1024 * 1024
"""Bytes not read by a client: above the first no more is read from it, above the second it is too slow."""
EARLY = 8
"""Messages that may come before the wire is taken."""
EXTRAS = 256
"""Pings, pongs and pieces of messages in one round. Browsers send none, programs a few."""
LATE = 64 * 1024
"""Bytes that may come after a goodbye."""
GOODBYE_SECONDS = 10
"""How long the other side may take to answer a goodbye."""
WRITING, ASKING = 1, 2
"""Why nothing more is read from a client: it does not read itself; it has asked enough for now."""
ROUNDS, ROUND_SECONDS = 10, 1.0
"""All sockets are looked after once in so many rounds."""


class Wire(asyncio.Protocol):
    """One open socket: whole messages go to `heard`, its end to `lost`."""

    __slots__ = (
        "closing", "door", "early", "extras", "going", "heard", "held", "kind", "late", "leaving", "lost", "others", "parts",
        "rest", "silent", "transport", "unruly", "waiters",
    )  # fmt: skip

    def __init__(
        self, transport: asyncio.Transport, others: set[Any], leaving: Leaving, door: Door | None = None
    ) -> None:
        self.transport, self.others, self.leaving, self.door = transport, others, leaving, door
        self.heard: Callable[[bytes], None] = self._keep
        self.lost: Callable[[], None] = nothing
        self.unruly: Callable[[int, str], None] = self.close
        self.early: deque[bytes] | None = deque()
        self.waiters: list[asyncio.Future[None]] = []
        self.rest = b""
        """The beginning of a frame that has not come to its end."""
        self.parts: bytes | None = None
        """The beginning of a message that comes in several frames; `kind` says of what."""
        self.kind = TEXT
        self.going = b""
        """Frames that go out when all that is ready to be done has been done."""
        self.silent = 0
        """Rounds since the other side was last heard."""
        self.held = self.extras = self.late = 0
        """Why nothing is read for now; frames that are no messages, in this round; bytes that came after the goodbye."""
        self.closing = False
        others.add(self)
        transport.set_write_buffer_limits(high=MARK)
        transport.set_protocol(self)

    # ------------------------------------------------------------------------------------------------------------- in

    async def read(self) -> bytes:
        """The next message, before the wire is taken; `ConnectionError` when there will be none."""
        assert self.early is not None
        while not self.early:
            if self.closing:
                raise ConnectionResetError("The socket is closed.")
            await self._change()
        self.hold(ASKING, False)
        return self.early.popleft()

    def _keep(self, message: bytes) -> None:
        assert self.early is not None
        self.early.append(message)
        self.hold(ASKING, len(self.early) >= EARLY)
        self._wake()

    async def _change(self) -> None:
        """Returns when something has come, gone out or ended."""
        waiter = asyncio.get_running_loop().create_future()
        self.waiters.append(waiter)
        await waiter

    def _wake(self) -> None:
        waiters, self.waiters = self.waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    def take(
        self, heard: Callable[[bytes], None], lost: Callable[[], None], unruly: Callable[[int, str], None]
    ) -> None:
        """From now on every message goes to `heard`, first of all those that have come already.

        `unruly` is called with a code and a reason when the client is too slow, or floods.
        """
        early, self.early = self.early or (), None
        self.heard, self.lost, self.unruly = heard, lost, unruly
        self.hold(ASKING, False)
        for message in early:
            heard(message)
        if self.transport.is_closing():
            self.connection_lost(None)

    def hold(self, why: int, held: bool) -> None:
        """Read no further while there is a reason not to (backpressure)."""
        before, self.held = self.held, self.held | why if held else self.held & ~why
        if bool(before) == bool(self.held) or self.closing or self.transport.is_closing():
            return
        if held:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()
            asyncio.get_running_loop().call_soon(self._read_on)

    def _read_on(self) -> None:
        """Frames that had come before nothing more was read."""
        rest, self.rest = self.rest, b""
        self._frames(rest)

    def data_received(self, data: bytes) -> None:
        self.silent = 0
        if self.closing:
            self.late += len(data)
            if self.late > LATE:
                return self.transport.abort()
        if self.rest:
            data = self.rest + data
        return self._frames(data)

    def _frames(self, data: bytes) -> None:
        """Take whole frames, one after the other, as long as more may be read; what follows a goodbye is not looked at."""
        start, size, closing = 0, len(data), self.closing
        self.rest = b""
        while size - start >= 2 and (not self.held or self.closing):
            if not data[start + 1] & MASKED:
                return self.close(AGAINST_RULES, "not masked")
            length, at = data[start + 1] & ~MASKED, start + 2
            if length == 126:
                length, at = int.from_bytes(data[at : at + 2], "big"), at + 2
            elif length == 127:
                length, at = int.from_bytes(data[at : at + 8], "big"), at + 8
            end = at + 4 + length
            if end > size:
                if length > MESSAGE_BYTES and size >= at:
                    return self.close(*((TOO_BIG, "too big") if length < 1 << 63 else (AGAINST_RULES, "bad length")))
                break
            self._frame(data[start], apply_mask(data[at + 4 : end], data[at : at + 4]))
            start = end
            if self.closing is not closing:
                return None
        self.rest = data[start:]
        return None

    def _frame(self, first: int, payload: bytes) -> None:
        """One frame. A message may come in several, with goodbyes and pings between them."""
        kind, last = first & KIND, first & LAST
        if first & RESERVED or kind not in KINDS:
            self.close(AGAINST_RULES, "unknown frame")
        elif kind >= CLOSE:
            self._control(kind, payload, bool(last))
        elif (kind == CONTINUED) == (self.parts is None):
            self.close(AGAINST_RULES, "frames out of order")
        elif last and self.parts is None:
            self._message(kind, payload)
        else:
            self._part(kind, payload, bool(last))

    def _part(self, kind: int, payload: bytes, last: bool) -> None:
        self._count()
        self.kind = kind or self.kind
        message = (self.parts or b"") + payload
        self.parts = None if last else message
        if last or len(message) > MESSAGE_BYTES:
            self._message(self.kind, message)

    def _message(self, kind: int, message: bytes) -> None:
        if len(message) > MESSAGE_BYTES:
            self.close(TOO_BIG, "too big")
        elif kind == TEXT and not message.isascii() and not is_utf8(message):
            self.close(NOT_TEXT, "not UTF-8")
        elif not self.closing:
            self.heard(message)

    def _control(self, kind: int, payload: bytes, last: bool) -> None:
        self._count()
        sound = last and len(payload) <= CONTROL_BYTES
        if kind == CLOSE:
            self._hear_goodbye(payload, sound and is_goodbye(payload))
        elif not sound:
            self.close(AGAINST_RULES, "bad control frame")
        elif kind == PING and not self.closing:
            self._write(bytes((LAST | PONG, len(payload))) + payload)

    def _count(self) -> None:
        """Frames that are no messages are not counted as requests."""
        self.extras += 1
        if self.extras > EXTRAS and not self.closing:
            self.unruly(TOO_MANY, "too many frames")

    def _hear_goodbye(self, payload: bytes, sound: bool) -> None:
        if not self.closing:
            self._say_goodbye(payload[:2] if sound else struct.pack("!H", AGAINST_RULES) + b"bad goodbye")
        self.transport.close()
        if self.transport.get_write_buffer_size():  # it does not read: closing would never come to its end
            asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self.transport.abort)

    # ------------------------------------------------------------------------------------------------------------ out

    def post(self, frames: bytes) -> None:
        """Send what is framed already, soon: what is posted meanwhile goes out in the same piece.

        A commit is followed by news for many tables. To make them all and then send them all is cheaper than to go to
        and fro between the two.
        """
        if self.closing:
            return
        if self.going:
            self.going += frames
        else:
            self.going = frames
            self.leaving.add(self)

    def send(self) -> None:
        """Let out what was posted."""
        frames, self.going = self.going, b""
        if frames:
            self._write(frames)

    async def drained(self) -> None:
        """Returns when little of what was posted waits to be read; `ConnectionError` when nobody will read it."""
        await asyncio.sleep(0)  # now it goes out
        while self.held & WRITING and not self.closing:
            await self._change()
        if self.closing:
            raise ConnectionResetError("The socket is closed.")

    def _write(self, data: bytes) -> None:
        """A connection may have ended a moment before this wire is told so, and then takes nothing any more."""
        if not self.transport.is_closing():
            self.transport.write(data)
            if self.held & WRITING and not self.closing and self.transport.get_write_buffer_size() > WAITING:
                self.unruly(TOO_SLOW, "too slow")

    def close(self, code: int, reason: str) -> None:
        """Say goodbye; the connection ends when the other side has answered, or does not."""
        if not self.closing:
            self._say_goodbye(struct.pack("!H", code) + reason.encode())
            if self.held and not self.transport.is_closing():
                self.transport.resume_reading()  # or the answer is never read
            asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self.transport.abort)

    def _say_goodbye(self, payload: bytes) -> None:
        self.closing = True
        self._wake()
        self.send()
        self._write(bytes((LAST | CLOSE, len(payload))) + payload)

    def shutdown(self) -> None:
        """The server ends."""
        self.close(RESTART, "the server ends")
        self.transport.close()

    def look_after(self) -> None:
        """Called once a round: who is silent is pinged, and dropped when even that is not answered. Who does not read is not
        heard either; but who waits for answers is not silent."""
        self.extras = 0
        if self.held == ASKING:
            return
        self.silent += 1
        if self.silent > 2:
            self.transport.abort()
        elif self.silent == 2 and not self.closing:
            self._write(PING_FRAME)

    # -------------------------------------------------------------------------------------------------- the connection

    def pause_writing(self) -> None:
        self.hold(WRITING, True)

    def resume_writing(self) -> None:
        self.hold(WRITING, False)
        self._wake()

    def connection_lost(self, _: Exception | None) -> None:
        self.closing = True
        self.others.discard(self)
        if self.door is not None:
            self.door.leave(self.transport)
        self._wake()
        lost, self.lost = self.lost, nothing
        lost()


def nothing() -> None:
    """What happens before somebody has taken a wire."""


class Leaving:
    """The sockets with something to send: they send it one after the other, when all that is ready to be done is done."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        if not self.wires:
            asyncio.get_running_loop().call_soon(self._send)
        self.wires.append(wire)

    def _send(self) -> None:
        wires, self.wires = self.wires, []
        for wire in wires:
            wire.send()


class Rounds:
    """Looks after open sockets, some of them every second."""

    def __init__(self) -> None:
        self.wires: list[set[Wire]] = [set() for _ in range(ROUNDS)]

    def add(self, wire: Wire) -> None:
        min(self.wires, key=len).add(wire)

    def discard(self, wire: Wire) -> None:
        for some in self.wires:
            some.discard(wire)

    def __len__(self) -> int:
        return sum(map(len, self.wires))

    async def run(self) -> None:
        while True:
            for some in self.wires:
                await asyncio.sleep(ROUND_SECONDS)
                for wire in tuple(some):
                    wire.look_after()


class Handshake(WebSocketsSansIOProtocol):
    """A connection until the application has accepted it."""

    def __init__(self, config: Any, *arguments: Any, **more: Any) -> None:
        super().__init__(config, *arguments, **more)
        self.door: Door = config.door

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # what was sent is no handshake, and nothing more will come
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self
            self.transport.pause_reading()  # frames are not for this one

    def hand_over(self, leaving: Leaving) -> Wire:
        """The open socket; from then on it is no affair of this one."""
        if self.disconnected:
            raise ConnectionResetError("The socket is closed.")
        self.stop_keepalive()
        self.connections.discard(self)
        transport, self.transport = self.transport, _HandedOver()
        self.scope["extensions"] = {}  # nothing keeps itself alive: what is not needed any more goes at once
        self.conn.parser.close()
        wire = Wire(transport, self.connections, leaving, self.door)
        if not transport.is_closing():
            transport.resume_reading()
        return wire


class _HandedOver(asyncio.Transport):
    """What uvicorn closes at the end of a task whose connection lives on."""

    def close(self) -> None:
        pass

    def is_closing(self) -> bool:
        return True


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def is_goodbye(payload: bytes) -> bool:
    """Is this what a goodbye may say? Nothing, or a code and a reason (sections 5.5.1, 7.4)."""
    code = int.from_bytes(payload[:2], "big")
    return not payload or (len(payload) > 1 and any(code in some for some in GOODBYES) and is_utf8(payload[2:]))


def frame(*message: bytes) -> bytes:
    """A message, whole or in pieces, as a frame of text."""
    body = b"".join(message)
    size = len(body)
    if size < 126:
        head = bytes((WHOLE_TEXT, size))
    elif size < 65_536:
        head = _MEDIUM(WHOLE_TEXT, 126, size)
    else:
        head = _LARGE(WHOLE_TEXT, 127, size)
    return head + body
