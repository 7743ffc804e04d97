"""The application on a static host, in a folder: played without a server, and without a connection after the first visit."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import hatch_build
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import DESK, KNOWN, PATIENCE, PHONE
from tests.browser.people import (
    A_GAME,
    GAMES,
    LIT,
    PLAY_ON,
    SHORT,
    at_table,
    fits,
    play_now,
    play_on,
    settings,
    short_game,
)
from tests.browser.test_accessible import check
from tests.support.firefox import firefox
from tests.support.static_host import StaticHost
from tools import site

VIOLATIONS = (
    "addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective}`));\n"
)

UNREACHABLE = re.compile(
    r"Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)|fetching the script"
)
"""What browsers say of a host that is gone, when they look for a new service worker."""

Visitor = Callable[..., Page]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make site` builds, without the documentation."""
    folder = tmp_path_factory.mktemp("site") / "site"
    site.build(folder)
    return folder


@pytest.fixture
def host(built: Path, tmp_path: Path) -> Iterator[StaticHost]:
    static = StaticHost(tmp_path / "host")
    static.put(built)
    static.start()
    yield static
    static.stop()


@pytest.fixture
def visit(host: StaticHost, new_context: Callable[..., BrowserContext]) -> Iterator[Visitor]:
    """A browser of somebody's own at the site; neither the page nor its policy may complain, nor ask anybody else."""
    complaints: list[str] = []
    strangers: list[str] = []

    def visiting(size: dict[str, Any] = DESK, **more: Any) -> Page:
        context = new_context(**{**size, **more})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(VIOLATIONS + KNOWN)
        context.on(
            "request", lambda one: None if one.url.startswith((host.url, "blob:")) else strangers.append(one.url)
        )
        page = context.new_page()
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(host.url)
        return page

    visiting.complaints = complaints  # type: ignore[attr-defined]
    yield visiting
    assert [one for one in complaints if not UNREACHABLE.search(one)] == []
    assert strangers == []


def ready(page: Page) -> None:
    """At home, with everything kept for later."""
    page.get_by_role("link", name="Stockpot – Home").click()
    expect(page.get_by_text("Ready to play offline.")).to_be_visible()


def cut_off(page: Page, host: StaticHost) -> None:
    """No connection, and nobody at the other end of it."""
    host.stop()
    page.context.set_offline(True)


