"""Environments for learners: thousands of tables as arrays, PettingZoo, Gymnasium, OpenSpiel.

`vector` needs the extra `fast` alone; the others need `envs`, which includes it.
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stockpot.envs import gymnasium, openspiel, pettingzoo, trajectories, vector
    from stockpot.envs.trajectories import Trajectories as Trajectories
    from stockpot.envs.trajectories import advantages as advantages
    from stockpot.envs.vector import VectorTable as VectorTable

PARTS = ("vector", "trajectories", "pettingzoo", "gymnasium", "openspiel")
HOMES = {"VectorTable": "vector", "Trajectories": "trajectories", "advantages": "trajectories"}

__all__ = [*HOMES, *PARTS]


class MissingPackage(ImportError):  # noqa: N818 - named like our other errors
    """A package of the extra `envs` is not installed."""


def need(package: str) -> ModuleType:
    """Import a package that only environments need, or say how to get it."""
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as error:
        if error.name is not None and package.split(".")[0] == error.name.split(".")[0]:
            raise MissingPackage(
                f"{error.name} is not installed; it comes with: pip install 'stockpot[envs]'"
            ) from error
        raise


def __getattr__(name: str) -> Any:
    """Load an environment when it is first asked for."""
    if name in __all__:
        need("numpy")
    if name in HOMES:
        return getattr(importlib.import_module(f"stockpot.envs.{HOMES[name]}"), name)
    if name in PARTS:
        return importlib.import_module(f"stockpot.envs.{name}")
    raise AttributeError(f"module 'stockpot.envs' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
