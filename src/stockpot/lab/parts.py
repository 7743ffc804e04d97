"""A study in parts: each depends on the plan and its number alone, so they may be played anywhere and in any order.

A part is a thousand games (ten, where bots think), played by every variant of the plan on the same seeds, and added up. Parts
are kept in a file, one a line, in order: a study that was stopped goes on there, and the file is the same wherever the parts
were played.
"""

from __future__ import annotations

import hashlib
import importlib
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from stockpot.bots import bot
from stockpot.core.game import game
from stockpot.core.study import Measure, Watched
from stockpot.lab import common_measures, fun
from stockpot.lab.cluster import in_order
from stockpot.lab.tally import SINGLE, Tallies, Tally, labels_of, tally, together
from stockpot.lab.watch import Series, watch
from stockpot.lab.watch_bots import watch_bots

PART, THOUGHTFUL_PART = 1000, 10
LONE = 10
"""One game in so many is played once more by a lone player of one kind among players of the other."""
SWEPT = ("seats", "places", "players")
"""What is measured at every point of a sweep, beside the single figures."""
NOBODY, EVERYBODY = 0, -1
POLICIES = {"thumb": EVERYBODY, "random": NOBODY}

Watch = Callable[[Series, int, int], Watched]


@dataclass(frozen=True)
class Plan:
    """What is studied: a game, and one set of options or two."""

    name: str
    players: int
    variants: tuple[dict[str, Any], ...]
    games: int
    seed: str
    policy: str = "thumb"
    whim: int = 0
    """Of a hundred decisions by rules of thumb, how many are taken at random."""
    sweep: bool = False
    """Any number of variants, each beside the first, and of each only single figures, seats and places."""
    batch: int = 0
    """Games of one part; 0 for as many as are usual."""

    def __post_init__(self) -> None:
        for level in self.lineup:
            bot(self.name, level)
        if len(self.lineup) not in (0, self.players):
            raise ValueError(f"policy names one player, or {self.players}, one for each seat, not {self.policy!r}.")
        if self.whim and self.lineup:
            raise ValueError("Only players by rules of thumb have whims.")
        if not 0 <= self.whim <= 100:
            raise ValueError(f"whim is a whole number from 0 to 100, not {self.whim}.")
        if self.games < 2:
            raise ValueError("A study needs at least two games.")
        for variant in range(len(self.variants)):
            self.series(variant)

    @property
    def lineup(self) -> tuple[str, ...]:
        """The bots that play, as `policy` names them; none where compiled players do."""
        if self.policy in POLICIES:
            return ()
        levels = tuple(level.strip() for level in self.policy.split(","))
        return levels * self.players if len(levels) == 1 else levels

    @property
    def part(self) -> int:
        """Games of one part."""
        return self.batch or (THOUGHTFUL_PART if self.lineup else PART)

    def series(self, variant: int) -> Series:
        thumbs = POLICIES.get(self.policy, EVERYBODY)
        return Series(self.name, self.players, self.variants[variant], self.seed, thumbs, self.whim, self.lineup)

    @property
    def parts(self) -> list[Part]:
        return [Part(self, number) for number in range(-(-self.games // self.part))]

    @property
    def identity(self) -> dict[str, Any]:
        """What a file of parts must agree with to be gone on with."""
        options = json.dumps(self.variants, sort_keys=True)
        return {
            "game": self.name, "rules_version": game(self.name).rules_version, "players": self.players,
            "variants": len(self.variants), "options": hashlib.blake2b(options.encode(), digest_size=8).hexdigest(),
            "seed": self.seed, "policy": self.policy, "whim": self.whim, "part": self.part,
            **({"sweep": True} if self.sweep else {}),
        }  # fmt: skip


@dataclass(frozen=True)
class Part:
    """Some games of a plan."""

    plan: Plan
    number: int

    @property
    def first(self) -> int:
        return self.number * self.plan.part

    @property
    def games(self) -> int:
        return min(self.plan.part, self.plan.games - self.first)


def play_part(part: Part, watched: Watch = watch) -> dict[str, Any]:
    """Play a part and add it up, as it stands in the file."""
    plan = part.plan
    variants = [measures(part, variant, watched) for variant in range(len(plan.variants))]
    found = beside_the_first(variants) if plan.sweep else tally(*variants)
    return {"number": part.number, "tallies": [each.as_json() for each in found.values()]}


def measures(part: Part, variant: int, watched: Watch) -> list[Measure]:
    """All that one variant's games of a part are asked."""
    plan = part.plan
    series = plan.series(variant)
    seen = (watch_bots if plan.lineup else watched)(series, part.first, part.games)
    found = [*kinds_of_players(series, part.first, seen), *ask(plan.name, seen)]
    if plan.sweep:
        return [measure for measure in found if measure.name in SWEPT or labels_of(measure) == SINGLE]
    if not plan.lineup:
        found += fun.stakes(series, part.first, seen)
    return [*found, *lone_players(part, variant, watched)]


def kinds_of_players(series: Series, first: int, seen: Watched) -> Iterator[Measure]:
    """How often each kind of player wins, where several sit at a table."""
    levels = tuple(dict.fromkeys(series.lineup))
    if len(levels) > 1:
        who = np.array([[levels.index(level) for level in series.seated(first + i)] for i in range(seen.games)])
        won = np.stack([(seen.shares * (who == kind)).sum(axis=1) for kind in range(len(levels))], axis=1)
        seats = np.stack([(who == kind).sum(axis=1) for kind in range(len(levels))], axis=1)
        yield Measure(
            "players", "Wins of each kind of player", won, seats, rows=levels, unit="%", fair=1 / seen.players,
            note="The players change their seats from game to game.",
        )  # fmt: skip


def beside_the_first(variants: list[list[Measure]]) -> Tallies:
    """Each further variant beside the first, by its number: `3/length`."""
    found = {}
    for number, variant in enumerate(variants[1:], start=1):
        for name, each in tally(variants[0], variant).items():
            each.meta["name"] = f"{number}/{name}"
            found[each.meta["name"]] = each
    return found


def ask(name: str, seen: Watched) -> Iterator[Measure]:
    """What can be asked of every game, then what this game is asked."""
    room = lab_room(name)
    yield from common_measures.study(seen)
    yield from fun.study(seen, getattr(room, "PACE", fun.PACE))
    if room:
        yield from room.study(seen)


def lab_room(name: str) -> Any:
    """The game's room `lab`, where there is one."""
    room = f"{game(name).package}.lab"
    try:
        return importlib.import_module(room)
    except ModuleNotFoundError as error:
        if error.name != room:
            raise
        return None


def lone_players(part: Part, variant: int, watched: Watch) -> Iterator[Measure]:
    """What rules of thumb are worth: one such player among random ones, and one random player among such."""
    plan = part.plan
    first, each = (max(1, games // LONE // plan.players) for games in (plan.part, part.games))
    everybody = (1 << plan.players) - 1
    for name, title, others in (
        ("lone_thumb", "Wins of one rule-of-thumb player among random players", 0),
        ("lone_random", "Wins of one random player among rule-of-thumb players", everybody),
    ):
        shares = []
        for seat in range(plan.players):
            series = Series(plan.name, plan.players, plan.variants[variant], f"{plan.seed}/lone", others ^ 1 << seat)
            shares.append(watched(series, part.number * first, each).shares[:, seat])
        yield Measure(
            name, title, np.array(shares).sum(axis=0), np.full(each, plan.players), unit="%", fair=1 / plan.players,
            note="Every seat once on each shuffle.",
        )  # fmt: skip


# ------------------------------------------------------------------------------------------------------- playing all of it


def play_parts(
    plan: Plan, file: Path | None, cores: int, progress: Callable[[int], None], ray: str = "", watched: Watch = watch
) -> Tallies:
    """Play what is not in the file yet, and add everything up."""
    done = read_parts(plan, file)
    parts = plan.parts
    for part in parts[: len(done)]:
        progress(part.games)
    left = parts[len(done) :]
    entries = in_order(play_part, left, ray) if ray else here(left, cores, watched)
    for part, entry in zip(left, entries, strict=True):
        done.append(keep(entry, file))
        progress(part.games)
    total = done[0]
    for more in done[1:]:
        total = together(total, more)
    return total


def here(parts: list[Part], cores: int, watched: Watch) -> Iterator[dict[str, Any]]:
    """Parts played on this machine, in order: compiled players by threads, bots, which think in Python too, by processes."""
    if parts and parts[0].plan.lineup and cores > 1:
        with ProcessPoolExecutor(cores) as processes:
            yield from processes.map(play_part, parts)
    else:
        with ThreadPoolExecutor(cores) as threads:
            yield from threads.map(lambda part: play_part(part, watched), parts)


def keep(entry: dict[str, Any], file: Path | None) -> Tallies:
    """Write a part down, and read it as it was written: a study that was stopped ends in the same numbers."""
    line = json.dumps(entry)
    if file:
        with file.open("a", encoding="utf-8") as out:
            out.write(line + "\n")
    return tallies_of(json.loads(line))


def tallies_of(entry: dict[str, Any]) -> Tallies:
    return {found["name"]: Tally.from_json(found) for found in entry["tallies"]}


def read_parts(plan: Plan, file: Path | None) -> list[Tallies]:
    """The parts that are done; begins the file where there is none. A part that was cut short is left out.

    What another study has left under this name is put aside: who changes a card asks the same question again and again.
    """
    if file is None:
        return []
    head = json.dumps(plan.identity)
    lines = file.read_text(encoding="utf-8").split("\n") if file.exists() else []
    if lines and lines[0] != head:
        file.replace(file.with_name(f"{file.name}.old"))
        lines = []
    whole = lines[1:-1]
    done = []
    for part, line in zip(plan.parts, whole, strict=False):
        entry = json.loads(line)
        if entry["tallies"][0]["games"] != part.games:
            break
        done.append(tallies_of(entry))
    file.write_text("\n".join([head, *whole[: len(done)], ""]), encoding="utf-8")
    return done
