"""What `pip install stockpot` and its extras bring: packages and megabytes on the disk. `python -m tools.installed`.

The wheel of this checkout is built, and installed into an empty environment for each line, with all it depends on and as pip does
it, compiled to bytecode. The table stands in docs/index.md. `train` is left out unless it is named: it brings several gigabytes.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.site import folder_bytes

ROOT = Path(__file__).parent.parent
UV = Path(sys.executable).parent / "uv"
EXTRAS = (
    *("", "fast", "server", "server,fast", "postgresql", "redis", "envs", "lab", "all"),
    *("pictures", "print", "testing", "datasets", "gpu", "cluster"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("extras", nargs="*", default=[*EXTRAS], help="as in pip install 'stockpot[server,fast]'")
    extras = parser.parse_args().extras
    print("| `pip install` | packages | MB |\n| --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        wheel = built(Path(folder) / "wheel")
        for extra in extras:
            packages, size = installed(f"{wheel}[{extra}]" if extra else str(wheel), Path(folder) / "environment")
            name = f"'stockpot[{extra}]'" if extra else "stockpot"
            print(f"| `{name}` | {packages} | {size / 1e6:.0f} |", flush=True)


def built(folder: Path) -> Path:
    """The wheel."""
    uv("build", "--wheel", "--out-dir", str(folder), str(ROOT))
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(what: str, environment: Path) -> tuple[int, int]:
    """How many packages are in an environment that has nothing but this and what it depends on, and their bytes."""
    uv("venv", "--clear", "--python", sys.executable, str(environment))
    python = str(environment / "bin" / "python")
    uv("pip", "install", "--compile-bytecode", "--python", python, what)
    packages = json.loads(uv("pip", "list", "--format", "json", "--python", python))
    (site,) = environment.glob("lib/python*/site-packages")
    return len(packages), folder_bytes(site)


def uv(*arguments: str) -> str:
    done = subprocess.run([UV, "--quiet", *arguments], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


if __name__ == "__main__":
    main()
