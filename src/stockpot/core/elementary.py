"""Exponential, logarithm and rounding as fixed sequences of IEEE 754 operations: the same bits on every machine and backend.

The functions of the C library differ in the last bit between systems, and WebAssembly has none. What a search thinks must not
depend on that: one bit decides between two moves, and then the whole tree is another. These are the algorithms of FDLIBM (Sun
Microsystems 1993, `e_exp.c` and `e_log.c`), exact to less than one unit in the last place, by arithmetic alone. None of it may be
contracted into fused operations; Numba would do that only with `fastmath`.
"""

from __future__ import annotations

import math
from struct import pack, unpack
from typing import Any

from stockpot.core.rule import COMPILED, compiled_as, rule

if COMPILED:
    import numpy as np

LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
"""ln 2 in two parts. The first ends in zeros, so that its multiples up to 2^11 are exact."""
LOG2_E = 1.44269504088896338700
SQRT2 = 1.41421356237309504880
HIGHEST, LOWEST = 7.09782712893383973096e02, -7.45133219101941108420e02
"""Beyond these the exponential is infinite, or 0."""
TWO_54, TWO_62 = 2.0**54, 2.0**62


def single(x: float) -> float:
    """The nearest number in single precision. Compiled, what is computed of such numbers is one already."""
    return float(unpack("f", pack("f", x))[0])


if COMPILED:

    @compiled_as(single)
    def _compiled_single(x: Any) -> Any:  # noqa: ARG001
        return lambda x: np.float32(x)


@rule
def exp(x: float) -> float:
    """e to the power of x: 2^k · e^r, where |r| is at most half of ln 2."""
    if math.isnan(x):
        return math.nan
    if x > HIGHEST:
        return math.inf
    if x < LOWEST:
        return 0.0
    k = int(LOG2_E * x + (0.5 if x >= 0.0 else -0.5))
    high = x - k * LN2_HIGH
    low = k * LN2_LOW
    r = high - low
    t = r * r
    c = 6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08)
    c = r - t * (1.66666666666666019037e-01 + t * (-2.77777777770155933842e-03 + t * c))
    return scaled(1.0 - ((low - (r * c) / (2.0 - c)) - high), k)


@rule
def scaled(y: float, k: int) -> float:
    """y · 2^k for y about 1, rounded once at most: the factor that may leave the range of normal numbers comes last."""
    factor = 2.0 if k > 0 else 0.5
    left = abs(k)
    if left > 1023:  # 2^1024 is no number any more
        y *= factor
        left -= 1
    while left > 0:
        if left & 1 == 1:
            y *= factor
        factor *= factor
        left >>= 1
    return y


@rule
def log(x: float) -> float:
    """The natural logarithm: of 2^k · (1 + f), where 1 + f lies between √½ and √2."""
    if math.isnan(x) or x < 0.0:
        return math.nan
    if x == 0.0:
        return -math.inf
    if math.isinf(x):
        return math.inf
    k = 0
    while x < 1.0:
        x *= TWO_54
        k -= 54
    while x >= TWO_62:
        x /= TWO_54
        k += 54
    whole = int(x)
    digits = 0
    while whole > 1:
        whole >>= 1
        digits += 1
    x /= 1 << digits
    k += digits
    if x >= SQRT2:
        x *= 0.5
        k += 1
    f = x - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    odd = w * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01))
    odd = z * (6.666666666666735130e-01 + odd)
    half = 0.5 * f * f
    return k * LN2_HIGH - ((half - (s * (half + even + odd) + k * LN2_LOW)) - f)
