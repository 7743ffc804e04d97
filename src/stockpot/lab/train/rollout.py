"""The rollout buffer: every decision of a round, with its advantage and value targets, as tensors [step, table, …]."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch

from stockpot.core.game import Game
from stockpot.lab.train.table_groups import TableGroup

AT_ONCE = 1 << 18
"""Rows that the critic evaluates in one batch."""


class Rollout:
    """One round of play, in memory that every round reuses. Of the step after the last it keeps only what the critic needs."""

    def __init__(self, game: Game, groups: list[TableGroup], steps: int, device: str) -> None:
        self.steps, self.n = steps, sum(group.n for group in groups)
        self.most = most = game.players[-1]
        first, last = game.bots.private
        exact = torch.bfloat16 if device == "cuda" else torch.float32

        def blank(later: int, kind: Any, *shape: int) -> Any:
            return torch.zeros(steps + later, self.n, *shape, dtype=kind, device=device)

        self.features = blank(1, exact, game.n_features)
        self.hidden = blank(1, exact, (most - 1) * (last - first))
        self.estimated = blank(1, torch.float32, most)
        self.mine = blank(1, exact, most)
        """Which seats the learner plays, counted from the seat that decides."""
        self.seats = blank(1, torch.int64)
        self.allowed = blank(0, torch.bool, game.n_actions)
        self.advised, self.chosen = blank(0, torch.int64), blank(0, torch.int64)
        self.own, self.polite = blank(0, torch.bool), blank(0, torch.bool)
        """Where the learner decides, and where a rule of manners (`bots/manners.py`) decides instead."""
        self.likelihood = blank(0, torch.float32)
        """Log-probability of the chosen action under the learner's policy."""
        self.over = blank(0, torch.bool)
        self.shares = blank(0, torch.float32, most)
        self.ends = blank(0, torch.float32, most)
        """Value targets: each seat's share of the victory as seen later, counted from the seat that decides."""
        self.gains = blank(0, torch.float32)
        """Advantages: how much better than predicted it went for the seat that decided."""
        sizes = [group.n for group in groups]
        starts = [sum(sizes[:i]) for i in range(len(groups))]
        self.places = [slice(start, start + size) for start, size in zip(starts, sizes, strict=True)]
        players = torch.tensor([group.players for group in groups], device=device)
        self.players = players.repeat_interleave(torch.tensor(sizes, device=device))
        """For each table."""
        self.older = torch.cat([
            torch.arange(start + group.older.start, start + group.older.stop, device=device)
            for start, group in zip(starts, groups, strict=True)
        ])  # fmt: skip
        """Tables with an older self."""

    def look(self, t: int, group: TableGroup, place: slice) -> None:
        """What the critic may see at the tables of a group."""
        self.seats[t, place] = group.seats
        self.features[t, place] = group.observations
        self.hidden[t, place] = group.hidden(self.most)
        self.estimated[t, place] = group.estimated(self.most)
        self.mine[t, place, : group.players] = group.from_own(group.mine).to(self.mine.dtype)

    def ask(self, t: int, group: TableGroup, place: slice) -> None:
        """What the network is asked at the tables of a group."""
        self.allowed[t, place] = group.allowed()
        self.advised[t, place] = group.advised()
        self.polite[t, place] = group.by_manners()
        self.own[t, place] = group.own_turn() & ~self.polite[t, place]

    def settle(self, t: int, group: TableGroup, place: slice) -> None:
        """What the moves of a step brought."""
        self.over[t, place] = group.over != 0
        self.shares[t, place, : group.players] = group.shares()

    def look_back(self, critic: Any, trace: float) -> None:
        """Work out advantages and value targets from what came later; `trace` is λ."""
        foreseen = self._foreseen(critic)
        ends = looked_back(foreseen, self.over, self.shares, trace ** (1 / self.players.float()))
        seats = self.seats[: self.steps, :, None]
        self.gains.copy_((ends - foreseen[:-1]).gather(2, seats).squeeze(2))
        self.ends.copy_(ends.gather(2, counted(seats, self.players[:, None], self.most)))

    def _foreseen(self, critic: Any) -> Any:
        """The critic's predictions for every seat, seat 0 first."""
        told = critic_rows(self, slice(None))
        parts = [critic(*(column[i : i + AT_ONCE] for column in told)).exp() for i in range(0, len(told.seen), AT_ONCE)]
        by_turn = torch.cat(parts).reshape(self.steps + 1, self.n, self.most)
        return by_turn.gather(2, counted(-self.seats[:, :, None], self.players[:, None], self.most))


class CriticRows(NamedTuple):
    """What a critic is told, one decision a row."""

    seen: Any
    hidden: Any
    estimated: Any
    mine: Any
    players: Any


def critic_rows(rollout: Rollout, rows: Any) -> CriticRows:
    """Some rows of all steps, the one after the last included."""
    columns = (
        rollout.features,
        rollout.hidden,
        rollout.estimated,
        rollout.mine,
        rollout.players.expand(rollout.steps + 1, -1),
    )
    return CriticRows(*(column.flatten(0, 1)[rows] for column in columns))


def counted(by: Any, players: Any, most: int) -> Any:
    """For each place, the place so many seats after it around the table; empty places stay."""
    places = torch.arange(most, device=by.device)
    return torch.where(places < players, (places + by) % players, places)


def looked_back(foreseen: Any, over: Any, shares: Any, trace: Any) -> Any:
    """Value targets by TD(λ): each seat's true share where a step ended the game, else a mixture of the prediction at the next
    step and of the target there; `trace` (λ, by table) is the weight of the latter.
    """
    ends = torch.empty_like(shares)
    later = foreseen[-1]
    for t in range(len(shares) - 1, -1, -1):
        seen = foreseen[t + 1] + trace[:, None] * (later - foreseen[t + 1])
        later = ends[t] = torch.where(over[t][:, None], shares[t], seen)
    return ends
