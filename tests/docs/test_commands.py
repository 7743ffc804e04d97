"""Commands that the documentation shows are understood: no page names a command or an option that is not there."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.main

from stockpot.cli.app import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMANDS = typer.main.get_group(app).commands
BLOCK = re.compile(r"^```(.*?)\n(.*?)^```", re.DOTALL | re.MULTILINE)
"""All of them: the end of one must not be taken for the beginning of the next."""
TYPED = {"", "sh", "bash", "console"}
SHOWN = re.compile(r"(?:\$ |\.venv/bin/)*stockpot ([a-z].*)")
NAMED = re.compile(r"`stockpot ([a-z][^`]*)`")


def shown(page: Path) -> Iterator[list[str]]:
    """What a page shows to be typed, after `stockpot`."""
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    for line in "\n".join(block for kind, block in blocks if kind in TYPED).replace("\\\n", " ").splitlines():
        if found := SHOWN.match(line):
            yield shlex.split(re.split(r"\s[|>&]|;", found[1])[0], comments=True)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_is_shown_is_understood(page: Path) -> None:
    refused = {}
    for name, *rest in shown(page):
        try:
            COMMANDS[name].make_context(name, rest).close()
        except Exception as error:
            refused[shlex.join((name, *rest))] = str(error)
    assert not refused


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_is_named_is_there(page: Path) -> None:
    named = [text.split() for text in NAMED.findall(page.read_text(encoding="utf-8"))]
    assert [name for name, *_ in named if name not in COMMANDS] == []
    unknown = [
        (name, word)
        for name, *rest in named
        for word in re.findall(r"--[a-z-]+", " ".join(rest))
        if not any(word in (*one.opts, *one.secondary_opts) for one in COMMANDS[name].params) and word != "--help"
    ]
    assert unknown == []
