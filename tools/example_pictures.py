"""Pictures of the games in `examples/games` for docs/add-a-game.md: their tables in the browser, and sheets as they are printed.

NUMBA_DISABLE_JIT=1 python -m tools.example_pictures    # with the browser application built
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from pathlib import Path

import pypdfium2
from PIL import Image
from playwright.sync_api import Page, sync_playwright

from stockpot.components.press import print_game
from stockpot.core.game import game
from stockpot.core.plugins import brought
from tests.browser.people import LIT
from tests.support.packages import EXAMPLES, installed
from tests.support.server import serving
from tools.screenshots import PICTURES, launched, looking, table, webp

SEATS = {"crowded": 3, "hearts": 4}
CLICKS = {"crowded": 3, "hearts": 8}
"""After which there is something to see."""
LARGEST = 90_000
NAMED = """() => fetch('/api/me', {method: 'PUT', headers: {'content-type': 'application/json'}, body: '{"name": "Ada"}'})"""
SHEETS = {"crowded": (0, 1, -2, -1)}
"""Which sheets of a game are shown."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name in SEATS:
            path = installed(name, EXAMPLES / name, Path(folder) / name)
            sys.path[:0] = path.split(os.pathsep)
        os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
        brought.cache_clear()
        with serving(Path(folder), seeds=lambda: "pictures") as served, sync_playwright() as playwright:
            browser = launched(playwright)
            for name in SEATS:
                for size, light in (("desk", "light"), ("phone", "dark")):
                    context = looking(browser, served.url, None, size, "en", light)
                    (PICTURES / f"{name}-{size}.webp").write_bytes(webp(at_table(context.new_page(), name), LARGEST))
                    context.close()
        for name, pages in SHEETS.items():
            sheets(name, pages).save(PICTURES / f"{name}-print.webp", quality=80)


def at_table(page: Page, name: str) -> Page:
    """A table in the middle of a game against bots."""
    page.goto("/")
    page.evaluate(
        "(games) => localStorage.setItem('stockpot.known', JSON.stringify(games))", dict.fromkeys(SEATS, "played")
    )
    page.evaluate(NAMED)
    page.goto(table(page, name, ["me", *["thumb"] * (SEATS[name] - 1)]))
    for _ in range(CLICKS[name]):
        page.locator(LIT).first.wait_for()
        page.evaluate("(lit) => document.querySelector(lit)?.click()", LIT)
        page.wait_for_timeout(300)
    page.locator(LIT).first.wait_for()
    page.wait_for_timeout(500)
    return page


def sheets(name: str, pages: tuple[int, ...]) -> Image.Image:
    """Some sheets side by side."""
    printed = pypdfium2.PdfDocument(io.BytesIO(bytes(print_game(game(name), "A4", "en").output())))
    shown = [printed[page % len(printed)].render(scale=0.8).to_pil() for page in pages]
    high = max(one.height for one in shown)
    whole = Image.new("RGB", (sum(one.width + 12 for one in shown) - 12, high), "#d8cfc4")
    left = 0
    for one in shown:
        whole.paste(one, (left, (high - one.height) // 2))
        left += one.width + 12
    return whole


if __name__ == "__main__":
    main()
