"""Chance: a small generator whose whole state is the field `rng` of a record.

SplitMix64 (Steele, Lea and Flood 2014): one 64-bit word of state, every seed as good as any other, no tables.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import numpy as np

from stockpot.core.rule import COMPILED, compiled_as, inlined, rule

MASK = 0xFFFF_FFFF_FFFF_FFFF


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
    z = _word((z ^ _word(z >> _word(30))) * _word(0xBF58476D1CE4E5B9))
    z = _word((z ^ _word(z >> _word(27))) * _word(0x94D049BB133111EB))
    return _word(z ^ _word(z >> _word(31)))


@rule
def derive(seed: int, number: int) -> int:
    """The seed of game `number` in a series that starts from `seed`."""
    return mix(_word(_word(seed) + _word(mix(_word(number)) | _word(1))))


@inlined
def draw(s: Any, n: int) -> int:
    """A random whole number in `range(n)`, n below 2³¹."""
    s.rng = _word(_word(s.rng) + _word(0x9E3779B97F4A7C15))
    return _whole(_word(_word(mix(s.rng) >> _word(32)) * _word(n)) >> _word(32))


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
    if isinstance(seed, int | np.integer) and not isinstance(seed, bool):
        return int(seed)
    raise ValueError(f"A seed is a number or a text, not {seed!r}.")


def seed_word(seed: int | str) -> int:
    """The generator's first word for a seed; the number 7 and the text "7" are different seeds."""
    seed = check_seed(seed)
    data = f"{type(seed).__name__}:{seed}".encode("utf-8", "surrogatepass")
    digest = hashlib.blake2b(data, digest_size=8).digest()
    return int.from_bytes(digest, "little")


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def seed_argument(word: int) -> Any:
    """A word as rules take it: 64 bits without sign when compiled."""
    return np.uint64(word) if COMPILED else word
