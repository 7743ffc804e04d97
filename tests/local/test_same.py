"""The application does not know the difference: a house without a server sends what a server sends, byte for byte.

Both have the same seed and the same clock, and bots here decide what the server's have decided. Only what a table is called
and its invitation are made up anew each time.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import re
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import stockpot
from stockpot.api.bots import Bots
from stockpot.core.table import Table
from stockpot.room import log
from stockpot.room.room import Room
from tests.support.client import SEEDS, SHORT, Client, Refused
from tests.support.local import Here
from tests.support.server import HandSetTime, Person, Served, run, serving

BRIEF = SHORT | {"sapone": {"target": 1}}
Somebody = Person | Here
Story = Callable[[Somebody, list[bytes]], Awaitable[None]]


class Again(Bots):
    """Bots that decide what others have decided before them, seat by seat."""

    def __init__(self, rooms: list[Room]) -> None:
        super().__init__()
        self.moves: dict[tuple[str, int], deque[str]] = defaultdict(deque)
        for room in rooms:
            for past in room.past:
                if isinstance(past.entry, log.Moved) and not past.entry.who:
                    self.moves[str(room.created.seed), past.entry.seat].append(past.entry.move)

    def choose(self, at: str, table: Table, seat: int, level: str, temperament: str | None) -> int:
        text = self.moves[str(table.origin["seed"]), seat].popleft()
        return next(action.id for action in table.legal(seat) if action.text == text)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder, time=HandSetTime(), workers=1) as served:
        yield served


def same(server: Served, story: Story) -> None:
    """Tell a story to a server and to a house without one, and compare what they say."""

    async def told(to: Somebody) -> list[bytes]:
        said: list[bytes] = []
        Client.keys = itertools.count(1)
        SEEDS.extend(map(str, range(100)))
        await story(to, said)
        SEEDS.clear()
        return said

    async def both() -> None:
        tables = server.service.tables.live
        before = {*tables}
        expected = await told(await Person.named(server.url, "Ana"))
        bots = Again([live.room for live in tables.values() if live.id not in before])
        found = await told(await Here.named("Ana", now=server.time.now, bots=bots))
        for number, (one, other) in enumerate(zip(expected, found, strict=False)):
            assert other == one, number
        assert len(found) == len(expected)

    run(both())


PERSON = re.compile(rb'"person":"[0-9a-f]{16}"')
"""What stands for a person at one table."""


def heard(client: Client, said: list[bytes]) -> None:
    """What a client was sent, with the table's names replaced."""
    assert client.table is not None
    names = {client.table["id"]: b"TABLE", client.table["code"]: b"CODE", client.table["card"]: b"CARD"}
    for data in client.raw:
        for name, instead in names.items():
            data = data.replace(name.encode(), instead)
        said.append(PERSON.sub(b'"person":"PERSON"', data))
    client.raw.clear()


async def my_turn(client: Client) -> bool:
    """Until bots have decided, and the person here decides, or the game is over."""
    await client.until(lambda: client.status == "over" or client.to_act == [client.seat])
    return client.status != "over"


async def answered(asked: Awaitable[Any], said: list[bytes]) -> Any:
    """What something brings, or how it is refused."""
    try:
        return await asked
    except Refused as refused:
        said.append(f"{refused.code} {refused.text} {refused.rule}".encode())
        return None


@pytest.mark.parametrize("game", stockpot.game_names())
def test_a_whole_game_against_bots(server: Served, game: str) -> None:
    players = min(stockpot.game(game).players)

    async def story(ana: Somebody, said: list[bytes]) -> None:
        chance = random.Random(4)
        table = await ana.create(game, ["me", *["thumb"] * (players - 1)], options=BRIEF.get(game, {}))
        async with ana.at(table, previews=True) as client:
            await client.ask("start")
            turns = 0
            while await my_turn(client):
                turns += 1
                move = chance.choice(client.legal)["text"]
                if turns == 3:
                    await client.ask("plan", moves=[move])
                    await client.ask("why", move=client.legal[0]["id"])
                if turns == 5:
                    await client.ask("undo")
                    if not await my_turn(client):
                        break
                    move = chance.choice(client.legal)["text"]
                await client.ask("play", move=move)
            heard(client, said)
        frames = {"first": 2, "count": 7, "viewer": "0"}, {"count": 3}
        for path, query in (
            ("", {}),
            ("/record", {}),
            ("/replay", frames[0]),
            ("/replay", frames[1]),
            ("/analysis", {}),
        ):
            body = await ana.get(f"/api/tables/{table}{path}", **query)
            body.pop("table", None)
            said.append(repr(body).encode())

    same(server, story)


