"""Pieces of art by name: food, organs, tools, symbols. `tools/art.py` collects them from where the browser has them."""

from __future__ import annotations

import functools
import json
from pathlib import Path

FILE = Path(__file__).parent / "art.json"


@functools.cache
def shelf() -> dict[str, tuple[int, str]]:
    """All there is: how large its box is, and what is in it."""
    found: dict[str, tuple[int, str]] = {
        name: (box, body) for name, (box, body) in json.loads(FILE.read_text(encoding="utf-8")).items()
    }
    return found


def art(name: str) -> tuple[int, str]:
    """The piece of this name; `KeyError` where there is none."""
    return shelf()[name]
