"""Which games have all their compiled code on disk: a list of its files is written when it is there, and read without Numba."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
from collections.abc import Iterable
from functools import cache
from importlib import metadata
from pathlib import Path

import platformdirs

from stockpot.core.sources import CORE, PACKAGE, fingerprint


def cache_folder() -> Path:
    """The folder for these versions of Python and Numba; `STOCKPOT_CACHE` names another parent."""
    parent = os.environ.get("STOCKPOT_CACHE") or platformdirs.user_cache_dir("stockpot", appauthor=False)
    python = ".".join(map(str, sys.version_info[:2]))
    return Path(parent) / "compiled" / f"python{python}-numba{metadata.version('numba')}"


def is_ready(game: Path) -> bool:
    """Can tables and bots of the game in this folder do without the compiler, here and with the sources as they are?"""
    try:
        manifest = _manifest(game)
        files = json.loads(manifest.read_text(encoding="utf-8"))
        found = all((manifest.parent / file).is_file() for file in files)
    except (ImportError, OSError, ValueError):
        return False
    with contextlib.suppress(OSError):
        os.utime(manifest)  # what nobody uses is dropped some day
    return found


def note_ready(game: Path, files: Iterable[Path]) -> None:
    """Say that these files are all that tables and bots of a game need. Where nothing can be written, nothing is said."""
    with contextlib.suppress(OSError):
        _manifest(game).write_text(json.dumps(sorted(file.name for file in files)), encoding="utf-8")


def _manifest(game: Path) -> Path:
    """Its name tells for which processor and for which sources."""
    digest = hashlib.blake2b(digest_size=12)
    for part in (sys.version, _processor(), *map(fingerprint, (CORE, PACKAGE / "bots", game))):
        digest.update(part.encode() + b"\0")
    return cache_folder() / f"{game.name}.{digest.hexdigest()}.ready"


@cache
def _processor() -> str:
    """Compiled code belongs to one kind. `ImportError` where nothing can be compiled."""
    from llvmlite.binding import get_host_cpu_name

    return str(get_host_cpu_name())
