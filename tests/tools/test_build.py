"""Building the browser application."""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import hatch_build
import pytest

from stockpot.core.game import FUNCTIONS, MAY_BE
from tests.support.processes import ROOT
from tools import pythons


def test_a_linked_folder_of_packages_is_not_emptied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared, web = tmp_path / "shared", tmp_path / "web"
    shared.mkdir()
    (shared / "package").write_text("of others")
    web.mkdir()
    (web / "package-lock.json").write_text("{}")
    (web / "node_modules").symlink_to(shared)
    called: list[list[str]] = []
    monkeypatch.setattr(hatch_build, "npm_command", lambda: (["npm"], {}))
    monkeypatch.setattr(hatch_build, "run", lambda command, *_: called.append(command))
    with pytest.raises(RuntimeError, match=r"is a link to .*shared.*Remove the link \(`rm "):
        hatch_build.build(web, tmp_path / "out")
    assert called == []


def test_a_linked_folder_that_has_what_is_wanted_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared, web, out = tmp_path / "shared", tmp_path / "web", tmp_path / "out"
    for folder in (shared, web, out):
        folder.mkdir()
    (web / "package-lock.json").write_text("{}")
    (shared / ".installed").write_text("44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a")
    (web / "node_modules").symlink_to(shared)
    called: list[list[str]] = []
    monkeypatch.setattr(hatch_build, "npm_command", lambda: (["npm"], {}))
    monkeypatch.setattr(hatch_build, "run", lambda command, *_: called.append(command))
    hatch_build.build_for(web, "site", out)
    assert [command[:3] for command in called] == [["npm", "run", "build"]]


def test_browsers_get_every_room_that_games_are_made_of() -> None:
    """The packer runs in a browser's Python, and has them by name."""
    module = ast.parse((ROOT / "web/pack/pack.py").read_text(encoding="utf-8"))
    (rooms,) = [
        ast.literal_eval(node.value)
        for node in module.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "ROOMS"
    ]
    assert {*FUNCTIONS, *MAY_BE, "state", "words", "position"} == set(rooms)


def test_the_versions_of_python_that_are_tried_are_those_that_are_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = re.findall(r"Python :: (3\.\d+)$", "\n".join(project["classifiers"]), re.MULTILINE)
    assert told == list(pythons.VERSIONS)
    assert project["requires-python"] == f">={told[0]}"


def test_the_same_sources_make_the_same_packages_to_the_byte(tmp_path: Path) -> None:
    """Whenever and in whatever folder they are built; without the browser's part, which takes longer."""
    made = []
    for number in range(2):
        folder, out = tmp_path / f"clone-{number}", tmp_path / f"dist-{number}"
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "CHANGELOG.md"):
            folder.mkdir(exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
        shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules"))
        shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
        for path in folder.rglob("*"):
            os.utime(path, (number * 10**8,) * 2)
        for target in ("sdist", "wheel"):
            program = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(out)]
            subprocess.run(
                program, cwd=folder, env={**os.environ, "STOCKPOT_SKIP_WEB": "1"}, check=True, capture_output=True
            )
        made.append({path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in out.iterdir()})
    assert made[0] == made[1]
    assert len(made[0]) == 2
