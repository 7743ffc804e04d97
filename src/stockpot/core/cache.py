"""The cache of compiled rules, keyed by the content of their sources: where it is, and what is stale.

Numba's own cache looks only at the file of the cached function: a function that calls a rule in another file would go on
with the old rule. Here every compiled function is kept in a file of its own, named by all it was compiled from: the core,
the folders of the function and of those that it calls, and the folders of the games whose records it is given. So a change of
one game leaves the compiled code of the others alone, processes that compile at the same time never overwrite each other's
work, and copies of the project share what is the same in them.
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
from types import ModuleType
from typing import Any

from numba.core import caching, types
from numba.core.dispatcher import Dispatcher
from numba.core.types.containers import BaseTuple

from stockpot.core.ready import cache_folder
from stockpot.core.sources import CORE, NEVER_COMPILED, fingerprint, room_of

KEEP_DAYS = 14

used: set[Path] = set()
"""The files that this process has read or written."""
_homes: dict[Any, set[Path]] = {}
"""The folders whose records have a compiled type."""


def belongs(compiled_type: Any, record: type) -> None:
    """Say that records of this compiled type are declared by this class: functions that take one depend on its folder."""
    with contextlib.suppress(TypeError, OSError):  # classes typed at a prompt have no file
        _homes.setdefault(compiled_type, set()).add(room_of(Path(inspect.getfile(record)).parent))


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
        self._home = room_of(file.parent)
        self._cache_path = str(cache_folder())
        self._cache_file = _Files(f"{function.__module__}.{function.__qualname__}".replace("<locals>", "local"))
        self._name = repr(function)
        fingerprint(self._home)
        self.enable()

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        folders = {CORE, *_homes_called(self._py_func), *_homes_of(sig)}
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


@cache
def _homes_called(function: Callable[..., Any]) -> frozenset[Path]:
    """The folders of a function and of all compiled functions that it calls by name, on whatever way."""
    found, left = set[Path](), [function]
    seen = {function}
    while left:
        one = left.pop()
        found.add(room_of(Path(inspect.getfile(one)).parent))
        called = {each.py_func for each in _named_in(one) if isinstance(each, Dispatcher)}
        left += called - seen
        seen |= called
    return frozenset(found)


def _named_in(function: Callable[..., Any]) -> Iterator[Any]:
    """What the names in a function stand for, as far as they are global: `name`, or `module.name`."""
    names = function.__code__.co_names
    for name in names:
        value = function.__globals__.get(name)
        yield value
        if isinstance(value, ModuleType):
            yield from (vars(value).get(name) for name in names)


def _flat(sig: Any) -> Iterator[Any]:
    """The types of arguments, and of what named tuples among them hold."""
    for argument in sig:
        yield argument
        if isinstance(argument, BaseTuple):
            yield from _flat(argument)


def _enums_of(sig: Any) -> Iterator[type]:
    """The classes of enums and named tuples: Numba writes them by name alone, and every game has a `Phase`."""
    for argument in _flat(sig):
        if hasattr(argument, "instance_class"):
            yield argument.instance_class


def _homes_of(sig: Any) -> Iterator[Path]:
    """The folders that declare the records, enums and named tuples among the arguments."""
    for argument in _flat(sig):
        yield from _homes.get(argument, ())
        if isinstance(argument, types.Array):
            yield from _homes.get(argument.dtype, ())
    for kind in _enums_of(sig):
        yield room_of(Path(inspect.getfile(kind)).parent)


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
        used.add(path)
        return caching.pickle.loads(data)

    def save(self, key: tuple[Any, ...], data: Any) -> None:
        """Write the whole file or nothing; where nothing can be written, the function is compiled again next time."""
        path = self.path(key)
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as file:
                file.write(caching.dumps(data))
            os.replace(file.name, path)
            used.add(path)
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
