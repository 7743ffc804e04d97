"""The two rulebooks."""

from __future__ import annotations

import re

import pytest

import stockpot
from stockpot.core.options import LANGUAGES
from stockpot.games.soup.pieces import COLOR, RECIPE, SIGN
from stockpot.games.soup.state import TEXTS


def ids(lang: str) -> list[str]:
    return re.findall(r'<a id="([^"]*)"></a>', stockpot.game("soup").rulebook(lang))


def test_both_rulebooks_have_the_same_rules_in_the_same_order():
    assert ids("en") == ids("fr")
    assert len(ids("en")) == len(set(ids("en"))) > 60
    assert all(re.fullmatch(r"soup\.[a-z]+\.[a-z0-9-]+", rule) for rule in ids("en"))


def test_rulings_are_marked_as_such():
    for lang, mark in ("en", "*Ruling.*"), ("fr", "*Décision.*"):
        marked = re.findall(r'<a id="([^"]*)"></a>(\*\w+\.\*)', stockpot.game("soup").rulebook(lang))
        assert marked == [(rule, mark) for rule in ids(lang) if rule.startswith("soup.ruling.")]


def test_code_cites_rules_that_exist():
    folder = stockpot.game("soup").folder
    cited = {
        rule
        for path in folder.glob("*.py")
        for rule in re.findall(r"\bsoup\.[a-z]+\.[a-z-]+[a-z]", path.read_text("utf-8"))
    }
    modules = {rule for rule in cited if rule.startswith("soup.games.")}
    assert cited - modules <= set(ids("en"))


@pytest.mark.rule("soup.cards.recipes", "soup.cards.deck")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulebooks_use_the_words_of_the_table(lang):
    text = re.sub(r"\s+", " ", stockpot.game("soup").rulebook(lang).lower())
    texts = TEXTS[lang]
    names = [*RECIPE.names(texts), *COLOR.names(texts), *SIGN.names(texts)]
    for name in names:
        assert name.lower() in text


def test_french_typography():
    text = stockpot.game("soup").rulebook("fr")
    assert not re.search(r"[^\u00a0\u202f\-|][:;!?»](?=[\s*])", text)  # a no-break space stands before
    assert not re.search(r"«[^\u00a0\u202f]", text)
    assert "'" not in text