def test_all_else_that_is_said_at_a_table(server: Served) -> None:
    async def story(ana: Somebody, said: list[bytes]) -> None:
        table = await ana.create("soup", ["me", "free", "free"], undo="free", clock={"move": 60}, stand_in="thumb")
        async with ana.at(table) as client:
            await answered(client.ask("start"), said)
            await client.ask("seat", seat=1, level="thumb")
            await answered(client.ask("seat", seat=2, level="nobody"), said)
            await client.ask("seat", seat=2, level="thumb")
            await client.ask("seat", seat=2)
            await client.ask("seat", seat=2, level="thumb")
            await answered(client.ask("play", move=0), said)
            await client.ask("chat", text="Hello\u200b  there")
            await client.ask("react", what="yum")
            await answered(client.ask("react", what="boo"), said)
            await client.ask("start", key="once")
            await my_turn(client)
            await client.ask("start", key="once")
            await answered(client.ask("play", move="no such thing"), said)
            await answered(client.ask("play", move=99), said)
            await answered(client.ask("undo"), said)
            await client.ask("play", move="clear water")
            await my_turn(client)
            await answered(client.ask("undo"), said)
            await answered(client.ask("cancel"), said)
            await answered(client.ask("nudge", seat=1), said)
            await answered(client.ask("mute", person="x"), said)
            await answered(client.ask("rematch"), said)
            await answered(client.ask("nonsense"), said)
            await client.ask("look", seat=0)
            await answered(client.ask("look", seat=1), said)
            await client.connection.send('{"type":"ping"}')
            await client.until(lambda: client.strays)
            await client.ask("leave")
            await client.until(lambda: client.status == "over")
            await answered(client.ask("return"), said)
            again = await client.ask("rematch")
            assert again["table"] == (await client.ask("rematch"))["table"]
            client.raw[:] = [data.replace(again["table"].encode(), b"AGAIN") for data in client.raw]
            heard(client, said)
            code = client.table["code"]
        async with ana.at(table, seq=5, code=code, previews=True) as client:
            client.raw[:] = [data.replace(again["table"].encode(), b"AGAIN") for data in client.raw]
            heard(client, said)
        async with ana.at(again["table"]) as client:
            heard(client, said)

    same(server, story)


def test_people_who_share_a_screen(server: Served) -> None:
    async def story(ana: Somebody, said: list[bytes]) -> None:
        chance = random.Random(1)
        names = ["Ana", "Ben", ""]
        table = await ana.create(
            "pantry", ["me", "me", "thumb"], hotseat=True, names=names, options={"targets": [1, 1, 1]}
        )
        async with ana.at(table, previews=True) as screen:
            await screen.ask("start")
            for _ in range(60):
                await screen.until(lambda: screen.status == "over" or 2 not in screen.to_act)
                await screen.look(None)
                if screen.status == "over":
                    break
                await screen.look(screen.to_act[0])
                await screen.ask("play", move=chance.choice(screen.legal)["id"])
            heard(screen, said)

    same(server, story)


def test_lessons(server: Served) -> None:
    async def story(ana: Somebody, said: list[bytes]) -> None:
        for name in stockpot.game_names():
            for lesson in stockpot.game(name).lessons:
                made = await ana.post("/api/tables", {"game": name, "lesson": lesson})
                async with ana.at(made["table"]["id"], previews=True) as client:
                    heard(client, said)
        assert (await ana.get("/api/tables"))["yours"] == []

    same(server, story)


def test_games_and_refusals(server: Served) -> None:
    async def story(ana: Somebody, said: list[bytes]) -> None:
        asked = [(path, lang) for path in ("", "/soup", "/soup/speech") for lang in ("en", "fr")]
        said += [repr(await ana.get(f"/api/games{path}", lang=lang)).encode() for path, lang in asked]
        new: dict[str, Any] = {"game": "soup", "seats": ["me", "thumb"]}
        for change in (
            {"game": "chess"}, {"seats": ["me"]}, {"seats": ["me", "me"]}, {"options": {"x": 1}}, {"stand_in": "x"},
            {"silence": 1}, {"lesson": "x", "seats": []}, {"clock": {}}, {"seats": ["me", "robot"]},
        ):  # fmt: skip
            await answered(ana.post("/api/tables", new | change), said)
        await answered(ana.get("/api/games/chess"), said)
        table = await ana.create("soup", ["me", "thumb"])
        await answered(ana.get(f"/api/tables/{table}/record"), said)
        await answered(ana.post(f"/api/tables/{table}/questions", {"type": "hint", "id": "1"}), said)
        await answered(ana.post("/api/tables/import", {"stockpot": 2}), said)
        await answered(ana.put("/api/me", {"name": "\u200b"}), said)

    same(server, story)


def test_who_did_not_say_hello_is_sent_away() -> None:
    async def story() -> None:
        here = await Here.named("Ana")
        table = await here.create("soup", ["me", "thumb"])
        for said, code in (
            ('{"type":"ping"}', 4400), ('{"type":"hello","v":1}', 4400), ("hello", 4400), ('{"type":"hello","v":2}', None)
        ):  # fmt: skip
            connection = here.connect(table)
            await connection.send(said)
            assert connection.code == code
        nowhere = here.connect("nowhere")
        await nowhere.send('{"type":"hello","v":2}')
        assert nowhere.code == 4404

    asyncio.run(story())
