"""A client that comes back gets exactly what it missed."""

from __future__ import annotations

import asyncio
import random

import pytest

import stockpot
from tests.support.client import SHORT
from tests.support.server import Person, Served, run, seated


@pytest.mark.parametrize("game", stockpot.game_names())
def test_a_client_that_comes_back_gets_exactly_what_it_missed(server: Served, game: str) -> None:
    async def story() -> None:
        chance = random.Random(game)
        players = stockpot.game(game).players[0]
        options = SHORT.get(game, {})
        async with seated(server, game, 2, bots=players - 2, options=options) as (table, persons, (first, second)):
            steady = asyncio.create_task(first.play_on(random.Random(1)))
            heard, seq, over = list(second.news), second.seq, False
            await second.connection.close()
            while not over:
                async with persons[1].at(table, seq=seq) as back:
                    await back.play_on(chance, moves=chance.randrange(1, 8))
                    over = back.status == "over"
                    heard, seq = heard + back.news, back.seq
            await steady
            async with persons[1].at(table) as whole:
                assert whole.news == heard
                assert [one["seq"] for one in heard] == list(range(1, len(heard) + 1))

    run(story())


def test_nothing_is_sent_again_to_who_has_it_all(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, persons, (first, _)):
            async with persons[0].at(table, seq=first.seq) as again:
                assert again.news == []
                assert again.game == first.game
            async with persons[0].at(table, seq=first.seq - 1) as again:
                assert again.news == first.news[-1:]

    run(story())


def test_a_table_forgotten_from_memory_comes_back_the_same(server: Served) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        table = await ana.create("soup", ["me", "random", "random"])
        async with ana.at(table) as client:
            await client.ask("start")
            await client.play_on(random.Random(1), moves=12)
            await client.ask("chat", text="back soon")
            await client.until(lambda: client.to_act == [0])
        before = await ana.get(f"/api/tables/{table}")
        server.call(lambda: server.service.tables.live.pop(table))
        assert await ana.get(f"/api/tables/{table}") == before
        server.call(lambda: server.service.tables.live.pop(table))
        async with ana.at(table) as again:
            assert again.news == client.news
            await again.play_on(random.Random(2))

    run(story())
