"""File permissions: the database is for nobody but who runs the server; the key that signs identities lies in it."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

logger = logging.getLogger("stockpot.private")

BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite adds to the name of its file for those that lie beside it. It makes them with the rights of the file."""


def private_folder(folder: Path) -> Path:
    """A folder; one that is made here is for its owner alone."""
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def keep_private(file: str | None) -> None:
    """Make an SQLite file that only its owner can read, or take the rights of others away from one that is there."""
    if not file or file == ":memory:" or file.startswith("file:") or not Path(file).parent.is_dir():
        return
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        for path in (Path(file + ending) for ending in BESIDE):
            if path.exists() and stat.S_IMODE(path.stat().st_mode) & 0o077:
                path.chmod(0o600)
    except OSError as error:  # of somebody else: SQLite will say whether it can be used
        logger.warning("the database could not be closed to others: %s", error)
