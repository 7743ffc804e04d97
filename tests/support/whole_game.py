"""A whole game with everything that a table can be asked, written down: two ways of running the rules must say the same.

It imports nothing but the standard library and Stockpot. As a program (`python whole_game.py GAME PLAYERS`) it prints what it
writes down, and whatever else was imported.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import stockpot
from stockpot.core.game import game
from stockpot.core.options import LANGUAGES
from stockpot.room import door, log
from stockpot.room import protocol as p
from stockpot.room.audience import Audience, Sent
from stockpot.room.requests import Around
from stockpot.room.room import Room

MOVES = 150
"""After so many decisions a table is left: what a long game asks for was asked for by then."""
MOVES_IN_ROOM = 20
SELDOM = 12
"""Every so many moves it is asked what takes long: previews, whether a move may be taken back."""


def story(name: str, players: int) -> Iterator[str]:
    """A game between `thumb` and `random`, line by line."""
    chance = random.Random(f"{name} {players}")
    table = stockpot.Table(name, players, seed="a whole game")
    bots = [stockpot.bot(name, level, seed=7) for level in ("thumb", "random")]
    while not table.over and len(table.moves) < MOVES:
        seat, lang = chance.choice(table.to_act), chance.choice(LANGUAGES)
        actions = table.legal(seat, lang)
        yield digest([table.asks(seat, lang), [(action.id, action.text, action.label) for action in actions]])
        yield digest([table.view(viewer) for viewer in (None, seat, stockpot.ALL_OPEN)])
        if len(table.moves) % SELDOM == 0:
            yield digest([str(table.preview(seat, action)) for action in actions[:3]])
        played = chance.choice(bots).choose(table, seat)
        table.play(seat, played)
        yield f"{seat} {played.text}: {hashlib.blake2b(table.state.to_bytes(), digest_size=8).hexdigest()}"
        if len(table.moves) % SELDOM == 0:
            yield str(stockpot.free_undo(table, seat))
            assert table.undo().undo().moves == table.moves[:-2]
    yield from ending(table)


def ending(table: stockpot.Table) -> Iterator[str]:
    """What is left of a game: it can be written down, read back and told."""
    assert stockpot.Table.from_position(table.name, table.position()).state == table.state
    record = json.loads(json.dumps(table.record()))
    assert stockpot.replay(record).state == table.state
    yield json.dumps(record, sort_keys=True)
    yield from table.log()
    yield str([table.scores, table.outcome, table.winners])
    yield table.state.to_bytes().hex()


class Client(NamedTuple):
    """Somebody who has a table open, and wants previews."""

    who: str
    eyes: None = None
    previews: bool = True


def room_story(name: str, players: int) -> Iterator[str]:
    """The beginning of a game behind the door of a table, as its host, another player and a spectator are told it."""
    people = [f"person {seat}" for seat in range(players)]
    room = Room(log.Created(
        game=name, rules=game(name).rules_version, options={}, seats=[log.Chair(who=who) for who in people], open=True,
        undo="consent", code="", seed="a room", who=people[0], at=1,
    ))  # fmt: skip
    room.apply(log.Started(at=1))
    audience = Audience[Client]("table", room, str.title, since=1)
    for who in (*people[:2], "somebody"):
        for sent in come(audience, Client(who)):
            yield from heard(sent)
    chance = random.Random(name)
    for now in range(2, 2 + MOVES_IN_ROOM):
        seat = chance.choice(room.to_act)
        wanted = chance.choice(room.playing().legal(seat)).text
        outcome = door.ask(room, people[seat], p.Play(id=str(now), move=wanted, seat=seat), Around(now))
        room.take(outcome.entries, outcome.steps)
        yield log.encode(outcome.entries[0]).decode()
        yield from heard(audience.tell(game=True, now=now))
    yield room.playing().state.to_bytes().hex()


def come(audience: Audience[Client], client: Client) -> Iterator[Sent[Client]]:
    """What everybody is told when somebody opens the table."""
    stream = yield from audience.catch_up(client, 0, 1)
    yield audience.join(client, stream, 1)


def heard(sent: Sent[Client]) -> Iterator[str]:
    """Who is told what."""
    for clients, pieces in sent:
        yield f"{sorted(client.who for client in clients)} {b''.join(pieces).decode()}"


def digest(said: Any) -> str:
    return hashlib.blake2b(json.dumps(said).encode(), digest_size=8).hexdigest()


def foreign() -> set[str]:
    """The packages that were imported beside the standard library."""
    loaded = {module.partition(".")[0] for module in sys.modules}
    return loaded - sys.stdlib_module_names - {"stockpot", "__main__"}


if __name__ == "__main__":
    name, players = sys.argv[1], int(sys.argv[2])
    print(json.dumps({"story": [*story(name, players), *room_story(name, players)], "foreign": sorted(foreign())}))
