"""Long games and restless people: what a log, a replay and the tables in memory may take."""

from __future__ import annotations

import asyncio
import json
import random
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stockpot.api.records import imported
from stockpot.api.replays import EVERY, Unrolled
from stockpot.core.errors import BadRecord
from stockpot.core.game import ALL_OPEN, game_names
from stockpot.core.playouts import playouts
from stockpot.core.table import Table
from stockpot.room import log, requests, room
from stockpot.room import protocol as p
from stockpot.room.door import ask, move
from stockpot.room.news import Stream, count_news
from stockpot.room.refusal import Refusal
from stockpot.room.room import MAX_ENTRIES, MAX_MOVES, Room, rebuild
from stockpot.room.viewer import Viewer
from stockpot.server.live import replays, tables
from stockpot.server.live.live_table import LiveTable
from tests.support.client import SHORT
from tests.support.server import Ear, Person, Served, run, seated, serving

EXTREMES: list[tuple[str, int, dict[str, Any]]] = [
    ("soup", 5, {"hand_sizes": [26, 26, 26, 20]}),
    ("sapotage", 6, {"judges_to_win": 9}),
    ("ursuppe", 4, {"full_game": True, "finish": 51}),
    ("pantry", 4, {"stall_turns": 50}),
    ("sapone", 6, {"target": 200}),
    ("sapone", 6, {"target": 200, "doubt": True, "ties": "none"}),
]
"""The games that take longest, as they can be set up with the printed tables of points."""


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players", "options"), EXTREMES)
@pytest.mark.parametrize("policy", ["random", "thumb"])
def test_the_longest_games_fit(name: str, players: int, options: dict[str, Any], policy: str) -> None:
    try:
        played = playouts(name, players, 5, 1, options, policy=policy)
    except ValueError:  # so many players cannot have so much
        played = playouts(name, players, 5, 1, policy=policy)
    assert played.decisions.max() + requests.MAX_TALK + requests.MAX_FUSS_OF_ALL < MAX_ENTRIES
    assert played.decisions.max() < MAX_MOVES


# ---------------------------------------------------------------------------------------------------------------- replays


def finished(name: str, seed: int = 1) -> Table:
    table, chance = Table(name, 3, seed, SHORT.get(name)), random.Random(seed)
    while not table.over:
        seat = chance.choice(table.to_act)
        table.play(seat, chance.choice(table.legal_actions(seat)))
    return table


@pytest.mark.parametrize("name", game_names())
def test_frames_are_the_same_wherever_a_page_begins(name: str) -> None:
    table = finished(name)
    unrolled, moves = Unrolled.of(table), len(table.history)
    whole = unrolled.frames(table, ALL_OPEN, 0, moves + 5)
    assert [frame.number for frame in whole] == list(range(moves + 1))
    assert whole[-1].view == table.view(ALL_OPEN)
    assert whole[-1].scores == list(table.scores) == unrolled.scores()[-1]
    assert [frame.scores for frame in whole] == unrolled.scores()
    for first in {0, 1, 2, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY, moves - 1, moves, moves + 1}:
        assert unrolled.frames(table, ALL_OPEN, first, 3) == whole[first : first + 3]
    for number, frame in enumerate(whole[1:], 1):
        before = table.undo(moves - number + 1)
        assert frame.parts in [before.parts(frame.seat or 0, action) for action in before.legal(frame.seat or 0)]
        if number > EVERY + 5:
            break


def test_a_long_replay_takes_little_memory() -> None:
    """A state for every move of this game would take forty times as much."""
    table = Table("sapone", 6, 1, {"target": 200})
    chance = random.Random(1)
    while len(table.history) < 3000:
        seat = chance.choice(table.to_act)
        table.play(seat, chance.choice(table.legal_actions(seat)))
    states = len(table.history) * len(table.state.to_bytes())
    tracemalloc.start()
    unrolled = Unrolled.of(table)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < states / 30
    assert unrolled.size <= kept


