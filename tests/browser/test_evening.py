"""An evening of three friends: a group, a table, a word, somebody who drops out and comes back, a rematch, the standings."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.people import LIT, PLAY_ON, ask, at_table
from tests.support.server import Served

TARGET = {"game": "pantry", "seats": ["me", "free", "free"], "options": {"targets": [1, 1, 1], "stall_turns": 5}}


def called(page: Page, name: str) -> None:
    """Somebody who has had a name here before."""
    ask(page, "PUT", "/api/me", {"name": name})
    page.evaluate("(name) => localStorage.setItem('stockpot.me', JSON.stringify({ name }))", name)


def take_seat(page: Page) -> None:
    """From the group's page to a seat at its only table."""
    page.get_by_test_id("tables").get_by_role("link").filter(has_text="Join").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Leave seat")).to_be_visible()


def goes_on(page: Page, seed: int) -> None:
    """From now on whatever is lit is clicked, until the game is over."""
    page.evaluate(f"([seed, lit]) => void ({PLAY_ON})([seed, lit])", [seed, LIT])


def test_an_evening_of_three(open_page: Opener, server: Served) -> None:
    ada, ben, cy = open_page("/"), open_page(None), open_page(None, PHONE)
    called(ada, "Ada")
    ada.reload()
    ada.get_by_role("button", name="New group").click()
    ada.get_by_label("Name of the group").fill("Tuesday kitchen")
    ada.get_by_role("button", name="Create group").click()
    ada.wait_for_url("**/g/*")
    group = ada.url.rpartition("/")[2]
    link = f"/g/{group}#{ask(ada, 'GET', f'/api/groups/{group}', {})['code']}"
    for page, name in ((ben, "Ben"), (cy, "Cy")):
        page.goto(link)
        expect(page.get_by_role("heading", name="Join “Tuesday kitchen”?")).to_be_visible()
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Join the group").click()
        expect(page.get_by_test_id("members")).to_contain_text(name)

    made = ask(ada, "POST", f"/api/groups/{group}/tables", TARGET)
    table = made["table"]["id"]
    for page in (ben, cy):
        page.goto(f"/g/{group}")
        take_seat(page)
    ada.goto(f"/t/{table}")
    ada.get_by_role("button", name="Start game", exact=True).click()
    for page in (ada, ben, cy):
        at_table(page)
    ask(ada, "POST", f"/api/tables/{table}/requests", {"type": "chat", "id": "hello", "text": "Good evening!"})
    ben.get_by_role("tab", name=re.compile("Chat")).click()
    expect(ben.get_by_text("Good evening!").first).to_be_visible()

    cy.goto("about:blank")  # the phone sleeps
    cy.goto("/")
    cy.get_by_test_id("going").get_by_role("link").first.click()
    at_table(cy)

    for seed, page in enumerate((ada, ben, cy)):
        goes_on(page, seed + 1)
    for page in (ada, ben, cy):
        expect(page.get_by_test_id("result")).to_be_visible()
    ask(ada, "POST", f"/api/tables/{table}/requests", {"type": "rematch", "id": "again"})
    ben.goto(f"/t/{table}")
    ben.get_by_role("button", name="Join the rematch").first.click()
    ben.wait_for_url(lambda url: table not in url)

    cy.goto(f"/g/{group}")
    standings = cy.get_by_test_id("standings")
    for name in ("Ada", "Ben", "Cy"):
        expect(standings).to_contain_text(name)
    expect(cy.get_by_test_id("history").get_by_role("link")).to_have_count(1)
    expect(cy.get_by_test_id("tables").get_by_role("link").filter(has_text="Ada, Ben, and Cy")).to_have_count(1)
    assert server.wait_for(server.service.store.results.of_group(group))[0].table == table
