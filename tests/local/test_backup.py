"""Backup: all that a device has kept as one file; tables that go elsewhere."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import stockpot
from stockpot.local.keep import Full, MemoryKeep
from stockpot.room.room import hash_of_seed
from tests.support.client import SEEDS, Refused
from tests.support.local import Fails, Here


async def a_device() -> Here:
    """Somebody with a finished game that was judged, one that goes on, and a lesson."""
    here = await Here.named("Ana")
    async with here.seated("soup", ["me", "thumb"]) as ana:
        await ana.play_on(random.Random(1))
        await here.post(f"/api/tables/{ana.table['id']}/analysis")
    async with here.seated("soup", ["me", "thumb"]) as ana:
        await ana.play_on(random.Random(1), 3)
    await here.post("/api/tables", {"game": "soup", "lesson": next(iter(stockpot.game("soup").lessons))})
    await here.rest()
    return here


@pytest.fixture(scope="module")
def file() -> dict[str, Any]:
    async def story() -> Any:
        return await (await a_device()).get("/api/device")

    return asyncio.run(story())


def test_another_device_has_all_of_it(file: dict[str, Any]) -> None:
    async def story() -> None:
        there = Here()
        taken = await there.post("/api/device", {**file, "page": {"sound": True}})
        assert taken == {"tables": 3, "known": 0, "page": {"sound": True}}
        assert (await there.get("/api/me"))["name"] == "Ana"
        again = await there.get("/api/device")
        assert again == file
        over, playing = sorted((await there.get("/api/tables"))["yours"], key=lambda one: one["status"])
        assert (await there.get(f"/api/tables/{over['id']}/analysis"))["status"] == "done"
        async with there.at(playing["id"]) as ana:
            await ana.play_on(random.Random(1))
            assert ana.status == "over"

    asyncio.run(story())


def test_what_is_there_already_is_not_lost(file: dict[str, Any]) -> None:
    async def story() -> None:
        there = Here()
        await there.post("/api/device", file)
        await there.put("/api/me", {"name": "Ben"})
        playing = next(one["id"] for one in (await there.get("/api/tables"))["yours"] if one["status"] == "playing")
        async with there.at(playing) as ana:
            await ana.play_on(random.Random(5), 2)
            await there.rest()
        further = await there.get("/api/device")
        assert await there.post("/api/device", file) == {"tables": 0, "known": 3, "page": {}}
        assert await there.get("/api/device") == further
        assert (await there.get("/api/me"))["name"] == "Ben"
        # the file of the device that went on brings the other one as far
        behind = Here()
        await behind.post("/api/device", file)
        async with behind.at(playing) as ana:
            assert (await behind.post("/api/device", further))["tables"] == 1
            await ana.until(lambda: ana.news[-1]["kind"] == "moved" and ana.to_act == [0])
            assert (await behind.get(f"/api/tables/{playing}"))["game"] == (await there.get(f"/api/tables/{playing}"))[
                "game"
            ]
        # and where both went on differently, both are kept
        other = Here()
        await other.post("/api/device", file)
        async with other.at(playing) as ana:
            await ana.ask("chat", text="Here I said something")
            await other.rest()
        assert (await other.post("/api/device", further))["tables"] == 1
        assert len((await other.get("/api/tables"))["yours"]) == 3

    asyncio.run(story())


def damaged(file: dict[str, Any]) -> list[Any]:
    text = json.dumps(file)
    entry = file["tables"][0]["entries"][-1]
    return [
        {}, [], None, {**file, "stockpot_device": 2}, {**file, "extra": 1}, {**file, "me": {"name": "Eve", "since": 1}},
        json.loads(text.replace(json.dumps(entry)[1:-1], "x")), json.loads(text.replace('"Ana', '"Anna', 1)),
        {**file, "tables": file["tables"][:1]}, {**file, "tables": 3}, {**file, "sha256": ""},
    ]  # fmt: skip


def test_a_damaged_file_is_refused_and_changes_nothing(file: dict[str, Any]) -> None:
    async def story() -> None:
        there = await Here.named("Ben")
        for nonsense in damaged(file):
            with pytest.raises(Refused, match="bad_device"):
                await there.post("/api/device", nonsense)
        cut = await there.house.call("POST", "/api/device", json.dumps(file)[:-100])
        assert (cut.status, json.loads(cut.body)["code"]) == (400, "bad_device")
        assert (await there.get("/api/tables"))["yours"] == []
        assert (await there.get("/api/me"))["name"] == "Ben"

    asyncio.run(story())


def test_a_file_that_does_not_fit_changes_nothing(file: dict[str, Any]) -> None:
    async def story() -> None:
        keep = Fails()
        there = Here(keep)
        keep.error = Full()
        with pytest.raises(Refused, match="store_full"):
            await there.post("/api/device", file)
        assert (keep.logs, keep.values) == ({}, {})

    asyncio.run(story())


def test_everything_can_be_thrown_away() -> None:
    async def story() -> None:
        here = await a_device()
        async with here.at((await here.get("/api/tables"))["yours"][0]["id"]) as ana:
            assert (await here.delete("/api/me"))["done"]
            assert here.connections[ana.connection.number].code == 4404
        with pytest.raises(Refused, match="no_identity"):
            await here.get("/api/me")
        keep = here.keep
        assert isinstance(keep, MemoryKeep)
        assert (keep.logs, keep.summaries, keep.values) == ({}, {}, {})

    asyncio.run(story())


# ----------------------------------------------------------------------------------------------------- tables elsewhere


def test_a_game_that_has_begun_goes_on_elsewhere_and_says_where_it_comes_from() -> None:
    async def story() -> None:
        here, there = await Here.named("Ana"), await Here.named("Ben")
        seats, names = ["me", "me", "thumb"], ["Ana", "Eve", ""]
        async with here.seated("soup", seats, hotseat=True, names=names, hints=False, undo="none") as ana:
            for seat in (0, 1):
                await ana.look(seat)
                await ana.ask("play", move="bug soup")
            await here.rest()
            table = ana.table["id"]
            await ana.look(None)
        file = await here.get(f"/api/tables/{table}/file")
        taken = await there.post("/api/tables/import", file)
        async with there.at(taken["table"]) as ben:
            assert ben.table["carried"]
            assert [seat.get("name") for seat in ben.table["seats"][:2]] == ["Ana", "Eve"]
            assert (ben.table["hints"], ben.table["undo"], ben.table["yours"]) == (False, "none", [0, 1])
            assert ben.game["view"] == ana.game["view"]
            await there.rest()
        assert (await there.get(f"/api/tables/{taken['table']}/file"))["table"] == file["table"]

    asyncio.run(story())


def test_a_table_that_has_not_begun_is_dealt_anew_elsewhere() -> None:
    async def story() -> None:
        here, there = await Here.named("Ana"), await Here.named("Ben")
        SEEDS.extend(["known here", "known there"])
        file = await here.get(f"/api/tables/{await here.create('soup', ['me', 'free', 'cook'])}/file")
        assert "known here" not in json.dumps(file)
        taken = await there.get(f"/api/tables/{(await there.post('/api/tables/import', file))['table']}")
        assert taken["table"]["seed_hash"] == hash_of_seed("known there")
        assert "carried" not in taken["table"]
        assert [seat["player"] for seat in taken["table"]["seats"]] == ["person", "free", "bot"]

    asyncio.run(story())


def test_what_is_no_such_table_is_refused() -> None:
    async def story() -> None:
        here = await Here.named("Ana")
        async with here.seated("soup", ["me", "thumb"]) as ana:
            await ana.play_on(random.Random(1), 2)
            file = await here.get(f"/api/tables/{ana.table['id']}/file")
            await ana.play_on(random.Random(1))
            with pytest.raises(Refused, match="over"):
                await here.get(f"/api/tables/{ana.table['id']}/file")
            done = (await here.get(f"/api/tables/{ana.table['id']}/record"))["record"]
        before = (await here.get("/api/tables"))["yours"]
        for change in (
            {"stockpot_table": "x"}, {"stockpot_table": 2}, {"table": {}}, {"record": {}}, {"record": done}, {"more": 1},
            {"table": {**file["table"], "seats": ["me", "me", "thumb"], "hotseat": True}},
            {"table": {**file["table"], "game": "pantry"}},
            {"record": {**file["record"], "moves": [["0", "nonsense"]]}},
        ):  # fmt: skip
            with pytest.raises(Refused, match="bad_table"):
                await here.post("/api/tables/import", {**file, **change})
        with pytest.raises(Refused, match="bad_level"):
            await here.post("/api/tables/import", {**file, "table": {**file["table"], "stand_in": "search:1000000"}})
        assert (await here.get("/api/tables"))["yours"] == before

    asyncio.run(story())
