"""Building the browser application."""

from __future__ import annotations

from pathlib import Path

import hatch_build
import pytest


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
