"""What many finished games add up to: standings, head-to-head, streaks and records.

One game is worth one point: who leaves all others behind has it, who leaves some behind that part of it, ties counted half.
So games of two and of six count alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from stockpot.api.feats import feats_of
from stockpot.core.events import Feat
from stockpot.core.game import game, game_names
from stockpot.server.friends import bodies
from stockpot.server.store.results import Placed, Result

Names = Callable[[str], str]
Keys = Callable[[str], str]


def points(seats: Sequence[Placed], mine: Placed) -> float:
    """What a seat has won of the one point of a game."""
    behind = sum(other.place > mine.place for other in seats)
    level = sum(other.place == mine.place for other in seats) - 1
    return (behind + level / 2) / (len(seats) - 1)


@dataclass
class Tally:
    """What is added up for one person."""

    games: int = 0
    wins: int = 0
    points: float = 0.0
    streak: int = 0
    longest: int = 0

    def add(self, result: Result, mine: Placed) -> None:
        """The next game, in the order in which they ended."""
        self.games += 1
        self.points += points(result.seats, mine)
        won = mine.place == 1
        self.wins += won
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)

    def standing(self, key: str, name: str, you: bool) -> bodies.Standing:
        total = round(self.points, 2)
        return bodies.Standing(key, name, self.games, self.wins, total, self.streak, self.longest, you)


def tallies(results: Iterable[Result], people: Iterable[str]) -> dict[str, Tally]:
    """What games, the latest first, add up to for each of these people."""
    found = {who: Tally() for who in people}
    for result in reversed(list(results)):
        for seat in result.seats:
            if seat.who in found:
                found[seat.who].add(result, seat)
    return found


def standings(results: Sequence[Result], people: Sequence[str], you: str, key: Keys, names: Names) -> bodies.Standings:
    """All standings of these people over these games, the latest first."""

    def rows(some: Sequence[Result]) -> list[bodies.Standing]:
        found = [(who, tally) for who, tally in tallies(some, people).items() if tally.games]
        found.sort(key=lambda one: (-one[1].points, -one[1].wins, one[1].games))
        return [tally.standing(key(who), names(who), who == you) for who, tally in found]

    played = [name for name in game_names() if any(one.game == name for one in results)]
    return bodies.Standings(
        rows(results),
        [bodies.GameStandings(name, rows([one for one in results if one.game == name])) for name in played],
        encounters(results, people, key),
        [record for name in played for record in records(name, results, names)],
    )


def encounters(results: Iterable[Result], people: Sequence[str], key: Keys) -> list[bodies.Encounter]:
    """Every two of these people who have met."""
    found: dict[tuple[str, str], list[int]] = {}
    order = {who: number for number, who in enumerate(people)}
    for result in results:
        here = sorted((seat for seat in result.seats if seat.who in order), key=lambda seat: order[seat.who])
        for first, second in combinations(here, 2):
            which = 0 if first.place < second.place else 1 if first.place > second.place else 2
            found.setdefault((first.who, second.who), [0, 0, 0])[which] += 1
    return [bodies.Encounter(key(first), key(second), *counts) for (first, second), counts in found.items()]


def records(name: str, results: Iterable[Result], names: Names) -> list[bodies.GroupRecord]:
    """The most remarkable of each kind that a game knows, done by people; the first who did it holds it."""
    known: Mapping[str, Feat] = feats_of(game(name))
    held: dict[str, tuple[int, Result, str]] = {}
    for result in sorted((one for one in results if one.game == name), key=lambda one: one.ended):
        for feat in result.feats:
            who = result.seats[feat.seat].who
            best = known.get(feat.kind)
            if best is None or not names(who):
                continue
            before = held.get(feat.kind)
            if before is None or best.beats(feat.amount, before[0]):
                held[feat.kind] = feat.amount, result, who
    return [
        bodies.GroupRecord(name, kind, amount, names(who), result.table, result.code, result.ended)
        for kind in known
        if kind in held
        for amount, result, who in [held[kind]]
    ]
