"""axe finds nothing, in light and dark; everything to touch is large enough; text may be twice as large."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.people import (
    GAMES,
    LIT,
    by_chance,
    fits,
    looked_at_again,
    make_table,
    move,
    seated_with_bots,
)

TAGS = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""Nothing else is different in the dark."""


def check(page: Page) -> None:
    """Ask axe in light and in dark."""
    for scheme, rules in (("light", TAGS), ("dark", COLOURS)):
        page.emulate_media(color_scheme=scheme)
        found = Axe().run(page, options={"runOnly": rules, "resultTypes": ["violations"]})
        assert found.violations_count == 0, f"{scheme}: {found.generate_report()}"


@pytest.mark.parametrize("path", ["/", "/new/soup", "/rules/soup"])
def test_pages(open_page: Opener, path: str) -> None:
    page = open_page(path)
    expect(page.get_by_role("heading").nth(1)).to_be_visible()
    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_tables(open_page: Opener, game: str) -> None:
    page = open_page(None)
    page.goto(seated_with_bots(page, game, seed="axe"))
    expect(page.locator(LIT).first).to_be_visible()
    check(page)
    for _ in range(3):
        move(page)
        expect(page.locator(LIT).first).to_be_visible()
    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_results_and_replays(open_page: Opener, game: str) -> None:
    page = open_page(None)
    played = by_chance(game)
    table = looked_at_again(page, played)
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("result")).to_be_visible()
    check(page)
    page.goto(f"/r/{table}")
    expect(page.get_by_test_id("replay")).to_be_visible()
    page.get_by_role("slider").fill(str(len(played.moves) // 2))
    check(page)


def test_lobby_and_lesson(open_page: Opener) -> None:
    page = open_page("/")
    make_table(page, "soup", players=3, people=2)
    expect(page.get_by_role("button", name="Start game", exact=True)).to_be_visible()
    check(page)
    page.goto("/learn/soup")
    expect(page.get_by_test_id("coach")).to_be_visible()
    check(page)


SMALL = """() => {
  const all = [...document.querySelectorAll('button, a, select, input, summary')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect()]);
  const large = all.filter(([, box]) => box.width >= 43.5 && box.height >= 43.5);
  const actions = new Set(large.map(([one]) => one.dataset.action).filter(Boolean));
  return all
    .filter((one) => !large.includes(one) && !actions.has(one[0].dataset.action))
    .map(([one, box]) => `${one.textContent.trim() || one.ariaLabel}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
}"""
"""What is too small for a finger and has no large equivalent that does the same (WCAG 2.5.5)."""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_touched_is_large_enough(open_page: Opener, game: str) -> None:
    page = open_page(None, PHONE)
    page.goto(seated_with_bots(page, game, seed="touch"))
    for _ in range(3):
        expect(page.locator(LIT).first).to_be_visible()
        small = page.evaluate(SMALL)
        assert small == []
        move(page)


@pytest.mark.parametrize("game", GAMES)
def test_text_twice_as_large(open_page: Opener, game: str) -> None:
    page = open_page(None, {**DESK, "viewport": {"width": 640, "height": 800}})
    page.goto(seated_with_bots(page, game, seed="large"))
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for _ in range(2):
        expect(page.locator(LIT).first).to_be_visible()
        assert fits(page)
        move(page)
