"""Line coverage of the rules, run as plain Python; fails when a part of the house is below its floor.

The interpreted run covers rules and properties; what compares backends, tests of processes and terminals, and those
that take long in plain Python, are left to the ordinary run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
FLOOR = 95.0
TESTS = (
    "tests/rules",
    "tests/core",
    "tests/fuzz/test_bounds.py",
    "tests/properties/test_play.py",
    "tests/properties/test_secrets.py",
    "tests/pictures",
    "tests/lab/test_questions.py",
    "tests/envs/test_vector.py::test_a_row_tells_what_a_table_tells",
)


def measure(arguments: list[str]) -> dict[str, dict[str, float]]:
    """Run the tests interpreted; returns coverage's summary for each file."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "coverage"
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "COVERAGE_FILE": str(data)}
        run = [sys.executable, "-m", "coverage"]
        tests = [*run, "run", "--parallel-mode", "-m", "pytest", "-q", "-m", "not compiled", *TESTS, *arguments]
        subprocess.run(tests, cwd=ROOT, env=environment, check=True)
        subprocess.run([*run, "combine", "-q", folder], cwd=ROOT, env=environment, check=True)
        report = Path(folder) / "report.json"
        subprocess.run([*run, "json", "-q", "-o", str(report)], cwd=ROOT, env=environment, check=True)
        files = json.loads(report.read_text())["files"]
    return {name: entry["summary"] | {"missing": entry["missing_lines"]} for name, entry in files.items()}


def main() -> int:
    files = measure(sys.argv[1:])
    parts: dict[str, list[dict[str, float]]] = {}
    for name, summary in sorted(files.items()):
        folder = str(Path(name).parent.relative_to("src/stockpot"))
        part = "/".join(folder.split("/")[:2])
        if part.startswith(("core", "games/")):
            parts.setdefault(part, []).append(summary)
            if summary["percent_covered"] < FLOOR:
                print(f"  {name}: {summary['percent_covered']:.0f} %, lines {summary['missing']}")
    low = 0
    for part, summaries in parts.items():
        share = 100 * sum(s["covered_lines"] for s in summaries) / sum(s["num_statements"] for s in summaries)
        low += share < FLOOR
        print(f"{part}: {share:.1f} % of lines, interpreted (floor {FLOOR:.0f} %)")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
