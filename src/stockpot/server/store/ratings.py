"""Ratings in the database: who wants one, and how good people and bots are at each game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from stockpot.server.store.connection import Database, Work
from stockpot.server.store.results import Result
from stockpot.server.store.schema import put, rated, ratings

BOT = "@"
"""What the name of a bot's level begins with, beside the ids of people."""
LOCK = 0x52617465
"""Ratings are changed one game at a time, also by several processes."""

Skill = tuple[float, float]
Reckon = Callable[[Sequence[Skill], Sequence[int]], Sequence[Skill]]


@dataclass(frozen=True)
class Rating:
    """How good somebody is at a game, and how sure that is."""

    who: str
    game: str
    mu: float
    sigma: float
    games: int


class Ratings:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def want(self, who: str, on: bool, now: int) -> None:
        """A person wants to be rated from now on; or not any more, and what there was goes."""

        def work(connection: sa.Connection) -> None:
            if on:
                put(connection, rated, {"who": who, "since": now}, keep=("since",))
            else:
                for kind in (rated, ratings):
                    connection.execute(sa.delete(kind).where(kind.c.who == who))

        await self.database.write(work)

    async def wanted_by(self, who: str) -> bool:
        return bool(await self.database.rows(sa.select(rated.c.who).where(rated.c.who == who)))

    async def of(self, people: Iterable[str]) -> list[Rating]:
        """The ratings of these people."""
        query = sa.select(ratings).where(ratings.c.who.in_(sorted(people))).order_by(ratings.c.game)
        return [Rating(**row._mapping) for row in await self.database.rows(query)]

    async def of_bots(self) -> list[Rating]:
        query = sa.select(ratings).where(ratings.c.who.startswith(BOT)).order_by(ratings.c.game, ratings.c.mu.desc())
        return [Rating(**row._mapping) for row in await self.database.rows(query)]


def follow(result: Result, first: Skill, reckon: Reckon) -> Work[None]:
    """What a game changes, for those at the table who want it, and for bots."""

    def work(connection: sa.Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        wants = sa.select(rated.c.who).where(
            rated.c.who.in_([seat.who for seat in result.seats if seat.who]), rated.c.since <= result.ended
        )
        people = {row.who for row in connection.execute(wants)}
        seats = [
            (seat.who or BOT + seat.level, seat.place) for seat in result.seats if seat.who in people or seat.level
        ]
        if people and len(seats) > 1:
            _reckon(connection, result.game, seats, first, reckon)

    return work


def _reckon(connection: sa.Connection, game: str, seats: list[tuple[str, int]], first: Skill, reckon: Reckon) -> None:
    names = sorted({who for who, _ in seats})
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.who.in_(names))
    known = {row.who: row for row in connection.execute(query)}
    before = [(known[who].mu, known[who].sigma) if who in known else first for who, _ in seats]
    rows: dict[str, dict[str, Any]] = {}
    for (who, _), skills in zip(seats, reckon(before, [place for _, place in seats]), strict=True):
        rows[who] = _mean(rows.get(who), skills) | {"who": who, "game": game}
    for who, row in rows.items():
        played = known[who].games if who in known else 0
        put(connection, ratings, {key: row[key] for key in ("who", "game", "mu", "sigma")} | {"games": played + 1})


def _mean(other: dict[str, Any] | None, skills: Skill) -> dict[str, Any]:
    """Bots of one level at several seats have one rating: the mean of what it comes to in each."""
    mu, sigma = skills
    if other is None:
        return {"mu": mu, "sigma": sigma, "seats": 1}
    seats = other["seats"]
    return {
        "mu": (other["mu"] * seats + mu) / (seats + 1),
        "sigma": (other["sigma"] * seats + sigma) / (seats + 1),
        "seats": seats + 1,
    }
