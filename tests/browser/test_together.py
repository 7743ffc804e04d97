"""Between people: a request can be cancelled, who is gone stops nobody, hosts keep order, and what is said is noticed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from stockpot.room.absence import SILENCE_S
from stockpot.room.room import UNDO_EXPIRES_MS
from tests.browser.conftest import PHONE, Opener
from tests.browser.looks import flaws
from tests.browser.people import LIT, ask, at_table, fits, tab_to
from tests.support.server import HandSetTime, Served, serving

time = HandSetTime()


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of its own, whose clock these tests set."""
    with serving(tmp_path_factory.mktemp("together"), time=time) as served:
        yield served


class Place:
    """Pages of that server."""

    def __init__(self, server: Served, open_page: Opener) -> None:
        self.server, self.open_page = server, open_page

    def later(self, seconds: float) -> None:
        self.server.pass_by(seconds)

    def ask(self, page: Page, method: str, path: str, body: Mapping[str, Any]) -> Any:
        return ask(page, method, self.server.url + path, body)

    def request(self, page: Page, table: str, **what: object) -> None:
        self.ask(page, "POST", f"/api/tables/{table}/requests", {"id": uuid4().hex, **what})

    def goto(self, page: Page, table: str) -> None:
        page.goto(f"{self.server.url}/t/{table}")

    def named(self, name: str, **more: Any) -> Page:
        """Somebody with a name, who has nothing open yet."""
        page = self.open_page(None, **more)
        self.ask(page, "PUT", "/api/me", {"name": name})
        page.add_init_script(f"localStorage.setItem('stockpot.me', JSON.stringify({{ name: {name!r} }}))")
        return page

    def game(self, page: Page, table: str) -> Any:
        return page.request.get(f"{self.server.url}/api/tables/{table}").json()["game"]

    def play(self, page: Page, table: str) -> None:
        """A card, and another for as long as it is still their turn: who fills the pot leads again."""
        while legal := self.game(page, table).get("legal"):
            self.request(page, table, type="play", move=legal[0]["text"])

    def card_played(self, **more: Any) -> tuple[str, Page, Page]:
        """A table of two at which one has just played a card: its id, that one, and the other."""
        pages = [self.named(name, **more) for name in ("Ada", "Bob")]
        wanted = {"game": "soup", "seats": ["me", "free"], "open": True, "stand_in": "thumb"}
        table = self.ask(pages[0], "POST", "/api/tables", wanted)["table"]["id"]
        self.ask(pages[1], "POST", f"/api/tables/{table}/seats", {})
        self.request(pages[0], table, type="start")
        for page in pages:
            self.request(page, table, type="play", move="bug soup")
        mover = pages[self.game(pages[0], table)["to_act"][0]]
        self.play(mover, table)
        for page in pages:
            self.goto(page, table)
            at_table(page)
        return table, mover, pages[1 - pages.index(mover)]


@pytest.fixture
def place(clocked: Served, open_page: Opener) -> Place:
    return Place(clocked, open_page)


def test_an_undo_request_can_be_cancelled_answered_and_lapses(place: Place) -> None:
    _, mover, other = place.card_played()
    mine, theirs = mover.get_by_test_id("undo-request"), other.get_by_test_id("undo-request")
    mover.get_by_role("button", name="Undo").click()
    expect(theirs).to_contain_text("would like to take back a move")
    expect(theirs).to_contain_text("plays")
    expect(other.locator(LIT).first).to_be_visible()  # and who is asked may play on
    tab_to(mover, "[data-testid=undo-request] button")
    mover.keyboard.press("Enter")
    for page in (mover, other):
        expect(page.get_by_test_id("undo-request")).to_have_count(0)
    mover.get_by_role("button", name="Undo").click()
    expect(mine.get_by_role("button", name="Cancel request")).to_be_visible()
    expect(theirs).to_be_visible()
    place.later(UNDO_EXPIRES_MS["live"] / 1000)
    for page in (mover, other):
        expect(page.get_by_test_id("undo-request")).to_have_count(0)
        expect(page.get_by_test_id("log")).to_contain_text("went unanswered")
    mover.get_by_role("button", name="Undo").click()
    theirs.get_by_role("button", name="Accept").click()
    expect(mover.get_by_test_id("log")).to_contain_text("takes back a move")
    expect(mover.locator(LIT).first).to_be_visible()


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_a_bot_plays_for_who_has_closed_the_page_until_they_take_their_seat_back(place: Place, lang: str) -> None:
    table, stays, goes = place.card_played(size=PHONE, locale=lang)
    english = lang == "en-GB"
    goes.close()
    absent = stays.get_by_test_id("absent")
    expect(absent).to_contain_text("is away" if english else "n’est pas là")
    place.later(SILENCE_S["live"])
    stays.reload()
    absent.get_by_role("button", name="Nudge" if english else "Relancer").click()
    expect(absent.get_by_role("button")).to_have_count(1)
    assert fits(stays)
    assert flaws(stays) == []
    absent.get_by_role("button", name="Let a bot play for" if english else "Laisser un robot jouer pour").click()
    expect(absent).to_have_count(0)
    expect(stays.locator(LIT).first).to_be_visible()
    back = goes.context.new_page()
    place.goto(back, table)
    bar = back.get_by_test_id("decision-bar")
    expect(bar).to_contain_text(
        "let a bot play while you were away" if english else "l’a laissé jouer en votre absence"
    )
    expect(bar).to_contain_text(re.compile(r"\d (move|coup)"))
    assert fits(back)
    assert flaws(back) == []
    bar.get_by_role("button", name="Take my seat back" if english else "Reprendre ma place").click()
    expect(bar).to_contain_text("Waiting" if english else "attend")
    place.play(stays, table)
    expect(back.locator(LIT).first).to_be_visible()


