"""Environments are loaded when asked for, and say what they need."""

from __future__ import annotations

import doctest
import importlib
import json

import pytest

import stockpot
from stockpot import envs
from tests.support.processes import python

LOADED = """
import json, sys
import stockpot.envs
print(json.dumps(sorted({"numba", "numpy", "gymnasium", "pettingzoo", "pyspiel"} & set(sys.modules))))
"""

MISSING = """
import sys
sys.modules[sys.argv[1]] = None
import stockpot.envs
try:
    getattr(stockpot.envs, sys.argv[2])
except stockpot.envs.MissingPackage as error:
    print(error)
"""


def test_importing_the_environments_loads_nothing() -> None:
    assert json.loads(python(LOADED)) == []


@pytest.mark.parametrize(
    ("package", "part"),
    [("numpy", "vector"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("pyspiel", "openspiel")],
)
def test_a_missing_package_is_named_with_the_extra_that_brings_it(package: str, part: str) -> None:
    said = python(MISSING, package, part, NUMBA_DISABLE_JIT="1")
    assert said.strip() == f"{package} is not installed; it comes with: pip install 'stockpot[envs]'"


def test_environments_are_part_of_the_package() -> None:
    assert stockpot.envs is envs
    assert envs.VectorTable is envs.vector.VectorTable
    assert set(dir(envs)) == set(envs.__all__)
    with pytest.raises(AttributeError, match="no attribute 'stew'"):
        envs.stew  # noqa: B018


@pytest.mark.parametrize("part", envs.PARTS)
def test_the_example_of_each_environment_runs(part: str) -> None:
    result = doctest.testmod(importlib.import_module(f"stockpot.envs.{part}"))
    assert result.attempted >= 2
    assert result.failed == 0
