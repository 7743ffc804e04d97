"""What tests need of the system: named when it is missing, installed only where that is allowed, left out and counted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from tests.support.processes import ROOT, environment

APT = """#!/bin/sh
echo "$@" >> {folder}/asked
case "$*" in *install*redis-server*) : > {folder}/redis-server; /bin/chmod +x {folder}/redis-server;; esac
"""
BROKEN = """#!/bin/sh
echo "$@" >> {folder}/asked
exit 100
"""
SUDO = """#!/bin/sh
[ "$1" = -n ] && shift
exec "$@"
"""


class System:
    """A path with nothing on it but a package manager, and what that was asked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("env", "true"):
            (folder / name).symlink_to(str(shutil.which(name)))
        self.put("apt-get", APT)
        self.put("sudo", SUDO)

    def put(self, name: str, script: str) -> None:
        (self.folder / name).write_text(script.format(folder=self.folder))
        (self.folder / name).chmod(0o755)

    def environment(self, **changed: str) -> dict[str, str]:
        given = {"CI": "", "INSTALL": "", "CHROMIUM": "/bin/true", "PATH": str(self.folder)}
        given["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take seconds to import
        return environment(**given | changed)

    def run(self, *arguments: str, **changed: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments], cwd=ROOT, env=self.environment(**changed), stdin=subprocess.DEVNULL,
            capture_output=True, text=True, check=False,
        )  # fmt: skip

    def asked(self) -> str:
        """All that the package manager was told to do."""
        note = self.folder / "asked"
        return note.read_text() if note.is_file() else ""


@pytest.fixture
def system(tmp_path: Path) -> System:
    return System(tmp_path)


def test_without_a_terminal_nothing_is_asked_or_installed(system: System) -> None:
    done = system.run("tools/programs.py")
    assert done.returncode == 0
    assert "redis" in done.stdout.splitlines()[0]
    assert "[y/N]" not in done.stdout
    assert system.asked() == ""


@pytest.mark.parametrize("given", [{"INSTALL": "1"}, {"CI": "true"}])
def test_what_is_missing_is_installed_where_that_is_wished(system: System, given: dict[str, str]) -> None:
    done = system.run("tools/programs.py", **given)
    assert "redis-server" in system.asked().splitlines()[-1]
    assert (system.folder / "redis-server").is_file()
    again = system.run("tools/programs.py", **given)
    assert "redis" not in again.stdout
    assert done.stdout


@pytest.mark.parametrize("given", [{"INSTALL": "1"}, {"CI": "true"}])
def test_what_cannot_be_installed_though_it_must_is_an_error(system: System, given: dict[str, str]) -> None:
    system.put("apt-get", BROKEN)
    done = system.run("tools/programs.py", **given)
    assert done.returncode == 1
    assert "apt-get install" in done.stderr
    assert "redis-server" in done.stderr


def test_in_ci_it_is_an_error_where_there_is_no_package_manager(system: System) -> None:
    (system.folder / "apt-get").unlink()
    done = system.run("tools/programs.py", CI="true")
    assert done.returncode == 1
    assert "your system's package manager" in done.stderr


def test_a_chromium_without_windows_is_installed_too_and_preferred(system: System) -> None:
    system.run("tools/programs.py", INSTALL="1", CHROMIUM="")
    assert "chromium chromium-headless-shell" in system.asked()
    for name in ("chromium", "chromium-headless-shell"):  # the first stands in
        system.put(name, "#!/bin/sh")
        say = "from tools import programs; print(programs.path('chromium without windows'))"
        assert system.run("-c", say, CHROMIUM="").stdout.strip() == str(system.folder / name)


@pytest.mark.parametrize(("answer", "installed"), [("y", True), ("n", False), ("", False)])
def test_at_a_terminal_it_is_asked_once(system: System, answer: str, installed: bool) -> None:
    terminal = pexpect.spawn(
        sys.executable, ["tools/programs.py"], cwd=str(ROOT), env=system.environment(), encoding="utf-8", timeout=600,
        dimensions=(24, 300),
    )  # fmt: skip
    terminal.expect_exact("[y/N]")
    assert "apt-get install" in terminal.before
    terminal.sendline(answer)
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert "[y/N]" not in terminal.before
    assert ("install" in system.asked()) is installed


def test_the_last_lines_say_what_was_left_out_and_how_to_get_it(system: System, tmp_path: Path) -> None:
    notes = tmp_path / "left-out"
    assert system.run("tools/programs.py", str(notes)).stdout == ""
    notes.write_text("redis 3\npostgresql and redis 4\nredis 1\n")
    *_, first, second, last = system.run("tools/programs.py", str(notes)).stdout.splitlines()
    assert (first, second) == ("  4 tests that need postgresql and redis", "  4 tests that need redis")
    sudo = "sudo " if os.geteuid() else ""
    assert f"{sudo}apt-get install --no-install-recommends postgresql redis-server" in last


