"""The table of Sapone in a terminal, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text


def draw(view: Mapping[str, Any], names: list[str], lang: str) -> Text:
    return Text(str(view))
