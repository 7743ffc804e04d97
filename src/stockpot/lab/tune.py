"""A search for better numbers: an optimiser proposes variants, the lab plays them, and what it finds is played again.

Optuna's TPE sampler proposes batches of points for several aims at once: each target, and as few changes as possible. A batch is
a sweep (`stockpot.lab.sweep`): all points on the same seeds as the rules as they are, wherever sweeps are played. The study
lies in a journal file and goes on there; a batch is drawn from the seed and its number, so a search that was stopped between
two batches ends like one that was not. What is best is then played on fresh seeds, and by stronger players.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stockpot.core.game import game
from stockpot.lab import sweep
from stockpot.lab.parts import Plan
from stockpot.lab.sweep_points import Axis, Point, playable, point
from stockpot.lab.tally import Figure
from stockpot.lab.targets import Target, difference_of, figure_of, unit_of

if TYPE_CHECKING:
    import optuna

BATCH = 8
"""Points that are played side by side: the same on any number of cores, so that the search is the same."""
PATIENCE = 5
"""Batches without anything better after which a search stops."""
BETTER = 0.01
"""By how much of a figure a point must be better to count."""
HOLDS = "holds"
BATCHES = "batches"
"""Where a study says how many batches it has played."""
FINALISTS = 5
"""Points of the front that are played again."""
FRESH = 4
"""How many times as many games, then."""

Played = Callable[[Plan, list[Point]], sweep.Sweep]
"""How a sweep is played: here, on a cluster, on a GPU."""


@dataclass(frozen=True)
class Search:
    """What is searched: a plan with the rules as they are and the games of each point, what may change, what is aimed at."""

    plan: Plan
    axes: tuple[Axis, ...]
    targets: tuple[Target, ...]
    most: int
    """Points that are tried at most."""

    @property
    def options(self) -> dict[str, Any]:
        return self.plan.variants[0]

    @property
    def identity(self) -> str:
        """The same for searches that may go on with each other's study."""
        said = [
            self.plan.identity, self.plan.games, [target.text for target in self.targets],
            [[axis.name, [str(value) for value in axis.values]] for axis in self.axes],
        ]  # fmt: skip
        return hashlib.blake2b(json.dumps(said).encode(), digest_size=8).hexdigest()

    @property
    def home(self) -> dict[str, int]:
        """The rules as they are, as the optimiser sees them; an axis without them begins at its first value."""
        return {axis.name: axis.home(self.options) or 0 for axis in self.axes}

    def point(self, place: dict[str, int]) -> Point | None:
        """A point, told by what it changes; nothing where its options conflict."""
        values = [axis.values[place[axis.name]] for axis in self.axes]
        changed = [
            (axis, value) for axis, value in zip(self.axes, values, strict=True)
            if axis.home(self.options) != place[axis.name]
        ]  # fmt: skip
        found = point([axis for axis, _ in changed], [value for _, value in changed], self.options)
        if not playable(game(self.plan.name), self.plan.players, found.options):
            return None
        return found if changed else replace(found, label="as they are")

    def change(self, place: dict[str, int]) -> float:
        """How far a point is from the rules as they are, from 0 to the number of axes."""
        away = 0.0
        for axis in self.axes:
            home, here = axis.home(self.options), place[axis.name]
            if home is not None and here != home:
                away += abs(here - home) / (len(axis.values) - 1) if axis.ordered else 1.0
        return away


@dataclass(frozen=True)
class Try:
    """A point that was played: its figures, one for each target, and how far it is from each."""

    number: int
    point: Point
    figures: tuple[float, ...]
    losses: tuple[float, ...]
    change: float
    front: bool = False
    """Is no other point better in every way?"""


@dataclass(frozen=True)
class Seen:
    """A target's figure before and after a change, played anew."""

    base: Figure
    value: Figure
    difference: Figure

    def verdict(self, target: Target) -> str:
        """Is it better than before, by more than chance; or still where it should be?"""
        before, after = target.loss(self.base.value), target.loss(self.value.value)
        if target.aim == "within" and before == after == 0:
            return HOLDS
        if after >= before:
            return "not so"
        return HOLDS if abs(self.difference.value) > self.difference.wide else "leans so"


