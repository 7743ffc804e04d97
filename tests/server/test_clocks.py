"""Time to think: it runs out, a bot takes over, people return. No test waits: time is moved on by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stockpot.room import log
from stockpot.room.clocks import Clocks
from stockpot.server.clock import Alarms
from tests.support.client import PATIENCE, Client, Refused, play_until_turn
from tests.support.server import HandSetTime, Person, Served, run, seated, serving

time = HandSetTime()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("clocks"), time=time) as served:
        yield served


def clock_of(client: Client, seat: int) -> dict[str, Any]:
    assert client.game is not None
    found: dict[str, Any] = client.game["clocks"][seat]
    return found


# ----------------------------------------------------------------------------------------------------- over real sockets


def test_who_thinks_too_long_about_a_move_is_replaced_by_a_bot_until_they_return(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2, clock={"move": 30}, stand_in="thumb") as (_, _, (first, second)):
            await first.ask("play", move="bug soup")
            await first.until(lambda: "deadline" not in clock_of(first, 0))
            assert clock_of(first, 1)["deadline"] == time.now() + 30_000
            server.pass_by(29.9)
            assert "timedout" not in first.kinds()
            server.pass_by(0.2)
            await second.until(lambda: "timedout" in second.kinds())
            await second.until(lambda: second.table["seats"][1].get("left"))
            assert second.table["seats"][1]["level"] == "thumb"
            await first.until(lambda: first.legal)
            with pytest.raises(Refused, match="return first"):
                await second.ask("play", move=0)
            await second.ask("return")
            await play_until_turn(second, by=first)
            assert clock_of(second, 1)["deadline"] == time.now() + 30_000

    run(story())


def test_the_time_for_a_whole_game_goes_down_while_one_thinks_and_up_after_each_decision(server: Served) -> None:
    async def story() -> None:
        clock = {"game": 60, "increment": 5}
        async with seated(server, "soup", 2, clock=clock, undo="none") as (_, _, clients):
            assert [clock_of(clients[0], seat)["left"] for seat in (0, 1)] == [60_000, 60_000]
            server.pass_by(10)
            await clients[0].ask("play", move="bug soup")
            server.pass_by(10)
            await clients[1].ask("play", move="bug soup")
            await clients[0].until(lambda: clients[0].kinds().count("moved") == 2)
            assert [clock_of(clients[0], seat)["left"] for seat in (0, 1)] == [55_000, 45_000]
            (turn,) = clients[0].to_act
            left = clock_of(clients[0], turn)["left"]
            assert clock_of(clients[0], turn)["deadline"] == time.now() + left
            server.pass_by(left / 1000)
            for client in clients:
                await client.until(lambda client=client: "timedout" in client.kinds())
            await clients[turn].ask("return")
            assert clock_of(clients[turn], turn)["left"] >= 6_000

    run(story())


def test_bad_clocks_are_refused(server: Served) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        for clock in ({}, {"move": 0}, {"increment": 5}, {"move": 10**9}, {"hours": 1}):
            with pytest.raises(Refused):
                await ana.create("soup", ["me", "thumb"], clock=clock)
        with pytest.raises(Refused, match="bad_level"):
            await ana.create("soup", ["me", "thumb"], stand_in="nobody")

    run(story())


def test_clocks_go_on_rightly_after_a_restart_though_nobody_has_the_table_open(tmp_path: Path) -> None:
    time = HandSetTime()
    tables: list[str] = []
    days = 86_400

    async def begin(server: Served) -> None:
        async with seated(server, "soup", 2, clock={"move": 3 * days}, pace="own", stand_in="random") as (
            table,
            _,
            clients,
        ):
            server.pass_by(days)
            await clients[0].ask("play", move="bug soup")
            tables.append(table)

    async def look(server: Served) -> None:
        async with Person(server.url).at(tables[0]) as client:
            assert "deadline" not in clock_of(client, 0)
            assert clock_of(client, 1)["deadline"] == time.now() + 2 * days * 1000

    async def wait(server: Served) -> None:
        server.pass_by(2 * days)
        async with Person(server.url).at(tables[0]) as client:
            await client.until(lambda: "timedout" in client.kinds())
            await client.until(lambda: client.kinds().count("moved") >= 2)

    for story in (begin, look, wait):
        with serving(tmp_path, time=time) as server:
            run(story(server))


def test_a_table_whose_time_runs_out_is_looked_after_though_nobody_opens_it(tmp_path: Path) -> None:
    time = HandSetTime()
    tables: list[str] = []

    async def begin(server: Served) -> None:
        async with seated(server, "soup", 2, clock={"move": 50}, stand_in="random") as (table, _, _):
            tables.append(table)

    async def late(server: Served) -> None:
        while tables[0] not in server.service.tables.live:
            server.pass_by(10)
            await asyncio.sleep(0)
        live = server.service.tables.live[tables[0]]
        while sum(isinstance(past.entry, log.TimedOut) for past in live.room.past) < 2:
            await asyncio.sleep(0)
        async with Person(server.url).at(
            tables[0]
        ) as client:  # nobody plays any more: bots wait for somebody who looks
            await client.until(lambda: "moved" in client.kinds())

    with serving(tmp_path, time=time) as server:
        run(begin(server))
    with serving(tmp_path, time=time) as server:
        run(late(server))


# -------------------------------------------------------------------------------------------------------- clocks alone


def test_clocks_of_simultaneous_decisions_run_side_by_side() -> None:
    clocks = Clocks(log.Clock(move=60, game=100), 3)
    clocks.pass_to({0, 1, 2}, None, 0)
    clocks.pass_to({0, 2}, 1, 10_000)
    clocks.pass_to({0}, 2, 25_000)
    assert clocks.bank == [100_000, 90_000, 75_000]
    assert clocks.deadline(0) == 60_000
    clocks.pass_to({1}, 0, 55_000)
    assert clocks.bank == [45_000, 90_000, 75_000]
    assert clocks.late(114_999) == []
    assert clocks.late(115_000) == [1]


def test_time_that_runs_backwards_gives_nobody_more() -> None:
    clocks = Clocks(log.Clock(game=10), 1)
    clocks.pass_to({0}, None, 5_000)
    clocks.pass_to(set(), 0, 1_000)
    assert clocks.bank == [10_000]


def test_alarms_ring_in_order_and_the_last_time_set_counts() -> None:
    rung: list[str] = []
    time = HandSetTime()
    now = time.now()

    async def story() -> None:
        done = asyncio.Event()

        async def ring(name: str) -> None:
            rung.append(name)
            if name == "last":
                done.set()

        alarms = Alarms(time, ring)
        task = asyncio.create_task(alarms.run())
        for name, at in (("last", 90), ("moved", 10), ("first", 20), ("off", 30), ("moved", 50)):
            alarms.set(name, now + at)
        alarms.set("off", None)
        for _ in range(10):
            time.pass_by(0.01)
            await asyncio.sleep(0)
        await asyncio.wait_for(done.wait(), PATIENCE)
        task.cancel()

    asyncio.run(story())
    assert rung == ["first", "moved", "last"]


def test_your_tables_say_when_something_last_happened(server: Served) -> None:
    """Also at a live table, whose line in the lists is written when everybody has gone; what spectators say is told to nobody."""

    async def story() -> None:
        async with seated(server, "soup", 2) as (table, people, (first, _)):
            server.pass_by(180)
            await first.ask("play", move="bug soup")
            moved = time.now()
            eve = await Person.named(server.url, "Eve")
            async with eve.at(table) as watching:
                server.pass_by(60)
                await watching.ask("chat", text="She bluffs", aside=True)
                assert [(await one.get("/api/tables"))["yours"][0]["changed"] for one in people] == [moved, moved]

    run(story())
