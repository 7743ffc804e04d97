"""Programs at a table server: a token, a seat that the host gives, the same limits and secrets as for people."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import pytest

from stockpot.cli.sit import House, play
from stockpot.server.people.identity import MARK
from tests.support.client import Refused
from tests.support.server import Person, Served, run

BOT = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1}), flush=True)
    elif message["type"] == "decide":
        print(json.dumps({"type": "move", "id": message["id"], "action": message["legal"][0]["id"]}), flush=True)
"""


async def token_from(host: Person, name: str = "Robo") -> str:
    made = await host.post("/api/me/bots", {"name": name})
    assert made["name"] == MARK + name
    return str(made["token"])


def with_token(server: Served, token: str) -> Person:
    bot = Person(server.url)
    bot.http.headers["Authorization"] = f"Bearer {token}"
    return bot


def test_a_program_plays_a_whole_game_at_a_server(server: Served, tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(BOT, encoding="utf-8")

    async def story() -> None:
        host = await Person.named(server.url, "Ana")
        table = await host.create("soup", ["me", "free"], open=False)
        token = await token_from(host)
        with pytest.raises(Refused):
            await with_token(server, token).post(f"/api/tables/{table}/seats", {})
        code = (await host.get(f"/api/tables/{table}"))["table"]["code"]
        house = House(server.url, token)
        await asyncio.to_thread(house.post, f"/api/tables/{table}/seats", {"code": code})
        await host.post(f"/api/tables/{table}/requests", {"type": "start", "id": "start"})
        command = f"{sys.executable} {file}"
        playing = asyncio.create_task(asyncio.to_thread(play, house, table, command, lambda: time.sleep(0.02)))
        number = 0
        while (now := await host.get(f"/api/tables/{table}"))["table"]["status"] != "over":
            if now["game"].get("legal"):
                number += 1
                move = {"type": "play", "id": f"move {number}", "move": now["game"]["legal"][0]["id"]}
                await host.post(f"/api/tables/{table}/requests", move)
            else:
                assert not playing.done() or playing.exception() is None
                await asyncio.sleep(0.01)
        winners = await playing
        assert set(winners) <= {"Ana", f"{MARK}Robo"}
        assert winners

    run(story())


def test_a_bot_is_called_one_and_people_are_not(server: Served) -> None:
    async def story() -> None:
        host = await Person.named(server.url, "⚙ Ana")
        assert (await host.get("/api/me"))["name"] == "Ana"
        bot = with_token(server, await token_from(host))
        assert (await bot.put("/api/me", {"name": "Ana"}))["name"] == f"{MARK}Ana"
        with pytest.raises(Refused, match="not_yours"):
            await bot.post("/api/me/bots", {"name": "another"})

    run(story())


def test_a_token_is_genuine_and_can_be_made_void(server: Served) -> None:
    async def story() -> None:
        host = await Person.named(server.url, "Ana")
        token = await token_from(host)
        for wrong in (token[:-2], "x", "bot-x.y"):
            with pytest.raises(Refused, match="no_identity"):
                await with_token(server, wrong).get("/api/me")
        with pytest.raises(Refused, match="no_identity"):
            await Person(server.url).post("/api/me/bots", {"name": "Robo"})
        bot = with_token(server, token)
        await bot.http.delete("/api/me/devices")
        with pytest.raises(Refused, match="no_identity"):
            await with_token(server, token).get("/api/me")

    run(story())


def test_a_bot_sees_what_its_seat_may_know(server: Served) -> None:
    async def story() -> None:
        host = await Person.named(server.url, "Ana")
        table = await host.create("soup", ["me", "free"], open=True)
        bot = with_token(server, await token_from(host))
        await bot.post(f"/api/tables/{table}/seats", {})
        await host.post(f"/api/tables/{table}/requests", {"type": "start", "id": "start"})
        seen = (await bot.get(f"/api/tables/{table}"))["game"]["view"]
        assert seen["seat"] == 1
        assert all("hand" not in player for player in seen["seats"])
        assert seen["hand"] != (await host.get(f"/api/tables/{table}"))["game"]["view"]["hand"]
        assert "seed" not in (await bot.get(f"/api/tables/{table}"))["table"]

    run(story())
