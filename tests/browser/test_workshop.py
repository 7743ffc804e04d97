"""The designers' workshop: a number and a card are changed, the difference is seen, and the changed game is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from stockpot.workshop import study
from stockpot.workshop.routes import workshop_app
from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.people import at_table, fits
from tests.browser.test_accessible import check
from tests.support.server import Served, serving

GAMES = 400
"""Of a study: enough to see what is large."""


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(study, "GAMES", GAMES)
        with serving(tmp_path_factory.mktemp("workshop"), make=workshop_app) as served:
            yield served


def counted(page: Page) -> None:
    """All games of the rules shown are counted."""
    expect(page.locator(f"[data-testid=found][data-stale=false][data-games='{GAMES}']")).to_be_visible()


def test_a_number_and_a_card_are_changed_counted_and_played(open_page: Opener, workshop: Served) -> None:
    page = open_page(f"{workshop.url}/lab/sapotage")
    counted(page)
    expect(page.get_by_test_id("striking")).to_have_count(0)

    page.locator("#option-disliked_points").fill("0")
    page.locator("#option-disliked_points").press("Enter")
    expect(page.get_by_test_id("striking").locator("[data-figure=gift_points]")).to_contain_text("+")
    counted(page)

    page.get_by_text("List of ingredients", exact=True).click()
    page.get_by_label("Find a card").fill("strawberry")
    flavor = page.get_by_label("Strawberry, flavor3")
    flavor.select_option("Sweet")
    expect(page.get_by_test_id("cards").get_by_role("listitem")).to_have_text("Strawberryflavor3 Sour → Sweet")
    counted(page)

    page.get_by_label("Strawberry, flat").fill("many")
    page.get_by_label("Strawberry, flat").press("Enter")
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("flat points are a whole number from -20 to 20, not 'many'")
    expect(page.get_by_label("Strawberry, flat")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    page.get_by_label("Strawberry, flat").fill("0")
    page.get_by_label("Strawberry, flat").press("Enter")
    expect(refused).to_have_count(0)

    page.get_by_role("button", name="Play it").click()
    table = at_table(page)
    options = workshop.service.tables.live[table].room.created.options
    assert options["disliked_points"] == 0
    assert "I001,Strawberry,basic,fruit,Sweet,Sweet,Sweet,0" in options["ingredient_cards"]

    page.go_back()
    expect(page.locator("#option-disliked_points")).to_have_value("0")  # what was tried is still there
    page.get_by_role("button", name="Everything as printed").click()
    expect(page.get_by_test_id("cards")).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_test_id("cards").get_by_role("listitem")).to_have_count(1)
    expect(page.locator("#option-disliked_points")).to_have_value("0")


def test_the_whole_report_opens_with_its_charts(open_page: Opener, workshop: Served) -> None:
    page = open_page(f"{workshop.url}/lab/sapotage")
    counted(page)
    with page.expect_popup() as opening:
        page.get_by_text("The whole report with its charts").click()
    expect(opening.value.locator("figure.chart svg").first).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_it_is_accessible_and_fits(open_page: Opener, workshop: Served, size: dict[str, object]) -> None:
    page = open_page(f"{workshop.url}/lab/sapotage", size)
    counted(page)
    page.get_by_text("List of judges", exact=True).click()
    expect(page.get_by_label("Candy Cassidy, favorite")).to_be_visible()
    assert fits(page)
    check(page)


def test_elsewhere_the_page_says_how_to_open_it(open_page: Opener) -> None:
    page = open_page(None)
    open_page.complaints.clear()  # type: ignore[attr-defined]
    page.goto("/lab/soup")
    expect(page.get_by_test_id("trouble")).to_contain_text("stockpot lab soup --serve")
    open_page.complaints.clear()  # type: ignore[attr-defined]  # a browser complains of every 404
