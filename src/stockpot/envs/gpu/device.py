"""The GPU: whether there is one, and how kernels are compiled for it."""

from __future__ import annotations

import importlib.util
from typing import Any

from stockpot.core.rule import COMPILED

THREADS = 128
"""Threads of a block: one table or game each."""
LARGE = 2048
"""Kernels of states larger than this many bytes are linked as they are: optimised once more while linking (`lto`), a
kernel of sapone that can write a trail reads outside a thread's memory, with any number of registers and any stack."""


def available() -> bool:
    """Is there a GPU that can play?"""
    if not COMPILED or importlib.util.find_spec("numba_cuda") is None:
        return False
    from numba import cuda

    return bool(cuda.is_available())


def need_gpu() -> None:
    if not available():
        raise ValueError("There is no GPU to play on; it takes an NVIDIA GPU and: pip install 'stockpot[gpu]'")


def blocks(n: int) -> int:
    """Blocks of threads for so many tables."""
    return -(-n // THREADS)


def compiled(play: Any, state: Any, lto: bool = True) -> Any:
    """A kernel for the GPU that plays games whose state is of this type; with `lto` optimised again while it is linked."""
    import numba.core.typing.arraydecl  # noqa: F401 - numba-cuda alone knows no members of an enum as indices
    from numba import cuda

    return cuda.jit(play) if lto and state.size <= LARGE else cuda.jit(play, lto=False)
