"""The gate: every request passes it, and nothing that a client sends is the server's failure."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from stockpot.server.rate_limits import Rate, Rates, network_of
from tests.support.client import PATIENCE
from tests.support.raw import dial, exchange, status_of
from tests.support.server import PLAIN, PLENTY, Served, serving
from tests.support.waiting import until

ODD_ADDRESSES = {
    "/" + "a" * 60_000: 414,
    "/?" + "a" * 60_000: 414,
    "/" + "a" * 280: 404,
    "/" + "a/" * 900: 414,
    "/" + "a/" * 140: 404,
    "/assets/" + "a" * 280: 404,
    "/assets/%00": 400,
    "/assets/%ff": 400,
    "/assets/..": 404,
    "/assets/../../web.py": 404,
    "/assets/%2e%2e/%2e%2e/web.py": 404,
    "/%00": 400,
    "/%ff": 400,
    "/%zz": 404,
    "/%": 404,
    "/t/%0a": 400,
    "/api/games/%00": 400,
    "/api/tables/%c0%80": 400,
    "/notices/stop/%00/x": 400,
    "*": 404,
    "http://elsewhere.example/": 404,
}


@pytest.mark.parametrize("address", ODD_ADDRESSES, ids=lambda address: address[:30])
def test_an_odd_address_is_refused_without_a_failure(
    server: Served, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    request = f"GET {address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    assert status_of(exchange(server, request.encode())) == ODD_ADDRESSES[address]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_headers_have_a_size(server: Served) -> None:
    for headers in ("x: y\r\n" * 5000, f"x: {'y' * 17_000}\r\n"):
        request = f"GET / HTTP/1.1\r\nhost: x\r\n{headers}\r\n"
        assert status_of(exchange(server, request.encode())) in (400, 431)


def test_a_client_that_leaves_within_its_body_is_no_failure(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    with dial(server) as connection:
        connection.sendall(
            b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"
        )
    until(lambda: 'status="499"' in server.call(server.service.metrics.text).decode())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


CHUNKED = b"transfer-encoding: chunked\r\n"
SMUGGLED = b"0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
BAD_FRAMING = {
    "two kinds of length": (b"1.1", b"content-length: 5\r\n" + CHUNKED),
    "two kinds of length, the other way round": (b"1.1", CHUNKED + b"content-length: 5\r\n"),
    "two lengths": (b"1.1", b"content-length: 5\r\ncontent-length: 6\r\n"),
    "chunks twice": (b"1.1", CHUNKED * 2),
    "chunks that are compressed": (b"1.1", b"transfer-encoding: gzip, chunked\r\n"),
    "chunks before there were any": (b"1.0", CHUNKED),
    "less than nothing": (b"1.1", b"content-length: -5\r\n"),
}


@pytest.mark.parametrize("what", BAD_FRAMING)
def test_a_body_of_doubtful_length_ends_the_connection(server: Served, what: str) -> None:
    """Request smuggling: what a proxy takes for the body must not be answered as a request of its own."""
    version, headers = BAD_FRAMING[what]
    answer = exchange(server, b"PUT /api/me HTTP/" + version + b"\r\nhost: x\r\n" + headers + b"\r\n" + SMUGGLED)
    assert status_of(answer) == 400
    assert answer.count(b"HTTP/1.1") == 1


HANDSHAKE = (
    b"host: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
BAD_HANDSHAKES = {
    "with a body": (b"GET /ws/tables/x HTTP/1.1", b"content-length: 5\r\n", 400),
    "with chunks": (b"GET /ws/tables/x HTTP/1.1", CHUNKED, 400),
    "of an old version": (b"GET /ws/tables/x HTTP/1.0", b"", 400),
    "that changes something": (b"POST /ws/tables/x HTTP/1.1", b"", 405),
    "without an address": (b"GET /ws/tables/%00 HTTP/1.1", b"", 403),
    "of a long address": (b"GET /ws/tables/" + b"x" * 500 + b" HTTP/1.1", b"", 403),
    "of an address too long to be read": (b"GET /ws/tables/" + b"x" * 9000 + b" HTTP/1.1", b"", 0),
}


@pytest.mark.parametrize("what", BAD_HANDSHAKES)
def test_a_handshake_that_is_none_ends_the_connection(server: Served, what: str) -> None:
    first, headers, status = BAD_HANDSHAKES[what]
    answer = exchange(server, first + b"\r\n" + HANDSHAKE + headers + b"\r\n" + b"0\r\n\r\n")
    assert (status_of(answer) if answer else 0) == status


DEEP = ("[" * 50_000, '{"a":' * 10_000, '{"game": "soup", "seats": ["me", "free"], "position": ' + "[" * 50_000)


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/tables/import", "/api/tables/none/requests"])
def test_a_body_nested_without_end_is_refused(server: Served, path: str) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.put("/api/me", json={"name": "Ana"})
        for body in DEEP:
            method = "PUT" if path == "/api/me" else "POST"
            answer = http.request(method, path, content=body, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500
            assert answer.json()["text"]


@pytest.mark.parametrize("origin", ["null", "http://[::1", "http://", "\xff"])
def test_an_origin_may_be_anything(server: Served, origin: str) -> None:
    headers = {"origin": origin.encode("latin-1")}
    answer = httpx.put(f"{server.url}/api/me", json={"name": "Ana"}, headers=headers, timeout=PATIENCE)
    assert answer.status_code == 403


# --------------------------------------------------------------------------------------------------------------- limits


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    """A server that lets an address ask five times."""
    with serving(tmp_path, rates=Rates(person=PLENTY, address=Rate(0.001, 5))) as server:
        yield server


ASKED = {
    "what is there": ("GET", "/api/games"),
    "what is not there": ("GET", "/nothing/at/all"),
    "what cannot be done": ("POST", "/api/games"),
    "what nobody knows": ("BREW", "/api/games"),
    "an odd address": ("GET", "/%00"),
    "what may be done": ("OPTIONS", "/api/games"),
}


@pytest.mark.parametrize("what", ASKED)
def test_every_answer_counts(strict: Served, what: str) -> None:
    method, path = ASKED[what]
    with httpx.Client(base_url=strict.url, timeout=PATIENCE) as http:
        found = [http.request(method, path).status_code for _ in range(7)]
        assert 429 not in found[:5]
        assert found[5:] == [429, 429]
        counted = strict.call(strict.service.metrics.text).decode()
        assert http.get("/healthz").status_code == 200, "a flood is no illness"
    shown = method if method != "BREW" else "other"
    assert f'stockpot_http_responses_total{{method="{shown}",status="{found[0]}"}} 5.0' in counted
    assert f'stockpot_http_responses_total{{method="{shown}",status="429"}} 2.0' in counted


def test_sockets_that_lead_nowhere_count(strict: Served) -> None:
    for _ in range(5):
        with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{strict.port}/ws/nowhere", **PLAIN):
            pass
    assert httpx.get(f"{strict.url}/api/games", timeout=PATIENCE).status_code == 429


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_what_an_address_is_counted_as(host: str, counted_as: str) -> None:
    assert network_of(host) == counted_as
