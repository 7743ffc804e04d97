"""A whole evening of three friends, each in a browser of their own: a group, its table, talk, a game, a rematch, standings.
And one who goes for good."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.people import (
    SHORT,
    at_table,
    copied,
    fits,
    lay_table,
    play_out,
    settings,
    sure,
    table_of,
)

pytestmark = pytest.mark.needs("chromium")


def found_group(page: Page) -> str:
    """From the home page to a group of one's own, under one's own name; the link that lets others in."""
    page.get_by_role("button", name="New group").click()
    page.get_by_label("Name of the group").fill("Tuesday kitchen")
    page.get_by_label("What should the others call you?").fill("Ada")
    page.get_by_role("button", name="Create group").click()
    page.get_by_test_id("members").get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    return copied(page)


def come_in(page: Page, name: str) -> None:
    """Who has followed the group's link sees whose it is, gives a name, and is in."""
    expect(page.get_by_role("heading", name="Join “Tuesday kitchen”?")).to_be_visible()
    expect(page.locator("form")).to_contain_text(re.compile(r"members?: Ada"))
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join the group").click()
    expect(page.get_by_test_id("members").get_by_role("listitem").filter(has_text=name)).to_contain_text("you")


def sit_down(page: Page, where: str) -> None:
    """To a chair at the group's table, from wherever it is listed: two taps."""
    page.get_by_test_id(where).get_by_role("link").filter(has_text="Join").click()
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Leave seat")).to_be_visible()


def say_aloud(page: Page, words: str) -> None:
    page.get_by_placeholder("Message the table").fill(words)
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_test_id("chat")).to_contain_text(words)


