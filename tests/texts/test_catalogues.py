"""Every catalogue says the same things in its language, and nothing is missing."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stockpot.core.fluent import HOUSE, Catalogues, texts_of
from stockpot.core.fluent.catalogue import SOFT_HYPHEN
from stockpot.core.game import SHELF
from stockpot.testing.texts import check_translations, mentioned

CATALOGUES = {file.stem: texts_of(file.stem) for file in sorted((HOUSE.folder / "en").glob("*.ftl"))}


class Mentioned(Visitor):  # type: ignore[misc]
    """The variables that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(texts: Catalogues, lang: str) -> dict[str, set[str]]:
    """All messages with the variables they mention, as the reference parser reads them; junk is an error."""
    source = texts.file(lang).read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            seen = Mentioned()
            seen.visit(entry)
            found[entry.id.name] = seen.names
    return found


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_reference_parser_reads_the_same_messages(name):
    texts = CATALOGUES[name]
    for lang in texts.languages:
        assert list(entries(texts, lang)) == [key for key in texts[lang] if not key.startswith("-") and "." not in key]


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_reference_parser_sees_the_same_things_mentioned(name):
    texts = CATALOGUES[name]
    for lang in texts.languages:
        for key, names in entries(texts, lang).items():
            attributes = [one for other, one in texts[lang].messages.items() if other.startswith(f"{key}.")]
            assert {one.removesuffix("-id") for one in names} == mentioned((*texts[lang].messages[key], *attributes)), (
                key
            )


@pytest.mark.parametrize("name", CATALOGUES)
def test_a_translation_has_all_messages_and_mentions_nothing_else(name):
    check_translations(CATALOGUES[name])


class Borrowed(Visitor):  # type: ignore[misc]
    """The attributes of other messages that are mentioned."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.attribute:
            self.names.append(f"{node.id.name}.{node.attribute.name}")


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_sentence_needs_what_browsers_are_not_sent(name):
    """Attributes are for who types: pages get the messages alone."""
    texts = CATALOGUES[name]
    for lang in texts.languages:
        seen = Borrowed()
        seen.visit(FluentParser(with_spans=False).parse(texts.file(lang).read_text(encoding="utf-8")))
        assert not seen.names, lang


@pytest.mark.parametrize("name", CATALOGUES)
def test_french_marks_are_not_torn_off_their_words(name):
    """A line never begins with a colon, and never ends with an opening quotation mark."""
    source = CATALOGUES[name].file("fr").read_text(encoding="utf-8")
    lines = [line for line in source.splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"\S [:;!?»](?:\s|$)|« ", line)]
    assert not [line for line in lines if re.search("\N{NO-BREAK SPACE}[;!?]|\N{NARROW NO-BREAK SPACE}[:»]", line)]


@pytest.mark.parametrize("name", [name for name in SHELF if "choose-lit" in CATALOGUES[name]["en"]])
def test_what_to_touch_is_named_by_the_kind_of_choice(name):
    texts = CATALOGUES[name]
    decided = {key.removeprefix("move-") for key in texts["en"] if key.startswith("move-")}
    for lang in texts.languages:
        [pattern] = [one for one in texts[lang].messages["choose-lit"] if not isinstance(one, str)]
        named = {kind for kind, _ in pattern.variants} - {"other"}
        assert named
        assert named <= decided
        said = {texts[lang].say("choose-lit", kind=kind) for kind in (*named, "no such kind")}
        assert len(said) > 1, "not the same for all"


ON_A_CARD = 12
"""Letters in a row that can be read on a card of SaPotage on a phone: longer words are written smaller, to fit."""


def test_long_names_of_ingredients_say_where_they_may_be_broken():
    texts = CATALOGUES["sapotage"]
    for lang in texts.languages:
        cards = re.findall(r"^ingredient-\S+ = (.+)$", texts.file(lang).read_text(encoding="utf-8"), re.MULTILINE)
        assert cards
        assert not [name for name in cards if max(map(len, re.split(f"[\\s{SOFT_HYPHEN}-]", name))) > ON_A_CARD]
        assert SOFT_HYPHEN not in "".join(
            map(texts[lang].say, [key for key in texts[lang] if key.startswith("ingredient-")])
        )
