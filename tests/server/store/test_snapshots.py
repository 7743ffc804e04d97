"""A table that is opened by its snapshot is the table that its log says it is; a snapshot that does not fit is not used."""

from __future__ import annotations

import asyncio
import base64
import random
import time
import zlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

import stockpot
from stockpot.core.game import game
from stockpot.core.table import Table
from stockpot.room import log
from stockpot.room import protocol as p
from stockpot.room.news import Stream
from stockpot.room.room import Room, rebuild
from stockpot.room.viewer import Viewer
from stockpot.room.views import Scene, seat_clocks, table_info
from stockpot.server.live.forget import without
from stockpot.server.store.event_log import Append
from stockpot.server.store.schema import logs
from stockpot.server.store.schema import snapshots as rows
from stockpot.server.store.snapshots import (
    LARGEST,
    SEAL,
    Kept,
    Snapshots,
    Unfit,
    head_of,
    packed,
    program_of,
    seal,
    unpacked,
)
from stockpot.server.store.store import Store
from tests.support.client import PATIENCE
from tests.support.server import Person, Served, run

ENTRIES = 180
EVERY = 40

# --------------------------------------------------------------------------------------------- logs with everything in them


def first_entry(name: str, kind: str) -> log.Created:
    """A table of people and one bot: with clocks, at people's own pace, or a lesson that begins from a position."""
    played = game(name)
    players = played.usual_players
    position = None
    if kind == "lesson":
        begun, chance = Table(name, players, seed="before the lesson"), random.Random(kind)
        for _ in range(5):
            seat = chance.choice(begun.to_act)
            begun.play(seat, chance.choice(begun.legal(seat)))
        position = begun.position()
    return log.Created(
        who="ana", at=1000, game=name, rules=played.rules_version, options={}, open=True, undo="consent", code="code",
        seats=[log.Chair("ana"), log.Chair(level="random"), *[log.Chair()] * (players - 2)], seed=f"{name} {kind}",
        clock=log.Clock(move=50, game=600, increment=5) if kind == "clocks" else None,
        pace="own" if kind == "pace" else "live", lesson=kind == "lesson", position=position,
    )  # fmt: skip


def before_the_start(players: int) -> Iterator[log.AnyEntry]:
    yield log.Said(who="eve", text="hello from outside", key="e1")
    for seat in range(2, players):
        yield log.Sat(who=f"ben{seat}", seat=seat, name="Benno" if seat == 2 else "", key=f"s{seat}")
    if players > 2:
        yield log.Left(who="ben2", seat=2)
        yield log.Seated(who="ana", seat=2, level="random")
        yield log.Seated(who="ana", seat=2)
        yield log.Sat(who="zoe", seat=2, key="z")
    yield log.Started(who="ana", key="start")


def what_happens(room: Room, chance: random.Random) -> Iterator[log.AnyEntry]:
    """Something that may happen while a game is played."""
    people = [seat for seat, there in enumerate(room.seats) if there.who]
    seat = chance.choice(people)
    who, there = room.seats[seat].who, room.seats[seat]
    match chance.randrange(20):
        case 0:
            yield log.Said(who=who, text="secret words of somebody", key=f"c{room.seq}")
        case 1:
            yield log.Reacted(who="eve", what="yum", key=f"r{room.seq}")
        case 2 | 10 if not there.resigned:
            yield log.Returned(who=who, seat=seat) if there.left else log.Left(who=who, seat=seat)
        case 3 if there.plays:
            yield log.TimedOut(seat=seat)
        case 4 | 7 if there.plays and room.moves_back(seat):
            back, lasts = room.moves_back(seat), chance.choice([0, 60_000])  # none in logs from before requests lapsed
            yield log.Asked(who=who, seat=seat, moves=back, lasts=lasts, key=f"a{room.seq}")
            yield log.Answered(who=who, seat=chance.choice(people), yes=chance.random() < 0.5)
            yield log.Asked(who=who, seat=seat, moves=back, lasts=60_000, key=f"a{room.seq}")
            yield chance.choice([log.Withdrawn(who=who, seat=seat), log.Lapsed(seat=seat)])
        case 5 if room.moves_back(seat):
            yield log.Undone(who=who, seat=seat, moves=room.moves_back(seat), key=f"u{room.seq}")
        case 8:
            yield chance.choice(
                [log.Muted(who="ana", person="eve", on=chance.random() < 0.5), log.Removed(who="ana", person="eve")]
            )
        case 9 if there.plays:
            yield chance.choice([log.Nudged(who="ana", seat=seat), log.Replaced(who="ana", seat=seat)])
        case 6 if chance.random() < 0.1 and len([s for s in room.seats if s.plays]) > 1:
            yield log.Resigned(who=who, seat=seat)
        case _ if room.to_act:
            yield a_move(room, chance)


