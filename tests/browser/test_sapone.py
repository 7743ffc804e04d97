"""Sapone's stall: what a deal would do is said beforehand, nothing lies upon anything else, and a round ends on a count."""

from __future__ import annotations

import itertools
import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from stockpot.core.options import LANGUAGES
from tests.browser.conftest import PHONE, Opener
from tests.browser.people import LIT, click_lit, make_table
from tests.browser.test_accessible import check as axe
from tests.browser.test_moves import seated

PLAY_UNTIL = """
async ([lit, what]) => {
  // Clicks what is lit, the last of it, until something is there.
  const shown = (one) => one.checkVisibility() && !one.closest('[inert]');
  while (!document.querySelector(what)) {
    [...document.querySelectorAll(lit)].filter(shown).at(-1)?.click();
    await new Promise((done) => setTimeout(done, 10));
  }
}
"""


def hand(page: Page) -> Locator:
    return page.get_by_role("region", name="Your hand")


def test_a_card_says_what_goes_with_it(open_page: Opener) -> None:
    page = seated(open_page, "sapone", seed="previews")
    sell, cards = page.get_by_role("button", name="Sell a card"), hand(page).locator("li", has=page.locator(LIT))
    expect(sell.or_(cards.first)).to_be_visible()  # it is up to others to sell, or to you
    if sell.count():
        sell.click()
    expect(cards.first).to_be_visible()
    standing = hand(page).locator(".standing").inner_text()
    effects = [effect for card in cards.all() for effect in card.get_by_test_id("effect").all()]
    assert effects
    for effect in effects:
        told = re.fullmatch(r"(\w+): (\d+)( kinds?)? → (\d+)", effect.locator(".hidden").text_content() or "")
        assert told, "those who listen are told the same"
        assert f"{told[1]}: {told[2]}" in standing
        assert int(told[4]) < int(told[2])
        assert f"{told[2]}→{told[4]}" in effect.inner_text()


def test_a_round_ends_on_a_count_that_is_read_first(open_page: Opener) -> None:
    page = open_page("/")
    make_table(page, "sapone", players=3, people=1, level="random")
    page.evaluate(PLAY_UNTIL, [LIT, "[data-testid=round-sheet]"])
    sheet, bar = page.get_by_test_id("round-sheet"), page.get_by_test_id("decision-bar")
    expect(sheet.get_by_role("heading", name="Round 1: scoring")).to_be_visible()
    expect(bar).to_contain_text("Round 1 is over.")
    for row in sheet.locator("tbody tr").all():
        won, gain = row.locator(".sets .sign").count(), row.locator("td").nth(1).inner_text()
        assert (won > 0) == gain.startswith("+")
    axe(page)
    page.reload()
    expect(sheet).to_be_visible()  # what was not read yet is there again
    bar.get_by_role("button", name=re.compile("Next round|To the result")).click()
    expect(sheet).to_have_count(0)


def test_nothing_lies_upon_the_bids_on_a_phone(open_page: Opener) -> None:
    page, chance = seated(open_page, "sapone", seed="phone", size=PHONE), random.Random(3)
    finish = page.get_by_role("button", name="That’s my bid")
    while not finish.is_visible():
        expect(page.locator(LIT).first).to_be_visible()
        click_lit(page, chance, until="That’s my bid")
    edges = page.evaluate(
        """() => ['.stall > .sign, .stall > .trade, .stall > .mine', '.trade > .counter, .trade > .customers'].map((row) =>
          [...document.querySelectorAll(row)].map((one) => {
            const box = one.getBoundingClientRect();
            return [box.top, box.bottom];
          }))"""
    )
    for row in edges:
        for (_, bottom), (top, _) in itertools.pairwise(row):
            assert bottom <= top + 1, edges
    expect(hand(page).get_by_text("Your bid")).to_be_in_viewport()


NOTE_HANDS = """
() => {
  // How far the hand reaches down, and where the decision bar's place begins, after each frame.
  window.hands = [];
  const note = () => {
    const [hand, main] = ['.stall > .mine', 'main'].map((one) => document.querySelector(one)?.getBoundingClientRect());
    if (hand && main) window.hands.push([Math.round(hand.bottom), Math.round(main.bottom)]);
    requestAnimationFrame(() => setTimeout(note));
  };
  note();
}
"""


def test_the_hand_keeps_its_place_on_a_phone(open_page: Opener) -> None:
    """Bids, words and offers come and go above it: it is never pushed out of sight."""
    page = seated(open_page, "sapone", seed="phone", size=PHONE)
    page.evaluate(NOTE_HANDS)
    page.evaluate(PLAY_UNTIL, [LIT, "[data-testid=round-sheet]"])
    edges = page.evaluate("window.hands")
    assert edges
    assert all(hand <= main for hand, main in edges), sorted(set(map(tuple, edges)))


SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}

TOUCHING = """
(buttons) => {
  // What on these buttons is cut by their edges, lies upon something else, or is out of sight.
  const found = [];
  const box = (one) => one.getBoundingClientRect();
  const within = (one, other) =>
    one.left >= other.left && one.right <= other.right && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  const game = box(document.querySelector('main'));
  for (const button of document.querySelectorAll(buttons)) {
    const name = button.textContent.trim();
    const edge = box(button);
    const range = document.createRange();
    const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      if (!words.currentNode.data.trim()) continue;
      range.selectNodeContents(words.currentNode);
      const word = box(range);
      if (word.left < edge.left + 2.5 || word.right > edge.right - 2.5) found.push(`${name}: at the edge`);
      for (const piece of button.querySelectorAll('img')) {
        const upon = Math.min(box(piece).bottom - word.top, word.bottom - box(piece).top, box(piece).right - word.left);
        if (upon > 2) found.push(`${name}: a picture upon it`);
        if (!within(box(piece), edge)) found.push(`${name}: its picture sticks out`);
      }
    }
    const picker = button.closest('.picker');
    if (picker && !(within(edge, box(picker)) && within(box(picker), game))) found.push(`${name}: out of sight`);
  }
  return found;
}
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_may_be_called_fits_on_a_small_phone(open_page: Opener, lang: str) -> None:
    page = seated(open_page, "sapone", seed="phone", size=SMALL, locale=lang)
    picker, game = page.locator(".picker"), page.locator("main")
    page.evaluate(PLAY_UNTIL, [LIT, ".wishes"])
    assert page.evaluate(TOUCHING, ".wishes button") == []
    assert page.locator(".how").evaluate("(row) => row.scrollWidth <= row.clientWidth")
    game.evaluate("(game) => game.scrollTo(0, game.scrollHeight)")  # for a bar that is higher than its place
    page.locator("[data-testid=decision-bar] .tools button").first.click()
    expect(picker).to_be_visible()
    for width, height in ((360, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => document.querySelector('main').scrollTop === 0")
        expect(picker.get_by_role("button")).to_have_count(17)
        assert page.evaluate(TOUCHING, ".picker button") == [], f"{width} px"
    page.set_viewport_size(SMALL["viewport"])
    page.evaluate(PLAY_UNTIL, [f"main {LIT}, body:not(:has(main {LIT})) {LIT}", ".picker .dots"])  # a claim
    page.wait_for_function("() => document.querySelector('main').scrollTop === 0")
    expect(picker.get_by_role("button")).to_have_count(18)
    assert page.evaluate(TOUCHING, ".picker button") == []
