"""Links and QR codes that bring others to a table, oneself to another device, and strangers to a game that was played."""

from __future__ import annotations

import re
from typing import Any

import segno
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.people import at_table, copied, finished_game, invitation, make_table, play_now, settings

CLIPBOARD: dict[str, Any] = {"permissions": ["clipboard-read", "clipboard-write"]}

DARK = """
async (picture) => {
  // The modules of a code as they are seen: the rows of the picture, painted one point a module.
  await picture.decode();
  const size = picture.naturalWidth;
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const brush = canvas.getContext('2d');
  brush.drawImage(picture, 0, 0, size, size);
  const points = brush.getImageData(0, 0, size, size).data;
  const each = (what) => Array.from({ length: size }, (_, at) => what(at));
  return each((y) => each((x) => Number(points[4 * (y * size + x) + 3] > 127)));
}
"""


def says(picture: Locator, address: str) -> bool:
    """Does a camera that looks at this picture read this address?"""
    wanted = segno.make(address, error="m").matrix_iter(border=2)
    return bool(picture.evaluate(DARK) == [[int(module) for module in row] for row in wanted])


def test_the_invitation_is_a_link_and_a_picture_of_it(open_page: Opener) -> None:
    host = open_page("/", **CLIPBOARD)
    make_table(host, "soup", players=2, people=2)
    host.get_by_role("button", name="Copy link").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    link = copied(host)
    assert link == invitation(host)
    expect(host.get_by_role("heading", name="Soup: who’s playing?")).to_be_visible()  # what comes above it has come
    host.get_by_role("button", name="QR code").click()
    picture = host.get_by_role("img", name="QR code of the invitation")
    expect(picture).to_be_in_viewport(ratio=1)
    assert says(picture, link)
    assert not says(picture, link + "x")

    guest = open_page(link, PHONE)
    guest.get_by_label("What should the others call you?").fill("Friend")
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start game", exact=True).click()
    at_table(guest)
    expect(host.locator("[data-seat='1']")).to_contain_text("Friend")


def test_who_has_made_a_table_puts_it_away_before_it_begins(open_page: Opener) -> None:
    host = open_page("/")
    make_table(host, "soup", players=2, people=2)
    host.get_by_role("button", name="Put the table away").click()
    away = host.get_by_test_id("away")
    expect(away).to_contain_text("Put away (1)")
    expect(host.get_by_test_id("going")).to_have_count(0)


def test_who_has_made_a_table_calls_it_off_for_everybody(open_page: Opener) -> None:
    host = open_page("/")
    make_table(host, "soup", players=2, people=2)
    expect(host).to_have_url(re.compile(r"/t/[\w-]+#[\w-]+$"))  # who shares the address in the bar invites, too
    guest = open_page(host.url, PHONE)
    expect(guest.get_by_role("button", name="Sit here")).to_be_visible()
    expect(guest.get_by_role("button", name="Call the table off")).to_have_count(0)
    host.get_by_role("button", name="Call the table off").click()
    host.get_by_role("dialog").get_by_role("button", name="Call the table off").click()
    for page in (host, guest):
        expect(page.get_by_test_id("trouble")).to_contain_text("called this table off")
    host.get_by_role("link", name="Home").last.click()
    expect(host.locator("[data-game=soup]")).to_be_visible()
    expect(host.get_by_test_id("going")).to_have_count(0)


def test_a_link_makes_another_device_the_same_person(open_page: Opener) -> None:
    desk = open_page("/", **CLIPBOARD)
    table = play_now(desk, "soup")
    settings(desk)
    desk.get_by_label("Your name").fill("Ada")
    desk.get_by_role("button", name="Save").click()
    desk.get_by_role("button", name="Show link").click()
    desk.get_by_role("dialog").get_by_role("button", name="Copy link").click()
    expect(desk.get_by_role("button", name="Copied")).to_be_visible()
    link = copied(desk)
    assert says(desk.get_by_role("dialog").get_by_role("img"), link)

    phone = open_page(link, PHONE)
    phone.get_by_role("button", name="Continue as Ada").click()
    expect(phone.get_by_test_id("toast")).to_contain_text("Ada")
    expect(phone.get_by_role("heading", name="Your turn (1)")).to_be_visible()
    phone.goto(f"/t/{table}")
    assert at_table(phone) == table
    expect(
        phone.get_by_role("region", name="Your hand").or_(phone.get_by_text("Choose your recipe")).first
    ).to_be_visible()

    late = open_page(link)
    expect(late.get_by_test_id("toast")).to_be_visible()
    settings(late)
    expect(late.get_by_label("Your name")).to_have_value("")
    open_page.complaints.clear()  # type: ignore[attr-defined]  # the browser itself reports the refusal


def test_a_game_is_shared_by_a_link_that_strangers_can_follow(open_page: Opener) -> None:
    page = open_page("/", **CLIPBOARD)
    table = finished_game(page)
    points = page.locator("[data-seat] .score").all_text_contents()
    page.get_by_role("button", name="Copy link to this game").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()

    stranger = open_page(copied(page), PHONE)
    replay = stranger.get_by_test_id("replay")
    expect(replay).to_contain_text("Move 0 of")
    stranger.get_by_role("button", name="Forward one move").click()
    expect(replay).to_contain_text("Move 1 of")
    stranger.get_by_role("button", name="To the end").click()
    expect(stranger.get_by_role("button", name="To the end")).to_be_disabled()
    expect(replay.locator("[data-seat] .score")).to_have_text(points)

    uninvited = open_page(f"/r/{table}")
    expect(uninvited.get_by_test_id("trouble")).to_be_visible()
    open_page.complaints.clear()  # type: ignore[attr-defined]  # the browser itself reports the refusal
