"""Text that people write: short, printable, one line. It is stored and sent as it is; browsers escape it when they show it."""

from __future__ import annotations

import unicodedata

from stockpot.server.protocol import Refusal

JOINER = "\u200d"
"""Holds the parts of one emoji together; of all invisible characters only this one is let through."""


def readable(text: object, size: int) -> str:
    """As much of a text from a file as can be shown on a line; empty when it is none."""
    if not isinstance(text, str):
        return ""
    shown = "".join(character for character in text if character.isprintable() or character == JOINER)
    return unicodedata.normalize("NFC", shown).strip()[:size]


def clean(text: str, size: int) -> str:
    """The text without space around it; refused when empty, too long, or with control characters in it."""
    text = unicodedata.normalize("NFC", text.strip())
    if not text:
        raise Refusal("bad_text", "Write something.", status=400)
    if len(text) > size:
        raise Refusal("bad_text", f"At most {size} characters, please.", status=400)
    if not all(character.isprintable() or character == JOINER for character in text):
        raise Refusal("bad_text", "Control characters and line breaks are not taken.", status=400)
    return text