def test_three_friends_through_a_whole_evening(open_page: Opener) -> None:
    ada = open_page("/", permissions=["clipboard-read", "clipboard-write"])
    link = found_group(ada)
    ben, cy = open_page(link, PHONE), open_page("/")
    come_in(ben, "Ben")
    cy.get_by_label("Link or code").fill(link)
    cy.get_by_role("button", name="Join", exact=True).click()
    come_in(cy, "Cy")

    # A table of the group, and words while they wait.
    ada.get_by_role("link", name="New table: The Pantry").click()
    expect(ada.get_by_text("For the group “Tuesday kitchen”")).to_be_visible()
    lay_table(ada, "pantry", players=3, people=3, numbers=SHORT["pantry"])
    table = table_of(ada)
    ben.reload()
    sit_down(ben, "tables")
    say_aloud(ada, "Soup is ready!")
    expect(ben.get_by_test_id("chat")).to_contain_text("Soup is ready!")
    cy.goto("/")
    sit_down(cy, "waiting")
    ada.get_by_role("button", name="Start game", exact=True).click()
    for page in (ada, ben, cy):
        assert at_table(page) == table

    # One of them drops out, is missed, and finds the way back from home.
    device = cy.context
    cy.close()
    expect(ada.locator("[data-seat='2']")).to_contain_text("away")
    cy = device.new_page()
    cy.goto("/")
    cy.get_by_test_id("going").get_by_role("link").filter(has_text="The Pantry").click()
    assert at_table(cy) == table
    expect(ada.locator("[data-seat='2']")).not_to_contain_text("away")
    cy.get_by_role("tab", name="Chat").click()
    expect(cy.get_by_test_id("chat")).to_contain_text("Soup is ready!")
    say_aloud(cy, "Here I am again")
    expect(ben.get_by_test_id("talk")).to_have_accessible_name(re.compile("unread"))

    # The game, and who wants another one.
    play_out(table, ada, ben, cy)
    for page in (ada, ben, cy):
        expect(page.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(3)
    ada.get_by_role("button", name="Rematch").click()
    expect(ada.get_by_role("button", name="Start game", exact=True)).to_be_visible()
    expect(ben.get_by_test_id("decision-bar")).to_contain_text("Ada wants a rematch.")
    ben.get_by_role("button", name="Join the rematch").tap()
    expect(ben.get_by_role("button", name="Start game", exact=True)).to_be_visible()
    assert table_of(ben) == table_of(ada) != table

    # What the evening adds up to.
    cy.get_by_test_id("decision-bar").get_by_role("link", name="To the group").click()
    expect(cy.get_by_test_id("standings").locator("tbody tr")).to_have_count(3)
    for name in ("Ada", "Ben", "Cy"):
        row = cy.get_by_test_id("standings").get_by_role("row", name=re.compile(f"^{name}"))
        expect(row.get_by_role("cell").nth(2)).to_have_text("1")
        expect(cy.get_by_test_id("history")).to_contain_text(name)
        expect(cy.get_by_test_id("members")).to_contain_text(name)
    running = cy.get_by_test_id("tables").get_by_role("listitem").get_by_role("link")
    expect(running).to_have_attribute("href", re.compile(f"/t/{table_of(ada)}#"))
    assert fits(cy)
    cy.get_by_test_id("history").get_by_role("link").click()
    expect(cy.get_by_test_id("replay")).to_contain_text("Move 0 of")


def test_a_member_is_removed_the_group_handed_over_left_and_deleted(open_page: Opener) -> None:
    ada = open_page("/", permissions=["clipboard-read", "clipboard-write"])
    link = found_group(ada)
    ben, cy = open_page(link, PHONE), open_page(link, PHONE)
    come_in(ben, "Ben")
    come_in(cy, "Cy")
    ada.reload()

    sure(ada, "Remove: Cy", "Remove")
    expect(ada.get_by_test_id("members").get_by_role("listitem")).to_have_count(2)
    cy.reload()
    expect(cy.get_by_text("This group doesn’t exist, or the link no longer works.")).to_be_visible()
    ada.get_by_test_id("members").get_by_role("button", name="Copy link").click()
    expect(ada.get_by_role("button", name="Copied")).to_be_visible()
    newer = copied(ada)
    assert newer != link
    sure(ada, "New link")
    cy.goto(newer)
    expect(cy.get_by_text("This group doesn’t exist, or the link no longer works.")).to_be_visible()

    sure(ada, "Make admin: Ben", "Make admin")
    expect(ada.get_by_role("button", name="Delete group")).to_have_count(0)
    sure(ada, "Leave group")
    expect(ada.get_by_role("heading", name="Stockpot")).to_be_visible()
    expect(ada.get_by_test_id("groups").get_by_role("link")).to_have_count(0)
    ben.reload()
    expect(ben.get_by_test_id("members").get_by_role("listitem")).to_have_count(1)
    sure(ben, "Delete group")
    expect(ben.get_by_role("heading", name="Stockpot")).to_be_visible()
    assert ben.request.get("/api/groups").json() == []
    complaints: list[str] = open_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [one for one in complaints if "404" not in one]  # who was removed is told nothing else


def test_who_deletes_themselves_is_nobody_and_gone_from_the_group(open_page: Opener) -> None:
    ada = open_page("/", permissions=["clipboard-read", "clipboard-write"])
    ben = open_page(found_group(ada), PHONE)
    come_in(ben, "Ben")
    ada.reload()
    expect(ada.get_by_test_id("members")).to_contain_text("Ben")

    settings(ben)
    ben.get_by_role("dialog").get_by_role("link", name="My record").click()
    ben.get_by_role("button", name="Delete me").click()
    assert fits(ben)
    ben.get_by_role("dialog").get_by_role("button", name="Delete me").click()
    expect(ben.get_by_role("heading", name="Stockpot")).to_be_visible()
    expect(ben.get_by_test_id("groups").get_by_role("link")).to_have_count(0)
    assert ben.request.get("/api/me").status == 401
    ada.reload()
    expect(ada.get_by_test_id("members")).to_contain_text("Ada")
    expect(ada.get_by_test_id("members")).not_to_contain_text("Ben")
