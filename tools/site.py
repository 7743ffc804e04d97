"""`make site`: the application as static files into `build/site`, for any host and any folder there (docs/site.md)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import hatch_build

from stockpot.server.net.pages import POLICY

ROOT = Path(__file__).parent.parent
SITE = ROOT / "build" / "site"
DOCS = "docs"


def main() -> None:
    """Build all of it, and say how large it is."""
    try:
        build(SITE)
        add_docs(SITE / DOCS)
    except RuntimeError as error:
        sys.exit(str(error))
    sizes = {part: folder_bytes(SITE / part) for part in ("", DOCS)}
    print(f"{SITE.relative_to(ROOT)}: {sizes[''] / 1e6:.1f} MB, {sizes[DOCS] / 1e6:.1f} MB of them documentation")
    print(f"Try it: {Path(sys.executable).name} -m http.server --directory {SITE.relative_to(ROOT)} 8080")


def build(site: Path) -> None:
    """Vite's build, the policy that no server tells here, and last the list of all files."""
    hatch_build.build_for(ROOT / "web", "site", site)
    tell_policy(site / "index.html")
    (site / ".nojekyll").touch()  # GitHub Pages would leave out files that it takes for its own
    hatch_build.list_files(site)


def tell_policy(page: Path) -> None:
    """A host that sends no content security policy: the page has it in itself, before it names anything to load."""
    html = page.read_text()
    first = '<meta charset="utf-8" />'
    assert html.count(first) == 1
    page.write_text(
        html.replace(first, f'{first}\n    <meta http-equiv="content-security-policy" content="{POLICY}" />')
    )


def add_docs(folder: Path) -> None:
    """The documentation, as `make docs` builds it; its buttons lead to the games beside it."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "STOCKPOT_APPLICATION": "../index.html"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def folder_bytes(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


if __name__ == "__main__":
    main()