def test_replays_stay_within_their_budget(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        games = [finished("soup", seed) for seed in range(5)]
        monkeypatch.setattr(replays, "KEPT_BYTES", 2 * max(Unrolled.of(table).size for table in games))
        ids = [(await ana.post("/api/tables/import", table.record()))["table"] for table in games]
        for table in ids * 2:
            replay = await ana.get(f"/api/tables/{table}/replay", first=10, count=2)
            assert [frame["number"] for frame in replay["frames"]] == [10, 11]
            kept = server.service.replays.kept
            assert sum(one.size for one in kept.values()) <= replays.KEPT_BYTES
        assert ids[-2:] == list(kept)[-2:]

    run(story())


# ------------------------------------------------------------------------------------------------------------------- news


@pytest.mark.parametrize("name", game_names())
def test_news_are_counted_as_they_are_told(name: str) -> None:
    there, chance = seats_of(name, "ana", "ben", "cyd"), random.Random(3)
    numbers = dict.fromkeys([None, 0, 1, 2], 0)
    for number in range(150):
        table = there.playing()
        if table.over:
            break
        seat = chance.choice(table.to_act)
        moved = move(there, seat, chance.choice(table.legal_actions(seat)), None, 0)
        there.take(moved.entries, moved.steps)
        if number % 7 == 0:
            there.apply(log.Said(who="ana", text="hm"))
        for viewer in numbers:
            numbers[viewer] += count_news(
                there, Viewer(viewer, False, "fr"), there.seq - 1 - (number % 7 == 0), there.seq
            )
    for viewer, counted in numbers.items():
        stream = Stream(there, Viewer(viewer, False, "fr"), str)
        assert len(stream.rest()) == counted + 1, "beside the start"
        for seq in {0, 1, counted // 2, counted + 1}:
            late = Stream(there, Viewer(viewer, False, "fr"), str)
            late.skip(seq)
            assert late.seq == seq
            assert len(late.rest()) == counted + 1 - seq


def test_a_table_says_how_many_news_there_are(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long its log is, whoever looks waits in a thread of its own."""
    monkeypatch.setattr("stockpot.server.live.live_table.LONG", 5)

    async def story() -> None:
        async with seated(server, "soup", 2) as (table, (_, ben), (ana, bea)):
            for _ in range(3):
                for client in (ana, bea):
                    await client.until(lambda client=client: client.legal or client.to_act)
                    if client.legal:
                        await client.ask("play", move=client.legal[0]["id"])
                await bea.ask("chat", text="hm")
                assert (await ben.get(f"/api/tables/{table}"))["seq"] == bea.seq

    run(story())


def numbers(ear: Ear) -> list[int]:
    return [news["seq"] for message in map(json.loads, ear.heard) for news in message.get("news", ())]


@pytest.mark.parametrize("known", [0, 7, 1000])
def test_who_comes_to_a_long_table_keeps_nobody_waiting(
    server: Served, monkeypatch: pytest.MonkeyPatch, known: int
) -> None:
    """The past is told in slices; what happens meanwhile is told too, once and in order."""
    monkeypatch.setattr("stockpot.room.audience.SLICE", 5)

    async def story() -> None:
        live, late = LiveTable("long", seats_of("soup", "ana", "ben"), server.service.tables), Ear("ben")
        live._carry_out([log.Said(who="ana", text=str(number)) for number in range(50)])
        joining = asyncio.ensure_future(live.join(late, known))
        for _ in range(5):
            await asyncio.sleep(0)
            live._carry_out([log.Said(who="ana", text="meanwhile")])
            assert not live.audience.watches
            assert not live.idle
        await joining
        assert numbers(late) == list(range(1 if known == 1000 else known + 1, 57)), "the start, and what was said"

    server.wait_for(story())


def test_who_gets_another_seat_while_coming_is_told_what_that_seat_may_know(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stockpot.room.audience.SLICE", 5)
    created = replace(seats_of("soup", "ana", "ben").created, seats=[log.Chair("ana"), log.Chair()])

    async def story() -> None:
        live, ben = LiveTable("seats", rebuild([created]), server.service.tables), Ear("ben")
        live._carry_out([log.Said(who="ana", text=str(number)) for number in range(50)])
        joining = asyncio.ensure_future(live.join(ben, 0))
        await asyncio.sleep(0)
        live._carry_out([log.Sat(who="ben", seat=1)])
        await joining
        seats = [said.get("seat") for said in map(json.loads, ben.heard) if said["type"] == "welcome"]
        assert seats == [None, 1], "everything is told anew"
        assert numbers(ben)[-51:] == list(range(1, 52))

    server.wait_for(story())


LONG_TALK = 20_000
"""Messages that together are ten times what may wait for a client that is too slow."""


def test_who_comes_to_a_very_long_table_stays_there(server: Served) -> None:
    """The past comes no faster than it is read, so nobody who reads is too slow for it."""

    async def story() -> None:
        async with seated(server, "soup", 2) as (table, (_, ben), (ana, _)):
            live = server.service.tables.live[table]
            talk = [log.Said(who=live.room.seats[0].who, text=str(n).zfill(500)) for n in range(LONG_TALK)]
            server.call(live.room.take, talk)
            async with ben.at(table) as late:
                await late.until(lambda: late.seq >= LONG_TALK)
                await late.ask("leave")
                await late.until(lambda: late.kinds()[-1] == "left")
            await ana.until(lambda: ana.seq > LONG_TALK)

    run(story())


class Deaf(Ear):
    """A client that reads nothing after a while."""

    async def drained(self) -> None:
        if len(self.heard) > 5:
            await asyncio.Event().wait()


def test_little_is_held_for_who_comes_and_does_not_read(server: Served) -> None:
    async def story() -> None:
        live, deaf = LiveTable("deaf", seats_of("soup", "ana", "ben"), server.service.tables), Deaf("ben")
        live.room.take([log.Said(who="ana", text=str(number).zfill(500)) for number in range(LONG_TALK)])
        joining = asyncio.ensure_future(live.join(deaf, 0))
        while len(deaf.heard) < 6:
            await asyncio.sleep(0)
        live._carry_out([log.Said(who="ana", text="meanwhile")])
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(deaf.heard) == 6
        assert sum(map(len, deaf.heard)) < 1_000_000
        joining.cancel()
        await asyncio.gather(joining, return_exceptions=True)
        assert live.idle

    server.wait_for(story())


@pytest.mark.parametrize("screen", ["shared", "gone"])
def test_a_shared_screen_is_passed_on_at_a_long_table(server: Served, screen: str) -> None:
    """Through other eyes the past is told in slices, too; who goes meanwhile is not counted as present."""

    async def story() -> None:
        live, ana = LiveTable("shared", seats_of("soup", "ana", "ana", hotseat=True), server.service.tables), Ear("ana")
        live.room.take([log.Said(who="ana", text=str(number)) for number in range(1000)])
        await live.join(ana, 0)
        ana.heard.clear()
        looking = asyncio.ensure_future(live.look(ana, 1, 0))
        await asyncio.sleep(0)
        assert not live.audience.watches, "nothing is told through the old eyes any more"
        if screen == "gone":
            looking.cancel()
            live.part(ana)
            assert not live.present.here
            return
        await looking
        assert json.loads(ana.heard[0])["seat"] == 1
        assert numbers(ana) == list(range(1, 1002))
        assert live.present.here == {"ana": 1}

    server.wait_for(story())


# ------------------------------------------------------------------------------------------------------------ restlessness


def seats_of(name: str, *people: str, **more: Any) -> Room:
    table = Table(name, len(people), 1, SHORT.get(name))
    created = log.Created(
        who=people[0], game=name, rules=table.game.rules_version, options=SHORT.get(name, {}),
        seats=[log.Chair(one) for one in people], **{"open": True, "undo": "free", "code": "", "seed": "1", **more},
    )  # fmt: skip
    return rebuild([created, log.Started()])


def do(there: Room, who: str, request: p.Request, **more: Any) -> None:
    there.done.clear()  # the same names over and over
    asked = ask(there, who, request, requests.Around(now=1, levels=["thumb"], **more))
    there.take(asked.entries, asked.steps)


def until_refused(there: Room, who: str, *asked: p.Request, **more: Any) -> str:
    """Repeat requests until one is refused; its code."""
    for _ in range(3 * requests.MAX_FUSS):
        for request in asked:
            try:
                do(there, who, request, **more)
            except Refusal as refusal:
                return refusal.code
    return "never"


def test_coming_and_going_ends() -> None:
    there = seats_of("soup", "ana", "ben")
    assert until_refused(there, "ana", p.Leave(id="a"), p.Return(id="b")) == "too_often"
    assert there.seq <= requests.MAX_FUSS + 10
    assert there.seats[0].left, "getting up is never refused"
    do(there, "ben", p.Leave(id="c"))
    do(there, "ben", p.Return(id="d"))


def test_taking_back_ends() -> None:
    there = seats_of("soup", "ana", "ben")
    again = p.Play(id="a", move="bug soup"), p.Undo(id="b")
    assert until_refused(there, "ana", *again, free_undo=True) == "too_often"
    assert there.seq <= 2 * requests.MAX_FUSS + 10


def test_sitting_down_and_getting_up_ends() -> None:
    there = rebuild([replace(seats_of("soup", "ana", "ben").created, seats=[log.Chair()] * 2)])
    assert until_refused(there, "eve", p.Sit(id="a"), p.Leave(id="b")) == "too_often"
    for number in range(20):
        until_refused(there, f"eve{number}", p.Sit(id="a"), p.Leave(id="b"))
    assert there.seq <= requests.MAX_FUSS_OF_ALL + 100, "however many they are"


def test_changing_seats_ends() -> None:
    there = rebuild([replace(seats_of("soup", "ana", "ben").created, seats=[log.Chair()] * 2)])
    assert until_refused(there, "ana", p.Seat(id="a", seat=0, level="thumb"), p.Seat(id="b", seat=0)) == "too_often"


def test_a_full_log_takes_nothing_but_goodbyes(monkeypatch: pytest.MonkeyPatch) -> None:
    there = seats_of("soup", "ana", "ben")
    for module in (requests, room):
        monkeypatch.setattr(module, "MAX_ENTRIES", there.seq)
    for request in (p.Play(id="a", move="bug soup"), p.Chat(id="b", text="hm"), p.Undo(id="c")):
        with pytest.raises(Refusal) as refusal:
            do(there, "ana", request)
        assert refusal.value.code == "log_full"
    do(there, "ana", p.Leave(id="d"))


def test_bots_stop_where_no_move_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    there = seats_of("soup", "ana", "ben")
    do(there, "ana", p.Leave(id="a"))
    assert there.bots_to_act() == [0]
    monkeypatch.setattr(room, "MAX_MOVES", 0)
    assert there.bots_to_act() == []
    with pytest.raises(Refusal) as refusal:
        do(there, "ben", p.Play(id="b", move="bug soup"))
    assert refusal.value.code == "log_full"


def test_an_endless_record_is_not_even_replayed() -> None:
    record = finished("soup").record()
    with pytest.raises(BadRecord, match="moves; no more than"):
        imported({**record, "moves": [[0, "bug soup"]] * (MAX_MOVES + 1)}, "1", "c")


# ----------------------------------------------------------------------------------------------------------------- memory


def test_tables_that_nobody_has_open_leave_sooner_when_there_is_much_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "LONG", 1)

    async def story(server: Served) -> None:
        ana = await Person.named(server.url, "Ana")
        record = finished("soup").record()
        monkeypatch.setattr(tables, "ENTRIES_KEPT", 2 * len(record["moves"]) + 10)
        async with seated(server, "soup", 2) as (played, _, (bea, _ben)):
            ids = [(await ana.post("/api/tables/import", record))["table"] for _ in range(5)]
            live = server.service.tables.live
            assert played in live, "somebody has it open"
            assert ids[-1] in live
            assert len(live) <= 4
            for table in ids:
                assert (await ana.get(f"/api/tables/{table}"))["table"]["status"] == "over"
            await bea.ask("play", move=bea.legal[0]["id"])

    with serving(tmp_path) as server:
        run(story(server))
