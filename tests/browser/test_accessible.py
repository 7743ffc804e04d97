"""axe finds nothing, in light and dark; everything to touch is large enough; text may be twice as large."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.people import GAMES, LIT, finished_game, fits, move, play_now

RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}


def check(page: Page) -> None:
    found = Axe().run(page, options=RULES)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new/soup", "/rules/soup"])
def test_pages(open_page: Opener, path: str, scheme: str) -> None:
    page = open_page(path, color_scheme=scheme)
    expect(page.get_by_role("heading").nth(1)).to_be_visible()
    check(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_tables(open_page: Opener, game: str, scheme: str) -> None:
    page = open_page("/", color_scheme=scheme)
    play_now(page, game)
    expect(page.locator(LIT).first).to_be_visible()
    check(page)
    for _ in range(3):
        move(page)
        expect(page.locator(LIT).first).to_be_visible()
    check(page)


def test_replay_and_result(open_page: Opener) -> None:
    page = open_page("/", color_scheme="dark")
    finished_game(page)
    check(page)
    page.get_by_role("link", name="Replay and analysis").click()
    expect(page.get_by_test_id("replay")).to_be_visible()
    check(page)


def test_what_is_touched_is_large_enough(open_page: Opener) -> None:
    page = open_page("/", PHONE)
    play_now(page, "soup")
    for _ in range(2):
        expect(page.locator(LIT).first).to_be_visible()
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, a, select, input')].filter((one) => one.checkVisibility())
                 .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
                 .filter(([, box]) => box.width < 43.5 || box.height < 43.5).map(([name]) => name)"""
        )
        assert small == []
        move(page)


def test_text_twice_as_large(open_page: Opener) -> None:
    page = open_page("/", {**DESK, "viewport": {"width": 640, "height": 800}})
    play_now(page, "soup")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(page.locator(LIT).first).to_be_visible()
    assert fits(page)
    move(page)
