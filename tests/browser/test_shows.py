"""What is counted is counted before everybody's eyes: dishes flavour by flavour, goods category by category."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.people import LIT, by_chance, click_lit, looked_at_again, seated_with_bots, undisturbed
from tests.support.server import Served


def figures(text: str) -> list[int]:
    """Figures with a sign, as they are printed."""
    return [int(found.replace("−", "-")) for found in re.findall(r"[+−]\d+", text)]


def test_dishes_are_counted_flavour_by_flavour(open_page: Opener) -> None:
    page = open_page(None)
    page.goto(f"/t/{looked_at_again(page, by_chance('sapotage'))}")
    tallies = page.locator("main .tally")
    expect(tallies).to_have_count(3)
    for tally in tallies.all():
        parts, total = tally.locator(".counts").inner_text(), tally.locator(".sum .hidden").inner_text()
        assert sum(figures(parts)) == sum(figures(total))


def test_the_four_categories_are_scored_one_by_one_with_what_decided(open_page: Opener) -> None:
    page = open_page(None)
    page.goto(f"/t/{looked_at_again(page, by_chance('sapone'))}")
    result = page.get_by_test_id("result")
    for category in ("Most coins", "Best vegetables", "Best tools", "Most soap"):
        section = result.get_by_role("heading", name=category).locator("..")
        expect(section.locator(".why")).not_to_be_empty()
    gained = result.locator("table", has_text="Categories won").locator("tbody tr td:nth-child(3)").all_inner_texts()
    assert sum(sum(figures(one)) for one in gained) > 0


def test_the_next_dish_is_asked_for_only_after_the_verdict_was_read(open_page: Opener) -> None:
    page = open_page(None)
    page.goto(seated_with_bots(page, "sapotage", seed="verdict"))
    bar, onwards, chance = (
        page.get_by_test_id("decision-bar"),
        page.get_by_role("button", name="On to"),
        random.Random(4),
    )
    expect(page.locator(LIT).first).to_be_visible()
    question = bar.locator("p").first.inner_text()
    while not onwards.count():
        click_lit(page, chance, until="On to")
        expect(page.locator(LIT).first).to_be_visible()
    expect(page.get_by_role("heading", name="Round 1: the verdict")).to_be_visible()
    expect(bar).to_contain_text("The verdict is in.")
    expect(bar).not_to_contain_text(question)
    onwards.click()
    expect(page.get_by_role("heading", name="Round 1: the verdict")).to_have_count(0)
    expect(bar).to_contain_text(question)


def test_a_reaction_is_told_once(open_page: Opener) -> None:
    page = open_page(None)
    page.goto(seated_with_bots(page, "sapotage", seed="laugh"))
    laugh, chance = page.get_by_role("button", name="Laugh"), random.Random(2)
    expect(page.locator(LIT).first).to_be_visible()
    while not laugh.count():
        click_lit(page, chance, until="Laugh")
        expect(page.locator(LIT).first).to_be_visible()
    lines = page.get_by_test_id("log").get_by_text("Ada laughs.")
    before = lines.count()
    laugh.click()
    expect(lines).to_have_count(before + 1)
    expect(page.locator(LIT).first).to_be_visible()
    expect(lines).to_have_count(before + 1)


def test_a_dish_is_called_what_its_cook_calls_it_in_the_readers_language(open_page: Opener, server: Served) -> None:
    english = open_page(None)
    english.goto(seated_with_bots(english, "sapotage", seed="names"))
    french = open_page(None, locale="fr-FR", storage_state=english.context.storage_state())
    french.goto(english.url)
    headline, chance = english.locator(".dish:not([aria-label='Ada’s dish']) .headline").first, random.Random(3)
    presented = False
    while not presented:
        with undisturbed(english, server):
            presented = headline.count() > 0
            if presented:
                name = headline.inner_text().strip("“”")
                expect(english.get_by_test_id("log")).to_contain_text(f"“{name}”")
                expect(french.locator(".dish:not([aria-label='Plat d’Ada']) .headline").first).to_contain_text("«")
                assert name not in french.locator("body").inner_text()
            else:
                click_lit(english, chance)
