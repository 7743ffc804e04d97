"""English in disguise: every text of a terminal comes from a catalogue."""

from __future__ import annotations

import re

import pytest

import stockpot
from stockpot.core.fluent.pseudo import PSEUDO, accented, disguised
from stockpot.games.soup import screen
from stockpot.games.soup.state import TEXTS


def test_it_is_longer_and_has_accents():
    text = "Choose your recipe for this deal."
    assert 1.3 * len(text) < len(accented(text)) < 1.5 * len(text)
    assert accented("Pot 3") == "Ṕóót 3"


def test_messages_are_in_brackets_with_their_variants_and_the_house():
    texts = disguised(TEXTS)
    assert texts.say("took", seat="Ada", cards=2, worth=1).startswith("[Th")
    assert "Ada" in texts.say("took", seat="Ada", cards=2, worth=1)
    assert texts.say("yes") == "[ýééś]"


def test_the_screen_of_soup_says_nothing_but_messages(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(TEXTS._read, PSEUDO, disguised(TEXTS))
    table = stockpot.Table("soup", 3, 1)
    shown = screen.draw(table.view(0), ["Ada", "Bob", "Cem"], PSEUDO).plain
    while re.search(r"\[[^\[\]]*\]", shown):
        shown = re.sub(r"\[[^\[\]]*\]", "", shown)
    words = set(re.findall(r"[^\W\d_]{2,}", shown))
    assert words <= {"Ada", "Bob", "Cem"}
