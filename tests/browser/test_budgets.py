"""How much is loaded, and how soon a move is seen."""

from __future__ import annotations

import gzip
import json
import time
from random import Random
from statistics import median, quantiles
from typing import Any

import pytest
from playwright.sync_api import expect

from stockpot.server.net.pages import STATIC
from tests.browser.conftest import Opener
from tests.browser.people import GAMES, LIT, seated_with_bots
from tests.support.server import Served

INITIAL, A_GAME, FONT = 90_000, 60_000, 25_000
FIRST_GAME, FURTHER_GAME = 6_000_000, 100_000
"""Bytes that a browser fetches, beside the page, to play a first game by itself, and another."""
AT_ONCE = 100
"""Milliseconds from a click to the paint that shows its move, on a machine that needs `YARD` for the yardstick."""
YARD = 12
HOP = 30
"""Milliseconds by the clock to ask the server for nothing and to paint, where nobody else is at work."""
MOVES = 15

TALK = """
// Notes when the page asks for a move, and when the server has answered with what has become of the table.
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener('message', ({ data }) => (window.changed ||= JSON.parse(data).type === 'update'));
  }
  send(message) {
    window.played ||= JSON.parse(message).type === 'play';
    super.send(message);
  }
};
"""

CLICK = """
async ([lit, share]) => {
  // From a click to the paint that shows its move; nothing where it was but a step of a choice.
  const shown = () => new Promise((resolve) => {
    const watch = new MutationObserver(() => window.changed && (watch.disconnect(), resolve()));
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
    const after = new MessageChannel();  // a frame is painted before the next task
    after.port1.onmessage = () => resolve();
    after.port2.postMessage(null);
  }));
  const options = [...document.querySelectorAll(lit)].filter((one) => one.checkVisibility() && !one.closest('[inert]'));
  window.played = window.changed = false;
  const began = performance.now();
  options[Math.floor(share * options.length)]?.click();
  if (window.played) await shown();
  await painted();
  return window.played ? performance.now() - began : null;
}
"""

YARDSTICK = """
async () => {
  // Always the same work, of the kind that a move makes: elements, styles, a layout, a paint.
  const stick = document.createElement('div');
  stick.style.cssText = 'position: fixed; inset: 0; opacity: 0; pointer-events: none';
  for (let line = 0; line < 150; line++) {
    const one = stick.appendChild(document.createElement('p'));
    one.innerHTML = `<b>${line}</b> <span>a line of a list</span>`;
    one.style.padding = `${line % 7}px`;
  }
  document.body.append(stick);
  stick.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  stick.remove();
}
"""


ASK_FOR_NOTHING = """
async () => {
  const began = performance.now();
  await fetch('/healthz');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - began;
}
"""


def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((STATIC / ".vite/manifest.json").read_text())
    return found


def scripts(entry: str) -> set[str]:
    """The script files that an entry needs at once."""
    parts, found, waiting = manifest(), set(), [entry]
    while waiting:
        part = parts[waiting.pop()]
        if part["file"] not in found:
            found.add(part["file"])
            waiting += part.get("imports", [])
    return found


def packed(files: set[str]) -> int:
    return sum(len(gzip.compress((STATIC / file).read_bytes(), 6)) for file in files)


def catalogue(room: str) -> set[str]:
    """The texts of a room in the language that has the most to say."""
    parts = manifest()
    files = [part["file"] for key, part in parts.items() if key.endswith(f"/{room}.ftl")]
    return {max(files, key=lambda file: packed({file}))} if files else set()


def test_the_first_page_is_small() -> None:
    assert packed(scripts("index.html") | catalogue("house") | catalogue("page")) <= INITIAL


def test_one_small_typeface() -> None:
    (font,) = STATIC.rglob("*.woff2")
    assert font.stat().st_size <= FONT


@pytest.mark.parametrize("game", GAMES)
def test_each_game_is_small_and_comes_only_when_it_is_needed(game: str) -> None:
    home, table = scripts("index.html"), scripts("src/pages/Table.svelte")
    own = scripts(f"src/games/{game}/index.ts") - home - table
    assert own
    assert packed(own | catalogue(game)) <= A_GAME


def assets(*patterns: str) -> set[str]:
    """The files of the application that go by these names; every name must be there."""
    found = [sorted(STATIC.glob(f"assets/{pattern}")) for pattern in patterns]
    assert all(found), patterns
    return {file.relative_to(STATIC).as_posix() for files in found for file in files}


def rules_of(game: str) -> set[str]:
    """What a game is to a browser that plays it by itself: Python, and the compiled rules."""
    return assets(f"{game}-*.xz", f"{game}-*.wasm")


@pytest.mark.parametrize("game", GAMES)
def test_playing_without_a_server_is_small(game: str) -> None:
    python = assets("pyodide-*/*", "python-*.zip", "stockpot-*.xz", "worker-*.js")
    assert packed(python | rules_of(game)) <= FIRST_GAME
    assert packed(rules_of(game)) <= FURTHER_GAME


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_seen_at_once(open_page: Opener, server: Served, game: str) -> None:
    """Two measures that other programs on the machine hardly lengthen: the work that a move makes in page and server,
    in processor time (of the lower quarter, as bots that answer at once make work too); and the quickest move by the
    clock, as what waits on purpose would wait every time. Both beside yardsticks taken between the moves: the same
    processor works now faster and now slower, and has now more and now fewer others to work for."""
    page, chance = open_page(None), Random(6)
    page.add_init_script(TALK)
    page.goto(seated_with_bots(page, game, seed="at once"))
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        """Milliseconds that page and server have been at work so far."""
        metrics = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
        return 1000 * (float(metrics["TaskDuration"]) + float(server.call(time.thread_time)))

    works: list[float] = []
    times: list[float] = []
    yards: list[float] = []
    result = page.get_by_test_id("result")
    while len(times) < MOVES:
        expect(page.locator(LIT).or_(result).first).to_be_visible()
        if result.count():  # a bot was quicker: another game
            page.goto(seated_with_bots(page, game, seed=f"at once {len(times)}"))
            continue
        hop = page.evaluate(ASK_FOR_NOTHING)
        begun = worked()
        page.evaluate(YARDSTICK)
        before = worked()
        took = page.evaluate(CLICK, [LIT, chance.random()])
        if took is not None:
            times.append(took / max(1, hop / HOP))
            works.append(worked() - before)
            yards.append(before - begun)
    most = AT_ONCE * max(1, median(yards) / YARD)
    assert quantiles(works)[0] <= most, (works, yards)
    assert min(times) <= most, (times, yards)
