"""Where the arithmetic of training is done: by NumPy, or by PyTorch, which knows GPUs.

The code of this folder uses only what both libraries spell the same way.
"""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

NUMPY = "numpy"


class Device:
    """Makes arrays where they are calculated with; `xp` is the library that does it.

    Its name is `numpy`, or what PyTorch calls the device: `cuda`, `mps`, `cpu`.
    """

    def __init__(self, name: str = NUMPY) -> None:
        self.name = name
        self.xp: Any = np if name == NUMPY else _torch(name)

    def put(self, array: Any) -> Any:
        """A copy of a NumPy array on the device."""
        if self.name == NUMPY:
            return np.array(array)
        return self.xp.from_numpy(np.ascontiguousarray(array)).to(self.name, copy=True)

    def get(self, array: Any) -> Any:
        """An array of the device as one of NumPy."""
        return array if self.name == NUMPY else array.cpu().numpy()


def _torch(device: str) -> Any:
    try:
        torch = importlib.import_module("torch")
        torch.zeros(1, device=device)
    except (ImportError, RuntimeError) as why:
        raise ValueError(
            f"There is no device {device!r} here: {why}. `pip install 'stockpot[train]'` brings PyTorch."
        ) from why
    return torch
