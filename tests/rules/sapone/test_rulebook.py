"""The two rulebooks."""

from __future__ import annotations

import re
from pathlib import Path

import stockpot
from stockpot.core.options import LANGUAGES
from stockpot.games.sapone.pieces import CARDS, CLASSIC, REVISED


def ids(lang: str) -> list[str]:
    return re.findall(r'<a id="([^"]*)"></a>', stockpot.game("sapone").rulebook(lang))


def test_both_rulebooks_have_the_same_rules_in_the_same_order():
    assert ids("en") == ids("fr")
    assert len(ids("en")) == len(set(ids("en"))) == 80
    assert all(re.fullmatch(r"sapone\.[a-z]+\.[a-z0-9-]+", rule) for rule in ids("en"))


def test_rulings_are_marked_as_such():
    for lang, mark in ("en", "*Ruling.*"), ("fr", "*Décision.*"):
        for line in stockpot.game("sapone").rulebook(lang).splitlines():
            if "<a id=" in line:
                assert ("sapone.ruling." in line) == (f"</a>{mark}" in line)


def test_the_tables_of_points_are_those_of_the_rules():
    for lang in LANGUAGES:
        numbers = [
            [int(cell) for cell in line.split("|") if cell.strip().isdigit()]
            for line in stockpot.game("sapone").rulebook(lang).splitlines()
            if line.startswith("|") and sum(cell.strip().isdigit() for cell in line.split("|")) == 4
        ]
        classic = [row[0] for row in numbers] + [row[2] for row in numbers]
        revised = [row[1] for row in numbers] + [row[3] for row in numbers]
        assert classic == [*CLASSIC, 0]
        assert revised == [*REVISED, 0]


def test_code_names_only_rules_that_exist():
    folder = Path(stockpot.game("sapone").folder)
    named = set()
    for path in folder.glob("*.py"):
        for rule in re.findall(r"sapone\.[a-z]+\.[a-z0-9-]+[a-z0-9]", path.read_text(encoding="utf-8")):
            if f"games.{rule}" not in path.read_text(encoding="utf-8"):
                named.add(rule)
    assert {rule for rule in named if rule.split(".")[1] in {i.split(".")[1] for i in ids("en")}} <= set(ids("en"))


def test_the_data_file_has_a_hundred_cards():
    assert sum(int(card["copies"]) for card in CARDS) == 100
