"""One screen passed around, and tables for practice."""

from __future__ import annotations

import json
import random

import pytest

import stockpot
from stockpot.core.game import Lesson
from stockpot.room.room import first_table
from tests.support.client import Refused
from tests.support.server import Person, Served, run


def test_people_at_one_screen_see_only_what_the_one_in_front_of_it_may_know(server: Served) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        table = await ana.create("soup", ["me", "me"], hotseat=True, names=["Ana", "Ben"])
        async with ana.at(table) as screen:
            assert [seat.get("name") for seat in screen.table["seats"][:2]] == ["Ana", "Ben"]
            assert screen.table["yours"] == [0, 1]
            await screen.ask("start")
            await screen.until(lambda: screen.game is not None)
            truth = server.service.tables.live[table].room.playing()
            assert screen.seat is None
            assert screen.game["view"] == truth.view(None)
            for seat in (0, 1):
                await screen.look(seat)
                assert screen.seat == seat
                assert screen.game["view"] == truth.view(seat)
                hand = json.dumps(truth.view(1 - seat)["hand"])
                assert all(hand not in data.decode() for data in screen.raw[-4:])
            await screen.look(None)
            assert screen.game["view"] == truth.view(None)
            with pytest.raises(Refused, match="not_yours"):
                await screen.ask("look", seat=2)

    run(story())


def test_whoever_is_in_front_of_the_screen_plays_for_their_seat(server: Served) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        table = await ana.create("soup", ["me", "me"], hotseat=True)
        async with ana.at(table) as screen:
            await screen.ask("start")
            with pytest.raises(Refused, match="which_seat"):
                await screen.ask("play", move="bug soup")
            for seat in (1, 0):
                await screen.look(seat)
                await screen.ask("play", move="bug soup")
            await screen.until(lambda: screen.kinds().count("moved") == 2)
            chance = random.Random(1)
            while screen.status != "over":
                await screen.look(screen.to_act[0])
                await screen.ask("play", move=chance.choice(screen.legal)["id"])
            assert (await ana.get(f"/api/tables/{table}", seat=1))["game"]["view"] == screen_view(server, table, 1)

    run(story())


def screen_view(server: Served, table: str, seat: int) -> dict[str, object]:
    return server.service.tables.live[table].room.playing().view(seat)


def test_one_person_takes_back_at_once_at_their_own_screen(server: Served) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        table = await ana.create("soup", ["me", "me"], hotseat=True)
        async with ana.at(table) as screen:
            await screen.ask("start")
            await screen.ask("play", seat=0, move="bug soup")
            await screen.ask("play", seat=1, move="bug soup")
            await screen.ask("undo", seat=0)
            assert "undone" in screen.kinds()

    run(story())


def test_only_a_table_made_for_it_gives_one_person_several_seats(server: Served) -> None:
    async def story() -> None:
        ana, ben = await Person.named(server.url, "Ana"), await Person.named(server.url, "Ben")
        with pytest.raises(Refused, match="bad_seats"):
            await ana.create("soup", ["me", "me"])
        table = await ana.create("soup", ["me", "free", "free", "free"], hotseat=True, open=True)
        async with ana.at(table) as screen, ben.at(table) as other:
            await screen.ask("sit", name="Cleo")
            await other.ask("sit")
            await screen.ask("sit", seat=3, name="Dan")
            names = [seat["name"] for seat in screen.table["seats"]]
            assert names == ["Ana", "Cleo", "Ben", "Dan"]
            await screen.ask("start")
            await other.until(lambda: other.game is not None)
            assert other.seat == 2
            with pytest.raises(Refused, match="not_yours"):
                await other.ask("play", seat=0, move="bug soup")

    run(story())


@pytest.mark.parametrize("name", stockpot.game_names())
def test_a_lesson_begins_as_the_game_says_and_is_never_listed(server: Served, name: str) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        for offered in (await ana.get(f"/api/games/{name}"))["lessons"]:
            begun = stockpot.game(name).lessons[offered["name"]]
            table = (await ana.post("/api/tables", {"game": name, "lesson": offered["name"]}))["table"]["id"]
            await ana.post(f"/api/tables/{table}/requests", {"type": "start", "id": "1"})
            first = first_table(server.service.tables.live[table].room.created)
            assert first.view(begun.seat) == beginning(name, begun).view(begun.seat)
            seen = await ana.get(f"/api/tables/{table}")
            assert seen["table"]["lesson"]
            assert (seen["table"]["you"], len(seen["table"]["seats"])) == (offered["seat"], offered["players"])
            listed = await ana.get("/api/tables")
            assert table not in {one["id"] for one in [*listed["open"], *listed["yours"]]}

    run(story())


def beginning(name: str, begun: Lesson) -> stockpot.Table:
    if begun.position is not None:
        return stockpot.Table.from_position(name, begun.position)
    return stockpot.Table(name, begun.players, begun.seed, begun.options, dealing=1)


def test_nobody_begins_from_a_seed_or_position_of_their_own(server: Served) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        position = stockpot.Table("soup", 2, "mine").position()
        for origin in ({"seed": "mine"}, {"position": position}, {"position": position, "lesson": True}):
            with pytest.raises(Refused, match="bad_request"):
                await ana.create("soup", ["me", "random"], **origin)
        with pytest.raises(Refused, match="bad_lesson"):
            await ana.create("soup", ["me", "random", "random"], lesson="first")
        with pytest.raises(Refused, match="bad_lesson"):
            await ana.create("soup", [], lesson="first", open=True)
        with pytest.raises(Refused, match="unknown_lesson"):
            await ana.create("soup", [], lesson="last")

    run(story())
