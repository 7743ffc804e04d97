"""Vectorised play: many tables stepped at once; what batched environments and training stand on.

Every table waits for one seat, the lowest of those that owe a decision. A step plays one action at each table; a table
whose game ends is dealt the next game of the series at once.
"""

from __future__ import annotations

from typing import Any

from stockpot.core import generic
from stockpot.core.bits import lowest
from stockpot.core.engine import RANDOM
from stockpot.core.random import derive, draw
from stockpot.core.record import Record, i64, record, u64
from stockpot.core.rule import COMPILED, compiled_as, inlined, rule


@record
class Chance(Record):
    """A generator apart from any table's; it does not begin like a state, which compiled code could take it for."""

    apart: i64
    rng: u64
    gamma: u64


@rule
def deal_tables(
    tables: Any, blank: Any, numbers: Any, players: int, options: Any, seed: int,
    seats: Any, masks: Any, observations: Any, out: Any,
) -> None:  # fmt: skip
    """Begin game `numbers[i]` of the series at table i, and ask who decides what."""
    for i in range(len(numbers)):
        deal(tables, i, blank, players, options, seed, numbers[i])
        ask(tables[i], i, seats, masks, observations, out)


@rule
def step_tables(
    tables: Any, blank: Any, actions: Any, numbers: Any, stride: int, players: int, options: Any, seed: int,
    seats: Any, masks: Any, observations: Any, rewards: Any, scores: Any, over: Any, out: Any, trail: Any,
) -> None:  # fmt: skip
    """Play `actions[i]` for the seat that table i waits for.

    Where that ends the game, `over[i]` is 1, `rewards[i]` and `scores[i]` tell how, and the table begins game
    `numbers[i] + stride`; elsewhere all three are 0.
    """
    for i in range(len(actions)):
        s = tables[i]
        generic.play(s, seats[i], actions[i], trail)
        if generic.waiting(s) == 0:
            settle(s, players, rewards[i], scores[i])
            over[i] = 1
            numbers[i] += stride
            deal(tables, i, blank, players, options, seed, numbers[i])
        elif over[i] != 0:
            over[i] = 0
            for seat in range(players):
                rewards[i, seat] = 0.0
                scores[i, seat] = 0
        ask(tables[i], i, seats, masks, observations, out)


@rule
def settle(s: Any, players: int, rewards: Any, scores: Any) -> None:
    """Everybody has staked 1 and the winners share it all: rewards add up to 0."""
    generic.outcome(s, rewards)
    generic.scores(s, scores)
    for seat in range(players):
        rewards[seat] = rewards[seat] * players - 1.0


@rule
def deal(tables: Any, i: int, blank: Any, players: int, options: Any, seed: int, number: int) -> None:
    """Begin a game of the series at a table."""
    put_state(tables, i, blank)
    generic.setup(tables[i], players, options, derive(seed, number))


@rule
def ask(s: Any, i: int, seats: Any, masks: Any, observations: Any, out: Any) -> None:
    """Write down whom table i waits for, what that seat may do and, where there is room for it, what it sees."""
    seat = lowest(generic.waiting(s))
    seats[i] = seat
    mask = masks[i]
    mask[:] = 0
    for j in range(generic.legal(s, seat, out)):
        mask[out[j]] = 1
    if len(observations) > 0:
        generic.observe(s, seat, observations[i])


@rule
def first_illegal(actions: Any, masks: Any) -> int:
    """The first table whose action is not allowed there; -1 when all are."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
            return i
    return -1


@rule
def choose_actions(tables: Any, chance: Any, seats: Any, masks: Any, policy: int, actions: Any) -> None:
    """For each table any legal action with the same chance, or what the rule of thumb says.

    `chance[i].rng` is the generator that table i's choices are drawn from; the table's own is not touched.
    """
    for i in range(len(actions)):
        if policy == RANDOM:
            actions[i] = some_action(chance[i], masks[i])
        else:
            actions[i] = generic.thumb(tables[i], seats[i])


@inlined
def some_action(chance: Any, mask: Any) -> int:
    """One of the actions that a mask allows."""
    n = 0
    for action in range(len(mask)):
        n += mask[action]
    n = draw(chance, n)
    for action in range(len(mask)):
        n -= mask[action]
        if n < 0:
            return action
    return -1


def put_state(tables: Any, i: int, source: Any) -> None:
    """Make state i of `tables` the same as the first of `source`."""
    tables[i].take(source[0])


if COMPILED:

    @compiled_as(put_state)
    def _compiled_put_state(tables: Any, i: Any, source: Any) -> Any:
        def put(tables: Any, i: Any, source: Any) -> None:
            tables[i] = source[0]

        put.__annotations__ = {}
        return put
