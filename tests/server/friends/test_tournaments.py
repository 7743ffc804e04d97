"""Tournaments over the wire: rounds, tables with people in their seats, standings; and what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import stockpot
from tests.server.friends.support import befriend, finish, id_of
from tests.support.client import SHORT, Refused
from tests.support.server import Person, Served, run


async def begun(people: list[Person], group: str, **more: Any) -> str:
    """A tournament that all of them take part in; where it is."""
    new = {"name": "Autumn cup", "game": "pantry", "kind": "robin", **more}
    made = await people[0].post(f"/api/groups/{group}/tournaments", new)
    where = f"/api/groups/{group}/tournaments/{made['id']}"
    for person in people[1:]:
        await person.post(f"{where}/entrants")
    return where


def test_a_round_robin_of_three_from_the_draw_to_the_last_table(server: Served) -> None:
    async def story() -> None:
        people, group = await befriend(server, "Ana", "Ben", "Cy")
        where = await begun(people, group["id"])
        for number in (1, 2, 3):
            seen = await people[number % 3].post(f"{where}/rounds", {"round": number})
            (table,) = seen["played"][0]["tables"]
            assert len(table["names"]) == 2
            assert len(seen["played"][0]["byes"]) == 1
            with pytest.raises(Refused, match="round_open" if number < 3 else "no_round"):
                await people[0].post(f"{where}/rounds", {"round": number + 1})
            finish(server, table["table"])
        seen = await people[0].get(where)
        assert (seen["over"], seen["next"], seen["rounds"]) == (True, 0, 3)
        assert sum(row["points"] for row in seen["rows"]) == 6, "three tables and three byes"
        assert [row["played"] for row in seen["rows"]] == [3, 3, 3]
        with pytest.raises(Refused, match="no_round"):
            await people[0].post(f"{where}/rounds", {"round": 4})
        listed = (await people[2].get(f"/api/groups/{group['id']}/tournaments"))[0]
        assert (listed["round"], listed["over"], listed["entrants"]) == (3, True, 3)

    run(story())


@pytest.mark.parametrize("game", stockpot.game_names())
@pytest.mark.parametrize("kind", ["robin", "swiss"])
def test_every_game_can_be_its_game(server: Served, game: str, kind: str) -> None:
    """Two friends, at tables of the fewest that play the game, from the draw to the standings; bots fill them up."""

    async def story() -> None:
        people, group = await befriend(server, "Ana", "Ben")
        size, options = stockpot.game(game).players[0], SHORT.get(game, {})
        where = await begun(people, group["id"], game=game, kind=kind, rounds=1, size=size, options=options)
        (table,) = (await people[0].post(f"{where}/rounds", {"round": 1}))["played"][0]["tables"]
        room = server.wait_for(server.service.tables.read(table["table"]))
        assert (room.game.name, len(room.seats)) == (game, size)
        finish(server, table["table"])
        seen = await people[1].get(where)
        assert seen["over"]
        assert [row["played"] for row in seen["rows"]] == [1, 1]
        assert sum(row["points"] for row in seen["rows"]) == 1

    run(story())


def test_bots_fill_tables_up_and_a_swiss_goes_on_without_who_withdraws(server: Served) -> None:
    async def story() -> None:
        people, group = await befriend(server, "Ana", "Ben", "Cy", "Dee", "Eve")
        where = await begun(people, group["id"], game="sapotage", kind="swiss", size=3, rounds=2)
        seen = await people[0].post(f"{where}/rounds", {"round": 1})
        tables = seen["played"][0]["tables"]
        assert sorted(len(table["names"]) for table in tables) == [2, 3]
        rooms = [server.wait_for(server.service.tables.read(table["table"])) for table in tables]
        assert [len(room.seats) for room in rooms] == [3, 3]
        assert sum(bool(seat.level) for room in rooms for seat in room.seats) == 1
        await people[4].http.delete(f"{where}/entrants")
        forced = await people[0].post(f"{where}/rounds", {"round": 2, "force": True})
        seated = [name for table in forced["played"][0]["tables"] for name in table["names"]]
        assert sorted(seated) == ["Ana", "Ben", "Cy", "Dee"]
        assert [row["name"] for row in forced["rows"] if row.get("gone")] == ["Eve"]

    run(story())


def test_whose_tournament_it_is_has_only_the_tables_where_they_play(server: Served) -> None:
    async def story() -> None:
        people, group = await befriend(server, "Ana", "Ben", "Cy", "Dee")
        where = await begun(people, group["id"])
        drawn = (await people[0].post(f"{where}/rounds", {"round": 1}))["played"][0]["tables"]
        assert sorted(table["seated"] for table in drawn) == [False, True]
        (own,) = [table["table"] for table in drawn if table["seated"]]
        (other,) = [table["table"] for table in drawn if not table["seated"]]
        assert [one["id"] for one in (await people[0].get("/api/tables"))["yours"]] == [own]
        who = id_of(people[0])
        assert server.wait_for(server.service.tables.read(other)).host == who
        await people[0].http.delete("/api/me")  # and yet they are found there when they want to be deleted
        assert server.wait_for(server.service.tables.read(other)).host != who

    run(story())


def test_a_round_asked_for_twice_at_once_is_drawn_once(server: Served) -> None:
    async def story() -> None:
        people, group = await befriend(server, "Ana", "Ben", "Cy", "Dee")
        where = await begun(people, group["id"])
        drawn = await asyncio.gather(*(person.post(f"{where}/rounds", {"round": 1}) for person in people * 2))
        assert len({one["played"][0]["tables"][0]["table"] for one in drawn}) == 1
        assert len((await people[0].get(f"/api/groups/{group['id']}"))["tables"]) == 2

    run(story())


def test_what_is_refused_changes_nothing(server: Served) -> None:
    async def story() -> None:
        (ana, ben), group = await befriend(server, "Ana", "Ben")
        eve, other = await befriend(server, "Eve")
        where = await begun([ana], group["id"])
        tournament = where.rpartition("/")[2]
        for bad in (
            {"size": 7},
            {"game": "ludo"},
            {"kind": "knockout"},
            {"rounds": 0},
            {"name": " "},
            {"options": {"x": 1}},
        ):
            with pytest.raises(Refused):
                await begun([ana], group["id"], **bad)
        for refused, way in [
            ("too_few", ana.post(f"{where}/rounds", {"round": 1})),
            ("not_entered", ben.post(f"{where}/rounds", {"round": 1})),
            ("no_round", ana.post(f"{where}/rounds", {"round": 2})),
            ("not_entered", ben.delete(f"{where}/entrants")),
            ("not_admin", ben.delete(where)),
            ("unknown_group", eve[0].get(where)),
            ("unknown_tournament", eve[0].get(f"/api/groups/{other['id']}/tournaments/{tournament}")),
            ("unknown_group", eve[0].post(f"{where}/entrants")),
        ]:
            with pytest.raises(Refused, match=refused):
                await way
        assert len(await ana.get(f"/api/groups/{group['id']}/tournaments")) == 1
        await ben.post(f"{where}/entrants")
        await ana.post(f"{where}/rounds", {"round": 1})
        with pytest.raises(Refused, match="tournament_begun"):
            await ben.post(f"{where}/entrants")
        await ana.delete(where)
        assert await ana.get(f"/api/groups/{group['id']}/tournaments") == []
        assert len((await ben.get(f"/api/groups/{group['id']}"))["tables"]) == 1, "its tables stay"

    run(story())


OVERSIZED: list[tuple[str, Any]] = [
    ("", {"name": "x" * 70_000, "game": "pantry", "kind": "robin"}), ("", {"name": "x" * 41, "game": "pantry", "kind": "robin"}),
    ("", {"name": "Cup", "game": "pantry" * 20_000, "kind": "robin"}),
    ("", {"name": "Cup", "game": "pantry", "kind": "swiss", "rounds": 10**9}),
    ("", {"name": "Cup", "game": "pantry", "kind": "robin", "options": {"columns": "9" * 70_000}}),
    ("/CUP/rounds", {"round": 10**30}), ("/CUP/rounds", {"round": -1}), ("/CUP/rounds", {"round": 1, "tables": ["x"] * 10_000}),
]  # fmt: skip


@pytest.mark.parametrize(("path", "body"), OVERSIZED)
def test_what_is_too_much_is_refused_and_changes_nothing(server: Served, path: str, body: Any) -> None:
    async def story() -> None:
        people, group = await befriend(server, "Ana", "Ben")
        where = await begun(people, group["id"])
        every = where.rpartition("/")[0]
        before = await people[0].get(where)
        with pytest.raises(Refused):
            await people[0].post(every + path.replace("CUP", where.rpartition("/")[2]), body)
        assert await people[0].get(where) == before
        assert len(await people[0].get(every)) == 1

    run(story())


def test_who_has_left_the_group_has_no_part_in_its_tournaments(server: Served) -> None:
    async def story() -> None:
        people, group = await befriend(server, "Ana", "Ben", "Cy", "Dee")
        ana, ben = people[:2]
        where = await begun(people, group["id"])
        await ana.post(f"{where}/rounds", {"round": 1})
        await ben.delete(f"/api/groups/{group['id']}/members")
        tries = [
            ben.get(where), ben.get(where.rpartition("/")[0]), ben.post(f"{where}/entrants"), ben.delete(f"{where}/entrants"),
            ben.post(f"{where}/rounds", {"round": 2, "force": True}), ben.delete(where),
            ben.post(where.rpartition("/")[0], {"name": "Mine", "game": "pantry", "kind": "robin"}),
        ]  # fmt: skip
        for came in await asyncio.gather(*tries, return_exceptions=True):
            assert isinstance(came, Refused)
            assert came.code == "unknown_group"
        seen = await ana.post(f"{where}/rounds", {"round": 2, "force": True})
        assert "Ben" not in [name for table in seen["played"][0]["tables"] for name in table["names"]]
        assert [row["name"] for row in seen["rows"] if row.get("gone")] == ["Ben"]
        await ben.post(f"/api/groups/{group['id']}/members", {"code": group["code"]})
        with pytest.raises(Refused, match="tournament_begun"):
            await ben.post(f"{where}/entrants")

    run(story())


def test_two_devices_at_once_enter_and_withdraw_once(server: Served) -> None:
    async def story() -> None:
        (ana, phone), group = await befriend(server, "Ana", "Ben")
        where = await begun([ana], group["id"])
        laptop = Person(server.url)
        laptop.http.cookies.set("stockpot", phone.http.cookies["stockpot"], domain="127.0.0.1")
        both = await asyncio.gather(*(one.post(f"{where}/entrants") for one in (phone, laptop)))
        assert [[row["name"] for row in one["rows"]].count("Ben") for one in both] == [1, 1]
        left = await asyncio.gather(
            *(one.delete(f"{where}/entrants") for one in (phone, laptop)), return_exceptions=True
        )
        assert {getattr(one, "code", "done") for one in left} <= {"done", "not_entered"}
        assert [row["name"] for row in (await ana.get(where))["rows"] if not row.get("gone")] == ["Ana"]

    run(story())
