"""Files that pages for programmers name are where they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    "CONTRIBUTING.md",
    *(f"docs/{name}.md" for name in ("architecture", "server", "browser", "bots", "where", "researchers")),
]
NAMED = re.compile(r"`([\w.-]+(?:/[\w.-]+)*/[\w-]+\.(?:py|ts|svelte|md|ftl))`")


@pytest.mark.parametrize("page", PAGES)
def test_the_files_it_names_are_there(page: str) -> None:
    named = set(NAMED.findall((ROOT / page).read_text()))
    assert named
    gone = [
        path
        for path in sorted(named)
        if not any((base / path).exists() for base in (ROOT, ROOT / "src/stockpot", ROOT / "web/src"))
    ]
    assert not gone


def test_the_names_that_the_page_for_newcomers_gives_are_there() -> None:
    rows = re.findall(r"^\| .*? \| `(.*?)` \| `(.*?)` \|$", (ROOT / "docs/where.md").read_text(), re.MULTILINE)
    assert len(rows) > 20
    gone = [
        (path, name)
        for path, name in rows
        if not re.search(
            rf"^(?:async )?(?:def |class )?{name}\b", (ROOT / "src/stockpot" / path).read_text(), re.MULTILINE
        )
    ]
    assert not gone


def test_what_researchers_are_promised_is_tested() -> None:
    """Every row of the table beside others names a test that is there."""
    page = (ROOT / "docs/researchers.md").read_text().partition("## Beside others")[2].partition("\n## ")[0]
    rows = [line for line in page.splitlines() if line.startswith("| [")]
    assert len(rows) >= 9
    for row in rows:
        file, name = re.findall(r"`(tests/[\w/]+\.py)`: `(test_\w+)`", row)[0]
        assert f"def {name}(" in (ROOT / file).read_text(), row
