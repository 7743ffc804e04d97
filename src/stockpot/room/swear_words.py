"""Swear words, masked where the host of a table wants it (a word filter): the rest of what was said stays.

The lists are short and stand in the catalogues (`swearing.ftl`), of all languages at once: friends mix them. A word counts as
a whole, however its letters are written: capitals, accents, digits for letters, letters drawn out. A stem that ends in `*`
counts with any ending. Nothing is meant to stop somebody who wants to get round it; for them there is `mute`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from stockpot.core.fluent import texts_of

TEXTS = texts_of("swearing")
MASK = "•"
WORD = re.compile(r"[^\W_]+(?:[@$!|*][^\W_]+)*", re.UNICODE)
"""Letters and digits; signs that stand for letters count between them."""
DISGUISED = str.maketrans("013457@$!|", "oieastasii")


def masked(text: str) -> str:
    """A text whose swear words are dots behind their first letter; its length stays."""
    return WORD.sub(lambda found: _dots(found[0]) if _swears(found[0]) else found[0], text)


def _dots(word: str) -> str:
    return word[0] + MASK * (len(word) - 1)


def _swears(word: str) -> bool:
    plain, (whole, stems) = _plain(word), _known()
    return plain in whole or plain.startswith(stems)


def _plain(word: str) -> str:
    """A word without capitals, accents and disguises; a letter drawn out counts once."""
    letters = unicodedata.normalize("NFKD", word.casefold()).translate(DISGUISED)
    return re.sub(r"(.)\1{2,}", r"\1", "".join(one for one in letters if not unicodedata.combining(one)))


@cache
def _known() -> tuple[frozenset[str], tuple[str, ...]]:
    """Whole words, and stems, as they are compared."""
    words = [word for lang in TEXTS.languages for word in TEXTS[lang].say("words").split()]
    whole = frozenset(_plain(word) for word in words if not word.endswith("*"))
    return whole, tuple(sorted(_plain(word[:-1]) for word in words if word.endswith("*")))
