"""Every game keeps the contract: all rooms, every language, a rulebook."""

from __future__ import annotations

import copy
import importlib
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import stockpot
from stockpot.bots import LEVELS
from stockpot.core.game import SHELF
from stockpot.core.options import LANGUAGES

ROOMS = ("state", "pieces", "rules", "knowledge", "words", "position", "advice", "features", "screen")

every_game = pytest.mark.parametrize("name", stockpot.game_names())
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_the_shelf_is_in_its_order() -> None:
    names = stockpot.game_names()
    assert names
    assert names == [name for name in SHELF if name in names]
    assert "soup" in names


@every_game
def test_all_rooms_are_there(name: str) -> None:
    for room in ROOMS:
        importlib.import_module(f"stockpot.games.{name}.{room}")


@every_game
@every_language
def test_a_game_is_described_in_every_language(name: str, lang: str) -> None:
    game = stockpot.game(name)
    assert game.title[lang].strip()
    assert 10 < len(game.summary[lang]) <= 120
    for option in game.options:
        assert option.title[lang].strip(), option.name


@every_game
@every_language
def test_a_rulebook_can_be_read_and_names_the_rules_of_the_options(name: str, lang: str) -> None:
    game = stockpot.game(name)
    book = game.rulebook(lang)
    assert book.startswith("# ")
    for option in game.options:
        assert f'<a id="{option.rule}"></a>' in book, option.name


@every_game
def test_printed_values_of_options_are_values_that_the_options_take(name: str) -> None:
    game = stockpot.game(name)
    for players in game.players:
        game.encode_options(players, {})
        game.encode_options(players, {option.name: option.default for option in game.options})


@every_game
def test_numbers_of_the_contract(name: str) -> None:
    game = stockpot.game(name)
    assert game.name == name
    assert game.rules_version >= 1
    assert 1 <= game.players[0] <= game.players[-1] <= 6
    assert game.n_actions > 0
    assert game.n_features > 0
    assert game.state.n_bytes < 10_000


@every_game
def test_there_is_one_of_each_game_wherever_it_is_sent(name: str) -> None:
    game = stockpot.game(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game
    assert hash(game) == hash(stockpot.game(name))
    assert repr(game) == f"<Game {name}>"


@pytest.mark.parametrize("name", ["stew", "", "Soup", None, 3, ["soup"], "../soup"])
def test_an_unknown_game_is_refused(name: Any) -> None:
    with pytest.raises(stockpot.UnknownGame, match=r"There is no game .*; the games are: soup"):
        stockpot.game(name)


@pytest.mark.parametrize("lang", ["nl", "", "../en", None])
def test_a_rulebook_in_an_unknown_language_is_refused(lang: Any) -> None:
    with pytest.raises(ValueError, match="Languages are en, "):
        stockpot.game("soup").rulebook(lang)


@every_game
def test_what_lessons_begin_from_can_be_played(name: str) -> None:
    for lesson in stockpot.game(name).lessons.values():
        assert lesson.level in LEVELS
        if lesson.position is None:
            table = stockpot.Table(name, lesson.players, lesson.seed, lesson.options)
        else:
            table = stockpot.Table.from_position(name, lesson.position)
        assert table.players == lesson.players
        assert lesson.seat in range(table.players)
        assert table.to_act


def test_a_game_without_that_room_has_no_lessons(tmp_path: Path) -> None:
    assert replace(stockpot.game("soup"), folder=tmp_path).lessons == {}


def test_a_game_says_how_long_it_can_be() -> None:
    assert stockpot.game("ursuppe").longest(3, {}) < stockpot.game("ursuppe").longest(4, {}) == 61_370
    sapone = stockpot.game("sapone")
    assert [sapone.longest(4, {"target": target}) for target in (1, 20)] == [4421, 77 * 4421]
    assert sapone.longest(4, {"ties": "none"}) is None, "who never wins anything plays for ever"
    assert sapone.longest(4, {"table": "own", "points": [0] * 15}) is None
