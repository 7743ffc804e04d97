"""After the game: result, rematch, replay through any eyes, analysis."""

from __future__ import annotations

import re
from uuid import uuid4

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.people import (
    LIT,
    SHORT,
    ask,
    at_table,
    by_chance,
    finished_game,
    joined,
    looked_at_again,
    make_table,
    play_now,
    play_on,
    table_of,
)


def test_replay_and_analysis(open_page: Opener) -> None:
    page = open_page("/")
    finished_game(page)
    page.get_by_role("tab", name="Hint").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("The game is over.")
    page.get_by_role("link", name="Replay").click()
    replay = page.get_by_test_id("replay")
    expect(replay).to_contain_text("Move 0 of")

    page.get_by_role("button", name="Forward one move").click()
    expect(replay).to_contain_text("Move 1 of")
    page.keyboard.press("ArrowRight")
    expect(replay).to_contain_text("Move 2 of")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    expect(page.get_by_test_id("ranking").get_by_role("listitem")).to_have_count(3)
    page.keyboard.press("Home")
    expect(replay).to_contain_text("Move 0 of")
    page.get_by_label("Position in the game").fill("12")
    expect(replay).to_contain_text("Move 12 of")

    # With all open the hands of all are there; a spectator sees none.
    expect(page.locator(".open .row")).to_have_count(3)
    page.get_by_label("View as").select_option("Spectator")
    expect(page.locator(".open .row")).to_have_count(0)
    page.get_by_label("View as").select_option("Guest")
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()

    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_test_id("costliest")).to_be_visible()
    expect(page.get_by_role("img", name="Chances of winning")).to_be_visible()
    expect(page.get_by_test_id("accounts").get_by_role("row")).to_have_count(4)


LEFT_BEHIND = """
() => {
  // After the next step of a replay: do recipes of the step before still lie upon the pot?
  const told = document.querySelector('[data-testid=replay]').innerText;
  return told.includes('Move 4 of') && [document.querySelectorAll('[data-testid=reveal]:not([inert])').length];
}
"""


def test_whoever_steps_on_in_a_replay_sees_the_next_move(open_page: Opener) -> None:
    page = open_page(None, reduced_motion="no-preference")
    page.goto(f"/r/{looked_at_again(page, by_chance('soup'))}")
    replay, reveal = page.get_by_test_id("replay"), page.get_by_test_id("reveal")
    for move in range(1, 4):
        page.get_by_role("button", name="Forward one move").click()
        expect(replay).to_contain_text(f"Move {move} of")
    expect(reveal).to_have_count(1)
    page.get_by_role("button", name="Forward one move").click()
    assert page.wait_for_function(LEFT_BEHIND).json_value() == [0]


def test_the_log_opens_at_its_end_on_a_phone(open_page: Opener) -> None:
    page = open_page(None, PHONE)
    page.goto(f"/t/{looked_at_again(page, by_chance('soup'))}")
    page.get_by_role("button", name="Log", exact=True).click()
    lines = page.get_by_test_id("log").get_by_role("listitem")
    expect(lines.last).to_be_in_viewport(ratio=0.9)
    expect(lines.first).not_to_be_in_viewport()


def bots_at(page: Page) -> set[str]:
    """Who they are, whatever their seats."""
    table = page.request.get(f"{page.url.split('/t/')[0]}/api/tables/{table_of(page)}").json()["table"]
    return {seat["persona"] for seat in table["seats"] if seat.get("persona")}


def test_rematch_and_record(open_page: Opener) -> None:
    page = open_page("/")
    first = finished_game(page)
    rivals = bots_at(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download game record").click()
    assert download.value.suggested_filename.startswith("soup-")
    page.get_by_role("button", name="Table", exact=True).click()
    menu = page.get_by_role("dialog", name="Table")
    for name in ("Download game record", "Put the table away"):
        expect(menu.get_by_role("button", name=name)).to_be_visible()
    menu.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: first not in address)
    expect(page.locator(LIT).first).to_be_visible()
    assert bots_at(page) == rivals, "the same, and nobody has to be waited for"
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_test_id("terms")).to_be_visible()


def test_friends_are_asked_for_a_rematch_and_join_with_one_tap(open_page: Opener) -> None:
    page, friend = open_page("/"), open_page("/", PHONE)
    joined(page, friend, make_table(page, "soup", players=2, people=2, numbers=SHORT["soup"]))
    play_on(page, friend)
    for one in (page, friend):
        expect(one.get_by_test_id("decision-bar").get_by_role("link", name="Replay")).to_be_visible()
        expect(one.get_by_test_id("decision-bar").get_by_role("link", name="Other games")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("button", name="Start game", exact=True)).to_be_visible()
    expect(friend.get_by_test_id("decision-bar")).to_contain_text("Guest wants a rematch.")
    friend.get_by_role("button", name="Join the rematch").tap()
    expect(friend.get_by_role("button", name="Start game", exact=True)).to_be_visible()
    assert table_of(friend) == table_of(page)


def test_the_result_says_for_whom_a_bot_played_to_the_end(open_page: Opener) -> None:
    page, friend = open_page("/"), open_page("/", PHONE)
    joined(page, friend, make_table(page, "soup", players=2, people=2, numbers=SHORT["soup"]))
    at_table(page)
    ask(friend, "POST", f"/api/tables/{table_of(page)}/requests", {"type": "resign", "id": uuid4().hex})
    play_on(page)
    ranking = page.get_by_test_id("ranking").get_by_role("listitem")
    expect(ranking.filter(has_text="Friend")).to_contain_text("resigned; a bot played on")
    expect(ranking.filter(has_text="Guest")).not_to_contain_text("resigned")


def test_home_begins_with_your_games(open_page: Opener) -> None:
    """On a phone within the first screen: whose turn it is, with whom; and below the games what became of others."""
    page = open_page("/", PHONE)
    finished_game(page)
    page.goto("/")
    expect(page.get_by_test_id("finished").get_by_role("link").filter(has_text="Soup")).to_contain_text(
        re.compile(r"with .+ and .+(Won|of 3)", re.S)
    )
    play_now(page, "soup")
    page.goto("/")
    going = page.get_by_test_id("going")
    expect(going.get_by_role("heading")).to_have_text("Your turn (1)")
    expect(going.get_by_role("link")).to_contain_text(re.compile("with .+ and "))
    expect(going.get_by_role("link")).to_be_in_viewport(ratio=1)


def test_a_game_that_goes_on_is_not_replayed(open_page: Opener) -> None:
    page = open_page("/")
    table = play_now(page, "soup")
    page.goto(f"/r/{table}")
    expect(page.get_by_test_id("trouble")).to_contain_text(re.compile("once it’s over"))
    page.get_by_role("link", name="Go to the table").click()
    assert at_table(page) == table
