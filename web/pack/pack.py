"""What Python needs in a browser, as archives of bytecode. Runs in Pyodide itself: bytecode is of one version of Python.

| | |
| --- | --- |
| `python.zip` | the modules of the standard library that are imported by these, and by those |
| `stockpot.xz` | the house, the engine and the bots, with the texts that all games share |
| `<game>.xz` | a game: its rooms, its lists and its texts |
| `<game>.npz.xz` | the network of a game that a level of bots plays by |
| `games.<language>.json` | what `GET /api/games` answers, for pages without a server |

An `.xz` holds a dictionary of files as `marshal` writes it: close together they are a third smaller than in a zip. Texts are
in English: the page speaks other languages itself.
"""

from __future__ import annotations

import ast
import lzma
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path
from types import CodeType

SOURCE = Path("/source")
OUT = Path("/out")
LIBRARY = zipfile.ZipFile("/lib/python314.zip")

STARTED_WITH = sorted(name for name in sys.modules if not name.startswith("__"))
"""What Pyodide itself loads before it runs anything."""
ROOTS = ("stockpot.local.worker", "stockpot.engine", "stockpot.engine.browser", "stockpot.bots.analysis")
"""What the worker calls, and what is imported by a name that is made up at run time."""
ENCODINGS = ("encodings.utf_8", "encodings.latin_1", "encodings.ascii", "encodings.cp437")
ROOMS = (
    "advice",
    "decisions",
    "features",
    "former",
    "knowledge",
    "outlook",
    "parts",
    "pieces",
    "plans",
    "players",
    "position",
    "rules",
    "state",
    "words",
)
"""Rooms of a game that are loaded by their names. `screen`, `lab` and figures are for terminals."""
CONDITIONS = {"TYPE_CHECKING", "COMPILED", "__name__ == '__main__'", "sys.platform == 'win32'"}
"""Never true in a browser."""
LATER = ("concurrent.futures.thread",)
"""Modules of the standard library that it imports in functions, and that are needed. All others of those are left out."""
NO_LINE_OF_8 = b"\xff"
"""In a table of lines (`Objects/locations.md` of CPython): eight code units without one. One unit is 0xf8."""
STAMP = (1980, 1, 1, 0, 0, 0)


def main() -> None:
    sys.path.insert(0, str(SOURCE))
    from stockpot.core.game import SHELF, game
    from stockpot.core.generic import has_outlook
    from stockpot.core.options import LANGUAGES

    rooms = [room for name in SHELF for room in rooms_of(name)]
    found = reached([*ROOTS, *rooms, *STARTED_WITH, *ENCODINGS, *LATER])
    library = {name for name in found if file_in_library(name)}
    write_library(library)
    own = {name: {one for one in found if f"{one}.".startswith(f"stockpot.games.{name}.")} for name in SHELF}
    shared = found - library - set[str]().union(*own.values())
    write_archive("stockpot", code_files(shared) | texts("*/house") | texts("*/swearing") | texts("en/bots"))
    for name in SHELF:
        write_archive(name, code_files(own[name]) | lists_of(name) | texts(f"en/{name}"))
        if any(level.learned for level in game(name).bots.levels.values()):
            learned = "judges" if has_outlook(game(name).state) else "nets"
            write_archive(f"{name}.npz", as_they_are([SOURCE / f"stockpot/bots/{learned}/{name}.npz"]))
    for lang in LANGUAGES:
        write_catalogue(lang, SHELF)


def rooms_of(game: str) -> list[str]:
    return [f"stockpot.games.{game}", *(f"stockpot.games.{game}.{room}" for room in ROOMS)]


# -------------------------------------------------------------------------------------------------------------- imports


def reached(roots: list[str]) -> set[str]:
    """All modules that are imported by these and by what they import."""
    found, waiting = set[str](), [*roots]
    while waiting:
        name = waiting.pop()
        if name in found or source_of(name) is None:
            continue
        found.add(name)
        waiting += imports_of(name)
        if "." in name:
            waiting.append(name.rpartition(".")[0])
    return found


