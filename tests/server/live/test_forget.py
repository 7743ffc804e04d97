"""A person wants to be deleted."""

from __future__ import annotations

import json
import random

import pytest
import sqlalchemy as sa

from stockpot.api.records import verify
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


def test_only_somebody_can_be_deleted(server: Served) -> None:
    async def story() -> None:
        response = await Person(server.url).http.delete("/api/me")
        assert response.status_code == 401

    run(story())
