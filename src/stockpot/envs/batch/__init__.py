"""Vectorised play, compiled: what `VectorTable` does at each table, on the CPU in a loop and on a GPU in a thread each.

Every table waits for one seat, the lowest of those that owe a decision. A step plays one action at each table; a table
whose game ends is dealt the next game of the series at once, unless it is to stand still. Functions take the table as
`tables[at]` and its row of all other arrays as `i`: a GPU has the table that it works on in a thread's own memory.
"""

from __future__ import annotations

from typing import Any

from stockpot.core import engine, generic
from stockpot.core.bits import lowest
from stockpot.core.engine import RANDOM
from stockpot.core.random import derive, draw
from stockpot.core.record import Record, i64, record, u64
from stockpot.core.rule import COMPILED, compiled_as, inlined, rule

OUTCOME, POINTS, ESTIMATE = 0, 1, 2
"""What is paid: the outcome at the end, or after every step what a seat has more of points, or of hope."""
LIMIT = 1_000_000
"""Decisions after which a game that is played ahead for a staggered start is taken not to end."""


@record
class Chance(Record):
    """A generator apart from any table's; it does not begin like a state, which compiled code could take it for."""

    apart: i64
    rng: u64
    gamma: u64


# ------------------------------------------------------------------------------------------------------------ one table


@rule
def begin(
    tables: Any, at: int, i: int, blank: Any, numbers: Any, players: int, options: Any, seed: int, chance: Any,
    choosing: int, seats: Any, masks: Any, observations: Any, out: Any,
) -> None:  # fmt: skip
    """Begin game `numbers[i]` of the series, and ask who decides what."""
    chance[i].rng = derive(choosing, numbers[i])
    deal(tables, at, blank, players, options, seed, numbers[i])
    ask(tables[at], i, seats, masks, observations, out)


@rule
def wander(
    tables: Any, at: int, i: int, blank: Any, numbers: Any, players: int, options: Any, seed: int, chance: Any,
    seats: Any, masks: Any, observations: Any, out: Any, trail: Any,
) -> None:  # fmt: skip
    """A staggered start, anywhere in the game as random players play it, all decisions with the same chance.

    They play it whole, to count its decisions, and then as many of them again as are drawn.
    """
    limit = LIMIT
    for time in range(2):
        deal(tables, at, blank, players, options, seed, numbers[i])
        decisions = engine.play_random(tables[at], out, trail, limit)
        if time == 0:
            limit = draw(chance[i], decisions)
    ask(tables[at], i, seats, masks, observations, out)


@inlined
def step(
    tables: Any, at: int, i: int, blank: Any, actions: Any, numbers: Any, stride: int, players: int, options: Any, seed: int,
    seats: Any, masks: Any, observations: Any, finals: Any, rewards: Any, scores: Any, over: Any, out: Any, trail: Any,
) -> None:  # fmt: skip
    """Play `actions[i]` for the seat that the table waits for; a table that it is not allowed at stands still.

    Where that ends the game, `over[i]` is 1, `rewards[i]`, `scores[i]` and, where there is room, `finals[i]` tell how, and
    the table begins game `numbers[i] + stride`; elsewhere the first three are 0. Where the stride is 0 there is no next
    game: the table stands still, and all its rows stay as they are.
    """
    if stride == 0 and over[i] != 0:
        return
    if over[i] != 0:
        over[i] = 0
        for seat in range(players):
            rewards[i, seat] = 0.0
            scores[i, seat] = 0
    if not allowed(actions[i], masks[i]):
        return
    generic.play(tables[at], seats[i], actions[i], trail)
    if generic.waiting(tables[at]) == 0:
        over[i] = 1
        settle(tables[at], players, rewards[i], scores[i])
        if len(finals) > 0:
            for seat in range(players):
                generic.observe(tables[at], seat, finals[i, seat])
        if stride > 0:
            numbers[i] += stride
            deal(tables, at, blank, players, options, seed, numbers[i])
    ask(tables[at], i, seats, masks, observations, out)


@rule
def settle(s: Any, players: int, rewards: Any, scores: Any) -> None:
    """Everybody has staked 1 and the winners share it all: rewards add up to 0."""
    generic.outcome(s, rewards)
    generic.scores(s, scores)
    for seat in range(players):
        rewards[seat] = rewards[seat] * players - 1.0


@rule
def worth(s: Any, players: int, by: int, scores: Any, out: Any) -> None:
    """What each seat has so far: its points, or the game's estimate of what it will be paid at the end."""
    if by == POINTS:
        generic.scores(s, scores)
        for seat in range(players):
            out[seat] = scores[seat]
    else:
        generic.outcome(s, out)
        for seat in range(players):
            out[seat] = out[seat] * players - 1.0


@rule
def pay(
    s: Any, i: int, players: int, by: int, stride: int, over: Any, rewards: Any, scores: Any, before: Any, now: Any,
    counted: Any,
) -> None:  # fmt: skip
    """After a step: pay each seat what it has more than before; over a game that adds up to what it has at the end.

    `now` and `counted` are room for a row each. A game that has ended and stands still was paid for when it ended.
    """
    if over[i] != 0:
        if stride == 0 and before[i, players] != 0.0:
            return
        before[i, players] = 1.0
        for seat in range(players):
            end = rewards[i, seat]
            if by == POINTS:
                end = float(scores[i, seat])
            rewards[i, seat] = end - before[i, seat]
        if stride > 0:
            worth(s, players, by, counted, before[i])
    else:
        worth(s, players, by, counted, now)
        for seat in range(players):
            rewards[i, seat] = now[seat] - before[i, seat]
            before[i, seat] = now[seat]


