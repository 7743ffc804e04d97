"""What counts is counted before everybody's eyes: cards before they are played, dishes flavour by flavour, goods by category."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.people import LIT, by_chance, click_lit, looked_at_again, make_table, seated_with_bots, undisturbed
from tests.browser.test_sapone import PLAY_UNTIL
from tests.support.server import Served


def figures(text: str) -> list[int]:
    """Figures with a sign, as they are printed."""
    return [int(found.replace("−", "-")) for found in re.findall(r"[+−]\d+", text)]


def play_until(page: Page, chance: random.Random, there: Locator, word: str) -> None:
    """Play by chance until something is there, whose button or heading has this word."""
    while not there.count():
        expect(page.locator(LIT).first).to_be_visible()
        click_lit(page, chance, until=word)


MADE = "(?:makes it|adds nothing, stays at|resets it to|a 10 that leads counts as)"
"""How the total that a card makes is told."""


def test_german_joins_a_herb_to_its_colour(open_page: Opener) -> None:
    page = open_page(None, locale="de")
    page.goto(seated_with_bots(page, "soup", seed="effect"))
    cards = page.locator("main .card[aria-label]")
    expect(cards.first).to_be_visible()
    names = [card.get_attribute("aria-label") or "" for card in cards.all()]
    assert any(re.search("-(Kraut|Reset)$", name) for name in names), names
    assert not any(re.search(" (Kraut|Reset)$", name) for name in names), names


def test_a_card_says_what_it_does_to_the_pot(open_page: Opener) -> None:
    page = open_page(None)
    page.goto(seated_with_bots(page, "soup", seed="effect"))
    page.locator(LIT).first.click()
    cards = page.get_by_role("region", name="Your hand").locator(LIT)
    expect(cards.first).to_be_visible()
    foretold = page.get_by_test_id("foretold")
    for card in cards.all():
        label = card.get_attribute("aria-label") or ""
        assert re.fullmatch(rf"Play .+: ({MADE} \d+|fills the pot: [+−]?\d+ for you)", label)
        card.hover()
        expect(foretold).to_have_text(label, use_inner_text=True)
        foot = card.locator(".foot").inner_text().replace("→", "").strip()
        assert re.search(rf"({MADE}|pot:) {re.escape(foot)}( for you)?$", label), "eyes are told the same"
        expect(page.get_by_test_id("pot-total")).to_contain_text("→")
    page.mouse.move(0, 0)
    expect(foretold).not_to_contain_text("Play ", use_inner_text=True)
    cards.first.press("ArrowRight")
    expect(foretold).to_have_text(cards.nth(1).get_attribute("aria-label") or "", use_inner_text=True)


HALF_HIDDEN = """
() => {
  // Words on cards of the hand that the strip on their lower edge covers.
  const box = (one) => one.getBoundingClientRect();
  const lit = [...document.querySelectorAll('.hand .card:has(.foot):has(.word)')];
  const hidden = lit.filter((one) => box(one.querySelector('.word')).bottom > box(one.querySelector('.foot')).top + 0.5);
  return hidden.map((one) => one.ariaLabel);
}
"""


def test_small_cards_and_seats_say_all_in_words_or_figures(open_page: Opener) -> None:
    page = open_page(None, {**PHONE, "viewport": {"width": 360, "height": 640}})
    page.goto(seated_with_bots(page, "soup", seed="looks"))
    players = page.locator(".players")
    expect(players.get_by_text("dealer", exact=True).locator("visible=true")).to_have_count(1)
    for told in ("13 cards", "0 taken"):
        expect(players.get_by_title(told, exact=True).locator("visible=true")).to_have_count(3)
    page.evaluate(PLAY_UNTIL, [LIT, ".hand .card:has(.foot):has(.word)"])
    assert page.evaluate(HALF_HIDDEN) == []
    page.evaluate(PLAY_UNTIL, [LIT, ".hand [data-lit] .counts"])
    ten = page.locator(".hand [data-lit]", has=page.locator(".counts")).first
    expect(ten).to_have_attribute("aria-label", re.compile(r"^Play \w+ 10: a 10 that leads counts as 0$"))
    expect(ten.locator(".counts")).to_have_text("=0")
    ten.click()
    expect(page.locator("[data-drop=pot] .counts")).to_have_text("=0")


def test_a_finger_that_rests_on_a_card_asks_what_it_does_and_does_not_play_it(open_page: Opener) -> None:
    page = open_page(None, PHONE)
    page.goto(seated_with_bots(page, "soup", seed="effect"))
    page.locator(LIT).first.click()
    cards = page.get_by_role("region", name="Your hand").locator(LIT)
    expect(cards.first).to_be_visible()
    label = cards.first.get_attribute("aria-label") or ""
    before = cards.count()
    touch(page, cards.first, milliseconds=600)
    expect(page.get_by_test_id("foretold")).to_have_text(label, use_inner_text=True)
    assert cards.count() == before
    touch(page, cards.first)
    expect(page.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(before - 1)
    expect(cards.first).to_be_visible()  # the next decision: the finger is gone
    expect(page.get_by_test_id("foretold")).not_to_contain_text("Play ", use_inner_text=True)


def test_a_deal_ends_with_a_count_that_adds_up(open_page: Opener) -> None:
    page, chance = open_page(None), random.Random(5)
    page.goto(seated_with_bots(page, "soup", seed="count"))
    sheet = page.get_by_test_id("deal-sheet")
    play_until(page, chance, sheet, "Next deal")
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Deal 1 is over.")
    rows = sheet.locator("ol > li")
    expect(rows).to_have_count(3)
    for row in rows.all():
        parts = [figure for group in row.locator(".group b").all_inner_texts() for figure in figures(group)]
        assert [sum(parts)] == (figures(row.locator(".gain").inner_text()) or [0])
    expect(page.locator("#game .deal")).to_contain_text("Deal 1 of 5")  # the next one waits
    page.reload()
    expect(sheet).to_be_visible()  # what was not read yet is there again
    page.get_by_role("button", name="Next deal").click()
    expect(page.locator("#game .deal")).to_contain_text("Deal 2 of 5")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("region", name="Your recipes")).to_be_visible()


WATCH = """
() => {
  // Notes from here on, whenever something changes: the deal, cards in hand, points, how many are to move, whether it is counted.
  if (window.seen) return;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (selector) => all(selector).map((one) => one.textContent).join(' ');
  const look = () => {
    const table = [text('#game .deal strong'), all('.hand li:not([inert])').length, text('.players .score')];
    const now = JSON.stringify([...table, all('.players .acting').length, all('[data-testid=deal-sheet]').length > 0]);
    if (now !== window.seen.at(-1)) window.seen.push(now);
  };
  window.seen = [];
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}
"""


NEAR_THE_END = "() => [...document.querySelectorAll('.players .facts')].some((one) => parseInt(one.textContent) <= 3)"
"""Somebody has but a few cards."""


def test_the_next_deal_and_its_points_come_after_the_count_of_the_last(open_page: Opener) -> None:
    page, chance = open_page(None), random.Random(5)
    page.goto(seated_with_bots(page, "soup", seed="order"))
    sheet = page.get_by_test_id("deal-sheet")
    while not sheet.count():
        expect(page.locator(LIT).first).to_be_visible()
        if page.evaluate(NEAR_THE_END):  # the last tricks are shown at length
            page.emulate_media(reduced_motion="no-preference")
            page.evaluate(WATCH)
        click_lit(page, chance, until="Next deal")
    seen = [json.loads(one) for one in page.evaluate("() => window.seen")]
    before = [one for one in seen if not one[4]]
    assert before
    assert {one[0] for one in seen} == {"Deal 1 of 5"}
    hands = [one[1] for one in seen]
    assert hands == sorted(hands, reverse=True), "the new hand is not there yet"
    assert len({one[2] for one in before}) == 1, "points change with the count"
    assert seen[-1][3:] == [0, True], "nobody is to move while it is read"


def test_the_count_of_a_deal_says_why_it_is_over_and_nothing_is_asked_meanwhile(open_page: Opener) -> None:
    page, chance = open_page(None), random.Random(5)
    page.goto(seated_with_bots(page, "soup", seed="count", hand_sizes=[2, 2, 2, 2]))
    sheet = page.get_by_test_id("deal-sheet")
    play_until(page, chance, sheet, "Next deal")
    expect(sheet).to_contain_text("has no cards left: the deal ends")
    expect(page.locator("#game .must")).to_have_count(0)


def test_recipes_that_nobody_had_to_choose_are_turned_up_after_the_count(open_page: Opener) -> None:
    page, chance = open_page(None), random.Random(5)
    page.goto(seated_with_bots(page, "soup", seed="forced", hand_sizes=[1, 1, 1, 1]))
    onwards, reveal = page.get_by_role("button", name="Next deal"), page.get_by_test_id("reveal")
    for deal in range(1, 5):
        play_until(page, chance, page.get_by_test_id("deal-sheet"), "Next deal")
        expect(page.get_by_test_id("decision-bar")).to_contain_text(f"Deal {deal} is over.")
        if deal == 4:
            page.emulate_media(reduced_motion="no-preference")
        expect(reveal).to_have_count(0)
        onwards.click()
        expect(page.get_by_test_id("deal-sheet")).to_have_count(0)
    expect(reveal.get_by_role("listitem")).to_have_count(3)
    expect(page.locator("#game .deal")).to_contain_text("Deal 5 of 5")


def test_sapone_says_what_an_offer_will_bring(open_page: Opener) -> None:
    page, chance = open_page(None), random.Random(1)
    page.goto(seated_with_bots(page, "sapone", seed="effect"))
    wanted = page.get_by_test_id("decision-bar").get_by_role("button", name=re.compile("^Say nothing"))
    while not wanted.is_visible():
        expect(page.locator(LIT).first).to_be_visible()
        click_lit(page, chance, until="anything will do")
    wanted.hover()
    offered = re.compile(r"Effect: Ada offers a card: “.+”( \(really .+\))?\.")
    expect(page.get_by_test_id("foretold")).to_have_text(offered, use_inner_text=True)


def touch(page: Page, what: Locator, milliseconds: int = 0) -> None:
    """A finger that rests a while."""
    box = what.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(milliseconds)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_dishes_are_counted_flavour_by_flavour(open_page: Opener) -> None:
    page = open_page(None)
    page.goto(f"/t/{looked_at_again(page, by_chance('sapotage'))}")
    tallies = page.locator("main .tally")
    expect(tallies).to_have_count(3)
    for n in range(3):
        expect(tallies.nth(n).locator(".counts")).to_contain_text(re.compile(r"[+−]\d"))
    for tally in tallies.all():
        parts, total = tally.evaluate(
            "one => ['.counts', '.sum .hidden'].map((part) => one.querySelector(part).innerText)"
        )
        assert sum(figures(parts)) == sum(figures(total))


def test_a_presentation_counts_as_soon_as_all_have_reacted(open_page: Opener) -> None:
    page, chance = open_page(None), random.Random(4)
    page.goto(seated_with_bots(page, "sapotage", seed="verdict"))
    received = page.locator(".dish", has=page.locator(".reactions")).first
    play_until(page, chance, received, "On to")
    parts, total = received.evaluate(
        "(dish) => ['.counts', '.sum .hidden'].map((one) => dish.querySelector(one).innerText)"
    )
    assert "presentation" in parts
    assert sum(figures(parts)) == sum(figures(total))


def test_what_is_said_of_a_quiet_card_leaves_the_pot_in_sight(open_page: Opener) -> None:
    page = open_page(None)
    page.goto(seated_with_bots(page, "soup", seed="effect"))
    expect(page.locator(LIT).first).to_be_visible()
    page.evaluate(PLAY_UNTIL, [LIT, ".hand .card.quiet"])
    page.evaluate("document.querySelector('.hand .card.quiet').click()")
    said, total = page.get_by_test_id("toast").bounding_box(), page.get_by_test_id("pot-total").bounding_box()
    assert said is not None
    assert total is not None
    assert said["y"] + said["height"] <= total["y"]


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
    medals = page.get_by_role("region", name="Players").locator(".medal[title]")
    expect(medals).to_have_count(0)  # who has won the judge is read out first
    log = page.get_by_test_id("log")
    expect(log).not_to_contain_text("wins")
    judge = page.locator(".judge h2")
    judged = judge.inner_text()
    expect(page.get_by_test_id("verdict").locator(".winners")).to_contain_text(judged)  # the next one waits
    onwards.click()
    expect(judge).not_to_have_text(judged)
    expect(page.locator(".judge .line")).to_be_visible()
    expect(log).to_contain_text(f"wins {judged}")
    expect(medals).to_have_count(1)
    expect(page.get_by_role("heading", name="Round 1: the verdict")).to_have_count(0)
    expect(bar).to_contain_text(question)


def test_a_new_judge_is_in_sight_on_a_phone_and_so_is_what_wins_the_last(open_page: Opener) -> None:
    page, chance = open_page(None, PHONE), random.Random(4)
    page.goto(seated_with_bots(page, "sapotage", seed="verdict"))
    onwards = page.get_by_role("button", name="On to")
    play_until(page, chance, onwards, "On to")
    expect(page.get_by_test_id("verdict").locator("li").last.locator(".sum")).to_be_in_viewport(ratio=1)
    judged = page.locator(".judge h2").inner_text()
    page.locator("main#game").evaluate("(game) => game.scrollTo(0, game.scrollHeight)")
    onwards.click()
    expect(page.locator(".judge h2")).not_to_have_text(judged)
    expect(page.locator(".judge")).to_be_in_viewport(ratio=1)


def test_the_deciding_verdict_is_read_before_the_result(open_page: Opener) -> None:
    page, chance = open_page("/"), random.Random(7)
    make_table(page, "sapotage", players=3, people=1, numbers={"judges_to_win": "1"})
    onwards = page.get_by_role("button", name="To the result")
    play_until(page, chance, onwards, "To the result")
    verdict = page.get_by_test_id("verdict")
    expect(verdict.get_by_text(re.compile("wins"))).to_be_in_viewport()
    expect(page.get_by_test_id("result")).to_have_count(0)
    onwards.click()
    expect(page.get_by_test_id("result")).to_be_visible()


def test_a_dish_on_stage_is_not_behind_the_decision_bar_on_a_phone(open_page: Opener, server: Served) -> None:
    page, chance = open_page(None, PHONE), random.Random(6)
    page.goto(seated_with_bots(page, "sapotage", seed="stage"))
    laugh = page.get_by_role("button", name="Laugh")
    play_until(page, chance, laugh, "Laugh")
    with undisturbed(page, server):
        page.wait_for_function(
            """() => {
              const bottom = document.querySelector('.onStage .tally').getBoundingClientRect().bottom;
              return bottom <= document.querySelector('[data-testid=decision-bar]').getBoundingClientRect().top;
            }"""
        )


IN_SIGHT = """
(what) => {
  const [game, bar] = ['main', '[data-testid=decision-bar]'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  const boxes = [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  return game && bar && boxes.length > 0 && boxes.every(({ top, bottom }) => top >= game.top && bottom <= bar.top);
}
"""


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_all_of_the_hand_is_in_sight_on_a_phone_when_a_dish_is_laid_together(open_page: Opener, lang: str) -> None:
    page = open_page(None, PHONE, locale=lang)
    page.goto(seated_with_bots(page, "sapotage", seed="sight"))
    page.wait_for_function(IN_SIGHT, arg=".mine [data-lit]")


def test_ones_own_dish_comes_back_into_sight_to_be_named(open_page: Opener) -> None:
    page, chance = open_page(None, PHONE), random.Random(4)
    page.goto(seated_with_bots(page, "sapotage", seed="named"))
    present = page.get_by_role("button", name="Present")
    while not present.is_visible():
        expect(page.locator(LIT).first).to_be_visible()
        page.evaluate(
            "() => document.querySelector('footer form') ? 0 : document.querySelector('main').scrollTo(0, 9999)"
        )
        click_lit(page, chance, until="Present")
    page.wait_for_function(IN_SIGHT, arg=".onStage .headline, .onStage header")


def test_a_dish_is_told_once_and_by_the_name_its_cook_gave(open_page: Opener) -> None:
    page, chance = open_page(None), random.Random(8)
    page.goto(seated_with_bots(page, "sapotage", seed="named"))
    present = page.get_by_role("button", name="Present", exact=True)
    play_until(page, chance, present, "Present")
    page.get_by_role("textbox").fill("Soup of the evening")
    present.click()
    log = page.get_by_test_id("log").locator("li")
    expect(log.filter(has_text="Soup of the evening")).to_have_text(
        re.compile("Ada presents: “Soup of the evening”\\.$")
    )
    expect(log.filter(has_text="Ada presents:")).to_have_count(1)


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
