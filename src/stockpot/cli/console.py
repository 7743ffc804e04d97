"""The terminal: colours where wanted, plain where not (NO_COLOR, pipes), 80 columns at most."""

from __future__ import annotations

import locale
import os

from rich.console import Console

from stockpot.core.options import LANGUAGES

WIDTH = 80

console = Console(highlight=False, soft_wrap=False)
if console.width > WIDTH:
    console = Console(highlight=False, width=WIDTH)


def language(wanted: str) -> str:
    """The language asked for, or the system's, or English."""
    if wanted:
        if wanted not in LANGUAGES:
            raise ValueError(f"Languages are {' and '.join(LANGUAGES)}, not {wanted!r}.")
        return wanted
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return next((lang for lang in LANGUAGES if system.startswith(lang)), "en")
