"""Ursuppe's table: what others have done stands marked in the soup until one decides."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.people import LIT, click_lit, undisturbed
from tests.browser.test_accessible import check as axe
from tests.browser.test_moves import history, seated
from tests.browser.test_sapone import PLAY_UNTIL
from tests.support.server import Served

WAYS = "[data-testid=way]"
FOR_SALE = "[data-gene][data-lit][aria-label^=Buy]"
"""Genes are lit, too, when some have to be given back."""


def test_ways_of_others_are_drawn_until_i_move_and_after_a_reload(open_page: Opener, server: Served) -> None:
    page, chance = seated(open_page, "ursuppe", seed="ways"), random.Random(2)
    seen = False
    while not seen:
        with undisturbed(page, server):
            ways = page.locator(WAYS).count()
            seen = ways > 0
            if seen:
                page.reload()
                expect(page.locator(LIT).first).to_be_visible()
                expect(page.locator(WAYS)).to_have_count(ways)
                known = history(server, page)
            click_lit(page, chance)
            page.wait_for_function("() => !window.unanswered.size")
            if seen and history(server, page) > known:
                expect(page.locator(WAYS)).to_have_count(0)


def test_a_start_space_is_chosen_on_the_ladder(open_page: Opener) -> None:
    """What is lit there takes a click, like the buttons in the bar."""
    page = seated(open_page, "ursuppe", seed="ladder")
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Choose a start space on the ladder.")
    space = page.locator(".ladder button.offered").last
    chosen = space.text_content()
    space.click()
    on_it = page.locator(".ladder").get_by_role("listitem").filter(has_text=re.compile(rf"\b{chosen}\b"))
    expect(on_it).to_have_count(1)


def test_a_cell_stays_marked_until_its_amoeba_has_a_number(open_page: Opener, server: Served) -> None:
    page, chance = seated(open_page, "ursuppe", seed="spot"), random.Random(5)
    cell, chosen = page.locator(".cell[data-lit]").first, page.locator(".cell.spot")
    while not cell.count():
        click_lit(page, chance)
        expect(page.locator(LIT).first).to_be_visible()
    with undisturbed(page, server):
        name = cell.get_attribute("data-cell") or ""
        cell.click()
        expect(chosen).to_have_attribute("data-cell", name)
        expect(page.get_by_test_id("decision-bar")).to_contain_text(name)
    page.get_by_role("button", name="Amoeba 3").click()
    expect(chosen).to_have_count(0)


def test_undo_in_a_try_takes_back_a_step_of_it_and_no_move(open_page: Opener, server: Served) -> None:
    page, chance = seated(open_page, "ursuppe", seed="try back"), random.Random(1)
    preview = page.get_by_role("button", name="Preview first")
    while not preview.is_visible():
        click_lit(page, chance, until="Preview first")
    sentence = page.get_by_test_id("decision-bar").locator(".sentence")
    with undisturbed(page, server):
        known, asked = history(server, page), sentence.inner_text()
        preview.click()
        page.locator(f"footer {LIT}").first.click()
        expect(page.get_by_role("button", name="Do it")).to_be_visible()
        expect(sentence).not_to_have_text(asked)  # the bar asks what comes next in the try
        page.locator(f"footer {LIT}").first.hover()
        expect(page.get_by_test_id("foretold")).to_have_count(0)  # what is known is known of the table itself
        undo = page.get_by_role("button", name="Undo")
        undo.click()
        expect(page.get_by_role("button", name="Do it")).to_have_count(0)
        expect(sentence).to_have_text(asked)
        undo.click()
        expect(preview).to_be_visible()
        assert history(server, page) == known


def test_a_round_ends_on_a_count_that_adds_up(open_page: Opener) -> None:
    page = seated(open_page, "ursuppe", seed="count")
    page.evaluate(PLAY_UNTIL, [LIT, "[data-testid=round-sheet]"])
    sheet, onwards = page.get_by_test_id("round-sheet"), page.get_by_role("button", name="Next round")
    rows = sheet.locator("ol > li")
    expect(rows).to_have_count(3)
    for row in rows.all():
        gained = [int(figure) for figure in row.locator(".points b").all_inner_texts()]
        before, now = (int(figure) for figure in re.findall(r"\d+", row.locator(".ladder").inner_text()))
        assert now >= before + sum(gained), "occupied spaces are skipped"
    axe(page)
    onwards.click()
    expect(sheet).to_have_count(0)
    expect(page.locator(LIT).first).to_be_visible()


def test_a_card_that_is_bought_stays_where_it_is_until_the_buying_is_over(open_page: Opener, server: Served) -> None:
    page, chance = seated(open_page, "ursuppe", seed="bought", size=PHONE), random.Random(4)
    cards, board = page.locator("[data-gene]"), page.get_by_test_id("board")
    page.evaluate(PLAY_UNTIL, [LIT, FOR_SALE])
    with undisturbed(page, server):
        expect(board).to_be_hidden()
        places = cards.evaluate_all("(all) => all.map((one) => one.dataset.gene)")
        lit = page.locator(FOR_SALE).first
        bought = lit.get_attribute("data-gene")
        lit.click()
        expect(page.locator(f"[data-gene={bought}].mine")).to_be_visible()
        assert cards.evaluate_all("(all) => all.map((one) => one.dataset.gene)") == places
    while not board.is_visible():
        click_lit(page, chance)
    expect(page.locator(f".yours [data-gene={bought}]")).to_have_count(1)


COVERED = """
() => [...document.querySelectorAll('.count')].filter((count) => {
  // Figures of cubes that an amoeba lies upon, as far as it is drawn.
  const a = count.getBoundingClientRect();
  return [...document.querySelectorAll('.amoeba .flesh')].some((body) => {
    const b = body.getBoundingClientRect();
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  });
}).map((count) => `${count.closest('[data-cell]').dataset.cell}: ${count.textContent}`)
"""

MOST_ON_A_CELL = """
() => {
  const boxes = [...document.querySelectorAll('.amoeba')].map((one) => one.getBoundingClientRect());
  const middles = boxes.map((one) => [one.left + one.width / 2, one.top + one.height / 2]);
  const within = ([x, y], { left, right, top, bottom }) => x > left && x < right && y > top && y < bottom;
  const here = (box) => middles.filter((one) => within(one, box)).length;
  return Math.max(...[...document.querySelectorAll('[data-cell]')].map((one) => here(one.getBoundingClientRect())));
}
"""


def test_on_a_phone_cubes_can_be_counted_under_amoebas(open_page: Opener, server: Served) -> None:
    page, chance = seated(open_page, "ursuppe", seed="counted", size=PHONE), random.Random(3)
    most = 0
    while most < 3:  # amoebas on a cell
        with undisturbed(page, server):
            if page.get_by_test_id("board").is_visible():
                assert page.evaluate(COVERED) == []
                most = max(most, page.evaluate(MOST_ON_A_CELL))
            click_lit(page, chance)
            page.wait_for_function("() => !window.unanswered.size")
