"""How soon one plays: from a click on “Play now” to the first thing one may choose. `python -m tools.first_decision`.

The application of `make site`, on a static host on this machine, in a Chromium that has never been there, each game by itself:

- *at once*: the click comes as soon as the button can be clicked, so everything is still to be downloaded;
- *first visit*: the click comes when all downloads are done (“Ready to play offline.”), and nothing has been started yet;
- *later*: the same browser opens the page again, and the click comes at once: a table that was dealt ahead waits (docs/local.md);
- *later, none waits*: the same, where that table was taken already.

The median of several rounds, in seconds. Measure on an idle machine: what else runs counts too.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.browser.conftest import DESK, KNOWN
from tests.browser.people import GAMES, LIT, WAITING
from tests.support.static_host import StaticHost
from tools import site
from tools.screenshots import launched

PATIENCE = 120_000
FIRST_VISIT, LATER = 3.0, 1.5
"""Seconds it may take."""

PLAY_NOW = """
async ([button, lit]) => {
  const seen = () => [...document.querySelectorAll(lit)].some((one) => one.checkVisibility() && !one.closest('[inert]'));
  const began = performance.now();
  document.querySelector(button).click();
  while (!seen()) await new Promise((resolve) => setTimeout(resolve, 4));
  return (performance.now() - began) / 1000;
}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[*GAMES])
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site.build(Path(folder) / "site")
        host = StaticHost(Path(folder) / "host")
        host.put(Path(folder) / "site")
        host.start()
        browser = launched(playwright)
        try:
            grid = Table(
                "game", "at once", f"first visit (≤ {FIRST_VISIT:g})", f"later (≤ {LATER:g})", "later, none waits"
            )
            for game in options.games:
                rounds = [measured(browser, host.url, game) for _ in range(options.rounds)]
                grid.add_row(game, *(f"{statistics.median(each):.2f}" for each in zip(*rounds, strict=True)))
        finally:
            browser.close()
            host.stop()
    Console().print(f"Seconds, median of {options.rounds} rounds; load {os.getloadavg()[0]:.1f}", grid, sep="\n")


def measured(browser: Browser, url: str, game: str) -> tuple[float, float, float, float]:
    """At once, on the first visit, and later, where a table waits and where none does."""
    at_once, bare = visited(browser, url, game, wait=False)
    return at_once, *visited(browser, url, game, wait=True), bare


def visited(browser: Browser, url: str, game: str, wait: bool) -> tuple[float, float]:
    """Seconds to the first decision on the first visit of a new browser, and later: after the downloads and with a table that
    waits later, or without both."""
    context = browser.new_context(**DESK)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(KNOWN)
    try:
        page = context.new_page()
        page.goto(url)
        if wait:
            expect(page.get_by_text("Ready to play offline.")).to_be_visible(timeout=PATIENCE)
        first = play_now(page, game)
        if wait:
            page.evaluate(WAITING, game)
        page.close()
        again = context.new_page()
        again.goto(url)
        return first, play_now(again, game)
    finally:
        context.close()


def play_now(page: Page, game: str) -> float:
    button = f"[data-game={game}] button.main"
    expect(page.locator(button)).to_be_enabled(timeout=PATIENCE)
    return float(page.evaluate(PLAY_NOW, [button, LIT]))


if __name__ == "__main__":
    main()
