"""Asking to take a move back: nobody is stuck behind a request, and nobody's absence is taken for a yes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from stockpot.room import log
from stockpot.room.requests import MAX_UNDO_REQUESTS
from stockpot.room.room import UNDO_EXPIRES_MS, rebuild
from stockpot.server.store.event_log import Append
from tests.support.client import Client, Refused
from tests.support.server import HandSetTime, Person, Served, run, seated, serving

time = HandSetTime()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("undo"), time=time) as served:
        yield served


@contextlib.asynccontextmanager
async def card_played(
    server: Served, people: int = 2, **more: Any
) -> AsyncIterator[tuple[str, list[Person], Client, list[Client]]]:
    """A table at which everybody has chosen a recipe and one has shown a card: that one, and the others."""
    async with seated(server, "soup", people, **more) as (table, persons, clients):
        for client in clients:
            await client.ask("play", move="bug soup")
        for client in clients:
            await client.until(lambda client=client: client.kinds().count("moved") == people)
        mover = clients[clients[0].to_act[0]]
        await mover.until(lambda: mover.legal)
        await mover.ask("play", move=mover.legal[0]["text"])
        others = [client for client in clients if client is not mover]
        for client in clients:
            await client.until(lambda client=client: client.seq >= mover.seq)
        yield table, persons, mover, others


def proposal(client: Client) -> dict[str, Any] | None:
    assert client.table is not None
    return client.table.get("proposal")


def moves(client: Client) -> int:
    return client.kinds().count("moved")


def test_others_see_who_asks_for_what_and_how_long(server: Served) -> None:
    async def story() -> None:
        async with card_played(server) as (_, _, mover, (other,)):
            await mover.ask("undo")
            await other.until(lambda: proposal(other))
            asked = proposal(other)
            assert asked == {**asked, "seat": mover.seat, "waiting": [other.seat], "moves": 1}
            assert asked["until"] == time.now() + UNDO_EXPIRES_MS["live"]
            played = next(one for one in reversed(other.news) if one["kind"] == "moved")
            assert asked["what"] == played["events"][0]

    run(story())


def test_who_asked_can_take_the_request_back(server: Served) -> None:
    async def story() -> None:
        async with card_played(server) as (_, _, mover, (other,)):
            with pytest.raises(Refused, match="no_proposal"):
                await mover.ask("cancel")
            await mover.ask("undo")
            with pytest.raises(Refused, match="not_yours"):
                await other.ask("cancel")
            await mover.ask("cancel")
            await other.until(lambda: "withdrawn" in other.kinds())
            assert proposal(other) is None
            with pytest.raises(Refused, match="no_proposal"):
                await other.ask("answer", yes=True)

    run(story())


def test_who_asked_can_play_on_and_that_withdraws_it(server: Served) -> None:
    async def story() -> None:
        async with card_played(server) as (_, _, mover, (other,)):
            await other.until(lambda: other.legal or mover.to_act == [mover.seat])
            while mover.to_act != [mover.seat]:  # until it is the turn of who asks
                await other.until(lambda: other.legal)
                await other.ask("play", move=other.legal[0]["text"])
                await mover.until(lambda: mover.seq >= other.seq)
            await mover.ask("undo")
            assert mover.legal
            await mover.ask("play", move=mover.legal[0]["text"])
            assert proposal(mover) is None

    run(story())


def test_a_request_that_nobody_answers_lapses(server: Served) -> None:
    async def story() -> None:
        async with card_played(server) as (_, _, mover, (other,)):
            await mover.ask("undo")
            server.pass_by(UNDO_EXPIRES_MS["live"] / 1000 - 1)
            await mover.ask("chat", text="Please?")
            assert proposal(mover)
            server.pass_by(1)
            for client in (mover, other):
                await client.until(lambda client=client: "lapsed" in client.kinds())
                assert proposal(client) is None
                assert "undone" not in client.kinds()

    run(story())


def asked_before_a_bot() -> list[log.AnyEntry]:
    """The log of a table at which a person asks to take a move back while it is a bot's turn."""
    chairs = [log.Chair("ana"), log.Chair("ben"), log.Chair(level="random")]
    entries: list[log.AnyEntry] = [
        log.Created(
            game="soup", rules=1, options={}, seats=chairs, open=True, undo="consent", code="", seed="1", who="ana"
        ),
        log.Started(),
    ]
    room = rebuild(entries)
    while room.to_act != (2,) or len(room.playing().history) < 4 or room.playing().history[-1].seat == 2:
        seat = room.to_act[0]
        entries.append(log.Moved(seat=seat, move=room.playing().legal(seat)[0].text))
        room.apply(entries[-1])
    return [
        *entries,
        log.Asked(seat=room.playing().history[-1].seat, moves=1, lasts=UNDO_EXPIRES_MS["live"], at=time.now()),
    ]


