"""Moves, questions, refusals and events in words, English and French; the table in a terminal."""

from __future__ import annotations

import re

import pytest

import stockpot
from stockpot.core.options import LANGUAGES
from stockpot.core.speech import Said
from stockpot.games.sapotage.lists import known_list
from stockpot.games.sapotage.state import INGREDIENT, N_ACTIONS, TEXTS, Event

from .kitchen import NOTHING, cooking, give, may, phase, plain, play, serve, serving, start

DISHES = ("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("cook Lemon, Honey, Kale", "cook Lemon, Kale, Honey"),
        ("COOK kale,honey , LEMON", "cook Lemon, Kale, Honey"),
        ("cuisiner Citron, Miel, Chou kale", "cook Lemon, Kale, Honey"),
        ("cuisiner citron, honey, STEAK", "cook Lemon, Steak, Honey"),
        ("cook Kale and Lemon and Honey", "cook Lemon, Kale, Honey"),
        ("lemon kale honey", "cook Lemon, Kale, Honey"),
        ("servir le miel, le citron et le chou-kale", "cook Lemon, Kale, Honey"),
        ("cook 1, 3, 5", "cook Lemon, Steak, Honey"),
        ("cook 5 lemon I017", "cook Lemon, Kale, Honey"),
        ("i087 i002 i017", "cook Lemon, Kale, Honey"),
    ],
)
@pytest.mark.rule("sapotage.cook.dish")
def test_a_dish_may_be_typed_in_either_language_and_any_order(typed, meant):
    table = cooking("Lemon, Honey, Kale, Butter, Steak", "", "")
    table.play(0, typed)
    assert table.moves[0][1] == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("donner Chaussette de sport à la place 1", "give Gym Sock to seat 1"),
        ("Give gym sock to seat 2", "give Gym Sock to seat 2"),
        ("défausser chaussette de sport", "discard Gym Sock"),
        ("to seat-2: give Gym-Sock", "give Gym Sock to seat 2"),
        ("slip the gym sock into seat 1", "give Gym Sock to seat 1"),
        ("give 2 to seat 1", "give Gym Sock to seat 1"),
        ("seat 1: give 2", "give Gym Sock to seat 1"),
        ("give I099 to seat 1", "give Gym Sock to seat 1"),
        ("gym sock to seat 2", "give Gym Sock to seat 2"),
        ("throw away the gym sock", "discard Gym Sock"),
        ("jeter 2", "discard Gym Sock"),
    ],
)
@pytest.mark.rule("sapotage.sabotage.give", "sapotage.sabotage.abstain")
def test_a_gift_may_be_typed_in_either_language(typed, meant):
    table = serving(*DISHES, gifts={0: ("Gym Sock", 1)})
    table.play(0, typed)
    assert table.moves[0][1] == meant


@pytest.mark.rule("sapotage.variant.shared")
@pytest.mark.parametrize(
    "typed",
    [
        "cook Honey, Lemon + Kale",
        "honey lime-less kale lemon",
        "cuisiner chou kale avec citron et miel",
        "cook 1 i087 2",
    ],
)
def test_a_shared_card_may_stand_anywhere(typed):
    table = cooking("Lemon, Kale, Butter, Steak", "", "", shared=["Honey", "Lime", "Mango"], options={"shared": True})
    if "less" in typed:
        with pytest.raises(stockpot.UnknownMove):
            table.play(0, typed)
        return
    table.play(0, typed)
    assert table.moves[0][1] == "cook Lemon, Kale + Honey"


@pytest.mark.parametrize("typed", ["turn up 2 of seat 1", "seat 1: peek at 2", "retourner la carte 2 de la place 1"])
@pytest.mark.rule("sapotage.variant.peeking")
def test_a_peek_may_be_typed_in_many_ways(typed):
    table = serving(*DISHES, phase="peek", options={"peeking": True})
    table.play(0, typed)
    assert table.moves[0][1] == "turn up 2 of seat 1"


@pytest.mark.parametrize("word", ["pass", "Passer"])
@pytest.mark.rule("sapotage.present.honor", "sapotage.sabotage.one", "sapotage.cook.dish")
def test_who_passes_does_not_react_and_elsewhere_there_is_no_passing(word):
    assert cooking("", "", "").why_not(0, word).rule == "sapotage.cook.dish"
    table = serving(*DISHES)
    assert table.why_not(0, word).rule == "sapotage.sabotage.one"
    give(table)
    assert table.why_not(1, word).rule == "sapotage.present.order"
    play(table, 1, "present")
    table.play(0, word)
    assert table.moves[-1][1] == "no reaction"


