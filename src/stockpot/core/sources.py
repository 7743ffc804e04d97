"""The sources of the house, and what changes with them: hashes by which what was made of them is told to be stale."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
CORE, GAMES = PACKAGE / "core", PACKAGE / "games"
MODULES = PACKAGE / "engine" / "modules"
"""Where the WebAssembly modules lie that are made of them, one a game."""
SOURCES = {".py", ".csv", ".npz"}
ROOMS = ("feats", "former", "lab", "parts", "picture", "players", "position", "screen", "view", "words")
"""Rooms of a game of which nothing is compiled."""
NEVER_COMPILED = {
    *(CORE / f"{name}.py" for name in (
        "asking", "card_table", "decisions", "errors", "events", "game", "kinds", "options", "parts", "personas", "plainstruct",
        "players", "playouts", "plugins", "position", "preview", "reading", "ready", "replay", "speech", "struct",
        "study", "table", "text", "undo", "view", "vocabulary", "warm", "whole", "words",
    )),
    *(CORE / "fluent").glob("*.py"),
    *(path for room in ROOMS for path in (*GAMES.glob(f"*/{room}.py"), *GAMES.glob(f"*/{room}/*.py"))),
}  # fmt: skip
"""Files without compiled functions, and without constants of any: they may change and nothing has to be compiled anew.

This file and `cache.py` are not among them: older code is trusted only if it was kept by the same rules.
"""


@cache
def fingerprint(folder: Path) -> str:
    """A short hash of the sources and data in a folder, as they were when it was first asked for."""
    digest = hashlib.blake2b(digest_size=10)
    for path in sorted(folder.rglob("*")):
        if path.suffix in SOURCES and path not in NEVER_COMPILED and path.is_file():
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


@cache
def room_of(folder: Path) -> Path:
    """The folder that changes as one: of a game, also one brought along, the outermost; elsewhere the folder itself."""
    if folder.is_relative_to(GAMES) and folder != GAMES:
        return GAMES / folder.relative_to(GAMES).parts[0]
    if folder.is_relative_to(PACKAGE):
        return folder
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return folder
