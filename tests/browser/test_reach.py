"""Reaching people, in a real Chromium: a push message from the server to the screen, passkeys, invitations, talk at the table."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from stockpot.server.people.webhook import Guard
from tests.browser.conftest import PHONE, Opener
from tests.browser.people import ask, at_table, joined, make_table, settings
from tests.support.push_service import PushService
from tests.support.push_service import push_service as listening
from tests.support.server import Served

pytestmark = pytest.mark.needs("chromium")

NOTE_BUBBLES = """() => {
  // Bubbles stand for a moment only: notes at which seat each has come, and what it said or showed.
  window.bubbles = [];
  const note = () => {
    for (const bubble of document.querySelectorAll('[data-testid=bubble]')) {
      const seat = bubble.closest('.player').querySelector('[data-seat]').dataset.seat;
      const face = bubble.querySelector('[data-reaction]:has(svg)')?.dataset.reaction;
      window.bubbles.push(`${seat}: ${face ?? bubble.textContent.trim()}`);
    }
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.fixture
def push_service() -> Iterator[PushService]:
    """A push service on loopback, in a thread of its own."""
    ready = threading.Event()
    found: list[tuple[PushService, asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def listen() -> None:
        async with listening() as service:
            over = asyncio.Event()
            found.append((service, asyncio.get_running_loop(), over))
            ready.set()
            await over.wait()

    thread = threading.Thread(target=lambda: asyncio.run(listen()), daemon=True)
    thread.start()
    ready.wait()
    service, loop, over = found[0]
    yield service
    loop.call_soon_threadsafe(over.set)
    thread.join()


@pytest.fixture
def letting_in(server: Served) -> Iterator[None]:
    """The push service of this test lies in the server's own network."""
    guard: Guard = server.service.pushes.hooks.guard
    guard.inside = True
    yield
    guard.inside = False


def worker_of(page: Page) -> CDPSession:
    """The service worker's side of a page's browser, once one is at work."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return page.context.new_cdp_session(page)


def deliver(page: Page, session: CDPSession, message: dict[str, Any]) -> None:
    """What a push service would hand to the browser."""
    found: list[str] = []

    def noted(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", noted)
    session.send("ServiceWorker.disable")  # it tells of what is there when it is enabled
    session.send("ServiceWorker.enable")
    while not found:
        page.evaluate("0")
    origin = page.evaluate("location.origin")
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": json.dumps(message)}
    )


def shown(page: Page) -> list[dict[str, str]]:
    """The notices that stand on the screen."""
    found: list[dict[str, str]] = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.ready;
          return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
        }"""
    )
    return found


def until(page: Page, condition: Callable[[], Any]) -> None:
    while not condition():
        page.evaluate("new Promise((done) => setTimeout(done, 20))")


@pytest.mark.windowed
def test_a_push_message_goes_from_the_server_to_the_screen_and_one_tap_ends_them(
    open_page: Opener, server: Served, push_service: PushService, letting_in: None
) -> None:
    ada = open_page("/", PHONE, permissions=["notifications"])
    worker = worker_of(ada)
    ask(ada, "PUT", "/api/me", {"name": "Ada"})
    browser = push_service.browser()
    ask(ada, "POST", "/api/me/push", browser.subscription())
    ben = open_page("/")
    ask(ben, "PUT", "/api/me", {"name": "Ben"})
    first = ask(ben, "POST", "/api/tables", {"game": "soup", "seats": ["me", "free"], "open": True})["table"]["id"]
    ask(ada, "POST", f"/api/tables/{first}/seats", {})
    ask(ben, "POST", f"/api/tables/{first}/requests", {"type": "start", "id": "start"})
    made = ask(ben, "POST", "/api/tables", {"game": "soup", "seats": ["me", "free"]})["table"]
    (friend,) = ben.request.get("/api/me/friends").json()["people"]
    ask(ben, "POST", f"/api/tables/{made['id']}/invitations", {"person": friend["person"]})
    until(ada, lambda: push_service.pushed)
    (message,) = push_service.to(browser)

    deliver(ada, worker, message)
    until(ada, lambda: shown(ada))
    (notice,) = shown(ada)
    assert notice["title"] == "Ben invites you to a game of Soup"
    (at_work,) = ada.context.service_workers
    touch = """async (action) => {
      const [notification] = await self.registration.getNotifications();
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification, action }));
    }"""
    who = server.service.people.read(next(one["value"] for one in ada.context.cookies() if one["name"] == "stockpot"))
    assert len(server.wait_for(server.service.store.subscriptions.of(who))) == 1
    at_work.evaluate(touch, "stop")
    until(ada, lambda: not server.wait_for(server.service.store.subscriptions.of(who)))
    until(ada, lambda: not shown(ada))


@pytest.mark.windowed
def test_who_looks_at_the_table_is_not_told_of_it_again(open_page: Opener) -> None:
    page = open_page("/", permissions=["notifications"])
    worker = worker_of(page)
    page.goto("/t/0123456789abcdef")
    page.bring_to_front()
    message = {
        "title": "Your turn",
        "body": "",
        "link": "/t/0123456789abcdef",
        "tag": "table",
        "stop": "/",
        "stop_title": "Stop",
    }
    deliver(page, worker, message)
    deliver(page, worker, {**message, "title": "Another table", "link": "/t/other", "tag": "other"})
    until(page, lambda: shown(page))
    assert [one["title"] for one in shown(page)] == ["Another table"]
    open_page.complaints[:] = [one for one in open_page.complaints if "404" not in one]  # type: ignore[attr-defined]


@pytest.mark.windowed
def test_a_browser_without_a_push_service_says_so(open_page: Opener) -> None:
    page = open_page("/", permissions=["notifications"])
    worker_of(page)
    ask(page, "PUT", "/api/me", {"name": "Ada"})
    settings(page)
    page.get_by_label("Notify me even when Stockpot is closed").click()
    expect(page.get_by_text("This browser can’t do that here.")).to_be_visible()
    expect(page.get_by_label("Notify me even when Stockpot is closed")).not_to_be_checked()
    complaints: list[str] = open_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [one for one in complaints if "Push API" not in one]  # the browser says why, to programmers


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """What keeps the passkeys of a page's device, and makes and uses them without asking."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_passkey_brings_a_name_back_on_another_device_until_it_is_removed(open_page: Opener, server: Served) -> None:
    """The keys lie with a keeper of passwords, who hands them from one device of a person to the others."""
    home = f"http://localhost:{server.port}/"
    desk = open_page(home)
    session, kept = authenticator(desk)
    settings(desk)
    desk.get_by_label("Your name").fill("Ada Lovelace")
    desk.get_by_role("button", name="Save", exact=True).click()
    desk.get_by_role("button", name="Create a passkey").click()
    expect(desk.get_by_text("Your passkey is ready.")).to_be_visible()
    group = ask(desk, "POST", f"{home}api/groups", {"name": "Tuesday kitchen"})["id"]
    (key,) = session.send("WebAuthn.getCredentials", {"authenticatorId": kept})["credentials"]
    assert key["rpId"] == "localhost"

    devices = [open_page(home, PHONE) for _ in range(2)]
    for device in devices:
        there, keeper = authenticator(device)
        there.send("WebAuthn.addCredential", {"authenticatorId": keeper, "credential": key})
        key["signCount"] += 10
        settings(device)
        expect(device.get_by_label("Your name")).to_have_value("")
    phone, late = devices
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_text("You’re Ada Lovelace now.")).to_be_visible()
    phone.goto(f"{home}g/{group}")
    expect(phone.get_by_test_id("members")).to_contain_text("Ada Lovelace (you)")

    desk.get_by_role("button", name="Remove").click()
    expect(desk.get_by_text("The passkey is removed.")).to_be_visible()
    late.get_by_role("button", name="Sign in with a passkey").click()
    expect(late.get_by_text("Nobody here has this passkey.")).to_be_visible()
    expect(late.get_by_label("Your name")).to_have_value("")
    phone.reload()
    expect(phone.get_by_test_id("members")).to_contain_text("Ada Lovelace (you)")
    complaints: list[str] = open_page.complaints  # type: ignore[attr-defined]
    complaints[:] = [one for one in complaints if "the server responded with a status of 4" not in one]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_who_is_invited_reads_by_whom_and_how_it_is_played_and_talks_while_waiting(
    open_page: Opener, size: str
) -> None:
    host, guest = open_page("/"), open_page(None, **({"size": PHONE} if size == "phone" else {}))
    link = make_table(host, "sapotage", players=3, people=3, numbers={"judges_to_win": "1"})
    ask(host, "PUT", "/api/me", {"name": "Robin"})
    guest.goto(link)
    expect(guest.get_by_role("heading", name="Robin invites you")).to_be_visible()
    expect(guest.get_by_test_id("terms")).to_contain_text(": 1")
    expect(guest.get_by_role("link", name=re.compile("Learn SaPotage"))).to_have_attribute("href", "/learn/sapotage")
    host.get_by_placeholder("Message the table").fill("Soup at eight?")
    host.get_by_role("button", name="Send").click()
    expect(guest.get_by_test_id("chat")).to_contain_text("Soup at eight?")


def test_what_is_said_stands_at_the_chip_and_is_counted_in_the_header(open_page: Opener) -> None:
    host, friend = open_page("/"), open_page(None, PHONE)
    joined(host, friend, make_table(host, "soup", players=2, people=2))
    for page in (host, friend):
        page.evaluate(NOTE_BUBBLES)
    host.get_by_role("tab", name="Chat").click()
    host.get_by_placeholder("Message the table").fill("Good luck!")
    host.get_by_role("button", name="Send").click()
    friend.wait_for_function("() => window.bubbles.includes('0: Good luck!')")
    expect(friend.get_by_test_id("talk")).to_have_accessible_name("Chat and reactions, 1 unread")
    friend.get_by_test_id("talk").click()
    friend.get_by_role("button", name="Laugh").click()
    host.wait_for_function("() => window.bubbles.includes('1: laugh')")
    friend.get_by_test_id("talk").click()
    friend.get_by_role("button", name="Open the chat").click()
    expect(friend.get_by_test_id("chat")).to_contain_text("Good luck!")
    expect(friend.get_by_test_id("talk")).to_have_accessible_name("Chat and reactions")
    assert not friend.get_by_test_id("chat").evaluate(r"(one) => /\p{Extended_Pictographic}/u.test(one.textContent)")


def test_spectators_have_a_chat_of_their_own_and_anybody_can_be_blocked(open_page: Opener) -> None:
    host, friend, eve = open_page("/"), open_page(None), open_page(None)
    link = make_table(host, "soup", players=2, people=2)
    joined(host, friend, link)
    eve.goto(link)
    at_table(eve)
    for page in (host, eve):
        page.get_by_role("tab", name="Chat").click()
    eve.get_by_label("What should the others call you?").fill("Eve")
    eve.get_by_role("button", name="Save").click()
    for text, to in (("She bluffs", "Spectators only"), ("Hello players", "Everyone")):
        eve.get_by_label(to).check()
        eve.get_by_placeholder("Message the table").fill(text)
        eve.get_by_role("button", name="Send").click()
        expect(eve.get_by_test_id("chat")).to_contain_text(text)
    expect(host.get_by_test_id("chat")).to_contain_text("Hello players")
    expect(host.get_by_test_id("chat")).not_to_contain_text("She bluffs")
    host.get_by_role("button", name="Block Eve").click()
    host.get_by_role("button", name="Block", exact=True).click()
    expect(host.get_by_test_id("chat")).not_to_contain_text("Hello players")
    settings(host)
    host.get_by_role("button", name="Unblock Eve").click()
    expect(host.get_by_role("button", name="Unblock Eve")).to_have_count(0)
