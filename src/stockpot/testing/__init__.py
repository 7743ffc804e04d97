"""The tests that every game must pass, to be used by games of other packages as by those of the house.

    from stockpot.testing import GameTests

    class TestStew(GameTests):
        games = ("stew",)

With `pip install 'stockpot[testing]'`, `pytest` then tries the game in every setting: every number of players, every value of
every option. `TRIES=100` tries longer, `NUMBA_DISABLE_JIT=1` as plain Python, where a debugger shows every rule.
"""

from __future__ import annotations

import pytest

SUITES = (
    "backends",
    "bots",
    "components",
    "learners",
    "play",
    "previews",
    "secrets",
    "strangers",
    "survival",
    "texts",
    "views",
)
pytest.register_assert_rewrite(*(f"stockpot.testing.{suite}" for suite in SUITES))

from stockpot.testing.backends import BackendTests  # noqa: E402
from stockpot.testing.bots import BotTests  # noqa: E402
from stockpot.testing.components import ComponentTests  # noqa: E402
from stockpot.testing.learners import LearnerTests  # noqa: E402
from stockpot.testing.play import PlayTests  # noqa: E402
from stockpot.testing.previews import PreviewTests  # noqa: E402
from stockpot.testing.secrets import SecretTests  # noqa: E402
from stockpot.testing.strangers import StrangerTests  # noqa: E402
from stockpot.testing.texts import TextTests  # noqa: E402
from stockpot.testing.views import ViewTests  # noqa: E402

__all__ = [
    "BackendTests", "BotTests", "ComponentTests", "GameTests", "LearnerTests", "PlayTests", "PreviewTests", "SecretTests",
    "StrangerTests", "TextTests", "ViewTests",
]  # fmt: skip


class GameTests(
    PlayTests,
    SecretTests,
    PreviewTests,
    BackendTests,
    StrangerTests,
    BotTests,
    LearnerTests,
    TextTests,
    ViewTests,
    ComponentTests,
):
    """All of them."""
