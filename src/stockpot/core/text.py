"""Comparing, checking and quoting texts that people typed."""

from __future__ import annotations

import reprlib
import unicodedata
from functools import lru_cache
from typing import Any

REMEMBERED = 100
"""Characters of a text whose folded form is remembered: what people make up must not fill the memory."""

# Drawn as nothing, and not among the format characters: joiners, fillers, variation selectors, the blank of Braille.
_BLANK = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0",
    *map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0100, 0xE01F0)),
}  # fmt: skip


def fold(text: str) -> str:
    """A text for comparison: no case, no accents, single spaces, straight apostrophes, nothing that cannot be seen.

    Unicode's compatibility caseless match (NFKD and case folding, twice): folding a folded text changes nothing.
    """
    return _remembered(text) if len(text) <= REMEMBERED else _fold(text)


def _fold(text: str) -> str:
    if text.isascii():
        return " ".join(text.lower().split())
    plain = text
    for _ in range(2):
        plain = unicodedata.normalize("NFKD", plain.casefold())
    return " ".join("".join(c for c in plain if _shows(c)).replace("’", "'").split())


_remembered = lru_cache(maxsize=10_000)(_fold)


def _shows(c: str) -> bool:
    return not unicodedata.combining(c) and unicodedata.category(c) != "Cf" and c not in _BLANK


# Characters that change how text around them is shown: whoever writes a note must not turn others' words around.
_UNSEEN = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def has_control_characters(text: str) -> bool:
    """Does a text hold line breaks, other control characters, halves of characters, or marks that turn text around?"""
    return any(c in _UNSEEN or unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in text)


_brief = reprlib.Repr()
_brief.maxlevel, _brief.maxstring, _brief.maxother, _brief.maxlist, _brief.maxdict = 3, 80, 80, 8, 4


def brief(value: Any) -> str:
    """A value as a refusal repeats it: whatever it is, one short line."""
    try:
        return _brief.repr(value)
    except (ValueError, RecursionError):
        return f"a value of {type(value).__name__}"
