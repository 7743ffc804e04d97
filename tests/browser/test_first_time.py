"""Who comes to a game for the first time is told what it is about, once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.looks import flaws
from tests.browser.people import GAMES, LIT, ask, look_at, seated_with_bots, table_of


@pytest.mark.parametrize("game", GAMES)
def test_three_lines_then_the_game(open_page: Opener, game: str) -> None:
    page = open_page(None, PHONE, newcomer=True, locale="de")
    page.goto(seated_with_bots(page, game, seed="first"))
    card = page.get_by_test_id("first-time")
    expect(card.locator("dd")).to_have_count(3)
    assert flaws(page) == []
    expect(card.get_by_role("link", name="Erklär’s mir")).to_have_attribute("href", f"/learn/{game}")
    card.get_by_role("button", name="Losspielen").click()
    expect(card).to_have_count(0)
    expect(page.locator(LIT).first).to_be_visible()
    page.reload()
    expect(page.locator(LIT).first).to_be_visible()
    expect(card).to_have_count(0)


@pytest.mark.parametrize("game", ["sapotage", "soup"])
def test_all_of_it_is_in_sight_on_a_short_phone(open_page: Opener, game: str) -> None:
    page = open_page(None, {**PHONE, "viewport": {"width": 360, "height": 640}}, newcomer=True, locale="fr")
    page.goto(seated_with_bots(page, game, seed="first"))
    expect(page.get_by_test_id("first-time").locator("dd")).to_have_count(3)
    assert page.get_by_role("dialog").evaluate("(card) => card.scrollHeight <= card.clientHeight")


def test_the_game_waits_while_they_read(open_page: Opener) -> None:
    """What bots do meanwhile has come, and is shown once the card is put away."""
    page = open_page(None, newcomer=True)
    page.goto(seated_with_bots(page, "soup", seed="first"))
    card = page.get_by_test_id("first-time")
    expect(card).to_be_visible()
    table = table_of(page)
    choice = look_at(page, table)["game"]["legal"][0]["id"]
    ask(page, "POST", f"/api/tables/{table}/requests", {"type": "play", "id": "unseen", "move": choice})
    page.wait_for_function("(told) => window.told >= told", arg=look_at(page, table)["seq"])
    expect(page.get_by_test_id("log")).not_to_contain_text("Ada chooses")
    bar = page.get_by_test_id("decision-bar")
    expect(bar).to_contain_text("Choose your recipe")
    expect(bar.get_by_text("Skip")).to_have_count(0)  # nothing has been shown yet
    card.get_by_role("button", name="Just play").click()
    expect(page.get_by_test_id("log")).to_contain_text("Ada chooses")
