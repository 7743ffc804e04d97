"""The pantry's table: what others have changed is marked, plans are taken back step by step, jars go by keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.people import (
    A_GAME,
    LIT,
    by_chance,
    looked_at_again,
    moves_by_itself,
    news,
    tab_to,
    told_more,
    undisturbed,
)
from tests.browser.test_moves import drag, history, seated
from tests.support.server import Served

A_JAR = "[data-jar][data-lit]"
HOPS = "[data-testid=hop]"

MARKED_OR_END_TURN = """
([hops]) => {
  // Ends the turn as long as nothing is marked: the others may have moved no jar.
  if (document.querySelector(hops)) return true;
  [...document.querySelectorAll('footer [data-lit]')].find((one) => one.textContent.includes('End turn'))?.click();
  return false;
}
"""


def test_what_others_moved_is_marked_until_i_move_and_after_a_reload(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "pantry", seed="marks")
    marked = False
    while not marked:
        with undisturbed(page, server):
            marked = page.evaluate(MARKED_OR_END_TURN, [HOPS])
            if marked:
                hops = page.locator(HOPS).count()
                expect(page.get_by_test_id("legend")).to_contain_text("moved")
                page.reload()
                expect(page.locator(HOPS)).to_have_count(hops)
                known = news(page)
                page.locator(A_JAR).first.click()
                page.locator(".landing").first.click()
                told_more(page, known)
                expect(page.locator(HOPS)).to_have_count(0)
                expect(page.get_by_test_id("log").locator("li").last).to_contain_text("onto")


BESIDE_A_HIGHER_COLUMN = """
() => {
  // A jar that may be lifted, but not onto the next column on its right: that one is as high as its place, or higher.
  const place = (one) => {
    const [, column, level] = one.ariaLabel.match(/column (\\S+), level (\\d+)/);
    return [column.startsWith('L') ? 1 - column.slice(1) : Number(column), Number(level)];
  };
  const jars = [...document.querySelectorAll('[data-jar]')];
  const height = (column) => jars.filter((one) => place(one)[0] === column).length;
  return jars.find((one) => 'lit' in one.dataset && height(place(one)[0] + 1) >= place(one)[1]).ariaLabel;
}
"""


def test_a_block_let_go_on_a_higher_column_says_why(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "pantry", seed="higher")
    with undisturbed(page, server):
        known = history(server, page)
        name = page.evaluate(BESIDE_A_HIGHER_COLUMN)
        drag(page, page.get_by_role("button", name=name, exact=True), page.locator("[data-drop=right]"))
        page.wait_for_function(
            "() => document.querySelector('[data-testid=toast]')?.textContent.includes('never move up')"
        )
        assert history(server, page) == known


def jar_at(page: Page, column: str, level: int) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"column {column}, level {level}(:|$)"))


TOAST = "() => document.querySelector('[data-testid=toast]')?.textContent"


def test_jars_in_hand_go_to_a_column_at_a_touch_of_anything_in_it(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "pantry", seed="stays", size=PHONE)  # nobody moved before: every column is ten jars high
    with undisturbed(page, server):
        known = history(server, page)
        jar_at(page, "1", 9).tap()
        page.locator(".lane.may").tap(position={"x": 20, "y": 20})
        expect(jar_at(page, "L1", 2)).to_be_visible()
        jar_at(page, "1", 8).tap()
        expect(page.locator(".landing")).to_have_count(1)  # the column on the right is higher
        jar_at(page, "2", 1).tap(force=True)
        page.wait_for_function(f"{TOAST}.includes('the column on the right is 10 jars high')")
        jar_at(page, "L1", 1).tap()
        expect(jar_at(page, "L1", 3)).to_be_visible()
        jar_at(page, "2", 10).tap()
        page.locator(".ground").get_by_text("1", exact=True).tap()
        expect(jar_at(page, "1", 8)).to_be_visible()
        assert history(server, page) == known + 3


def test_a_jar_that_is_stuck_says_how_high_its_neighbours_are(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "pantry", seed="stays", size=PHONE)
    with undisturbed(page, server):
        jar_at(page, "3", 10).tap(force=True)
        page.wait_for_function(f"{TOAST}.includes('the columns beside it are 10 and 10 jars high')")


HIDDEN = """
([what]) => {
  // How far a thing reaches beyond the edges of the row, or under where these fade.
  const row = document.querySelector('.shelf').getBoundingClientRect();
  const one = document.querySelector(what).getBoundingClientRect();
  return Math.max(row.left - one.left, one.right - row.right, 0);
}
"""


def test_a_row_wider_than_a_phone_fades_and_shows_where_jars_may_go(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "pantry", seed="stays", size=PHONE)
    row = page.locator(".shelf")
    with undisturbed(page, server):
        expect(row).not_to_have_class(re.compile("more-"))
        jar_at(page, "1", 10).tap()
        page.locator(".landing").tap()
        expect(jar_at(page, "L1", 1)).to_be_visible()
        row.evaluate("(one) => one.scrollTo(one.scrollWidth, 0)")
        expect(row).to_have_class(re.compile("more-left"))
        expect(row).not_to_have_class(re.compile("more-right"))
        row.evaluate("(one) => one.scrollTo(0, 0)")
        expect(row).to_have_class(re.compile("more-right"))
        expect(row).not_to_have_class(re.compile("more-left"))
        jar_at(page, "6", 10).dispatch_event("click")
        landing = ".landing[data-side=right]"
        expect(page.locator(landing)).to_have_count(1)
        page.wait_for_function(f"(what) => ({HIDDEN})(what) === 0", arg=[landing])


def test_undo_in_a_plan_takes_back_a_step_of_it_and_no_move(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "pantry", seed="plan back")
    bar, undo = page.get_by_test_id("decision-bar"), page.get_by_role("button", name="Undo")
    with undisturbed(page, server):
        known = history(server, page)
        page.get_by_role("button", name="Plan", exact=True).click()
        page.locator(A_JAR).first.click()
        page.locator(".landing").first.click()
        expect(bar).to_contain_text("Your plan: 2 action points left.")
        expect(page.get_by_role("img", name="2 action points left")).to_be_visible()
        undo.click()
        expect(bar).to_contain_text("Just a plan")
        expect(page.get_by_role("img", name="3 action points left")).to_be_visible()
        undo.click()
        expect(bar).to_contain_text("Your turn: 3 action points left.")
        assert history(server, page) == known


def test_an_exchange_is_asked_once_more(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "pantry", seed="exchange")
    bar = page.get_by_test_id("decision-bar")
    exchange = bar.get_by_role("button", name=re.compile("^Exchange"))
    with undisturbed(page, server):
        known = history(server, page)
        exchange.click()
        expect(bar).to_contain_text("Your recipe goes under your deck and you draw another, for 2 action points.")
        bar.get_by_role("button", name="Keep it").click()
        expect(bar).to_contain_text("Your turn: 3 action points left.")
        assert history(server, page) == known
        exchange.click()
        expect(bar).to_contain_text("Exchange your recipe?")
        exchange.click()
        page.wait_for_function(
            "() => document.querySelector('[data-testid=log]').textContent.includes('under their deck')"
        )


HEIGHTS = """
() => {
  const bar = document.querySelector('[data-testid=decision-bar]');
  return [bar.offsetHeight, bar.parentElement.offsetHeight];
}
"""
"""How high the decision bar is, and the place that is kept for it."""


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it", "es"])
def test_a_phone_says_how_jars_are_lifted_and_put_back_in_a_bar_of_one_height(
    open_page: Opener, server: Served, lang: str
) -> None:
    page = seated(open_page, "pantry", seed="phone help", size=PHONE, locale=lang)
    bar, jar = page.get_by_test_id("decision-bar"), page.locator(A_JAR).first
    help = bar.locator(".lift")
    with undisturbed(page, server):
        expect(help).to_be_visible()
        high, place = page.evaluate(HEIGHTS)
        assert high == place
        jar.tap()
        expect(page.locator(".landing").first).to_be_visible()
        expect(help).to_have_count(0)
        assert page.evaluate(HEIGHTS) == [place, place]
        bar.get_by_role("button", name=PUT_BACK[lang]).tap()
        expect(page.locator(".landing")).to_have_count(0)
        expect(help).to_be_visible()


PUT_BACK = {"en": "Put back", "de": "Zurückstellen", "fr": "Reposer", "it": "Rimetti giù", "es": "Devolver"}


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it", "es"])
def test_what_stands_beside_the_game_ends_above_the_bar_with_a_recipe_to_complete(open_page: Opener, lang: str) -> None:
    page = seated(open_page, "pantry", seed="c26", locale=lang)  # the first recipe is there from the start
    high, place = page.evaluate(HEIGHTS)
    assert high == place, "all choices stand in one row"
    page.set_viewport_size({"width": 1030, "height": 700})  # here they do not
    page.wait_for_function(f"() => {{ const [high, place] = ({HEIGHTS})(); return high > place; }}")
    page.get_by_role("tab").nth(1).click()
    said = page.locator(".chat").get_by_role("textbox")
    said.fill("Hello")
    said.press("Tab")
    assert page.evaluate(REACHED), "who writes is not covered"


REACHED = """
() => {
  // Can what has the focus be hit in its middle?
  const one = document.activeElement;
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
"""


def test_that_a_recipe_ends_the_turn_is_said_where_action_points_are_lost(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "pantry", seed="c26")  # the first recipe is there from the start
    bar, complete = page.get_by_test_id("decision-bar"), page.get_by_role("button", name=re.compile("^Complete"))
    with undisturbed(page, server):
        expect(complete).to_have_count(2)  # in the bar, and the plate above the column
        for one in complete.all():
            expect(one).to_have_accessible_name(re.compile(r"\(ends your turn\)$"))
        for _ in range(2):
            known = news(page)
            page.get_by_role("button", name=re.compile("column 6, .* pick it up")).click()
            page.locator(".landing[data-side=right]").click()
            told_more(page, known)
        expect(bar).to_contain_text("1 action point left")
        for one in complete.all():
            expect(one).to_have_accessible_name("Complete from column 3")


def test_the_recipe_stays_in_sight_on_a_phone(open_page: Opener) -> None:
    page = seated(open_page, "pantry", seed="sticky", size=PHONE)
    recipe = page.get_by_role("region", name="Your recipe")
    expect(recipe).to_be_in_viewport(ratio=1)
    page.locator("main").evaluate("(game) => game.scrollTo(0, game.scrollHeight)")
    expect(recipe).to_be_in_viewport(ratio=1)
    expect(page.locator(".shelf .ground")).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_recipe_held_up_hides_no_column_from_who_may_move(
    open_page: Opener, server: Served, size: dict[str, Any]
) -> None:
    page = seated(open_page, "pantry", seed="c26", size={**size, "reduced_motion": "no-preference"})
    page.locator(".plate").click()
    page.wait_for_function(
        """
        () => {
          const held = document.querySelector('[data-testid=held-up] p')?.getBoundingClientRect();
          const legend = document.querySelector('[data-testid=legend]').getBoundingClientRect();
          const tops = document.querySelector('.wall').getBoundingClientRect();
          return held && held.top > legend.bottom && held.top > tops.top + tops.height / 2;
        }
        """
    )


def test_a_new_column_leaves_the_others_where_they_are(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "pantry", seed="stays")  # nobody moved before: there is room on either side
    place = "() => document.querySelector('[data-jar][aria-label*=\"column 3, level 1\"]').getBoundingClientRect().x"
    with undisturbed(page, server):
        known, before = news(page), page.evaluate(place)
        page.get_by_role(
            "button", name=re.compile(f"column {named(page.evaluate(FIRST_COLUMN))}, .* pick it up")
        ).click()
        page.locator(".landing[data-side=left]").click()
        told_more(page, known)
        assert abs(page.evaluate(place) - before) < 1


def focused(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(selector) => document.activeElement.matches(selector)", selector))


def test_jars_go_by_arrow_keys(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "pantry", seed="arrows")
    with undisturbed(page, server):
        known = news(page)
        tab_to(page, A_JAR)
        jar = page.evaluate("document.activeElement.dataset.jar")
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-jar='{jar}']")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("ArrowLeft")
        assert focused(page, ".landing[data-side=left]")
        page.keyboard.press("Escape")
        assert focused(page, f"[data-jar='{jar}']")
        expect(page.locator(".landing")).to_have_count(0)
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        told_more(page, known)
        page.wait_for_function("(jar) => document.activeElement.dataset.jar === jar", arg=jar)
    expect(page.locator(LIT).first).to_be_visible()


FIRST_COLUMN = """
() => {
  const names = [...document.querySelectorAll('[data-jar]')].map((one) => one.ariaLabel.match(/column (\\S+),/)[1]);
  return Math.min(...names.map((name) => (name.startsWith('L') ? 1 - name.slice(1) : Number(name))));
}
"""
"""The column furthest on the left: bots may have moved before."""


def named(column: int) -> str:
    """Columns left of the first one have names of their own."""
    return str(column) if column > 0 else f"L{1 - column}"


def test_columns_keep_their_names_when_the_row_grows_on_the_left(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "pantry", seed="names")
    lowest = page.get_by_role("button", name=re.compile(r"column 6, level 1(:|$)"))

    def kind() -> str:
        return (lowest.get_attribute("aria-label") or "").split(":")[0]

    with undisturbed(page, server):
        known, before, first = news(page), kind(), page.evaluate(FIRST_COLUMN)
        page.get_by_role("button", name=re.compile(f"column {named(first)}, .* pick it up")).click()
        page.locator(".landing[data-side=left]").click()
        told_more(page, known)
        for _ in range(2):
            expect(page.get_by_role("button", name=f"column {named(first - 1)}, level 1")).to_be_visible()
            expect(page.locator(".ground").get_by_text(named(first - 1), exact=True)).to_be_visible()
            assert kind() == before
            page.reload()
            expect(page.locator(LIT).first).to_be_visible()


NUMBERS_IN_SIGHT = """
(step) => {
  const coach = document.querySelector('[data-testid=coach]');
  const numbers = document.querySelector('.ground')?.getBoundingClientRect();
  return coach?.dataset.step === step && numbers.bottom <= coach.getBoundingClientRect().top + 1;
}
"""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_lesson_on_a_phone_leaves_the_columns_names_in_sight(open_page: Opener, lang: str) -> None:
    page = open_page("/learn/pantry", size=PHONE, locale=lang)
    go_on = page.get_by_test_id("coach").locator("button.main")
    for _ in ("recipe", "match"):
        go_on.tap()
    page.wait_for_function(NUMBERS_IN_SIGHT, arg="lift")
    page.locator(A_JAR).tap()
    page.locator(".landing").tap()
    go_on.tap()
    page.wait_for_function(NUMBERS_IN_SIGHT, arg="complete")


def test_a_lesson_takes_a_touch_of_the_column_it_names(open_page: Opener) -> None:
    page = open_page("/learn/pantry", size=PHONE)
    coach = page.get_by_test_id("coach")
    for _ in ("recipe", "match"):
        coach.locator("button.main").tap()
    expect(coach).to_have_attribute("data-step", "lift")
    jar_at(page, "6", 3).tap(force=True)  # it may go to the floor on its right: another time
    page.wait_for_function(f"{TOAST}.includes('the lesson is about something else')")
    page.locator(A_JAR).tap()
    jar_at(page, "4", 2).tap()
    expect(coach).to_have_attribute("data-step", "level")


def test_points_stand_in_the_ranking_where_they_decide(open_page: Opener) -> None:
    played = by_chance("pantry")
    assert played.view(0)["ending"]["by"] == "stopped"
    page = open_page(None)
    page.goto(f"/r/{looked_at_again(page, played)}")
    page.get_by_role("button", name="To the end").click()
    rows = page.get_by_test_id("ranking").get_by_role("listitem")
    expect(rows).to_have_count(3)
    for row in rows.all():
        expect(row).to_contain_text(re.compile(r"\d recipes?, \d points?"))


SCALES = """
() => {
  // Every size that jars have.
  window.scales = new Set();
  const note = () => {
    if (!document.querySelector('.ground')?.checkVisibility()) return; // the result stands in its place
    for (const jar of document.querySelectorAll('[data-jar]')) window.scales.add(`${jar.offsetWidth} x ${jar.offsetHeight}`);
  };
  note();
  new MutationObserver(note).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true });
}
"""


def test_on_a_phone_the_row_keeps_its_scale(open_page: Opener) -> None:
    page = seated(open_page, "pantry", seed="scale", size=PHONE)
    page.evaluate(SCALES)
    moves_by_itself(page)
    page.wait_for_function("() => document.querySelector('[data-testid=result]') || window.told > 60", timeout=A_GAME)
    assert page.evaluate("window.scales.size") == 1
