"""Our own exponential and logarithm: as exact as the C library's, and the same everywhere."""

from __future__ import annotations

import hashlib
import math
import random
import struct

import pytest

from stockpot.core.elementary import exp, log

chance = random.Random(3)
EXPONENTS = [chance.uniform(-745.2, 709.8) for _ in range(2000)] + [chance.uniform(-9, 9) for _ in range(2000)]
NUMBERS = [math.ldexp(chance.random(), chance.randrange(-1020, 1025)) for _ in range(2000)] + [
    float(n) for n in range(1, 2000)
]


def units(found: float, right: float) -> float:
    """How far a number is from the right one, in units of its last place."""
    return abs(found - right) / math.ulp(right)


def test_the_exponential_is_exact_to_one_unit_in_the_last_place() -> None:
    assert max(units(exp(x), math.exp(x)) for x in EXPONENTS) <= 1


def test_the_logarithm_is_exact_to_one_unit_in_the_last_place() -> None:
    assert max(units(log(x), math.log(x)) for x in NUMBERS) <= 1
    assert log(1.0) == 0.0


def test_every_machine_and_backend_gives_the_same_bits() -> None:
    found = struct.pack("<7999d", *map(exp, EXPONENTS), *map(log, NUMBERS))
    assert hashlib.blake2b(found, digest_size=8).hexdigest() == "2250983cae287309"


@pytest.mark.parametrize(
    ("x", "right"), [(0.0, 1.0), (710.0, math.inf), (math.inf, math.inf), (-746.0, 0.0), (-math.inf, 0.0)]
)
def test_the_exponential_at_its_ends(x: float, right: float) -> None:
    assert exp(x) == right


@pytest.mark.parametrize(("x", "right"), [(0.0, -math.inf), (math.inf, math.inf), (5e-324, -744.4400719213812)])
def test_the_logarithm_at_its_ends(x: float, right: float) -> None:
    assert log(x) == right


def test_what_is_no_number_stays_none() -> None:
    assert math.isnan(exp(math.nan))
    assert math.isnan(log(math.nan))
    assert math.isnan(log(-1.0))
