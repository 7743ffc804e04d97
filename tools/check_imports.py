"""What tests, measurements and examples import from the house is there: a module that was renamed shows in seconds.

mypy looks at the package and at tools alone. Sources are read, nothing is imported.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("tests", "bench", "examples")
OURS = {"stockpot": ROOT / "src", "tests": ROOT, "tools": ROOT, "bench": ROOT, "examples": ROOT}


def missing(file: Path) -> Iterator[str]:
    """What a file imports and nobody defines, with its line."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import():
                wanted = [(alias.name, "") for alias in node.names]
            case ast.ImportFrom(module=str(module), level=0):
                wanted = [(module, alias.name) for alias in node.names]
            case _:
                continue
        for module, name in wanted:
            if module.partition(".")[0] in OURS and not there(module, name):
                yield f"{file}:{node.lineno}: {module} {f'has no {name}' if source(module) else 'is not there'}"


def there(module: str, name: str) -> bool:
    """Is there such a module, with this name in it?"""
    found = source(module)
    if found is None:
        return False
    return name in ("", "*") or name in names(found) or source(f"{module}.{name}") is not None


@cache
def source(module: str) -> Path | None:
    """The file of a module, the folder of one that has none."""
    path = OURS[module.partition(".")[0]].joinpath(*module.split("."))
    places = (path.with_suffix(".py"), path / "__init__.py", path)
    return next((place for place in places if place.is_file() or (place == path and place.is_dir())), None)


@cache
def names(file: Path) -> frozenset[str]:
    """All that is bound anywhere in a module: more than it exports, and never less."""
    if file.is_dir():
        return frozenset()
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                found.add(name)
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                found.update(alias.asname or alias.name.partition(".")[0] for alias in aliases)
    return frozenset(found)


def main() -> int:
    gone = [line for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.py")) for line in missing(file)]
    print(*gone, sep="\n", end="\n" if gone else "")
    return 1 if gone else 0


if __name__ == "__main__":
    sys.exit(main())
