"""How a tournament stands: points, and the usual tie-breaks made to fit tables of more than two.

A table is worth one point, as everywhere (`standings.py`), among the people who sat there; bots that filled it up do not
count. A bye is worth one.

Buchholz: the points of one's opponents, the mean of them at a larger table. Sonneborn-Berger: the points of those left behind,
and half of those who tied, likewise. A bye counts there as an opponent who has as many points as oneself. A Swiss is decided by
points, Buchholz, Sonneborn-Berger, wins; a round robin, where all have the same opponents, by points, Sonneborn-Berger, wins.
Who is level in all of them shares the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stockpot.server.friends.standings import points
from stockpot.server.store.results import Placed


@dataclass(frozen=True)
class Played:
    """A finished table of a round: the people who sat there and their places; alone: a bye."""

    seats: Sequence[Placed]

    @property
    def bye(self) -> bool:
        return len(self.seats) == 1


@dataclass(frozen=True)
class Line:
    """How somebody stands."""

    who: str
    points: float
    buchholz: float
    berger: float
    wins: int
    played: int

    def order(self, kind: str) -> tuple[float, ...]:
        """By what they are put in order, best first."""
        ties = (self.buchholz, self.berger, self.wins) if kind == "swiss" else (self.berger, self.wins)
        return tuple(-value for value in (self.points, *ties))


def crosstable(people: Iterable[str], tables: Sequence[Played], kind: str) -> list[Line]:
    """Everybody, best first."""
    total = dict.fromkeys(people, 0.0)
    for table in tables:
        for seat in table.seats:
            if seat.who in total:
                total[seat.who] += won(table, seat)
    lines = [_line(who, total, [table for table in tables if _seat(table, who)]) for who in total]
    return sorted(lines, key=lambda line: line.order(kind))


def won(table: Played, seat: Placed) -> float:
    return 1.0 if table.bye else points(table.seats, seat)


def places(lines: Sequence[Line], kind: str) -> list[int]:
    """The place of each; who is level shares one."""
    orders = [line.order(kind) for line in lines]
    return [1 + sum(other < order for other in orders) for order in orders]


def _line(who: str, total: dict[str, float], tables: Sequence[Played]) -> Line:
    buchholz = berger = 0.0
    wins = 0
    for table in tables:
        mine = _seat(table, who)
        assert mine is not None
        if table.bye:
            buchholz, berger = buchholz + total[who], berger + total[who]
            continue
        others = [(total.get(seat.who, 0.0), seat.place) for seat in table.seats if seat is not mine]
        beaten = sum(
            has * (1.0 if place > mine.place else 0.5 if place == mine.place else 0.0) for has, place in others
        )
        buchholz += sum(has for has, _ in others) / len(others)
        berger += beaten / len(others)
        wins += all(place > mine.place for _, place in others)
    return Line(who, round(total[who], 4), round(buchholz, 4), round(berger, 4), wins, len(tables))


def _seat(table: Played, who: str) -> Placed | None:
    return next((seat for seat in table.seats if seat.who == who), None)
