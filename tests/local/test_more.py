"""Hints, analyses, lessons, undo, clocks, one screen for several people: what a house without a server does by itself."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

import stockpot
from stockpot.api.bots import Bots
from stockpot.core.table import Table
from stockpot.local import analyses
from stockpot.local.keep import MemoryKeep
from tests.support.client import SHORT, Refused
from tests.support.local import Here

every_game = pytest.mark.parametrize("game", stockpot.game_names())


def test_hints_and_plans_are_given_over_the_socket_and_by_a_call() -> None:
    async def story() -> None:
        here = await Here.named("Ana")
        async with here.seated("soup", ["me", "thumb"]) as ana:
            await ana.until(lambda: ana.to_act == [0])
            hints = await ana.ask("hint", count=2)
            assert {one["id"] for one in hints["best"]} <= {one["id"] for one in ana.legal}
            planned = await ana.ask("plan", moves=[hints["best"][0]["id"]])
            assert planned["end"] in ("done", "shown", "turn")
            path = f"/api/tables/{ana.table['id']}/questions"
            assert (await here.post(path, {"type": "why", "id": "1", "move": hints["best"][0]["id"]}))["legal"]

    asyncio.run(story())


def test_an_analysis_is_done_in_slices_and_moves_come_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "SLICE", 0)  # a decision at a time, however quick the machine

    async def story() -> None:
        here = await Here.named("Ana")
        async with here.seated("soup", ["me", "thumb"]) as ana:
            await ana.play_on(random.Random(1))
            path = f"/api/tables/{ana.table['id']}/analysis"
        assert (await here.get(path))["status"] == "none"
        async with here.seated("soup", ["me", "thumb"]) as ben:
            begun = await here.post(path)
            assert begun["status"] == "running"
            assert (await here.post(path))["status"] == "running"
            await ben.play_on(random.Random(1), 2)
            seen = [await here.get(path)]
            assert seen[0]["status"] == "running", "two moves are made while it is judged"
            await here.rest()
        found = await here.get(path)
        assert found["status"] == "done"
        assert found["done"] == found["moves"] == begun["moves"]
        assert all(one["played"] for one in found["judged"])
        again = Here(here.keep)
        assert await again.get(path) == found

    asyncio.run(story())


@every_game
def test_nobody_at_a_shared_screen_is_sent_what_the_seat_in_front_of_it_may_not_know(game: str) -> None:
    async def story() -> None:
        here, chance = await Here.named("Ana"), random.Random(3)
        players = max(2, min(stockpot.game(game).players))
        async with here.seated(game, ["me"] * players, hotseat=True, options=SHORT.get(game, {})) as screen:
            room = here.house.tables.open[screen.table["id"]].room
            for _ in range(25):
                if screen.status == "over":
                    break
                truth = room.playing()
                await screen.look(None)
                assert screen.game["view"] == json.loads(json.dumps(truth.view(None)))
                assert not screen.legal
                seat = chance.choice(screen.to_act)
                screen.raw.clear()
                await screen.look(seat)
                worlds = [truth.redeal(seat, seed=number) for number in range(2)]
                sent = [json.loads(data) for data in screen.raw]
                games = [one["game"] for one in sent if one.get("game")]
                assert games
                assert all(one["view"] == json.loads(json.dumps(world.view(seat))) for one in games for world in worlds)
                await screen.ask("play", move=chance.choice(screen.legal)["id"])

    asyncio.run(story())


def test_alone_against_bots_every_move_may_be_taken_back_at_once() -> None:
    async def story() -> None:
        here = await Here.named("Ana")
        async with here.seated("soup", ["me", "thumb"]) as ana:
            await ana.play_on(random.Random(1), 3)
            await ana.until(lambda: ana.to_act == [0])
            await ana.ask("undo")
            await ana.until(lambda: "undone" in ana.kinds())
        async with here.seated("soup", ["me", "thumb"], undo="free") as ana:
            await ana.play_on(random.Random(1), 1)
            await ana.until(lambda: ana.to_act == [0])
            with pytest.raises(Refused, match="no_undo"):
                await ana.ask("undo")

    asyncio.run(story())


def test_a_rematch_is_one_table_and_a_lesson_is_not_listed() -> None:
    async def story() -> None:
        here = await Here.named("Ana")
        async with here.seated("soup", ["me", "thumb"]) as ana:
            await ana.play_on(random.Random(1))
            first = await here.post(f"/api/tables/{ana.table['id']}/requests", {"type": "rematch", "id": "a"})
            second = await ana.ask("rematch")
            assert first["table"] == second["table"]
        await here.post("/api/tables", {"game": "soup", "lesson": next(iter(stockpot.game("soup").lessons))})
        assert len((await here.get("/api/tables"))["yours"]) == 2

    asyncio.run(story())


def test_a_bot_that_fails_is_stood_in_for() -> None:
    class Broken(Bots):
        def choose(self, at: str, table: Table, seat: int, level: str, temperament: str | None) -> int:
            if level == "cook":
                raise RuntimeError
            return 10**6

    async def story() -> None:
        here = await Here.named("Ana", bots=Broken())
        async with here.seated("soup", ["me", "cook"]) as ana:
            await ana.play_on(random.Random(1))
            assert ana.status == "over"

    asyncio.run(story())


def test_time_runs_out_at_a_table_with_a_clock() -> None:
    async def story() -> None:
        times = [1_000]
        here = await Here.named("Ana", now=lambda: times[0])
        async with here.seated("soup", ["me", "thumb"], clock={"move": 60}, stand_in="thumb") as ana:
            await ana.until(lambda: ana.to_act == [0])
            table = here.house.tables.open[ana.table["id"]]
            times[0] += 59_000
            await table.time_out()
            assert "timedout" not in ana.kinds()
            times[0] += 2_000
            await table.time_out()
            await ana.until(lambda: ana.status == "over")
            assert "timedout" in ana.kinds()

    asyncio.run(story())


def test_a_name_is_shown_at_once() -> None:
    async def story() -> None:
        here = await Here.named("Ana")
        async with here.at(await here.create("soup", ["me", "thumb"])) as ana:
            await here.put("/api/me", {"name": "Anna"})
            await ana.until(lambda: ana.table["seats"][0]["name"] == "Anna")

    asyncio.run(story())


def test_records_are_taken_in_and_given_out() -> None:
    async def story() -> None:
        here = await Here.named("Ana")
        async with here.seated("soup", ["me", "thumb"]) as ana:
            await ana.play_on(random.Random(1))
        record = await here.get(f"/api/tables/{ana.table['id']}/record")
        taken = await here.post("/api/tables/import", record)
        update = await here.get(f"/api/tables/{taken['table']}")
        assert update["table"]["imported"]
        assert (await here.get(f"/api/tables/{taken['table']}/record"))["record"] == record["record"]

    asyncio.run(story())


@pytest.mark.parametrize(
    "call", [("GET", "/api/me/turns"), ("POST", "/api/me/carry"), ("GET", "/api/me/settings"), ("GET", "/nowhere")]
)
def test_what_only_a_server_can_do_says_so(call: tuple[str, str]) -> None:
    async def story() -> None:
        here = await Here.named("Ana")
        with pytest.raises(Refused, match="needs_server"):
            await here.call(*call)
        with pytest.raises(Refused, match="needs_server"):
            await here.create("soup", ["me", "free"], open=True)

    asyncio.run(story())


def test_a_socket_that_is_closed_hears_nothing_more() -> None:
    async def story() -> None:
        here = await Here.named("Ana", MemoryKeep())
        table = await here.create("soup", ["me", "thumb"])
        connection = here.connect(table)
        opening = asyncio.ensure_future(connection.send('{"type":"hello","v":2}'))
        here.house.close(connection.number)
        await opening
        assert not here.house.tables.open[table].audience.watches if table in here.house.tables.open else True
        await connection.send('{"type":"ping"}')
        assert connection.said.empty()

    asyncio.run(story())
