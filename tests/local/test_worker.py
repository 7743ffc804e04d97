"""What a page's worker calls, and that it needs no package."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import subprocess
import sys
from typing import Any

import pytest

import stockpot
from stockpot.core.struct import Decoder
from stockpot.local.keep import Changes, Conflict, MemoryKeep
from stockpot.local.worker import begin
from tests.local.transcript import said

read_changes = Decoder(Changes).decode


class DOMException(Exception):  # noqa: N818 - what a browser calls it
    """An error as IndexedDB has them."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name}: no")
        self.name = name


class Outside:
    """What a page's worker hands over: a keep in which several texts are lines, and what it was told."""

    def __init__(self) -> None:
        self.kept = MemoryKeep()
        self.heard: list[tuple[int, dict[str, Any]]] = []
        self.ended: list[tuple[int, int, str]] = []
        self.error: DOMException | None = None
        self.fetched: list[str] = []
        self.offline = False

    def post(self, socket: int, text: str) -> None:
        self.heard.append((socket, json.loads(text)))

    def closed(self, socket: int, code: int, reason: str) -> None:
        self.ended.append((socket, code, reason))

    async def fetch(self, part: str) -> None:
        if self.offline:
            raise DOMException("TypeError")
        self.fetched.append(part)

    async def tables(self) -> str:
        return "\n".join(await self.kept.tables())

    async def entries(self, table: str, after: int) -> str:
        return "\n".join(await self.kept.entries(table, after))

    async def get(self, name: str) -> str:
        return await self.kept.get(name)

    async def write(self, changes: str) -> None:
        if self.error is not None:
            raise self.error
        try:
            await self.kept.write(read_changes(changes.encode()))
        except Conflict:
            raise DOMException("ConstraintError") from None

    async def until(self, kind: str) -> dict[str, Any]:
        """The first message of a kind that is not taken yet."""
        while True:
            for number, (_, message) in enumerate(self.heard):
                if message["type"] == kind:
                    del self.heard[number]
                    return message
            await asyncio.sleep(0)


def test_only_texts_numbers_and_promises_cross() -> None:
    async def story() -> None:
        outside = Outside()
        house = begin(outside)
        assert (await house.call("GET", "/api/me", "")).startswith("401 application/json\n")
        await house.call("PUT", "/api/me", '{"name":"Ana"}')
        head, body = (await house.call("POST", "/api/tables", '{"game":"soup","seats":["me","thumb"]}')).split("\n", 1)
        assert head == "201 application/json"
        table = json.loads(body)["table"]["id"]
        house.open(1, table)
        house.hear(1, '{"type":"hello","v":2}')
        house.hear(1, '{"type":"start","id":"1"}')
        house.hear(1, '{"type":"ping"}')
        assert (await outside.until("welcome"))["table"] == table
        assert (await outside.until("done"))["id"] == "1"
        await outside.until("pong")
        other = begin(outside)  # another tab
        other.open(7, table)
        other.hear(7, '{"type":"hello","v":2}')
        await outside.until("welcome")
        house.hear(1, '{"type":"chat","id":"2","text":"Hello"}')
        await outside.until("done")
        outside.heard.clear()
        other.changed(table)
        assert (await outside.until("update"))["news"][-1]["text"] == "Hello"
        for name, code in (("QuotaExceededError", "store_full"), ("InvalidStateError", "store_denied")):
            outside.error = DOMException(name)
            house.hear(1, '{"type":"chat","id":"3","text":"Hello"}')
            assert (await outside.until("refused"))["code"] == code
        outside.error = None
        house.close(1)
        house.open(2, "nowhere")
        house.hear(2, '{"type":"hello","v":2}')
        await outside.until("refused")
        assert outside.ended == [(2, 4404, "unknown_table")]
        head, _ = (await house.call("GET", "/api/games/soup/rulebook?lang=de", "")).split("\n", 1)
        assert head == "200 text/markdown; charset=utf-8"

    asyncio.run(story())


def test_a_browser_that_keeps_nothing_can_still_play() -> None:
    async def story() -> None:
        outside = Outside()
        outside.error = DOMException("SecurityError")
        house = begin(outside, keeps=False)
        await house.call("PUT", "/api/me", '{"name":"Ana"}')
        assert (await house.call("POST", "/api/tables", '{"game":"soup","seats":["me","thumb"]}')).startswith("201")

    asyncio.run(story())


