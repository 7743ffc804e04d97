"""Groups in tests: people who know each other, and games that they have played to the end."""

from __future__ import annotations

import random
from typing import Any

import stockpot
from stockpot.core.random import DEALING
from stockpot.room import log
from stockpot.room.room import rebuild
from stockpot.room.views import listing
from stockpot.server.live.tables import new_id
from stockpot.server.store.event_log import Append, Invites
from stockpot.server.store.table_lists import Summary
from tests.support.client import SHORT
from tests.support.server import Person, Served


def id_of(person: Person) -> str:
    """The id that nobody else is told."""
    return str(person.http.cookies["stockpot"].partition(".")[0])


async def befriend(server: Served, *names: str) -> tuple[list[Person], dict[str, Any]]:
    """People with these names, in a group of the first one's."""
    people = [await Person.named(server.url, name) for name in names]
    group = await people[0].post("/api/groups", {"name": "Tuesday kitchen"})
    for person in people[1:]:
        await person.post(f"/api/groups/{group['id']}/members", {"code": group["code"]})
    return people, await people[0].get(f"/api/groups/{group['id']}")


def random_log(game: str, seats: list[log.Chair], seed: str, at: int, **more: Any) -> list[log.AnyEntry]:
    """The log of a whole game, played at random."""
    options = SHORT.get(game, {})
    table, chance = stockpot.Table(game, len(seats), seed, options), random.Random(seed)
    made = log.Created(
        who=seats[0].who, at=at, game=game, rules=table.game.rules_version, options=options, seats=seats, open=False, undo="none",
        code=f"code-{seed}", seed=seed, dealing=DEALING, **more,
    )  # fmt: skip
    entries: list[log.AnyEntry] = [made, log.Started(at=at)]
    while not table.over:
        seat = chance.choice(table.to_act)
        action = chance.choice(table.legal(seat))
        table.play(seat, action)
        entries.append(log.Moved(seat=seat, move=action.text, at=at + len(entries)))
    return entries


def put(server: Served, entries: list[log.AnyEntry], group: str = "") -> str:
    """A table with this log, as a server leaves it behind; its name."""
    table, room = new_id(), rebuild(entries)
    who = sorted(room.people())
    summary = Summary(id=table, changed=entries[-1].at, **listing(room)._asdict())
    invites = Invites(group, room.created.code) if group else None
    server.wait_for(server.service.store.log.append(Append(table, 1, entries, summary, who, invites=invites)))
    return table


def played(
    server: Served, game: str, who: list[str], group: str = "", seed: str = "1", at: int = 1_800_000_000_000, **more: Any
) -> str:  # fmt: skip
    """A finished game of people, and bots (`@cook`), of a group; it is kept how it ended."""
    seats = [log.Chair(level=one[1:]) if one[0] == "@" else log.Chair(one) for one in who]
    table = put(server, random_log(game, seats, seed, at, **more), group)
    server.wait_for(server.service.scores.catch_up())
    return table


def finish(server: Served, table: str) -> None:
    """A table that waits with everybody in their seats is played at random, and it is kept how it ended."""
    made = server.wait_for(server.service.tables.read(table)).created
    entries = random_log(made.game, made.seats, str(made.seed), made.at)
    summary = Summary(id=table, changed=entries[-1].at, **listing(rebuild([made, *entries[1:]]))._asdict())
    server.wait_for(server.service.store.log.append(Append(table, 2, entries[1:], summary)))
    server.wait_for(server.service.scores.catch_up())