def a_move(room: Room, chance: random.Random) -> log.Moved:
    table, seat = room.playing(), chance.choice(room.to_act)
    action = chance.choice(table.legal(seat))
    noted = table.game.words.note_size(table.state, seat, action.id) > 0
    who = "" if room.seats[seat].bot else room.seats[seat].who
    note = f"note {room.seq}" if noted else None
    return log.Moved(who=who, seat=seat, move=action.text, note=note, key=f"m{room.seq}" if who else "")


@cache
def busy_log(name: str, kind: str) -> list[log.AnyEntry]:
    """A log in which all sorts of things happen."""
    chance = random.Random(f"{name} {kind}")
    room = Room(first_entry(name, kind))

    def add(new: Iterator[log.AnyEntry]) -> None:
        for entry in new:
            room.apply(msgspec.structs.replace(entry, at=1000 * room.seq + chance.randrange(1000)))

    add(before_the_start(len(room.seats)))
    while room.seq < ENTRIES and room.status != "over":
        add(what_happens(room, chance))
    add(iter([log.Rematched(who="ana", table="elsewhere")]))
    return [past.entry for past in room.past]


# --------------------------------------------------------------------------------------------------- everything about a room


def everything(room: Room) -> dict[str, Any]:
    """All that a room is, and all that anybody is shown or told of it, byte for byte."""
    slots = {name: getattr(room, name) for name in Room.__slots__ if name not in ("clocks", "steps", "table")}
    clocks = (room.clocks.bank, room.clocks.since, seat_clocks(room.clocks)) if room.clocks else None
    return {**slots, "clocks": clocks, "table": whole(room.table), "seen": [*seen(room)]}


