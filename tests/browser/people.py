"""What people do at a table, in a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

from playwright.sync_api import Locator, Page, expect

import stockpot
from stockpot.server.live.live_table import LiveTable
from tests.support import client, server

GAMES = sorted(path.parent.name for path in Path("web/src/games").glob("*/index.ts"))
"""All games that have a view of their own."""

SHORT: dict[str, dict[str, str]] = {
    "pantry": {"targets": "1, 1, 1", "stall_turns": "5"},
    "sapone": {"target": "1", "dealt": "5", "requests": "0"},
    "sapotage": {"judges_to_win": "1"},
    "soup": {"hand_sizes": "4, 4, 4, 4"},
    "ursuppe": {"finish": "5"},
}
"""Numbers of the rules that make a game by chance short."""

A_GAME = 1_500_000
"""Milliseconds that a whole game may take on a busy machine."""

LIT = "[data-lit]:not([disabled])"

WAITING = """
async (game) => {
  const asked = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
  for (;;) {
    const db = await asked(indexedDB.open('stockpot'));
    const kept = await asked(db.transaction('values').objectStore('values').get(`next ${game}`));
    db.close();
    if (kept) return kept;
    await new Promise((done) => requestAnimationFrame(done));
  }
}
"""
"""The table that was dealt ahead in a game (docs/local.md), once it is."""

PLAY_ON = """
async ([seed, lit]) => {
  // Clicks what is lit, by chance, until the game is over.
  let state = seed;
  const chance = (n) => (state = (state * 1103515245 + 12345) % 2147483648) % n;
  const shown = (one) => one.checkVisibility() && !one.closest('[inert]');
  while (!document.querySelector('[data-testid=result]')) {
    const options = [...document.querySelectorAll(lit)].filter(shown);
    if (options.length) options[chance(options.length)].click();
    await new Promise((done) => setTimeout(done, 10));
  }
}
"""


def play_now(page: Page, game: str) -> str:
    """From the home page to a table with bots in one click; its id."""
    page.locator(f"[data-game={game}] button.main").click()
    return at_table(page)


def at_table(page: Page) -> str:
    page.wait_for_url("**/t/*")
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    return table_of(page)


def make_table(
    page: Page, game: str, *, players: int, people: int, level: str = "novice", numbers: Mapping[str, str] | None = None
) -> str:
    """Make a table by hand, with seats for others who are invited and bots in the rest; the invitation."""
    page.locator(f"[data-game={game}]").get_by_role("link", name="New table").click()
    return lay_table(page, game, players=players, people=people, level=level, numbers=numbers)


def lay_table(
    page: Page, game: str, *, players: int, people: int, level: str = "novice", numbers: Mapping[str, str] | None = None
) -> str:
    """The same, where the page of a new table is open already."""
    page.get_by_text(str(players), exact=True).locator("visible=true").first.click()
    for seat in range(1, players):
        page.get_by_label(f"Seat {seat + 1}", exact=True).select_option("free" if seat < people else level)
    if numbers:
        page.get_by_text("Change single rules", exact=True).click()
        page.get_by_text("Custom numbers and cards").click()
    for option, number in (numbers or {}).items():
        page.get_by_label(stockpot.game(game).options[option].title["en"], exact=True).fill(number)
    page.get_by_role("button", name="Open the table" if people > 1 else "Start now").click()
    page.wait_for_url("**/t/*")
    return invitation(page)


def short_game(page: Page, game: str, level: str) -> str:
    """A short game against as few bots of a level as the game allows, by hand and begun; its id."""
    page.locator(f"[data-game={game}]").get_by_role("link", name="New table").click()
    page.get_by_text(str(min(stockpot.game(game).players)), exact=True).locator("visible=true").first.click()
    expect(page.get_by_label("Seat 2", exact=True)).to_be_visible()
    for seat in page.get_by_label(re.compile(r"^Seat \d$")).all()[1:]:
        seat.select_option(level)
    page.get_by_text("Change single rules", exact=True).click()
    page.get_by_text("Custom numbers and cards").click()
    for option, number in SHORT[game].items():
        page.locator(f"#option-{option}").fill(number)
    page.get_by_role("button", name="Start now").click()
    return at_table(page)


def share_a_screen(page: Page, *names: str) -> tuple[Locator, Locator]:
    """From the page of a new table, a game of people at one screen; the curtain between them, and the hand of who looks."""
    page.get_by_text(str(len(names)), exact=True).first.click()
    page.get_by_label("Share this screen").check()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Start now").click()
    return page.get_by_test_id("curtain"), page.get_by_role("region", name="Your hand")


def finished_game(page: Page, game: str = "soup") -> str:
    """A whole game against bots that do not think long; its id."""
    players = max(3, min(stockpot.game(game).players))
    make_table(page, game, players=players, people=1, level="random", numbers=SHORT[game])
    table = at_table(page)
    play_on(page)
    return table


def ask(page: Page, method: str, path: str, body: Mapping[str, Any]) -> Any:
    """A request to the server by whoever sits at this page; what it answers. The page need not show anything yet."""
    answer = page.request.fetch(path, method=method, data=body, timeout=A_GAME)
    assert answer.ok, answer.text()
    return answer.json()


def seated_with_bots(page: Page, game: str, seed: str, **options: Any) -> str:
    """A begun table that is the same every time, with bots that do not think long; its address."""
    seats = ["me", *["novice"] * (max(3, min(stockpot.game(game).players)) - 1)]
    ask(page, "PUT", "/api/me", {"name": "Ada"})
    client.SEEDS.append(seed)
    made = ask(page, "POST", "/api/tables", {"game": game, "seats": seats, "options": options})
    table = made["table"]["id"]
    ask(page, "POST", f"/api/tables/{table}/requests", {"type": "start", "id": "begin"})
    return f"/t/{table}"


def by_chance(game: str) -> stockpot.Table:
    """A whole game, played by chance and always the same."""
    played = stockpot.Table(game, max(3, min(stockpot.game(game).players)), 5, client.SHORT.get(game, {}))
    chance = Random(5)
    while not played.over:
        seat = chance.choice(played.to_act)
        played.play(seat, chance.choice(played.legal(seat)))
    return played


def looked_at_again(page: Page, played: stockpot.Table) -> str:
    """A finished game from elsewhere, taken in; its id and code."""
    ask(page, "PUT", "/api/me", {"name": "Ada"})
    made = ask(page, "POST", "/api/tables/import", played.record())
    return f"{made['table']}#{made['code']}"


def play_out(table: str, *pages: Page) -> None:
    """The game is played to its end by chance: those who sit at these pages, in this order, decide by requests."""
    chance = Random(5)
    while (now := look_at(pages[0], table))["table"]["status"] == "playing":
        page = pages[now["game"]["to_act"][0]]
        move = chance.choice(look_at(page, table)["game"]["legal"])["text"]
        ask(page, "POST", f"/api/tables/{table}/requests", {"type": "play", "id": uuid4().hex, "move": move})


def look_at(page: Page, table: str) -> Any:
    """A table as whoever sits at this page may know it."""
    return page.request.get(f"/api/tables/{table}", timeout=A_GAME).json()


def click_lit(page: Page, chance: Random, until: str = "\0") -> None:
    """Click one of the things that are lit, found and clicked at once: they may go out when others move. What is on its way
    out is inert, and nobody could click it.

    Nothing is clicked once a lit thing or a button says `until`.
    """
    page.evaluate(
        """([lit, share, until]) => {
          const shown = [...document.querySelectorAll(lit)].filter((one) => one.checkVisibility() && !one.closest('[inert]'));
          if ([...shown, ...document.querySelectorAll('button')].some((one) => one.textContent.includes(until))) return;
          shown[Math.floor(share * shown.length)]?.click();
        }""",
        [LIT, chance.random(), until],
    )


def joined(page: Page, friend: Page, link: str) -> None:
    """A friend follows the invitation to a new table, and it begins."""
    friend.goto(link)
    friend.get_by_label("What should the others call you?").fill("Friend")
    friend.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start game", exact=True).click()
    for one in (page, friend):
        at_table(one)


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def sure(page: Page, what: str, yes: str = "") -> None:
    """Something that cannot be taken back: asked for, and said yes to."""
    page.get_by_role("button", name=what).click()
    page.get_by_role("dialog").get_by_role("button", name=yes or what, exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def copied(page: Page) -> str:
    """The address that was just copied; needs the permission to read the clipboard."""
    return str(page.evaluate("navigator.clipboard.readText()"))


def invitation(page: Page) -> str:
    """The link that the table gives out."""
    code, card = page.evaluate(
        """async () => {
          const { table } = await (await fetch('/api/tables/' + location.pathname.split('/')[2])).json();
          return [table.code, table.card];
        }"""
    )
    return f"{page.url.split('#')[0]}?i={card}&lang=en#{code}"


def move(page: Page) -> None:
    """Click the first thing that is lit, as a person would."""
    page.locator(LIT).locator("visible=true").first.click()


@contextmanager
def undisturbed(page: Page, served: server.Served) -> Iterator[None]:
    """It is up to who sits here, the page shows all that happened, and no bot moves meanwhile."""
    while True:
        expect(page.locator(LIT).first).to_be_visible()
        with served.still(table_of(page)) as live:
            caught_up(page, served, live)
            if page.locator(LIT).first.is_visible():
                yield
                return


def caught_up(page: Page, served: server.Served, live: LiveTable, seat: int | None = 0) -> tuple[int, Any]:
    """Wait until a page has its requests answered and was told all that its seat, or a spectator, may know by now: the number of
    the last news, and the view of that moment. Moves of other people that are still on their way may follow."""

    def now() -> tuple[int, Any]:
        (seq,) = {watch.stream.seq for viewer, watch in live.audience.watches.items() if viewer.seat == seat}
        return seq, live.room.playing().view(seat)

    page.wait_for_function("() => !window.unanswered.size")
    seq, view = served.call(now)
    page.wait_for_function("(seq) => window.told >= seq", arg=seq)
    return seq, view


def table_of(page: Page) -> str:
    return re.split(r"[?#]", page.url.split("/t/")[1])[0]


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something is focused; it may have to wait for the others' moves."""
    for _ in range(600):
        expect(page.locator(selector).first).to_be_attached()
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is not reached by Tab")


def news(page: Page) -> int:
    """How many lines the log has."""
    return page.get_by_test_id("log").locator("li").count()


def told_more(page: Page, known: int) -> None:
    """Wait until the log has more lines than were known."""
    page.wait_for_function("(known) => document.querySelectorAll('[data-testid=log] li').length > known", arg=known)


def moves_by_itself(page: Page, seed: int = 1) -> None:
    """From now on whoever sits there plays by chance."""
    page.evaluate(f"(given) => void ({PLAY_ON})(given)", [seed, LIT])


def play_on(*pages: Page) -> None:
    """Let all play by chance until the game is over."""
    for seed, page in enumerate(pages):
        moves_by_itself(page, seed + 1)
    for page in pages:
        expect(page.get_by_test_id("result")).to_be_visible(timeout=A_GAME)


def fits(page: Page) -> bool:
    """Nothing makes the page wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def heard(page: Page) -> list[dict[str, Any]]:
    """All messages that a page's sockets receive from here on."""
    messages: list[dict[str, Any]] = []

    def opened(socket: Any) -> None:
        socket.on("framereceived", lambda frame: messages.append(json.loads(frame)))

    page.on("websocket", opened)
    return messages
