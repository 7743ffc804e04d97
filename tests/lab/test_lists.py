"""What differs between two lists of components, card by card."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from stockpot.cli import main
from stockpot.core.game import game
from stockpot.core.options import Sheet
from stockpot.lab.lists import card_changes, changes
from stockpot.lab.parts import Plan
from stockpot.lab.report import head

BEFORE = Sheet(
    ("owner", "what", "points"), (("a", "x", "1"), ("a", "y", "2"), ("b", "x", "1")), ("owner",), ("owner", "what")
)


def after(*rows: tuple[str, str, str]) -> Sheet:
    return Sheet(BEFORE.columns, rows, BEFORE.same, BEFORE.called)


def said(*rows: tuple[str, str, str]) -> list[str]:
    return [str(change) for change in changes(BEFORE, after(*rows))]


def test_lists_in_another_order_are_alike() -> None:
    assert said(("b", "x", "1"), ("a", "y", "2"), ("a", "x", "1")) == []


def test_a_row_that_stayed_is_not_taken_for_one_that_changed() -> None:
    assert said(("a", "y", "2"), ("a", "x", "3"), ("b", "x", "1")) == ["a, x: points 1 → 3"]


def test_rows_are_new_or_gone() -> None:
    assert said(("a", "x", "1"), ("a", "y", "2"), ("c", "z", "")) == ["− b, x", "+ c, z"]
    assert said(*BEFORE.rows, ("a", "x", "1")) == ["+ a, x"]


def test_an_empty_cell_is_seen() -> None:
    assert said(("a", "x", ""), ("a", "y", "2"), ("b", "x", "1")) == ["a, x: points 1 → –"]


def test_both_sets_of_the_pantry_are_compared() -> None:
    found = card_changes(game("pantry"), {}, {"lists": "expert"})
    assert list(found) == ["lists tiles", "lists recipes"]
    assert str(found["lists tiles"][0]) == "Hand: copies 12 → 10"


def sweeter() -> str:
    printed = game("sapotage").options["ingredient_cards"].load("standard").text  # type: ignore[attr-defined]
    return str(printed).replace("Strawberry,basic,fruit,Sweet,Sweet,Sour", "Strawberry,basic,fruit,Sweet,Sweet,Sweet")


def test_the_report_says_which_cards_differ() -> None:
    plan = Plan("sapotage", 4, ({}, {"ingredient_cards": sweeter()}), 10, "x")
    assert "<li>Strawberry: flavor3 Sour → Sweet</li>" in head(plan, "", "")


@pytest.mark.compiled
def test_the_command_says_which_cards_differ(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.csv"
    file.write_text(sweeter(), encoding="utf-8")
    words = ["sapotage", "--games", "4", "--compare", f"ingredient_cards={file}", "--output", str(tmp_path / "a.html")]
    monkeypatch.setattr(sys, "argv", ["stockpot", "lab", *words, "--cores", "1"])
    with pytest.raises(SystemExit):
        main()
    assert "ingredient_cards:\n  Strawberry: flavor3 Sour → Sweet\n" in capsys.readouterr().out