@rule
def deal(tables: Any, at: int, blank: Any, players: int, options: Any, seed: int, number: int) -> None:
    """Begin a game of the series at a table."""
    put_state(tables, at, blank)
    generic.setup(tables[at], players, options, derive(seed, number))


@rule
def ask(s: Any, i: int, seats: Any, masks: Any, observations: Any, out: Any) -> None:
    """Write down whom the table waits for, what that seat may do and, where there is room for it, what it sees.

    After the end that is the seat that decided last, and the mask allows everything: a policy can be normalised.
    """
    waiting = generic.waiting(s)
    mask = masks[i]
    for action in range(len(mask)):
        mask[action] = 1 if waiting == 0 else 0
    if waiting != 0:
        seats[i] = lowest(waiting)
        for j in range(generic.legal(s, seats[i], out)):
            mask[out[j]] = 1
    if len(observations) > 0:
        generic.observe(s, seats[i], observations[i])


@inlined
def allowed(action: int, mask: Any) -> bool:
    """Does the mask allow this number?"""
    return 0 <= action < len(mask) and mask[action] != 0


@inlined
def some_action(chance: Any, mask: Any) -> int:
    """One of the actions that a mask allows, all with the same chance."""
    n = 0
    for action in range(len(mask)):
        n += mask[action]
    n = draw(chance, n)
    for action in range(len(mask)):
        n -= mask[action]
        if n < 0:
            return action
    return -1


@rule
def advised(s: Any, seat: int, chance: Any) -> int:
    """What the rule of thumb says, by lots that are not the table's own; after the end, where nothing counts, action 0."""
    if generic.waiting(s) == 0:
        return 0
    rng, gamma = s.rng, s.gamma
    s.rng, s.gamma = chance.rng, chance.gamma
    action = generic.thumb(s, seat)
    chance.rng = s.rng
    s.rng, s.gamma = rng, gamma
    return action


# ----------------------------------------------------------------------------------------------------------- many tables


@rule
def begin_tables(
    tables: Any, blank: Any, numbers: Any, players: int, options: Any, seed: int, chance: Any, choosing: int,
    seats: Any, masks: Any, observations: Any, out: Any,
) -> None:  # fmt: skip
    for i in range(len(numbers)):
        begin(
            tables, i, i, blank, numbers, players, options, seed, chance, choosing, seats, masks, observations, out
        )  # fmt: skip


@rule
def stagger_tables(
    tables: Any, blank: Any, numbers: Any, players: int, options: Any, seed: int, chance: Any,
    seats: Any, masks: Any, observations: Any, out: Any, trail: Any,
) -> None:  # fmt: skip
    for i in range(len(numbers)):
        wander(
            tables, i, i, blank, numbers, players, options, seed, chance, seats, masks, observations, out, trail
        )  # fmt: skip


@rule
def step_tables(
    tables: Any, blank: Any, actions: Any, numbers: Any, stride: int, players: int, options: Any, seed: int,
    seats: Any, masks: Any, observations: Any, finals: Any, rewards: Any, scores: Any, over: Any, out: Any, trail: Any,
) -> None:  # fmt: skip
    for i in range(len(actions)):
        step(
            tables, i, i, blank, actions, numbers, stride, players, options, seed, seats, masks, observations, finals,
            rewards, scores, over, out, trail,
        )  # fmt: skip


@rule
def worth_tables(tables: Any, players: int, by: int, before: Any, counted: Any) -> None:
    for i in range(len(before)):
        before[i, players] = 0.0
        worth(tables[i], players, by, counted, before[i])


@rule
def pay_tables(
    tables: Any, players: int, by: int, stride: int, over: Any, rewards: Any, scores: Any, before: Any, now: Any, counted: Any,
) -> None:  # fmt: skip
    for i in range(len(over)):
        pay(tables[i], i, players, by, stride, over, rewards, scores, before, now, counted)


@rule
def ask_tables(tables: Any, seats: Any, masks: Any, observations: Any, out: Any) -> None:
    for i in range(len(seats)):
        ask(tables[i], i, seats, masks, observations, out)


@rule
def first_illegal(actions: Any, masks: Any) -> int:
    """The first table whose action is not allowed there; -1 when all are."""
    for i in range(len(actions)):
        if not allowed(actions[i], masks[i]):
            return i
    return -1


@rule
def choose_actions(tables: Any, chance: Any, seats: Any, masks: Any, policy: int, actions: Any) -> None:
    """For each table any legal action, or what the rule of thumb says.

    `chance[i]` is the generator that table i's choices are drawn from; the table's own is not touched.
    """
    for i in range(len(actions)):
        if policy == RANDOM:
            actions[i] = some_action(chance[i], masks[i])
        else:
            actions[i] = advised(tables[i], seats[i], chance[i])


@rule
def estimate_tables(tables: Any, shares: Any) -> None:
    """Every seat's share of the victory, or the game's estimate of it, one row for each table."""
    for i in range(len(shares)):
        generic.outcome(tables[i], shares[i])


@rule
def observe_everywhere(s: Any, seen: Any) -> None:
    """What every seat of a table sees, one row each."""
    for seat in range(len(seen)):
        generic.observe(s, seat, seen[seat])


@rule
def observe_tables(tables: Any, seen: Any) -> None:
    """What every seat sees, one block for each table."""
    for i in range(len(seen)):
        observe_everywhere(tables[i], seen[i])


def put_state(tables: Any, at: int, source: Any) -> None:
    """Make a state of `tables` the same as the first of `source`."""
    tables[at].take(source[0])


if COMPILED:

    @compiled_as(put_state)
    def _compiled_put_state(tables: Any, at: Any, source: Any) -> Any:
        def put(tables: Any, at: Any, source: Any) -> None:
            tables[at] = source[0]

        put.__annotations__ = {}
        return put
