"""How much is loaded, and how soon a move is seen."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest
from playwright.sync_api import expect

from stockpot.server.pages import STATIC
from tests.browser.conftest import Opener
from tests.browser.people import GAMES, LIT, play_now

INITIAL, A_GAME = 90_000, 60_000

MEASURE = """
() => new Promise((done) => {
  const lit = document.querySelector('[data-testid=hand] [data-lit], section ul [data-lit], [data-lit]');
  const log = document.querySelector('[data-testid=log]');
  const began = performance.now();
  new MutationObserver((_, watch) => { watch.disconnect(); requestAnimationFrame(() => done(performance.now() - began)); })
    .observe(log, { childList: true });
  lit.click();
})
"""


def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((STATIC / ".vite/manifest.json").read_text())
    return found


def scripts(entry: str) -> set[str]:
    """The script files that an entry needs at once."""
    parts, found, waiting = manifest(), set(), [entry]
    while waiting:
        part = parts[waiting.pop()]
        if part["file"] not in found:
            found.add(part["file"])
            waiting += part.get("imports", [])
    return found


def packed(files: set[str]) -> int:
    return sum(len(gzip.compress((STATIC / file).read_bytes(), 6)) for file in files)


def test_initial_script_is_small() -> None:
    assert packed(scripts("index.html")) <= INITIAL


@pytest.mark.parametrize("game", GAMES)
def test_each_game_is_small_and_comes_only_when_it_is_needed(game: str) -> None:
    home, table = scripts("index.html"), scripts("src/pages/Table.svelte")
    own = scripts(f"src/games/{game}/index.ts") - home - table
    assert own
    assert packed(own) <= A_GAME


def test_a_move_is_seen_at_once(open_page: Opener) -> None:
    page = open_page("/")
    play_now(page, "soup")
    times = []
    for _ in range(9):
        expect(page.locator(LIT).first).to_be_visible()
        times.append(page.evaluate(MEASURE))
    assert min(times) <= 100, times
