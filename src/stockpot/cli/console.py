"""The terminal: colours where wanted, plain where not (NO_COLOR, pipes), 80 columns at most."""

from __future__ import annotations

import locale
import os

from rich.console import Console
from rich.control import Control

from stockpot.core.options import LANGUAGES

WIDTH = 80


def _make_console() -> Console:
    """NO_COLOR means no escape codes for bold and dim either: only a clean screen needs some."""
    made = Console(highlight=False, color_system=None if os.environ.get("NO_COLOR") else "auto")
    made.width = min(made.width, WIDTH)
    return made


console = _make_console()


def moving() -> bool:
    """May things move on the screen? Progress bars need escape codes."""
    return console.is_terminal and console.color_system is not None


def clean_screen() -> None:
    """Take everything off the screen, and out of what can be scrolled back to."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.control(Control.clear(), Control.home())
        console.file.write("\x1b[3J")
        console.file.flush()
    else:
        console.print("\n" * console.height)


def language(wanted: str) -> str:
    """The language asked for, or the system's, or English."""
    if wanted:
        from stockpot.core.game import check_lang

        return check_lang(wanted)
    environment = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    system = next(filter(None, environment), None) or locale.getlocale()[0] or ""
    return next((lang for lang in LANGUAGES if system.startswith(lang)), "en")
