"""What every suite stands on: a class says which games it tries, and gets its tests once for each of their settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from stockpot.testing.settings import settings_of

if TYPE_CHECKING:
    import pytest


class OfGames:
    """Tests that take a `setting` run in every setting of the games, those that take a `printed` one under the printed rules for
    every number of players, those that take a `name` once a game."""

    games: ClassVar[tuple[str, ...]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        settings = [setting for name in self.games for setting in settings_of(name)]
        given = {
            "setting": settings,
            "printed": [setting for setting in settings if not setting.options],
            "name": self.games,
        }
        for argument, values in given.items():
            if argument in metafunc.fixturenames:
                metafunc.parametrize(argument, values, ids=str)
