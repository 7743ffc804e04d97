"""How smoothly a table runs on a slow phone: `python -m tools.smoothness`.

A whole game of each kind at 360×740 px with touch, on a processor slowed down four times: how far things jump that nobody
touched (cumulative layout shift, as web.dev defines it: the worst window of at most five seconds), and the longest task, while
which the page cannot answer a finger. What is worst is named with where it comes from. Tasks are measured in processor time; but
the browser slows itself down by the clock on the wall, so that other programs on the machine lengthen them all the same. Beside
each game stands, therefore, what the same processor took just before for next to nothing: as many plain boxes as a table has,
drawn once on an empty page. `--strict`: fails where a game jumps more than 0.05 or a task takes more than 100 ms.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import KNOWN, ON_SERVER, PHONE
from tests.browser.people import GAMES, LIT, SHORT, ask
from tests.support.server import serving
from tools.screenshots import launched

SLOWER = 4
MOST_SHIFT, MOST_TASK = 0.05, 100
SLICE = 20
"""Seconds of a trace that are read at once."""

WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  const name = (node) => {
    if (node?.nodeType === 1) return `${node.localName}.${[...node.classList].join('.')}`;
    return node?.parentElement ? name(node.parentElement) : '?';
  };
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  for (const one of list.getEntries()) {
    if (one.hadRecentInput) continue;
    const what = one.sources.map((from) => `${name(from.node)}: ${box(from.previousRect)} -> ${box(from.currentRect)}`);
    window.shifts.push({ at: one.startTime, value: one.value, what });
  }
}).observe({ type: 'layout-shift', buffered: true });
"""

REACHABLE = """
([lit, share]) => {
  // Where a finger finds one of the things that are lit; nothing while there are none, or when it is over.
  if (document.querySelector('[data-testid=result]')) return 'over';
  const lights = [...document.querySelectorAll(lit)].filter((one) => one.checkVisibility() && !one.closest('[inert]'));
  const one = lights[Math.floor(share * lights.length)];
  if (!one) return null;
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = one.getBoundingClientRect();
  for (const part of [0.5, 0.2, 0.8, 0.05, 0.95]) {
    const [left, top] = [x + width * part, y + height * part];
    const hit = document.elementFromPoint(left, top);
    if (hit && (one.contains(hit) || hit.contains(one))) return [left, top];
  }
  one.click();
  return null;
}
"""

BOXES = """
() => new Promise((done) => setTimeout(() => {
  // As many elements as a table has on a phone, laid out and painted once.
  const boxes = Array.from({ length: 450 }, (_, n) => `<p><b>${n}</b> a line of words</p>`).join('');
  document.body.innerHTML = `<div style="display: grid; grid-template-columns: repeat(6, 1fr)">${boxes}</div>`;
  requestAnimationFrame(() => setTimeout(done));
}))
"""
TRACED = ["toplevel", "devtools.timeline"]


@dataclass
class Ran:
    """What was seen of a game."""

    game: str
    taps: int = 0
    seconds: float = 0
    shifts: list[dict[str, Any]] = field(default_factory=list)
    tasks: list[tuple[float, str]] = field(default_factory=list)

    @property
    def shift(self) -> float:
        """The worst window: shifts less than a second apart, five seconds in all."""
        worst = inside = 0.0
        first = last = -10_000.0
        for one in self.shifts:
            if one["at"] - last > 1000 or one["at"] - first > 5000:
                first, inside = one["at"], 0.0
            last, inside = one["at"], inside + one["value"]
            worst = max(worst, inside)
        return worst

    @property
    def longest(self) -> float:
        return max((took for took, _ in self.tasks), default=0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=GAMES, help="only these")
    parser.add_argument("--speed", default="fast", choices=("off", "fast", "normal", "relaxed"), help="of animations")
    parser.add_argument("--taps", type=int, default=100_000, help="not further into a game than so many")
    parser.add_argument("--strict", action="store_true")
    asked = parser.parse_args()
    bad = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), seeds=lambda: "smooth") as served,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for game in asked.game or GAMES:
            boxes = plain_boxes(browser)
            ran = measured(browser, served.url, game, asked.speed, asked.taps)
            report(ran, boxes)
            if ran.shift > MOST_SHIFT or ran.longest > MOST_TASK:
                bad.append(game)
    if bad and asked.strict:
        sys.exit(f"Not smooth: {', '.join(bad)}")


