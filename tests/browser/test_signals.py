"""How somebody who looks elsewhere learns that it is their turn, what is heard, and how long there is to think."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.people import (
    LIT,
    invitation,
    joined,
    make_table,
    move,
    moves_by_itself,
    news,
    play_now,
    settings,
    told_more,
)
from tests.support.server import HandSetTime, Served, serving

NOTICES = """
window.notices = [];
window.Notification = class extends Notification {
  constructor(title, more) {
    super(title, more);
    window.notices.push([title, more.body]);
  }
};
"""
"""Writes down the notices that a page gives, and gives them."""

NO_NOTICES_OF_ITS_OWN = """
window.Notification = class extends Notification {
  constructor() {
    throw new TypeError('Illegal constructor');
  }
};
"""
"""As on phones, where only the service worker may."""

TONES = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.tones += 1;
  return start.apply(this, when);
};
"""
"""Counts the tones that a page plays."""


def friends_turn(page: Page, friend: Page) -> None:
    """Two at a table of soup, where it is up to the friend."""
    joined(page, friend, make_table(page, "soup", players=2, people=2))
    waiting = page.get_by_test_id("decision-bar").get_by_text("Waiting for Friend")
    expect(page.locator(LIT).or_(waiting).first).to_be_visible()
    while not waiting.count():
        known = news(page)
        move(page)
        told_more(page, known)


def look_elsewhere(page: Page) -> None:
    """Another tab of the same window is in front; Playwright would have all of them think that they are."""
    page.context.new_cdp_session(page).send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    page.context.new_page().bring_to_front()
    page.wait_for_function("() => !document.hasFocus()")


def called_back(page: Page, friend: Page) -> None:
    """Somebody who wants to be told looks elsewhere while a friend decides."""
    friends_turn(page, friend)
    settings(page)
    page.get_by_label("Notify me when it’s my turn").check()
    page.keyboard.press("Escape")
    expect(page).to_have_title("Soup – Stockpot")
    look_elsewhere(page)
    moves_by_itself(friend)
    expect(page).to_have_title("● Your turn – Soup – Stockpot")


@pytest.mark.windowed
def test_a_notice_and_the_title_call_back_who_looks_elsewhere(open_page: Opener) -> None:
    page, friend = open_page("/", permissions=["notifications"]), open_page("/")
    page.add_init_script(NOTICES)
    page.reload()
    called_back(page, friend)
    asked = page.get_by_test_id("decision-bar").locator("p").first.inner_text()
    assert page.evaluate("notices") == [["Your turn · Soup", asked]]


@pytest.mark.windowed
def test_who_looks_at_the_table_gets_no_notice(open_page: Opener) -> None:
    page, friend = open_page("/", permissions=["notifications"]), open_page("/")
    page.add_init_script(NOTICES)
    page.reload()
    friends_turn(page, friend)
    settings(page)
    page.get_by_label("Notify me when it’s my turn").check()
    page.keyboard.press("Escape")
    moves_by_itself(friend)
    expect(page).to_have_title("● Your turn – Soup – Stockpot")
    assert page.evaluate("notices") == []


@pytest.mark.windowed
def test_phones_get_their_notice_from_the_service_worker(open_page: Opener) -> None:
    page, friend = open_page("/", permissions=["notifications"]), open_page("/")
    page.add_init_script(NO_NOTICES_OF_ITS_OWN)
    page.reload()
    called_back(page, friend)
    page.wait_for_function("""async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).some((one) => one.title === 'Your turn · Soup');
    }""")


def test_sound_is_off_until_it_is_set_and_stays_set(open_page: Opener) -> None:
    page = open_page("/")
    page.add_init_script(TONES)
    page.reload()
    play_now(page, "soup")

    def turn_comes_again() -> None:
        for _ in range(2):
            expect(page.locator(LIT).first).to_be_visible()
            known = news(page)
            move(page)
            told_more(page, known)
        expect(page.locator(LIT).first).to_be_visible()

    turn_comes_again()
    assert page.evaluate("tones") == 0
    settings(page)
    expect(page.get_by_label("Sound")).not_to_be_checked()
    page.get_by_label("Sound").check()
    assert page.evaluate("tones") == 2, "an example, and nothing else"

    page.reload()
    expect(page.locator(LIT).first).to_be_visible()
    known = page.evaluate("tones")
    turn_comes_again()
    assert page.evaluate("tones") > known
    settings(page)
    expect(page.get_by_label("Sound")).to_be_checked()
    page.get_by_label("Sound").uncheck()
    page.keyboard.press("Escape")
    known = page.evaluate("tones")
    turn_comes_again()
    assert page.evaluate("tones") == known


# ------------------------------------------------------------------------------------------------------------------ clocks


@pytest.fixture
def time() -> HandSetTime:
    return HandSetTime()


@pytest.fixture
def slow_server(tmp_path: Path, time: HandSetTime) -> Iterator[Served]:
    """A server where only a test lets time pass; browsers have their own, which runs."""
    with serving(tmp_path, time=time) as served:
        yield served


@pytest.mark.parametrize(
    ("clock", "standing", "seconds"),
    [
        ("30 seconds per move", [], 30),
        ("15 minutes per player + 10 seconds per move", ["Time left: 15:10"], 900),
    ],
)
def test_the_clock_runs_for_who_decides_and_a_bot_takes_over_when_it_has_run_out(
    open_page: Opener, slow_server: Served, time: HandSetTime, clock: str, standing: list[str], seconds: int
) -> None:
    page, friend = open_page(f"{slow_server.url}/new/soup"), open_page(slow_server.url)
    page.get_by_label("Time limit").select_option(clock)
    page.get_by_text("2", exact=True).locator("visible=true").first.click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    joined(page, friend, invitation(page))
    mine, theirs = (page.locator(f"[data-seat='{seat}'] .clock") for seat in (0, 1))

    # Both choose a recipe at the same time; then it is up to the friend alone.
    for running in (mine, theirs):
        expect(running).to_contain_class("running")
    move(page)
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Waiting for Friend")
    expect(mine).to_have_text(standing)
    expect(theirs).to_contain_class("running")
    shown = theirs.inner_text()
    expect(theirs).not_to_have_text(shown, use_inner_text=True)

    slow_server.pass_by(seconds)
    expect(page.get_by_test_id("log")).to_contain_text("Friend ran out of time; a bot takes over.")
    expect(page.locator("[data-seat='1']")).to_contain_text("bot playing")
    expect(friend.get_by_test_id("decision-bar")).to_contain_text("A bot is playing for you.")
    expect(page.locator(LIT).first).to_be_visible()
    friend.get_by_role("button", name="Take my seat back").click()
    expect(page.locator("[data-seat='1']")).not_to_contain_text("bot playing")
