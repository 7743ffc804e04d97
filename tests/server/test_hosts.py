"""Who made a table can take the word from people there, send them away, and call it off, but throws nobody out of a game."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from stockpot.api.conversation import REMOVED
from tests.server.live.test_forget import everything
from tests.support.client import Client, Refused
from tests.support.server import Person, Served, run, seated, serving
from tests.support.services import Redis


def guests(client: Client) -> list[dict[str, Any]]:
    assert client.table is not None
    found: list[dict[str, Any]] = client.table.get("guests", [])
    return found


def key_of(client: Client, name: str) -> str:
    return next(str(one["person"]) for one in guests(client) if one["name"] == name)


async def until_gone(client: Client) -> int:
    """Wait until the server closes a socket; why."""
    with pytest.raises(ConnectionClosed) as closed:
        await client.until(lambda: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_the_host_alone_sees_who_looks_on(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, _, (host, other)):
            eve = await Person.named(server.url, "Eve")
            async with eve.at(table) as watching, Person(server.url).at(table):
                await host.until(lambda: host.table.get("spectators") == 2)
                assert [(one["name"], one.get("seat")) for one in guests(host)] == [("P1", 1), ("Eve", None)]
                assert guests(other) == guests(watching) == []
                who = eve.http.cookies["stockpot"].partition(".")[0]
                assert not any(who.encode() in raw for raw in host.raw), "ids are given to nobody"
                await eve.put("/api/me", {"name": "Evelyn"})
                await host.until(lambda: guests(host)[1]["name"] == "Evelyn")
            await host.until(lambda: len(guests(host)) == 1)

    run(story())


def test_who_is_muted_cannot_talk_until_the_host_lets_them(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, _, (host, other)):
            eve = await Person.named(server.url, "Eve")
            async with eve.at(table) as watching, (await Person.named(server.url, "Zoe")).at(table) as zoe:
                await host.until(lambda: len(guests(host)) == 3)
                await host.ask("mute", person=key_of(host, "Eve"))
                await watching.until(lambda: watching.news and watching.news[-1]["kind"] == "muted")
                assert watching.table["muted"]
                assert watching.news[-1] == {**watching.news[-1], "kind": "muted", "name": "Eve", "on": True}
                for kind, what in (("chat", {"text": "spam"}), ("react", {"what": "yum"})):
                    with pytest.raises(Refused, match="muted"):
                        await watching.ask(kind, **what)
                await zoe.ask("chat", text="I may")
                assert "muted" not in zoe.table
                await host.until(lambda: any(one.get("muted") for one in guests(host)))
                await host.ask("mute", person=key_of(host, "Eve"), on=False)
                await watching.until(lambda: "muted" not in watching.table)
                await watching.ask("chat", text="Sorry.")
                await host.ask("mute", person=key_of(host, "P1"))
                with pytest.raises(Refused, match="muted"):
                    await other.ask("chat", text="?")
                await other.ask("play", move="bug soup")

    run(story())


def test_who_is_removed_does_not_come_back_with_the_same_identity(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, _, (host, _)):
            eve = await Person.named(server.url, "Eve")
            code = host.table["code"]
            async with eve.at(table) as watching:
                await host.until(lambda: len(guests(host)) == 2)
                await host.ask("remove", person=key_of(host, "Eve"))
                assert await until_gone(watching) == REMOVED
            await host.until(lambda: len(guests(host)) == 1)
            with contextlib.suppress(ConnectionClosed):
                async with eve.at(table, code=code) as again:
                    assert await until_gone(again) == REMOVED
            for ask in (
                eve.get(f"/api/tables/{table}", code=code),
                eve.post(f"/api/tables/{table}/seats", {"code": code}),
            ):
                with pytest.raises(Refused, match="removed"):
                    await ask

    run(story())


def test_who_is_removed_may_be_let_back_in(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, _, (host, other)):
            eve = await Person.named(server.url, "Eve")
            async with eve.at(table) as watching:
                await host.until(lambda: len(guests(host)) == 2)
                await host.ask("remove", person=key_of(host, "Eve"))
                assert await until_gone(watching) == REMOVED
            (removed,) = host.table["removed"]
            assert removed["name"] == "Eve"
            assert "removed" not in other.table
            with pytest.raises(Refused, match="not_host"):
                await other.ask("remove", person=removed["person"], on=False)
            await host.ask("remove", person=removed["person"], on=False)
            await host.until(lambda: "removed" not in host.table)
            with pytest.raises(Refused, match="no_guest"):
                await host.ask("remove", person=removed["person"], on=False)
            told = [one for one in host.news if one["kind"] == "removed"]
            assert [(one["name"], one.get("on", True)) for one in told] == [("Eve", True), ("Eve", False)]
            async with eve.at(table) as again:
                await again.until(lambda: again.table is not None)

    run(story())


def test_a_seat_taken_by_somebody_removed_before_the_start_is_free_again(server: Served) -> None:
    async def story() -> None:
        host, eve, ben = [await Person.named(server.url, name) for name in ("Host", "Eve", "Ben")]
        table = await host.create("soup", ["me", "free"], open=True)
        async with host.at(table) as h:
            async with eve.at(table) as e:
                await e.ask("sit")
                await h.until(lambda: len(guests(h)) == 1)
                await h.ask("remove", person=key_of(h, "Eve"))
                assert await until_gone(e) == REMOVED
            await h.until(lambda: h.table["seats"][1]["player"] == "free")
            assert "removed" in h.kinds()
            with pytest.raises(Refused, match="removed"):
                await eve.post(f"/api/tables/{table}/seats", {})
            await ben.post(f"/api/tables/{table}/seats", {})

    run(story())


def test_nobody_is_thrown_out_of_a_game(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, _, (host, other)):
            with pytest.raises(Refused, match="plays"):
                await host.ask("remove", person=key_of(host, "P1"))
            eve = await Person.named(server.url, "Eve")
            async with eve.at(table):
                await host.until(lambda: len(guests(host)) == 2)
                for kind in ("mute", "remove"):
                    with pytest.raises(Refused, match="not_host"):
                        await other.ask(kind, person=key_of(host, "Eve"))
                    with pytest.raises(Refused, match="no_guest"):
                        await host.ask(kind, person="somebody")

    run(story())


def test_a_table_that_is_called_off_is_gone_for_everybody_and_stays_so(tmp_path: Path) -> None:
    """Who sits there is told; no list has it; nobody starts, talks or sits down there any more, after a restart either."""
    kept: dict[str, str] = {}

    async def listed(*people: Person) -> list[list[bool]]:
        """Who finds the table, and in which list."""
        found = [await person.get("/api/tables") for person in people]
        return [
            [kept["table"] in [row["id"] for row in one[kind]] for kind in ("open", "yours", "away")] for one in found
        ]

    async def call_off(server: Served) -> None:
        ada, ben, eve = [await Person.named(server.url, name) for name in ("Ada", "Ben", "Eve")]
        kept["table"] = await ada.create("soup", ["me", "free", "free"], open=True)
        async with ada.at(kept["table"]) as host, ben.at(kept["table"]) as other:
            await other.ask("sit")
            with pytest.raises(Refused, match="not_host"):
                await other.ask("close")
            assert await listed(ada, ben, eve) == [[True, True, False], [True, True, False], [True, False, False]]
            await host.ask("close", "once")
            await host.ask("close", "once")  # its answer was lost
            await other.until(lambda: other.status == "closed")
            assert other.kinds()[-1] == "closed"
            for request in ({"kind": "chat", "text": "Oh"}, {"kind": "leave"}, {"kind": "start"}):
                with pytest.raises(Refused, match="closed"):
                    await other.ask(**request)
            while (
                await listed(ada, ben, eve) != [[False] * 3] * 3
            ):  # lists are brought up to date behind the table's back
                await asyncio.sleep(0.02)

    async def come_again(server: Served) -> None:
        zoe = await Person.named(server.url, "Zoe")
        async with zoe.at(kept["table"]) as watching:
            assert watching.status == "closed"
        with pytest.raises(Refused, match="closed"):
            await zoe.post(f"/api/tables/{kept['table']}/seats", {})
        assert await listed(zoe) == [[False] * 3]

    for story in (call_off, come_again):
        with serving(tmp_path, snapshot_every=1) as server:
            run(story(server))


def test_a_game_that_has_begun_is_not_called_off(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (_, _, (host, _)):
            with pytest.raises(Refused, match="started"):
                await host.ask("close")

    run(story())


def test_a_deleted_person_is_in_no_log_though_they_never_said_a_word(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, _, (host, _)):
            eve = await Person.named(server.url, "Eve")
            who = eve.http.cookies["stockpot"].partition(".")[0]
            async with eve.at(table):
                await host.until(lambda: len(guests(host)) == 2)
                await host.ask("mute", person=key_of(host, "Eve"))
                await host.ask("remove", person=key_of(host, "Eve"))
            assert who in everything(server)
            assert (await eve.http.delete("/api/me")).status_code == 200
            assert who not in everything(server)

    run(story())


def test_who_is_muted_and_removed_stays_so_after_a_restart(tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    async def begin(server: Served) -> None:
        async with seated(server, "soup", 2) as (table, _, (host, _)):
            people = [await Person.named(server.url, name) for name in ("Eve", "Zoe")]
            async with people[0].at(table), people[1].at(table):
                await host.until(lambda: len(guests(host)) == 3)
                await host.ask("mute", person=key_of(host, "Eve"))
                await host.ask("remove", person=key_of(host, "Zoe"))
            kept.update(table=table, cookies=[person.http.cookies["stockpot"] for person in people])

    async def look(server: Served) -> None:
        people = [Person(server.url), Person(server.url)]
        for person, cookie in zip(people, kept["cookies"], strict=True):
            person.http.cookies.set("stockpot", cookie)
        assert (await people[0].get(f"/api/tables/{kept['table']}"))["table"]["muted"]
        with pytest.raises(Refused, match="removed"):
            await people[1].get(f"/api/tables/{kept['table']}")

    for story in (begin, look):
        with serving(tmp_path, snapshot_every=1) as server:
            run(story(server))


def test_it_works_across_servers(postgres_db: str, redis: Redis, tmp_path: Path) -> None:
    async def story(servers: list[Served]) -> None:
        host, eve = [
            await Person.named(served.url, name) for served, name in zip(servers, ("Host", "Eve"), strict=True)
        ]
        table = await host.create("soup", ["me", "free"], open=True)
        async with host.at(table) as h, eve.at(table) as e:
            await h.until(lambda: [one["name"] for one in guests(h)] == ["Eve"])
            await h.ask("mute", person=key_of(h, "Eve"))
            await e.until(lambda: e.table.get("muted"))
            await h.ask("remove", person=key_of(h, "Eve"))
            assert await until_gone(e) == REMOVED
            await h.until(lambda: guests(h) == [])

    with contextlib.ExitStack() as stack:
        run(story([stack.enter_context(serving(tmp_path, db=postgres_db, bus=redis.url)) for _ in range(2)]))
