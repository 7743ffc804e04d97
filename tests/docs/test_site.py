"""The documentation: it builds without a warning, its links lead somewhere, and what it shows runs."""

from __future__ import annotations

import doctest
import html
import json
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import stockpot
from stockpot.core.game import SHELF
from stockpot.core.options import LANGUAGES
from stockpot.lab import charts
from tests.support.processes import ROOT, environment
from tools import docs_buttons, lab_pages

RULEBOOKS = {"en": "rules", "fr": "regles", "de": "regeln", "it": "regole", "es": "reglas"}
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LOADED = re.compile(r'<(?:script|img|iframe)[^>]* src="?(https?:[^" >]+)|<link[^>]* href="?(https?:[^" >]+)')
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
DESIGNERS = re.findall(r"```python\n(.*?)```", (ROOT / "docs/designers.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make docs` builds it. MkDocs itself warns of links and anchors that lead nowhere, and stops."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT, env=environment(NO_MKDOCS_2_WARNING="1"), capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout + done.stderr == ""
    return folder


@pytest.mark.parametrize("name", stockpot.game_names())
def test_every_rule_and_option_has_its_place(site: Path, name: str) -> None:
    game = stockpot.game(name)
    assert set(RULEBOOKS) == set(LANGUAGES)
    for lang, word in RULEBOOKS.items():
        page = (site / f"games/{name}-{word}.html").read_text(encoding="utf-8")
        rulebook = game.rulebook(lang)
        assert html.escape(rulebook.splitlines()[0].removeprefix("# "), quote=False) in page
        assert [rule for rule in ANCHOR.findall(rulebook) if f'id="{rule}"' not in page] == []
    page = (site / f"games/{name}.html").read_text(encoding="utf-8")
    assert [option.name for option in game.options if f"<code>{option.name}</code>" not in page] == []


@pytest.mark.parametrize("name", stockpot.game_names())
def test_every_game_shows_its_table_its_bots_and_its_report(site: Path, name: str) -> None:
    page = (site / f"games/{name}.html").read_text(encoding="utf-8")
    assert f'src="../pictures/{name}-middle-desk.webp"' in page
    assert f"<td>{name}, " in page.partition('id="bots"')[2].partition('id="in-the-lab"')[0]
    assert f'href="../lab/{name}.html"' in page


@pytest.mark.parametrize("name", stockpot.game_names())
def test_every_report_has_charts_and_is_made_by_the_command_that_the_designers_read(site: Path, name: str) -> None:
    page = (site / f"lab/{name}.html").read_text(encoding="utf-8")
    assert f"<pre>{lab_pages.commands()[name]}</pre>" in page
    assert charts.CHART in page
    assert lab_pages.SHARED in page
    assert (site / "lab/charts.js").read_text(encoding="utf-8") == charts.script()


def test_buttons_lead_to_the_games_where_they_stand_beside_the_pages(site: Path) -> None:
    assert 'md-button--primary" href="play.html"' in (site / "index.html").read_text(encoding="utf-8")
    config = SimpleNamespace(extra={"application": "../index.html"})
    for page, place, there in (
        ("index", "", "../index.html"),
        ("games/soup", ' data-at="#/new/soup"', "../../index.html#/new/soup"),
    ):
        button = f"[Play](play.md){{ .md-button .md-button--primary{place} }}"
        shown = docs_buttons.on_page_markdown(button, SimpleNamespace(url=f"{page}.html"), config)
        assert shown == f'<a class="md-button md-button--primary" href="{there}">Play now</a>'


def test_the_search_finds_pages_in_every_language(site: Path) -> None:
    index = json.loads((site / "search/search_index.json").read_text(encoding="utf-8"))
    assert set(index["config"]["lang"]) == set(LANGUAGES)
    found = {entry["location"].partition("#")[0] for entry in index["docs"]}
    assert {f"games/{name}-{word}.html" for name in SHELF for word in RULEBOOKS.values()} <= found


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 25
    assert {page.name: LOADED.findall(page.read_text(encoding="utf-8")) for page in pages} == {
        p.name: [] for p in pages
    }


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_of_pages_beside_the_site_lead_somewhere(name: str) -> None:
    assert [
        link for link in LINK.findall((ROOT / name).read_text(encoding="utf-8")) if not (ROOT / link).exists()
    ] == []


@pytest.mark.parametrize("name", ["README.md", "docs/interface.md"])
def test_the_examples_at_the_prompt_run(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0


@pytest.mark.parametrize("example", DESIGNERS, ids=range(len(DESIGNERS)))
def test_the_examples_for_designers_run(example: str) -> None:
    exec(compile(example, "docs/designers.md", "exec"), {})


@pytest.mark.parametrize("name", SHELF)
def test_a_lab_report_stands_beside_its_command_and_its_finding(site: Path, name: str) -> None:
    """Of every game: small, complete, made by the command that the page for designers names."""
    report = (site / f"lab/{name}.html").read_text(encoding="utf-8")
    assert len(report.encode()) < 400_000
    (command,) = re.findall(r"<pre>(stockpot lab .*?)</pre>", report)
    row = next(
        line for line in (ROOT / "docs/designers.md").read_text(encoding="utf-8").splitlines() if command in line
    )
    assert f"lab/{name}.html" in row
    told = re.findall(r"([−\d.]+)(?: %)? \(([−\d.]+) to ([−\d.]+)\)", row)
    assert told
    for value, low, high in told:
        in_line, in_grid = rf"</td><td>{low}(?: %)? to {high}", rf"<small>± {wide(low, high)}"
        assert re.search(rf"{value}(?: %)?(?:{in_line}|{in_grid})", report), (value, low, high)


def wide(low: str, high: str) -> str:
    """Half the width of an interval, as reports write it, whichever way its ends were rounded."""
    digits = len(low.partition(".")[2])
    half = (float(high.replace("−", "-")) - float(low.replace("−", "-"))) / 2
    return f"(?:{half:.{digits}f}|{half + 10**-digits / 2:.{digits}f})"
