"""Floods over the socket: who sends too much, or reads too little, is held up or let go, and nobody else notices."""

from __future__ import annotations

import contextlib
import json
import socket
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect
from websockets.uri import parse_uri

from stockpot.server.net.socket import ASKED, SocketClient
from stockpot.server.rate_limits import Rate, Rates
from stockpot.server.wire.websocket import EXTRAS, MARK, WRITING
from tests.support.client import PATIENCE
from tests.support.raw import read_until
from tests.support.server import PLENTY, Served, serving

HELLO = {"type": "hello", "v": 2}
MANY = 3000


def said(message: object) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def made_table(server: Served) -> tuple[str, dict[str, str]]:
    """A table's socket, and the headers of the person who made it."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.put("/api/me", json={"name": "Ana"})
        made = http.post("/api/tables", json={"game": "soup", "seats": ["me", "free"], "open": True})
        headers = {"cookie": f"stockpot={http.cookies['stockpot']}"}
        return f"{server.url.replace('http', 'ws')}/ws/tables/{made.json()['table']['id']}", headers


@pytest.fixture(scope="module")
def table(server: Served) -> tuple[str, dict[str, str]]:
    return made_table(server)


@contextlib.contextmanager
def opened(table: tuple[str, dict[str, str]]) -> Iterator[ClientConnection]:
    with connect(table[0], additional_headers=table[1], compression=None) as connection:
        connection.send(json.dumps(HELLO))
        connection.recv(timeout=PATIENCE)
        yield connection


def answers_until_closed(connection: ClientConnection) -> Counter[str]:
    """What every answer was, until the server has had enough."""
    found: Counter[str] = Counter()
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = json.loads(connection.recv(timeout=PATIENCE))
            found[message.get("code", message["type"])] += 1
    return found


def flood(connection: ClientConnection, data: bytes) -> None:
    """Send until the other side does not want any more; the answers are read meanwhile by the library's thread."""
    with contextlib.suppress(OSError):
        connection.socket.sendall(data)


# ------------------------------------------------------------------------------------------------------ sending too much


FLOODS = {
    "pings": Frame(Opcode.PING, b"").serialize(mask=True),
    "pings with something in them": Frame(Opcode.PING, b"x" * 125).serialize(mask=True),
    "pongs": Frame(Opcode.PONG, b"").serialize(mask=True),
    "pieces of nothing": Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
}


@pytest.mark.parametrize("before", ["before hello", "after hello"])
@pytest.mark.parametrize("what", FLOODS)
def test_frames_that_are_no_messages_are_counted(
    server: Served, table: tuple[str, dict[str, str]], what: str, before: str
) -> None:
    begun = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) if "pieces" in what else b""
    with contextlib.ExitStack() as stack:
        if before == "after hello":
            connection = stack.enter_context(opened(table))
        else:
            connection = stack.enter_context(connect(table[0], additional_headers=table[1], compression=None))
        connection.socket.settimeout(PATIENCE)
        flood(connection, begun + FLOODS[what] * 2 * EXTRAS)
        answers_until_closed(connection)
        assert connection.close_code == 4429


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    """A server that answers ten messages of a person, and thirty times that they are too many."""
    rates = Rates(person=Rate(1e-9, 10), address=PLENTY, create=PLENTY, identities=PLENTY, refusals=Rate(1e-9, 30))
    with serving(tmp_path, rates=rates) as server:
        yield server


