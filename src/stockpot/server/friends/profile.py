"""Somebody's own record: how they have done in each game, ratings if they want them, and everything as a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stockpot.server.friends import bodies
from stockpot.server.friends.groups import PAGE, Groups
from stockpot.server.friends.ratings import shown
from stockpot.server.friends.standings import tallies
from stockpot.server.store.results import Result
from stockpot.server.store.store import Store

FORMAT = 1


class Profiles:
    """Everybody's records, each for themselves."""

    def __init__(self, store: Store, groups: Groups) -> None:
        self.store, self.groups = store, groups

    async def of(self, who: str) -> bodies.Profile:
        """How somebody has done."""
        me, games = await self.groups.people.me(who), await self.store.results.of_person(who)
        ratings = [shown(one) for one in await self.store.ratings.of([who])]
        mine = {one.game for one in ratings}
        bots = [shown(one) for one in await self.store.ratings.of_bots() if one.game in mine]
        often = [name for name, _ in Counter(one.game for one in games).most_common()]
        by_game = {name: _row([one for one in games if one.game == name], who, me.name) for name in often}
        rows = [bodies.GameStandings(name, [row]) for name, row in by_game.items() if row is not None]
        wanted = await self.store.ratings.wanted_by(who)
        return bodies.Profile(me.name, me.since, wanted, ratings, bots, _row(games, who, me.name), rows)

    async def history(self, who: str, before: int | None = None) -> bodies.History:
        """Finished games of a person, latest first."""
        games = await self.store.results.of_person(who, before, PAGE + 1)
        return bodies.History(await self.groups.played(games[:PAGE], who), len(games) > PAGE)

    async def export(self, who: str) -> bodies.MyExport:
        """Everything that is kept of a person."""
        history = await self.groups.played(await self.store.results.of_person(who), who)
        return bodies.MyExport(FORMAT, await self.of(who), await self.groups.of(who), history)


def _row(games: Sequence[Result], who: str, name: str) -> bodies.Standing | None:
    tally = tallies(games, [who])[who]
    return tally.standing("", name, True) if tally.games else None
