"""After the end: a game is looked at again, move by move, and judged."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import stockpot
from stockpot.core.game import ALL_OPEN
from stockpot.server.store.connection import Database
from tests.support.client import Refused
from tests.support.server import Person, Served, run, seated, serving


async def finished_table(server: Served, game: str = "soup") -> tuple[str, Person, dict[str, Any]]:
    """A table whose game is over, somebody who sat there, and its record."""
    async with seated(server, game, 2, hints=False) as (table, persons, clients):
        await asyncio.gather(*(client.play_on(random.Random(1)) for client in clients))
        return table, persons[0], await persons[0].get(f"/api/tables/{table}/record")


async def frames(person: Person, table: str, **query: Any) -> list[dict[str, Any]]:
    """All frames, page by page."""
    found: list[dict[str, Any]] = []
    while True:
        page = await person.get(f"/api/tables/{table}/replay", first=len(found), count=37, **query)
        found += page["frames"]
        if len(found) > page["moves"]:
            return found


def test_a_finished_game_is_shown_move_by_move_through_any_eyes(server: Served) -> None:
    async def story() -> None:
        table, person, record = await finished_table(server)
        for name, viewer in (("open", ALL_OPEN), ("spectator", None), ("0", 0), ("1", 1)):
            again = stockpot.Table("soup", 2, record["record"]["seed"])
            shown = await frames(person, table, viewer=name)
            assert [frame["number"] for frame in shown] == list(range(len(record["record"]["moves"]) + 1))
            for frame, move in zip(shown, [None, *record["record"]["moves"]], strict=True):
                if move is not None:
                    told = [event.seen(viewer) for event in again.play(*move)]
                    assert (frame["seat"], frame["text"]) == (move[0], move[1])
                    assert [one["data"] for one in frame.get("events", [])] == [one.data for one in told if one]
                assert frame["view"] == again.view(viewer)
                assert frame["to_act"] == list(again.to_act)
        first = await person.get(f"/api/tables/{table}/replay", first=0, count=1)
        assert first["scores"] == [frame["scores"] for frame in shown], "the whole course of the scores comes first"

    run(story())


def test_frames_are_given_out_only_after_the_end_and_for_viewers_that_there_are(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, persons, _):
            for path in ("replay", "analysis"):
                with pytest.raises(Refused, match="not_over"):
                    await persons[0].get(f"/api/tables/{table}/{path}")
            with pytest.raises(Refused, match="not_over"):
                await persons[0].post(f"/api/tables/{table}/analysis")
        table, person, _ = await finished_table(server)
        with pytest.raises(Refused, match="bad_viewer"):
            await person.get(f"/api/tables/{table}/replay", viewer="7")
        with pytest.raises(Refused, match="bad_request"):
            await person.get(f"/api/tables/{table}/replay", viewer="everybody")

    run(story())


def test_a_finished_game_is_judged_once_and_the_judgement_is_kept(tmp_path: Path) -> None:
    async def judged(server: Served) -> tuple[str, dict[str, Any]]:
        table, person, record = await finished_table(server)
        where = f"/api/tables/{table}/analysis"
        assert (await person.get(where))["status"] == "none"
        begun = await person.post(where)
        assert begun["status"] == "running"
        assert begun["moves"] == len(record["record"]["moves"])
        seen = begun
        while seen["status"] == "running":
            seen = await person.get(where)
        assert await person.post(where) == seen
        return where, seen

    async def look_again(server: Served, where: str, seen: dict[str, Any]) -> None:
        eve = await Person.named(server.url, "Eve")
        assert await eve.get(where) == seen

    kept: dict[str, Any] = {}

    async def first(server: Served) -> None:
        kept["where"], kept["seen"] = await judged(server)

    with serving(tmp_path) as server:
        run(first(server))
    seen = kept["seen"]
    assert seen["status"] == "done"
    assert seen["done"] == seen["moves"]
    losses = {one["number"]: one["loss"] for one in seen["judged"]}
    assert [losses[number] for number in seen["costliest"]] == sorted(losses.values(), reverse=True)[:5]
    assert all(one["loss"] <= one["share"] for one in seen["judged"])
    assert seen["line"][0] == {"number": 0, "chances": [0.5, 0.5]}
    assert seen["line"][-1]["number"] == seen["moves"]
    assert sorted(seen["line"][-1]["chances"]) in ([0.0, 1.0], [0.5, 0.5]), "the line ends at the result"
    assert sum(one["luck"] for one in seen["players"]) == pytest.approx(0, abs=0.001)
    for one in seen["judged"]:
        assert bool(one["played_parts"] and one["best_parts"]) == (one["number"] in seen["costliest"])
    with serving(tmp_path) as server:
        run(look_again(server, kept["where"], seen))


def test_an_analysis_that_cannot_be_read_counts_as_none(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        table, person, _ = await finished_table(server)
        kept = server.service.analyses
        for damaged in (b"", b"no analysis", b"\xff", b"{}", b'{"status": "eaten"}'):
            caplog.clear()
            server.wait_for(kept.stored.put(table, damaged, kept.now()))
            assert (await person.get(f"/api/tables/{table}/analysis"))["status"] == "none"
            assert "a kept analysis cannot be read" in caplog.text
        for data, changed in ((1, 1), ("text", 1), (10**12, 1), (b'{"status": "running"}', "yesterday")):
            server.wait_for(spoil(server.service.store.database, table, data, changed))
            assert (await person.get(f"/api/tables/{table}/analysis"))["status"] == "none"

    run(story())


async def spoil(database: Database, table: str, data: Any, changed: Any) -> None:
    """Write what has no place in a row: SQLite takes it."""
    statement = 'UPDATE analyses SET data = ?, changed = ? WHERE "table" = ?'
    await database.write(lambda connection: connection.exec_driver_sql(statement, (data, changed, table)))
