"""The arena: bots against each other, seats rotated, the same shuffles for every rotation (common random numbers)."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stockpot.bots import Bot, bot
from stockpot.bots.policy import PolicyBot, decide
from stockpot.core.table import Table
from stockpot.lab.cluster import spread
from stockpot.lab.lineups import play_lineups
from stockpot.lab.ratings import Challenge, challenge

TOGETHER = 64
"""Matches that are played side by side where policies decide for many tables at once."""
BATCHED = ("policy:", "onnx:")


@dataclass(frozen=True)
class Match:
    """One game to be played: who sits where, on which shuffle."""

    game: str
    players: int
    options: dict[str, Any]
    number: int
    seed: str
    lineup: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """How it ended."""

    number: int
    lineup: tuple[str, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int


Seen = Callable[[int, Table, int, int], None]


def nobody(number: int, table: Table, seat: int, action: int) -> None:
    """Nobody looks on."""


def schedule(
    game: str, players: int, bots: list[str], games: int, seed: int | str, options: dict[str, Any], hero: bool
) -> Iterator[Match]:
    """Line-ups in rounds: one shuffle and one set of players, rotated so that everybody sits everywhere.

    With `hero`, the first bot meets copies of one other bot at a time, and alone against them.
    """
    if len(bots) < 2:
        raise ValueError("An arena needs at least two bots.")
    for number in range(games):
        round_number, turn = divmod(number, players)
        chance = random.Random(f"{seed}/{round_number}")
        if hero:
            lineup = [bots[0]] + [bots[1 + round_number % (len(bots) - 1)]] * (players - 1)
        else:
            order = chance.sample(bots, len(bots))
            lineup = [order[i % len(order)] for i in range(players)]
        lineup = lineup[-turn:] + lineup[:-turn] if turn else lineup
        yield Match(game, players, options, number, f"{seed}/{round_number}", tuple(lineup))


def challenges(
    game: str, players: int, bots: list[str], against: str, games: int, seed: int | str, options: dict[str, Any]
) -> Iterator[Match]:
    """Each bot alone against copies of another, `games` games each, in all seats and on the same shuffles as the others."""
    number = 0
    for round_number in range(-(-games // players)):
        for hero in bots:
            for turn in range(players):
                lineup = [against] * players
                lineup[turn] = hero
                yield Match(game, players, options, number, f"{seed}/{round_number}", tuple(lineup))
                number += 1


def play_match(match: Match) -> Result:
    """Play one game; every bot thinks from a seed of its own."""
    (result,) = play_together([match])
    return result


def play_together(matches: Sequence[Match], seen: Seen = nobody) -> list[Result]:
    """Play some games side by side: policies (`stockpot.bots.policy`) are asked for all of them at once.

    `seen` is told of every decision before it is played: the number of the match, the table, the seat, the action.
    """
    tables = [Table(match.game, match.players, match.seed, match.options) for match in matches]
    seated = [
        [bot(match.game, level, seed=f"{match.seed}/{match.number}/{i}") for i, level in enumerate(match.lineup)]
        for match in matches
    ]
    try:
        while waiting := [n for n, table in enumerate(tables) if not table.over]:
            asked: dict[str, list[int]] = {}
            for n in waiting:
                asked.setdefault(matches[n].lineup[tables[n].to_act[0]], []).append(n)
            for numbers in asked.values():
                actions = decisions([(tables[n], seated[n][tables[n].to_act[0]]) for n in numbers])
                for n, action in zip(numbers, actions, strict=True):
                    seat = tables[n].to_act[0]
                    seen(n, tables[n], seat, action)
                    tables[n].play(seat, action)
    finally:
        for one in (one for line in seated for one in line):
            getattr(one, "close", lambda: None)()
    return [
        Result(match.number, match.lineup, table.outcome, table.scores, len(table.moves))
        for match, table in zip(matches, tables, strict=True)
    ]


def decisions(asked: Sequence[tuple[Table, Bot]]) -> list[int]:
    """What bots of one level decide at these tables."""
    first = asked[0][1]
    if isinstance(first, PolicyBot):
        return decide(first.policy, [(table, table.to_act[0]) for table, _ in asked])
    return [one.choose(table, table.to_act[0]).id for table, one in asked]


def run(
    matches: list[Match], file: Path | None, cores: int, progress: Callable[[], None], ray: str = "",
    compiled: str = "",
) -> list[Result]:  # fmt: skip
    """Play all matches that are not in the file yet, adding each result to it: a run that was stopped goes on there.

    `ray`: the address of a cluster to play on (see `stockpot.lab.cluster`). The file is the same, wherever it was played.
    `compiled`: `cpu` or `gpu`, to play random and rule-of-thumb players in compiled code (see `stockpot.lab.lineups`).
    """
    done = read_results(file, matches)
    for _ in done:
        progress()
    left = [match for match in matches if match.number not in done]
    if compiled:
        for match, played in zip(left, play_lineups(left, compiled == "gpu"), strict=True):
            keep(Result(match.number, match.lineup, *played), done, file, progress)
        return [done[match.number] for match in matches]
    for results in spread(play_together, in_groups(left), cores, ray):
        for result in results:
            keep(result, done, file, progress)
    return [done[match.number] for match in matches]


def in_groups(matches: list[Match]) -> list[list[Match]]:
    """Matches that are played side by side: many where policies are asked, else one."""
    size = TOGETHER if any(level.startswith(BATCHED) for match in matches for level in match.lineup) else 1
    return [matches[first : first + size] for first in range(0, len(matches), size)]


def keep(result: Result, done: dict[int, Result], file: Path | None, progress: Callable[[], None]) -> None:
    done[result.number] = result
    if file:
        with file.open("a", encoding="utf-8") as out:
            entry = [result.number, result.lineup, result.shares, result.scores, result.decisions]
            out.write(json.dumps(entry) + "\n")
    progress()


def read_results(file: Path | None, matches: list[Match]) -> dict[int, Result]:
    """Results of an earlier run of the same schedule; a last line that was cut is played again."""
    if file is None or not file.exists():
        return {}
    lineups = {match.number: match.lineup for match in matches}
    found = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            number, lineup, shares, scores, decisions = json.loads(line)
        except ValueError:
            continue
        if number in lineups:
            if tuple(lineup) != lineups[number]:
                raise ValueError(f"{file} holds results of another arena; name another file.")
            found[number] = Result(number, tuple(lineup), tuple(shares), tuple(scores), decisions)
    return found


def challenge_results(levels: list[str], matches: list[Match], results: list[Result]) -> list[Challenge]:
    """How often each bot of `challenges` won alone, by rounds on one shuffle."""
    rounds: dict[str, dict[str, list[float]]] = {level: {} for level in levels}
    players = len(matches[0].lineup)
    for i, (match, result) in enumerate(zip(matches, results, strict=True)):
        seat = i % players
        rounds[match.lineup[seat]].setdefault(match.seed, []).append(result.shares[seat])
    return [challenge(level, list(by_shuffle.values())) for level, by_shuffle in rounds.items()]