@pytest.mark.rule("sapotage.cook.dish", "sapotage.sabotage.one", "sapotage.setup.players")
def test_what_is_understood_is_refused_by_its_rule():
    table = cooking("Lemon, Honey, Kale, Butter, Steak", "", "")
    for text in ("lemon honey", "cook 1 2 3 4", "lemon lemon honey", "cuisiner citron et miel", "i002 i087"):
        assert table.why_not(0, text).rule == "sapotage.cook.dish", text
    assert table.why_not(0, "servir tofu, citron et miel", "fr").text == "Vous n’avez pas Tofu en main."
    served = serving(*DISHES, gifts={0: ("Gym Sock", 1)})
    for text in ("gym sock", "give gym sock and lemon to seat 1", "throw away 1 and 2"):
        assert served.why_not(0, text).rule == "sapotage.sabotage.one", text
    assert served.why_not(0, "gym sock to seat 0").rule == "sapotage.sabotage.own"
    for text in ("gym sock to seat 4", "gym sock to seat 44"):
        assert served.why_not(0, text).rule == "sapotage.setup.players", text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"shared": True, "peeking": True, "presentation": "tokens"}])
def test_every_label_is_read_back(lang, options):
    table = start(4, seed=3, **options)
    for _ in range(60):
        seat = table.to_act[0]
        actions = table.legal(seat)
        for action in actions:
            label = table.game.label(table.state, seat, action.id, lang, ["0", "1", "2", "3"])
            assert table.game.words.read(table.state, seat, label) == action.id, label
        table.play(seat, actions[-1])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cook",
        "eat Lemon",
        "give Lemon",
        "give Lemon to seat x",
        "discard Nothing",
        "token to seat 9",
        "vote for seat x",
        "vote for seat 7",
    ],
)
def test_what_names_no_move_is_refused(text):
    table = serving(*DISHES)
    with pytest.raises(stockpot.UnknownMove):
        table.play(0, text)


@pytest.mark.rule("sapotage.setup.players")
def test_every_action_has_a_name_even_when_it_makes_no_sense():
    table = serving(*DISHES)
    for lang in ("en", "fr"):
        names = [table.game.label(table.state, 0, action, lang) for action in range(N_ACTIONS)]
        assert all(names)
        assert names[60] == {"en": "present", "fr": "présenter"}[lang]


def test_reasons_are_given_in_every_language():
    reasons = [key for key in TEXTS["en"] if key.startswith("refused-")]
    assert len(reasons) == 17
    for key in reasons:
        said = [TEXTS[lang].say(key, card="Leek") for lang in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES)
        assert all(one.endswith(".") for one in said)


@pytest.mark.parametrize("options", [{}, {"presentation": "tokens", "peeking": True}, {"shared": True, "judges": 3}])
def test_what_is_asked_and_told_is_french_too(options):
    table = start(4, seed=5, **options)
    asked = set()
    while table.view()["round"] < 3 and not table.over:
        seat = table.to_act[-1]
        english, french = table.asks(seat), plain(table.asks(seat, "fr"))
        assert english != french
        asked.add(english)
        play(table, seat, may(table, seat)[-1])
    assert len(asked) >= 4
    names = ["Ada", "Bo", "Cy", "Di"]
    english, french = table.log(stockpot.ALL_OPEN, "en", names), table.log(stockpot.ALL_OPEN, "fr", names)
    assert len(english) == len(french) > 40
    assert all(one != other for one, other in zip(english, french, strict=True))


def test_every_event_can_be_told():
    game = stockpot.game("sapotage")
    for event in Event:
        row = (int(event), *[1] * (Event.row_width() - 1))
        for viewer in (0, 1, None, stockpot.ALL_OPEN):
            for lang in LANGUAGES:
                told = game.tell(row, viewer, lang)
                assert told.kind == event.name.lower()
                assert told.text.format(*"abcdef")


KEY = -100


def said(event: Event, *numbers: int, viewer: int | None = None) -> str:
    """An event in English, with the key of the printed ingredients for KEY."""
    table = start()
    key = iter(INGREDIENT.key(table.state) * 3)
    row = [next(key) if number == KEY else number for number in numbers]
    told = table.game.tell((int(event), *row, *[0] * 11), viewer, "en", ["Ada", "Bo", "Cy"])
    return told.text


