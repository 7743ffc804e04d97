"""Integers as arguments: Python's and NumPy's are taken, everything else is not."""

from __future__ import annotations

from numbers import Integral
from typing import Any


def whole(value: Any) -> int | None:
    """A whole number of any kind, also one of NumPy's, as a plain `int`; `None` for anything else, yes and no included."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, Integral):
        return None
    return int(value)
