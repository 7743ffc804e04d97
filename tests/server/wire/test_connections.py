"""Connections that keep the server waiting, or are too many: over real TCP, with a clock in the tests' hands."""

from __future__ import annotations

import contextlib
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from stockpot.server.rate_limits import Rate
from stockpot.server.wire.connections import DEAD_MILLISECONDS, RESERVED, connections_for
from stockpot.server.wire.http import BODY_SECONDS, HEAD_SECONDS, READING_SECONDS, Plain
from tests.support.client import PATIENCE
from tests.support.raw import dial, read_to_the_end, read_until, status_of
from tests.support.server import NO_LIMITS, Served, free_port, serving
from tests.support.waiting import until

HEALTH = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Served]:
    """A server of which a test has all connections."""
    with serving(tmp_path) as server:
        yield server


# ------------------------------------------------------------------------------------------------------------- slowloris


def owed(server: Served) -> str:
    """What the only plain connection owes; in the server's thread."""
    kinds = [one._owed()[1][1] for one in server.door.slow if isinstance(one, Plain)]  # type: ignore[index]
    return str(kinds[0]) if len(kinds) == 1 else ""


def owed_since(server: Served) -> float:
    """Since when it owes that; in the server's thread."""
    server.door.look_after(time.monotonic())
    (one,) = server.door.slow
    assert isinstance(one, Plain)
    return one.since


