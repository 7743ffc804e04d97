"""Chance: SplitMix64, beside a plain version written for this test."""

from __future__ import annotations

import enum
import itertools
from collections import Counter

import numpy as np
import pytest

from stockpot.core.random import check_seed, derive, draw, fresh_seed, mix, seed_argument, seed_word, shuffle
from stockpot.core.record import Record, Row, i8, record, row, u64
from stockpot.core.rule import COMPILED
from tests.support.processes import python

GAMMA, MASK = 0x9E3779B97F4A7C15, (1 << 64) - 1


@record
class Cup(Record):
    rng: u64
    cards: Row[i8] = row(6)


def reference(seed: int, n: int) -> list[int]:
    """The first outputs of SplitMix64, after the paper."""
    words = []
    for i in range(1, n + 1):
        z = (seed + i * GAMMA) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        words.append(z ^ (z >> 31))
    return words


def cup(seed: int) -> Cup:
    made = Cup()
    made.rng = seed
    return made


def test_the_reference_gives_the_published_values() -> None:
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert reference(1234567, 4) == published


@pytest.mark.parametrize("seed", [0, 1, 1234567, MASK, 0xDEADBEEF])
def test_mix_is_the_output_of_splitmix64(seed: int) -> None:
    words = [int(mix(seed_argument((seed + i * GAMMA) & MASK))) for i in range(1, 6)]
    assert words == reference(seed, 5)


@pytest.mark.parametrize("n", [1, 2, 6, 52, 2**31 - 1])
def test_draw_scales_the_upper_half_of_each_word(n: int) -> None:
    source = cup(99)
    drawn = [int(draw(source, n)) for _ in range(20)]
    assert drawn == [(word >> 32) * n >> 32 for word in reference(99, 20)]
    assert source.rng == (99 + 20 * GAMMA) & MASK


@pytest.mark.parametrize("n", [2, 6, 13])
def test_draw_is_uniform(n: int) -> None:
    """Chi-square, with a bound that a fair draw passes in 999 cases of 1,000; the seed is fixed."""
    source, draws = cup(5), 13_000
    counts = Counter(int(draw(source, n)) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi_square = sum((counts[i] - draws / n) ** 2 / (draws / n) for i in range(n))
    freedom = n - 1
    assert chi_square < freedom + 3.1 * (2 * freedom) ** 0.5 + 4


def test_shuffle_gives_every_order_alike() -> None:
    source, rounds = cup(3), 6_000
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(rounds):
        for i in range(6):
            source.cards[i] = i
        shuffle(source, source.cards if not COMPILED else source.array[0]["cards"], 3)
        assert source.cards.tolist()[3:] == [3, 4, 5], "only the first three are shuffled"
        counts[tuple(source.cards.tolist()[:3])] += 1
    assert set(counts) == set(itertools.permutations(range(3)))
    assert sum((seen - rounds / 6) ** 2 / (rounds / 6) for seen in counts.values()) < 20.5


def test_derived_seeds_are_all_different() -> None:
    seeds = [int(derive(seed_argument(seed), i)) for seed in (0, 1, 2, MASK) for i in range(500)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed <= MASK for seed in seeds)


def test_derive_depends_on_both_of_its_numbers() -> None:
    assert int(derive(seed_argument(1), 2)) != int(derive(seed_argument(2), 1))
    assert int(derive(seed_argument(8), 3)) == int(derive(seed_argument(8), 3))


def test_a_number_and_its_text_are_different_seeds() -> None:
    assert len({seed_word(seed) for seed in (7, "7", "07", -7, "", 0)}) == 6
    assert seed_word(7) == seed_word(np.int64(7))  # type: ignore[arg-type]


def test_seeds_become_plain_values_that_survive_json() -> None:
    class Color(enum.IntEnum):
        RED = 3

    class Name(enum.StrEnum):
        POT = "pot"

    assert seed_word(Color.RED) == seed_word(3)
    assert seed_word(Name.POT) == seed_word("pot")
    assert [type(check_seed(seed)) for seed in (Color.RED, np.int32(3), Name.POT)] == [int, int, str]


@pytest.mark.parametrize("seed", [None, True, 1.5, b"7", [7]])
def test_other_seeds_are_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="A seed is a number or a text"):
        check_seed(seed)


def test_any_text_is_a_seed() -> None:
    assert seed_word("\ud800") != seed_word("🍲")


def test_fresh_seeds_are_long_and_never_the_same() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)


PROGRAM = """
from tests.core.test_random import cup, draw, derive, mix, seed_argument
source = cup(41)
print([int(draw(source, n)) for n in range(1, 60)], source.rng)
print([int(mix(seed_argument(word))) for word in (0, 1, 1 << 63, (1 << 64) - 1)])
print([int(derive(seed_argument(seed), n)) for seed in (0, 1 << 63) for n in (0, 1, -1)])
"""


@pytest.mark.compiled
def test_compiled_and_interpreted_chance_is_the_same() -> None:
    printed = {python(PROGRAM, NUMBA_DISABLE_JIT=disabled) for disabled in ("0", "1")}
    assert len(printed) == 1
