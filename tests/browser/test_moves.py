"""Every game is played by click, tap, drag and keyboard; what may not be done says why; plans stay private."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import PHONE, Opener
from tests.browser.people import (
    GAMES,
    LIT,
    ask,
    click_lit,
    news,
    seated_with_bots,
    tab_to,
    table_of,
    told_more,
    undisturbed,
)
from tests.support.server import Served


def seated(open_page: Opener, game: str, seed: str, **how: object) -> Page:
    """Somebody at a table with bots, whose decision it is."""
    page = open_page(None, **how)
    page.goto(seated_with_bots(page, game, seed=seed))
    expect(page.locator(LIT).first).to_be_visible()
    return page


# --------------------------------------------------------------------------------------------------- keyboard and touch


SHOWN = """
(lit) => [...document.querySelectorAll(`${lit}, [data-testid=decision-bar]`)].map((one) => one.ariaLabel ?? one.innerText).join()
"""
"""What is asked, and what may be done."""


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(open_page: Opener, server: Served, game: str) -> None:
    page = seated(open_page, game, seed="keyboard")
    known, result = news(page), page.get_by_test_id("result")
    for _ in range(8):  # a move may take several choices
        with undisturbed(page, server):
            tab_to(page, LIT)
            shown = page.evaluate(SHOWN, LIT)
            page.keyboard.press("Enter")
        page.wait_for_function(f"([lit, shown]) => ({SHOWN})(lit) !== shown", arg=[LIT, shown])
        expect(page.locator(LIT).or_(result).first).to_be_visible()
        if result.is_visible():
            break
    told_more(page, known)


def test_a_card_played_by_keyboard_leaves_the_focus_to_its_neighbour(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "soup", seed="keyboard")
    hand = page.get_by_role("region", name="Your hand")
    for _ in ("recipe", "card"):
        with undisturbed(page, server):
            tab_to(page, LIT)
            held = hand.get_by_role("button").count()
            page.keyboard.press("Enter")
        expect(page.locator(LIT).first).to_be_visible()
    expect(hand.get_by_role("button")).to_have_count(held - 1)
    expect(hand.locator("button:focus")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_by_touch(open_page: Opener, server: Served, game: str) -> None:
    page = seated(open_page, game, seed="touch", size=PHONE)
    with undisturbed(page, server):
        asked = page.get_by_test_id("decision-bar").inner_text()
        page.locator(f"main {LIT}, footer {LIT}").locator("visible=true").first.tap()
    expect(page.get_by_test_id("decision-bar")).not_to_have_text(asked, use_inner_text=True)


# ---------------------------------------------------------------------------------------------------------------- dragging


def middle(box: FloatRect | None) -> tuple[float, float]:
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, where: Locator) -> None:
    """Places to drop something may show only once it is on its way."""
    what.scroll_into_view_if_needed()
    x, y = middle(what.bounding_box())
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y, steps=3)
    expect(where).to_be_visible()
    page.mouse.move(*middle(where.bounding_box()), steps=6)
    page.mouse.up()


def test_cards_are_dragged_into_the_pot(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "soup", seed="drag")
    page.locator(LIT).first.click()
    hand = page.get_by_role("region", name="Your hand")
    expect(hand.locator(LIT).first).to_be_visible()
    with undisturbed(page, server):
        cards = hand.get_by_role("button").count()
        drag(page, hand.locator(LIT).first, page.locator("[data-drop=pot]"))
    expect(hand.get_by_role("button")).to_have_count(cards - 1)


def test_a_dish_and_a_sabotage_are_dragged(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "sapotage", seed="drag")
    hand = page.get_by_role("region", name="Your hand")
    with undisturbed(page, server):
        for left in (4, 3, 2):
            drag(page, hand.locator(LIT).first, page.locator("[data-drop=board]"))
            expect(hand.get_by_role("button")).to_have_count(left)
        page.get_by_role("button", name="Serve this dish").click()
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Slip a card into another dish")
    with undisturbed(page, server):
        drag(page, hand.locator(LIT).first, page.locator("[data-drop^=seat-]").first)
        expect(page.get_by_text("You slipped")).to_be_visible()  # until the others have brought the round to its end


def test_cards_laid_ready_stay_there_while_others_cook(open_page: Opener) -> None:
    page, friend = open_page(None), open_page(None)
    for one, name in ((page, "Ada"), (friend, "Bob")):
        ask(one, "PUT", "/api/me", {"name": name})
    made = ask(page, "POST", "/api/tables", {"game": "sapotage", "seats": ["me", "free", "novice"], "open": True})
    table = f"/api/tables/{made['table']['id']}"
    ask(friend, "POST", f"{table}/seats", {})
    ask(page, "POST", f"{table}/requests", {"type": "start", "id": "begin"})
    page.goto(f"/t/{made['table']['id']}")
    page.get_by_role("region", name="Your hand").locator(LIT).first.click()
    dish = page.get_by_role("region", name="Your dish").get_by_role("button")
    expect(dish).to_have_count(1)
    served = friend.request.get(table).json()["game"]["legal"][0]["text"]
    ask(friend, "POST", f"{table}/requests", {"type": "play", "id": "cook", "move": served})
    expect(page.locator("[data-seat='1']").first).to_contain_text("ready")
    expect(dish).to_have_count(1)


def test_amoebas_are_dragged_into_the_soup_and_through_it(open_page: Opener) -> None:
    page = seated(open_page, "ursuppe", seed="drag3")
    bar, number = page.get_by_test_id("decision-bar"), page.get_by_role("button", name="Amoeba 1")
    page.locator(LIT).first.click()
    expect(bar).to_contain_text("Place an amoeba")
    drag(page, page.locator(".fresh"), page.locator("button.cell[data-lit]").last)
    number.click()
    expect(bar).to_contain_text("Place an amoeba")
    drag(page, page.locator(".fresh"), page.locator("button.cell[data-lit]").last)
    page.get_by_role("button", name="Amoeba 2").click()
    expect(bar).to_contain_text("Move red")
    known = news(page)
    drag(page, page.locator("[data-amoeba].movable"), page.locator("button.cell[data-lit]").first)
    told_more(page, known)


def test_jars_are_dragged_to_another_column(open_page: Opener) -> None:
    page = seated(open_page, "pantry", seed="drag")
    known = news(page)
    drag(page, page.locator("[data-jar][data-lit]").first, page.locator(".landing").first)
    told_more(page, known)


def test_goods_are_dragged_onto_the_counter(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "sapone", seed="drag")
    bar, hand = page.get_by_test_id("decision-bar"), page.get_by_role("region", name="Your hand")
    sell_or_pass = page.get_by_role("button", name="Sell a card").or_(page.get_by_role("button", name="Pass")).first
    sold = False
    while not sold:
        with undisturbed(page, server):
            known = bar.inner_text()
            sold = "Choose a card to sell" in known
            if sold:
                drag(page, hand.locator(LIT).first, page.locator("[data-drop=counter]"))
            else:
                sell_or_pass.click()
            expect(bar).not_to_have_text(known, use_inner_text=True)
    expect(bar).to_contain_text("What do you say it is?")


# ---------------------------------------------------------------------------------------------------------------- why not

QUIET = {
    "soup": "main [aria-disabled=true]",
    "sapotage": "main [aria-disabled=true]",
    "ursuppe": ".pool:has(.fresh) button.cell:not([data-lit])",
    "pantry": "[data-jar]:not([data-lit])",
    "sapone": ".fan button:not([data-lit])",
}
"""What may not be used now."""


CLICK_QUIET = """
(quiet) => {
  // Found and clicked at once: it may light up when others move.
  const found = [...document.querySelectorAll(quiet)].find((one) => one.checkVisibility());
  found?.click();
  return found !== undefined;
}
"""

READ_THE_RULE = """
() => {
  // The notice goes by itself after a while: read, and its rule called for, at once.
  const [said, read] = ['p', 'button'].map((what) => document.querySelector(`[data-testid=toast] ${what}`));
  if (!said?.textContent || !read?.textContent.includes('Read the rule')) return false;
  read.click();
  return true;
}
"""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_quiet_says_why_with_its_rule(open_page: Opener, game: str) -> None:
    page = seated(open_page, game, seed="why")
    chance, toast = random.Random(1), page.get_by_test_id("toast")
    while not page.evaluate(READ_THE_RULE):
        if not page.evaluate(CLICK_QUIET, QUIET[game]):
            click_lit(page, chance)
        expect(page.locator(LIT).or_(toast).first).to_be_visible()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(f"[data-rule-id^='{game}.']:focus")).to_be_in_viewport()


# ----------------------------------------------------------------------------------------------------------------- motion

WATCH = """
() => {
  // The most things in the game that have moved from one place to another at the same time.
  window.moved = 0;
  const travels = (one) => one.effect.getComputedTiming().iterations !== Infinity && one.effect.target?.closest('main')
    && (one instanceof CSSTransition ? /transform|translate/.test(one.transitionProperty)
      : one.effect.getKeyframes().some((frame) => frame.transform ?? frame.translate ?? frame.rotate));
  const look = () => {
    window.moved = Math.max(window.moved, document.getAnimations().filter(travels).length);
    requestAnimationFrame(look);
  };
  look();
}
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("game", GAMES)
def test_pieces_travel_unless_the_system_asks_for_rest(open_page: Opener, game: str, motion: str) -> None:
    page = seated(open_page, game, seed="motion", reduced_motion=motion)
    page.evaluate(WATCH)
    lines, chance = page.get_by_test_id("log").locator("li"), random.Random(2)
    enough = lines.count() + 8
    for _ in range(200):
        click_lit(page, chance)
        expect(page.locator(LIT).first).to_be_visible()
        moved = page.evaluate("window.moved") > 0
        if lines.count() >= enough and (moved or motion == "reduce"):
            break
    assert moved is (motion == "no-preference")


