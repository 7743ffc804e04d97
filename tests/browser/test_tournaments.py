"""Tournaments of three friends, walked through to their end in a browser each."""

from __future__ import annotations

import re
from random import Random
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.people import ask, fits, look_at, sure, table_of

pytestmark = pytest.mark.needs("chromium")


def group_of(*pages: Page) -> str:
    """A group of those who sit at these pages; its id."""
    for page, name in zip(pages, ("Ada", "Ben", "Cy"), strict=True):
        ask(page, "PUT", "/api/me", {"name": name})
    group = ask(pages[0], "POST", "/api/groups", {"name": "Tuesday kitchen"})
    for page in pages[1:]:
        ask(page, "POST", f"/api/groups/{group['id']}/members", {"code": group["code"]})
    return str(group["id"])


def play_the_round(cup: str, *pages: Page) -> None:
    """Who is drawn to a table goes there, one of them begins, and they play it to its end by chance. The others wait."""
    for page in pages:
        page.goto(cup)
        expect(page.get_by_test_id("round").first.get_by_role("link")).to_be_visible()
    drawn = [page for page in pages if page.get_by_role("link", name="Open").count()]
    assert len(drawn) == 2
    for page in drawn:
        page.get_by_role("link", name="Open").click()
        expect(page.get_by_role("button", name="Start game", exact=True)).to_be_visible()
    drawn[0].get_by_role("button", name="Start game", exact=True).click()
    expect(drawn[1].get_by_test_id("decision-bar")).to_be_visible()
    table, chance = table_of(drawn[0]), Random(5)
    while look_at(drawn[0], table)["table"]["status"] == "playing":
        for page in drawn:
            if legal := look_at(page, table)["game"].get("legal"):
                move = {"type": "play", "id": uuid4().hex, "move": chance.choice(legal)["text"]}
                ask(page, "POST", f"/api/tables/{table}/requests", move)
    for page in pages:
        page.goto(cup)
        expect(page.get_by_test_id("round").first.get_by_role("link", name="Replay")).to_be_visible()


@pytest.mark.parametrize("kind", ["round robin", "Swiss"])
def test_three_friends_play_a_tournament_to_its_end(open_page: Opener, kind: str) -> None:
    pages = ada, ben, cy = open_page("/"), open_page("/", PHONE), open_page("/", PHONE)
    group = group_of(*pages)
    ada.goto(f"/g/{group}")
    ada.get_by_role("button", name="New tournament").click()
    ada.get_by_label("Name of the tournament").fill("Autumn cup")
    ada.get_by_label("Game", exact=True).select_option("The Pantry")
    ada.get_by_label("Format").select_option(kind)
    ada.get_by_role("button", name="Create tournament").click()
    ada.wait_for_url("**/c/*")
    cup = ada.url
    expect(ada.get_by_text("Members take part on this page until round 1 is drawn.")).to_be_visible()
    for friend in (ben, cy):
        friend.goto(f"/g/{group}")
        friend.get_by_role("link", name=re.compile("^Autumn cup")).click()
        friend.get_by_role("button", name="Take part").click()
        expect(friend.get_by_role("button", name="Withdraw")).to_be_visible()
    sure(ben, "Withdraw")
    ben.get_by_role("button", name="Take part").click()
    expect(ben.get_by_role("button", name="Withdraw")).to_be_visible()
    ada.reload()

    # Whoever takes part draws the next round: each of them once.
    for number, page in enumerate(pages, 1):
        page.get_by_role("button", name=f"Draw round {number}").click()
        expect(page.get_by_test_id("round")).to_have_count(number)
        ada.goto(cup)  # who made it need not wait, as long as there is another round
        expect(ada.get_by_test_id("round")).to_have_count(number)
        expect(ada.get_by_text("Members take part on this page")).to_have_count(0)
        expect(ada.get_by_role("button", name="Draw without waiting")).to_have_count(int(number < 3))
        play_the_round(cup, *pages)

    for page in pages:
        expect(page.get_by_test_id("tournament").locator("header")).to_contain_text("Finished")
        expect(page.get_by_role("button", name=re.compile("Draw"))).to_have_count(0)
        rows = page.get_by_test_id("crosstable").locator("tbody tr")
        expect(rows).to_have_count(3)
        points = [float(row.get_by_role("cell").nth(1).inner_text()) for row in rows.all()]
        assert points == sorted(points, reverse=True)
        assert sum(points) == 6, "three tables, and three who had no opponent"
        assert fits(page)
        figures = page.get_by_test_id("crosstable").locator("table")
        assert figures.evaluate("(one) => one.scrollWidth <= one.parentElement.clientWidth"), "nothing is cut off"
    byes = [line.inner_text() for line in ada.get_by_test_id("round").get_by_text("Bye:").all()]
    assert sorted(byes) == ["Bye: Ada", "Bye: Ben", "Bye: Cy"]

    sure(ada, "Delete tournament")
    expect(ada.get_by_test_id("members")).to_be_visible()
    expect(ada.get_by_role("link", name=re.compile("^Autumn cup"))).to_have_count(0)
