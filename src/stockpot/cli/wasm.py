"""`stockpot wasm`: make the WebAssembly modules of games anew where their sources have changed."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from stockpot.cli.console import console
from stockpot.core.game import SHELF, game
from stockpot.engine.stamp import module_file, stale, stamp_now, write_stamp


def run(names: list[str], check: bool, everything: bool) -> None:
    """Build what is stale of the games named, or of all; or only say what is."""
    games = [game(name) for name in names or SHELF]
    chosen = [one.name for one in games] if everything else stale(games)
    if check:
        if chosen:
            raise ValueError(f"These modules do not fit the sources any more: run `stockpot wasm {' '.join(chosen)}`.")
        return
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for name, code in zip(chosen, pool.map(build_apart, chosen), strict=True):
            module_file(game(name)).write_bytes(code)
            write_stamp(game(name), stamp_now(game(name)))
            console.print(f"{name}: {len(code):,} bytes, {len(gzip.compress(code)):,} with gzip")


def build_apart(name: str) -> bytes:
    """The module of a game, built in a process of its own: Numba has other settings there, and a cache of its own."""
    from stockpot.engine.build import ENVIRONMENT

    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, **ENVIRONMENT, "STOCKPOT_CACHE": folder, "STOCKPOT_RULES": "compiled"}
        target = Path(folder) / f"{name}.wasm"
        done = subprocess.run(
            [sys.executable, "-m", "stockpot.cli.wasm", name, str(target)],
            env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode != 0:
            raise RuntimeError(f"The module of {name} could not be built:\n{done.stderr}")
        return target.read_bytes()


def main(name: str, target: str) -> None:
    """What that process does."""
    from stockpot.bots.exports import thinking_exports
    from stockpot.engine.build import build
    from stockpot.engine.exports import rule_exports

    found = game(name)
    Path(target).write_bytes(build([*rule_exports(found), *thinking_exports(found)]))


if __name__ == "__main__":
    main(*sys.argv[1:])