def test_a_card_flies_from_the_hand_to_the_pot(open_page: Opener) -> None:
    page = seated(open_page, "soup", seed="flight", reduced_motion="no-preference")
    page.locator(LIT).first.click()
    hand = page.get_by_role("region", name="Your hand")
    expect(hand.locator(LIT).first).to_be_visible()
    flight = page.evaluate(
        """async (lit) => {
          // Where the card is, from when it comes into the pot until it rests there or the pot is emptied.
          const spots = document.getElementsByClassName('spot');
          const before = spots.length;
          const coming = new Promise((found) => {
            const watch = new MutationObserver(() => spots[before] && (watch.disconnect(), found(spots[before])));
            watch.observe(document.body, { childList: true, subtree: true });
          });
          document.querySelector(`.hand ${lit}`).click();
          const card = await coming;
          const tops = [];
          while (card.isConnected && (tops.length < 10 || tops.at(-1) !== tops.at(-10))) {
            await new Promise((done) => requestAnimationFrame(done));
            tops.push(card.getBoundingClientRect().top);
          }
          return tops;
        }""",
        LIT,
    )
    assert flight[0] > min(flight) + 100, "it begins well below its place in the pot"


# ------------------------------------------------------------------------------------------------------------ private plans


def history(server: Served, page: Page) -> int:
    """How many moves the table knows of."""
    table = server.service.tables.live[table_of(page)]
    return int(server.call(lambda: len(table.room.table.history)))


