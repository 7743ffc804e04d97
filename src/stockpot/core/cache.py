"""Where compiled rules are kept: a folder named by a hash of everything they were compiled from.

Numba's own cache looks only at the file of the cached function; a function that calls a rule in another file would go on
with the old rule. So the folder changes its name whenever any source or data file of the package changes. This module
must be imported before the first function is compiled; `stockpot.core.rule` sees to that.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

import numba
import platformdirs

PACKAGE = Path(__file__).parent.parent
KEEP_DAYS = 14
NOT_COMPILED = ("cli", "server")
"""Parts of the package that hold no compiled functions, and call none that would change with them."""


def fingerprint(folder: Path = PACKAGE) -> str:
    """A short hash of the package's rules, data and the versions that compile them."""
    digest = hashlib.blake2b(digest_size=10)
    digest.update(f"{sys.version_info[:3]} {numba.__version__}".encode())
    for path in sorted(folder.rglob("*")):
        if path.suffix in {".py", ".csv"} and path.is_file() and path.relative_to(folder).parts[0] not in NOT_COMPILED:
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def cache_folder() -> Path:
    """The folder for this version of the sources; `STOCKPOT_CACHE` names another parent."""
    parent = os.environ.get("STOCKPOT_CACHE") or platformdirs.user_cache_dir("stockpot", appauthor=False)
    return Path(parent) / "compiled" / fingerprint()


def use_cache_folder() -> Path:
    """Point Numba at the folder, and drop folders of earlier versions that nobody has used for two weeks.

    Where nothing can be written (a read-only home), a folder for this process alone serves: without any, Numba would
    write beside the sources, or refuse to compile.
    """
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="stockpot-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    else:
        drop_stale(folder)
    numba.config.CACHE_DIR = str(folder)
    return folder


def drop_stale(current: Path) -> None:
    """Remove sibling folders untouched for `KEEP_DAYS` days, as far as possible: another process may be doing the same."""
    limit = time.time() - KEEP_DAYS * 86_400
    for other in current.parent.iterdir():
        with contextlib.suppress(OSError):
            if other != current and other.is_dir() and other.stat().st_mtime < limit:
                shutil.rmtree(other, ignore_errors=True)
