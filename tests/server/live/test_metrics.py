"""Figures for Prometheus: what they say, and that visitors cannot ask for them."""

from __future__ import annotations

import asyncio
import contextlib
import math
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from stockpot.room.refusal import Refusal
from stockpot.server.wire import metrics_port
from tests.support.client import PATIENCE
from tests.support.server import Person, Served, free_port, run, serving


class Watched:
    """A server and the port for its figures."""

    def __init__(self, server: Served, port: int) -> None:
        self.server, self.port = server, port
        self.url = f"http://127.0.0.1:{port}/metrics"

    def figures(self) -> dict[str, float]:
        """All figures, by name and labels."""
        text = httpx.get(self.url).text
        return {
            sample.name + "".join(f"/{value}" for value in sample.labels.values()): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    def until(self, name: str, value: float) -> None:
        """Wait until a figure has a value."""
        end = time.monotonic() + PATIENCE
        while (found := self.figures()[name]) != value:
            assert time.monotonic() < end, (name, found)


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    port = free_port()
    with serving(tmp_path_factory.mktemp("metrics"), metrics=f"127.0.0.1:{port}") as server:
        yield Watched(server, port)


def test_visitors_find_no_figures(watched: Watched) -> None:
    for path in ("/metrics", "/metrics/", "/metrics?x=1", "//metrics"):
        answer = httpx.get(watched.server.url + path)
        assert answer.status_code == 404
        assert "stockpot_" not in answer.text


def test_figures_follow_the_conventions(watched: Watched) -> None:
    answer = httpx.get(watched.url)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = list(text_string_to_metric_families(answer.text))
    for family in families:
        assert re.fullmatch(r"(stockpot|process)_[a-z0-9_]+", family.name)
        assert family.documentation
        counted = [sample.name for sample in family.samples if family.type == "counter"]
        assert all(name.endswith(("_total", "_created")) for name in counted)
    assert {
        "stockpot_moves", "stockpot_requests", "stockpot_http_responses", "stockpot_event_loop_lag_seconds",
        "stockpot_commit_seconds", "stockpot_commits_waiting", "stockpot_notices_waiting", "stockpot_analyses_waiting",
        "stockpot_connections", "stockpot_connections_limit", "stockpot_connections_refused",
        "stockpot_clients_dropped", "stockpot_tables", "stockpot_quarantined", "stockpot_stand_ins", "stockpot_failures",
        "stockpot_log_lines_left_out", "process_resident_memory_bytes", "process_open_fds", "process_max_fds",
    } <= {family.name for family in families}  # fmt: skip


def test_figures_name_nobody(watched: Watched) -> None:
    async def story() -> None:
        ana = await Person.named(watched.server.url, "Ana")
        table = await ana.create("soup", ["me", "free"])
        who = ana.http.cookies["stockpot"].partition(".")[0]
        text = (await ana.http.get(watched.url)).text
        assert who not in text
        assert table not in text

    run(story())


def test_connections_are_counted_by_kind(watched: Watched) -> None:
    async def story() -> None:
        ana = await Person.named(watched.server.url, "Ana")
        table = await ana.create("soup", ["me", "free"])
        await Person.named(watched.server.url, "Ben")
        async with ana.at(table), ana.at(table), ana.http.stream("GET", "/api/me/turns"):
            until("stockpot_connections/socket", 2)
            until("stockpot_connections/stream", 1)
            until("stockpot_connections/handshake", 0)
            assert watched.figures()["stockpot_connections/http"] >= 1, "the one that Ben has asked by"
            assert watched.figures()["stockpot_connections_limit"] > 100

    until = watched.until
    run(story())
    until("stockpot_connections/socket", 0)


def test_a_busy_event_loop_is_seen(watched: Watched) -> None:
    before = watched.figures()["stockpot_event_loop_lag_seconds_bucket/0.5"]
    watched.server.call(time.sleep, 1.5)
    end = time.monotonic() + PATIENCE
    while True:
        found = watched.figures()
        late = found["stockpot_event_loop_lag_seconds_count"] - found["stockpot_event_loop_lag_seconds_bucket/0.5"]
        if late >= 1:
            break
        assert time.monotonic() < end
    assert found["stockpot_event_loop_lag_seconds_bucket/0.5"] >= before


def test_what_waits_is_counted(watched: Watched) -> None:
    async def story() -> None:
        ana, ben = [await Person.named(watched.server.url, name) for name in ("Ana", "Ben")]
        table = await ana.create("soup", ["me", "free"], open=True, pace="own")
        await ben.post(f"/api/tables/{table}/seats", {})
        await ana.post(f"/api/tables/{table}/requests", {"type": "start", "id": "start"})

    run(story())
    assert watched.figures()["stockpot_notices_waiting"] == 2
    assert watched.figures()["stockpot_commits_waiting"] == 0


def test_without_the_database_the_other_figures_are_there(tmp_path: Path) -> None:
    async def away() -> int:
        raise Refusal("no_database", "The database does not answer; try again.", status=503)

    port = free_port()
    with serving(tmp_path, metrics=f"127.0.0.1:{port}") as server:
        server.service.store.outbox.waiting = away  # type: ignore[method-assign]
        figures = Watched(server, port).figures()
        assert math.isnan(figures["stockpot_notices_waiting"])
        assert figures["process_resident_memory_bytes"] > 1_000_000


# ------------------------------------------------------------------------------------------------------------- the port


@pytest.mark.parametrize(
    "said", [b"GET / HTTP/1.1\r\n\r\n", b"POST /metrics HTTP/1.1\r\n\r\n", b"\r\n\r\n", b"GET\r\n\r\n",
             b"\xff" * 9000, b"GET /metrics"]
)  # fmt: skip
def test_whatever_is_said_to_the_port_it_goes_on(watched: Watched, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", watched.port)) as connection:
        connection.settimeout(PATIENCE)
        connection.sendall(said)
        connection.shutdown(socket.SHUT_WR)
        with contextlib.suppress(ConnectionError):
            heard = b"".join(iter(lambda: connection.recv(65_536), b""))
            assert heard == b"" or heard.startswith(b"HTTP/1.1 404")
    assert "stockpot_moves_total" in watched.figures()


def test_silent_visitors_do_not_pile_up(watched: Watched) -> None:
    """So many are heard at a time; the others are sent away at once."""
    with contextlib.ExitStack() as stack:
        silent = [
            stack.enter_context(socket.create_connection(("127.0.0.1", watched.port)))
            for _ in range(metrics_port.AT_ONCE + 1)
        ]
        silent[-1].settimeout(PATIENCE)
        assert silent[-1].recv(1) == b""
    end = time.monotonic() + PATIENCE
    while True:  # until it is noticed that they are gone
        assert time.monotonic() < end
        with contextlib.suppress(httpx.TransportError):
            assert "stockpot_moves_total" in watched.figures()
            break


@pytest.mark.parametrize(
    "address", ["", "9100", "localhost", "127.0.0.1:", ":9100", "127.0.0.1:x", "127.0.0.1:70000", "127.0.0.1:٣"]
)
def test_an_address_has_a_host_and_a_port(address: str) -> None:
    with pytest.raises(ValueError, match=r"127\.0\.0\.1:9100"):
        metrics_port.parse(address)


def test_addresses_of_both_kinds() -> None:
    assert metrics_port.parse("[::1]:9100") == ("::1", 9100)
    assert metrics_port.parse("0.0.0.0:0") == ("0.0.0.0", 0)


def test_a_port_that_is_taken_is_said_before_the_start(watched: Watched) -> None:
    with pytest.raises(ValueError, match="cannot be served at"):
        metrics_port.knock(f"127.0.0.1:{watched.port}")


def test_the_port_is_closed_with_the_server(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, metrics=f"127.0.0.1:{port}"):
        pass

    async def knocked() -> Any:
        return await asyncio.open_connection("127.0.0.1", port)

    with pytest.raises(ConnectionRefusedError):
        asyncio.run(knocked())
