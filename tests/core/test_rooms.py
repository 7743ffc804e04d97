"""A game made of its rooms, and positions made of declared fields: those of the game that `stockpot new-game` writes."""

from __future__ import annotations

from typing import Any

import pytest

import stockpot
from stockpot.cli.template import GAME, features, pieces, words
from stockpot.core import engine
from stockpot.core.game import SHELF, game, game_of_rooms
from stockpot.core.kinds import NUMBER
from stockpot.core.random import seed_argument
from stockpot.core.rule import buffer
from stockpot.core.speech import Sayings
from stockpot.core.view import common
from stockpot.core.words import Words


def begun(players: int = 3) -> Any:
    s = GAME.state()
    engine.begin(s.handle, players, GAME.encode_options(players, {}), seed_argument(1), seed_argument(0))
    return s


def test_a_game_has_what_its_rooms_have() -> None:
    assert GAME.name == "ladle"
    assert list(GAME.players) == [2, 3, 4]
    assert GAME.n_actions == 5
    assert GAME.n_features == GAME.observation_parts.size
    assert GAME.title["en"] == "Ladle"
    assert "ladle.end.winner" in GAME.rulebook("fr")


@pytest.mark.parametrize("name", SHELF)
def test_games_of_the_house_have_what_their_rooms_may_say(name: str) -> None:
    """Decisions, parts and players stand in rooms of their own there."""
    found = game(name)
    assert found.bots.levels
    assert found.n_actions == found.decisions.size
    assert found.why_unread.__module__ == f"stockpot.games.{name}.words"
    assert found.package == f"stockpot.games.{name}"


def test_a_room_that_lacks_something_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(features, "PARTS")
    with pytest.raises(TypeError, match=r"template lacks PARTS, which belongs into the room features"):
        game_of_rooms("stockpot.cli.template", name="ladle")


def test_scores_are_points_where_no_room_says_what_else(monkeypatch: pytest.MonkeyPatch) -> None:
    s, shares, points = begun(), buffer("d", 3), buffer("q", 3)
    s.points[1] = 4
    engine.results(s.handle, shares, points)
    assert list(points) == [0, 4, 0]
    without = {name: field for name, field in GAME.state.layout.items() if name != "points"}
    monkeypatch.setattr(GAME.state, "layout", without)
    with pytest.raises(TypeError, match="lacks scores"):
        game_of_rooms("stockpot.cli.template", name="ladle")


def test_the_room_of_words_may_be_declared_whole() -> None:
    """What is not said there is as in most games: no free text rides along."""
    s = begun()
    assert GAME.words is words.WORDS
    assert GAME.speech is words.WORDS.speech
    assert GAME.words.note_size(s, 0, 0) == 0
    assert GAME.words.asks(s, 1).key == "asks-card"
    s.chosen[0] = 1
    assert GAME.words.why_not(s, 0, 1).rule == "ladle.round.choose"
    s.round = s.options[0]
    assert GAME.words.why_not(s, 0, 1).rule == "ladle.end.winner"
    assert GAME.words.write(s, 0, 2) == "potato"
    assert GAME.words.read(s, 0, "potato") == 2
    told = GAME.words.tell((int(words.Event.CHOSE), 0, 2), 1)
    assert told is not None
    assert told.data == {"seat": 0}, "what is chosen face down is told to who chose it"


def test_more_may_be_said_than_is_asked_and_told() -> None:
    more = Sayings("because", {"highest": {"n": NUMBER}})
    made = Words(words.TEXTS, words.Event, words.DECISIONS, words.REFUSED, words.waiting, words.asked, words.not_asked,
                 words.illegal, over="ladle.end.winner", more=[more])  # fmt: skip
    assert "because-highest" in made.speech.fields
    assert "because-highest" not in GAME.speech.fields


def test_views_begin_alike() -> None:
    s = begun()
    assert common("ladle", s, GAME.options, 0b101, 0b10) == {
        "game": "ladle", "seat": None, "players": 3, "options": {}, "to_act": [0, 2], "winners": [1]
    }  # fmt: skip
    assert pieces.CARD.of_set(0b10100) == ["potato", "mushroom"]


def test_a_position_has_the_declared_fields_and_reads_back() -> None:
    position = GAME.position.write(begun())
    assert [*position] == ["players", "options", "round", "hands", "chosen", "last", "points", "rng"]
    assert GAME.position.read(position) == begun()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": 9}, "players: expected a whole number from 2 to 4"),
        ({"round": 2}, "hands: in round 2 everybody holds 4 cards"),
        ({"chosen": ["onion", "onion", "onion"]}, "when all have chosen"),
        ({"last": ["onion", None, None]}, "from the second round on"),
        ({"spoons": 1}, "spoons is not part of a position"),
        ({"options": {"rounds": 77}}, "rounds"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], said: str) -> None:
    with pytest.raises(stockpot.BadPosition, match=said):
        GAME.position.read({**GAME.position.write(begun()), **change})


def test_a_game_without_a_screen_is_drawn_from_its_components() -> None:
    assert GAME.screen.__name__ == "stockpot.components.screen"  # type: ignore[attr-defined]
