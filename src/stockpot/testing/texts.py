"""Catalogues: nothing that a game says is missing, in any language that it speaks."""

from __future__ import annotations

import re

import stockpot
from stockpot.core.fluent import Catalogue, Catalogues
from stockpot.core.fluent.syntax import Call, Expression, Pattern, Reference, Selection, Variable
from stockpot.testing.of_games import OfGames

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


class TextTests(OfGames):
    """All that is declared has words, and every translation says the same."""

    def test_everything_declared_has_words(self, name: str) -> None:
        game = stockpot.game(name)
        english = game.speech.texts["en"]
        wanted = {"title", "summary", *game.speech.fields, *(f"option-{option.name}" for option in game.options)}
        assert sorted(key for key in wanted if key not in english) == []

    def test_a_translation_has_all_messages_and_mentions_nothing_else(self, name: str) -> None:
        check_translations(stockpot.game(name).speech.texts)

    def test_what_is_no_answer_is_refused_by_a_rule(self, name: str) -> None:
        game = stockpot.game(name)
        assert [decision.name for decision in game.decisions if not decision.asks] == []
        cited = {
            decision.rule or question.rule
            for question in game.decisions.questions.values()
            for decision in game.decisions
            if question not in decision.asks
        }
        assert cited <= set(ANCHOR.findall(game.rulebook("en")))

    def test_options_and_translated_rulebooks_know_the_rules(self, name: str) -> None:
        game = stockpot.game(name)
        rules = ANCHOR.findall(game.rulebook("en"))
        assert rules
        assert len(set(rules)) == len(rules)
        assert {option.rule for option in game.options} <= set(rules)
        for lang in game.speech.texts.languages:
            assert set(ANCHOR.findall(game.rulebook(lang))) == set(rules), lang


def check_translations(texts: Catalogues) -> None:
    """Every language has the messages of English, in the same order and about the same things."""
    english = messages(texts["en"])
    for lang in texts.languages:
        other = messages(texts[lang])
        assert list(other) == list(english), lang
        for key, pattern in other.items():
            assert mentioned(pattern) <= mentioned(english[key]), f"{lang}: {key}"


def messages(catalogue: Catalogue) -> dict[str, Pattern]:
    """The messages of a language; terms and attributes are its own affair."""
    return {key: one for key, one in catalogue.messages.items() if not key.startswith("-") and "." not in key}


def mentioned(pattern: Pattern | Expression | str) -> set[str]:
    """The variables that a message mentions; a piece and its id are the same thing."""
    match pattern:
        case Variable(name):
            return {name.removesuffix("-id")}
        case Selection(by, variants):
            return mentioned(by).union(*(mentioned(one) for _, one in variants))
        case Call(_, positional, _):
            return set().union(*map(mentioned, positional))
        case Reference(_, arguments):
            return set().union(*map(mentioned, arguments.values()))
        case tuple():
            return set().union(*map(mentioned, pattern))
    return set()
