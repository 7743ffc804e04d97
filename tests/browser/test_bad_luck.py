"""Lost connections, double clicks, stale tabs and dead links: each has its message and its way on, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from stockpot.core.options import LANGUAGES
from stockpot.server.net.pages import STATIC
from tests.browser.conftest import Opener
from tests.browser.people import LIT, at_table, make_table, move, news, play_now, seated_with_bots, told_more
from tests.support.server import free_port, serving


def test_a_restarted_server_is_found_again(open_page: Opener, tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port=port) as served:
        page = open_page(served.url)
        play_now(page, "soup")
        move(page)
        expect(page.get_by_role("region", name="Your hand")).to_be_visible()
        expect(page.locator(LIT).first).to_be_visible()
        known = news(page)
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Connection lost")
    with serving(tmp_path, port=port):
        expect(page.get_by_test_id("decision-bar")).not_to_contain_text("Connection lost")
        assert news(page) >= known
        move(page)
        told_more(page, known)
        page.context.close()
    open_page.complaints.clear()  # type: ignore[attr-defined]  # the browser itself reports refused connections


def test_a_lost_answer_is_asked_for_again_and_the_move_made_once(open_page: Opener) -> None:
    page = open_page("/")
    sent: list[dict[str, object]] = []
    lose = {"answers": False}

    def between(socket: WebSocketRoute) -> None:
        wire = socket.connect_to_server()

        def to_server(message: str | bytes) -> None:
            told = json.loads(message)
            sent.append(told)
            wire.send(message)
            if told["type"] == "play" and not lose["answers"]:
                lose["answers"] = True
                socket.close(code=4408)
                wire.close()

        socket.on_message(to_server)

    page.route_web_socket("**/ws/**", between)
    play_now(page, "soup")
    expect(page.locator(LIT).first).to_be_visible()
    move(page)
    expect(page.get_by_role("region", name="Your hand").locator(LIT).first).to_be_visible()
    plays = [one for one in sent if one["type"] == "play"]
    assert len(plays) == 2
    assert plays[0] == plays[1], "the same request, under the same id"
    expect(page.get_by_test_id("log").get_by_text("chooses")).to_have_count(1)


def test_an_answer_that_is_lost_alone_stops_nobody(open_page: Opener) -> None:
    """The connection stands, and what was done is told; only the answer to who did it does not come."""
    page = open_page("/")
    plays: list[str] = []
    answers: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        wire = socket.connect_to_server()

        def to_server(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "play":
                plays.append(told["id"])
            wire.send(message)

        def to_page(message: str | bytes) -> None:
            told = json.loads(message)
            if answered := told["type"] == "done" and told["id"] in plays:
                answers.append(told["id"])
            if not answered or len(answers) > 1:
                socket.send(message)

        socket.on_message(to_server)
        wire.on_message(to_page)

    page.route_web_socket("**/ws/**", between)
    play_now(page, "soup")
    expect(page.locator(LIT).first).to_be_visible()
    move(page)
    expect(page.get_by_role("region", name="Your hand").locator(LIT).first).to_be_visible()
    while len(answers) < 2:
        page.wait_for_timeout(50)
    assert plays == answers == [plays[0]] * 2, "the same request, under the same id"
    known = news(page)
    move(page)
    told_more(page, known)
    expect(page.get_by_test_id("log").get_by_text("chooses")).to_have_count(1)


def test_a_name_that_is_still_on_its_way_is_not_a_guests(open_page: Opener) -> None:
    """Somebody names themselves, and begins a table before the house has heard of it."""
    page = open_page("/")
    late: list[Route] = []
    page.route("**/api/me", lambda route: late.append(route) if route.request.method == "PUT" else route.continue_())
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save", exact=True).click()
    page.keyboard.press("Escape")
    page.locator("[data-game=soup]").get_by_role("link", name="New table").click()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("novice")
    page.get_by_role("button", name="Start now").click()
    late[0].continue_()
    at_table(page)
    expect(page.locator("[data-seat='0']")).to_contain_text("Ada")
    assert len(late) == 1


def test_a_double_click_moves_once(open_page: Opener) -> None:
    page = open_page("/")
    plays: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: plays.append(frame)))
    play_now(page, "soup")
    hand = page.get_by_role("region", name="Your hand")
    for what in (page.locator(LIT), hand.locator(LIT)):
        expect(what.first).to_be_visible()
        plays.clear()
        known = news(page)
        what.first.evaluate("(one) => { one.click(); one.click(); }")
        told_more(page, known)
        expect(hand.locator(LIT).first).to_be_visible()
        assert sum(json.loads(one)["type"] == "play" for one in plays) == 1
    expect(page.get_by_test_id("toast")).to_have_count(0)


def test_two_tabs_show_the_same(open_page: Opener) -> None:
    page = open_page("/")
    play_now(page, "soup")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(LIT).first).to_be_visible()
    move(page)
    expect(page.get_by_test_id("log")).to_contain_text("Guest cooks")
    expect(page.locator(LIT).first).to_be_visible()
    expect(other.get_by_test_id("log")).to_have_text(page.get_by_test_id("log").inner_text(), use_inner_text=True)


@pytest.mark.parametrize("path", ["/t/nothere", "/t/nothere#badcode", "/r/nothere"])
def test_a_dead_link_says_so(open_page: Opener, path: str) -> None:
    page = open_page(path)
    expect(page.get_by_test_id("trouble")).to_contain_text("doesn’t exist")
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.locator("[data-game=soup]")).to_be_visible()
    open_page.complaints.clear()  # type: ignore[attr-defined]  # the browser itself reports the 404


def test_an_invitation_that_does_not_hold_says_so(open_page: Opener) -> None:
    host = open_page("/")
    link = make_table(host, "soup", players=2, people=2)
    late = open_page(link[:-1] + ("A" if link[-1] != "A" else "B"))
    expect(late.get_by_test_id("trouble")).to_contain_text("you aren’t invited")
    expect(late.get_by_test_id("trouble")).to_contain_text("Ask for a new invitation")


def test_a_deleted_table_says_so(open_page: Opener, tmp_path: Path) -> None:
    port = free_port()
    (tmp_path / "empty").mkdir()
    with serving(tmp_path, port=port) as served:
        page = open_page(served.url)
        play_now(page, "soup")
        expect(page.locator(LIT).first).to_be_visible()
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Connection lost")
    with serving(tmp_path / "empty", port=port):  # the same address, another database
        expect(page.get_by_test_id("trouble")).to_contain_text("doesn’t exist")
        page.get_by_role("link", name="Home", exact=True).click()
        expect(page.locator("[data-game=soup]")).to_be_visible()
        page.context.close()
    open_page.complaints.clear()  # type: ignore[attr-defined]  # the browser itself reports refused connections


def test_a_page_older_than_the_server_asks_to_be_loaded_again(open_page: Opener) -> None:
    page = open_page("/")
    old = {"page": False}

    def between(socket: WebSocketRoute) -> None:
        wire = socket.connect_to_server()

        def to_server(message: str | bytes) -> None:
            told = json.loads(message)
            wire.send(json.dumps({**told, "v": 0}) if told["type"] == "hello" and old["page"] else message)

        socket.on_message(to_server)

    page.route_web_socket("**/ws/**", between)
    play_now(page, "soup")
    move(page)
    expect(page.get_by_role("region", name="Your hand").locator(LIT).first).to_be_visible()
    known = news(page)
    old["page"] = True
    page.reload()
    expect(page.get_by_test_id("trouble")).to_contain_text("Stockpot has been updated")
    old["page"] = False
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(LIT).first).to_be_visible()
    assert news(page) >= known, "nothing is lost"


def test_without_a_server_the_shell_opens_and_says_what_is_missing(open_page: Opener, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        page = open_page(served.url)
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        page.reload()  # what it needs comes past the service worker now, which keeps it
        expect(page.locator("[data-game=soup]")).to_be_visible()
        manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
        assert manifest["display"] == "standalone"
    page.reload()
    expect(page.get_by_role("heading", name="Stockpot")).to_be_visible()
    expect(page.get_by_text("Can’t reach the server")).to_be_visible()
    page.context.close()
    open_page.complaints.clear()  # type: ignore[attr-defined]  # the browser itself reports refused connections


@pytest.fixture
def without(open_page: Opener) -> Iterator[Callable[..., Page]]:
    """Somebody who reads German, and whom some built files do not reach."""

    def opening(path: str, *files: str) -> Page:
        page = open_page(None, locale="de", service_workers="block")
        for file in files:
            page.route(f"**/assets/{file}", lambda route: route.abort())
        page.goto(path)
        return page

    yield opening
    open_page.complaints.clear()  # type: ignore[attr-defined]  # the browser itself reports what does not reach it


def test_without_any_catalogue_the_page_says_so(without: Callable[..., Page]) -> None:
    page = without("/", *map(built, LANGUAGES))
    expect(page.get_by_test_id("trouble")).to_contain_text("Der Server ist nicht erreichbar")
    page.unroute_all()
    page.get_by_role("button", name="Noch einmal").click()
    expect(page.locator("[data-game=soup]")).to_contain_text("Suppe")


def test_without_the_catalogue_of_a_language_the_page_is_in_english(without: Callable[..., Page]) -> None:
    page = without("/", built("de"))
    expect(page.locator("[data-game=soup]")).to_contain_text("New table")


def test_without_the_words_of_a_game_a_table_says_so(without: Callable[..., Page]) -> None:
    page = without("/", *(built(lang, "soup") for lang in LANGUAGES))
    page.goto(seated_with_bots(page, "soup", seed="silent"))
    expect(page.get_by_test_id("trouble")).to_contain_text("Der Server ist nicht erreichbar")
    expect(page.get_by_role("button", name="Noch einmal")).to_be_visible()


def built(lang: str, room: str = "page") -> str:
    """The file that a catalogue has been built into."""
    manifest = json.loads((STATIC / ".vite/manifest.json").read_text())
    return str(manifest[f"../src/stockpot/texts/{lang}/{room}.ftl"]["file"]).removeprefix("assets/")


def test_a_full_table_can_only_be_watched(open_page: Opener) -> None:
    host, late = open_page("/"), open_page("/")
    link = make_table(host, "soup", players=2, people=2)
    guest = open_page(link)
    guest.get_by_role("button", name="Sit here").first.click()
    late.goto(link)
    expect(late.get_by_role("status").filter(has_text="All seats are taken")).to_be_visible()
    expect(late.get_by_role("button", name="Sit here")).to_have_count(0)
    host.get_by_role("button", name="Start game", exact=True).click()
    expect(late.get_by_test_id("decision-bar")).to_contain_text("Waiting for")


def test_an_address_that_is_nothing(open_page: Opener) -> None:
    page = open_page("/")
    page.evaluate("history.pushState(null, '', '/t'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_test_id("trouble")).to_contain_text("nothing here")


def test_leaving_and_coming_back(open_page: Opener) -> None:
    page, friend = open_page("/"), open_page("/")  # who does not move, so that the game goes on meanwhile
    friend.goto(make_table(page, "soup", players=2, people=2))
    friend.get_by_label("What should the others call you?").fill("Friend")
    friend.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start game", exact=True).click()
    at_table(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_test_id("decision-bar")).to_contain_text("A bot is playing for you")
    expect(friend.locator("[data-seat='0']")).to_contain_text("bot playing")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_test_id("decision-bar")).not_to_contain_text("A bot is playing for you")


@pytest.mark.parametrize("here", [False, True], ids=["server", "browser"])
def test_a_game_against_bots_waits_for_whoever_leaves(open_page: Opener, here: bool) -> None:
    page = open_page("/", here=here)
    play_now(page, "pantry")
    expect(page.locator(LIT).first).to_be_visible()
    asked = page.get_by_test_id("decision-bar").inner_text()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("link", name="Leave the table").click()
    page.get_by_test_id("going").get_by_role("link").first.click()
    expect(page.get_by_test_id("decision-bar")).to_have_text(asked, use_inner_text=True)
