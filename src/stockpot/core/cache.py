"""Where compiled rules are kept, and how stale ones are told from fresh ones.

Numba's own cache looks only at the file of the cached function: a function that calls a rule in another file would go on
with the old rule. Here every compiled function is kept in a file of its own, named by all it was compiled from: the core,
the folder of the function and the folders of the games whose records it is given. So a change of one game leaves
the compiled code of the others alone, processes that compile at the same time never overwrite each other's work, and
copies of the project share what is the same in them.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs
from numba.core import caching, types

PACKAGE = Path(__file__).parent.parent
CORE, GAMES, TREE = PACKAGE / "core", PACKAGE / "games", PACKAGE / "bots" / "tree"
SOURCES = {".py", ".csv", ".npz"}
NEVER_COMPILED = {
    *(CORE / f"{name}.py" for name in (
        "decisions", "errors", "events", "game", "kinds", "options", "players", "playouts", "plugins", "position", "replay",
        "study", "table", "text", "undo", "warm",
    )),
    *(CORE / "fluent").glob("*.py"),
    *(path for room in ("lab", "players", "position", "screen", "words") for path in GAMES.glob(f"*/{room}.py")),
}  # fmt: skip
"""Files without compiled functions, and without constants of any: they may change and nothing has to be compiled anew.

This file is not among them: older code is trusted only if it was kept by the same rules.
"""
KEEP_DAYS = 14

_homes: dict[Any, set[Path]] = {}
"""The folders whose records have a compiled type."""


@cache
def fingerprint(folder: Path) -> str:
    """A short hash of the sources and data in a folder, as they were when it was first asked for."""
    digest = hashlib.blake2b(digest_size=10)
    for path in sorted(folder.rglob("*")):
        if path.suffix in SOURCES and path not in NEVER_COMPILED and path.is_file():
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


@cache
def _room(folder: Path) -> Path:
    """The folder that changes as one: of a game, also one brought along, the outermost; elsewhere the folder itself."""
    if folder.is_relative_to(GAMES) and folder != GAMES:
        return GAMES / folder.relative_to(GAMES).parts[0]
    if folder.is_relative_to(PACKAGE):
        return folder
    while (folder.parent / "__init__.py").is_file():
        folder = folder.parent
    return folder


def belongs(compiled_type: Any, record: type) -> None:
    """Say that records of this compiled type are declared by this class: functions that take one depend on its folder."""
    with contextlib.suppress(TypeError, OSError):  # classes typed at a prompt have no file
        _homes.setdefault(compiled_type, set()).add(_room(Path(inspect.getfile(record)).parent))


def cache_folder() -> Path:
    """The folder for these versions of Python and Numba; `STOCKPOT_CACHE` names another parent."""
    parent = os.environ.get("STOCKPOT_CACHE") or platformdirs.user_cache_dir("stockpot", appauthor=False)
    return Path(parent) / "compiled" / f"python{sys.version_info[0]}.{sys.version_info[1]}-numba{numba.__version__}"


class KeptFunctions(caching.FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function, with a file for each set of argument types and sources."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._py_func = function
        self._impl = _Compiled()
        file = Path(inspect.getfile(function))
        if file in NEVER_COMPILED:
            raise TypeError(
                f"{file} is listed as never compiled, so a change of {function.__name__} would not be noticed."
            )
        self._home = _room(file.parent)
        self._cache_path = str(cache_folder())
        self._cache_file = _Files(f"{function.__module__}.{function.__qualname__}".replace("<locals>", "local"))
        self._name = repr(function)
        fingerprint(self._home)
        self.enable()

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        folders = {CORE, self._home, *_homes_of(sig)}
        if not any(self._home.is_relative_to(below) for below in (CORE, GAMES)):
            folders.add(TREE)
        fresh = [fingerprint(folder) for folder in sorted(folders)]
        enums = [f"{kind.__module__}.{kind.__qualname__}" for kind in _enums_of(sig)]
        line = self._py_func.__code__.co_firstlineno
        return (*super()._index_key(sig, codegen), sys.version_info[:3], line, *enums, *fresh)

    def holds(self, sig: tuple[Any, ...], codegen: Any) -> bool:
        """Is there a file for these types of arguments and the sources as they are?"""
        return self._cache_file.path(self._index_key(sig, codegen)).is_file()


def kept(function: Any, *arguments: Any) -> bool:
    """Can this call be made without compiling the function first?"""
    types = tuple(function.typeof_pyval(argument) for argument in arguments)
    return bool(function._cache.holds(types, function.targetctx.codegen()))


def _enums_of(sig: Any) -> Iterator[type]:
    """Numba writes an enum by its name alone, and every game has a `Phase`."""
    for argument in sig:
        if hasattr(argument, "instance_class"):
            yield argument.instance_class


def _homes_of(sig: Any) -> Iterator[Path]:
    """The folders that declare the records and enums among the arguments."""
    for argument in sig:
        yield from _homes.get(argument, ())
        if isinstance(argument, types.Array):
            yield from _homes.get(argument.dtype, ())
    for kind in _enums_of(sig):
        yield _room(Path(inspect.getfile(kind)).parent)


class _Compiled(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """How a compiled function is written down; where is decided by `_Files`."""

    def __init__(self) -> None:
        self._locator = self

    def ensure_cache_path(self) -> None:
        """The folder is made when the first file is written."""

    def check_cachable(self, compiled: Any) -> bool:
        """Code that points at a large table in memory means nothing to another process."""
        return not compiled.library.has_dynamic_globals


class _Files:
    """The files of one function: `name.hash of the key.nbc`."""

    def __init__(self, name: str) -> None:
        self._name = name

    def path(self, key: tuple[Any, ...]) -> Path:
        digest = hashlib.blake2b(repr(key).encode(), digest_size=12).hexdigest()
        return cache_folder() / f"{self._name}.{digest}.nbc"

    def load(self, key: tuple[Any, ...]) -> Any:
        path = self.path(key)
        try:
            data = path.read_bytes()
            os.utime(path)
        except OSError:
            return None
        return caching.pickle.loads(data)

    def save(self, key: tuple[Any, ...], data: Any) -> None:
        """Write the whole file or nothing; where nothing can be written, the function is compiled again next time."""
        path = self.path(key)
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as file:
                file.write(caching.dumps(data))
            os.replace(file.name, path)
            _drop_stale_once()

    def flush(self) -> None:
        for path in cache_folder().glob(f"{self._name}.*.nbc"):
            path.unlink(missing_ok=True)


def drop_stale() -> None:
    """Remove compiled code that nobody has used for `KEEP_DAYS` days, as far as possible: others may be doing the same."""
    limit = time.time() - KEEP_DAYS * 86_400
    for path in cache_folder().parent.glob("*/*"):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime < limit:
                path.unlink()


@cache
def _drop_stale_once() -> None:
    """After the first compilation of a process: that is when earlier code has become stale."""
    drop_stale()
