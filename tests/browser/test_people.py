"""Languages, keyboard, one screen for several, spectators, hints, why-not, chat, undo."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import stockpot
from tests.browser.conftest import DESK, PHONE, Opener
from tests.browser.people import (
    GAMES,
    LIT,
    ask,
    at_table,
    caught_up,
    click_lit,
    heard,
    invitation,
    make_table,
    move,
    news,
    play_now,
    seated_with_bots,
    share_a_screen,
    tab_to,
    told_more,
    undisturbed,
)
from tests.support.server import Served


def test_french_by_the_browsers_language_and_by_the_switch(open_page: Opener) -> None:
    page = open_page("/", PHONE, locale="fr-FR")
    expect(page.get_by_role("heading", name="Soupe")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"
    play_now(page, "soup")
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Choisissez votre recette")
    page.get_by_role("button", name="Réglages").click()
    page.get_by_text("English").click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Choose your recipe")


@pytest.mark.parametrize("game", GAMES)
def test_a_french_table_speaks_no_english(open_page: Opener, game: str) -> None:
    page = open_page(None, locale="fr-FR")
    page.goto(seated_with_bots(page, game, seed="français"))
    chance = random.Random(4)
    for _ in range(6):
        expect(page.locator(LIT).first).to_be_visible()
        shown = page.locator("body").inner_text()
        assert not re.search(r"\b(the|your|you|and|with|of|has|card|cards|left|choose)\b", shown, re.IGNORECASE), shown
        click_lit(page, chance)


def test_from_home_to_the_table_by_keyboard_alone(open_page: Opener, server: Served) -> None:
    page = open_page("/")
    expect(page.locator("[data-game=soup]")).to_be_visible()
    tab_to(page, "[data-game=soup] button.main")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    for _ in range(4):
        with undisturbed(page, server):
            tab_to(page, LIT)
            before = news(page)
            page.keyboard.press("Enter")
            told_more(page, before)
    with undisturbed(page, server):
        tab_to(page, "a.skip")
        page.keyboard.press("Enter")
        expect(page.locator("main [data-lit]:focus")).to_be_visible()
    tab_to(page, "[role=tab]")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")


def test_a_curtain_hides_hands_at_one_screen(open_page: Opener) -> None:
    page = open_page("/new/soup")
    messages = heard(page)
    curtain, hand = share_a_screen(page, "Ann", "Bob")
    expect(curtain).to_contain_text("Ann")
    assert all(one["game"]["view"]["hand"] is None for one in messages if one.get("game")), "nothing is sent too early"
    for name in ("Ann", "Bob"):
        expect(curtain).to_contain_text(name)
        expect(hand).to_have_count(0)
        curtain.get_by_role("button").click()
        expect(hand).to_be_visible()
        expect(page.get_by_role("region", name="Players").get_by_text("your move")).to_have_count(
            1
        )  # the other is not you
        move(page)
    expect(curtain.or_(hand.locator(LIT).first)).to_be_visible()
    if hand.count():  # Bob leads the first trick
        move(page)
    expect(curtain).to_contain_text("Ann")
    expect(hand).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_is_sent_no_secret(open_page: Opener, server: Served, game: str) -> None:
    player, spectator = open_page("/"), open_page("/")
    messages = heard(spectator)
    table = play_now(player, game)
    player.get_by_role("button", name="Table", exact=True).click()
    expect(player.get_by_role("heading", name="Spectator link")).to_be_visible()
    player.keyboard.press("Escape")
    spectator.goto(invitation(player))
    expect(spectator.get_by_test_id("decision-bar")).to_contain_text("You are watching. Waiting for")
    for _ in range(4):
        expect(player.locator(LIT).first).to_be_visible()
        move(player)
    expect(player.locator(LIT).first).to_be_visible()

    with server.still(table) as live:
        seq, allowed = caught_up(spectator, server, live, seat=None)
    told = [one for one in messages if one.get("game")]
    views = [one["game"]["view"] for one in told]
    assert [one["game"]["view"] for one in told if one["seq"] <= seq][-1] == allowed, (
        "exactly what a spectator may know"
    )
    assert all(view.get("hand") is None and view["seat"] is None for view in views)
    assert not any(one["game"].get("legal") for one in messages if one.get("game"))
    expect(spectator.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(spectator.locator(LIT)).to_have_count(0)


def test_a_spectator_without_a_name_gives_one_to_talk(open_page: Opener) -> None:
    player, spectator = open_page("/"), open_page("/")
    play_now(player, "soup")
    spectator.goto(invitation(player))
    expect(spectator.get_by_test_id("decision-bar")).to_contain_text("You are watching.")
    spectator.get_by_role("tab", name="Chat").click()
    expect(spectator.get_by_label("Message the table")).to_have_count(0)
    spectator.get_by_label("What should the others call you?").fill("Eve")
    spectator.get_by_role("button", name="Save", exact=True).click()
    spectator.get_by_role("radio", name="Everyone").check()
    spectator.get_by_label("Message the table").fill("Smells good")
    spectator.get_by_role("button", name="Send", exact=True).click()
    player.get_by_role("tab", name="Chat").click()
    expect(player.get_by_test_id("chat")).to_contain_text("Smells good")
    expect(player.get_by_test_id("chat")).to_contain_text("Eve")


def test_what_is_said_covers_nothing_of_the_game_on_a_phone(open_page: Opener) -> None:
    page = open_page("/", PHONE)
    table = play_now(page, "soup")
    ask(page, "POST", f"/api/tables/{table}/requests", {"type": "chat", "text": "Good luck to you all!", "id": "chat"})
    page.wait_for_function(
        """
        () => {
          const bubble = document.querySelector("[data-testid=bubble]");
          return bubble?.getBoundingClientRect().bottom <= document.querySelector('#game').getBoundingClientRect().top;
        }
        """
    )


def test_how_strong_bots_are_is_said_where_they_are_chosen(open_page: Opener) -> None:
    page = open_page("/new/soup")
    expect(page.get_by_label("Seat 2", exact=True).locator("option[value=cook]")).to_have_text(
        "Bot: cook · Thinks a little ahead: a fair opponent."
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_reaction_covers_neither_name_nor_points(open_page: Opener, size: dict[str, Any]) -> None:
    page = open_page("/", size)
    table = play_now(page, "soup")
    ask(page, "POST", f"/api/tables/{table}/requests", {"type": "react", "what": "clap", "id": "clap"})
    face = page.locator(".player:has([data-seat='0']) > .face")
    expect(face.locator("svg")).to_be_visible()
    free = face.evaluate(
        """(face) => {
          const box = face.getBoundingClientRect();
          return ['.name', '.score'].every((one) => {
            const text = document.createRange();
            text.selectNodeContents(document.querySelector(`[data-seat='0'] ${one}`));
            const other = text.getBoundingClientRect();
            return other.left >= box.right || other.right <= box.left || other.top >= box.bottom || other.bottom <= box.top;
          });
        }"""
    )
    assert free


def test_hint_undo_and_chat(open_page: Opener) -> None:
    page = open_page("/")
    play_now(page, "soup")
    page.get_by_role("tab", name="Hint").click()
    page.get_by_role("button", name="Ask the chef").click()
    expect(page.get_by_test_id("hint").get_by_role("listitem").first).to_contain_text(
        re.compile(r"%.*\.", re.DOTALL)
    )  # and why
    suggestions, advised = page.get_by_test_id("hint").get_by_role("listitem"), page.get_by_test_id("advised")
    suggestions.nth(1).get_by_role("button").click()
    expect(advised).to_contain_text("The chef also considered")
    suggestions.first.get_by_role("button").click()
    expect(advised).to_contain_text("The chef suggests")
    expect(page.locator("main [data-advised]")).to_be_visible()  # shown first, not played unseen
    page.get_by_test_id("advised").get_by_role("button", name="Play it").click()
    expect(page.get_by_role("region", name="Your hand").locator(LIT).first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_test_id("decision-bar")).to_contain_text("Choose your recipe")
    expect(page.get_by_test_id("decision-bar")).to_contain_text(
        "Your move is taken back."
    )  # although recipes were shown
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_test_id("log").locator("del").first).to_contain_text("Guest")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Message the table").fill("<b>Bon appétit</b>")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_test_id("chat")).to_contain_text("<b>Bon appétit</b>")
    page.get_by_role("button", name="Delicious").click()
    expect(page.get_by_test_id("chat")).to_contain_text("says: delicious!")


def test_recipes_of_ones_own_are_written_at_a_new_table(open_page: Opener) -> None:
    page = open_page("/new/pantry")
    page.get_by_text("Change single rules", exact=True).click()
    page.get_by_label("Jars and recipes").select_option("custom")
    recipes = page.get_by_label("Recipes: owner, points and three ingredients")
    printed = recipes.input_value()
    page.get_by_role("button", name="Fill free seats with bots").click()
    recipes.fill(printed.replace("Hand,Fish Head,Heart", "Hand,Fish Head,Spoon"))
    page.get_by_role("button", name="Start now").click()
    expect(page.get_by_test_id("toast")).to_contain_text("Spoon")
    recipes.fill(printed.replace("Hand,Fish Head,Heart", "Hand,Fish Head,Brain"))
    page.get_by_role("button", name="Start now").click()
    at_table(page)
    written = page.evaluate(
        "async () => (await (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()).table.options.lists"
    )
    assert "Hand,Fish Head,Brain" in written["recipes"]
    open_page.complaints.clear()  # type: ignore[attr-defined]  # the browser itself reports the refusal


def test_a_variant_of_ours_is_chosen_at_a_new_table(open_page: Opener) -> None:
    """It says what it does, its options are set, and what is changed then is one's own."""
    (name, options), *_ = stockpot.game("soup").presets.items()
    page = open_page("/new/soup")
    rules = page.locator("#preset")
    expect(rules).to_have_value("")
    rules.select_option(name, force=True)
    expect(page.get_by_text(stockpot.game("soup").speech.texts.message(f"preset-{name}-about")["en"])).to_be_visible()
    page.get_by_role("button", name="Fill free seats with bots").click()
    page.get_by_role("button", name="Start now").click()
    at_table(page)
    played = page.evaluate(
        "async () => (await (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()).table.options"
    )
    assert played == options
    page.goto("/new/soup")
    page.get_by_text("Change single rules", exact=True).click()
    page.get_by_label("Open recipes").check()
    expect(rules).to_have_value("own")
    rules.select_option("", force=True)
    expect(page.get_by_label("Open recipes")).not_to_be_checked()


