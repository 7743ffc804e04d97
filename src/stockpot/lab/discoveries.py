"""False discoveries: of many differences looked at, some are large by chance.

Benjamini and Hochberg's step-up procedure (*Controlling the false discovery rate*, J. R. Stat. Soc. B 57, 1995): of all
differences whose q-value is at most 5 %, one in twenty is expected to be chance.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from stockpot.lab.tally import WIDE, Figure

RATE = 0.05
"""How many of the differences called real may be chance."""


def p_value(difference: Figure) -> float:
    """How likely so large a difference is, up or down, where there is none (normal distribution)."""
    if difference.wide == 0:
        return 1.0 if difference.value == 0 else 0.0
    return math.erfc(abs(difference.value) / (difference.wide / WIDE) / math.sqrt(2))


def q_values(p_values: Sequence[float]) -> list[float]:
    """For each of many tests, the smallest rate of false discoveries at which it still counts as one."""
    found = [1.0] * len(p_values)
    least = 1.0
    for rank, place in sorted(enumerate(sorted(range(len(p_values)), key=p_values.__getitem__), start=1), reverse=True):
        least = min(least, p_values[place] * len(p_values) / rank)
        found[place] = least
    return found