def test_bots_wait_for_the_answer_and_go_on_when_it_lapses(server: Served) -> None:
    entries = asked_before_a_bot()
    assert rebuild(entries).bots_to_act() == []
    server.wait_for(server.service.store.log.append(Append("waiting", 1, entries)))

    async def story() -> None:
        async with Person(server.url).at("waiting") as client:
            before = moves(client)
            server.pass_by(UNDO_EXPIRES_MS["live"] / 1000)
            await client.until(lambda: moves(client) > before)
            assert client.kinds()[client.kinds().index("lapsed") + 1] == "moved"

    run(story())


def test_it_lapses_at_peoples_own_pace_after_a_day_with_nobody_there_and_after_a_restart(tmp_path: Path) -> None:
    time = HandSetTime()
    tables: list[str] = []

    async def begin(server: Served) -> None:
        async with card_played(server, pace="own") as (table, _, mover, _):
            await mover.ask("undo")
            assert proposal(mover)["until"] == time.now() + 86_400_000
            tables.append(table)

    async def wait(server: Served) -> None:
        server.pass_by(80_000)
        live = server.service.tables.live
        while tables[0] not in live:
            server.pass_by(30)
            await asyncio.sleep(0)
        room = live[tables[0]].room
        while room.proposal is not None:
            await asyncio.sleep(0)
        assert isinstance(room.past[-1].entry, log.Lapsed)
        while server.wait_for(server.service.store.lists.due(time.now() + 10**9)):
            await asyncio.sleep(0)

    for story in (begin, wait):
        with serving(tmp_path, time=time) as server:
            run(story(server))


def test_a_move_that_settles_it_takes_its_alarm_away(server: Served) -> None:
    async def story() -> None:
        async with card_played(server) as (table, _, mover, (other,)):
            await mover.ask("undo")
            assert table in server.service.tables.alarms.times
            await other.ask("answer", yes=False)
            assert table not in server.service.tables.alarms.times
            while server.wait_for(server.service.store.lists.due(time.now() + 10**9)):
                await asyncio.sleep(0)

    run(story())


def test_a_seat_asks_no_more_than_a_few_times_before_somebody_moves(server: Served) -> None:
    async def story() -> None:
        async with card_played(server) as (_, _, mover, (other,)):
            for _ in range(MAX_UNDO_REQUESTS):
                await mover.ask("undo")
                await other.ask("answer", yes=False)
            with pytest.raises(Refused, match="asked_enough"):
                await mover.ask("undo")

    run(story())


def test_a_request_starts_and_stops_no_clock(server: Served) -> None:
    async def story() -> None:
        async with card_played(server, clock={"game": 600}) as (_, _, mover, _):
            clocks = mover.game["clocks"]
            server.pass_by(5)
            await mover.ask("undo")
            assert mover.game["clocks"] == clocks

    run(story())


# ------------------------------------------------------------------------------------------------------ who is not there


