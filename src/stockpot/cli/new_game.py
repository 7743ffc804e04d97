"""`stockpot new-game`: a package with a small game in it, complete, to be changed into another."""

from __future__ import annotations

import re
from pathlib import Path

from stockpot.cli.console import console

TEMPLATE = Path(__file__).parent / "template"
NAME = re.compile("[a-z][a-z0-9]{1,19}")
PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "stockpot-ladle"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["stockpot"]

[project.entry-points."stockpot.games"]
ladle = "stockpot_ladle:GAME"

[tool.hatch.build.targets.wheel]
packages = ["stockpot_ladle"]
"""


def run(name: str, folder: Path | None) -> None:
    from stockpot.core.game import game_names

    if not NAME.fullmatch(name) or name in game_names():
        raise ValueError(
            f"A new game is named by 2 to 20 small letters and digits, and no other game so; not {name!r}."
        )
    home = folder or Path(name)
    write(name, home)
    console.print(f"{home} has a small game in it that can be played as it is:\n")
    console.print(f"  pip install --editable {home}\n  stockpot play {name}\n")
    console.print(f"Now change it into yours, beginning with {home}/stockpot_{name}/texts/en/{name}.md.")


def write(name: str, home: Path) -> None:
    """Everything under the new name; an existing folder is left alone."""
    package = home / f"stockpot_{name}"
    package.mkdir(parents=True)
    (home / "pyproject.toml").write_text(renamed(PROJECT, name), encoding="utf-8")
    for path in sorted(TEMPLATE.rglob("*.*")):
        if path.suffix in (".py", ".md", ".ftl"):
            to = package / renamed(str(path.relative_to(TEMPLATE)), name)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_text(renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    return text.replace("ladle", name).replace("Ladle", name.capitalize())
