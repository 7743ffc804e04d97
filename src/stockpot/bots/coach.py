"""Hints: which moves an expert would consider, what each is worth (`estimate`), and why the best one is best (`reasons`)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from stockpot.bots.estimate import estimate, seed_of, thinking
from stockpot.bots.interface import owed
from stockpot.bots.levels import level_of
from stockpot.bots.net import NetBot, trained
from stockpot.bots.net.player import has_practised
from stockpot.bots.plans import PlanBot, judge_of, judges
from stockpot.bots.reasons import reason
from stockpot.bots.search import SearchBot
from stockpot.bots.thinker import Hint
from stockpot.bots.thumb import ThumbBot
from stockpot.core.players import Settings
from stockpot.core.table import Action, Table

WEIGHED = 3
"""How many of the moves that the search tried most are weighed against each other."""


def hint(table: Table, seat: int, settings: Settings | None = None) -> list[Hint]:
    """An expert's opinion of the best moves of a seat, best first, and why; it uses only what the seat may know."""
    settings = settings or thinking(table.name)
    found = weighed(table, seat, settings)
    because = reason(table, seat, found)
    return [dataclasses.replace(found[0], because=because), *found[1:]]


def table_hint(table: Table, seat: int, settings: Mapping[str, Any]) -> list[Hint]:
    """`Table.hint`: the usual settings of a hint, with some changed."""
    return hint(table, seat, dataclasses.replace(thinking(table.name), **settings))


def weighed(table: Table, seat: int, settings: Settings, also: Iterable[int] = ()) -> list[Hint]:
    """The moves that an expert would think of, and others that somebody thought of, best first.

    What an expert plays by other means than this search (by weighing whole turns, by its network, or by a rule of thumb that it
    trusts) counts as the best unless another move promises clearly more; no other move then promises more than it does.
    """
    actions = {action.id: action for action in owed(table, seat)}
    seed = seed_of(table, seat)
    thought_of = [one.action.id for one in SearchBot(seed, settings).hints(table, seat)][:WEIGHED]
    trusted = expert_choice(table, seat, settings, seed)
    ids = dict.fromkeys([*thought_of, *also, *([trusted.id] if trusted else [])])
    found = {one: estimate(table, seat, one, settings) for one in ids}
    return ranked([Hint(actions[one], it.chance, it.tries) for one, it in found.items()], trusted, settings.trust)


def expert_choice(table: Table, seat: int, settings: Settings, seed: int) -> Action | None:
    """The move that an expert plays unless its search finds a clearly better one; `None` where it only searches."""
    expert = level_of(table.name, "expert")
    practised = expert.learned and has_practised(table)
    if expert.plans:
        judge = judge_of(table.name) if practised and table.name in judges() else None
        return PlanBot(seed, settings, judge=judge).hints(table, seat)[0].action
    if practised and table.name in trained():
        return NetBot(table.name, seed=seed).choose(table, seat)
    return ThumbBot(seed).choose(table, seat) if settings.trust > 0 else None


def ranked(found: Sequence[Hint], trusted: Action | None, trust: float) -> list[Hint]:
    """Moves in order, the trusted one first unless another promises more by `trust`."""
    order = sorted(found, key=lambda one: (-one.share, one.action.id))
    for first in order:
        if trusted and first.action == trusted and order[0].share - first.share < trust:
            others = [dataclasses.replace(one, share=min(one.share, first.share)) for one in order if one is not first]
            return [first, *others]
    return order
