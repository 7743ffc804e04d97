"""The reader of message catalogues, beside Mozilla's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from stockpot.core.fluent.catalogue import Catalogue, Catalogues, signed
from stockpot.core.fluent.syntax import BadCatalogue, read
from stockpot.core.options import LANGUAGES

SAMPLE = """\
# A comment, then nothing.

plain = Just text.
named = Hello, { $name }!
counted = { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} left
chosen = { $color-id ->
    [bug] a bug
   *[other] something else
}
lines =
    The first line
      is followed by one set in,

    and by one after a gap.
braces = { "{" }quoted{ "}" } and a \\ backslash { "\\u00e9\\"" }
-pot = { $case ->
    [many] pots
   *[one] pot
}
terms = a { -pot }, two { -pot(case: "many") }
other = { plain } { named }
hinted = Text
    .hint = And a hint for { $name }
hint = { hinted.hint }
nested = { $cards ->
    [one] { $color-id ->
        [bug] one bug
       *[other] one card
    }
   *[other] { $cards } of them
}
figure = { 3 } and { SIGNED($cards) }
"""

VALUES = [{"name": "Ada", "cards": cards, "color-id": color} for cards in (0, 1, 2, 21) for color in ("bug", "fruit")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("values", VALUES)
def test_sentences_are_those_of_the_reference_reader(lang, values):
    ours = Catalogue(lang, read(SAMPLE))
    theirs = FluentBundle([lang], use_isolating=False, functions={"SIGNED": lambda n: signed(ours, int(n))})
    theirs.add_resource(FluentResource(SAMPLE))
    for key in ours:
        if not key.startswith("-") and "." not in key:
            wanted, errors = theirs.format_pattern(theirs.get_message(key).value, values)
            assert (ours.say(key, **values), errors) == (wanted, [])


def test_lists_end_as_the_language_wants_it():
    texts = Catalogue("en", read("list-end = { $items } and { $last }\nwho = { $seats } win."))
    assert texts.say("who", seats=["Ada"]) == "Ada win."
    assert texts.say("who", seats=["Ada", "Bob", "Cleo"]) == "Ada, Bob and Cleo win."


def test_figures_have_a_true_minus_and_french_elides():
    texts = Catalogue(
        "fr", read("list-end = { $items } et { $last }\nscore = { FIGURE($n) }\ndish = Le plat { DE($of) }")
    )
    assert [texts.say("score", n=n) for n in (3, 0, -2)] == ["3", "0", "−2"]
    names = {"Ada": "d’Ada", "Échalote": "d’Échalote", "œuf": "d’œuf", "Bob": "de Bob", "{0}": "de {0}", "": "de "}
    for name, elided in names.items():
        assert texts.say("dish", of=name) == f"Le plat {elided}"
    assert texts.say("dish", of=["Ada", "Bob"]) == "Le plat d’Ada et de Bob"


def test_small_letters_within_a_name() -> None:
    texts = Catalogue("en", read("dish = Honest { SMALL($card) } pie"))
    assert texts.say("dish", card="Brussels Sprout") == "Honest brussels sprout pie"


def test_italian_keeps_the_same_vowels_apart():
    texts = Catalogue("it", read("list-end = { $items } { ED($last) }\nto = { AD($who) }\nall = { $who }"))
    for name, said in {"Ada": "ad Ada", "àncora": "ad àncora", "Emma": "a Emma", "Bob": "a Bob", "": "a "}.items():
        assert texts.say("to", who=name) == said
    assert texts.say("to", who=["Bob", "Ada"]) == "a Bob e ad Ada"
    assert texts.say("all", who=["Bob", "Ada", "Élodie"]) == "Bob, Ada ed Élodie"


def test_spanish_keeps_the_same_vowels_apart():
    texts = Catalogue("es", read("list-end = { $items } { YE($last) }\nall = { $who }"))
    for name, said in {"Ida": "e Ida", "Ío": "e Ío", "Hilda": "e Hilda", "Hiedra": "y Hiedra", "Bob": "y Bob"}.items():
        assert texts.say("all", who=["Ada", name]) == f"Ada {said}"


def test_what_a_language_lacks_is_said_in_english():
    english = Catalogue("en", read("one = one\ntwo = two"))
    french = Catalogue("fr", read("one = un"), english)
    assert [french.say("one"), french.say("two")] == ["un", "two"]
    with pytest.raises(KeyError, match="three"):
        french.say("three")


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        ("no equals sign", "line 1: expected a message"),
        ("empty =", "a text for empty"),
        ("open = { $name", "line 1: expected '}'"),
        ("twice = a\ntwice = b", "line 2: expected twice only once"),
        ("bare = { $n ->\n [one] 1\n }", "a variant with a star"),
        ('string = { "open }', "closing quotation mark"),
    ],
)
def test_a_broken_catalogue_says_where(broken, says):
    with pytest.raises(BadCatalogue, match=says):
        read(broken)


def test_a_game_that_is_not_translated_speaks_english(tmp_path: Path) -> None:
    house, stew = tmp_path / "house", tmp_path / "stew"
    for file, text in {
        house / "en/house.ftl": "list-end = { $items } and { $last }\nyes = yes",
        house / "de/house.ftl": "list-end = { $items } und { $last }\nyes = ja",
        stew / "en/stew.ftl": "stirs = { $who } stirs, { yes }.",
    }.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n", encoding="utf-8")
    texts = Catalogues(stew, "stew", Catalogues(house, "house"))
    assert texts["de"].say("stirs", who="Ada") == "Ada stirs, yes."
    assert texts["de"].say("yes") == "ja"
    with pytest.raises(FileNotFoundError):
        texts["fi"]
