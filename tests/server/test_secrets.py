"""What is sent to a viewer is the same, byte for byte, at all tables that the viewer cannot tell apart."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import stockpot
from stockpot.bench.load.wire import dial
from stockpot.core import engine
from stockpot.room import log
from stockpot.room.door import outcome
from stockpot.room.room import Room
from stockpot.server.live.live_table import LiveTable
from stockpot.server.net.app import socket_schema
from stockpot.testing.settings import Setting, some_way_in, viewers
from tests.support.client import PATIENCE, Client
from tests.support.server import Ear, HandSetTime, Person, Served, run, seated, serving
from tests.support.settings import every_setting

SEEDS = range(3)
MOMENTS = 16
"""Moments of a game that are looked at over real sockets, beside those before and after the first decision of each kind."""
SPECTATORS = re.compile(rb'"spectators":\d+,?')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Its clock stands still: what differs does not differ by the time."""
    with serving(tmp_path_factory.mktemp("secrets"), time=HandSetTime()) as served:
        yield served


# ----------------------------------------------------------------------------------------------------- over real sockets


@pytest.mark.parametrize("game", stockpot.game_names())
def test_a_socket_gives_the_same_bytes_when_all_that_is_hidden_is_redealt(server: Served, game: str) -> None:
    run(redeal_under_open_sockets(server, game))


async def redeal_under_open_sockets(server: Served, game: str) -> None:
    """A whole game, looked at when each kind of decision first comes up and at some other moments."""
    chance = random.Random(game)
    players = stockpot.game(game).players[0]
    async with seated(server, game, players, undo="none") as (table, persons, clients):
        room = server.service.tables.live[table].room
        played = random_game(stockpot.Table(game, players, room.created.seed), chance)
        passer_by = Person(server.url)
        for stop in stops(played, chance):
            await play_up_to(server, table, played, stop, clients)
            for viewer, person in [*enumerate(persons), (None, passer_by)]:
                known = (await person.get(f"/api/tables/{table}"))["seq"]
                truth = await all_bytes(person, table, known)
                with redealt(server, table, viewer, chance.getrandbits(32)):
                    assert await all_bytes(person, table, known) == truth
        assert clients[0].status == "over"


def random_game(table: stockpot.Table, chance: random.Random) -> list[tuple[int, str, str]]:
    """The moves of a game played at random: seat, text and kind."""
    moves = []
    while not table.over:
        seat = chance.choice(table.to_act)
        action = chance.choice(table.legal(seat))
        moves.append((seat, action.text, str(table.parts(seat, action)["kind"])))
        table.play(seat, action)
    return moves


def stops(moves: list[tuple[int, str, str]], chance: random.Random) -> list[int]:
    """Before and after the first decision of each kind, at some moments between, and at the end."""
    kinds = [kind for _, _, kind in moves]
    first = {kinds.index(kind) for kind in set(kinds)}
    some = {chance.randrange(len(moves)) for _ in range(MOMENTS)}
    return sorted({*first, *(number + 1 for number in first), *some, len(moves)})


async def play_up_to(
    server: Served, table: str, moves: list[tuple[int, str, str]], stop: int, clients: list[Client]
) -> None:
    """Bring the table to where a number of moves are made, the last of them over the socket of its player."""
    live = server.service.tables.live[table]
    made = len(live.room.playing().moves)
    entries = [log.Moved(seat=seat, move=text) for seat, text, _ in moves[made : stop - 1]]
    if entries:
        server.wait_for(live.commit(outcome(live.room, entries)))
    if made < stop:
        seat, text, _ = moves[stop - 1]
        await clients[seat].ask("play", move=text)
    await asyncio.gather(*(catch_up(client) for client in clients))


async def one_move(clients: list[Any], chance: random.Random) -> None:
    if clients[0].status == "over":
        return
    mover = clients[chance.choice(clients[0].to_act)]
    await mover.until(lambda: mover.legal or mover.status == "over")
    await mover.ask("play", move=chance.choice(mover.legal)["id"])
    made = max(client.seq for client in clients)
    await asyncio.gather(*(catch_up(client) for client in clients))
    assert made <= max(client.seq for client in clients)


async def catch_up(client: Any) -> None:
    """Everything sent before the pong has arrived with it."""
    pongs = len(client.strays)
    await client.connection.send('{"type": "ping"}')
    await client.until(lambda: len(client.strays) > pongs)


