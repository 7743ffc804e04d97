"""Whole games of every game over real sockets."""

from __future__ import annotations

import asyncio
import random

import pytest

import stockpot
from stockpot.api.records import verify
from stockpot.room.room import hash_of_seed
from tests.support.client import SHORT, Client
from tests.support.server import Person, Served, run


@pytest.mark.parametrize("game", stockpot.game_names())
def test_two_people_and_bots_play_a_whole_game(server: Served, game: str) -> None:
    run(whole_game(server, game))


async def whole_game(server: Served, game: str) -> None:
    ana, ben, eve = [await Person.named(server.url, name) for name in ("Ana", "Ben", "Eve")]
    players = max(2, min(3, stockpot.game(game).players[-1]), stockpot.game(game).players[0])
    table = await ana.create(game, ["me", "free", *["thumb"] * (players - 2)], open=True, options=SHORT.get(game, {}))
    async with ana.at(table) as first, ben.at(table) as second, eve.at(table) as watcher:
        published = first.table["seed_hash"]
        await second.ask("sit")
        assert second.seat == 1
        await first.ask("start")
        await asyncio.gather(first.play_on(random.Random(1)), second.play_on(random.Random(2)))
        await watcher.until(lambda: watcher.status == "over")
        record = await eve.get(f"/api/tables/{table}/record")
        check_ends(first, second, watcher)
        assert hash_of_seed(first.table["seed"]) == published == record["seed_hash"]
        replayed = verify(record, published)
        assert replayed.over
        assert replayed.view(0) == first.game["view"]
        assert replayed.view(1) == second.game["view"]
        assert replayed.view(None) == watcher.game["view"]


def check_ends(*clients: Client) -> None:
    for client in clients:
        assert client.status == "over"
        assert client.game["to_act"] == []
        assert not client.legal
