"""Sentences stand in the catalogues alone, and the check that says so sees those that do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import check_texts


def test_no_sentence_stands_outside_the_catalogues():
    assert [*check_texts.in_python(), *check_texts.in_svelte()] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('SAYS = "The pot is full."', 1),
        ('def f(x):\n    return f"{x} takes the whole pot."', 1),
        ('"""The pot is full."""', 0),
        ('raise ValueError("The pot is full.")', 0),
        ('raise Refusal("full", "The pot is full.")', 0),
        ('KEY = "pot-full"', 0),
    ],
)
def test_sentences_in_python_are_seen(source: str, found: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(check_texts, "ROOT", tmp_path)
    (tmp_path / "words.py").write_text(source, encoding="utf-8")
    assert len(list(check_texts.sentences_of(tmp_path / "words.py"))) == found


@pytest.mark.parametrize(
    ("markup", "found"),
    [
        ("<p>Your turn</p>", ["Your turn"]),
        ("<p>{say('your-turn')}</p>", []),
        ('<button aria-label="Close it">×</button>', ["Close it"]),
        ("<button title={say('close')}>×</button>", []),
        ("<script>const a = 'Your turn';</script><b>{a}</b>", []),
        ("<h1>Stockpot</h1>", []),
    ],
)
def test_words_in_components_are_seen(markup: str, found: list[str]):
    assert [words.strip() for words in check_texts.words_of_markup(markup)] == found
