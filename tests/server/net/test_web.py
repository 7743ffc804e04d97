"""The web around the tables: games, rulebooks, headers, origins, limits, health, schemas."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import stockpot
from stockpot.core.options import LANGUAGES
from stockpot.server.json_logging import JsonLines
from stockpot.server.rate_limits import Limit, Rate, Rates
from tests.support.client import PATIENCE, Refused
from tests.support.server import NO_LIMITS, PLAIN, PLENTY, Person, Served, run, serving


@pytest.fixture
def http(server: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        yield client


def test_games_and_rulebooks(http: httpx.Client) -> None:
    shelf = http.get("/api/games").json()
    assert [one["name"] for one in shelf] == stockpot.game_names()
    for one in shelf:
        assert http.get(f"/api/games/{one['name']}").json() == one
        for lang in LANGUAGES:
            speech = http.get(f"/api/games/{one['name']}/speech", params={"lang": lang}).json()
            assert speech["texts"][0] == stockpot.game(one["name"]).speech.texts.file(lang).read_text(encoding="utf-8")
            assert {"pieces", "messages"} == set(speech["speech"])
            book = http.get(f"/api/games/{one['name']}/rulebook", params={"lang": lang})
            assert book.text == stockpot.game(one["name"]).rulebook(lang)
            assert book.headers["content-type"].startswith("text/markdown")
    assert http.get("/api/games/chess").status_code == 404
    assert http.get("/api/games/..%2f..%2fetc/rulebook").status_code == 404
    assert http.get("/api/games/soup/rulebook", params={"lang": "tlh"}).status_code == 400


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": ["me", "free"]},
        {"game": "soup", "seats": ["me"]},
        {"game": "soup", "seats": ["me", "me"]},
        {"game": "soup", "seats": ["me", "genius"]},
        {"game": "soup", "seats": ["me", "free"], "options": {"no_such": True}},
        {"game": "soup", "seats": ["me", "free"], "options": {"open_recipes": 3}},
        {"game": "soup", "seats": ["me", "free"], "undo": "always"},
        {"game": "soup", "seats": ["me", "free"], "seed": "mine"},
        {"game": "soup"},
        [],
        None,
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(http: httpx.Client, body: object) -> None:
    http.put("/api/me", json={"name": "Ana"})
    response = http.post("/api/tables", json=body)
    assert 400 <= response.status_code < 500
    assert response.json()["text"]


@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/nothing", "/api/me", "/schema/openapi.json"])
def test_security_headers_are_on_everything(http: httpx.Client, path: str) -> None:
    headers = http.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_other_sites_pages_can_do_nothing(server: Served, http: httpx.Client) -> None:
    evil = {"origin": "https://evil.example"}
    assert http.put("/api/me", json={"name": "Ana"}, headers=evil).status_code == 403
    assert http.put("/api/me", json={"name": "Ana"}, headers={"origin": "null"}).status_code == 403
    assert http.put("/api/me", json={"name": "Ana"}, headers={"origin": server.url}).status_code == 200
    address = f"{server.url.replace('http', 'ws')}/ws/tables/x"
    with pytest.raises(InvalidStatus, match="403"), connect(address, origin="https://evil.example", **PLAIN):
        pass


def test_bodies_are_limited(http: httpx.Client) -> None:
    http.put("/api/me", json={"name": "Ana"})
    assert http.post("/api/tables", json={"game": "x" * 100_000, "seats": ["me"]}).status_code == 413


def test_health(http: httpx.Client) -> None:
    assert http.get("/healthz").json() == {"ok": True}
    assert http.get("/readyz").json()["ok"]


def test_a_server_that_closes_does_not_wait_for_rules_being_compiled(tmp_path: Path) -> None:
    compiled = threading.Event()
    try:
        with serving(tmp_path) as server:
            compiling = server.service.tables.kitchen.submit(compiled.wait, 10 * PATIENCE)
        assert not compiling.done()
    finally:
        compiled.set()


def test_schemas_are_published(http: httpx.Client) -> None:
    rest = http.get("/schema/openapi.json").json()
    assert {"/api/games", "/api/tables", "/api/me", "/api/tables/{table}/record"} <= set(rest["paths"])
    messages = http.get("/schema/socket.json").json()
    assert {"Play", "Hello", "Update", "Refused"} <= set(messages["$defs"])


def test_requests_beyond_the_limit_are_refused(tmp_path: Path) -> None:
    never = 1e-9  # nothing comes back while this runs, however long it takes
    rates = Rates(
        person=Rate(never, 12), address=PLENTY, chat=Rate(never, 2), create=Rate(never, 2), identities=Rate(never, 3)
    )

    async def story(server: Served) -> None:
        ana = await Person.named(server.url, "Ana")
        table = await ana.create("soup", ["me", "free"])
        await ana.create("soup", ["me", "free"])
        with pytest.raises(Refused, match="too_fast"):
            await ana.create("soup", ["me", "free"])
        ben = await Person.named(server.url, "Ben")
        await ben.get("/api/tables")
        async with ana.at(table) as client:
            await client.ask("chat", text="one")
            await client.ask("react", what="yum")
            with pytest.raises(Refused, match="too_fast"):
                await client.ask("chat", text="three")
            codes = [await refusal(client.ask("start")) for _ in range(20)]
            assert codes[0] == "not_full"
            assert codes[-1] == "too_fast"
        await Person.named(server.url, "Cem")
        with pytest.raises(Refused, match="too_fast"):
            await Person.named(server.url, "Dan")

    with serving(tmp_path, rates=rates) as server:
        run(story(server))


async def refusal(asking: Coroutine[Any, Any, Any]) -> str:
    """The code with which something is refused."""
    try:
        await asking
    except Refused as refused:
        return refused.code
    return "done"


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ana = await Person.named(server.url, "Ana")
        table = await ana.create("soup", ["me", "free"])
        async with ana.at(table), ana.at(table):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with ana.at(table):
                    pass
        async with ana.at(table):
            pass

    with serving(tmp_path, sockets_per_address=2, rates=NO_LIMITS) as server:
        run(story(server))


def test_a_bucket_fills_steadily() -> None:
    now = [0.0]
    limit = Limit(Rate(2, 3), lambda: now[0])
    assert [limit.take("a") for _ in range(4)] == [True, True, True, False]
    assert limit.take("b")
    now[0] = 0.5
    assert [limit.take("a") for _ in range(2)] == [True, False]
    limit.KEPT = 10
    for name in range(30):
        limit.take(str(name))
    assert len(limit.full_at) <= 10


def test_logs_are_json_and_hold_only_what_is_named() -> None:
    record = logging.LogRecord("stockpot.web", logging.INFO, "", 0, "request", (), None)
    record.path, record.cookie = "/api/me", "secret"
    line = json.loads(JsonLines().format(record))
    assert line["path"] == "/api/me"
    assert "secret" not in json.dumps(line)
