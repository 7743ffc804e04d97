"""“Play now” in the browser itself, the next time: a table waits, and is shown before Python has started."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Opener
from tests.browser.people import GAMES, LIT, WAITING, at_table, move, moves_by_itself, play_now, play_on

WORKER = "**/assets/worker-*.js"

AWAKE = "() => performance.getEntriesByName('house-ready').length"


def after_a_game(open_page: Opener, game: str) -> tuple[Page, dict[str, object]]:
    """The next visit of somebody who has played, and the table that waits for them. No service worker: requests can be held."""
    page = open_page("/", here=True)
    play_now(page, game)
    expect(page.locator(LIT).first).to_be_visible()
    waiting = json.loads(page.evaluate(WAITING, game))
    context = page.context
    page.close()
    return context.new_page(), waiting


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_shown_before_python_has_started(open_page: Opener, game: str) -> None:
    page, waiting = after_a_game(open_page, game)
    held: list[Route] = []
    page.route(WORKER, lambda route: held.append(route))
    page.goto("/")
    assert play_now(page, game) == waiting["table"]
    expect(page.locator(LIT).first).to_be_visible()
    lines = page.get_by_test_id("log").locator("li")
    told = lines.count()
    moves_by_itself(page)
    assert page.evaluate(AWAKE) == 0
    for route in held:
        route.continue_()
    expect(lines.nth(told)).to_be_attached()


def test_what_draws_a_table_comes_while_the_table_is_made(open_page: Opener) -> None:
    page = open_page("/", service_workers="block")
    held: list[Route] = []
    page.route(
        "**/api/tables", lambda route: held.append(route) if route.request.method == "POST" else route.continue_()
    )
    with page.expect_request(re.compile(r"/assets/Table-[\w-]+\.js")):
        page.locator("[data-game=soup] button.main").click()
    page.unroute("**/api/tables")
    for route in held:
        route.continue_()
    at_table(page)
    open_page.complaints.clear()  # type: ignore[attr-defined]  # the browser itself says that there is no service worker


def test_it_is_played_to_its_end_and_listed(open_page: Opener) -> None:
    page, waiting = after_a_game(open_page, "soup")
    page.goto("/")
    table = play_now(page, "soup")
    assert table == waiting["table"]
    play_on(page)
    page.goto("/")
    expect(page.get_by_test_id("finished").locator(f"a[href$='{table}']")).to_be_visible()


def test_two_tabs_get_two_tables(open_page: Opener) -> None:
    page, waiting = after_a_game(open_page, "soup")
    other = page.context.new_page()
    page.goto("/")
    other.goto("/")
    first, second = play_now(page, "soup"), play_now(other, "soup")
    assert first == waiting["table"]
    assert second != first
    for one in (page, other):
        expect(one.locator(LIT).first).to_be_visible()
        move(one)


def test_a_table_of_other_rules_is_left_alone(open_page: Opener) -> None:
    page, waiting = after_a_game(open_page, "soup")
    page.goto("/")
    page.evaluate(
        """
        (text) => new Promise((done) => {
          indexedDB.open('stockpot').onsuccess = ({ target: { result: db } }) => {
            const work = db.transaction('values', 'readwrite');
            work.objectStore('values').put(text, 'next soup');
            work.oncomplete = () => (db.close(), done());
          };
        })
        """,
        json.dumps({**waiting, "edition": "another"}),
    )
    assert play_now(page, "soup") != waiting["table"]
    expect(page.locator(LIT).first).to_be_visible()
