"""Every game from the home page to the result: a desktop and a phone against each other, with bots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import stockpot
from tests.browser.conftest import PHONE, Opener
from tests.browser.people import (
    GAMES,
    SHORT,
    at_table,
    fits,
    make_table,
    play_now,
    play_on,
    seated_with_bots,
)


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play_to_the_result(open_page: Opener, game: str) -> None:
    desk, phone = open_page("/"), open_page("/", PHONE)
    players = max(3, min(stockpot.game(game).players))
    link = make_table(desk, game, players=players, people=2, numbers=SHORT[game])
    phone.goto(link)
    phone.get_by_label("What should the others call you?").fill("Phone")
    phone.get_by_role("button", name="Sit here").first.tap()
    desk.get_by_role("button", name="Start game", exact=True).click()
    for page in (desk, phone):
        at_table(page)
        assert fits(page)

    play_on(desk, phone)

    for page in (desk, phone):
        expect(page.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(players)
        assert fits(page)
    desk.get_by_role("link", name="Replay").click()
    expect(desk.get_by_test_id("replay")).to_be_visible()


def test_a_whole_game_in_french(open_page: Opener) -> None:
    page = open_page(None, PHONE, locale="fr-FR")
    page.goto(seated_with_bots(page, "soup", seed="en français"))
    play_on(page)
    assert page.locator("html").get_attribute("lang") == "fr"
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Partie terminée")
    expect(page.get_by_test_id("result")).to_contain_text(re.compile("gagne|se partagent la victoire"))
    expect(page.get_by_test_id("ranking")).to_contain_text("point")
    page.get_by_role("button", name="Journal").click()
    told = page.get_by_test_id("log").inner_text()
    assert told.count("joue") > 30
    assert not re.search(r"\b(plays|takes|wins|the|and)\b", told), "nothing is told in English"


@pytest.mark.parametrize("game", GAMES)
def test_one_click_from_home_to_a_table_with_bots(open_page: Opener, game: str) -> None:
    page = open_page("/", PHONE)
    play_now(page, game)
    expect(page.get_by_test_id("decision-bar")).not_to_be_empty()
    expect(page.locator("[data-seat]")).not_to_have_count(0)