@dataclass(frozen=True)
class Finding:
    """A point of the front, played again: for each target on fresh seeds, and by stronger players where asked."""

    tried: Try
    fresh: tuple[Seen, ...]
    stronger: tuple[Seen, ...] = ()


@dataclass(frozen=True)
class Tuned:
    """A search that is over."""

    search: Search
    tries: list[Try]
    findings: list[Finding]
    units: tuple[str, ...]
    """Of each target's figure."""
    stronger: str = ""
    """Who the stronger players were."""

    def holds(self, finding: Finding) -> bool:
        """Does a finding hold on fresh seeds, for every target?"""
        return all(
            seen.verdict(target) == HOLDS for target, seen in zip(self.search.targets, finding.fresh, strict=True)
        )


# ------------------------------------------------------------------------------------------------------------- searching


def run(search: Search, file: Path | None, played: Played, progress: Callable[[int], None]) -> list[Try]:
    """Search until nothing gets better, or as many points are tried as may be."""
    study = open_study(search, file)
    tries = tries_of(search, study)
    progress(len(tries))
    while len(tries) < search.most and not settled(tries) and not exhausted(search, study):
        before, batch = len(tries), study.user_attrs.get(BATCHES, 0)
        study.sampler = sampler(search, batch)
        play_batch(search, study, played)
        study.set_user_attr(BATCHES, batch + 1)
        tries = tries_of(search, study)
        progress(len(tries) - before)
    front = {trial.number for trial in study.best_trials}
    return [replace(one, front=one.number in front) for one in tries]


def open_study(search: Search, file: Path | None) -> optuna.Study:
    """The study in a file, or a new one, which begins with the rules as they are."""
    import optuna
    from optuna.storages.journal import JournalFileBackend, JournalStorage

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(
        directions=["minimize"] * (len(search.targets) + 1), study_name=search.identity, load_if_exists=True,
        storage=JournalStorage(JournalFileBackend(str(file))) if file else None, sampler=sampler(search, 0),
    )  # fmt: skip
    for trial in study.get_trials(deepcopy=False, states=(optuna.trial.TrialState.RUNNING,)):
        study.tell(trial.number, state=optuna.trial.TrialState.FAIL)  # what was under way when it was stopped
    if not complete(study):
        study.enqueue_trial(search.home)
    return study


def sampler(search: Search, batch: int) -> optuna.samplers.BaseSampler:
    """A batch is proposed from its number alone, however often the search was stopped."""
    from optuna.samplers import TPESampler

    seed = hashlib.blake2b(f"{search.plan.seed}/{batch}".encode(), digest_size=4).digest()
    return TPESampler(seed=int.from_bytes(seed, "little"), n_startup_trials=2 * BATCH)


def distributions(search: Search) -> dict[str, Any]:
    """Axes as the optimiser knows them: places on a line, or things without an order."""
    from optuna.distributions import CategoricalDistribution, IntDistribution

    return {
        axis.name: IntDistribution(0, len(axis.values) - 1) if axis.ordered
        else CategoricalDistribution(tuple(range(len(axis.values))))
        for axis in search.axes
    }  # fmt: skip


def play_batch(search: Search, study: optuna.Study, played: Played) -> None:
    """Ask for some points, play those that are new, and tell how they did."""
    from optuna.trial import TrialState

    known = {tuple(sorted(trial.params.items())): trial for trial in complete(study)}
    new: dict[tuple[Any, ...], tuple[Any, Point]] = {}
    for trial in [study.ask(distributions(search)) for _ in range(BATCH)]:
        key = tuple(sorted(trial.params.items()))
        at = search.point(trial.params)
        if key in known:
            study.tell(trial, known[key].values)
        elif at is None or key in new:
            study.tell(trial, state=TrialState.FAIL)
        else:
            new[key] = trial, at
    if not new:
        return
    result = played(search.plan, [at for _, at in new.values()])
    for number, (trial, _) in enumerate(new.values(), start=1):
        measures = dict(result.measures(number))
        figures = [figure_of(target, measures, 1).value for target in search.targets]
        losses = [target.loss(figure) for target, figure in zip(search.targets, figures, strict=True)]
        trial.set_user_attr("figures", figures)
        study.tell(trial, [*losses, search.change(trial.params)])


