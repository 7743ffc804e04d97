"""The commands of terminal play, in every language; what it says stands in the catalogue `terminal`."""

from __future__ import annotations

from stockpot.core.fluent import texts_of
from stockpot.core.text import fold

SOLO_NAME = "Ada"

TEXTS = texts_of("terminal")

COMMANDS = {
    fold(word): command
    for command in ("help", "hint", "undo", "log", "table", "rules", "why", "save", "load", "quit")
    for lang in TEXTS.languages
    for word in TEXTS[lang].say(f"command-{command}").split()
}
