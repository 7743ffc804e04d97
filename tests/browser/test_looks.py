"""Nothing sticks out, is cut or lies upon another at 360, 768 and 1440 px, in all languages."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from stockpot.core.options import LANGUAGES
from tests.browser.conftest import DESK, Opener
from tests.browser.kitchen import kitchen
from tests.browser.looks import flaws
from tests.browser.people import GAMES, LIT, ask, by_chance, click_lit, looked_at_again, seated_with_bots, undisturbed
from tests.support.server import Served

pytestmark = pytest.mark.needs("emoji font")  # figures of another width would be cut elsewhere

SIZES = ((360, 740), (768, 1024), (1440, 900))
in_all_languages = pytest.mark.parametrize("page", LANGUAGES, indirect=True)
in_some_languages = pytest.mark.parametrize("page", ["en", "de", "fr"], indirect=True)
"""The longest of them, where it takes a while to look."""

Check = Callable[[str], None]


@pytest.fixture
def page(open_page: Opener, request: pytest.FixtureRequest) -> Page:
    """Somebody who reads one of the languages."""
    return open_page(None, DESK, locale=request.param)


@pytest.fixture
def check(page: Page) -> Iterator[Check]:
    """Look at the page in all sizes."""
    found: list[str] = []

    def look(what: str) -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            found.extend(f"{what} at {width} px: {flaw}" for flaw in flaws(page))

    yield look
    assert found == []


@in_all_languages
def test_home_and_new_tables(page: Page, check: Check) -> None:
    page.goto("/")
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    check("home")
    for game in GAMES:
        page.goto(f"/new/{game}")
        page.locator("fieldset").first.wait_for()
        page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
        check(f"new table of {game}")


@in_some_languages
@pytest.mark.parametrize("game", GAMES)
def test_tables(page: Page, check: Check, game: str) -> None:
    page.goto(seated_with_bots(page, game, seed="looks"))
    expect(page.locator(LIT).first).to_be_visible()
    check(f"beginning of {game}")
    for number in range(3):
        click_lit(page, random.Random(number))
        expect(page.locator(LIT).first).to_be_visible()
    check(f"middle of {game}")


@in_some_languages
def test_friends(page: Page, open_page: Opener, server: Served, check: Check) -> None:
    home = kitchen(server, page, open_page(None), open_page(None))
    page.goto(f"/g/{home.group}")
    for part in ("standings", "members", "tournaments"):
        expect(page.get_by_test_id(part).locator("li, tbody tr").first).to_be_visible()
    check("group")
    page.goto(f"/c/{home.group}~{home.cup}")
    expect(page.get_by_test_id("crosstable").locator("tbody tr")).to_have_count(3)
    check("tournament")
    page.goto("/me/record")
    expect(page.get_by_test_id("record").locator("tbody tr").first).to_be_visible()
    check("record")
    page.goto("/")
    expect(page.get_by_test_id("going").get_by_role("link").first).to_be_visible()
    expect(page.get_by_test_id("finished").get_by_role("link").first).to_be_visible()
    check("home of somebody with friends")


@in_some_languages
def test_the_door_of_a_group(page: Page, open_page: Opener, check: Check) -> None:
    host = open_page(None)
    ask(host, "PUT", "/api/me", {"name": "Ada"})
    made = ask(host, "POST", "/api/groups", {"name": "A kitchen with a rather long name"})
    page.goto(f"/g/{made['id']}#{made['code']}")
    expect(page.locator("main form")).to_be_visible()
    check("door of a group")


STAYS = """
async (one) => {
  // Whether something stays where it is while the pointer rests on it.
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const places = new Set();
  for (let n = 0; n < 6; n++) {
    await frame();
    places.add(one.getBoundingClientRect().bottom.toFixed(1));
  }
  return places.size === 1;
}
"""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_lit_does_not_dodge_the_pointer(open_page: Opener, server: Served, game: str) -> None:
    page = open_page(None)
    page.goto(seated_with_bots(page, game, seed="pointer"))
    with undisturbed(page, server):
        for lit in page.locator(LIT).locator("visible=true").all()[:8]:
            lit.scroll_into_view_if_needed()
            box = lit.bounding_box()
            assert box
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
            assert lit.evaluate(STAYS), f"{lit} moves away from the pointer"


@in_some_languages
@pytest.mark.parametrize("game", GAMES)
def test_results_and_replays(page: Page, check: Check, game: str) -> None:
    played = by_chance(game)
    table = looked_at_again(page, played)
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("result")).to_be_visible()
    page.wait_for_load_state("networkidle")  # the course of the scores comes after the result
    check(f"result of {game}")
    page.goto(f"/r/{table}")
    page.get_by_role("slider").fill(str(len(played.moves) // 2))
    expect(page.get_by_test_id("replay")).to_contain_text(f" {len(played.moves) // 2} ")
    check(f"replay of {game}")
