"""Lessons are played, not read, and can be gone on with."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.people import A_GAME, GAMES, LIT

GO_ON = """
([lit, until]) => {
  // Does what the lesson asks (go on, or one of the moves that are lit) until a step is over, or the lesson.
  window.seen = [];
  const coach = () => document.querySelector('[data-testid=coach]');
  const over = () => document.querySelector('[data-testid=result], [data-testid=coach].finished');
  const again = () => {
    const step = coach()?.dataset.step;
    if (step && !window.seen.includes(step)) window.seen.push(step);
    if (over() || window.seen.length > until) return void (window.lessonRests = true);
    const next = coach()?.querySelector('button.main') ?? document.querySelector(lit);
    next?.click();
    setTimeout(again, 20);
  };
  window.lessonRests = false;
  again();
}
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_and_resumed(open_page: Opener, game: str) -> None:
    page = open_page(f"/learn/{game}")
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text("Step 1 of")
    first, second = go_on(page, steps=1)

    page.reload()
    expect(coach).to_have_attribute("data-step", second)  # the lesson goes on where it was left
    seen = go_on(page)
    assert first not in seen
    assert len(seen) >= 3


def test_a_lesson_whose_game_is_over_offers_another_table(open_page: Opener) -> None:
    page = open_page("/learn/pantry", size=PHONE)
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text("Step 1 of")
    size = "() => document.querySelector('[data-jar]').offsetHeight"
    high = page.evaluate(size)
    go_on(page)
    coach.get_by_role("button", name="Continue").click()
    expect(coach).to_contain_text("Play now, or open a table")
    assert page.evaluate(size) == high, "jars do not grow when the lesson falls silent"
    coach.get_by_role("button", name="Close").click()
    expect(coach).to_have_count(0)


def go_on(page: Page, steps: int = 1000) -> list[str]:
    """Do what the lesson asks for so many steps, or to its end; the steps seen."""
    page.evaluate(GO_ON, [LIT, steps])
    page.wait_for_function("() => window.lessonRests", timeout=A_GAME)
    seen: list[str] = page.evaluate("window.seen")
    return seen
