"""Nonsense over the socket and the REST interface: refused with a reason, never a failure, never a change.

`FUZZ=100000 pytest tests/server/test_fuzz.py` (or `make fuzz`) is the long form.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.support.client import PATIENCE
from tests.support.server import PLAIN, Served
from tests.support.waiting import until

pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")
"""It is not the strategies that do: the server in this process draws lots meanwhile."""

MESSAGES = int(os.environ.get("FUZZ", "3000"))

KINDS = (
    "hello", "ping", "sit", "seat", "start", "play", "undo", "answer", "leave", "return", "resign", "chat", "react",
    "rematch", "update", "",
)  # fmt: skip
FIELDS = ("id", "type", "move", "note", "seat", "level", "yes", "text", "what", "seq", "v", "lang", "code", "who")

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=40)
    | st.sampled_from(["bug soup", 0, 1]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=3),
    max_leaves=6,
)
messages = st.dictionaries(st.sampled_from(FIELDS), values, max_size=6)
likely = st.builds(
    lambda kind, rest: {**rest, "type": kind, "id": "x"}, st.sampled_from(KINDS), messages
)  # fmt: skip
anything = (
    likely.map(json.dumps)
    | messages.map(json.dumps)
    | st.text(max_size=200)
    | st.binary(max_size=200)
    | st.just("[" * 5000)
    | st.just('{"type": "chat", "id": "x", "text": "' + "x" * 9000 + '"}')
)
fuzz = settings(
    deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


class Socket:
    """A socket of a person at a table."""

    def __init__(self, connection: ClientConnection, table: str) -> None:
        self.connection, self.table = connection, table

    def send(self, data: str | bytes) -> None:
        self.connection.send(data)

    def answers(self) -> list[dict[str, Any]]:
        """Everything up to the answer to a ping."""
        self.send('{"type": "ping"}')
        found = []
        while True:
            message = json.loads(self.connection.recv(timeout=PATIENCE))
            if message["type"] == "pong":
                return found
            if message["type"] in ("done", "refused"):
                found.append(message)


@contextlib.contextmanager
def at_a_table(server: Served) -> Iterator[Socket]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.put("/api/me", json={"name": "Fuzz"})
        made = http.post("/api/tables", json={"game": "soup", "seats": ["me", "random"], "open": True})
        table = made.json()["table"]["id"]
        address = f"{server.url.replace('http', 'ws')}/ws/tables/{table}"
        headers = {"cookie": f"stockpot={http.cookies['stockpot']}"}
    with connect(address, additional_headers=headers, **PLAIN) as connection:
        socket = Socket(connection, table)
        socket.send('{"type": "hello", "v": 2}')
        yield socket


@pytest.fixture(scope="module")
def fuzzed(server: Served) -> Iterator[Socket]:
    with at_a_table(server) as socket:
        yield socket


@settings(fuzz, max_examples=MESSAGES)
@given(data=anything)
def test_every_message_is_answered_and_none_breaks_the_server(fuzzed: Socket, data: str | bytes) -> None:
    fuzzed.send(data.encode("utf-8", "replace") if isinstance(data, str) else data)
    for answer in fuzzed.answers():
        assert answer["type"] == "done" or (answer["code"] and answer["text"])
        assert answer.get("code") != "failed"


def test_nothing_is_left_behind(server: Served, fuzzed: Socket) -> None:
    """One socket, one table that is in use, and no work that nobody waits for."""
    assert fuzzed.answers() == []
    service = server.service
    until(lambda: server.call(lambda: sum(service._sockets.values())) == 1, "sockets that are not closed")
    assert server.call(lambda: [one.id for one in service.tables.live.values() if not one.idle]) == [fuzzed.table]
    assert server.call(lambda: [task for task in service.tables.background.tasks if "_answer" in repr(task)]) == []


def test_a_message_that_is_too_large_ends_the_connection_only(server: Served, fuzzed: Socket) -> None:
    with at_a_table(server) as other:
        other.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            other.answers()
    assert fuzzed.answers() == []


@settings(fuzz, max_examples=200)
@given(data=messages | likely)
def test_hello_may_be_anything(server: Served, data: dict[str, Any]) -> None:
    address = f"{server.url.replace('http', 'ws')}/ws/tables/none"
    with connect(address, **PLAIN) as connection:
        connection.send(json.dumps(data))
        message = json.loads(connection.recv(timeout=PATIENCE))
        assert message["type"] == "refused"
        assert message["text"]


@pytest.fixture(scope="module")
def somebody(server: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.put("/api/me", json={"name": "Fuzz"})
        yield http


PATHS = (
    ("PUT", "/api/me"), ("POST", "/api/me/claim"), ("POST", "/api/tables"), ("POST", "/api/tables/none/seats"),
    ("POST", "/api/tables/none/requests"), ("DELETE", "/api/tables/none/seats"),
)  # fmt: skip


@settings(fuzz, max_examples=500)
@given(path=st.sampled_from(PATHS), body=(messages | likely | values).map(json.dumps) | st.text(max_size=100))
def test_rest_never_fails(somebody: httpx.Client, path: tuple[str, str], body: str) -> None:
    headers = {"content-type": "application/json"}
    response = somebody.request(path[0], path[1], content=body.encode("utf-8", "replace"), headers=headers)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert response.json()["text"]