@pytest.mark.parametrize("message", [{"type": "ping"}, {"type": "nonsense"}, HELLO, [], "[" * 1000])
def test_who_is_refused_again_and_again_is_let_go(strict: Served, message: object) -> None:
    with opened(made_table(strict)) as connection:
        flood(connection, said(message) * (50_000 // len(said(message))))
        found = answers_until_closed(connection)
        assert connection.close_code == 4429
        refused = found["too_fast"] + found["bad_message"] + found["said_hello"]
        assert 30 <= refused <= 31
        assert found.total() <= 45
    assert strict.call(lambda: strict.service.metrics.dropped._value.get()) == 1


def test_a_wrong_move_is_no_flood(strict: Served) -> None:
    """What is refused for other reasons costs nothing; here by somebody nobody knows, who has no bucket of their own."""
    address, _ = made_table(strict)
    with opened((address, {})) as connection:
        for number in range(100):
            connection.send(json.dumps({"type": "start", "id": f"r{number}"}))
        refused = [json.loads(connection.recv(timeout=PATIENCE)) for _ in range(101)]
    assert len([one for one in refused if one["type"] == "refused"]) == 100


# -------------------------------------------------------------------------------------------------------- one at a time


def client_of(server: Served) -> SocketClient:
    """The only client of the only table that somebody has open; call it in the server's thread."""
    (live,) = server.service.tables.live.values()
    (client,) = live.audience
    assert isinstance(client, SocketClient)
    return client


def test_no_more_frames_are_taken_than_may_wait(tmp_path: Path) -> None:
    with serving(tmp_path) as server, opened(made_table(server)) as connection:

        def feed() -> None:
            client = client_of(server)
            client.wire.data_received(said({"type": "ping"}) * MANY)
            assert len(client.asked or ()) == ASKED
            assert client.wire.held
            assert len(client.wire.rest) > MANY, "the rest is not even looked at"

        server.call(feed)
        pongs = 0
        while pongs < MANY:
            pongs += json.loads(connection.recv(timeout=PATIENCE))["type"] == "pong"
        assert server.call(lambda: client_of(server).wire.held) == 0


def test_between_two_answers_others_have_their_turn(tmp_path: Path) -> None:
    """Two tables in one server: all that one client asks at once is asked before the other's only request."""
    order: list[str] = []
    with serving(tmp_path) as server, opened(made_table(server)) as flooding:
        loud = server.call(client_of, server)
        with opened(made_table(server)) as asking:
            (quiet,) = (client for client in server.call(clients_of, server) if client is not loud)

            def ask() -> None:
                loud.post = lambda _: order.append("loud")
                quiet.post = lambda _: order.append("quiet")
                for _ in range(ASKED):
                    loud.heard(b'{"type": "nonsense"}')
                quiet.heard(b'{"type": "ping"}')

            server.call(ask)
            while len(order) <= ASKED:
                server.call(lambda: None)
            assert order.index("quiet") <= 2
            assert flooding.close_code is None
            assert asking.close_code is None


def clients_of(server: Served) -> list[SocketClient]:
    lives = server.service.tables.live.values()
    return [client for live in lives for client in live.audience]  # type: ignore[misc]


# ---------------------------------------------------------------------------------------------------- reading too little


def deaf(server: Served, table: tuple[str, dict[str, str]]) -> socket.socket:
    """An open socket whose client reads nothing after the handshake."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(PATIENCE)
    connection.connect(("127.0.0.1", server.port))
    protocol = ClientProtocol(parse_uri(table[0]))
    request = protocol.connect()
    request.headers.update(table[1])
    protocol.send_request(request)
    connection.sendall(b"".join(protocol.data_to_send()))
    read_until(connection, b"\r\n\r\n")
    return connection


def test_who_does_not_read_is_not_read_either(tmp_path: Path) -> None:
    """Backpressure: requests with long answers are sent for as long as the server takes them; it stops, and holds little."""
    with serving(tmp_path) as server:
        table = made_table(server)
        with deaf(server, table) as connection:
            connection.sendall(said(HELLO))
            asking = b"".join(said({"type": "look", "id": f"r{number}", "seat": None}) for number in range(500))
            connection.settimeout(0.05)
            while not server.call(lambda: any(client.wire.held & WRITING for client in clients_of(server))):
                with contextlib.suppress(TimeoutError):
                    connection.send(asking)

            def look() -> tuple[int, int]:
                client = client_of(server)
                return client.wire.transport.get_write_buffer_size(), len(client.asked or ())

            written, waiting = server.call(look)
            assert written <= 4 * MARK
            assert waiting <= ASKED
