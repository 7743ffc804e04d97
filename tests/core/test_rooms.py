"""A game made of its rooms, and positions made of declared fields: those of the game that `stockpot new-game` writes."""

from __future__ import annotations

from typing import Any

import pytest

import stockpot
from stockpot.cli.template import GAME, features
from stockpot.core import engine
from stockpot.core.game import SHELF, game, game_of_rooms
from stockpot.core.random import seed_argument


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