def test_a_try_in_the_soup_is_seen_by_nobody_until_it_is_carried_out(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "ursuppe", seed="try")
    begin, chance = page.get_by_role("button", name="Preview first"), random.Random(3)
    while not begin.count():
        click_lit(page, chance, until="Preview first")
        expect(page.locator(LIT).first).to_be_visible()
    with undisturbed(page, server):
        known = history(server, page)
        for end in ("Leave preview", "Do it"):
            begin.click()
            page.locator(f"footer {LIT}").first.click()
            expect(page.get_by_role("button", name="Do it")).to_be_visible()
            assert history(server, page) == known
            told = news(page)
            page.get_by_role("button", name=end).click()
            expect(page.get_by_role("button", name="Leave preview")).to_have_count(0)
        told_more(page, told)
        assert history(server, page) > known


def test_a_plan_for_the_jars_is_seen_by_nobody_until_it_is_played(open_page: Opener, server: Served) -> None:
    page = seated(open_page, "pantry", seed="plan")
    with undisturbed(page, server):
        known = history(server, page)
        for end in ("Drop plan", "Play 1 move"):
            page.get_by_role("button", name="Plan", exact=True).click()
            standing = page.locator("[data-jar]").first.evaluate("(jar) => jar.parentElement.innerHTML")
            page.locator("[data-jar][data-lit]").first.click()
            page.locator(f"footer {LIT}").first.click()
            expect(page.get_by_role("button", name="Play 1 move")).to_be_visible()
            assert history(server, page) == known
            assert page.locator("[data-jar]").first.evaluate("(jar) => jar.parentElement.innerHTML") != standing
            told = news(page)
            page.get_by_role("button", name=end).click()
            expect(page.get_by_role("button", name="Drop plan")).to_have_count(0)
        told_more(page, told)
        assert history(server, page) == known + 1
