"""Whole games in a house without a server, in the words of the server's own tests."""

from __future__ import annotations

import asyncio
import random

import pytest

import stockpot
from tests.support.client import SHORT, Refused
from tests.support.local import Here

every_game = pytest.mark.parametrize("game", stockpot.game_names())


@every_game
def test_somebody_plays_a_whole_game_against_bots(game: str) -> None:
    async def story() -> None:
        here = await Here.named("Ana")
        players = min(stockpot.game(game).players)
        async with here.seated(game, ["me", *["thumb"] * (players - 1)], options=SHORT.get(game, {})) as ana:
            await ana.play_on(random.Random(1))
            assert ana.status == "over"
            assert {"started", "moved"} <= set(ana.kinds())
            table = ana.table["id"]
        record = await here.get(f"/api/tables/{table}/record")
        assert stockpot.replay(record["record"]).over
        assert record["seats"][0] == ["Ana", None]
        replay = await here.get(f"/api/tables/{table}/replay", count=3)
        assert [frame["number"] for frame in replay["frames"]] == [0, 1, 2]
        await here.rest()
        assert (await here.get("/api/tables"))["yours"][0]["status"] == "over"

    asyncio.run(story())


def test_nobody_is_somebody_before_they_have_a_name() -> None:
    async def story() -> None:
        here = Here()
        with pytest.raises(Refused, match="no_identity"):
            await here.get("/api/me")
        with pytest.raises(Refused, match="no_identity"):
            await here.create("soup", ["me", "thumb"])
        assert (await here.put("/api/me", {"name": " Ana "}))["name"] == "Ana"
        assert (await here.get("/api/me"))["name"] == "Ana"

    asyncio.run(story())
