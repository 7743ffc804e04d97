"""Chance: SplitMix64, a pseudorandom generator whose whole state are the fields `rng` and `gamma` of a record.

SplitMix64 (Steele, Lea and Flood 2014): a 64-bit word of state that grows by an odd increment, the gamma, and is mixed for
every draw; every seed as good as any other, no tables. Simulations all use the golden ratio as their gamma and differ in the
state alone. A table that people play has a gamma of its own, drawn from its seed with the state: 127 bits to guess
instead of 64. It is not a cryptographic generator.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any, cast

from stockpot.core.rule import COMPILED, buffer, compiled_as, inlined, rule
from stockpot.core.text import brief
from stockpot.core.whole import whole

if COMPILED:
    import numpy as np

MASK = 0xFFFF_FFFF_FFFF_FFFF
GOLDEN = 0x9E37_79B9_7F4A_7C15
"""The usual gamma: the golden ratio, 64 bits of it."""
FEWEST_CHANGES = 24
"""A good gamma, written in bits, changes between 0 and 1 at least so often (the paper's `mixGamma`)."""
DEALING = 2
"""How a seed becomes chance: 1 gave 64 bits of state, 2 gives a gamma too. What began under 1 goes on under it."""


def seed_argument(word: int) -> int:
    """A word as rules take it: 64 bits without sign when compiled."""
    return cast(int, np.uint64(word)) if COMPILED else word


# Words of the generator's arithmetic: compiled, all of it is without sign.
_ALL, _GOLDEN, _ONE = seed_argument(MASK), seed_argument(GOLDEN), seed_argument(1)
_27, _30, _31, _32 = map(seed_argument, (27, 30, 31, 32))
_FIRST, _SECOND = seed_argument(0xBF58476D1CE4E5B9), seed_argument(0x94D049BB133111EB)


def _word(x: int) -> int:
    return x & MASK


def _whole(x: int) -> int:
    return x


if COMPILED:

    @compiled_as(_whole)
    def _compiled_whole(x: Any) -> Any:
        return lambda x: np.int64(x)

    @compiled_as(_word)
    def _compiled_word(x: Any) -> Any:
        return lambda x: np.uint64(x)


@inlined
def mix(x: int) -> int:
    """Scramble a word; neighbouring words give unrelated results."""
    z = _word(x)
    z = (z ^ z >> _30) * _FIRST & _ALL
    z = (z ^ z >> _27) * _SECOND & _ALL
    return z ^ z >> _31


@inlined
def number_of(word: int, n: int) -> int:
    """The whole number in `range(n)` that a state of the generator gives, n below 2³¹."""
    return _whole((mix(word) >> _32) * _word(n) >> _32)


@rule
def derive(seed: int, number: int) -> int:
    """The seed of game `number` in a series that starts from `seed`."""
    return mix(_word(seed) + (mix(number) | _ONE))


@inlined
def draw(s: Any, n: int) -> int:
    """A random whole number in `range(n)`, n below 2³¹.

    The field `gamma` holds what is different from the golden ratio: a record of zeros has the usual gamma.
    """
    s.rng = (s.rng + (s.gamma ^ _GOLDEN)) & _ALL
    return number_of(s.rng, n)


@inlined
def reseed(s: Any, seed: int) -> None:
    """Replace the whole generator by that of a simulation."""
    s.rng = seed
    s.gamma = 0


@rule
def shuffle(s: Any, cards: Any, n: int) -> None:
    """Put the first n entries of a row or buffer into random order."""
    for last in range(n - 1, 0, -1):
        other = draw(s, last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card


def check_seed(seed: Any) -> int | str:
    """A seed that a person gave, as records keep it: a plain number, or plain text."""
    if isinstance(seed, str):
        return str.__str__(seed)
    number = whole(seed)
    if number is None:
        raise ValueError(f"A seed is a number or a text, not {brief(seed)}.")
    return number


def seed_word(seed: int | str) -> int:
    """The first word of a simulation's generator; the number 7 and the text "7" are different seeds."""
    return _hash(seed, 8)


def seed_words(seed: int | str, dealing: int = DEALING) -> tuple[int, int]:
    """What a table's generator begins with: `rng` and `gamma`."""
    if not 1 <= dealing <= DEALING:
        raise ValueError(f"This version of Stockpot cannot deal as this game was dealt: it knows ways 1 to {DEALING}.")
    if dealing == 1:
        return seed_word(seed), 0
    both = _hash(seed, 16)
    return both & MASK, good_gamma(both >> 64) ^ GOLDEN


def _hash(seed: int | str, size: int) -> int:
    seed = check_seed(seed)
    data = f"{type(seed).__name__}:{seed}".encode("utf-8", "surrogatepass")
    return int.from_bytes(hashlib.blake2b(data, digest_size=size).digest(), "little")


def good_gamma(word: int) -> int:
    """A word as a gamma: odd, and where its bits change too seldom, every other one turned over."""
    odd = word | 1
    return odd if is_good_gamma(odd) else odd ^ 0xAAAA_AAAA_AAAA_AAAA


def is_good_gamma(word: int) -> bool:
    """Can the state grow by this, so that all words come and neighbours are told apart?"""
    return word & 1 == 1 and (word ^ word >> 1).bit_count() >= FEWEST_CHANGES


MOST_FIXED = 8
"""Draws that can be fixed in advance."""


def word_before(draws: Sequence[int], n: int, start: int = 0) -> int:
    """The `rng` of a simulation's generator whose next draws in `range(n)` are these: the first one from `start` on."""
    if len(draws) > MOST_FIXED:
        raise ValueError(f"At most {MOST_FIXED} draws can be fixed, not {len(draws)}.")
    wanted = buffer("q", MOST_FIXED)
    for i, number in enumerate(draws):
        wanted[i] = number
    return int(_first_before(seed_argument(start & MASK), wanted, len(draws), n))


@rule
def _first_before(word: int, wanted: Any, draws: int, n: int) -> int:
    while not _comes_before(word, wanted, draws, n):
        word = (word + _ONE) & _ALL
    return word


@rule
def _comes_before(word: int, wanted: Any, draws: int, n: int) -> bool:
    """Do these draws follow a word?"""
    for i in range(draws):
        word = (word + _GOLDEN) & _ALL
        if number_of(word, n) != wanted[i]:
            return False
    return True


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)
