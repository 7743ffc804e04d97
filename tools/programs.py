"""The programs that some tests need and pip cannot install: which, where they are, how to get them.

`make test` begins with it: what is missing is named in one line and installed where that is allowed (asked once at a terminal;
without one, only with `INSTALL=1` or in CI). What stays missing is left out and counted; with `CI=true` it is an error.
Tests that need PyTorch or a GPU are left out and counted the same way where there is none.

Runs before anything is set up: only the standard library.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, replace
from glob import glob
from pathlib import Path

FONTS = ("/usr/share/fonts", "/usr/local/share/fonts", str(Path.home() / ".local/share/fonts"), "/Library/Fonts")
HOMEBREW = ("/opt/homebrew", "/usr/local", "/home/linuxbrew/.linuxbrew")
MANAGERS = {
    "apt-get": ("apt-get", "install", "--no-install-recommends"),
    "dnf": ("dnf", "install"),
    "pacman": ("pacman", "-S"),
    "brew": ("brew", "install"),
}
"""How package managers are asked; the first that is there is."""
UNASKED = {"apt-get": ("--yes", "--quiet=2"), "dnf": ("--assumeyes",), "pacman": ("--noconfirm",), "brew": ()}
"""So that they do not ask a second time."""


@dataclass(frozen=True)
class Program:
    """Something that the system's package manager installs, and its packages by manager."""

    name: str
    packages: dict[str, str]
    commands: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    """Where it may be, off the path."""
    variable: str = ""
    """Names another one."""
    tests: bool = True

    def where(self) -> str | None:
        """The file, or nothing where it is not installed."""
        named = os.environ.get(self.variable) if self.variable else None
        on_path = (shutil.which(command) for command in self.commands)
        elsewhere = (sorted(glob(pattern, recursive=True))[-1:] for pattern in self.files)
        return named or next(filter(None, on_path), None) or next((found[0] for found in elsewhere if found), None)