def test_the_first_visit_leads_to_a_game_in_one_click(visit: Visitor, host: StaticHost) -> None:
    page = visit()
    table = play_now(page, "soup")
    assert page.url == f"{host.url}#/t/{table}"
    page.locator(LIT).locator("visible=true").first.click()
    expect(page.get_by_test_id("log")).to_contain_text("Guest chooses")
    page.reload()
    expect(page.get_by_test_id("log")).to_contain_text("Guest chooses")
    page.go_back()
    expect(page.get_by_role("link", name=re.compile("^Soup"))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_without_a_connection(visit: Visitor, host: StaticHost, game: str) -> None:
    page = visit()
    ready(page)
    cut_off(page, host)
    page.reload()
    short_game(page, game, "expert")
    play_on(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_test_id("costliest")).to_be_visible(timeout=A_GAME)
    page.get_by_role("link", name="Stockpot – Home").click()
    page.locator(f"[data-game={game}]").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


# --------------------------------------------------------------------------------------------------------------- updates


def put_another_build(host: StaticHost, built: Path, folder: Path) -> None:
    """The same application with other names for all its scripts, and nothing of the old one left."""
    shutil.copytree(built, folder)
    names = {path.name: f"{path.stem}x.js" for path in (folder / "assets").glob("*.js")}
    pattern = re.compile("|".join(map(re.escape, names)))
    for path in [folder / "index.html", *(folder / "assets").glob("*.js")]:
        path.write_text(pattern.sub(lambda match: names[match[0]], path.read_text()))
    for old, new in names.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    hatch_build.list_files(folder)
    host.put(folder)


def script_of(page: Page) -> str:
    return str(page.evaluate("document.querySelector('script[type=module]').src"))


def renew(page: Page, old: str) -> None:
    """Go on with the new build."""
    page.get_by_role("button", name="Reload").click()
    page.wait_for_function("(old) => (document.querySelector('script[type=module]')?.src ?? old) !== old", arg=old)
    expect(page.get_by_test_id("new-version")).to_be_hidden()


def test_an_update_is_told_and_breaks_no_game(visit: Visitor, host: StaticHost, built: Path, tmp_path: Path) -> None:
    playing = visit()
    short_game(playing, "soup", "novice")
    other = playing.context.new_page()
    other.goto(host.url)
    expect(other.get_by_text("Ready to play offline.")).to_be_visible()
    old = script_of(playing)

    put_another_build(host, built, tmp_path / "another")
    other.reload()
    for page in (playing, other):
        expect(page.get_by_test_id("new-version")).to_be_visible()
    assert script_of(other) == old  # nothing happens by itself
    expect(playing.get_by_test_id("decision-bar")).to_be_in_viewport(ratio=1)  # and nothing of the game is pushed aside
    playing.get_by_test_id("new-version").get_by_role("button", name="Close").click()
    expect(playing.get_by_test_id("new-version")).to_be_hidden()
    renew(other, old)
    play_now(other, "pantry")

    # The first page goes on with the old build, also with parts of it that it has not needed yet.
    assert script_of(playing) == old
    assert not (host.root / "games/stockpot/assets" / Path(old).name).exists()
    play_on(playing)
    playing.get_by_role("link", name="Replay").click()
    expect(playing.get_by_test_id("replay")).to_be_visible()
    playing.reload()
    expect(playing.get_by_test_id("replay")).to_be_visible()
    assert script_of(playing) != old


def test_a_new_build_that_waits_is_kept_whole(visit: Visitor, host: StaticHost, built: Path, tmp_path: Path) -> None:
    page = visit()
    ready(page)
    old = script_of(page)
    put_another_build(host, built, tmp_path / "another")
    page.reload()
    expect(page.get_by_test_id("new-version")).to_be_visible()
    another = page.context.new_page()
    another.goto(host.url)
    ready(another)  # the old build's worker has been asked to keep everything, and to clear away what is not needed
    cut_off(page, host)
    renew(page, old)
    play_now(page, "soup")


def test_builds_that_nobody_uses_are_cleared_away(
    visit: Visitor, host: StaticHost, built: Path, tmp_path: Path
) -> None:
    page = visit()
    ready(page)
    put_another_build(host, built, tmp_path / "another")
    page.reload()
    page.get_by_test_id("new-version").get_by_role("button", name="Reload").click()
    expect(page.get_by_test_id("new-version")).to_be_hidden()
    expect(page.get_by_text("Ready to play offline.")).to_be_visible()
    page.wait_for_function("() => caches.keys().then((names) => names.length === 1 || false)", polling=100)
    cut_off(page, host)
    page.reload()
    play_now(page, "sapone")


# ------------------------------------------------------------------------------------------------------------ as it looks


@pytest.mark.windowed
def test_it_can_be_installed(visit: Visitor, host: StaticHost) -> None:
    page = visit()
    ready(page)
    session = page.context.new_cdp_session(page)
    errors = {one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # as all browsers of tests are
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert urljoin(told["url"], manifest["start_url"]) == urljoin(told["url"], manifest["scope"]) == host.url
    for icon in manifest["icons"]:
        answer = page.request.get(urljoin(told["url"], icon["src"]))
        assert answer.headers["content-type"] == icon["type"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_page_leads_nowhere(visit: Visitor, host: StaticHost, size: dict[str, Any]) -> None:
    page = visit(size)
    expect(page.locator("[data-game] button.main")).to_have_count(len(GAMES))
    for missing in ("Open tables", "Join with a link or code"):
        expect(page.get_by_text(missing)).to_have_count(0)
    check(page)
    assert fits(page)
    settings(page)
    for missing in ("Another device", "Games against bots"):
        expect(page.get_by_text(missing, exact=True)).to_have_count(0)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save", exact=True).click()
    page.keyboard.press("Escape")
    page.locator("[data-game=soup]").get_by_role("link", name="New table").click()
    expect(page.get_by_role("button", name="Start now")).to_be_visible()
    for missing in ("Someone I invite", "Who can join?"):
        expect(page.get_by_text(missing)).to_have_count(0)
    check(page)
    page.get_by_role("button", name="Start now").click()
    at_table(page)
    expect(page.locator("[data-seat='0']")).to_contain_text("Ada")
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("button", name="Save this table")).to_be_visible()
    for missing in ("Spectator link", "Move to the server"):
        expect(page.get_by_text(missing)).to_have_count(0)
    check(page)


def test_addresses_behind_the_hash(visit: Visitor, host: StaticHost) -> None:
    page = visit()
    page.goto(f"{host.url}#/rules/soup#soup.play.follow")
    expect(page.locator("[data-rule-id='soup.play.follow']")).to_be_in_viewport()
    page.get_by_role("navigation", name="Rules").get_by_role("link").last.click()
    expect(page.get_by_role("heading", level=2).last).to_be_in_viewport()
    page.goto(f"{host.url}#/t/here-0000000000000000")
    expect(page.get_by_text("doesn’t exist")).to_be_visible()
    page.goto(f"{host.url}#/%/%E0%A4%A")
    expect(page.get_by_test_id("trouble")).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("heading", name="Soup", exact=True)).to_be_visible()


def test_a_browser_that_cannot_play_says_so(visit: Visitor, host: StaticHost) -> None:
    (worker,) = host.root.glob("**/assets/worker-*.js")
    worker.write_text("delete self.WebAssembly;\n" + worker.read_text())
    page = visit()
    page.locator("[data-game=soup] button.main").click()
    expect(page.get_by_test_id("toast")).to_contain_text("update your browser")
    expect(page.locator("[data-game=soup] button.main")).to_be_enabled()
    visit.complaints.clear()  # type: ignore[attr-defined]


def test_a_lesson(visit: Visitor) -> None:
    page = visit()
    page.locator("[data-game=soup]").get_by_role("link", name="Learn").click()
    expect(page.get_by_test_id("decision-bar")).to_be_visible()


# ------------------------------------------------------------------------------------------------------------------ files


def saved(page: Page, button: str, path: Path) -> Path:
    """What a button gives to keep."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    download.value.save_as(path)
    return path


def opened(page: Page, path: Path) -> None:
    page.get_by_label("Open a file").set_input_files(path)


def test_everything_goes_to_another_device(visit: Visitor, host: StaticHost, tmp_path: Path) -> None:
    page = visit()
    table = play_now(page, "soup")
    page.locator(LIT).locator("visible=true").first.click()
    expect(page.get_by_test_id("log")).to_contain_text("Guest chooses")
    page.get_by_role("link", name="Stockpot – Home").click()
    backup = saved(page, "Save everything", tmp_path / "all.json")

    other = visit(PHONE)
    opened(other, backup)
    expect(other.get_by_test_id("toast")).to_contain_text("everything in the file is here")
    other.get_by_role("link", name=re.compile("^Soup")).click()
    assert at_table(other) == table
    other.get_by_role("link", name="Stockpot – Home").click()

    damaged = tmp_path / "damaged.json"
    damaged.write_text(backup.read_text().replace("Guest", "Ghost"))
    for bad in (damaged, Path(__file__)):
        opened(other, bad)
        expect(other.get_by_test_id("toast")).to_contain_text(re.compile("damaged|isn’t"))
        other.get_by_test_id("toast").get_by_role("button", name="Close").click()
    expect(other.get_by_role("link", name=re.compile("^Soup"))).to_have_count(1)


def test_a_game_is_thrown_away(visit: Visitor) -> None:
    page = visit()
    play_now(page, "soup")
    page.get_by_role("link", name="Stockpot – Home").click()
    page.get_by_role("button", name=re.compile("^Delete this game: Soup")).click()
    page.get_by_role("dialog").get_by_role("button", name="Delete this game").click()
    expect(page.get_by_role("link", name=re.compile("^Soup"))).to_have_count(0)


# ---------------------------------------------------------------------------------------------------------------- firefox


@pytest.mark.needs("firefox")
def test_whole_games_in_firefox(host: StaticHost, tmp_path: Path) -> None:
    """All of them in one visit, as it takes its time to start; then, without a connection, what became of the last."""
    with firefox(tmp_path / "firefox") as page:
        page.goto(f"{host.url}favicon.svg")  # the page reads once what is known: before it, something else of this host
        page.evaluate(f"() => {{{KNOWN}}}")
        page.goto(host.url)
        for game in GAMES:
            page.evaluate("(path) => (location.hash = path)", f"#/new/{game}")
            page.evaluate(WHEN, ".seats select")
            seats = page.evaluate(BEGIN, SHORT[game])
            page.evaluate(WHEN, f"{LIT}, [data-testid=result]")
            page.evaluate(f"(lit) => ({PLAY_ON})([1, lit])", LIT)
            assert page.evaluate("() => document.querySelectorAll('[data-testid=ranking] li').length") == seats, game
        page.evaluate("() => document.querySelector('header a').click()")
        page.evaluate(WHEN, "[data-testid=offline-ready]")  # everything is kept
        page.evaluate("() => history.back()")
        page.evaluate(WHEN, "[data-testid=result]")
        host.stop()
        page.reload()
        page.evaluate(WHEN, "[data-testid=result]")
        assert page.complaints == []


BEGIN = """
(numbers) => {
  // A short game with novices; how many sit there.
  const set = (field, value) => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const seats = [...document.querySelectorAll('.seats select')];
  for (const seat of seats.slice(1)) set(seat, 'novice');
  for (const [option, number] of Object.entries(numbers)) set(document.querySelector(`#option-${option}`), number);
  document.querySelector('.go button').click();
  return seats.length;
}
"""

WHEN = """
(selector) => new Promise((done) => {
  // As soon as something is there.
  const look = () => document.querySelector(selector) && (watch.disconnect(), done());
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  look();
})
"""
