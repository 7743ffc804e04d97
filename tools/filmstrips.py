"""Filmstrips of the games for docs/gallery.md: `make filmstrips`.

Each game is played once on a desk and once on a phone, at the speed at which people see it. Eight moments of it, a turn, a
ceremony and the end, are taken by day and by night; each strip is one picture in docs/pictures/strips.
"""

from __future__ import annotations

import argparse
import base64
import html
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import KNOWN
from tests.browser.people import GAMES, LIT, ask
from tests.support.server import serving
from tools.screenshots import LIGHTS, PATIENCE, launched, webp

OUT = Path("docs/pictures/strips")
LARGEST = 150_000
"""Bytes of a strip."""
YOURS = "[data-testid=decision-bar].yours"
THEIRS = "[data-testid=decision-bar]:not(.yours)"


@dataclass(frozen=True)
class Size:
    """A screen, and how its pictures are laid out."""

    width: int
    height: int
    columns: int
    shown: int
    more: dict[str, Any]


SIZES = {
    "desk": Size(1440, 900, 4, 470, {}),
    "phone": Size(390, 844, 8, 236, {"is_mobile": True, "has_touch": True}),
}


@dataclass(frozen=True)
class Moment:
    """What is worth a picture: when something is seen, perhaps with the pointer or a finger resting on something."""

    caption: str
    seen: str
    touched: str = ""
    hurry: bool = False
    """Until then everything may be skipped."""


@dataclass(frozen=True)
class Film:
    """How a game is played for its strip; what is lit and `wanted` is chosen before anything else that is lit."""

    moments: tuple[Moment, ...]
    wanted: str = ""
    options: dict[str, Any] | None = None
    seed: str = "film"


FILMS = {
    "soup": Film(
        (
            Moment("A recipe is chosen in secret", f".recipes {LIT}"),
            Moment("All recipes are turned up together", "[data-testid=reveal]"),
            Moment("What a card would do", f".hand {LIT}", touched=f".hand {LIT}"),
            Moment("The others play, and it can be skipped", f".frame:has({THEIRS}) .middle.pot"),
            Moment("A full pot tips over to its taker", ".headline"),
            Moment("Each deal is counted card by card", "[data-testid=deal-sheet]", hurry=True),
            Moment("The last deal", f".soup:has(.dots i:last-child.done) .hand {LIT}", hurry=True),
            Moment("The winner's moment", "[data-testid=result]", hurry=True),
        ),
    ),
    "sapotage": Film(
        (
            Moment("A judge enters", ".judges"),
            Moment("A dish is laid together", ".board .place button"),
            Moment("Something for a rival's dish", f".dishes .aimed {LIT}"),
            Moment("The cloche is lifted", ".onStage .cards"),
            Moment("The dish gets a name", ".dish .headline"),
            Moment("The others laugh, or do not", ".dish .reactions"),
            Moment("The verdict, flavour by flavour", "[data-testid=verdict]", hurry=True),
            Moment("The winner's moment", "[data-testid=result]", hurry=True),
        ),
        options={"judges_to_win": 1},
    ),
    "ursuppe": Film(
        (
            Moment("Amoebas are set into the soup", f".cell{LIT}"),
            Moment("A phase begins", ".banner"),
            Moment("Where the drift would carry it", f".board .cell{LIT}", touched=f".board .cell{LIT}"),
            Moment("Genes, and what they would do", f".gene{LIT}", touched=f".gene{LIT}"),
            Moment("What the others did is marked", f".frame:has({YOURS}) [data-testid=way]"),
            Moment("Each round is counted", "[data-testid=round-sheet]", hurry=True),
            Moment("A division", f".cell{LIT}"),
            Moment("The winner's moment", "[data-testid=result]", hurry=True),
        ),
        options={"finish": 10},
    ),
    "pantry": Film(
        (
            Moment("Your recipe, and the row", f".place{LIT}"),
            Moment("Lifted jars, and where they may go", f".landing{LIT}", touched=f".landing{LIT}"),
            Moment("The others move", THEIRS),
            Moment("Their moves stay marked until you decide", f".frame:has({YOURS}) [data-testid=hop]"),
            Moment("A recipe stands in line", ".held"),
            Moment("The next one", f".place{LIT}"),
            Moment("The last round", ".turn .last, .place[data-lit]"),
            Moment("The winner's moment", "[data-testid=result]", hurry=True),
        ),
        wanted=".plate",
        options={"targets": [2, 2, 2]},
    ),
    "sapone": Film(
        (
            Moment("Sell or buy", f"{YOURS} .main{LIT} + .button"),
            Moment(
                "A card for the counter, and what it costs you", f".stall:has(.slot) .fan {LIT}", touched=f".fan {LIT}"
            ),
            Moment("What is it said to be?", f".picker {LIT}"),
            Moment("Bids come in, face down", ".stall:not(:has(.picker)) .customer.active"),
            Moment("Accept one, ask for more, or refuse", f".take{LIT}"),
            Moment("What the bargain brought", ".aftermath"),
            Moment("The round is scored, and lies are stamped", "[data-testid=round-sheet]", hurry=True),
            Moment("The winner's moment", "[data-testid=result]", hurry=True),
        ),
        wanted=f".decision .main{LIT}, .take{LIT}",
        options={"target": 1, "compensation": 1},
    ),
}