def test_events_are_told_in_sentences():
    assert said(Event.WON, 5) == "Ada and Cy share the victory."
    assert said(Event.WON, 4) == "Cy wins the game."
    assert said(Event.PRESENTATION, 0, 0, 1, 0) == "Ada’s presentation doesn’t fit: no points."
    assert said(Event.PRESENTATION, 0, 2, 1, 1) == "Ada’s presentation: 1 laugh, +2."
    assert said(Event.GAVE, 1, -1) == "Bo has discarded a card."
    dish = (0, 1, 2, -1, KEY, KEY, 3, KEY, KEY)
    assert said(Event.REVEALED, *dish) == "Ada’s dish: Lemon and Lime, with the shared Grapefruit."
    assert said(Event.COOKED, *dish, viewer=0) == "Ada cooks Lemon and Lime with the shared Grapefruit."
    assert said(Event.COOKED, *dish) == "Ada’s dish is ready."
    assert said(Event.SCORED, 0, 0, 0, 1, -4, 2, -2) == "judge 1 gives Bo −4 + 2 = −2."


def test_french_elides():
    tell = stockpot.game("sapotage").tell
    row = (int(Event.GAVE), 0, 1, *[0] * 9)
    assert tell(row, None, "fr", ["Bo", "Échalote"]).text == "Bo a glissé une carte dans le plat d’Échalote."
    assert tell(row, None, "fr", ["Échalote", "Bo"]).text == "Échalote a glissé une carte dans le plat de Bo."


def test_a_card_of_a_list_that_is_forgotten_has_a_number():
    assert known_list((1, 2)) is None
    assert said(Event.SHARED, 4, 1, 2) == "Shared by all: ingredient 5."


def test_labels_name_the_shared_card():
    table = start(shared=True)
    parts = table.game.words.parts(table.state, 0, table.legal(0)[0].id)
    assert parts["shared"] == table.view()["shared"][0]["name"]
    assert table.legal(0)[0].text.endswith(f" + {parts['shared']}")
    label = table.game.speech.write(Said("move-cook", parts), "en")
    assert label == f"cook {parts['cards'][0]} and {parts['cards'][1]} + {parts['shared']}"


# -------------------------------------------------------------------------------------------------------------- terminal


def drawn(table: stockpot.Table, viewer: int | None, lang: str = "en") -> str:
    names = ["Ada", "Bartholomew the Fourth of Nowhere", "Cy", "Di", "Ed", "Flo"][: table.players]
    text = table.game.screen.draw(table.view(viewer), names, lang).plain
    assert not re.search(r"-\d", text), "numbers have a true minus"
    assert max(len(line) for line in text.splitlines()) <= 80
    return text


def test_the_table_is_drawn_from_the_view():
    table = serving(*DISHES, gifts={1: ("Lemon", 0)})
    mine = drawn(table, 0)
    assert "Candy Cassidy" in mine
    assert "Sugar Cubes Sweet Sweet Sweet" in mine
    assert "Kale" not in mine
    assert mine.count("[face down]") == 6
    assert "Sucre en morceaux Sucré Sucré Sucré" in drawn(table, 0, "fr")
    give(table, {1: ("Lemon", 0)})
    assert "[face down] from Bartholomew th" in drawn(table, 0)
    assert "Lemon" in drawn(table, 1)
    serve(table, laughs={1: [0]}, unfit={2: [0]})
    assert "Your hand" in drawn(table, 0)
    assert "Your hand" not in drawn(table, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_fits_the_screen(lang):
    table = start(6, seed=2, judges=3, peeking=True, shared=True, presentation="tokens")
    seen = set()
    while not table.over:
        for viewer in (table.to_act[0], None):
            if phase(table) not in seen or len(table.to_act) == 1:
                assert drawn(table, viewer, lang)
        seen.add(phase(table))
        play(table, table.to_act[0], may(table, table.to_act[0])[0])
    assert TEXTS[lang].say("screen-winners", names="").strip() in drawn(table, None, lang)


def test_reactions_and_points_are_drawn():
    table = serving(*DISHES)
    give(table)
    play(table, 1, "present")
    play(table, 0, "laugh")
    play(table, 2, "not fitting")
    text = drawn(table, None)
    assert "points −6 · 1 laugh · 1 × doesn’t fit" in text
