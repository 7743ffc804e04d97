"""Pictures of every screen: `make screenshots`.

Home, new table, lobby, every game at its start, in its middle and at its end, replay, analysis, rules and lesson; at 360, 768 and
1440 px, in all languages, by day and by night, or in those of `--size`, `--lang` and `--light`, into build/screenshots with
contact sheets. `--few`: only what the documentation shows, into docs/pictures.
"""

from __future__ import annotations

import argparse
import base64
import html
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from stockpot.core.options import LANGUAGES
from tests.browser.people import GAMES, LIT, PLAY_ON
from tests.support.server import serving
from tools import programs

SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desk": (1440, 900)}
LIGHTS = ("light", "dark")
Way = tuple[str, str, str]
"""Size, language and light."""
PATIENCE = 300_000
"""Milliseconds: rules may have to be compiled first, and others may want the machine."""
MIDDLE = {"soup": 7, "sapotage": 7, "ursuppe": 40, "pantry": 4, "sapone": 9}
"""Clicks after which there is something to see."""
OUT = Path("build/screenshots")
PICTURES = Path("docs/pictures")
"""What README and documentation show."""
TABLES = {f"{game}-middle" for game in GAMES}
SHOWN = {"home", "soup-replay", *TABLES}
LARGEST = 120_000
"""Bytes of a picture in the documentation."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--few", action="store_true")
    parser.add_argument("--game", action="append", choices=GAMES, help="only these")
    parser.add_argument("--size", action="append", choices=SIZES, help="only these")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="only these")
    parser.add_argument("--light", action="append", choices=LIGHTS, help="only these")
    asked = parser.parse_args()
    ways = list(product(asked.size or SIZES, asked.lang or LANGUAGES, asked.light or LIGHTS))
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), seeds=lambda: "pictures") as served,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        addresses, who = play(browser, served.url, asked.game or GAMES, few=asked.few)
        if asked.few:
            take_few(browser, served.url, addresses, who)
        else:
            take_all(browser, served.url, addresses, who, ways)
            sheets(browser, ways)


def launched(playwright: Playwright) -> Browser:
    """The system's Chromium."""
    return playwright.chromium.launch(
        executable_path=programs.path("chromium"),
        args=["--disable-dev-shm-usage", "--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])],
    )


def play(browser: Browser, url: str, games: list[str], *, few: bool) -> tuple[dict[str, str], Any]:
    """Tables in all the moments to be shown: what it is called, and its address. And who sits there."""
    context = browser.new_context(base_url=url, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    addresses = {"home": "/", "new": f"/new/{games[0]}", "rules": f"/rules/{games[0]}"}
    page.goto("/")
    page.evaluate(
        "(games) => localStorage.setItem('stockpot.known', JSON.stringify(games))", dict.fromkeys(games, "played")
    )
    page.evaluate(
        "fetch('/api/me', {method: 'PUT', headers: {'content-type': 'application/json'}, body: '{\"name\": \"Ada\"}'})"
    )
    page.evaluate("localStorage.setItem('stockpot.me', JSON.stringify({name: 'Ada', since: 0}))")
    for game in games:
        addresses[f"{game}-middle"] = at_moment(page, game, MIDDLE[game])
        if not few or f"{game}-replay" in SHOWN:
            addresses[f"{game}-end"] = over = at_moment(page, game, None)
            addresses[f"{game}-replay"] = over.replace("/t/", "/r/")
            analysed(page, addresses[f"{game}-replay"])
        if not few:
            addresses[f"{game}-start"] = at_moment(page, game, 0)
            addresses[f"{game}-lesson"] = f"/learn/{game}"
    if not few:
        addresses["lobby"] = table(page, games[0], ["me", "free", "cook"], begin=False)
    return addresses, context.storage_state()


def analysed(page: Page, address: str) -> None:
    """Let the expert look at a finished game, where that does not take long."""
    page.goto(address)
    page.get_by_test_id("replay").wait_for()
    if int(page.get_by_role("slider").get_attribute("max") or 0) < 300:
        page.get_by_role("button", name="Analyse the game").click()
        page.get_by_test_id("costliest").wait_for()


CREATE = """
async ([game, seats, begin]) => {
  const headers = {'content-type': 'application/json'};
  const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
  const count = (await (await fetch('/api/games/' + game)).json()).players;
  const chairs = seats ?? ['me', ...Array(Math.max(3, Math.min(...count)) - 1).fill('novice')];
  const made = await (await post('/api/tables', {game, seats: chairs})).json();
  if (begin) await post(`/api/tables/${made.table.id}/requests`, {type: 'start', id: 'begin'});
  return `/t/${made.table.id}`;
}
"""


def table(page: Page, game: str, seats: list[str] | None, begin: bool = True) -> str:
    return str(page.evaluate(CREATE, [game, seats, begin]))


def at_moment(page: Page, game: str, moves: int | None) -> str:
    """A table after some moves of ours, or after the last."""
    address = table(page, game, None)
    page.goto(address)
    page.locator(LIT).first.wait_for()
    if moves is None:
        page.evaluate(f"(given) => void ({PLAY_ON})(given)", [3, LIT])
        page.get_by_test_id("result").wait_for()
        return address
    for _ in range(moves):
        page.locator(LIT).first.wait_for()
        page.evaluate("(lit) => document.querySelector(lit)?.click()", LIT)
        page.wait_for_timeout(150)
    return address


def take_all(browser: Browser, url: str, addresses: dict[str, str], who: Any, ways: Sequence[Way]) -> None:
    """Every screen in these ways."""
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    for size, lang, light in ways:
        context = looking(browser, url, who, size, lang, light)
        for name, address in addresses.items():
            with opened(context, address, name) as page:
                page.screenshot(path=OUT / f"{name}-{size}-{lang}-{light}.png", animations="disabled")
        context.close()


def take_few(browser: Browser, url: str, addresses: dict[str, str], who: Any) -> None:
    """What the documentation shows: a desk by day, in English, and tables on a phone by night, in French."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for size, lang, light, shown in (("desk", "en", "light", SHOWN), ("phone", "fr", "dark", TABLES)):
        context = looking(browser, url, who, size, lang, light)
        for name in sorted(shown & addresses.keys()):
            with opened(context, addresses[name], name) as page:
                picture = webp(page)
            (PICTURES / f"{name}-{size}.webp").write_bytes(picture)
        context.close()


def webp(page: Page, largest: int = LARGEST) -> bytes:
    """A picture of the page, as good as its size allows; only Chromium's own protocol makes them in this format."""
    browser = page.context.new_cdp_session(page)
    for quality in range(90, 10, -10):
        answer = browser.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(answer["data"])
        if len(picture) <= largest:
            return picture
    raise AssertionError(f"{page.url} makes too large a picture")


def looking(browser: Browser, url: str, who: Any, size: str, lang: str, light: str) -> BrowserContext:
    width, height = SIZES[size]
    options: dict[str, Any] = {"is_mobile": True, "has_touch": True} if size == "phone" else {}
    context = browser.new_context(
        base_url=url, storage_state=who, viewport={"width": width, "height": height}, color_scheme=light,  # type: ignore[arg-type]
        locale=lang, reduced_motion="reduce", **options,
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    return context


READY: dict[str, Callable[[Page], None]] = {
    "replay": lambda page: page.get_by_test_id("replay").wait_for(),
    "lesson": lambda page: page.get_by_test_id("coach").wait_for(),
    "end": lambda page: page.get_by_test_id("result").wait_for(),
    "start": lambda page: page.locator(LIT).first.wait_for(),
    "middle": lambda page: page.locator(LIT).first.wait_for(),
    "home": lambda page: page.locator("[data-game]").first.wait_for(),
}


def has_headings(page: Page) -> None:
    page.get_by_role("heading").nth(1).wait_for()


@contextmanager
def opened(context: BrowserContext, address: str, name: str) -> Iterator[Page]:
    """A screen, once all of it is there."""
    page = context.new_page()
    page.goto(address)
    READY.get(name.split("-")[-1], has_headings)(page)
    if name.endswith("replay"):
        slider = page.get_by_role("slider")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(250)
    yield page
    page.close()


def sheets(browser: Browser, ways: Sequence[Way]) -> None:
    """All pictures on one page, to be read like a critic; and a picture of those that were taken alike."""
    shots = sorted(OUT.glob("*.png"))
    (OUT / "index.html").write_text(contact(shots))
    page = browser.new_page(viewport={"width": 2400, "height": 1200})
    for alike in ways:
        how = "-".join(alike)
        page.set_content(contact([shot for shot in shots if shot.stem.endswith(how)], inside=True), wait_until="load")
        page.screenshot(path=OUT / f"sheet-{how}.png", full_page=True, timeout=PATIENCE)
    print(f"{len(shots)} pictures in {OUT}, all on {OUT / 'index.html'}")


def contact(shots: list[Path], *, inside: bool = False) -> str:
    """A page of pictures, beside it or (`inside`) within it."""
    figures = "".join(
        f"<figure><img src='{data(shot) if inside else html.escape(shot.name)}' height=300>"
        f"<figcaption>{html.escape(shot.stem)}</figcaption></figure>"
        for shot in shots
    )
    style = "body{font:12px sans-serif;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}"
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>{figures}"


def data(shot: Path) -> str:
    return f"data:image/png;base64,{base64.b64encode(shot.read_bytes()).decode()}"


if __name__ == "__main__":
    main()
