"""A person wants to be deleted."""

from __future__ import annotations

import json
import random

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
        for name in metadata.tables:
            if name == "settings":
                continue
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
