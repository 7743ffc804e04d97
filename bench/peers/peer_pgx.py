"""Pgx on the CPU or, with JAX_PLATFORMS=cuda, on a GPU: kuhn poker, leduc hold'em and sparrow mahjong, in batches.

Timed: one compiled call that deals a batch of games and plays all of them to the end (a while loop over the vmapped
step), with a random legal action for each game drawn inside; it returns the decisions made and the final rewards.
Compilation is done before the clock starts. Every batch size of a game gets an equal share of the time, and the best is
reported, with its size in the note.

Decisions are counted inside the call: one for each game that is not over at each step. Steps that a game which is over
waits for the others cost time and are not counted. (Pgx's auto_reset avoids that waiting, but deals at every step: it
was tried, and is at least twice as slow.)

The rewards must be returned. Otherwise XLA sees that no card matters for how a game of poker goes on, leaves out the
deal and the showdown, and seems 5 times as fast. Observations are not asked for, so XLA may leave those out.

On the CPU the process is bound to one core, as XLA would otherwise use all. Bridge bidding is not there: it downloads tables.
"""

import itertools
import os
import time
from collections.abc import Callable
from functools import partial

os.environ["JAX_PLATFORMS"] = os.environ.get("JAX_PLATFORMS", "cpu")
if os.environ["JAX_PLATFORMS"] != "cpu":
    pass
elif hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
else:
    raise SystemExit("Pgx: this system cannot bind a process to one core, so one core cannot be measured")

import jax  # only after the core is chosen
import jax.numpy as jnp
import pgx
from peer import Row, Timing, main, repeat

GAMES = {
    "kuhn poker": ("kuhn_poker", (1024, 16384, 131072)),
    "leduc hold'em": ("leduc_holdem", (1024, 16384, 131072)),
    "sparrow mahjong": ("sparrow_mahjong", (64, 512, 4096)),
}
PLATFORM = os.environ["JAX_PLATFORMS"]
ON_GPU = (16384, 65536, 262144)
"""Batch sizes on anything but the CPU."""
CLOCK = time.process_time if PLATFORM == "cpu" else time.perf_counter


def random_legal(key: jax.Array, mask: jax.Array) -> jax.Array:
    """For each game of the batch one of its legal actions: the k-th, where k is drawn evenly."""
    count = mask.sum(axis=1)
    k = jnp.minimum((jax.random.uniform(key, count.shape) * count).astype(jnp.int32), count - 1)
    return jnp.argmax(jnp.cumsum(mask, axis=1) > k[:, None], axis=1)


def compiled(env: pgx.Env, batch: int) -> Callable[[jax.Array], tuple[jax.Array, jax.Array]]:
    """The function that plays a batch of games: from a key to (decisions, rewards of each game)."""
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def play(key: jax.Array) -> tuple[jax.Array, jax.Array]:
        key, deal = jax.random.split(key)
        state = init(jax.random.split(deal, batch))

        def one_step(carry):
            state, key, decisions, rewards = carry
            key, choice, chance = jax.random.split(key, 3)
            decisions += (~state.terminated).sum()
            action = random_legal(choice, state.legal_action_mask)
            state = step(state, action, jax.random.split(chance, batch))
            return state, key, decisions, rewards + state.rewards

        def some_left(carry):
            return ~carry[0].terminated.all()

        carry = jax.lax.while_loop(some_left, one_step, (state, key, jnp.int32(0), jnp.zeros_like(state.rewards)))
        return carry[2], carry[3]

    return jax.jit(play)


def one_batch_size(env: pgx.Env, batch: int, seconds: float) -> Timing:
    """Play batches of one size for a while."""
    play = compiled(env, batch)
    keys = itertools.cycle(jax.random.split(jax.random.key(1), 1024))

    def one_batch() -> int:
        decisions, rewards = play(next(keys))
        rewards.block_until_ready()
        return int(decisions)

    timing = repeat(one_batch, seconds, CLOCK)
    return Timing(timing.decisions, timing.seconds, timing.games * batch, f"batch of {batch}")


def best_batch_size(env_id: str, batches: tuple[int, ...], seconds: float) -> Timing:
    """The fastest of the batch sizes."""
    env = pgx.make(env_id)
    timings = [one_batch_size(env, batch, seconds / len(batches)) for batch in batches]
    return max(timings, key=lambda timing: timing.decisions / timing.seconds)


def rows() -> list[Row]:
    """One row a game."""
    where, sizes = ("CPU", ()) if PLATFORM == "cpu" else ("GPU", ON_GPU)
    return [
        Row(f"{game}, batched on the {where}", game, "jax", partial(best_batch_size, env_id, sizes or batches))
        for game, (env_id, batches) in GAMES.items()
    ]


if __name__ == "__main__":
    main("Pgx", "pgx", rows())