def test_nobody_agrees_by_leaving(server: Served) -> None:
    async def story() -> None:
        async with card_played(server) as (_, _, mover, (other,)):
            await mover.ask("undo")
            await other.ask("leave")
            await mover.until(lambda: "left" in mover.kinds())
            assert proposal(mover) is None
            assert "undone" not in mover.kinds()

    run(story())


def test_nothing_shown_is_taken_back_while_somebody_is_away(server: Served) -> None:
    """The moves of who has left, made by them or for them by a bot, and what came after wait for them to return."""

    async def story() -> None:
        async with card_played(server) as (_, _, mover, (other,)):
            await other.ask("leave")
            await mover.until(lambda: mover.legal)  # a bot has played for them
            with pytest.raises(Refused, match="absent"):
                await mover.ask("undo")
            await other.ask("return")
            await mover.ask("undo")
            assert proposal(mover)["waiting"] == [other.seat]

    run(story())


def test_who_has_run_out_of_time_is_away_too(server: Served) -> None:
    async def story() -> None:
        async with card_played(server, clock={"move": 30}) as (_, _, mover, (other,)):
            server.pass_by(31)
            await mover.until(lambda: "timedout" in mover.kinds())
            late = next(one["seat"] for one in mover.news if one["kind"] == "timedout")
            asker = other if late == mover.seat else mover
            await asker.until(lambda: asker.legal)
            with pytest.raises(Refused, match="absent"):
                await asker.ask("undo")

    run(story())


def test_one_who_is_away_counts_though_the_others_would_agree(server: Served) -> None:
    async def story() -> None:
        async with card_played(server, 3) as (_, _, mover, (other, _)):
            await other.ask("leave")
            await mover.until(lambda: "left" in mover.kinds())
            with pytest.raises(Refused, match="absent"):
                await mover.ask("undo")

    run(story())


def test_what_showed_nothing_is_taken_back_whoever_is_away(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 3) as (_, _, (first, second, _)):
            await second.ask("leave")
            await first.until(lambda: "moved" in first.kinds() or 1 not in first.to_act)
            await first.ask("play", move="bug soup")
            await first.ask("undo")
            assert first.kinds()[-1] == "undone"

    run(story())


def test_who_has_resigned_or_was_deleted_has_no_say_any_more(server: Served) -> None:
    async def story() -> None:
        for gone in ("resign", "delete"):
            async with card_played(server) as (_, persons, mover, (other,)):
                if gone == "resign":
                    await other.ask("resign")
                else:
                    await persons[other.seat].http.delete("/api/me")
                await mover.until(lambda: mover.legal)
                await mover.ask("undo")
                assert mover.kinds()[-1] == "undone"

    run(story())


# ------------------------------------------------------------------------------------------------------------ old logs


def test_logs_from_before_requests_lapsed_are_replayed_as_they_were() -> None:
    """The clocks of those who were asked ran then, and leaving was taken for a yes."""
    created = log.Created(
        game="soup", rules=1, options={}, seats=[log.Chair("ana"), log.Chair("ben")], open=True, undo="consent", code="",
        seed="1", clock=log.Clock(game=100), at=0,
    )  # fmt: skip
    room = rebuild([created, log.Started(at=0)])
    for seat in (0, 1):
        room.apply(log.Moved(seat=seat, move="bug soup", at=1000))
    (turn,) = room.to_act
    asked = log.decode(b'{"kind": "asked", "seat": %d, "moves": 1, "at": 2000}' % turn)
    room.apply(asked)
    assert room.clocks is not None
    assert [since is not None for since in room.clocks.since] == [seat == 1 - turn for seat in (0, 1)]
    room.apply(log.Left(seat=1 - turn, at=3000))
    room.apply(log.Undone(seat=turn, moves=1, at=3000))
    assert room.made.count(1) == 1
    assert room.clocks.bank[1 - turn] == 98_000
