"""Finished games from elsewhere are taken in, to be looked at again."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import stockpot
from tests.support.client import Refused
from tests.support.server import Person, Served, run


def finished(game: str = "soup", seed: int = 4) -> stockpot.Table:
    table = stockpot.Table(game, stockpot.game(game).players[0], seed)
    chance = random.Random(seed)
    while not table.over:
        seat = chance.choice(table.to_act)
        table.play(seat, chance.choice(table.legal(seat)))
    return table


async def taken_in(server: Served, data: Any) -> tuple[Person, str, str]:
    ana = await Person.named(server.url, "Ana")
    made = await ana.post("/api/tables/import", data)
    return ana, made["table"], made["code"]


def test_a_saved_game_can_be_looked_at_again_by_those_with_the_link(server: Served) -> None:
    async def story() -> None:
        played = finished()
        save = {"stockpot_save": 1, "seats": [["Cleo\n", None], ["bot", "thumb"]], "record": played.record()}
        ana, table, code = await taken_in(server, save)
        seen = await ana.get(f"/api/tables/{table}")
        assert seen["table"]["imported"]
        assert seen["table"]["status"] == "over"
        assert [seat["name"] for seat in seen["table"]["seats"]] == ["Cleo", "bot"]
        assert seen["game"]["view"] == played.view(None)
        eve = await Person.named(server.url, "Eve")
        with pytest.raises(Refused, match="unknown_table"):
            await eve.get(f"/api/tables/{table}/replay")
        frames = await eve.get(f"/api/tables/{table}/replay", code=code, first=len(played.moves), viewer="0")
        assert frames["frames"][0]["view"] == played.view(0)
        exported = await eve.get(f"/api/tables/{table}/record", code=code)
        assert exported["record"] == json.loads(json.dumps(played.record()))
        assert table in {one["id"] for one in (await ana.get("/api/tables"))["yours"]}
        with pytest.raises(Refused, match="not_seated"):
            await ana.post(f"/api/tables/{table}/requests", {"type": "rematch", "id": "1"})

    run(story())


def test_a_game_that_began_from_a_position_can_be_taken_in(server: Served) -> None:
    async def story() -> None:
        start = stockpot.Table.from_position("soup", stockpot.Table("soup", 2, 9).position())
        chance = random.Random(1)
        while not start.over:
            seat = start.to_act[0]
            start.play(seat, chance.choice(start.legal(seat)))
        ana, table, _ = await taken_in(server, start.record())
        assert (await ana.get(f"/api/tables/{table}"))["game"]["view"] == start.view(None)

    run(story())


def test_what_is_no_record_of_a_finished_game_is_refused(server: Served) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        record = finished().record()
        unfinished = stockpot.Table("soup", 2, 1)
        unfinished.play(0, "bug soup")
        altered = {**record, "moves": [*record["moves"][:-1], [0, "bug 1"]]}
        other_rules = {**record, "rules": 99}
        for bad in (
            {},
            {"record": 7},
            {"record": unfinished.record()},
            altered,
            other_rules,
            {**record, "game": "chess"},
        ):
            with pytest.raises(Refused, match="bad_record"):
                await ana.post("/api/tables/import", bad)
        with pytest.raises(Refused, match="no_identity"):
            await Person(server.url).post("/api/tables/import", record)

    run(story())
