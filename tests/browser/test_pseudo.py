"""In a language longer than English nothing is cut, and every text comes from a catalogue."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.looks import flaws
from tests.browser.people import LIT, seated_with_bots

pytestmark = pytest.mark.needs("emoji font")

PSEUDO = f"localStorage.setItem('stockpot.settings', {json.dumps(json.dumps({'lang': 'en', 'pseudo': True}))})"

WITHOUT_BRACKETS = """
(known) => {
  // Words that stand in no brackets, in texts that can be seen. The log and the question are written by the server.
  const others = 'script, noscript, footer, [aria-live], [data-testid=log], [data-testid=decision-bar] .sentence, .says';
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!one.checkVisibility() || one.closest(others)) continue;
    let text = walk.currentNode.data;
    for (const name of known) text = text.replaceAll(name, '');
    while (/\\[[^[\\]]*\\]/.test(text)) text = text.replace(/\\[[^[\\]]*\\]/g, '');
    if (/\\p{L}{2}/u.test(text)) found.add(text.trim());
  }
  return [...found];
}
"""


def english(data: Any) -> list[str]:
    """All that the server says in English somewhere in its answer."""
    if isinstance(data, dict):
        own = [data["en"]] if isinstance(data.get("en"), str) else []
        return own + [text for value in data.values() for text in english(value)]
    return [text for one in data for text in english(one)] if isinstance(data, list) else []


@pytest.fixture
def page(open_page: Opener) -> Page:
    found = open_page(None, PHONE)
    found.add_init_script(PSEUDO)
    return found


def check(page: Page, *names: str) -> None:
    told = english(page.request.get("/api/games").json())
    known = sorted({*told, *names, "Stockpot", "English", "Français"}, key=len, reverse=True)
    assert flaws(page) == []
    assert page.evaluate(WITHOUT_BRACKETS, known) == []


def test_home(page: Page) -> None:
    page.goto("/")
    expect(page.locator("[data-game=soup]")).to_be_visible()
    check(page)


def test_a_new_table(page: Page) -> None:
    page.goto("/new/soup")
    page.locator("fieldset").first.wait_for()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    check(page)


def test_a_table(page: Page) -> None:
    address = seated_with_bots(page, "soup", seed="disguised")
    page.goto(address)
    expect(page.locator(LIT).first).to_be_visible()
    table = page.request.get(f"/api/tables/{address.removeprefix('/t/')}").json()["table"]
    names = [seat["name"] for seat in table["seats"]]
    check(page, *names)
    page.locator(LIT).first.click()
    expect(page.locator(".pot .must")).to_be_visible()
    check(page, *names)
