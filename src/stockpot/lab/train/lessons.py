"""Playing a round, and learning from it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import torch
from torch.nn.functional import cross_entropy
from torch.nn.utils import clip_grad_norm_

from stockpot.lab.train.model import Critic, Player, drawn
from stockpot.lab.train.notes import Notes, critic_rows
from stockpot.lab.train.table_groups import TableGroup

WHIMS = 0.1
"""Share of random moves while the network watches rules of thumb: it has to see what mistakes lead to."""
CLIP = 0.2
"""How much likelier or unlikelier an action becomes by one round, about."""
FORESIGHT = 0.5
"""Weight of what the player foresees from its own seat, beside what it does."""
STEEPEST = 1.0
"""Steeper slopes, all weights together, are flattened to this."""


def quickly(device: str) -> Any:
    """Half precision for matrices where that is quicker."""
    return torch.autocast("cuda", torch.bfloat16) if device == "cuda" else contextlib.nullcontext()


def play(groups: list[TableGroup], notes: Notes, player: Player, older: Player, watch: bool) -> None:
    """Play as many steps as there is room for in the notes: by the player, or, to watch, by rules of thumb."""
    for t in range(notes.steps):
        for group, place in zip(groups, notes.places, strict=True):
            notes.look(t, group, place)
            notes.ask(t, group, place)
        if watch:
            choose_watched(notes, t)
        else:
            choose(notes, t, player, older)
        for group, place in zip(groups, notes.places, strict=True):
            group.play(notes.chosen[t, place])
            notes.settle(t, group, place)
    for group, place in zip(groups, notes.places, strict=True):
        notes.look(notes.steps, group, place)


def choose(notes: Notes, t: int, player: Player, older: Player) -> None:
    """The learner draws by its policy, the others by theirs, or do what is advised."""
    liked, _ = player(notes.features[t], notes.allowed[t], notes.advised[t])
    own = drawn(liked)
    notes.likelihood[t] = liked.gather(1, own[:, None]).squeeze(1) - liked.logsumexp(1)
    chosen = torch.where(notes.own[t], own, notes.advised[t])
    rows = notes.older
    if len(rows):
        theirs = older.choices(notes.features[t, rows], notes.allowed[t, rows], notes.advised[t, rows])
        chosen[rows] = torch.where(notes.own[t, rows] | notes.polite[t, rows], chosen[rows], theirs)
    notes.chosen[t] = chosen


def choose_watched(notes: Notes, t: int) -> None:
    """Rules of thumb, and whims."""
    some = drawn(torch.zeros_like(notes.allowed[t], dtype=torch.float32).masked_fill(~notes.allowed[t], -torch.inf))
    whims = torch.rand(len(some), device=some.device) < WHIMS
    notes.chosen[t] = torch.where(whims, some, notes.advised[t])


def rows_to_learn(notes: Notes, watch: bool) -> Any:
    """Where the learner had a choice; who watches learns from everybody."""
    choice = notes.allowed.sum(2) > 1
    return (choice if watch else choice & notes.own).flatten().nonzero().squeeze(1)


def batches(rows: Any, size: int, passes: int) -> Iterator[Any]:
    """All rows in a random order, as often as there are passes; a rest that fills no batch is left out."""
    for _ in range(passes):
        order = rows[torch.randperm(len(rows), device=rows.device)]
        size = min(size, len(order))
        for start in range(0, len(order) - size + 1, max(size, 1)):
            yield order[start : start + size]


def learn_moves(
    player: Player, optimiser: Any, notes: Notes, rows: Any, batch: int, passes: int, watch: bool, curiosity: float,
    device: str,
) -> None:  # fmt: skip
    """Shift the policy towards what turned out better than foreseen, or, who watches, towards what is advised."""
    flat = {
        name: getattr(notes, name)[: notes.steps].flatten(0, 1)
        for name in ("features", "allowed", "advised", "chosen", "likelihood", "gains", "ends")
    }
    gains = flat["gains"][rows]
    middle, spread = gains.mean(), gains.std() + 1e-6
    for some in batches(rows, batch, passes):
        part = {name: column[some] for name, column in flat.items()}
        with quickly(device):
            liked, seats = player(part["features"], part["allowed"], part["advised"])
        if watch:
            loss = cross_entropy(liked, part["advised"])
        else:
            loss = by_gains(liked, part, (part["gains"] - middle) / spread, curiosity)
        foresight = cross_entropy(seats[:, : notes.most], part["ends"])
        step(player, optimiser, loss + FORESIGHT * foresight)


def by_gains(liked: Any, part: dict[str, Any], gains: Any, curiosity: float) -> Any:
    """The clipped objective of proximal policy optimisation (Schulman et al. 2017), less the policy's entropy."""
    logs = torch.log_softmax(liked, 1)
    ratio = (logs.gather(1, part["chosen"][:, None]).squeeze(1) - part["likelihood"]).exp()
    kept = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains)
    entropy = -(logs.exp() * logs.masked_fill(~part["allowed"], 0)).sum(1)
    return -(kept + curiosity * entropy).mean()


def learn_chances(critic: Critic, optimiser: Any, notes: Notes, batch: int, device: str) -> None:
    """Bring what the critic foresees nearer to what was seen later, at every table."""
    ends = notes.ends.flatten(0, 1)
    for some in batches(torch.arange(len(ends), device=ends.device), batch, 1):
        with quickly(device):
            foreseen = critic(*critic_rows(notes, some))
        step(critic, optimiser, -(ends[some] * foreseen).sum(1).mean())


def step(model: Any, optimiser: Any, loss: Any) -> None:
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    clip_grad_norm_(model.parameters(), STEEPEST)
    optimiser.step()
