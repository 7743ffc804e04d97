"""`python -m tools.contract [--check]`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.contract import games, protocol, texts

FOLDER = Path(__file__).parents[2] / "web/src/generated"


def files() -> dict[Path, str]:
    """All generated files."""
    of_games = {FOLDER / "games" / name: text for name, text in games.all_written().items()}
    return {FOLDER / "protocol.ts": protocol.written(), FOLDER / "texts.ts": texts.written(), **of_games}


def check(wanted: dict[Path, str]) -> list[str]:
    """What is not as it should be."""
    found = [path for path in wanted if not path.is_file() or path.read_text(encoding="utf-8") != wanted[path]]
    left_over = [path for path in FOLDER.rglob("*") if path.is_file() and path not in wanted]
    return [str(path.relative_to(FOLDER.parents[2])) for path in found + left_over]


def write(wanted: dict[Path, str]) -> None:
    """Write what has changed, and take away what nothing stands behind any more."""
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    for path in FOLDER.rglob("*"):
        if path.is_file() and path not in wanted:
            path.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.contract", description="The browser's types, from Python.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where something would change")
    if not parser.parse_args().check:
        write(files())
    elif stale := check(files()):
        sys.exit(f"Not as Python declares it: {', '.join(stale)}. `make contract` writes them anew.")


if __name__ == "__main__":
    main()
