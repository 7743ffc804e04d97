"""A game of another package has a table in the browser from the components that it declares."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from stockpot.cli.new_game import write
from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.people import LIT, PLAY_ON, play_now
from tests.support.packages import EXAMPLES, installed
from tests.support.ports import free_port
from tests.support.processes import environment
from tests.support.waiting import until

CREATE = """
async ([game, seats, options]) => {
  const headers = {'content-type': 'application/json'};
  const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
  await fetch('/api/me', {method: 'PUT', headers, body: '{"name": "Ada"}'});
  const made = await (await post('/api/tables', {game, seats, options})).json();
  await post(`/api/tables/${made.table.id}/requests`, {type: 'start', id: 'begin'});
  return `/t/${made.table.id}`;
}
"""


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on which Crowded Pot is installed, and a game that was begun just now."""
    folder, port = tmp_path_factory.mktemp("guests"), free_port()
    write("stew", folder / "stew")
    path = os.pathsep.join([
        installed("stew", folder / "stew", folder / "begun"), installed("crowded", EXAMPLES / "crowded", folder / "info")
    ])  # fmt: skip
    command = [
        sys.executable,
        "-m",
        "stockpot",
        "serve",
        "--port",
        str(port),
        "--db",
        f"sqlite+aiosqlite:///{folder}/tables.db",
    ]
    with subprocess.Popen(command, env=environment(PYTHONPATH=path, NUMBA_DISABLE_JIT="1")) as process:
        url = f"http://127.0.0.1:{port}"
        until(lambda: answers(url))
        yield url
        process.terminate()


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/games/crowded").status_code == 200
    except httpx.TransportError:
        return False


def sat_down(open_page: Opener, url: str, size: dict[str, Any]) -> Page:
    """At a short game against bots that play at once."""
    page = open_page(None, size)
    page.goto(url)
    page.goto(url + page.evaluate(CREATE, ["crowded", ["me", "thumb", "thumb"], {"deals": 1, "hand_size": 3}]))
    return page


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_is_played_on_the_cards_it_declares(open_page: Opener, guests: str, size: dict[str, Any]) -> None:
    page = sat_down(open_page, guests, size)
    hand = page.get_by_role("region", name="Your hand")
    expect(hand.locator(LIT)).to_have_count(3)
    expect(page.get_by_role("region", name="The pot").get_by_text("carrot", exact=True)).to_be_visible()
    hand.locator(LIT).first.click()
    expect(hand.get_by_role("button")).to_have_count(2)
    page.evaluate(f"(given) => void ({PLAY_ON})(given)", [3, LIT])
    expect(page.get_by_test_id("result")).to_be_visible()


def test_cards_show_what_the_list_of_this_table_says(open_page: Opener, guests: str) -> None:
    page = open_page(None)
    page.goto(guests)
    cards = "card,number\nonion,17\ncarrot,2\npotato,3\ntomato,4\nmushroom,5\n"
    page.goto(guests + page.evaluate(CREATE, ["stew", ["me", "thumb"], {"cards": cards}]))
    hand = page.get_by_role("region", name="Your hand")
    expect(hand.get_by_role("button", name="onion 17").locator(".corner")).to_have_text("17●")
    expect(hand.get_by_role("button", name="mushroom 5")).to_be_visible()


def test_browsers_leave_it_to_the_server(open_page: Opener, guests: str) -> None:
    """Against bots one plays in the browser, where there are the games of the house and no others."""
    page = open_page(None, here=True)
    page.goto(guests)
    play_now(page, "stew")
    expect(page.get_by_role("region", name="Your hand").locator(LIT)).to_have_count(5)
