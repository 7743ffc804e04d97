"""Texts for comparison: what looks the same is the same, and folding is done once."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from stockpot.core import text
from stockpot.core.text import fold


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("  Green\tOlive ", "green olive"), ("Épinards", "epinards"), ("Flocons d’avoine", "flocons d'avoine"),
        ("ＬＥＭＯＮ", "lemon"), ("𝐋𝐞𝐦𝐨𝐧", "lemon"), ("Lem\u200bon", "lemon"), ("Lem\u202eon", "lemon"),
        ("Lemon\ufe0f", "lemon"), ("Lemon\u3164", "lemon"), ("\u2800Lemon", "lemon"), ("Le\u00admon", "lemon"), ("ﬁg", "fig"),
        ("Lemon，Lime", "lemon,lime"), ("\u200b\u2060", ""), ("Straße", "strasse"),
    ],
)  # fmt: skip
def test_what_looks_alike_folds_alike(written: str, plain: str) -> None:
    assert fold(written) == plain


ODD = [
    c
    for c in map(chr, range(sys.maxunicode + 1))
    if unicodedata.normalize("NFKD", c.casefold()) != c or unicodedata.category(c)[0] not in "LC"
]
"""Characters that folding may change."""


def test_a_folded_text_stays_as_it_is() -> None:
    assert [c for c in ODD if fold(fold(f"a{c}b")) != fold(f"a{c}b")] == []


def test_texts_fold_part_by_part() -> None:
    """A name in the middle of a move is found as it folds alone."""
    assert [c for c in ODD if fold(f"cook x{c}y, Lime") != f"cook {fold(f'x{c}y')}, lime"] == []


def test_long_texts_are_not_remembered() -> None:
    before = text._remembered.cache_info().currsize
    assert fold("Ä" * 5000) == "a" * 5000
    assert text._remembered.cache_info().currsize == before