async def all_bytes(person: Person, table: str, known: int) -> list[bytes]:
    """All that a socket, the REST interface and a refused move give away; how many look on may differ."""
    heard: list[bytes] = []
    pong = asyncio.get_running_loop().create_future()

    def hear(data: bytes) -> None:
        heard.append(SPECTATORS.sub(b"", data))
        if data == b'{"type":"pong"}':
            pong.set_result(None)

    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    wire = await dial(f"{person.url.replace('http', 'ws')}/ws/tables/{table}", cookie, hear)
    wire.send(b'{"type": "hello", "v": 2, "previews": true, "seq": %d}' % max(0, known - 30))
    wire.send(b'{"type": "play", "id": "a move that is none", "move": "no such thing"}')
    wire.send(b'{"type": "ping"}')
    await asyncio.wait_for(pong, PATIENCE)
    wire.close()
    return [*heard, SPECTATORS.sub(b"", (await person.http.get(f"/api/tables/{table}")).content)]


@contextlib.contextmanager
def redealt(server: Served, table: str, viewer: int | None, seed: int) -> Any:
    """The live table with another game in it, one that the viewer cannot tell from the true one."""
    room = server.service.tables.live[table].room
    truth = room.table
    assert truth is not None

    def swap(other: stockpot.Table) -> None:
        room.lay(other)

    server.call(lambda: swap(with_past(truth.redeal(viewer, seed), truth)))
    yield
    server.call(lambda: swap(truth))


def with_past(guess: stockpot.Table, truth: stockpot.Table) -> stockpot.Table:
    guess._moves, guess.origin = (
        list(truth.history),
        truth.origin,
    )  # a redealt table has no past; the room's log still has
    return guess


# ------------------------------------------------------------------------------------------------ for every setting


def live_table(server: Served, table: stockpot.Table, past: stockpot.Table) -> LiveTable:
    """A table in the server's memory with a game under way; person `s` sits in seat s."""
    seats = [log.Chair(who=f"person {seat}") for seat in range(table.players)]
    created = log.Created(
        game=table.name, rules=table.game.rules_version, options={}, seats=seats, open=True, undo="consent", code="",
        seed="never sent",
    )  # fmt: skip
    room = Room(created)
    room.apply(log.Started())
    for move in past.history:
        room.remember(log.Moved(seat=move.seat, move=move.text, note=move.note), move)
    room.lay(with_past(table.copy(), past))
    return LiveTable("secrets", room, server.service.tables)


async def listen(
    server: Served, table: stockpot.Table, past: stockpot.Table, viewer: int | None, move: log.Moved
) -> Any:
    """What a viewer hears on entering and when a move is made, and what it sees then."""
    live = live_table(server, table, past)
    ear = Ear("nobody" if viewer is None else f"person {viewer}")
    await live.join(ear, 0)
    live._carry_out([move])
    after = live.room.playing()
    return ear.heard, (after.over, json.dumps(after.view(viewer), sort_keys=True))


@every_setting
def test_entering_and_every_move_give_the_same_bytes_when_all_that_is_hidden_is_redealt(
    server: Served, setting: Setting
) -> None:
    for seed in SEEDS:
        table, chance = some_way_in(setting, seed), random.Random(seed)
        seat = chance.choice(table.to_act)
        for viewer in viewers(table):
            other = table.redeal(viewer, seed)
            for action in chance.sample(table.legal(seat), min(3, len(table.legal(seat)))):
                if other.why_not(seat, action.id) is None:
                    move = log.Moved(seat=seat, move=action.text)
                    heard, sight = server.wait_for(listen(server, table, table, viewer, move))
                    guess = log.Moved(seat=seat, move=other.game.words.write(other.state, seat, action.id))
                    same, look = server.wait_for(listen(server, other, table, viewer, guess))
                    assert same[:2] == heard[:2]
                    assert (same == heard) == (look == sight)


@every_setting
def test_a_secret_move_is_told_in_the_same_bytes_whatever_it_is(server: Served, setting: Setting) -> None:
    for seed in SEEDS:
        table, chance = some_way_in(setting, seed), random.Random(seed)
        seat = chance.choice(table.to_act)
        for viewer in set(table.to_act) - {seat}:
            if engine.is_secret(table.state.handle, viewer):
                told: dict[str, list[bytes]] = {}
                for action in table.legal(seat)[:6]:
                    move = log.Moved(seat=seat, move=action.text)
                    heard, (_, sight) = server.wait_for(listen(server, table, table, viewer, move))
                    assert told.setdefault(sight, heard) == heard


def test_nothing_that_is_sent_names_the_seed_before_the_end(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, persons, clients):
            seed = server.service.tables.live[table].room.created.seed.encode()
            rest = (await persons[0].http.get(f"/api/tables/{table}")).content
            refused = await persons[0].http.get(f"/api/tables/{table}/record")
            assert refused.status_code == 409
            for _ in range(12):
                await one_move(clients, random.Random(1))
            for data in [rest, refused.content, *(data for client in clients for data in client.raw)]:
                assert seed not in data

    run(story())


def test_messages_hold_nothing_but_what_the_protocol_names() -> None:
    """People's ids are no field of anything that is sent."""
    schema = socket_schema()
    text = json.dumps(schema["to_client"]) + json.dumps(schema["$defs"])
    assert '"who"' not in text