def test_without_packages_the_same_is_said() -> None:
    names = stockpot.game_names()
    found = subprocess.run(
        [sys.executable, "-m", "tests.local.transcript", *names], capture_output=True, text=True, check=True,
        env={**os.environ, "STOCKPOT_PLAIN": "1", "NUMBA_DISABLE_JIT": "1"},
    ).stdout.splitlines()  # fmt: skip
    expected = [line for name in names for line in asyncio.run(said(name))]
    assert found == expected


def test_games_are_fetched_before_they_are_needed() -> None:
    async def story() -> None:
        outside = Outside()
        house = begin(outside)
        await house.call("PUT", "/api/me", '{"name":"Ana"}')
        outside.offline = True
        answer = await house.call("POST", "/api/tables", '{"game":"soup","seats":["me","thumb"]}')
        assert answer.startswith("503 ")
        assert json.loads(answer.split("\n", 1)[1])["code"] == "not_fetched"
        outside.offline = False
        made = await house.call("POST", "/api/tables", '{"game":"soup","seats":["me","thumb"]}')
        table = json.loads(made.split("\n", 1)[1])["table"]["id"]
        assert outside.fetched == ["soup"]
        other = begin(outside)
        assert (await other.call("GET", f"/api/tables/{table}", "")).startswith("200 ")
        assert outside.fetched == ["soup", "soup"]
        file = (await other.call("GET", f"/api/tables/{table}/file", "")).split("\n", 1)[1]
        third = begin(outside)
        assert (await third.call("POST", "/api/tables/import", file)).startswith("201 ")
        assert outside.fetched == ["soup", "soup", "soup"]

    asyncio.run(story())


def test_an_expert_that_goes_by_a_network_has_it_fetched() -> None:
    async def story() -> None:
        outside = Outside()
        house = begin(outside)
        await house.call("PUT", "/api/me", '{"name":"Ana"}')
        seats = ["expert"] * stockpot.game("sapone").players[0]
        new = {"game": "sapone", "seats": ["me", *seats[1:]]}
        table = json.loads((await house.call("POST", "/api/tables", json.dumps(new))).split("\n", 1)[1])["table"]["id"]
        house.open(1, table)
        house.hear(1, '{"type":"hello","v":2}')
        assert outside.fetched == ["sapone"]
        house.hear(1, '{"type":"start","id":"1"}')
        while outside.fetched[-1] != "sapone.npz":  # whoever begins, sooner or later an expert has to decide
            seen = json.loads((await house.call("GET", f"/api/tables/{table}", "")).split("\n", 1)[1])
            if legal := seen.get("game", {}).get("legal"):
                move = {"type": "play", "id": secrets.token_hex(4), "move": legal[0]["id"]}
                await house.call("POST", f"/api/tables/{table}/requests", json.dumps(move))
            await asyncio.sleep(0)

    asyncio.run(story())


def test_hints_have_the_network_fetched_that_experts_go_by() -> None:
    """Also where no expert sits at the table."""

    async def story() -> None:
        outside = Outside()
        house = begin(outside)
        await house.call("PUT", "/api/me", '{"name":"Ana"}')
        made = await house.call("POST", "/api/tables", '{"game":"soup","seats":["me","thumb"]}')
        table = json.loads(made.split("\n", 1)[1])["table"]["id"]
        await house.call("POST", f"/api/tables/{table}/requests", '{"type":"start","id":"1"}')
        house.open(1, table)
        house.hear(1, '{"type":"hello","v":2}')
        while not json.loads((await house.call("GET", f"/api/tables/{table}", "")).split("\n", 1)[1])["game"]["legal"]:
            await asyncio.sleep(0)
        assert outside.fetched[-1] == "soup"
        answer = await house.call("POST", f"/api/tables/{table}/questions", '{"type":"hint","id":"2"}')
        assert answer.startswith("200 ")
        assert outside.fetched[-1] == "soup.npz"
        outside.fetched.clear()
        house.hear(1, '{"type":"hint","id":"3"}')
        await outside.until("hints")
        assert outside.fetched == ["soup.npz"]

    asyncio.run(story())


@pytest.mark.parametrize("target", ["/api/games?lang=xx", "/api/tables/x/replay?count=0", "/api/tables/x?seat=99"])
def test_a_query_that_makes_no_sense_is_refused(target: str) -> None:
    async def story() -> None:
        answer = await begin(Outside()).call("GET", target, "")
        assert answer.startswith("400 ")
        assert json.loads(answer.split("\n", 1)[1])["code"] == "bad_request"

    asyncio.run(story())