def complete(study: optuna.Study) -> list[optuna.trial.FrozenTrial]:
    from optuna.trial import TrialState

    return study.get_trials(deepcopy=False, states=(TrialState.COMPLETE,))


def tries_of(search: Search, study: optuna.Study) -> list[Try]:
    """The points that were played, in the order in which they were."""
    found = []
    for trial in complete(study):
        at = search.point(trial.params)
        if at is not None and "figures" in trial.user_attrs:
            *losses, change = trial.values
            found.append(Try(trial.number, at, tuple(trial.user_attrs["figures"]), tuple(losses), change))
    return found


def exhausted(search: Search, study: optuna.Study) -> bool:
    """Has every point been asked for, or has the optimiser long asked for what is known already?"""
    asked = {tuple(sorted(trial.params.items())) for trial in study.get_trials(deepcopy=False)}
    every = math.prod(len(axis.values) for axis in search.axes)
    return len(asked) >= every or study.user_attrs.get(BATCHES, 0) * BATCH > 4 * search.most


def totals(tries: Sequence[Try]) -> list[float]:
    """How far each point is from all targets together, in parts of what the rules as they are have."""
    base = tries[0].figures
    return [
        sum(loss / (abs(now) or 1.0) for loss, now in zip(one.losses, base, strict=True))
        for one in tries
    ]  # fmt: skip


def settled(tries: Sequence[Try]) -> bool:
    """Has nothing become better for long?"""
    if len(tries) <= PATIENCE * BATCH:
        return False
    far = totals(tries)
    return min(far[: -PATIENCE * BATCH]) - min(far) < BETTER


# ------------------------------------------------------------------------------------------------------------ confirming


def finalists(tries: Sequence[Try]) -> list[Try]:
    """The points of the front that come closest to all targets together; of some as good as each other, what changes least."""
    front = [(far, one) for far, one in zip(totals(tries), tries, strict=True) if one.front and one.change > 0]
    simplest = [
        (far, one) for far, one in front
        if not any(abs(other - far) < BETTER and rival.change < one.change for other, rival in front)
    ]  # fmt: skip
    return [one for _, one in sorted(simplest, key=lambda pair: pair[0])[:FINALISTS]]


def confirm(
    search: Search, tries: list[Try], played: Played, stronger: str, stronger_games: int
) -> Tuned:  # fmt: skip
    """Play what was found again, on seeds that the search has not seen; then by stronger players."""
    chosen = finalists(tries)
    points = [one.point for one in chosen]
    if not chosen:
        return Tuned(search, tries, [], ("",) * len(search.targets))
    plan = search.plan
    fresh = played(replace(plan, seed=f"{plan.seed}/fresh", games=FRESH * plan.games), points)
    again = None
    if stronger_games:
        again = played(
            replace(plan, seed=f"{plan.seed}/stronger", policy=stronger, whim=0, games=stronger_games), points
        )
    findings = [
        Finding(one, tuple(seen(search, fresh, number)), tuple(seen(search, again, number)) if again else ())
        for number, one in enumerate(chosen, start=1)
    ]
    measures = dict(fresh.measures(1))
    units = tuple(unit_of(target, measures) for target in search.targets)
    return Tuned(search, tries, findings, units, stronger if again else "")


def seen(search: Search, result: sweep.Sweep, number: int) -> Iterator[Seen]:
    measures = dict(result.measures(number))
    for target in search.targets:
        yield Seen(figure_of(target, measures, 0), figure_of(target, measures, 1), difference_of(target, measures))
