"""Thinking is shared out in turns, tables that are left alone wait, and nobody has more going than there is room for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import stockpot
from stockpot.server.live.fair_queue import FairQueue
from stockpot.server.live.live_table import LiveTable
from stockpot.server.live.quotas import EXPIRED, LISTED, Cap, Caps, over
from stockpot.server.live.worker_pool import WorkerPool
from stockpot.server.live.worker_tasks import Choose, Situation
from tests.support.client import Refused
from tests.support.server import HandSetTime, Person, Served, run, serving


def served(queue: FairQueue[str]) -> list[str]:
    return list(iter(queue.take, None))


def test_addresses_take_turns_then_people_then_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(("far", "eve", "t1"), f"eve 1.{number}")
    queue.put(("far", "eve", "t2"), "eve 2")
    queue.put(("far", "fred", "t3"), "fred")
    queue.put(("near", "ana", "t4"), "ana")
    assert len(queue) == 6
    assert served(queue) == ["eve 1.0", "ana", "fred", "eve 2", "eve 1.1", "eve 1.2"]
    assert len(queue) == 0


def test_one_address_with_twenty_people_and_four_hundred_tables_holds_nobody_up_for_more_than_a_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(400):
        for bot in range(6):
            queue.put(("far", f"eve {table % 20}", f"t{table}"), f"expert {bot}")
    for number in range(10):
        queue.put(("near", "ana", "hers"), "ana")
        assert "ana" in [queue.take(), queue.take()], number
    assert len(queue) == 2400 - (20 - 10)


def test_who_may_not_be_served_now_is_passed_over() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(("far", "eve", "t1"), "eve")
    queue.put(("far", "fred", "t2"), "fred")
    assert queue.take(lambda path: path != ("far", "eve")) == "fred"
    assert queue.take(lambda path: path != ("far",)) is None
    assert queue.take() == "eve"


def test_a_worker_serves_in_turns_too() -> None:
    async def story() -> list[str]:
        workers, done = WorkerPool(1), list[str]()
        at = Situation.of(stockpot.Table("soup", 3, 1))

        async def think(who: str) -> None:
            await workers.think(Choose(at, 0, "thumb"), (who, who, who), int)
            done.append(who)

        try:
            await asyncio.gather(*[think("eve") for _ in range(20)], think("ana"))
        finally:
            workers.close()
        return done

    assert story_of(story()).index("ana") <= 2, "after the one that was under way, and one turn"


def story_of(work: Any) -> list[str]:
    return asyncio.run(work)  # type: ignore[no-any-return]


# ------------------------------------------------------------------------------------------------------- left alone


def live_of(server: Served, table: str) -> LiveTable:
    return server.service.tables.live[table]


async def begun(person: Person, seats: list[str], **more: Any) -> str:
    table = await person.create("soup", seats, **more)
    await person.post(f"/api/tables/{table}/requests", {"type": "start", "id": "start"})
    return table


async def rested(server: Served, table: str) -> int:
    """How many entries the log has once no bot thinks any more."""
    live = live_of(server, table)
    while server.call(lambda: bool(live.thinking)):
        await asyncio.sleep(0.01)
    return int(server.call(lambda: live.room.seq))


def test_bots_that_nobody_looks_at_wait_until_somebody_comes(server: Served) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        table = await begun(ana, ["random"] * 3, open=True)
        assert await rested(server, table) == 2, "it was made and started"
        async with ana.at(table) as client:
            await client.until(lambda: client.kinds().count("moved") >= 3)
        left = await rested(server, table)
        server.call(live_of(server, table).drive)
        assert await rested(server, table) == left
        async with ana.at(table) as client:
            await client.until(lambda: client.status == "over")

    run(story())


@pytest.mark.parametrize("more", [{}, {"pace": "own"}, {"clock": {"move": 3600}}], ids=["live", "own pace", "clock"])
def test_bots_go_on_to_the_turn_of_a_person_who_is_away(server: Served, more: dict[str, Any]) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        table = await begun(ana, ["me", "random", "random"], **more)
        await rested(server, table)
        room = live_of(server, table).room
        assert room.to_act == (0,), "all bots have chosen"
        await ana.post(f"/api/tables/{table}/requests", {"type": "leave", "id": "gone"})
        assert not live_of(server, table).awake
        await ana.post(f"/api/tables/{table}/requests", {"type": "return", "id": "back"})
        assert live_of(server, table).awake

    run(story())


# --------------------------------------------------------------------------------------------------------------- caps


def test_caps_of_a_person_an_address_and_the_server() -> None:
    cap, mine = Cap(2, 3, 4), ("near", "ana")
    assert over(cap, mine, []) == ""
    assert over(cap, mine, [mine, mine]) == "person"
    assert over(cap, mine, [mine, ("near", "ben"), ("near", "cleo")]) == "address"
    assert over(cap, mine, [("far", "eve"), ("far", "eve"), ("far", "eve")]) == ""
    assert over(cap, mine, [("far", "eve")] * 4) == "server"


def test_no_more_games_with_bots_go_on_than_there_is_room_for(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ana, ben = await Person.named(server.url, "Ana"), await Person.named(server.url, "Ben")
        first = await begun(ana, ["me", "random"])
        with pytest.raises(Refused, match="too_many_games"):
            await begun(ana, ["me", "random"])
        await begun(ana, ["me", "me"], hotseat=True)
        alone = await begun(ben, ["random", "random"])
        await begun(ben, ["me", "random"])
        with pytest.raises(Exception, match="too_many_games"):
            async with ben.at(alone):
                pass
        await ana.post(f"/api/tables/{first}/requests", {"type": "resign", "id": "enough"})
        await begun(ana, ["me", "random"])

    with serving(tmp_path, caps=Caps(running=Cap(1, 10, 10))) as server:
        run(story(server))


def test_one_person_lists_only_so_many_open_tables(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ana, ben = await Person.named(server.url, "Ana"), await Person.named(server.url, "Ben")
        first, _ = [await ana.create("soup", ["me", "free"], open=True) for _ in range(2)]
        with pytest.raises(Refused, match="too_many_tables"):
            await ana.create("soup", ["me", "free"], open=True)
        await ana.create("soup", ["me", "free"])
        await ben.post(f"/api/tables/{first}/seats", {})
        await ben.post(f"/api/tables/{first}/requests", {"type": "start", "id": "1"})
        await ana.create("soup", ["me", "free"], open=True)

    with serving(tmp_path, caps=Caps(offered=Cap(2, 10, 10))) as server:
        run(story(server))


def test_a_table_that_nobody_begins_leaves_the_lists(tmp_path: Path) -> None:
    time = HandSetTime()

    async def story(server: Served) -> None:
        ana = await Person.named(server.url, "Ana")
        table = await ana.create("soup", ["me", "free"], open=True)

        async def lists() -> tuple[bool, bool]:
            shown = await ana.get("/api/tables")
            return (*(table in {one["id"] for one in shown[where]} for where in ("open", "yours")),)  # type: ignore[return-value]

        assert await lists() == (True, True)
        async with ana.at(table):
            server.pass_by(LISTED / 1000 + 1)
            server.call(server.service.tables._keep_listed)
            while await lists() != (True, True):
                await asyncio.sleep(0.01)
        server.pass_by(LISTED / 1000 + 1)
        assert await lists() == (False, True)
        server.pass_by(EXPIRED / 1000)
        assert await lists() == (False, False)

    with serving(tmp_path, time=time) as server:
        run(story(server))


def test_workers_know_card_lists_of_somebodys_own() -> None:
    rows = [f"C{n},Card {n},basic,dough,Sweet,Salty,Earthy,0" for n in range(40)]
    cards = "\n".join(["id,name,kind,group,flavor1,flavor2,flavor3,flat", *rows, ""])
    table = stockpot.Table("sapotage", 3, 1, {"ingredient_cards": cards})
    seat = table.to_act[0]

    async def story() -> int:
        workers = WorkerPool(1)
        try:
            chosen: int = await workers.think(Choose(Situation.of(table), seat, "thumb"), ("", "", ""), int)
            return chosen
        finally:
            workers.close()

    assert asyncio.run(story()) in table.legal_actions(seat)
