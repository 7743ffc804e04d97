"""Lessons are played, not read, and can be gone on with."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.people import GAMES, LIT


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_and_resumed(open_page: Opener, game: str) -> None:
    page = open_page(f"/learn/{game}")
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text("Step 1 of")
    first = coach.get_attribute("data-step")
    while (second := step_of(page)) in (first, None):
        go_on(page)
        page.wait_for_timeout(100)
    seen = [first, second]

    page.reload()
    expect(coach).to_be_visible()
    assert coach.get_attribute("data-step") == seen[-1], "the lesson goes on where it was left"
    for _ in range(400):
        if "You know the game now" in page.locator("body").inner_text() or page.get_by_test_id("result").count():
            break
        go_on(page)
        step = step_of(page)
        if step and step not in seen:
            seen.append(step)
    assert len(seen) >= 4


def step_of(page: Page) -> str | None:
    """What the coach is at now; nothing once the lesson is over."""
    step: str | None = page.evaluate("document.querySelector('[data-testid=coach]')?.dataset.step ?? null")
    return step


def go_on(page: Page) -> None:
    """Do what the lesson asks: go on, or one of the moves that are lit."""
    further = page.get_by_test_id("coach").get_by_role("button", name="Go on")
    if further.count():
        further.click()
    else:  # found and clicked at once: what is lit may go out when others move
        page.evaluate("(lit) => document.querySelector(lit)?.click()", LIT)
    page.wait_for_timeout(30)
