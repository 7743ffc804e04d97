"""Chance: SplitMix64, beside a plain version written for this test."""

from __future__ import annotations

import enum
import itertools
from collections import Counter

import numpy as np
import pytest

from stockpot.core.random import (
    DEALING,
    check_seed,
    derive,
    draw,
    fresh_seed,
    good_gamma,
    is_good_gamma,
    mix,
    reseed,
    seed_argument,
    seed_word,
    seed_words,
    shuffle,
    word_before,
)
from stockpot.core.record import Record, Row, i8, record, row, u64
from stockpot.core.rule import COMPILED
from tests.support.processes import python

GAMMA, MASK = 0x9E3779B97F4A7C15, (1 << 64) - 1


@record
class Cup(Record):
    rng: u64
    gamma: u64
    cards: Row[i8] = row(6)


def reference(seed: int, n: int, gamma: int = GAMMA) -> list[int]:
    """The first outputs of SplitMix64, after the paper."""
    words = []
    for i in range(1, n + 1):
        z = (seed + i * gamma) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        words.append(z ^ (z >> 31))
    return words


def cup(seed: int, gamma: int = 0) -> Cup:
    made = Cup()
    made.rng, made.gamma = seed, gamma
    return made


@pytest.mark.parametrize("dice", [(), (1,), (6, 6, 6), (1, 2, 3, 4, 5, 6, 1, 2)])
def test_the_next_draws_may_be_fixed(dice: tuple[int, ...]) -> None:
    word = word_before([die - 1 for die in dice], 6, start=MASK - 10)
    assert tuple(((z >> 32) * 6 >> 32) + 1 for z in reference(word, len(dice))) == dice


def test_only_so_many_draws_can_be_fixed() -> None:
    with pytest.raises(ValueError, match="At most 8 draws can be fixed, not 9"):
        word_before([0] * 9, 6)


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


def test_draw_grows_by_the_gamma_of_the_record() -> None:
    gamma = 0xD1342543DE82EF95
    source = cup(99, gamma ^ GAMMA)
    drawn = [int(draw(source, 52)) for _ in range(20)]
    assert drawn == [(word >> 32) * 52 >> 32 for word in reference(99, 20, gamma)]
    assert (source.rng, source.gamma) == ((99 + 20 * gamma) & MASK, gamma ^ GAMMA)


@pytest.mark.parametrize("seed", [(5, 0), *(seed_words(f"fair {i}") for i in range(3))])
@pytest.mark.parametrize("n", [2, 6, 13])
def test_draw_is_uniform(seed: tuple[int, int], n: int) -> None:
    """Chi-square, with a bound that a fair draw passes in 999 cases of 1,000; the seeds are fixed."""
    source, draws = cup(*seed), 13_000
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


def test_a_table_has_a_state_and_a_gamma_of_its_own() -> None:
    words = [seed_words(seed) for seed in range(2000)]
    assert len({rng for rng, _ in words}) == len({gamma for _, gamma in words}) == 2000
    assert all(is_good_gamma(gamma ^ GAMMA) for _, gamma in words)
    assert all(0 <= rng <= MASK and 0 <= gamma <= MASK for rng, gamma in words)


def test_both_words_come_from_all_of_the_seed() -> None:
    """Each bit of the two words is set for about half of the seeds; the lowest of a gamma always is."""
    words = [seed_words(f"{i:032x}") for i in range(2000)]
    for bits in ([rng for rng, _ in words], [(gamma ^ GAMMA) >> 1 for _, gamma in words]):
        ones = [sum(word >> bit & 1 for word in bits) for bit in range(63)]
        assert all(860 < count < 1140 for count in ones)


def test_a_weak_gamma_is_mended() -> None:
    """The paper's mixGamma; an even gamma, or one of few runs of bits, is never used."""
    assert good_gamma(0) == 0xAAAAAAAAAAAAAAAB
    assert good_gamma(0xFFFFFFFF00000000) == 0x55555555AAAAAAAB
    assert good_gamma(GAMMA - 1) == GAMMA
    assert [is_good_gamma(word) for word in (GAMMA, GAMMA - 1, 0, 1, MASK)] == [True, False, False, False, False]


def test_what_was_dealt_from_64_bits_is_dealt_so_again() -> None:
    assert seed_words("kept", dealing=1) == (seed_word("kept"), 0)
    assert seed_words("kept", dealing=DEALING) == seed_words("kept")
    with pytest.raises(ValueError, match="cannot deal"):
        seed_words("kept", dealing=DEALING + 1)


def test_a_generator_is_replaced_as_a_whole() -> None:
    source = cup(*seed_words("secret"))
    reseed(source, seed_argument(41))
    assert (source.rng, source.gamma) == (41, 0)


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
for source in (cup(41), cup(41, 0x5555), cup(41, 1 << 63)):
    print([int(draw(source, n)) for n in range(1, 60)], source.rng)
print([int(mix(seed_argument(word))) for word in (0, 1, 1 << 63, (1 << 64) - 1)])
print([int(derive(seed_argument(seed), n)) for seed in (0, 1 << 63) for n in (0, 1, -1)])
"""


@pytest.mark.compiled
def test_compiled_and_interpreted_chance_is_the_same() -> None:
    printed = {python(PROGRAM, NUMBA_DISABLE_JIT=disabled) for disabled in ("0", "1")}
    assert len(printed) == 1
