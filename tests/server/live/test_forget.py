"""A person wants to be deleted."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
import sqlalchemy as sa

from stockpot.api.records import verify
from stockpot.server.store.schema import metadata
from tests.server.friends.support import befriend, id_of, played
from tests.support.client import Refused
from tests.support.server import Person, Served, run, seated


def everything(server: Served) -> str:
    """All that the database holds, as text."""

    def read(connection: sa.Connection) -> str:
        lines = []
        for name in sa.inspect(connection).get_table_names():
            lines += [" ".join(map(str, row)) for row in connection.exec_driver_sql(f'SELECT * FROM "{name}"')]
        return "\n".join(lines)

    return str(server.wait_for(server.service.store.database.read(read)))


def test_name_settings_and_words_of_a_person_go_and_their_moves_stay(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, (_, ben), (first, _)):
            zoe = await Person.named(server.url, "Zoe Unmistakable")
            who = zoe.http.cookies["stockpot"].partition(".")[0]
            await zoe.put("/api/me/settings", {"notices": "none", "email": "zoe@unmistakable.example"})
            await zoe.post("/api/me/carry")
            other = await zoe.create("soup", ["me", "free"], open=True)
            await zoe.post(f"/api/tables/{table}/requests", {"type": "chat", "id": "1", "text": "unmistakable words"})
            async with zoe.at(other) as hers, ben.at(other) as his:
                await his.ask("sit")
                await hers.ask("start")
                await hers.ask("play", move="bug soup")
                await hers.ask("chat", text="more unmistakable words")
                before = everything(server)
                assert before.lower().count("unmistakable") >= 3
                assert who in before
                assert (await zoe.http.delete("/api/me")).status_code == 200
                after = everything(server)
                assert "unmistakable" not in after.lower()
                assert who not in after
                await his.until(lambda: his.table["seats"][0].get("resigned"))
                await his.play_on(random.Random(1))
                record = await ben.get(f"/api/tables/{other}/record")
                assert verify(record).moves[0][:2] == (0, "bug soup")
                assert "Unmistakable" not in json.dumps(record)
            await first.until(lambda: any(one["kind"] == "said" and one.get("text") == "" for one in first.news))
            with pytest.raises(Refused, match="no_identity"):
                await zoe.get("/api/me")

    run(story())


PERSONS = {"who", "whom", "by", "admin", "host", "people.id", "tables.owing", "tables.seats"}
"""Columns that hold the ids of people, by their own name or with that of their table."""
OTHERS = {
    "table", "id", "game", "status", "last", "name", "kind", "endpoint", "token", "program", "level", "code", "meets", "zone",
    "group", "tournament",
}  # fmt: skip
"""Columns of text that do not."""


def person_columns() -> list[sa.Column[Any]]:
    """All columns that may name a person. A column that nobody has thought of yet is found here."""
    texts = [one for kind in metadata.sorted_tables for one in kind.columns if isinstance(one.type, sa.String)]
    found = [one for one in texts if {one.name, str(one)} & PERSONS]
    assert {one.name for one in texts} - {one.name for one in found} <= OTHERS, "does it name people?"
    return found


def fill_up(connection: sa.Connection, who: str) -> None:
    """A row about a person in every table that has none of them yet."""
    plain = {
        sa.String: "filler",
        sa.BigInteger: 10**15,
        sa.Integer: 1,
        sa.Double: 1.0,
        sa.Boolean: False,
        sa.LargeBinary: b"{}",
    }
    columns = person_columns()
    for kind in {one.table for one in columns}:
        mine = [one for one in columns if one.table is kind]
        if connection.execute(sa.select(kind).where(*(one.contains(who) for one in mine))).first() is None:
            rest = {one.name: next(v for k, v in plain.items() if isinstance(one.type, k)) for one in kind.columns}
            connection.execute(sa.insert(kind).values({**rest, **{one.name: who for one in mine}}))


def test_nothing_is_left_of_a_person_in_any_column_of_the_schema(server: Served) -> None:
    """Whatever tables there are, now or later: a row about the person is put into each, then they delete themselves."""

    async def story() -> None:
        zoe = await Person.named(server.url, "Zoe")
        who, database = id_of(zoe), server.service.store.database
        server.wait_for(database.write(lambda connection: fill_up(connection, who)))
        for column in person_columns():
            named = sa.select(sa.func.count()).where(column.contains(who))
            assert server.wait_for(database.rows(named))[0][0], f"{column} names the person before"
        await zoe.delete("/api/me")
        assert who not in everything(server)

    run(story())


def test_only_somebody_can_be_deleted(server: Served) -> None:
    async def story() -> None:
        response = await Person(server.url).http.delete("/api/me")
        assert response.status_code == 401

    run(story())


def test_nothing_is_left_of_a_person_in_groups_results_ratings_and_tournaments(server: Served) -> None:
    async def story() -> None:
        (zoe, ben, cy), group = await befriend(server, "Zoe Unmistakable", "Ben", "Cy")
        who, where = id_of(zoe), f"/api/groups/{group['id']}"
        await zoe.put("/api/me/record/rated", {"on": True})
        later = server.service.tables.now() + 10**6
        table = played(server, "soup", [who, id_of(ben), "@random"], group["id"], seed="z", at=later)
        await zoe.put(f"/api/tables/{table}/away", None)
        cup = await zoe.post(f"{where}/tournaments", {"name": "Cup", "game": "pantry", "kind": "swiss"})
        for person in (ben, cy):
            await person.post(f"{where}/tournaments/{cup['id']}/entrants")
        await zoe.post(f"{where}/tournaments/{cup['id']}/rounds", {"round": 1})
        await zoe.post(f"{where}/tables", {"game": "soup", "seats": ["me", "free"]})
        assert everything(server).count(who) > 8
        await zoe.delete("/api/me")
        after = everything(server)
        assert who not in after
        assert "unmistakable" not in after.lower()
        seen = await ben.get(where)
        assert [(one["name"], one.get("admin", False)) for one in seen["members"]] == [("Ben", True), ("Cy", False)]
        (game,) = (await ben.get(f"{where}/history"))["games"]
        assert sorted(seat.get("name", "") for seat in game["seats"]) == ["", "", "Ben"]
        assert [one["name"] for one in (await ben.get(f"{where}/standings"))["overall"]] == ["Ben"]
        left = await cy.get(f"{where}/tournaments/{cup['id']}")
        assert sorted(row["name"] for row in left["rows"]) == ["Ben", "Cy"]
        with pytest.raises(Refused, match=r"unknown_group|no_identity"):
            await zoe.get(where)

    run(story())
