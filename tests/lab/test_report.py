"""`stockpot lab`: the page, its figures, and the options of the command."""

from __future__ import annotations

import csv
import io
import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from stockpot.cli import main
from stockpot.lab import charts, skill
from stockpot.lab.formatting import written
from stockpot.lab.parts import Plan, play_parts
from stockpot.lab.ratings import Challenge
from stockpot.lab.report import SKILL, as_json, page
from stockpot.lab.tally import Figure, Tallies

LIMIT = 400_000


def lab(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["stockpot", "lab", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    return int(left.value.code or 0)


class Balanced(HTMLParser):
    """Complains about elements that are not closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def study(*variants: dict[str, object]) -> tuple[Plan, Tallies]:
    plan = Plan("soup", 3, variants, 60, "x")
    return plan, play_parts(plan, None, 1, lambda _: None)


def stands_alone(html: str) -> None:
    """Nothing is loaded from elsewhere: what draws the charts stands in the page, and nothing else is long."""
    reader = Balanced()
    reader.feed(html)
    assert reader.open == []
    page, script, rest = html.rpartition("<script>")
    assert script
    assert rest.startswith(charts.script())
    assert not re.search(r"https?://|<link|<img|src=|@import|url\(", page)
    assert "prefers-color-scheme:dark" in page
    assert 'name="viewport"' in page
    assert len(page.encode()) < LIMIT


def specifications(html: str) -> list[dict[str, Any]]:
    return [json.loads(text) for text in re.findall(r'<script type="application/json">(.*?)</script>', html)]


def test_the_page_stands_alone_and_shows_every_measure() -> None:
    plan, tallies = study({})
    html = page(plan, tallies, [], "stockpot lab soup")
    stands_alone(html)
    for tally in tallies.values():
        assert tally.meta["title"].replace("'", "&#x27;") in html
    drawn = specifications(html)
    assert len(drawn) >= 12
    assert all(chart["description"] in html for chart in drawn)
    assert html.count("<details>") >= len(drawn)  # a table for whoever cannot see the charts
    assert "stockpot lab soup" in html


def test_the_page_of_two_variants_shows_what_differs() -> None:
    plan, tallies = study({}, {"full_pot": 14})
    html = page(plan, tallies, [], "stockpot lab soup --compare full_pot=14")
    stands_alone(html)
    assert "What differs" in html
    assert "full_pot = 14" in html
    assert "Pots taken in a game" in html
    seats = next(chart for chart in specifications(html) if chart["description"] == "Wins of each seat")
    named = {value["variant"] for values in seats["datasets"].values() for value in values if "variant" in value}
    assert named == {"A", "B"}
    figures = as_json(plan, tallies, [], "")["figures"]["pots"]["entries"][0]
    assert figures["difference"]["value"] == pytest.approx(figures["B"]["value"] - figures["A"]["value"])
    assert figures["difference"]["value"] + figures["difference"]["wide"] < 0


def test_skill_is_drawn_with_its_interval() -> None:
    plan, tallies = study({})
    won = [("cook among thumbs", 1 / 3, Challenge("cook", 30, 0.5, 0.1))]
    html = page(plan, tallies, won, "")
    assert "cook among thumbs" in html
    assert "40.0\N{NO-BREAK SPACE}% to 60.0\N{NO-BREAK SPACE}%, 30 games" in html
    assert f'aria-label="{SKILL}"><table>' in html, "moved sideways on a phone"
    assert as_json(plan, tallies, won, "")["skill"][0]["share"] == 0.5


def test_the_ladder_of_bots_is_climbed_rung_by_rung(tmp_path: Path) -> None:
    plan, _ = study({})
    ticks: list[int] = []
    bots = ("thumb", "random")
    found = skill.measure(plan, 6, tmp_path / "a.skill", 1, lambda: ticks.append(1), bots=bots)
    assert skill.count(plan, 6, bots) == len(ticks) == 6
    assert [(title, one.games) for title, _, one in found] == [("thumb among randoms", 6)]
    assert skill.measure(plan, 0, None, 1, lambda: None) == []


def test_the_command_writes_a_page_and_figures_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "soup.html"
    arguments = ("soup", "--games", "50", "--players", "3", "--set", "soup.full_pot=12", "--output", str(file))
    assert lab(monkeypatch, *arguments) == 0
    out = capsys.readouterr().out
    assert "Pots taken in a game" in out
    first = file.read_text(encoding="utf-8"), file.with_suffix(".json").read_text(encoding="utf-8")
    rows = list(csv.DictReader(io.StringIO(file.with_suffix(".csv").read_text(encoding="utf-8"))))
    assert {"drama", "pots", "kingmaking"} <= {row["measure"] for row in rows}
    found = json.loads(first[1])
    assert found["options"] == [{"full_pot": 12}]
    assert found["command"] == "stockpot lab soup --games 50 --players 3 --seed lab --set soup.full_pot=12"
    for path in (file, file.with_suffix(".json")):
        path.unlink()
    assert lab(monkeypatch, *arguments) == 0
    assert (file.read_text(encoding="utf-8"), file.with_suffix(".json").read_text(encoding="utf-8")) == first


def test_another_question_under_the_same_name_begins_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Who changes a number or a card asks the same again."""
    file = tmp_path / "soup.html"
    for full_pot in (12, 14):
        arguments = ("--games", "20", "--players", "3", "--compare", f"full_pot={full_pot}", "--output", str(file))
        assert lab(monkeypatch, "soup", *arguments) == 0
        assert json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))["options"][1] == {"full_pot": full_pot}
    assert file.with_suffix(".parts.old").exists()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--set", "ursuppe.income=9"), "option of ursuppe"),
        (("--compare", "full_pot=0"), "from 1 to 50"),
        (("--ray", "auto", "--gpu"), "choose one"),
        (("--policy", "chef"), "There is no bot"),
        (("--policy", "cook,thumb"), "one for each seat"),
        (("--policy", "cook", "--whim", "5"), "have whims"),
        (("--games", "1"), "at least two games"),
    ],
)
def test_bad_input_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path,
    arguments: tuple[str, ...], complaint: str,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    assert lab(monkeypatch, "soup", *arguments) == 2
    complaints = capsys.readouterr().err
    assert complaint in complaints
    assert complaints.count("\n") == 1


def test_many_values_are_joined_into_columns_of_equal_width() -> None:
    joined = charts.join_columns([(str(value), [1 / 100]) for value in range(100)])
    assert len(joined) <= charts.COLUMNS
    assert sum(share for _, (share,) in joined) == pytest.approx(1)
    assert joined[0][0] == "0–4"
    named = [("a vote", [0.5]), ("points", [0.5])]
    assert charts.join_columns(named) == named


def test_figures_are_written_with_a_true_minus() -> None:
    assert written(-0.051, "%") == "−5.1\N{NO-BREAK SPACE}%"
    assert written(1234.5, "") == "1234"
    assert Figure(2, 0.5, 9).low == 1.5