@pytest.mark.parametrize("size", [{}, {"size": PHONE}], ids=["desk", "phone"])
def test_the_host_mutes_and_removes(place: Place, size: dict[str, Any]) -> None:
    host, bob, eve = [place.named(name, **size) for name in ("Ada", "Bob", "Eve")]
    table = place.ask(host, "POST", "/api/tables", {"game": "soup", "seats": ["me", "free"], "open": True})["table"][
        "id"
    ]
    place.ask(bob, "POST", f"/api/tables/{table}/seats", {})
    for page in (host, bob, eve):
        place.goto(page, table)
    watching = host.get_by_test_id("guests")
    expect(watching).to_contain_text("Eve")
    expect(bob.get_by_test_id("guests")).to_have_count(0)
    host.get_by_role("button", name="Bob: mute or remove").click()
    host.get_by_role("button", name="Remove …").click()
    host.get_by_role("button", name="Remove", exact=True).click()
    expect(bob.get_by_test_id("trouble")).to_contain_text("The host removed you from this table.")
    expect(host.get_by_text("Free seat", exact=True)).to_be_visible()
    bob.reload()
    expect(bob.get_by_test_id("trouble")).to_contain_text("The host removed you from this table.")
    host.get_by_role("button", name="Let Bob back in").click()
    expect(host.get_by_test_id("removed")).to_have_count(0)
    bob.reload()
    expect(bob.get_by_role("button", name="Sit here")).to_be_visible()
    watching.get_by_role("button", name="Eve: mute or remove").click()
    assert fits(host)
    assert flaws(host) == []
    host.keyboard.press("Escape")
    expect(watching.get_by_role("button", name="Mute", exact=True)).to_have_count(0)
    watching.get_by_role("button", name="Eve: mute or remove").click()
    watching.get_by_role("button", name="Mute", exact=True).click()
    expect(watching).to_contain_text("muted")
    place.request(host, table, type="seat", seat=1, level="random")
    place.request(host, table, type="start")
    at_table(eve)
    if size:
        eve.get_by_role("button", name="Log").click()
    eve.get_by_role("tab", name="Chat").click()
    expect(eve.get_by_text("The host has muted you.")).to_be_visible()
    expect(eve.get_by_label("Message the table")).to_have_count(0)
    at_table(host)
    host.get_by_role("button", name="Table", exact=True).click()
    host.get_by_role("button", name="Eve: mute or remove").click()
    host.get_by_role("button", name="Unmute", exact=True).click()
    expect(eve.get_by_label("Message the table")).to_be_visible()
    place.open_page.complaints.clear()  # type: ignore[attr-defined]  # the browser itself reports the closed sockets


def test_what_is_said_is_noticed_on_a_phone(place: Place) -> None:
    table, mover, other = place.card_played(size=PHONE)
    place.request(mover, table, type="chat", text="Bon appétit")
    other.get_by_role("button", name="Chat and reactions, 1 unread").click()
    other.get_by_role("button", name="Open the chat").click()
    expect(other.get_by_test_id("chat")).to_contain_text("Bon appétit")
    other.get_by_role("button", name="Close").click()
    expect(other.get_by_role("button", name="unread")).to_have_count(0)

    other.reload()
    at_table(other)
    expect(other.get_by_role("button", name="Chat and reactions")).to_have_accessible_name("Chat and reactions")


def test_how_long_somebody_may_be_away_is_agreed_when_the_table_is_made(open_page: Opener) -> None:
    page = open_page("/new/soup", PHONE)
    away = page.get_by_label("If someone is away on their turn, a bot may play for them")
    expect(away).to_have_value("")
    assert away.locator("option").all_inner_texts()[0] == "After 3 minutes"
    page.get_by_label("Time limit").select_option("2 minutes per move")
    expect(away).to_have_count(0)
    page.get_by_label("Time limit").select_option("Play at your own pace, no limit")
    away.select_option("After 3 days")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("away on their turn for 3 days")).to_be_visible()
