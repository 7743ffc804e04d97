"""The game stays where it is while words, buttons and players' signs around it come and go."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.people import A_GAME, GAMES, ask, moves_by_itself, play_on, seated_with_bots, short_game

WATCH = """
() => {
  // Every place that the game has had since; at first it may still make room.
  const game = document.querySelector('main');
  window.places = [];
  const note = () => {
    const { top, bottom } = game.getBoundingClientRect();
    const place = `${Math.round(top)}-${Math.round(bottom)}`;
    if (window.places.at(-1) !== place) window.places.push(place);
  };
  new ResizeObserver(note).observe(game);
  note();
  // And all that the bar has said, and where.
  window.sentences = new Set();
  window.corners = new Set();
  const bar = document.querySelector('[data-testid=decision-bar]');
  const listen = () => {
    const sentence = bar.querySelector('.sentence');
    window.sentences.add(sentence.textContent);
    window.corners.add(Math.round(sentence.getBoundingClientRect().left));
  };
  new MutationObserver(listen).observe(bar, { subtree: true, childList: true, characterData: true });
  // And how high it was.
  window.bars = new Set();
  new ResizeObserver(() => window.bars.add(bar.offsetHeight)).observe(bar);
}
"""


SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.shifted += one.value)))
  .observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_moves_when_the_typeface_comes(open_page: Opener, size: dict[str, Any]) -> None:
    """The typeface comes last of all, long after the page was painted with another."""
    page = open_page(None, size)
    page.add_init_script(SHIFTS)
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    page.goto("/", wait_until="commit")
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    before = page.evaluate("window.shifted")
    for route in held:
        route.continue_()
    page.wait_for_function("() => document.fonts.check('600 1em Fraunces')")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("window.shifted") - before < 0.01


def test_the_shelf_stays_where_it_is_when_groups_come(open_page: Opener) -> None:
    page = open_page("/")
    ask(page, "PUT", "/api/me", {"name": "Ada"})
    ask(page, "POST", "/api/groups", {"name": "Tuesday kitchen"})
    group, shelf = page.get_by_role("link", name="Tuesday kitchen"), page.locator("[data-game]").first
    page.reload()
    expect(group).to_be_visible()
    held: list[Route] = []
    page.route("**/api/groups", lambda route: held.append(route))
    with page.expect_request("**/api/groups"):
        page.reload()
    expect(group).to_be_visible()  # as it was the last time
    expect(shelf).to_be_visible()
    before = shelf.bounding_box()
    with page.expect_response("**/api/groups"):
        held[0].continue_()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(group).to_be_visible()
    assert shelf.bounding_box() == before


def play_watched(page: Page, game: str) -> None:
    """A good part of a game, with an eye on what stands around it."""
    page.goto(seated_with_bots(page, game, seed="steady"))
    expect(page.get_by_test_id("decision-bar")).to_be_visible()
    page.evaluate(WATCH)
    moves_by_itself(page)
    page.wait_for_function(
        "() => document.querySelectorAll('[data-testid=result]').length || window.told > 60", timeout=A_GAME
    )


ON_THE_TABLE = ("sapone", "soup")
"""Where the bar never needs more than its height; elsewhere it lies upon the game for the moment."""


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_around_the_game_gives_no_room_back(open_page: Opener, game: str) -> None:
    """The bar has one height from the first paint on; the players may need a line more once, and then keep it."""
    page = open_page(None, PHONE)
    play_watched(page, game)
    sentences = page.evaluate("[...window.sentences]")
    assert sentences
    assert not [one for one in sentences if one.endswith(" .")], "nobody is waited for"
    assert not [one for one in sentences if one.startswith("The judge is")], "the next judge comes after the verdict"
    assert page.evaluate("window.corners.size") == 1, "the sentence always begins at the same edge"
    places = [tuple(map(int, place.split("-"))) for place in page.evaluate("window.places")]
    tops, bottoms = [top for top, _ in places], [bottom for _, bottom in places]
    assert tops == sorted(tops), places
    assert tops[-1] - tops[0] <= 24, "players' signs have their room from the beginning, but for a line"
    assert len(set(bottoms)) == 1, places
    assert bottoms[0] >= 740 - 161, "no more than the bar's share is kept for it"
    if game in ON_THE_TABLE:
        assert page.evaluate("window.bars.size") == 1, "what is chosen among many is chosen upon the game"


IN_ONE_ROW = ("sapone", "sapotage", "soup")
"""Where on a desk all that the bar says and asks stands in a row."""


@pytest.mark.parametrize(("game", "lang"), [*((game, "en") for game in GAMES), ("sapone", "de")])
def test_on_a_desk_the_bar_is_always_as_high(open_page: Opener, game: str, lang: str) -> None:
    page = open_page(None, locale=lang)
    play_watched(page, game)
    assert len(page.evaluate("window.places")) == 1, "nothing that is asked moves the table"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if game in IN_ONE_ROW:
        assert page.evaluate("window.bars.size") == 1


def test_the_table_below_the_result_is_the_one_that_was_played_at(open_page: Opener) -> None:
    """It is put aside for the result and comes back below it: a slow phone would draw it anew for a tenth of a second."""
    page = open_page(size=PHONE)
    short_game(page, "sapotage", "random")
    page.locator("#game .stage").evaluate("(table) => (table.dataset.known = '')")
    play_on(page)
    expect(page.locator("#game .stage[data-known]")).to_have_count(1)
    page.get_by_role("region", name="The dishes").scroll_into_view_if_needed()
    expect(page.locator("#game .stage[data-known]")).to_be_visible()


ENDLESS = """
() => document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().iterations === Infinity).length
"""


def test_a_table_that_nobody_touches_comes_to_rest(open_page: Opener) -> None:
    """Amoebas breathe and the water flows while somebody is there; a page that waits draws nothing."""
    page = open_page(None, reduced_motion="no-preference")
    page.clock.install()
    page.goto(seated_with_bots(page, "ursuppe", seed="rest"))
    page.wait_for_function(f"{ENDLESS}")
    page.clock.fast_forward(30_000)
    page.wait_for_function(f"() => !({ENDLESS})()")
    page.mouse.move(300, 300)
    page.wait_for_function(f"{ENDLESS}")
