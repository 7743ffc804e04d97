"""Building the browser application."""

from __future__ import annotations

import ast
from pathlib import Path

import hatch_build
import pytest

from stockpot.core.game import FUNCTIONS, MAY_BE
from tests.support.processes import ROOT


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