def whole(table: Table | None) -> Any:
    if table is None:
        return None
    parts = (table.origin, table.players, table.options, table.state.to_bytes(), table.history, table.record())
    return *parts, table._unheard, table.to_act, table.undo(len(table.history) // 2).state.to_bytes()


def seen(room: Room) -> Iterator[Any]:
    for seat in (None, *range(len(room.seats))):
        viewer = Viewer(seat, seat == 0, () if seat is None else (seat,))
        news = Stream(room, viewer, str.title).rest()
        yield p.encode(p.Update(len(news), news)), p.encode(p.Update(len(news), news[len(news) // 2 :]))
        yield Scene(room).seen_by(viewer), p.encode(table_info(room, "t", viewer, str.title, {1: 5}, 2))


def kept(room: Room, table: str = "t") -> Kept:
    """The snapshot of a room."""
    row = Kept(table, room.seq, room.edition, program_of(room.game), b"")
    return packed(row, head_of(room), room.past)


@pytest.mark.parametrize("kind", ["clocks", "pace", "lesson"])
@pytest.mark.parametrize("name", stockpot.game_names())
def test_a_table_goes_on_from_a_snapshot_as_if_there_were_none(name: str, kind: str) -> None:
    entries = busy_log(name, kind)
    kinds = {type(entry) for entry in entries}
    assert kinds >= {
        log.Sat,
        log.Moved,
        log.Undone,
        log.Asked,
        log.Answered,
        log.Left,
        log.Returned,
        log.TimedOut,
        log.Said,
    }
    truth = everything(rebuild(entries))
    cuts = [*sorted(random.Random(kind).sample(range(1, len(entries)), 5)), len(entries)]
    for cut in cuts:
        before = rebuild(entries[:cut])
        room = unpacked(kept(before), before.created, entries[cut - 1])
        assert everything(room) == everything(before), cut
        for entry in entries[cut:]:
            room.apply(entry)
        assert everything(room) == truth, cut


def test_what_is_kept_shares_nothing_with_the_room() -> None:
    entries = busy_log("sapotage", "clocks")
    room = rebuild(entries[: ENTRIES // 2])
    snapshot, before = kept(room), everything(rebuild(entries[: ENTRIES // 2]))
    for entry in entries[ENTRIES // 2 :]:
        room.apply(entry)
    assert everything(unpacked(snapshot, room.created, entries[ENTRIES // 2 - 1])) == before


# -------------------------------------------------------------------------------------------------------- in the database


class Kitchen:
    """A store with its snapshots, and the work that is done there in the background."""

    def __init__(self, store: Store) -> None:
        self.store, self.work = store, list[asyncio.Task[None]]()
        self.snapshots = Snapshots(store, lambda work: self.work.append(asyncio.create_task(work)), every=EVERY)

    async def write(self, entries: Sequence[log.AnyEntry], table: str = "t") -> Room:
        """Write a log, a few entries at a time, and keep snapshots as a table in use does."""
        assert isinstance(entries[0], log.Created)
        await self.store.log.append(Append(table, 1, entries[:1]))
        room = Room(entries[0])
        for start in range(1, len(entries), 5):
            some = entries[start : start + 5]
            await self.store.log.append(Append(table, start + 1, some))
            for entry in some:
                room.apply(entry)
            self.snapshots.offer(table, room)
        await asyncio.gather(*self.work)
        return room

    async def open(self, table: str = "t") -> Room:
        stored = await self.snapshots.read(table)
        assert stored is not None
        return await self.snapshots.open(stored)


def cooked(db: str, story: Callable[[Kitchen], Awaitable[None]]) -> None:
    async def told() -> None:
        store = await Store.open(db)
        try:
            await story(Kitchen(store))
        finally:
            await store.close()

    asyncio.run(told())


def from_log(room: Room, entries: Sequence[log.AnyEntry]) -> bool:
    """Was every entry replayed? Those of a snapshot are not."""
    return room.steps == rebuild(list(entries)).steps


@pytest.mark.parametrize("name", stockpot.game_names())
def test_opening_a_table_reads_and_replays_few_entries(db: str, name: str) -> None:
    async def story(kitchen: Kitchen) -> None:
        entries = busy_log(name, "clocks")
        played = await kitchen.write(entries)
        stored = await kitchen.snapshots.read("t")
        assert stored is not None
        assert len(stored.entries) <= EVERY + 5
        room = await kitchen.snapshots.open(stored)
        assert room.steps < EVERY, "this is what is replayed"
        assert everything(room) == everything(played) == everything(rebuild(await kitchen.store.log.read("t")))

    cooked(db, story)


def test_moves_that_an_undo_plays_again_count() -> None:
    room = Room(first_entry("soup", "clocks"))
    room.apply(log.Started())
    chance = random.Random(1)
    for _ in range(20):
        room.apply(a_move(room, chance))
    before = room.steps
    room.apply(log.Undone(seat=0, moves=1))
    assert room.steps == before + 19 + 1


def test_a_table_without_a_snapshot_is_rebuilt_from_its_log(db: str) -> None:
    async def story(kitchen: Kitchen) -> None:
        entries = busy_log("soup", "pace")
        await kitchen.store.log.append(Append("t", 1, entries))
        assert await kitchen.snapshots.read("none") is None
        room = await kitchen.open()
        assert from_log(room, entries)
        assert everything(room) == everything(rebuild(entries))
        kitchen.snapshots.offer("t", room)
        await asyncio.gather(*kitchen.work)
        assert not from_log(await kitchen.open(), entries), "it has one from then on"

    cooked(db, story)


def test_the_log_may_be_far_ahead_of_the_snapshot(db: str) -> None:
    """A process that is killed between its commit and its snapshot leaves an older one, or none."""

    async def story(kitchen: Kitchen) -> None:
        entries = busy_log("ursuppe", "clocks")
        await kitchen.write(entries[: EVERY + 10])
        await kitchen.store.log.append(Append("t", EVERY + 11, entries[EVERY + 10 :]))
        room = await kitchen.open()
        assert not from_log(room, entries)
        assert everything(room) == everything(rebuild(entries))

    cooked(db, story)


def test_a_later_snapshot_is_not_replaced_by_an_earlier_one(db: str) -> None:
    async def story(kitchen: Kitchen) -> None:
        entries = busy_log("soup", "clocks")
        early, late = kept(rebuild(entries[:30])), kept(rebuild(entries[:60]))
        await kitchen.store.log.append(Append("t", 1, entries))
        for one in (late, early):
            await kitchen.snapshots.put(one)
        assert await kitchen.snapshots.find("t") == late
        await kitchen.snapshots.put(early._replace(program="that of another version"))
        assert (await kitchen.snapshots.find("t")).seq == 30, "unless it is of no use to who is here"
        assert len(await kitchen.store.database.rows(sa.select(rows))) == 1

    cooked(db, story)


# ------------------------------------------------------------------------------------------------------ what is not used


def resealed(snapshot: Kept, text: bytes) -> Kept:
    data = zlib.compress(text)
    return snapshot._replace(data=seal(snapshot, data) + data)


def resealed_bytes(snapshot: Kept, data: bytes) -> Kept:
    return snapshot._replace(data=seal(snapshot, data) + data)


def of_other_layout(snapshot: Kept) -> Kept:
    """A whole snapshot, of a program whose rooms have other parts."""
    return resealed(snapshot, b'{"past":[]}')


def of_other_state(snapshot: Kept) -> Kept:
    """A whole snapshot with a state that is too short for this game."""
    head, past = msgspec.json.decode(zlib.decompress(snapshot.data[SEAL:]))
    head[-1] = head[-1][:8]
    return resealed(snapshot, msgspec.json.encode((head, past)))


def of_impossible_state(snapshot: Kept) -> Kept:
    """A whole snapshot with a state that no play leads to."""
    head, past = msgspec.json.decode(zlib.decompress(snapshot.data[SEAL:]))
    state = bytearray(base64.b64decode(head[-1]))
    state[8:40] = b"\xff" * 32
    head[-1] = base64.b64encode(state).decode()
    return resealed(snapshot, msgspec.json.encode((head, past)))


def of_other_seats(snapshot: Kept) -> Kept:
    """A whole snapshot with a seat too many."""
    head, past = msgspec.json.decode(zlib.decompress(snapshot.data[SEAL:]))
    head[0].append(head[0][0])
    return resealed(snapshot, msgspec.json.encode((head, past)))


def flipped(snapshot: Kept) -> Kept:
    middle = len(snapshot.data) // 2
    data = bytearray(snapshot.data)
    data[middle] ^= 1
    return snapshot._replace(data=bytes(data))


SPOILED: dict[str, Callable[[Kept], Kept]] = {
    "of another version": lambda one: one._replace(program="another"),
    "with one bit changed": flipped,
    "cut off": lambda one: one._replace(data=one.data[:-100]),
    "next to nothing": lambda one: one._replace(data=b"x"),
    "of another entry": lambda one: one._replace(seq=one.seq - 1),
    "of another edition": lambda one: one._replace(edition=7),
    "of another layout": of_other_layout,
    "of another state": of_other_state,
    "of a state that cannot be": of_impossible_state,
    "of other seats": of_other_seats,
    "with something behind it": lambda one: resealed_bytes(one, one.data[SEAL:] + b"x"),
    "larger than a table": lambda one: resealed(one, b" " * (LARGEST + 1)),
}


@pytest.mark.parametrize("how", SPOILED)
def test_a_snapshot_that_does_not_fit_is_not_used(db: str, how: str) -> None:
    async def story(kitchen: Kitchen) -> None:
        entries = busy_log("soup", "clocks")
        await kitchen.write(entries)
        good = await kitchen.snapshots.find("t")
        await kitchen.store.database.change(sa.update(rows).values(SPOILED[how](good)._asdict()))
        room = await kitchen.open()
        assert from_log(room, entries)
        room.edition = 0
        assert everything(room) == everything(rebuild(entries))

    cooked(db, story)


def test_a_snapshot_of_another_table_is_not_used(db: str) -> None:
    async def story(kitchen: Kitchen) -> None:
        mine, other = busy_log("soup", "clocks"), busy_log("soup", "pace")
        await kitchen.write(mine)
        await kitchen.write(other, "other")
        snapshot = (await kitchen.snapshots.find("other"))._replace(table="t")
        await kitchen.store.database.change(sa.update(rows).where(rows.c.table == "t").values(snapshot._asdict()))
        room = await kitchen.open()
        assert from_log(room, mine)
        assert everything(room) == everything(rebuild(mine))

    cooked(db, story)


@pytest.mark.parametrize("lost", [1, 10])
def test_a_snapshot_beyond_its_log_is_not_used(db: str, lost: int) -> None:
    """A log that was brought back from an older copy of the database may even have gone on otherwise."""

    async def story(kitchen: Kitchen) -> None:
        entries = busy_log("soup", "clocks")
        await kitchen.write(entries)
        seq = (await kitchen.snapshots.find("t")).seq
        await kitchen.store.database.change(sa.delete(logs).where(logs.c.seq > seq - lost))
        older = entries[: seq - lost]
        assert everything(await kitchen.open()) == everything(rebuild(older))
        otherwise = [*older, *[log.Said(who="ana", text=f"otherwise {n}") for n in range(lost + 5)]]
        await kitchen.store.log.append(Append("t", len(older) + 1, otherwise[len(older) :]))
        room = await kitchen.open()
        assert from_log(room, otherwise)
        assert everything(room) == everything(rebuild(otherwise))

    cooked(db, story)


def test_every_game_and_every_version_of_the_rules_has_its_own() -> None:
    assert len({program_of(game(name)) for name in stockpot.game_names()}) == len(stockpot.game_names())
    entries = busy_log("soup", "clocks")
    room = rebuild(entries)
    newer = kept(room)._replace(program=program_of(game("pantry")))
    with pytest.raises(Unfit, match="another version"):
        unpacked(newer, room.created, entries[-1])


# -------------------------------------------------------------------------------------------------------------- deletion


def words_in(snapshot: Kept) -> str:
    return zlib.decompress(snapshot.data[SEAL:]).decode() if snapshot.data else ""


def test_what_a_person_wants_deleted_is_in_no_snapshot(db: str) -> None:
    async def story(kitchen: Kitchen) -> None:
        entries = [*busy_log("soup", "clocks"), *[log.Said(who="zoe", text=f"zoe's words {n}") for n in range(EVERY)]]
        room = await kitchen.write(entries)
        late = kept(room)
        assert "zoe's words" in words_in(await kitchen.snapshots.find("t"))
        await kitchen.store.log.rewrite("t", without("zoe"))
        assert words_in(await kitchen.snapshots.find("t")) == ""
        await kitchen.snapshots.put(late)
        assert words_in(await kitchen.snapshots.find("t")) == "", "one that was under way comes too late"
        again = await kitchen.open()
        assert from_log(again, entries)
        kitchen.snapshots.offer("t", again)
        await asyncio.gather(*kitchen.work)
        snapshot = await kitchen.snapshots.find("t")
        assert "said" in words_in(snapshot)
        assert "zoe" not in words_in(snapshot)
        assert everything(await kitchen.open()) == everything(again)

    cooked(db, story)


def test_words_are_kept_out_of_the_first_snapshot_too(db: str) -> None:
    async def story(kitchen: Kitchen) -> None:
        entries = busy_log("soup", "clocks")
        await kitchen.store.log.append(Append("t", 1, entries))
        late = kept(await kitchen.open())
        await kitchen.store.log.rewrite("t", without("ana"))
        await kitchen.snapshots.put(late)
        assert (await kitchen.snapshots.find("t")).data == b""

    cooked(db, story)


# ------------------------------------------------------------------------------------------------------- on a real server


def snapshot_of(server: Served, table: str, seq: int = 1) -> Kept:
    """The snapshot of a table, once it reaches as far as an entry."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found: Kept = server.wait_for(server.service.tables.snapshots.find(table))
        if found.seq >= seq:
            return found
    raise AssertionError("there is no snapshot")


def opened_again(server: Served, table: str) -> int:
    """Forget a table from memory, open it, and see how much was replayed for it."""

    async def again() -> int:
        del server.service.tables.live[table]
        return (await server.service.tables.get(table)).room.steps

    return int(server.wait_for(again()))


def test_people_do_not_notice_whether_a_table_was_opened_by_its_snapshot(server: Served) -> None:
    async def story() -> None:
        server.service.tables.snapshots.every = 20
        ana, eve = await Person.named(server.url, "Ana"), await Person.named(server.url, "Eve")
        table = await ana.create("soup", ["me", "random", "random"], open=True)
        async with ana.at(table) as client, eve.at(table) as spectator:
            await client.ask("start")
            await client.play_on(random.Random(1), moves=8)
            await spectator.ask("chat", text="from outside")
            await client.play_on(random.Random(2), moves=8)
            await client.until(lambda: client.to_act == [0])
            await spectator.until(lambda: spectator.seq == client.seq)
        snapshot_of(server, table, 20)
        before, seq = await ana.get(f"/api/tables/{table}"), client.seq // 2
        assert opened_again(server, table) < 20
        assert await ana.get(f"/api/tables/{table}") == before
        async with ana.at(table) as whole, ana.at(table, seq=seq) as rest, eve.at(table) as other:
            assert whole.news == client.news
            assert rest.news == client.news[seq:]
            assert other.news == spectator.news
            await whole.ask("undo")
            await whole.until(lambda: whole.legal)
            await whole.play_on(random.Random(3))
            await other.until(lambda: other.status == "over")
            await whole.until(lambda: whole.seq >= other.seq)
        opened_again(server, table)
        async with ana.at(table) as again:
            assert again.news == whole.news

    run(story())


def test_a_deleted_person_is_in_no_snapshot_of_a_server(server: Served) -> None:
    async def story() -> None:
        server.service.tables.snapshots.every = 5
        ana, zoe = await Person.named(server.url, "Ana"), await Person.named(server.url, "Zoe")
        table = await ana.create("soup", ["me", "free"], open=True)
        for number in range(10):
            said = {"type": "chat", "id": str(number), "text": f"unmistakable {number}"}
            await zoe.post(f"/api/tables/{table}/requests", said)
        who = zoe.http.cookies["stockpot"].partition(".")[0]
        found = snapshot_of(server, table, 10)
        assert "unmistakable" in words_in(found)
        assert who in words_in(found)
        assert (await zoe.http.delete("/api/me")).status_code == 200
        async with ana.at(table) as client:
            for number in range(5):
                await client.ask("chat", text=f"still here {number}")
        found = snapshot_of(server, table, 12)
        assert "still here" in words_in(found)
        assert "unmistakable" not in words_in(found)
        assert who not in words_in(found)

    run(story())