def measured(browser: Browser, url: str, game: str, speed: str, taps: int) -> Ran:
    """A whole game against bots, played by chance with a finger."""
    context = browser.new_context(base_url=url, **{**PHONE, "reduced_motion": "no-preference"})
    context.set_default_timeout(600_000)
    context.add_init_script(ON_SERVER)
    context.add_init_script(
        f"localStorage['stockpot.settings'] = JSON.stringify({{ bots: 'server', speed: '{speed}' }})"
    )
    context.add_init_script(KNOWN)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(seated(page, game))
    page.locator(LIT).first.wait_for()
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    ran, began, chance = Ran(game), time.monotonic(), Random(1)
    for trace in slices(browser, page, ran, chance, taps):
        ran.tasks += tasks(trace)
    ran.seconds = time.monotonic() - began
    ran.shifts = page.evaluate("window.shifts")
    context.close()
    return ran


def plain_boxes(browser: Browser) -> float:
    """The longest task of drawing next to nothing on the same processor."""
    page = browser.new_page(**{**PHONE, "reduced_motion": "no-preference"})
    page.evaluate("() => 0")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(BOXES)
    found = tasks(browser.stop_tracing(), least=1)
    page.close()
    return max(took for took, _ in found)


def seated(page: Page, game: str) -> str:
    """A begun table with bots that do not think at all; its address."""
    ask(page, "PUT", "/api/me", {"name": "Ada"})
    options = {
        name: [int(one) for one in value.split(",")] if "," in value else int(value)
        for name, value in (SHORT[game] if game != "soup" else {}).items()  # Soup with whole hands
    }
    made = ask(page, "POST", "/api/tables", {"game": game, "seats": ["me", "random", "random"], "options": options})
    table = made["table"]["id"]
    ask(page, "POST", f"/api/tables/{table}/requests", {"type": "start", "id": "begin"})
    return f"/t/{table}"


def slices(browser: Browser, page: Page, ran: Ran, chance: Random, taps: int) -> Iterator[bytes]:
    """Play to the end, and say all the while what the page was busy with."""
    place = None
    while place != "over" and ran.taps < taps:
        browser.start_tracing(page=page, categories=TRACED)
        end = time.monotonic() + SLICE
        while time.monotonic() < end and place != "over" and ran.taps < taps:
            place = page.evaluate(REACHABLE, [LIT, chance.random()])
            if isinstance(place, list):
                page.touchscreen.tap(*place)
                ran.taps += 1
            page.wait_for_timeout(50)
        yield browser.stop_tracing()


def tasks(trace: bytes, least: float = 50) -> list[tuple[float, str]]:
    """Tasks of the page's main thread of so many milliseconds and more, and what took most of each."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    own = [one for one in events if (one["pid"], one["tid"]) in mains and one.get("ph") == "X"]
    long = [one for one in own if one["name"] == "ThreadControllerImpl::RunTask" and one.get("tdur", 0) >= 1000 * least]
    return [(task["tdur"] / 1000, within(task, own)) for task in long]


def within(task: dict[str, Any], events: list[dict[str, Any]]) -> str:
    """The largest parts of a task."""
    parts = [
        one
        for one in events
        if one["name"] != task["name"]
        and one["tid"] == task["tid"]
        and task["ts"] <= one["ts"] <= task["ts"] + task["dur"]
        and one.get("tdur", 0) > 5000
    ]
    parts.sort(key=lambda one: -one["tdur"])
    return ", ".join(f"{one['name']} {one['tdur'] / 1000:.0f}" for one in parts[:8])


def report(ran: Ran, boxes: float) -> None:
    print(
        f"{ran.game}: layout shift {ran.shift:.3f}, longest task {ran.longest:.0f} ms, 450 plain boxes {boxes:.0f} ms;"
        f" {ran.taps} taps in {ran.seconds:.0f} s",
        flush=True,
    )
    for took, parts in sorted(ran.tasks, reverse=True)[:6]:
        print(f"    {took:.0f} ms: {parts}")
    for one in sorted(ran.shifts, key=lambda one: -one["value"])[:8]:
        print(f"    {one['value']:.3f}: {'; '.join(one['what'])}", flush=True)


if __name__ == "__main__":
    main()
