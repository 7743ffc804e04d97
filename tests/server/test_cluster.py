"""Several server processes on one database and one bus: any of them serves any table."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from stockpot.api.records import verify
from stockpot.room import log
from stockpot.server.live import presence
from stockpot.server.store.event_log import Append
from tests.server.live.test_turns import events
from tests.support.client import Client, Refused
from tests.support.server import HandSetTime, Person, Served, run, serving
from tests.support.services import Redis


@pytest.fixture
def servers(postgres_db: str, redis: Redis, tmp_path: Path) -> Iterator[list[Served]]:
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(serving(tmp_path, db=postgres_db, bus=redis.url)) for _ in range(2)]


async def people_at(servers: list[Served], bots: list[str]) -> tuple[str, list[Person]]:
    """Ana at the first server and Ben at the second, at one started table."""
    ana, ben = [await Person.named(served.url, name) for served, name in zip(servers, ("Ana", "Ben"), strict=True)]
    table = await ana.create("soup", ["me", "free", *bots], open=True)
    await ben.post(f"/api/tables/{table}/seats", {})
    await ben.post(f"/api/tables/{table}/requests", {"type": "start", "id": "start"})
    return table, [ana, ben]


def test_a_game_is_played_across_two_servers(servers: list[Served]) -> None:
    async def story() -> None:
        table, (ana, ben) = await people_at(servers, ["random", "random"])
        async with ana.at(table) as a, ben.at(table) as b:
            await asyncio.gather(a.play_on(random.Random(1)), b.play_on(random.Random(2)))
            await asyncio.gather(a.until(lambda: a.seq >= b.seq), b.until(lambda: b.seq >= a.seq))
            assert [one["kind"] for one in a.news] == [one["kind"] for one in b.news]
        verify(await ana.get(f"/api/tables/{table}/record"))
        assert await ana.get(f"/api/tables/{table}/record") == await ben.get(f"/api/tables/{table}/record")

    run(story())


def test_the_same_request_at_two_servers_is_carried_out_once(servers: list[Served]) -> None:
    async def story() -> None:
        table, (ana, _) = await people_at(servers, [])
        elsewhere = Person(servers[1].url)
        elsewhere.http.cookies.update(ana.http.cookies)
        said = {"type": "chat", "id": "once", "text": "Bon appétit"}
        await asyncio.gather(*(who.post(f"/api/tables/{table}/requests", said) for who in (ana, elsewhere)))
        for who in (ana, elsewhere):
            async with who.at(table) as client:
                assert client.kinds().count("said") == 1

    run(story())


def test_requests_race_safely(servers: list[Served]) -> None:
    async def story() -> None:
        table, (ana, ben) = await people_at(servers, [])
        async with ana.at(table) as a, ben.at(table) as b:

            async def talk(client, n: int) -> None:  # type: ignore[no-untyped-def]
                for number in range(n):
                    await client.ask("chat", text=f"{number}")

            await asyncio.gather(talk(a, 30), talk(b, 30))
            await asyncio.gather(*(c.until(lambda c=c: c.kinds().count("said") == 60) for c in (a, b)))
            assert a.news == b.news

    run(story())


def test_a_change_is_found_though_the_process_that_made_it_died_before_it_said_so(servers: list[Served]) -> None:
    async def story() -> None:
        table, (_, ben) = await people_at(servers, [])
        async with ben.at(table) as b:
            first = servers[0].service.tables
            seq = servers[0].wait_for(first.store.log.latest([table]))[table] + 1
            entry = log.Said(who=next(first.live[table].people), text="last words")
            servers[0].wait_for(first.store.log.append(Append(table, seq, [entry])))
            await b.until(lambda: "said" in b.kinds())

    run(story())


def test_a_bus_that_was_away_is_caught_up_with(servers: list[Served], redis: Redis) -> None:
    async def story() -> None:
        table, (ana, ben) = await people_at(servers, [])
        async with ana.at(table) as a, ben.at(table) as b:
            redis.kill()
            await a.ask("chat", text="Is anybody there?")
            redis.start()
            await b.until(lambda: "said" in b.kinds())

    run(story())


@pytest.mark.parametrize("bus_away", [False, True])
def test_devices_are_signed_out_at_every_server(servers: list[Served], redis: Redis, bus_away: bool) -> None:
    async def story() -> None:
        table, (ana, _) = await people_at(servers, [])
        lost = Person(servers[1].url)
        lost.http.cookies.update(ana.http.cookies)
        async with lost.at(table) as there, lost.http.stream("GET", "/api/me/turns") as stream:
            lines = stream.aiter_lines()
            await anext(lines)
            assert there.seat == 0
            if bus_away:
                redis.kill()
            assert (await ana.http.delete("/api/me/devices")).status_code == 200
            with pytest.raises(ConnectionClosed, match="signed out"):
                await there.until(lambda: False)
            async for _ in lines:  # until the stream ends
                pass
        with pytest.raises(Refused, match="no_identity"):
            await lost.get("/api/me")
        if bus_away:
            redis.start()
        elsewhere = Person(servers[1].url)
        elsewhere.http.cookies.update(ana.http.cookies)
        assert (await elsewhere.get("/api/me"))["name"] == "Ana"

    run(story())


def told(client: Client) -> dict[str, Any]:
    """The table as a client knows it."""
    assert client.table is not None
    return client.table


def here(client: Client) -> list[bool]:
    """Which players have the table open, as a client knows it."""
    return [seat.get("here", False) for seat in told(client)["seats"]]


def test_who_has_the_table_open_is_seen_at_every_server(servers: list[Served]) -> None:
    async def story() -> None:
        table, (ana, ben) = await people_at(servers, [])
        async with ana.at(table) as a:
            async with ben.at(table) as b, Person(servers[1].url).at(table):
                await a.until(lambda: here(a) == [True, True] and told(a).get("spectators") == 1)
                await b.until(lambda: here(b) == [True, True])
            await a.until(lambda: here(a) == [True, False] and "spectators" not in told(a))

    run(story())


def test_who_is_gone_is_known_and_nudged_and_replaced_across_servers(
    postgres_db: str, redis: Redis, tmp_path: Path
) -> None:
    times = [HandSetTime(), HandSetTime()]

    async def story(servers: list[Served]) -> None:
        table, (ana, ben) = await people_at(servers, [])
        async with ana.at(table) as a:
            async with ben.at(table) as b:
                await a.ask("play", move="bug soup")
                await b.until(lambda: b.kinds().count("moved") == 1 or b.to_act == [1])
                await a.until(lambda: here(a) == [True, True])
                for served in servers:
                    served.pass_by(1000)
                with pytest.raises(Refused, match="present"):
                    await a.ask("replace", seat=1)
            await a.until(lambda: here(a) == [True, False])
            stream = events(ben)
            assert await anext(stream) == [{"table": table, "game": "soup"}]
            await a.ask("nudge", seat=1)
            assert (await anext(stream))[0]["nudged"] == times[0].now()
            await stream.aclose()
            for served in servers:
                served.pass_by(60)
            await a.ask("replace", seat=1)
            async with ben.at(table) as b:
                assert "replaced" in b.kinds()
                await b.ask("return")

    with contextlib.ExitStack() as stack:
        run(story([stack.enter_context(serving(tmp_path, db=postgres_db, bus=redis.url, time=time)) for time in times]))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is not heard for a moment counts as gone."""
    monkeypatch.setattr(presence, "SIGN_OF_LIFE", 0.05)
    monkeypatch.setattr(presence, "GONE_AFTER", 1.0)


@pytest.mark.usefixtures("impatient")
def test_nobody_is_at_a_server_that_is_heard_no_more(servers: list[Served]) -> None:
    async def story() -> None:
        table, (ana, _) = await people_at(servers, [])
        async with ana.at(table) as a:
            away = presence.Here((1,), 1)
            first = servers[0].service.tables
            servers[0].call(first.presence.heard, "here", table, f"dead {away}")
            await a.until(lambda: here(a) == [True, True])
            await a.until(lambda: here(a) == [True, False])

    run(story())


def test_another_name_is_seen_at_every_server(servers: list[Served]) -> None:
    async def story() -> None:
        table, (ana, ben) = await people_at(servers, [])
        async with ana.at(table) as a:
            await ben.put("/api/me", {"name": "Benedetta"})
            await a.until(lambda: told(a)["seats"][1]["name"] == "Benedetta")

    run(story())
