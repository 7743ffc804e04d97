"""Somebody is gone although it is their turn: the others nudge them, and after the agreed silence let a bot play."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from stockpot.room import log
from stockpot.room.absence import MAX_NUDGES, MIN_SILENCE_S, NUDGE_AFTER_MS, SILENCE_S, replace_from
from stockpot.room.room import rebuild
from tests.server.live.test_turns import events
from tests.support.client import Client, Refused, play_until_turn
from tests.support.server import HandSetTime, Person, Served, run, seated, serving

time = HandSetTime()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("absence"), time=time) as served:
        yield served


@contextlib.asynccontextmanager
async def ben_is_gone(server: Served, **more: Any) -> AsyncIterator[tuple[str, Client, Person]]:
    """A table at which Ana has decided, and Ben, whose turn it is, has closed his page."""
    ana, ben = [await Person.named(server.url, name) for name in ("Ana", "Ben")]
    table = await ana.create("soup", ["me", "free"], open=True, stand_in="random", **more)
    async with ana.at(table) as a:
        async with ben.at(table) as b:
            await b.ask("sit")
            await b.ask("start")
            await a.until(lambda: a.legal)
            await a.ask("play", move="bug soup")
        await a.until(lambda: not seat_of(a, 1).get("here"))
        yield table, a, ben


def seat_of(client: Client, seat: int) -> dict[str, Any]:
    assert client.table is not None
    found: dict[str, Any] = client.table["seats"][seat]
    return found


# ---------------------------------------------------------------------------------------------------------- the others


def test_a_bot_plays_for_who_is_gone_when_the_agreed_silence_is_over(server: Served) -> None:
    async def story() -> None:
        async with ben_is_gone(server) as (table, a, ben):
            assert a.table["silence"] == SILENCE_S["live"] == 180
            assert seat_of(a, 1)["bot_at"] == time.now() + 180_000
            with pytest.raises(Refused, match="too_early"):
                await a.ask("replace", seat=1)
            server.pass_by(180)
            await a.ask("replace", seat=1)
            told = next(one for one in a.news if one["kind"] == "replaced")
            assert told == {**told, "seat": 1, "by": 0}
            assert seat_of(a, 1)["level"] == "random"
            await a.until(lambda: a.legal)
            async with ben.at(table) as b:  # who comes back is told all of it
                assert {"replaced", "moved"} <= set(b.kinds())
                assert seat_of(b, 1)["left"]
                with pytest.raises(Refused, match="return first"):
                    await b.ask("play", move=0)
                await b.ask("return")
                assert not seat_of(b, 1).get("left")
                await play_until_turn(b, by=a)
                await b.ask("play", move=b.legal[0]["text"])

    run(story())


def test_who_has_the_page_open_is_never_replaced_however_long_they_think(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (_, _, (a, b)):
            await a.ask("play", move="bug soup")
            server.pass_by(10_000)
            for kind in ("nudge", "replace"):
                with pytest.raises(Refused, match="present"):
                    await a.ask(kind, seat=1)
            assert "bot_at" not in seat_of(a, 1)
            await b.ask("play", move="bug soup")

    run(story())


def test_a_connection_that_breaks_for_a_moment_is_no_absence(server: Served) -> None:
    async def story() -> None:
        ana, ben = [await Person.named(server.url, name) for name in ("Ana", "Ben")]
        table = await ana.create("soup", ["me", "free"], open=True)
        async with ana.at(table) as a:
            async with ben.at(table) as b:
                await b.ask("sit")
                await b.ask("start")
                await a.until(lambda: a.legal)
                await a.ask("play", move="bug soup")
                server.pass_by(1000)  # Ben thinks
            await a.until(lambda: not seat_of(a, 1).get("here"))
            assert seat_of(a, 1)["bot_at"] == time.now() + 1000 * MIN_SILENCE_S
            with pytest.raises(Refused, match="too_early"):
                await a.ask("replace", seat=1)

    run(story())


def test_only_who_plays_may_do_it_and_only_for_whom_the_game_waits(server: Served) -> None:
    async def story() -> None:
        async with ben_is_gone(server) as (table, a, ben):
            server.pass_by(1000)
            eve = await Person.named(server.url, "Eve")
            for kind in ("nudge", "replace"):
                with pytest.raises(Refused, match="not_seated"):
                    await eve.post(f"/api/tables/{table}/requests", {"type": kind, "id": kind, "seat": 1})
                for seat in (0, 9):
                    with pytest.raises(Refused, match="not_waited_for"):
                        await a.ask(kind, seat=seat)
            async with ben.at(table) as b:
                await b.ask("leave")
            with pytest.raises(Refused, match="not_waited_for"):
                await a.ask("replace", seat=1)

    run(story())


def test_a_table_says_how_long_the_silence_is(server: Served) -> None:
    async def story() -> None:
        async with ben_is_gone(server, silence=0) as (_, a, _):
            server.pass_by(10**6)
            assert "bot_at" not in seat_of(a, 1)
            with pytest.raises(Refused, match="no_replacing"):
                await a.ask("replace", seat=1)
        async with ben_is_gone(server, silence=600) as (_, a, _):
            assert seat_of(a, 1)["bot_at"] == time.now() + 600_000
        async with ben_is_gone(server, clock={"move": 5000}) as (_, a, _):
            server.pass_by(1000)
            with pytest.raises(Refused, match="no_replacing"):  # there the clock decides
                await a.ask("replace", seat=1)
        async with ben_is_gone(server, pace="own") as (_, a, _):
            assert seat_of(a, 1)["bot_at"] == time.now() + 86_400_000
        ana = await Person.named(server.url, "Ana")
        for seconds in (-1, 1, 59, 10**8):
            with pytest.raises(Refused):
                await ana.create("soup", ["me", "free"], silence=seconds)

    run(story())


def test_the_silence_is_over_after_a_restart_too(tmp_path: Path) -> None:
    time = HandSetTime()
    kept: list[tuple[str, str]] = []

    async def begin(server: Served) -> None:
        async with ben_is_gone(server, pace="own") as (table, _, _):
            ana = next(one for one in Person.everybody if "stockpot" in one.http.cookies)
            kept.append((table, ana.http.cookies["stockpot"]))

    async def end(server: Served) -> None:
        (table, cookie) = kept[0]
        server.pass_by(86_400)
        ana = Person(server.url)
        ana.http.cookies.set("stockpot", cookie)
        async with ana.at(table) as a:
            assert seat_of(a, 1)["bot_at"] <= time.now()
            await a.ask("replace", seat=1)
            await a.until(lambda: a.legal)

    for story in (begin, end):
        with serving(tmp_path, time=time) as server:
            run(story(server))


# -------------------------------------------------------------------------------------------------------------- nudges


def test_who_is_gone_is_nudged_now_and_then(server: Served) -> None:
    async def story() -> None:
        async with ben_is_gone(server, silence=0) as (_, a, _):
            every = NUDGE_AFTER_MS["live"] / 1000
            for _ in range(MAX_NUDGES):
                with pytest.raises(Refused, match="too_early"):
                    await a.ask("nudge", seat=1)
                assert seat_of(a, 1)["nudge_at"] == time.now() + 1000 * every
                server.pass_by(every)
                await a.ask("nudge", seat=1)
                assert a.news[-1] == {**a.news[-1], "kind": "nudged", "seat": 1, "by": 0}
            server.pass_by(1000)
            with pytest.raises(Refused, match="nudged_enough"):
                await a.ask("nudge", seat=1)
            assert "nudge_at" not in seat_of(a, 1)

    run(story())


def test_a_nudge_reaches_the_stream_of_turns(server: Served) -> None:
    async def story() -> None:
        async with ben_is_gone(server) as (table, a, ben):
            stream = events(ben)
            turn = {"table": table, "game": "soup"}
            assert await anext(stream) == [turn]
            server.pass_by(30)
            await a.ask("nudge", seat=1)
            assert await anext(stream) == [{**turn, "nudged": time.now()}]
            await ben.post(f"/api/tables/{table}/requests", {"type": "leave", "id": "away"})
            assert await anext(stream) == []
            await stream.aclose()

    run(story())


def test_a_nudge_at_peoples_own_pace_is_a_notice(server: Served) -> None:
    async def story() -> None:
        async with ben_is_gone(server, pace="own") as (table, a, ben):
            with pytest.raises(Refused, match="too_early"):
                await a.ask("nudge", seat=1)
            server.pass_by(NUDGE_AFTER_MS["own"] / 1000)
            await a.ask("nudge", seat=1)
            who = ben.http.cookies["stockpot"].partition(".")[0]
            due = server.wait_for(server.service.store.outbox.due(time.now()))
            room = server.service.tables.live[table].room
            assert (table, 1, who, room.seq) in [(one.table, one.seat, one.who, one.turn) for one in due]
            assert room.turns[1] <= room.seq, "it is sent, since the turn goes on"

    run(story())


def test_old_logs_have_the_usual_silence() -> None:
    old = {
        "kind": "created", "game": "soup", "rules": 1, "options": {}, "seats": [{"who": "ana"}, {"who": "ben"}],
        "open": True, "undo": "consent", "code": "", "seed": "1",
    }  # fmt: skip
    room = rebuild([log.decode(json.dumps(old).encode()), log.Started(at=5)])
    assert replace_from(room, 1, 0) == 180_005
