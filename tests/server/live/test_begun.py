"""Tables that were begun without a server go on at one, and back."""

from __future__ import annotations

import random

import pytest

from tests.support.client import SEEDS, Refused
from tests.support.local import Here
from tests.support.server import Person, Served, run


def test_a_table_begun_without_a_server_goes_on_at_one_and_back(server: Served) -> None:
    async def story() -> None:
        here, ana = await Here.named("Ana"), await Person.named(server.url, "Ana")
        async with here.seated("soup", ["me", "random", "random"]) as alone:
            await alone.play_on(random.Random(1), 3)
            await alone.until(lambda: alone.to_act == [0])
            await here.rest()
            file = await here.get(f"/api/tables/{alone.table['id']}/file")
        taken = await ana.post("/api/tables/import", file)
        async with ana.at(taken["table"]) as there:
            assert there.table["carried"]
            assert there.table["host"]
            assert there.game["view"] == alone.game["view"]
            await there.play_on(random.Random(1), 2)
            await there.until(lambda: there.to_act == [0])
        back = await here.post("/api/tables/import", await ana.get(f"/api/tables/{taken['table']}/file"))
        async with here.at(back["table"]) as home:
            assert home.game["view"] == there.game["view"]
            await home.play_on(random.Random(1))
            assert home.status == "over"

    run(story())


def test_a_server_deals_anew_what_has_not_begun_and_friends_can_join(server: Served) -> None:
    async def story() -> None:
        here, ana, ben = await Here.named("Ana"), *[await Person.named(server.url, name) for name in ("Ana", "Ben")]
        SEEDS.extend(["a seed of the device", "a seed of the server"])
        file = await here.get(f"/api/tables/{await here.create('soup', ['me', 'free'])}/file")
        taken = await ana.post("/api/tables/import", file)
        async with ben.at(taken["table"], code=taken["code"]) as second:
            await second.ask("sit", code=taken["code"])
            await second.ask("start")
            assert "carried" not in second.table
            assert server.service.tables.live[taken["table"]].room.created.seed == "a seed of the server"

    run(story())


def test_nobody_takes_a_seed_away_from_others(server: Served) -> None:
    async def story() -> None:
        ana, ben = [await Person.named(server.url, name) for name in ("Ana", "Ben")]
        table = await ana.create("soup", ["me", "free"], open=True)
        async with ben.at(table) as second:
            await second.ask("sit")
            await second.ask("start")
        with pytest.raises(Refused, match="others_play"):
            await ana.get(f"/api/tables/{table}/file")
        with pytest.raises(Refused, match="not_host"):
            await ben.get(f"/api/tables/{table}/file")

    run(story())
