"""What is kept: nothing is lost when a tab is killed, nothing changes when nothing can be kept, two tabs show the same game."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from stockpot.local import tables
from stockpot.local.keep import Changes, Conflict, Denied, Full, KeepError, Log, MemoryKeep
from tests.support.client import Client, Refused
from tests.support.local import Fails, Here


def copy_of(keep: MemoryKeep) -> MemoryKeep:
    """What a disk holds at this moment."""
    copied = MemoryKeep()
    copied.summaries, copied.values = dict(keep.summaries), dict(keep.values)
    copied.logs = {table: [*entries] for table, entries in keep.logs.items()}
    return copied


def shown(client: Client) -> Any:
    return client.game, [one for one in client.news if one["kind"] == "moved"]


class Watched(MemoryKeep):
    """Notes what the disk holds before and after everything that is written."""

    def __init__(self) -> None:
        super().__init__()
        self.moments: list[MemoryKeep] = []

    async def write(self, changes: Changes) -> None:
        self.moments.append(copy_of(self))
        await super().write(changes)
        self.moments.append(copy_of(self))


def test_after_a_kill_at_any_moment_the_table_opens_where_it_was() -> None:
    async def story() -> None:
        keep = Watched()
        here = await Here.named("Ana", keep)
        async with here.seated("soup", ["me", "thumb"]) as ana:
            table, told = ana.table["id"], dict[int, int]()
            for _ in range(6):
                await ana.until(lambda: ana.to_act == [0])
                await ana.ask("play", move=ana.legal[0]["id"])
                told[len(keep.moments)] = ana.seq
        for number, moment in enumerate(keep.moments):
            if table not in moment.logs:
                continue
            again = Here(moment)
            async with again.at(table) as ana:
                assert all(ana.seq >= seq for after, seq in told.items() if after <= number), "nothing told is lost"
                assert ana.game is None or ana.game["view"]
        async with Here(keep.moments[-1]).at(table) as ana:
            assert await ana.play_on(random.Random(1))
            assert ana.status == "over"

    asyncio.run(story())


@pytest.mark.parametrize(("error", "code"), [(Full(), "store_full"), (Denied("closed"), "store_denied")])
def test_what_cannot_be_kept_is_not_done_and_can_be_tried_again(error: KeepError, code: str) -> None:
    async def story() -> None:
        keep = Fails()
        here = await Here.named("Ana", keep)
        async with here.seated("soup", ["me", "thumb"], undo="none") as ana:
            await ana.until(lambda: ana.to_act == [0])
            await here.rest()
            before = shown(ana)
            keep.error = error
            with pytest.raises(Refused, match=code):
                await ana.ask("play", move=ana.legal[0]["id"], key="once")
            assert shown(ana) == before
            await ana.ask("play", move=ana.legal[0]["id"], key="once")
            assert shown(ana) != before
        keep.error = error
        with pytest.raises(Refused, match=code):
            await here.create("soup", ["me", "thumb"])
        assert len((await here.get("/api/tables"))["yours"]) == 1

    asyncio.run(story())


def test_what_was_kept_although_it_seemed_to_fail_is_carried_out_once() -> None:
    async def story() -> None:
        keep = Fails()
        here = await Here.named("Ana", keep)
        async with here.seated("soup", ["me", "thumb"]) as ana:
            await ana.until(lambda: ana.to_act == [0])
            await here.rest()
            entries, seq = len(keep.logs[ana.table["id"]]), ana.seq
            keep.error, keep.after = Denied("closed too late"), True
            with pytest.raises(Refused, match="store_denied"):
                await ana.ask("play", move=ana.legal[0]["id"], key="once")
            await ana.ask("play", move=ana.legal[0]["id"], key="once")
            await here.rest()
            await ana.until(lambda: ana.seq > seq)
            moves = [json.loads(text) for text in keep.logs[ana.table["id"]][entries:]]
            assert [one.get("key") for one in moves].count("once") == 1

    asyncio.run(story())


def test_a_bot_whose_move_cannot_be_kept_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stockpot.local.table.PAUSE", 0)

    class Forgetful(MemoryKeep):
        left = 5

        async def write(self, changes: Changes) -> None:
            if any('"seat":1,' in text for log in changes.logs for text in log.entries) and self.left:
                self.left -= 1
                raise Full
            await super().write(changes)

    async def story() -> None:
        here = await Here.named("Ana", Forgetful())
        async with here.seated("soup", ["me", "thumb"]) as ana:
            await ana.play_on(random.Random(1))
            assert ana.status == "over"

    asyncio.run(story())


# ------------------------------------------------------------------------------------------------------------- two tabs


def test_two_tabs_at_one_table_show_the_same_game() -> None:
    async def story() -> None:
        keep = MemoryKeep()
        here = await Here.named("Ana", keep)
        there = Here(keep)
        async with here.seated("soup", ["me", "thumb"]) as one, there.at(one.table["id"]) as other:
            table, chance = one.table["id"], random.Random(2)
            while one.status != "over":
                mine = chance.choice([one, other])
                if mine.status != "over" and mine.to_act == [0]:
                    await mine.ask("play", move=chance.choice(mine.legal)["id"])
                else:
                    await mine.until(lambda mine=mine: mine.status == "over" or mine.to_act == [0])
                await here.rest()
                await there.rest()
                await here.house.changed(table)
                await there.house.changed(table)
                await settled(one, here)
                await settled(other, there)
            assert one.news == other.news
            assert one.game == other.game
            assert other.status == "over"

    asyncio.run(story())


def test_a_tab_that_comes_second_reads_what_the_first_one_did() -> None:
    async def story() -> None:
        keep = MemoryKeep()
        here = await Here.named("Ana", keep)
        there = Here(keep)
        async with here.seated("soup", ["me", "thumb"]) as one, there.at(one.table["id"]) as other:
            await one.until(lambda: one.to_act == [0])
            await other.ask("chat", text="I know nothing of it")
            assert "moved" in other.kinds()
            stale = one.legal[0]["id"]
            await other.until(lambda: other.to_act == [0])
            await other.ask("play", move=stale)
            with pytest.raises(Refused, match="illegal"):  # that card is gone
                await one.ask("play", move=stale)
            await one.until(lambda: one.seq >= other.seq)

    asyncio.run(story())


async def settled(client: Client, here: Here) -> None:
    """All that was sent is taken in."""
    while not here.connections[client.connection.number].said.empty():
        await client.step()


def test_a_table_that_another_tab_throws_away_is_gone() -> None:
    async def story() -> None:
        keep = MemoryKeep()
        here = await Here.named("Ana", keep)
        there = Here(keep)
        async with here.seated("soup", ["me", "thumb"]) as ana:
            await ana.until(lambda: ana.to_act == [0])
            await here.rest()
            await there.delete(f"/api/tables/{ana.table['id']}")
            with pytest.raises(Refused, match="unknown_table"):
                await ana.ask("play", move=ana.legal[0]["id"])
            assert ana.table["id"] not in keep.logs

    asyncio.run(story())


def test_a_log_never_has_a_hole_or_an_entry_twice() -> None:
    async def story() -> None:
        keep = MemoryKeep()
        await keep.write(Changes(logs=[Log("t", 1, ["a", "b"], "s")]))
        for first in (1, 2, 4):
            with pytest.raises(Conflict):
                await keep.write(Changes(logs=[Log("new", 1, ["x"], ""), Log("t", first, ["c"], "s")]))
        with pytest.raises(Conflict):
            await keep.write(Changes(logs=[Log("gone", 3, [], "s")]))
        assert keep.logs == {"t": ["a", "b"]}

    asyncio.run(story())


# ------------------------------------------------------------------------------------------------------------- bad luck


def test_a_damaged_table_is_refused_and_no_other() -> None:
    async def story() -> None:
        keep = MemoryKeep()
        here = await Here.named("Ana", keep)
        good, bad = [await here.create("soup", ["me", "thumb"]) for _ in range(2)]
        keep.logs[bad].append('{"kind":"moved","seat":0,"move":"nonsense"}')
        again = Here(keep)
        with pytest.raises(Refused, match="quarantined"):
            await again.get(f"/api/tables/{bad}")
        assert (await again.get(f"/api/tables/{good}"))["table"]["id"] == good
        await again.delete(f"/api/tables/{bad}")
        assert [one["id"] for one in (await again.get("/api/tables"))["yours"]] == [good]

    asyncio.run(story())


def test_tables_leave_the_memory_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "KEPT", 2)

    async def story() -> None:
        here = await Here.named("Ana")
        async with here.seated("soup", ["me", "thumb"]) as ana:
            for _ in range(5):
                await here.create("soup", ["me", "thumb"])
            assert ana.table["id"] in here.house.tables.open
            assert len(here.house.tables.open) <= 3
            assert len((await here.get("/api/tables"))["yours"]) == 6

    asyncio.run(story())


def test_a_list_that_is_out_of_date_is_set_right_when_the_table_is_opened() -> None:
    async def story() -> None:
        keep = MemoryKeep()
        here = await Here.named("Ana", keep)
        table = await here.create("soup", ["me", "thumb"])
        stale = keep.summaries[table]
        async with here.at(table) as ana:
            await ana.ask("start")
            await ana.until(lambda: ana.to_act == [0])
            await here.rest()
        keep.summaries[table] = stale
        again = Here(keep)
        await again.get(f"/api/tables/{table}")
        await again.rest()
        (listed,) = (await again.get("/api/tables"))["yours"]
        assert listed["status"] == "playing"
        assert listed["your_turn"]

    asyncio.run(story())