SEEN = """
([seen, wanted, lit, share, hurry]) => {
  // Whether what is looked for can be seen; if not, something that is lit is clicked.
  const shown = (one) => one.checkVisibility() && !one.closest('[inert]');
  if ([...document.querySelectorAll(seen)].some(shown)) return true;
  if (hurry) document.querySelector('[data-testid=decision-bar] [title="Skip ahead"]')?.click();
  const lights = [...document.querySelectorAll(lit)].filter(shown);
  const best = wanted ? lights.filter((one) => one.matches(wanted)) : [];
  const from = best.length ? best : lights;
  from[Math.floor(share * from.length)]?.click();
  return false;
}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=GAMES, help="only these")
    parser.add_argument("--size", action="append", choices=SIZES, help="only these")
    parser.add_argument("--frames", type=Path, help="keep each picture in this folder")
    asked = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), seeds=lambda: "film") as served,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for game in asked.game or GAMES:
            for size in asked.size or SIZES:
                strips = list(filmed(browser, served.url, game, size))
                for n, light in enumerate(LIGHTS):
                    frames = [pictures[n] for pictures in strips]
                    if asked.frames:
                        keep(frames, asked.frames, f"{game}-{size}-{light}")
                    (OUT / f"{game}-{size}-{light}.webp").write_bytes(strip(browser, game, size, light, frames))
                print(f"{game} on a {size}", flush=True)


def filmed(browser: Browser, url: str, game: str, name: str) -> Iterator[list[bytes]]:
    """The moments of a game, each by day and by night."""
    film, size, chance = FILMS[game], SIZES[name], Random(3)
    context = browser.new_context(
        base_url=url, viewport={"width": size.width, "height": size.height}, locale="en-GB", **size.more
    )
    context.set_default_timeout(PATIENCE)
    settings = {"bots": "server", "speed": "normal"}
    context.add_init_script(f"localStorage['stockpot.settings'] = {json.dumps(json.dumps(settings))}")
    context.add_init_script(KNOWN)
    page = context.new_page()
    page.goto(seated(page, game, film))
    for moment in film.moments:
        while not page.evaluate(SEEN, [moment.seen, film.wanted, LIT, chance.random(), moment.hurry]):
            page.wait_for_timeout(60)
        yield list(taken(page, moment, by_touch="has_touch" in size.more))
        print(f"    {moment.caption}", flush=True)
    context.close()


def seated(page: Page, game: str, film: Film) -> str:
    """A begun table with two bots that do not keep anybody waiting; its address."""
    ask(page, "PUT", "/api/me", {"name": "Ada"})
    asked = {"game": game, "seats": ["me", "random", "random"], "options": film.options or {}}
    table = ask(page, "POST", "/api/tables", asked)["table"]["id"]
    ask(page, "POST", f"/api/tables/{table}/requests", {"type": "start", "id": "begin"})
    return f"/t/{table}"


def taken(page: Page, moment: Moment, *, by_touch: bool) -> Iterator[bytes]:
    """A moment by day and by night, once what comes up is up."""
    page.wait_for_timeout(450)
    with resting(page, moment.touched, by_touch=by_touch) if moment.touched else nullcontext():
        for light in LIGHTS:
            page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
            yield page.screenshot()
        page.emulate_media(color_scheme="light")


@contextmanager
def resting(page: Page, touched: str, *, by_touch: bool) -> Iterator[None]:
    """A finger or the pointer rests on something, and then goes away."""
    what = page.locator(touched).locator("visible=true").first
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = page.context.new_cdp_session(page)
    if by_touch:
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    else:
        page.mouse.move(point["x"], point["y"])
    yield
    if by_touch:
        fingers.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    else:
        page.mouse.move(0, 0)


def strip(browser: Browser, game: str, name: str, light: str, frames: list[bytes]) -> bytes:
    """All pictures beside each other, with what they show."""
    size, film = SIZES[name], FILMS[game]
    ink, ground = ("#2b2019", "#fbf6ee") if light == "light" else ("#f3e9dc", "#1d1713")
    figures = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(frame).decode()}' width={size.shown}>"
        f"<figcaption>{n}. {html.escape(moment.caption)}</figcaption></figure>"
        for n, (frame, moment) in enumerate(zip(frames, film.moments, strict=True), 1)
    )
    style = (
        f"body{{margin:0;padding:8px;display:grid;grid-template-columns:repeat({size.columns},{size.shown}px);gap:8px;"
        f"font:600 13px/1.25 system-ui,sans-serif;color:{ink};background:{ground};width:max-content}}"
        "figure{margin:0}img{display:block;border-radius:6px;margin-bottom:4px}"
    )
    width = 16 + size.columns * size.shown + (size.columns - 1) * 8
    page = browser.new_page(viewport={"width": width, "height": 400})
    page.set_content(f"<!doctype html><meta charset=utf-8><style>{style}</style>{figures}", wait_until="load")
    page.set_viewport_size({"width": width, "height": int(page.evaluate("document.body.offsetHeight"))})
    picture = webp(page, LARGEST)
    page.close()
    return picture


def keep(frames: list[bytes], folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for n, frame in enumerate(frames, 1):
        (folder / f"{name}-{n}.png").write_bytes(frame)


if __name__ == "__main__":
    main()
