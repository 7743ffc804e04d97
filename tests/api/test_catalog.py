"""The games as they are offered: all that a person wants to know before choosing one."""

from __future__ import annotations

import pytest

import stockpot
from stockpot.api.catalog import game_info, rule_text
from stockpot.core.options import LANGUAGES

every_game = pytest.mark.parametrize("name", stockpot.game_names())


@every_game
def test_a_game_says_what_it_is(name: str) -> None:
    info = game_info(name, "en")
    assert 10 <= info.minutes <= 240
    assert info.weight in ("light", "medium", "heavy")
    assert info.players == list(stockpot.game(name).players)
    for lang in LANGUAGES:
        told = game_info(name, lang)
        assert told.title
        assert told.summary
        assert all(bot.about for bot in told.bots)


@every_game
def test_every_option_is_explained_by_the_rule_that_it_changes(name: str) -> None:
    for lang in LANGUAGES:
        for option in game_info(name, lang).options:
            assert option.title
            assert len(option.about) > 20, f"{option.name} in {lang}"
            assert not any(mark in option.about for mark in ("<a", "**", "`", "\n")), option.about


@every_game
def test_every_option_can_be_set_by_its_kind(name: str) -> None:
    takes = {"switch": bool, "number": int, "numbers": tuple, "choice": str, "text": str}
    for option in game_info(name, "en").options:
        assert type(option.default) is takes[option.kind], option.name
        assert (option.kind == "choice") == (option.choices is not None), option.name


@every_game
def test_every_variant_of_ours_can_be_played_and_says_what_it_does(name: str) -> None:
    game = stockpot.game(name)
    assert game.presets
    for lang in LANGUAGES:
        for preset in game_info(name, lang).presets:
            assert preset.title
            assert len(preset.about) > 20, f"{preset.name} in {lang}"
            assert preset.options == game.presets[preset.name]
    for options in game.presets.values():
        assert game.options.encode(options) != game.options.encode({})
        for players in game.players:
            table = stockpot.Table(name, players, "preset", options)
            assert table.options == options


def test_a_rule_is_found_as_plain_text() -> None:
    book = '# Book\n\n- <a id="x.one"></a>*Ruling.* The **pot** is\n  full.\n- <a id="x.two"></a>Next.\n'
    assert rule_text(book, "x.one") == "The pot is full."
    assert rule_text(book, "x.two") == "Next."
