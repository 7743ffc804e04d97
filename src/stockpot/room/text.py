"""Text that people write, sanitised by one rule: names, chat and notes are one line of what can be seen.

What cannot be seen is taken out rather than refused: it is pasted by accident, or to spoof a name or turn a line (invisible,
zero-width and bidirectional formatting characters, homograph tricks). Then the text is normalised (Unicode NFC), space is
collapsed, and only what is left is measured. It is stored and sent as it is; browsers escape it when they show it.
"""

from __future__ import annotations

import re
import unicodedata

from stockpot.room.protocol import UNTIDY
from stockpot.room.refusal import Refusal

ZWJ = "\u200d"
JOINERS = "\u200c" + ZWJ
"""Zero width (non-)joiner: part of one emoji, and of the spelling of Persian and Indic words; elsewhere only a disguise."""
SELECTORS = "\ufe0e\ufe0f"
"""Variation selectors: a symbol as text, or as a picture."""
KEYCAP = "\u20e3"
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {chr(code) for code in range(0x180B, 0x1810)}
"""Letters, marks and symbols that show nothing."""
VIRAMA = 9
"""The combining class of signs after which Indic scripts use a joiner (UAX 31)."""
PICTURE = {"So", "Sk", "Sm"}
"""What emoji are made of."""


def tidy(text: str) -> str:
    """What can be seen of a text, on one line, without space around it. Tidying what is tidy changes nothing."""
    while (tidier := without_hidden(text)) != text:  # marks may change their order when something between them goes
        text = tidier
    return text


def without_hidden(text: str) -> str:
    text = unicodedata.normalize("NFC", re.sub(r"\s+", " ", text).strip())
    kept = ""
    for one, after in zip(text, text[1:] + " ", strict=False):
        if shows(one) or shapes(kept[-1:] or " ", one, after):
            kept += one
    return unicodedata.normalize("NFC", kept)


def shows(one: str) -> bool:
    """Is this character to be seen, or a plain space?"""
    return one.isprintable() and one not in BLANK and one not in SELECTORS


def shapes(before: str, one: str, after: str) -> bool:
    """Does this invisible character shape what stands beside it, as an emoji or a script needs it to?"""
    if one in SELECTORS:
        return unicodedata.category(before) in PICTURE or (before in "0123456789#*" and after == KEYCAP)
    if one not in JOINERS:
        return False
    if unicodedata.category(after) in PICTURE:
        return one == ZWJ and (unicodedata.category(before) in PICTURE or before in SELECTORS)
    arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return arabic or unicodedata.combining(before) == VIRAMA


def readable(text: object, size: int) -> str:
    """As much of a text from a file as can be shown on a line; empty when it is none."""
    return tidy(text[: UNTIDY * size])[:size].strip() if isinstance(text, str) else ""


def clean(text: str, size: int) -> str:
    """The text as it is kept; refused when nothing is left of it, or too much."""
    text = tidy(text)
    if not text:
        raise Refusal("bad_text", "Write something.", status=400)
    if len(text) > size:
        raise Refusal("bad_text", f"At most {size} characters, please.", status=400)
    return text
