"""The two rulebooks."""

from __future__ import annotations

import re

import pytest

import stockpot
from stockpot.core.options import LANGUAGES
from stockpot.games.sapotage.pieces import FLAVOR, TEXTS
from stockpot.games.sapotage.state import INGREDIENT, JUDGE_CARD


def ids(lang: str) -> list[str]:
    return re.findall(r'<a id="([^"]*)"></a>', stockpot.game("sapotage").rulebook(lang))


def test_both_rulebooks_have_the_same_rules_in_the_same_order():
    assert ids("en") == ids("fr")
    assert len(ids("en")) == len(set(ids("en"))) > 70


def test_rulings_are_marked_as_such():
    for lang, mark in ("en", "*Ruling.*"), ("fr", "*Décision.*"):
        marked = re.findall(r'<a id="([^"]*)"></a>(\*\w+\.\*)', stockpot.game("sapotage").rulebook(lang))
        assert marked == [(rule, mark) for rule in ids(lang) if rule.startswith("sapotage.ruling.")]


@pytest.mark.rule("sapotage.setup.flavors", "sapotage.setup.ingredients", "sapotage.setup.judges")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulebooks_name_all_cards_and_flavors(lang):
    text = re.sub(r"\s+", " ", stockpot.game("sapotage").rulebook(lang))
    for name in FLAVOR.names(TEXTS[lang]) + INGREDIENT.names(TEXTS[lang]):
        assert name in text
    for name in JUDGE_CARD.names(TEXTS[lang]):
        assert f"| {name} |" in text


def test_french_typography():
    text = stockpot.game("sapotage").rulebook("fr")
    assert not re.search(r"[^\u00a0\u202f\-|][:;!?»](?=[\s*])", text)  # a no-break space stands before
    assert not re.search(r"«[^\u00a0\u202f]", text)
    assert "'" not in text