def test_choices_are_called_by_what_they_are(open_page: Opener) -> None:
    page = open_page("/new/ursuppe")
    expect(page.get_by_label("Mutation points of Defense").locator("option")).to_have_text(["3", "4"])
    page.goto("/new/soup")
    expect(page.get_by_label("First dealer").locator("option").first).to_have_text("Random")
    expect(page.get_by_label("First dealer").locator("option").last).to_have_text("Seat 3")


def test_the_tabs_title_says_whose_turn_it_is(open_page: Opener) -> None:
    page = open_page("/")
    play_now(page, "soup")
    expect(page).to_have_title("● Your turn – Soup – Stockpot")


def test_home_lists_your_tables_and_joins_by_link(open_page: Opener) -> None:
    host, guest = open_page("/"), open_page("/")
    link = make_table(host, "soup", players=2, people=2)
    host.goto("/")
    expect(host.get_by_role("heading", name="Your tables")).to_be_visible()
    guest.get_by_label("Link or code").fill("not one")
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_test_id("toast")).to_contain_text("isn’t an invitation")
    guest.get_by_label("Link or code").fill(link)
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_seat_that_is_not_there_is_not_offered(open_page: Opener) -> None:
    page = open_page("/new/soup")
    dealer = page.locator("#option-first_dealer")
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    expect(dealer.locator("option")).to_have_count(1 + 4)
    dealer.select_option("3", force=True)
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(dealer.locator("option")).to_have_count(1 + 3)
    expect(dealer).to_have_value("random")
