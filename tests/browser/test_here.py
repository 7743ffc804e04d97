"""Games in the browser itself, beside a server that is not asked: the worker, what is kept, bad luck."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

import stockpot
from stockpot.core.game import ALL_OPEN
from tests.browser.conftest import Opener
from tests.browser.house import ask_house
from tests.browser.people import (
    A_GAME,
    GAMES,
    LIT,
    at_table,
    invitation,
    move,
    play_now,
    play_on,
    share_a_screen,
    short_game,
    table_of,
    told_more,
)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_as_it_does_elsewhere(open_page: Opener, game: str) -> None:
    page = open_page("/", here=True)
    table = short_game(page, game, "novice")
    assert table.startswith("here-")
    play_on(page)
    saved = ask_house(page, "GET", f"/api/tables/{table}/record")["record"]
    again = stockpot.replay(saved)
    assert again.over
    assert json.loads(json.dumps(again.record())) == saved
    last = len(again.history)
    (frame,) = ask_house(page, "GET", f"/api/tables/{table}/replay?viewer=open&first={last}&count=1")["frames"]
    assert frame["view"] == json.loads(json.dumps(again.view(ALL_OPEN)))
    assert frame["scores"] == list(again.scores)


@pytest.mark.parametrize("game", GAMES)
def test_experts_give_hints_and_play(open_page: Opener, game: str) -> None:
    page = open_page("/", here=True)
    short_game(page, game, "expert")
    expect(page.locator(LIT).first).to_be_visible()
    page.get_by_role("tab", name="Hint").click()
    page.get_by_role("button", name="Ask the chef").click()
    advised = page.get_by_test_id("hint").get_by_role("listitem").first
    expect(advised).to_contain_text("%")
    advised.get_by_role("button").click()
    expect(page.locator(LIT).first).to_be_visible()


def test_a_hint_needs_no_expert_at_the_table(open_page: Opener) -> None:
    """Hints in Sapone are those of a network, which beginners have no use for."""
    page = open_page("/", here=True)
    short_game(page, "sapone", "random")
    expect(page.locator(LIT).first).to_be_visible()
    page.get_by_role("tab", name="Hint").click()
    page.get_by_role("button", name="Ask the chef").click()
    expect(page.get_by_test_id("hint").get_by_role("listitem").first).to_contain_text("%")


def test_replay_and_analysis(open_page: Opener) -> None:
    page = open_page("/", here=True)
    short_game(page, "soup", "random")
    play_on(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Forward one move").click()
    expect(page.get_by_test_id("replay")).to_contain_text("Move 1 of")
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_test_id("costliest")).to_be_visible(timeout=A_GAME)


def test_a_move_is_taken_back(open_page: Opener) -> None:
    page = open_page("/", here=True)
    play_now(page, "soup")
    move(page)
    expect(page.get_by_role("region", name="Your hand").locator(LIT).first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Choose your recipe")


def test_two_people_share_a_screen(open_page: Opener) -> None:
    page = open_page("/new/soup", here=True)
    curtain, hand = share_a_screen(page, "Ann", "Bob")
    for name in ("Ann", "Bob"):
        expect(curtain).to_contain_text(name)
        expect(hand).to_have_count(0)
        curtain.get_by_role("button").click()
        expect(hand).to_be_visible()
        move(page)
    assert table_of(page).startswith("here-")


def test_a_tab_that_is_killed_in_mid_move_opens_where_it_was(open_page: Opener) -> None:
    page = open_page("/", here=True)
    table = short_game(page, "soup", "novice")
    move(page)
    expect(page.get_by_role("region", name="Your hand").locator(LIT).first).to_be_visible()
    told = page.get_by_test_id("log").locator("li").all_inner_texts()
    page.evaluate(f"document.querySelector('{LIT}').click()")  # on its way when the tab goes
    context = page.context
    page.close()
    again = context.new_page()
    again.goto(f"/t/{table}")
    told_more(again, len(told) - 1)
    assert again.get_by_test_id("log").locator("li").all_inner_texts()[: len(told)] == told
    play_on(again)


def test_two_tabs_show_the_same_game(open_page: Opener) -> None:
    page = open_page("/", here=True)
    table = short_game(page, "soup", "novice")
    other = page.context.new_page()
    other.goto(f"/t/{table}")
    at_table(other)
    play_on(page, other)
    for one in (page, other):
        expect(one.get_by_test_id("result")).to_be_visible()
    results = [one.get_by_test_id("ranking").inner_text() for one in (page, other)]
    assert results[0] == results[1]
    assert stockpot.replay(ask_house(page, "GET", f"/api/tables/{table}/record")["record"]).over


def test_without_a_connection(open_page: Opener) -> None:
    page = open_page("/", here=True, keeps=True)
    short_game(page, "soup", "novice")
    page.context.set_offline(True)
    play_on(page)
    expect(page.get_by_test_id("ranking").get_by_role("listitem")).not_to_have_count(0)
    page.context.set_offline(False)


def test_a_table_goes_to_the_server_for_friends_and_back(open_page: Opener) -> None:
    page = open_page("/", here=True)
    begun = short_game(page, "soup", "novice")
    move(page)
    cards = page.get_by_role("region", name="Your hand")

    def held() -> list[str]:
        """The own cards, when it is up to their owner."""
        expect(cards.locator(LIT).first).to_be_visible()
        return cards.get_by_role("button").all_inner_texts()

    before = held()
    goes(page, "Move to the server")
    served = at_table(page)
    assert begun.startswith("here-")
    assert not served.startswith("here-")
    assert held() == before

    friend = open_page(invitation(page), here=True)
    at_table(friend)
    friend.get_by_role("button", name="Table", exact=True).click()
    expect(friend.get_by_text("brought here from elsewhere")).to_be_visible()
    friend.close()

    goes(page, "Continue in this browser")
    back = at_table(page)
    assert back.startswith("here-")
    assert held() == before
    play_on(page)
    assert stockpot.replay(ask_house(page, "GET", f"/api/tables/{back}/record")["record"]).over


def goes(page: Page, way: str) -> None:
    """A table goes elsewhere."""
    before = page.url
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name=way).click()
    page.wait_for_url(lambda address: address != before)


# ------------------------------------------------------------------------------------------------------------- bad luck

WORKER = "**/assets/worker-*.js"


def in_worker(page: Page, script: str) -> None:
    """Something that the worker runs first."""

    def changed(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        route.fulfill(response=answer, body=script + answer.text())  # type: ignore[attr-defined]

    page.context.route(WORKER, changed)


def test_where_nothing_may_be_kept_one_can_still_play(open_page: Opener) -> None:
    page = open_page(None, here=True)
    in_worker(page, "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };\n")
    page.goto("/")
    short_game(page, "soup", "novice")
    expect(page.get_by_test_id("toast")).to_contain_text("won’t be saved")
    play_on(page)


def test_a_full_disk_is_told_and_nothing_is_lost(open_page: Opener) -> None:
    page = open_page(None, here=True)
    in_worker(
        page,
        """
        const add = IDBObjectStore.prototype.add;
        const full = new BroadcastChannel('test');
        full.onmessage = ({ data }) => (IDBObjectStore.prototype.add = data
          ? () => { throw new DOMException('no', 'QuotaExceededError'); } : add);
        """,
    )
    page.goto("/")
    short_game(page, "soup", "novice")
    expect(page.locator(LIT).first).to_be_visible()
    page.evaluate("window.disk = new BroadcastChannel('test')")
    page.evaluate("disk.postMessage(true)")
    expect(page.locator(LIT).first).to_be_visible()
    move(page)
    expect(page.get_by_test_id("toast")).to_contain_text("no space left")
    page.evaluate("disk.postMessage(false)")
    play_on(page)


def test_a_browser_that_cannot_play_leaves_it_to_the_server(open_page: Opener) -> None:
    page = open_page(None, here=True)
    in_worker(page, "delete self.WebAssembly;\n")
    page.goto("/")
    assert not play_now(page, "soup").startswith("here-")
    open_page.complaints.clear()  # type: ignore[attr-defined]
