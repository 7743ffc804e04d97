"""Tables that are dealt ahead: what a page shows before the house is awake is what the house says then."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import stockpot
from stockpot.local.keep import Changes, MemoryKeep
from tests.support.client import Refused
from tests.support.local import Here

every_game = pytest.mark.parametrize("game", stockpot.game_names())


def wanted(game: str, edition: str = "first", **more: Any) -> dict[str, Any]:
    return {"edition": edition, "table": {"game": game, "seats": ["me", "cook", "cook"], **more}}


async def waiting(keep: MemoryKeep, game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await keep.get(f"next {game}"))
    return found


async def taken(keep: MemoryKeep, game: str) -> dict[str, Any]:
    """As a page takes it, before anything of Python runs."""
    found = await waiting(keep, game)
    await keep.write(Changes(values={f"next {game}": ""}))
    return found


@every_game
def test_a_page_was_told_what_the_house_will_say(game: str) -> None:
    async def story() -> None:
        keep = MemoryKeep()
        here = await Here.named("Ana", keep)
        await here.post("/api/tables/ahead", wanted(game))
        assert (await here.get("/api/tables"))["yours"] == [], "nobody has seen it"
        found = await taken(keep, game)
        told = [json.loads(text) for text in found["messages"]]
        assert told[0]["type"] == "welcome"
        last = [update["game"] for update in told if update.get("game")][-1]
        assert 0 in last["to_act"]
        assert last["legal"]
        again = Here(keep)  # the next day
        async with again.at(found["table"], previews=True) as ana:
            news = [one for update in told for one in update.get("news", [])]
            assert [one["kind"] for one in news] == ana.kinds()[: len(news)]
            assert ana.game == last or game in ("soup", "sapotage"), (
                "only where all decide at once a bot may be quicker"
            )
            assert ana.legal == last["legal"]
            await ana.ask("play", move=last["legal"][0]["id"])
        await again.rest()
        assert [one["id"] for one in (await again.get("/api/tables"))["yours"]] == [found["table"]]

    asyncio.run(story())


def test_one_table_waits_in_a_game() -> None:
    async def story() -> None:
        keep = MemoryKeep()
        here = await Here.named("Ana", keep)
        await here.post("/api/tables/ahead", wanted("soup"))
        first = await waiting(keep, "soup")
        await here.post("/api/tables/ahead", wanted("soup"))
        assert await waiting(keep, "soup") == first
        await here.post("/api/tables/ahead", wanted("soup", "second"))
        second = await waiting(keep, "soup")
        assert second["edition"] == "second"
        assert [*keep.logs] == [second["table"]], "what was dealt by other rules is gone"

    asyncio.run(story())


def test_nothing_of_it_tells_the_seed_or_what_others_hold() -> None:
    async def story() -> None:
        keep = MemoryKeep()
        here = await Here.named("Ana", keep)
        await here.post("/api/tables/ahead", wanted("soup"))
        found = await waiting(keep, "soup")
        seed = json.loads(keep.logs[found["table"]][0])["seed"]
        assert seed
        assert seed not in "".join(found["messages"])
        async with here.at(found["table"], previews=True) as ana:
            assert ana.game is not None
            assert json.loads(found["messages"][1])["game"]["view"] == ana.game["view"]

    asyncio.run(story())


def test_it_goes_with_the_person_for_whom_it_was_dealt() -> None:
    async def story() -> None:
        keep = MemoryKeep()
        here = await Here.named("Ana", keep)
        await here.post("/api/tables/ahead", wanted("soup"))
        await here.put("/api/me", {"name": "Ana"})
        assert keep.logs
        await here.put("/api/me", {"name": "Bob"})
        assert not keep.logs
        assert not await keep.get("next soup")
        await here.post("/api/tables/ahead", wanted("soup"))
        await here.delete("/api/me")
        assert not keep.logs
        assert not keep.values
        with pytest.raises(Refused, match="no_identity"):
            await here.post("/api/tables/ahead", wanted("soup"))

    asyncio.run(story())


@pytest.mark.parametrize("body", [{}, wanted("chess"), wanted("soup", seats=["me", "free"])])
def test_what_cannot_be_dealt_is_refused(body: Any) -> None:
    async def story() -> None:
        here = await Here.named("Ana", keep := MemoryKeep())
        with pytest.raises(Refused):
            await here.post("/api/tables/ahead", body)
        assert not keep.logs

    asyncio.run(story())