CHROMIUM = Program(
    "chromium",
    {"apt-get": "chromium", "dnf": "chromium", "pacman": "chromium", "brew": "chromium"},
    commands=("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    files=("/Applications/Chromium.app/Contents/MacOS/Chromium", "/Applications/Google Chrome.app/*/*/Google Chrome"),
    variable="CHROMIUM",
)

PROGRAMS = (
    CHROMIUM,
    # The same browser without windows does most tests for half the work. Only Debian packs it; elsewhere Chromium stands in.
    replace(
        CHROMIUM,
        name="chromium without windows",
        packages={**CHROMIUM.packages, "apt-get": "chromium-headless-shell"},
        commands=("chromium-headless-shell", *CHROMIUM.commands),
    ),
    Program(
        "firefox",
        {"apt-get": "firefox-esr", "dnf": "firefox", "pacman": "firefox", "brew": "firefox"},
        commands=("firefox", "firefox-esr"),
        files=("/Applications/Firefox.app/Contents/MacOS/firefox",),
        variable="FIREFOX",
    ),
    Program(
        "emoji font",
        {
            "apt-get": "fonts-noto-color-emoji", "dnf": "google-noto-color-emoji-fonts", "pacman": "noto-fonts-emoji",
            "brew": "font-noto-color-emoji",
        },
        files=(*(f"{folder}/**/*Emoji*.tt[cf]" for folder in FONTS), "/System/Library/Fonts/Apple Color Emoji.ttc"),
    ),
    Program(
        "postgresql",
        {"apt-get": "postgresql", "dnf": "postgresql-server", "pacman": "postgresql", "brew": "postgresql@17"},
        commands=("postgres",),
        files=(
            "/usr/lib/postgresql/*/bin/postgres", "/usr/pgsql-*/bin/postgres",
            *(f"{brew}/opt/postgresql@*/bin/postgres" for brew in HOMEBREW),
        ),
    ),
    Program(
        "redis",
        {"apt-get": "redis-server", "dnf": "redis", "pacman": "valkey", "brew": "redis"},
        commands=("redis-server", "valkey-server"),
    ),
    Program(
        "nginx",
        {"apt-get": "nginx", "dnf": "nginx", "pacman": "nginx", "brew": "nginx"},
        commands=("nginx",),
        files=("/usr/sbin/nginx",),
        tests=False,  # `make cluster` alone
    ),
)  # fmt: skip

GPU = "gpu"
"""Tests need one, too; nobody can install it."""
PACKAGES = {"pytorch": "torch", "stable-baselines3": "sb3_contrib"}
"""Too large to come along unasked: what tests call it, and a module of it. `make pytorch` installs it, and so does CI."""
GET_PACKAGES = "make pytorch (PyTorch and Stable-Baselines3: 1.3 GB where pip finds a build for CPUs, else 5 GB)"


def path(name: str) -> str:
    """Where a program is; says how to get it where it is not."""
    program = next(one for one in PROGRAMS if one.name == name)
    found = program.where()
    if found is None:
        raise FileNotFoundError(f"{name} is not installed: {advice([program])}")
    return found


def missing() -> list[Program]:
    """What tests need and is not here."""
    return [program for program in PROGRAMS if program.tests and program.where() is None]


# ---------------------------------------------------------------------------------------------------------- installing


def manager() -> str | None:
    return next((name for name in MANAGERS if shutil.which(name)), None)


def command(programs: list[Program], *more: str) -> list[str]:
    """What installs them, by the package manager that is here; nothing where there is none."""
    here = manager()
    return [*MANAGERS[here], *more, *dict.fromkeys(one.packages[here] for one in programs)] if here else []


def advice(programs: list[Program]) -> str:
    """What a person types to get them."""
    wanted = command(programs)
    if not wanted:
        return f"install {names(programs)} with your system's package manager"
    if wanted[0] == "brew" or os.geteuid() == 0:
        return " ".join(wanted)
    return " ".join(["sudo" if shutil.which("sudo") else "as root:", *wanted])


def power(*, asking: bool) -> list[str] | None:
    """What a command begins with to be allowed to install, `None` where that is not to be had; `sudo` may ask only a person."""
    if manager() == "brew" or os.geteuid() == 0:
        return []
    sudo = ["sudo"] if asking else ["sudo", "-n"]
    works = (
        shutil.which("sudo") and subprocess.run([*sudo, "true"], check=False, stderr=subprocess.DEVNULL).returncode == 0
    )
    return sudo if works else None


def install(programs: list[Program], *, asking: bool) -> None:
    """Try to; what is still missing afterwards shows whether it went well."""
    here, first = manager(), power(asking=asking)
    if here is None or first is None:
        return
    # Debian's packages would start a database and a bus at once; tests start private ones.
    environment = ["env", "DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1"] if here == "apt-get" else []
    if here == "apt-get":
        subprocess.run([*first, "apt-get", "update", "--quiet=2"], check=False)
    wanted = command(programs, *UNASKED[here])
    print(shlex.join([*first, *wanted]), flush=True)
    subprocess.run([*first, *environment, *wanted], check=False, stdout=subprocess.DEVNULL)


def allowed(programs: list[Program]) -> tuple[bool, bool]:
    """May they be installed, and is there a person to ask for a password?"""
    if in_ci() or os.environ.get("INSTALL") == "1":
        return True, False
    if os.environ.get("INSTALL") or not command(programs) or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False, False
    try:
        answer = input(f"Install now ({advice(programs)})? [y/N] ")
    except EOFError:
        answer = ""
    return answer.strip().lower() in ("y", "yes"), True


def in_ci() -> bool:
    return os.environ.get("CI", "").lower() in ("true", "1")


# ------------------------------------------------------------------------------------------------------------- telling


def names(programs: list[Program]) -> str:
    return ", ".join(one.name for one in programs)


def begin() -> int:
    """Say what is missing, and install it where that is allowed."""
    wanted = missing()
    if not wanted:
        return 0
    print(f"Not installed here, and needed by some tests: {names(wanted)}.", flush=True)
    may, asking = allowed(wanted)
    if may:
        install(wanted, asking=asking)
    still = missing()
    if still and (in_ci() or (may and not asking)):
        print(f"Could not be installed: {names(still)}. Try: {advice(still)}", file=sys.stderr)
        return 1
    if still:
        print("Their tests are left out and counted at the end; everything else runs.", flush=True)
    return 0


def end(notes: Path) -> None:
    """The last lines: what was left out, as written down by the test runs, and how to get it."""
    left: Counter[str] = Counter()
    for line in notes.read_text().splitlines() if notes.is_file() else []:
        name, _, count = line.rpartition(" ")
        left[name] += int(count)
    if not left:
        return
    print("\nAll that ran has passed. Left out, as something is missing:")
    for name, tests in sorted(left.items()):
        print(f"  {tests} tests that need {name}")
    wanted = {one for name in left for one in name.split(" and ")}
    if known := [one for one in PROGRAMS if one.name in wanted]:
        print(f"To run them too: {advice(known)}; or make test INSTALL=1")
    if wanted & PACKAGES.keys():
        print(f"To have {' and '.join(sorted(wanted & PACKAGES.keys()))}: {GET_PACKAGES}")


if __name__ == "__main__":
    if sys.argv[1:]:
        end(Path(sys.argv[1]))
    else:
        sys.exit(begin())
