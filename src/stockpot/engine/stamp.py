"""Whether a module fits the sources still: beside each lies what it was built from, and with.

Building takes minutes, so what is compared is a hash of all sources that go in, without comments and docstrings.
"""

from __future__ import annotations

import hashlib
import io
import json
import platform
import tokenize
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from stockpot.core.game import SHELF, Game
from stockpot.core.generic import has_outlook
from stockpot.core.sources import CORE, MODULES, NEVER_COMPILED, PACKAGE, SOURCES

BOTS, ENGINE = PACKAGE / "bots", PACKAGE / "engine"
SHARED = [
    *(CORE / f"{name}.py" for name in (
        "bits", "compiled_record", "elementary", "engine", "generic", "random", "record", "rule", "trail",
    )),
    *(BOTS / f"{name}.py" for name in (
        "exports", "net/network", "net/priors", "net/think", "plans/tries", "tree/__init__", "tree/node", "tree/puct",
        "tree/records",
    )),
    *(ENGINE / f"{name}.py" for name in ("build", "exports", "returns", "unpack")),
]  # fmt: skip
"""What goes into the modules of all games: compiled functions, the layout of what they take, and the way modules are built."""
JUDGED = [BOTS / "plans/judge.py", BOTS / "plans/judged.py"]
"""What goes into those of games that a judge can learn, too."""

CALLED = [CORE / f"{name}.py" for name in ("hands", "points", "start")]
"""What goes into those of games that other packages bring, too: their rules call it, those of the house do not."""


class Stamp(NamedTuple):
    """What a module was built from, and with which versions: the same of both give the same bytes."""

    sources: str
    built_with: dict[str, str]


def stamp_now(game: Game) -> Stamp:
    """The stamp of a module that is built now."""
    versions = {name: version(name) for name in ("numba", "llvmlite", "ziglang")}
    return Stamp(hash_of(game), {"python": ".".join(platform.python_version_tuple()[:2]), **versions})


def module_file(game: Game) -> Path:
    """Where the module of a game lies: with those of the house, or in the package that brings the game."""
    return (MODULES if game.name in SHELF else game.folder) / f"{game.name}.wasm"


def read_stamp(game: Game) -> Stamp | None:
    """The stamp of a game's module; nothing where there is no module."""
    file = module_file(game).with_suffix(".json")
    return Stamp(**json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


def write_stamp(game: Game, stamp: Stamp) -> None:
    module_file(game).with_suffix(".json").write_text(json.dumps(stamp._asdict(), indent=1) + "\n", encoding="utf-8")


def stale(games: Sequence[Game]) -> list[str]:
    """The games whose modules do not fit the sources."""
    return [game.name for game in games if (stamp := read_stamp(game)) is None or stamp.sources != hash_of(game)]


def hash_of(game: Game) -> str:
    """A short hash of all that goes into the module of a game."""
    digest = hashlib.blake2b(digest_size=10)
    for file in sources_of(game):
        digest.update(_meaning(file))
    return digest.hexdigest()


def sources_of(game: Game) -> list[Path]:
    """The files that go into the module of a game."""
    own = (path for path in game.folder.rglob("*") if path.suffix in SOURCES and path not in NEVER_COMPILED)
    judged, called = JUDGED if has_outlook(game.state) else [], [] if game.name in SHELF else CALLED
    return [*SHARED, *judged, *called, *sorted(own)]


@cache
def _meaning(file: Path) -> bytes:
    """What a file says to a machine: of Python all but comments, docstrings and the way it is set."""
    data = file.read_bytes()
    if file.suffix != ".py":
        return data
    return "".join("".join(_words(data)).split()).encode()


def _words(source: bytes) -> Iterator[str]:
    """The tokens of Python source, statement by statement; one that is a string says nothing."""
    blocks = {tokenize.INDENT: "→", tokenize.DEDENT: "←"}
    statement: list[tokenize.TokenInfo] = []
    for token in _tokens(source):
        if token.type in blocks:
            yield blocks[token.type]
        elif token.type == tokenize.NEWLINE:
            if [part.type for part in statement] != [tokenize.STRING]:
                yield from (part.string for part in statement)
                yield ";"
            statement = []
        elif token.type not in (tokenize.COMMENT, tokenize.NL, tokenize.ENCODING):
            statement.append(token)


def _tokens(source: bytes) -> Iterator[tokenize.TokenInfo]:
    """The tokens of Python source, the same in all versions of Python: since 3.12 an f-string is taken to pieces (PEP 701)."""
    lines, begun = source.decode().splitlines(keepends=True), list[tokenize.TokenInfo]()
    for token in tokenize.tokenize(io.BytesIO(source).readline):
        name = tokenize.tok_name[token.type]
        if name == "FSTRING_START":
            begun.append(token)
        elif name == "FSTRING_END":
            first = begun.pop()
            if not begun:
                text = _between(lines, first.start, token.end)
                yield tokenize.TokenInfo(tokenize.STRING, text, first.start, token.end, first.line)
        elif not begun:
            yield token


def _between(lines: list[str], start: tuple[int, int], end: tuple[int, int]) -> str:
    """The text from one place to another; a place is a line, from 1, and a column."""
    rows = lines[start[0] - 1 : end[0]]
    rows[-1] = rows[-1][: end[1]]
    rows[0] = rows[0][start[1] :]
    return "".join(rows)
