"""The package: quick to import, and everything it promises is there."""

from __future__ import annotations

import doctest
import json

import pytest

import stockpot
from tests.support.processes import python

LOADED = """
import json, sys, time
begun = time.perf_counter()
import stockpot
seconds = time.perf_counter() - begun
print(json.dumps({"seconds": seconds, "heavy": sorted({"numba", "numpy", "rich", "typer"} & set(sys.modules))}))
"""


def test_importing_the_package_loads_nothing_heavy() -> None:
    said = json.loads(python(LOADED))
    print(f"import stockpot: {1000 * said['seconds']:.1f} ms")
    assert said["heavy"] == []


def test_the_example_of_the_package_runs() -> None:
    result = doctest.testmod(stockpot)
    assert result.attempted >= 4
    assert result.failed == 0


@pytest.mark.parametrize("name", stockpot.__all__)
def test_every_promised_name_is_there(name: str) -> None:
    assert getattr(stockpot, name) is getattr(stockpot, name)
    assert name in dir(stockpot)


WITHOUT_ARRAYS = """
import sys
sys.modules["numpy"] = None
import stockpot
try:
    stockpot.playouts
except ImportError as error:
    print(error)
"""


def test_what_needs_arrays_says_which_extra_brings_them() -> None:
    said = python(WITHOUT_ARRAYS, NUMBA_DISABLE_JIT="1")
    assert said == "stockpot.playouts needs numpy: pip install 'stockpot[fast]'\n"


def test_other_names_are_not() -> None:
    with pytest.raises(AttributeError, match="module 'stockpot' has no attribute 'stew'"):
        stockpot.stew  # noqa: B018


def test_all_bad_input_errors_are_value_errors_except_illegal_moves() -> None:
    bad = [getattr(stockpot, name) for name in stockpot.__all__ if name.startswith(("Bad", "Unknown"))]
    assert len(bad) == 8
    assert all(issubclass(error, ValueError) for error in bad)
    assert not issubclass(stockpot.IllegalMove, ValueError)