SLOW = {
    "says nothing": (b"", "head", HEAD_SECONDS),
    "does not end its head": (HEALTH, "head", HEAD_SECONDS),
    "does not end its first line": (b"GET /", "head", HEAD_SECONDS),
    "does not send its body": (b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{", "body", BODY_SECONDS),
    "does not end its chunks": (
        b"PUT /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n", "body", BODY_SECONDS,
    ),
    "goes on after the answer": (
        b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{", "body", BODY_SECONDS,
    ),
}  # fmt: skip


@pytest.mark.parametrize("who", SLOW)
def test_who_keeps_the_server_waiting_is_dropped(own: Served, who: str) -> None:
    sent, kind, seconds = SLOW[who]
    with dial(own) as connection:
        connection.sendall(sent)
        until(lambda: own.call(owed, own) == kind)
        since = own.call(owed_since, own)
        connection.sendall(b"x")  # a byte now and then does not help
        own.call(own.door.look_after, since + seconds - 1)
        assert own.call(lambda: len(own.door.inside)) == 1
        own.call(own.door.look_after, since + seconds + 1)
        read_to_the_end(connection)
        until(lambda: own.call(lambda: not own.door.inside and not own.door.slow))


def test_who_does_not_read_the_answer_is_dropped(own: Served) -> None:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", own.port))
        connection.settimeout(0.05)
        while own.call(owed, own) != "reading":
            with contextlib.suppress(TimeoutError):
                connection.send(b"GET /schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n")
        own.call(own.door.look_after, own.call(owed_since, own) + READING_SECONDS + 1)
        until(lambda: own.call(lambda: not own.door.inside))


def test_who_asks_again_and_again_is_not_dropped(own: Served) -> None:
    def let_time_pass() -> None:
        own.door.look_after(time.monotonic())
        for one in own.door.slow:
            assert isinstance(one, Plain)
            one.since -= 0.6 * HEAD_SECONDS

    with dial(own) as connection:
        for _ in range(10):
            connection.sendall(HEALTH + b"\r\n")
            assert status_of(read_until(connection, b'{"ok":true}')) == 200
            own.call(let_time_pass)


def test_a_stream_may_last(own: Served) -> None:
    cookie = httpx.put(f"{own.url}/api/me", json={"name": "Ana"}, timeout=PATIENCE).cookies["stockpot"]
    until(lambda: own.call(lambda: not own.door.inside))
    with dial(own) as connection:
        connection.sendall(f"GET /api/me/turns HTTP/1.1\r\nhost: x\r\ncookie: stockpot={cookie}\r\n\r\n".encode())
        read_until(connection, b"data: []")
        for days in range(3):
            own.call(own.door.look_after, time.monotonic() + 86_400 * days)
        assert own.call(lambda: len(own.door.inside)) == 1
        assert own.call(owed, own) == "nothing"


def test_uvicorn_is_as_the_hooks_expect_it() -> None:
    for name in ("connection_made", "connection_lost", "handle_websocket_upgrade", "send_400_response"):
        assert callable(getattr(H11Protocol, name)), name


# ------------------------------------------------------------------------------------------------------------- too many


def turned_away(server: Served) -> bool:
    """Is a new connection closed before it has said anything? One that is not is asked whether all is well."""
    with dial(server) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(HEALTH + b"connection: close\r\n\r\n")
        return read_to_the_end(connection) == b""


@pytest.mark.parametrize("cap", ["connections", "per_address"])
def test_there_are_so_many_connections(own: Served, cap: str) -> None:
    setattr(own.door, cap, 5)
    with contextlib.ExitStack() as stack:
        silent = [stack.enter_context(dial(own)) for _ in range(5)]
        assert [turned_away(own) for _ in range(20)] == [True] * 20
        silent[0].close()
        until(lambda: own.call(lambda: len(own.door.inside)) == 4)
        assert not turned_away(own)
        timeouts = own.call(lambda: [user_timeout(transport) for transport in own.door.inside])
        assert set(timeouts) <= {DEAD_MILLISECONDS}
    until(lambda: own.call(lambda: not own.door.inside and not own.door.counts))


def user_timeout(transport: Any) -> int:
    return int(transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT))


def test_new_connections_have_a_rate(tmp_path: Path) -> None:
    with serving(tmp_path, rates=replace(NO_LIMITS, arrivals=Rate(1e-9, 5))) as own:
        assert [turned_away(own) for _ in range(7)] == [False] * 5 + [True] * 2


def test_a_trusted_proxy_may_bring_many(tmp_path: Path) -> None:
    with serving(tmp_path, proxies="127.0.0.1") as own, contextlib.ExitStack() as stack:
        own.door.per_address = 1
        for _ in range(5):
            stack.enter_context(dial(own))
        assert not turned_away(own)


def test_sockets_give_their_place_at_the_door_back(own: Served) -> None:
    address = f"ws://127.0.0.1:{own.port}/ws"
    for _ in range(3):
        with connect(f"{address}/tables/none", compression=None) as connection:
            assert own.call(lambda: len(own.door.inside)) == 1
            connection.send('{"type": "hello", "v": 2}')
            connection.recv(timeout=PATIENCE)
        with connect(f"{address}/tables/none", compression=None) as connection:
            connection.socket.shutdown(socket.SHUT_RDWR)
        with pytest.raises(InvalidStatus), connect(f"{address}/nowhere", compression=None):
            pass
        until(lambda: own.call(lambda: not own.door.inside and not own.door.counts and not own.door.slow))


# ------------------------------------------------------------------------------------------------------------ open files


def test_connections_leave_files_for_the_rest(caplog: pytest.LogCaptureFixture) -> None:
    assert connections_for(20_000) == 20_000 - RESERVED
    assert not caplog.records
    assert connections_for(200) == 100
    assert "LimitNOFILE" in caplog.text


@contextlib.contextmanager
def with_few_files(folder: Path, *more: str) -> Iterator[tuple[int, Path]]:
    port, log = free_port(), folder / "log"
    command = [
        sys.executable,
        "-m",
        "tests.server.wire.few_files_server",
        str(port),
        f"sqlite+aiosqlite:///{folder}/t.sqlite",
        "200",
    ]
    with log.open("wb") as stderr, subprocess.Popen([*command, *more], stderr=stderr) as process:
        try:
            until(lambda: process.poll() is not None or is_well(port))
            yield port, log
        finally:
            process.kill()


def is_well(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("more", [(), ("--careless",)], ids=["capped", "out of files"])
def test_a_server_without_files_comes_back_when_there_are_some(tmp_path: Path, more: tuple[str, ...]) -> None:
    with with_few_files(tmp_path, *more) as (port, log):
        with contextlib.ExitStack() as stack:
            for _ in range(300):
                stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
            assert not is_well(port)
        until(lambda: is_well(port))
        assert "only 200 open files" in log.read_text()


# ---------------------------------------------------------------------------------------------------------------- proxies


def test_a_proxy_that_nobody_named_is_noticed_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    forwarded = {"x-forwarded-for": "203.0.113.7"}
    with serving(tmp_path, proxies="192.0.2.1") as own:
        httpx.get(f"{own.url}/api/games", timeout=PATIENCE)
        assert "--proxy" not in caplog.text
        for _ in range(3):
            httpx.get(f"{own.url}/api/games", headers=forwarded, timeout=PATIENCE)
        assert own.call(lambda: list(own.service.limits.address.full_at)) == ["127.0.0.1"]
    assert caplog.text.count("say --proxy 127.0.0.1") == 1


def test_a_proxy_that_was_named_is_believed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with serving(tmp_path, proxies="127.0.0.1") as own:
        httpx.get(f"{own.url}/api/games", headers={"x-forwarded-for": "2001:db8::1:2"}, timeout=PATIENCE)
        assert own.call(lambda: list(own.service.limits.address.full_at)) == ["2001:db8::/64"]
    assert "--proxy" not in caplog.text
