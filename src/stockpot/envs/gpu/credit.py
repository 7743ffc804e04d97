"""What came of every decision, worked out on a GPU: one table a thread."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

from stockpot.envs.batch.credit import CARRIED, credit
from stockpot.envs.gpu.array import GpuArray, lent
from stockpot.envs.gpu.device import THREADS, blocks


@cuda.jit
def credit_all(seats, over, rewards, values, discount, trace, carried, advantages, known):  # type: ignore[no-untyped-def]
    """`batch.credit` at every table."""
    i = cuda.grid(1)
    if i < rewards.shape[1]:
        credit(i, seats, over, rewards, values, discount, trace, carried, advantages, known)


def advantages_there(
    seats: Any, over: Any, rewards: Any, values: Any, discount: float, trace: float
) -> tuple[Any, Any]:
    """`trajectories.advantages` of arrays on the GPU, of whatever library; the answers lie there too."""
    given = [lent(array) for array in (seats, over, rewards, values)]
    shape = given[3].shape
    _, tables, players = given[2].shape
    found, known = cuda.device_array(shape, np.float32), cuda.device_array(shape, np.int8)
    carried = cuda.device_array((tables, players, CARRIED), np.float32)
    credit_all[blocks(tables), THREADS](*given, float(discount), float(trace), carried, found, known)
    return GpuArray(found), GpuArray(known)
