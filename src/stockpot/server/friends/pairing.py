"""Who plays whom in a tournament of friends: round robin and Swiss, at tables of two or more.

Tables of two: a round robin by the circle method (everybody meets everybody once); a Swiss in which neighbours in the standings
meet who have not met before (Monrad). One left over has a bye, the lowest who has had none. At larger tables nobody is left
over: some are one player larger or smaller, and bots fill what the game needs. There a round robin goes on until everybody has
met everybody, each round with as few repeated meetings as a search by exchanges finds; a Swiss puts neighbours together likewise.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

Pair = frozenset[str]

TRIES = 20_000
"""Steps of the search for a round of pairs without repetition, before repetitions are accepted."""
BEGINNINGS = 12
"""Orders from which the search by exchanges begins."""
REPEATED = 10_000
"""How much worse a repeated meeting is than a point between neighbours."""


@dataclass(frozen=True)
class Round:
    """Who sits together, and who rests."""

    tables: Sequence[Sequence[str]]
    byes: Sequence[str] = ()


@dataclass
class Past:
    """What has been played before: who met whom how often, who rested, who sat first."""

    met: Counter[Pair] = field(default_factory=Counter)
    byes: Counter[str] = field(default_factory=Counter)
    first: Counter[str] = field(default_factory=Counter)

    def add(self, played: Round) -> None:
        self.byes.update(played.byes)
        for table in played.tables:
            self.met.update(frozenset(pair) for pair in combinations(table, 2))
            self.first.update(table[:1])

    @classmethod
    def of(cls, rounds: Iterable[Round]) -> Past:
        past = cls()
        for one in rounds:
            past.add(one)
        return past


def sizes(people: int, size: int, most: int) -> list[int]:
    """How many people sit at each table, the largest first: about `size`, never more than `most`, nobody alone."""
    if size == 2:
        return [2] * (people // 2)
    tables = max(1, round(people / size), -(-people // most))
    while tables > 1 and people // tables < 2:
        tables -= 1
    return [people // tables + (number < people % tables) for number in range(tables)]


def robin_rounds(people: int) -> int:
    """Rounds of a round robin at tables of two."""
    return people - 1 + people % 2


def robin(entered: Sequence[str], playing: Sequence[str], number: int, size: int, most: int, past: Past) -> Round:
    """A round of a round robin, counted from 0. `entered`: everybody, in the order of the draw; `playing`: who still does."""
    if size == 2:
        return _seated(_circle(entered, set(playing), number), past)
    return _seated(_exchanged(playing, sizes(len(playing), size, most), lambda a, b: _again(past, a, b), number), past)


def all_have_met(playing: Sequence[str], past: Past) -> bool:
    return all(past.met[frozenset(pair)] for pair in combinations(playing, 2))


def swiss(ranked: Sequence[str], points: Callable[[str], float], size: int, most: int, past: Past) -> Round:
    """A round of a Swiss tournament: `ranked` as they stand."""
    if size > 2:

        def apart(one: str, other: str) -> float:
            return REPEATED * _again(past, one, other) + (points(one) - points(other)) ** 2

        return _seated(_exchanged(ranked, sizes(len(ranked), size, most), apart, len(past.met), shuffled=False), past)
    byes = [_resting(ranked, past)] if len(ranked) % 2 else []
    left = [one for one in ranked if one not in byes]
    pairs = _neighbours(left, past, [TRIES]) or [left[n : n + 2] for n in range(0, len(left), 2)]
    return _seated(Round(pairs, byes), past)


def _resting(ranked: Sequence[str], past: Past) -> str:
    """The lowest of those who have rested least often."""
    least = min(past.byes[one] for one in ranked)
    return next(one for one in reversed(ranked) if past.byes[one] == least)


def _neighbours(left: Sequence[str], past: Past, tries: list[int]) -> list[list[str]] | None:
    """Pairs of neighbours who have not met before; nothing where there are none, or they are not found in time."""
    if not left:
        return []
    first = left[0]
    for other in left[1:]:
        if past.met[frozenset((first, other))]:
            continue
        tries[0] -= 1
        if tries[0] < 0:
            return None
        rest = _neighbours([one for one in left[1:] if one != other], past, tries)
        if rest is not None:
            return [[first, other], *rest]
    return None


def _circle(entered: Sequence[str], playing: set[str], number: int) -> Round:
    """The circle method: one stays, the others move on by one place a round. Who meets somebody who has gone rests."""
    places: list[str] = [*entered, *([""] if len(entered) % 2 else [])]
    others = places[1:]
    turn = number % len(others)
    circle = [places[0], *others[-turn:], *others[:-turn]] if turn else places
    half = len(circle) // 2
    pairs = [(circle[n], circle[-1 - n]) if (n + number) % 2 else (circle[-1 - n], circle[n]) for n in range(half)]
    tables = [list(pair) for pair in pairs if playing >= set(pair)]
    return Round(tables, [one for pair in pairs for one in pair if one in playing and not playing >= set(pair)])


def _again(past: Past, one: str, other: str) -> float:
    """How bad it is that two meet once more: that they have met at all, and a little how often."""
    met = past.met[frozenset((one, other))]
    return 1 + met / 10 if met else 0.0


def _exchanged(
    order: Sequence[str], wanted: Sequence[int], apart: Callable[[str, str], float], seed: int, shuffled: bool = True
) -> Round:
    """Tables of these sizes, such that exchanging two people makes nothing better (local search, several beginnings)."""
    chance, best, least = random.Random(f"{seed} {sorted(order)}"), list[list[str]](), float("inf")
    for beginning in range(BEGINNINGS):
        people = list(order)
        if shuffled or beginning:
            chance.shuffle(people)
        tables = _dealt(people, wanted)
        cost = _improve(tables, apart)
        if cost < least:
            best, least = tables, cost
    return Round(best)


def _dealt(people: Sequence[str], wanted: Sequence[int]) -> list[list[str]]:
    ends = [sum(wanted[: number + 1]) for number in range(len(wanted))]
    return [list(people[end - size : end]) for size, end in zip(wanted, ends, strict=True)]


def _improve(tables: list[list[str]], apart: Callable[[str, str], float]) -> float:
    """Exchange people between tables while that makes it better; how bad it is then."""

    def bad(table: Sequence[str]) -> float:
        return sum(apart(one, other) for one, other in combinations(table, 2))

    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for here in range(len(one)):
                for there in range(len(other)):
                    before = bad(one) + bad(other)
                    one[here], other[there] = other[there], one[here]
                    if bad(one) + bad(other) < before - 1e-9:
                        better = True
                    else:
                        one[here], other[there] = other[there], one[here]
    return sum(bad(table) for table in tables)


def _seated(drawn: Round, past: Past) -> Round:
    """Who has sat first least often sits first."""
    return Round([sorted(table, key=lambda one: past.first[one]) for table in drawn.tables], drawn.byes)
