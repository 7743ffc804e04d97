"""One person on several devices: links ask before they make somebody else of their visitor, and devices are signed out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.people import ask, at_table, play_now, settings


def named(open_page: Opener, name: str, path: str = "/", **more: object) -> Page:
    """A browser in which somebody has a name already."""
    page = open_page(None, **more)
    ask(page, "PUT", "/api/me", {"name": name})
    page.add_init_script(f"localStorage['stockpot.me'] ??= JSON.stringify({{ name: '{name}' }})")
    page.goto(path)
    return page


def link_of(page: Page) -> str:
    """An address that carries who sits at this page to another device."""
    return str(ask(page, "POST", "/api/me/carry", {})["path"])


def who_is(page: Page) -> str:
    return str(page.request.get("/api/me").json().get("name", ""))


def test_a_link_from_another_device_asks_first_and_there_is_a_way_back(open_page: Opener) -> None:
    eve, bob = named(open_page, "Eve"), named(open_page, "Bob", size=PHONE)
    link = link_of(eve)
    bob.goto(link)  # in the page that is open already
    dialog = bob.get_by_role("dialog", name="Continue as Eve on this device?")
    expect(dialog).to_contain_text("You’re Bob here.")
    assert "carry" not in bob.url
    assert who_is(bob) == "Bob"
    dialog.get_by_role("button", name="Stay Bob").click()
    expect(dialog).to_have_count(0)
    assert who_is(bob) == "Bob"

    bob.goto("/rules/soup")
    bob.goto(link)  # it was not spent
    dialog.get_by_role("button", name="Continue as Eve").click()
    back = bob.get_by_role("button", name="Switch back to Bob")
    expect(back).to_be_visible()
    assert who_is(bob) == "Eve"
    back.click()
    expect(bob.get_by_test_id("toast")).to_contain_text("You’re Bob again.")
    assert who_is(bob) == "Bob"


def test_the_way_back_is_in_the_settings_too(open_page: Opener) -> None:
    eve, bob = named(open_page, "Eve"), named(open_page, "Bob")
    bob.goto(link_of(eve))
    bob.get_by_role("button", name="Continue as Eve").click()
    expect(bob.get_by_role("button", name="Switch back to Bob")).to_be_visible()
    bob.reload()
    expect(bob.get_by_role("button", name="Switch back to Bob")).to_have_count(0)
    settings(bob)
    with bob.expect_navigation():
        bob.get_by_role("button", name="Switch back to Bob").click()
    assert who_is(bob) == "Bob"


def test_somebody_new_is_asked_too_and_in_french(open_page: Opener) -> None:
    ada, phone = named(open_page, "Ada"), open_page(None, PHONE, locale="fr-FR")
    phone.goto(link_of(ada))
    dialog = phone.get_by_role("dialog", name="Continuer comme Ada sur cet appareil ?")
    dialog.get_by_role("button", name="Continuer comme Ada").click()
    expect(phone.get_by_test_id("toast")).to_contain_text("vous êtes maintenant Ada")
    assert who_is(phone) == "Ada"


def test_a_browser_that_forgets_what_pages_keep_still_knows_its_person_and_their_groups(open_page: Opener) -> None:
    ada = open_page("/")
    ask(ada, "PUT", "/api/me", {"name": "Ada"})
    ask(ada, "POST", "/api/groups", {"name": "Tuesday kitchen"})
    ada.evaluate("localStorage.clear()")
    ada.goto("/")
    expect(ada.get_by_test_id("groups").get_by_role("link", name="Tuesday kitchen")).to_be_visible()
    play_now(ada, "soup")
    assert who_is(ada) == "Ada"  # and was not made a guest


def test_other_devices_are_signed_out_and_this_one_plays_on(open_page: Opener) -> None:
    ada, lost = named(open_page, "Ada"), open_page(None)
    table = play_now(ada, "soup")
    lost.request.post("/api/me/claim", data={"token": link_of(ada).partition("=")[2]})
    lost.add_init_script("localStorage['stockpot.me'] ??= JSON.stringify({ name: 'Ada' })")
    lost.goto(f"/t/{table}")
    at_table(lost)
    settings(ada)
    ada.get_by_role("button", name="Show link").click()
    expect(ada.get_by_text("1 link works until")).to_be_visible()
    ada.get_by_role("button", name="Cancel", exact=True).click()
    expect(ada.get_by_role("status").filter(has_text="All links cancelled.")).to_be_visible()
    ada.get_by_role("button", name="Sign out everywhere else").click()
    expect(ada.get_by_role("status").filter(has_text="Signed out everywhere else.")).to_be_visible()
    expect(lost.get_by_text("This table doesn’t exist")).to_be_visible()
    assert who_is(lost) == ""
    ada.keyboard.press("Escape")
    before = ada.get_by_test_id("log").locator("li").count()
    ada.locator("[data-lit]:not([disabled])").locator("visible=true").first.click()
    expect(ada.get_by_test_id("log").locator("li")).not_to_have_count(before)
    open_page.complaints.clear()  # type: ignore[attr-defined]  # the browser itself reports that it is nobody
