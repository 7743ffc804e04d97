"""Proximal policy optimisation (PPO): play one round of rollouts, then update the policy and the critic from it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import torch
from torch.nn.functional import cross_entropy
from torch.nn.utils import clip_grad_norm_

from stockpot.lab.train.model import Critic, Player, drawn
from stockpot.lab.train.rollout import Rollout, critic_rows
from stockpot.lab.train.table_groups import TableGroup

WHIMS = 0.1
"""Share of random moves while the network imitates rules of thumb (epsilon): it has to see what mistakes lead to."""
CLIP = 0.2
"""Clip range of the probability ratio: how much more or less likely an action becomes in one round, about."""
FORESIGHT = 0.5
"""Weight of the player's own value head in the loss, beside the policy."""
STEEPEST = 1.0
"""Largest norm of the gradient over all weights (gradient clipping)."""


def quickly(device: str) -> Any:
    """Half precision for matrices where that is quicker."""
    return torch.autocast("cuda", torch.bfloat16) if device == "cuda" else contextlib.nullcontext()


def play(groups: list[TableGroup], rollout: Rollout, player: Player, older: Player, watch: bool) -> None:
    """Fill the rollout: with the player's moves, or with those of rules of thumb while it only watches (imitation)."""
    for t in range(rollout.steps):
        for group, place in zip(groups, rollout.places, strict=True):
            rollout.look(t, group, place)
            rollout.ask(t, group, place)
        if watch:
            choose_watched(rollout, t)
        else:
            choose(rollout, t, player, older)
        for group, place in zip(groups, rollout.places, strict=True):
            group.play(rollout.chosen[t, place])
            rollout.settle(t, group, place)
    for group, place in zip(groups, rollout.places, strict=True):
        rollout.look(rollout.steps, group, place)


def choose(rollout: Rollout, t: int, player: Player, older: Player) -> None:
    """The learner samples from its policy, its older selves from theirs; the rest follow rules of thumb."""
    liked, _ = player(rollout.features[t], rollout.allowed[t], rollout.advised[t])
    own = drawn(liked)
    rollout.likelihood[t] = liked.gather(1, own[:, None]).squeeze(1) - liked.logsumexp(1)
    chosen = torch.where(rollout.own[t], own, rollout.advised[t])
    rows = rollout.older
    if len(rows):
        theirs = older.choices(rollout.features[t, rows], rollout.allowed[t, rows], rollout.advised[t, rows])
        chosen[rows] = torch.where(rollout.own[t, rows] | rollout.polite[t, rows], chosen[rows], theirs)
    rollout.chosen[t] = chosen


def choose_watched(rollout: Rollout, t: int) -> None:
    """Rules of thumb, with a share of random moves."""
    some = drawn(torch.zeros_like(rollout.allowed[t], dtype=torch.float32).masked_fill(~rollout.allowed[t], -torch.inf))
    whims = torch.rand(len(some), device=some.device) < WHIMS
    rollout.chosen[t] = torch.where(whims, some, rollout.advised[t])


def rows_to_learn(rollout: Rollout, watch: bool) -> Any:
    """The decisions to learn from: the learner's own where it had a choice; while it watches, everybody's."""
    choice = rollout.allowed.sum(2) > 1
    return (choice if watch else choice & rollout.own).flatten().nonzero().squeeze(1)


def batches(rows: Any, size: int, passes: int) -> Iterator[Any]:
    """Minibatches: all rows in random order, once for each pass; a remainder smaller than a batch is dropped."""
    for _ in range(passes):
        order = rows[torch.randperm(len(rows), device=rows.device)]
        size = min(size, len(order))
        for start in range(0, len(order) - size + 1, max(size, 1)):
            yield order[start : start + size]


def learn_moves(
    player: Player, optimiser: Any, rollout: Rollout, rows: Any, batch: int, passes: int, watch: bool, curiosity: float,
    device: str,
) -> None:  # fmt: skip
    """Update the policy: towards actions with a positive advantage or, while it only watches, towards those advised."""
    flat = {
        name: getattr(rollout, name)[: rollout.steps].flatten(0, 1)
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
        foresight = cross_entropy(seats[:, : rollout.most], part["ends"])
        step(player, optimiser, loss + FORESIGHT * foresight)


def by_gains(liked: Any, part: dict[str, Any], gains: Any, curiosity: float) -> Any:
    """The clipped objective of proximal policy optimisation (Schulman et al. 2017), less the policy's entropy."""
    logs = torch.log_softmax(liked, 1)
    ratio = (logs.gather(1, part["chosen"][:, None]).squeeze(1) - part["likelihood"]).exp()
    kept = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains)
    entropy = -(logs.exp() * logs.masked_fill(~part["allowed"], 0)).sum(1)
    return -(kept + curiosity * entropy).mean()


def learn_chances(critic: Critic, optimiser: Any, rollout: Rollout, batch: int, device: str) -> None:
    """Update the critic: its predictions move towards the value targets, at every table."""
    ends = rollout.ends.flatten(0, 1)
    for some in batches(torch.arange(len(ends), device=ends.device), batch, 1):
        with quickly(device):
            foreseen = critic(*critic_rows(rollout, some))
        step(critic, optimiser, -(ends[some] * foreseen).sum(1).mean())


def step(model: Any, optimiser: Any, loss: Any) -> None:
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    clip_grad_norm_(model.parameters(), STEEPEST)
    optimiser.step()
