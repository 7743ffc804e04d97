"""In a language longer than English nothing is cut, and every text comes from a catalogue."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.looks import flaws
from tests.browser.people import GAMES, LIT, seated_with_bots

pytestmark = pytest.mark.needs("emoji font")

LANGUAGES_BY_NAME = ("English", "Deutsch", "Español", "Français", "Italiano")

PSEUDO = f"localStorage.setItem('stockpot.settings', {json.dumps(json.dumps({'lang': 'en', 'pseudo': True, 'bots': 'server'}))})"

AGO = re.compile(r"now|\d+ (second|minute|hour)s? ago")
"""How the browser itself says when a table was last used."""
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


TOLD = ("title", "summary", "about", "labels")
"""What the server says of a game in a language, which is English here."""


def english(data: Any) -> list[str]:
    """All that the server says in English somewhere in its answer."""
    if isinstance(data, list):
        return [text for one in data for text in english(one)]
    if not isinstance(data, dict):
        return []
    own = [data[key] for key in TOLD if isinstance(data.get(key), str)]
    return own + [*(data.get("labels") or {}).values()] + [text for value in data.values() for text in english(value)]


@pytest.fixture
def page(open_page: Opener) -> Page:
    found = open_page(None, PHONE)
    found.add_init_script(PSEUDO)
    return found


def check(page: Page, *names: str) -> None:
    told = english(page.request.get("/api/games").json())
    known = sorted({*told, *names, "Stockpot", *LANGUAGES_BY_NAME}, key=len, reverse=True)
    players = page.locator(".chip .name").all_inner_texts()  # a long name is cut, and its title has it whole
    assert [flaw for flaw in flaws(page) if flaw.removeprefix("cut: ") not in players] == []
    assert [text for text in page.evaluate(WITHOUT_BRACKETS, known) if not AGO.fullmatch(text)] == []


def test_home(page: Page) -> None:
    page.goto("/")
    expect(page.locator("[data-game=soup]")).to_be_visible()
    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table(page: Page, game: str) -> None:
    page.goto(f"/new/{game}")
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
