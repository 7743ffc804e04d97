"""A game of another package has a table in the browser from the components that it declares."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.people import LIT, PLAY_ON
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
    """The address of a server on which Crowded Pot is installed."""
    folder, port = tmp_path_factory.mktemp("guests"), free_port()
    path = installed("crowded", EXAMPLES / "crowded", folder / "info")
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