def imports_of(name: str) -> list[str]:
    """What a module imports: `from a import b` may mean a module `a.b`."""
    package = name if is_package(name) else name.rpartition(".")[0]
    found = list[str]()
    for node in statements(ast.parse(source_of(name) or b""), in_functions=not file_in_library(name)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] + "." if node.level else ""
            module = (above + (node.module or "")).rstrip(".")
            found += [module, *(f"{module}.{alias.name}" for alias in node.names)]
    return found


def statements(tree: ast.AST, in_functions: bool) -> Iterator[ast.AST]:
    """All of a module but what stands under conditions that do not hold in a browser."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.If) and ast.unparse(child.test) in CONDITIONS:
            yield from (node for part in child.orelse for node in (part, *statements(part, in_functions)))
        elif in_functions or not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child
            yield from statements(child, in_functions)


def source_of(name: str) -> bytes | None:
    file = file_in_library(name)
    if file:
        return LIBRARY.read(file)
    found = path_of(name)
    return found.read_bytes() if found else None


def is_package(name: str) -> bool:
    return str(file_in_library(name) or path_of(name)).endswith("__init__.py")


LIBRARY_NAMES = set(LIBRARY.namelist())


def file_in_library(name: str) -> str:
    path = name.replace(".", "/")
    return next((file for file in (f"{path}/__init__.py", f"{path}.py") if file in LIBRARY_NAMES), "")


def path_of(name: str) -> Path | None:
    path = SOURCE / name.replace(".", "/")
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()), None)


# ---------------------------------------------------------------------------------------------------------------- files

Files = dict[str, bytes]


def code_files(names: set[str]) -> Files:
    paths = [path for name in names if (path := path_of(name))]
    return {f"{path.relative_to(SOURCE)}c": bytecode(path.read_bytes(), path.name) for path in paths}


def bytecode(source: bytes, name: str) -> bytes:
    """A module as `.pyc` that is never checked against its source, without docstrings and numbers of lines."""
    code = without_lines(compile(source, name, "exec", dont_inherit=True, optimize=2))
    return bytes(_code_to_hash_pyc(code, source_hash(source), False))


def without_lines(code: CodeType) -> CodeType:
    """The numbers of lines are a seventh of an archive. Tracebacks name modules and functions all the same."""
    inner = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=tuple(inner), co_linetable=no_lines(len(code.co_code) // 2))


def no_lines(units: int) -> bytes:
    """A table that says of every code unit that it stands in no line, at most eight in a byte. Where one says nothing of them,
    `traceback` fails, and what was to be reported with it."""
    whole, rest = divmod(units, 8)
    return NO_LINE_OF_8 * whole + bytes([NO_LINE_OF_8[0] - 8 + rest] if rest else [])


def lists_of(game: str) -> Files:
    """What lies beside a game's code: card lists, lessons."""
    found = (SOURCE / "stockpot/games" / game).rglob("*")
    return as_they_are(path for path in found if path.suffix in (".csv", ".json", ".txt"))


def texts(pattern: str) -> Files:
    return as_they_are((SOURCE / "stockpot/texts").glob(f"{pattern}.ftl"))


def as_they_are(paths: Iterable[Path]) -> Files:
    return {str(path.relative_to(SOURCE)): path.read_bytes() for path in paths}


def write_archive(name: str, files: Files) -> None:
    """The same files make the same bytes."""
    by_kind = sorted(files, key=lambda path: (path.rpartition(".")[2], path))
    data = lzma.compress(marshal.dumps({path: files[path] for path in by_kind}), preset=9 | lzma.PRESET_EXTREME)
    (OUT / f"{name}.xz").write_bytes(data)


def write_library(names: set[str]) -> None:
    """What Python starts from must be a zip."""
    with zipfile.ZipFile(OUT / "python.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(map(file_in_library, names)):
            archive.writestr(
                zipfile.ZipInfo(f"{file}c", STAMP), bytecode(LIBRARY.read(file), file), zipfile.ZIP_DEFLATED
            )


def write_catalogue(lang: str, games: tuple[str, ...]) -> None:
    from stockpot.api.catalog import game_info
    from stockpot.core.struct import Encoder

    (OUT / f"games.{lang}.json").write_bytes(Encoder().encode([game_info(name, lang) for name in games]))


main()