def test_the_last_lines_say_how_to_get_pytorch(system: System, tmp_path: Path) -> None:
    notes = tmp_path / "left-out"
    notes.write_text("gpu 5\ngpu and pytorch 2\nstable-baselines3 1\n")
    told = system.run("tools/programs.py", str(notes)).stdout
    assert "  5 tests that need gpu\n" in told
    assert "To have pytorch and stable-baselines3: make pytorch" in told
    assert "apt-get" not in told


SOME = """
import pytest

@pytest.fixture
def redis() -> None: ...

def test_started_by_a_fixture(redis: None) -> None: ...

@pytest.mark.needs("redis")
def test_marked() -> None: ...
"""
PYTEST = [
    "-m",
    "pytest",
    "-c",
    "pyproject.toml",
    "-p",
    "tests.conftest",
    "-p",
    "xdist.plugin",
    "-p",
    "no:cacheprovider",
]
OTHER = """
def test_needs_nothing() -> None: ...
"""


@pytest.mark.parametrize("workers", ["0", "2"])
@pytest.mark.parametrize("more", ["", OTHER], ids=["nothing else", "something else"])
def test_tests_that_cannot_run_are_left_out_and_counted_but_not_in_ci(system: System, workers: str, more: str) -> None:
    notes, file = system.folder / "notes", system.folder / "test_some.py"
    file.write_text(SOME + more)
    arguments = [*PYTEST, "-n", workers, str(file)]
    done = system.run(*arguments, LEFT_OUT=str(notes))
    assert done.returncode == 0, done.stdout + done.stderr
    assert ("1 passed" in done.stdout) is bool(more)
    assert "Left out: 2 tests that need redis." in done.stdout
    assert notes.read_text() == "redis 2\n"
    in_ci = system.run(*arguments, CI="true")
    assert f"{3 if more else 2} passed" in in_ci.stdout
    assert "Left out" not in in_ci.stdout


def test_a_browser_is_what_tests_need_that_ask_for_no_page(system: System) -> None:
    plugins = ["-p", "pytest_playwright.pytest_playwright", "-p", "no:cacheprovider"]
    done = system.run("-m", "pytest", *plugins, "tests/browser/test_engine.py", CHROMIUM="", NUMBA_DISABLE_JIT="1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Left out: 10 tests that need chromium." in done.stdout


def test_runs_that_tests_start_are_not_counted(system: System, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Else the last lines of a whole run would name what only a test of such lines had left out."""
    monkeypatch.setenv("LEFT_OUT", str(tmp_path / "notes"))
    (file := system.folder / "test_some.py").write_text(SOME)
    assert "Left out: 2 tests that need redis." in system.run(*PYTEST, "-n", "0", str(file)).stdout
    assert not (tmp_path / "notes").exists()


FURTHER = """
import sys

import pytest

sys.modules["torch"] = None  # as if it were not installed

@pytest.mark.needs("pytorch")
def test_pytorch() -> None: ...

@pytest.mark.needs("gpu")
def test_gpu() -> None: ...

@pytest.mark.needs("gpu", "pytorch")
def test_both() -> None: ...

@pytest.mark.interpreted
def test_interpreted() -> None: ...
"""


def test_in_ci_only_what_needs_a_gpu_is_left_out(system: System) -> None:
    """No rules are compiled here, so that there is no GPU to play on anywhere."""
    file = system.folder / "test_further.py"
    file.write_text(FURTHER)
    arguments = [*PYTEST, "-n", "0", str(file)]
    here = system.run(*arguments, NUMBA_DISABLE_JIT="1").stdout
    assert "1 passed" in here
    lacking = ("pytorch", "gpu", "gpu and pytorch")
    assert all(f"Left out: 1 tests that need {name}." in here for name in lacking)
    in_ci = system.run(*arguments, CI="true", NUMBA_DISABLE_JIT="1").stdout
    assert "2 passed" in in_ci
    assert "Left out: 2 tests that need gpu." in in_ci
    assert "skipped" not in here + in_ci


def test_what_needs_plain_python_is_not_run_where_rules_are_compiled(system: System) -> None:
    file = system.folder / "test_further.py"
    file.write_text(FURTHER)
    assert (
        "4 deselected" in system.run(*PYTEST, "-n", "0", "-k", "interpreted", str(file), NUMBA_DISABLE_JIT="0").stdout
    )
