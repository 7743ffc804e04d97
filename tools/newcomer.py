"""The first ten minutes of somebody who has never seen the project, with the minutes and the disk they take.

`make newcomer` clones the repository into an empty home, runs the two commands of the README there (`make play`,
`make test`), times the first moves where nothing is compiled, plays a whole game of each kind against bots in a real browser, one
more on the static page without a connection, spends an evening with two friends, makes a small lab report, a search for better
rules and an arena, installs the example game, and prints a table. Nothing but that folder is written, and it is deleted at the
end unless `--keep` is given.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[1]
GAMES = ("soup", "sapotage", "ursuppe", "pantry", "sapone")
KEPT = re.compile(
    r"PATH|LANG|LC_.*|TZ|TERM|CHROMIUM|PIP_.*|UV_.*|npm_config_.*|.*_proxy|.*_PROXY|SSL_.*|REQUESTS_.*|NODE_.*"
)
"""What a newcomer's shell has in common with this one: where programs, packages and certificates are."""
OPEN = re.compile(r"Stockpot is open: (http://\S+)")
PATIENCE = 90 * 60


@dataclass
class Step:
    """What was done, and what it took."""

    name: str
    minutes: float
    megabytes: float


def newcomers_environment(home: Path) -> dict[str, str]:
    """What somebody whose home is this folder has in the environment."""
    kept = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
    return kept | {"HOME": str(home), "PYTHONUNBUFFERED": "1", "BROWSER": "true"}


class Newcomer:
    """An empty home with a clone in it."""

    def __init__(self, home: Path) -> None:
        self.home, self.clone = home, home / "stockpot"
        self.environment = newcomers_environment(home)
        self.steps: list[Step] = []

    def run(self, *command: str) -> None:
        print("$", *command, flush=True)
        subprocess.run(command, cwd=self.clone, env=self.environment, check=True, timeout=PATIENCE)

    @contextmanager
    def timed(self, name: str) -> Iterator[None]:
        """Note how long something takes, and how much it leaves on the disk."""
        begun, before = time.monotonic(), disk(self.home)
        yield
        self.steps.append(Step(name, (time.monotonic() - begun) / 60, disk(self.home) - before))
        print(f"  {name}: {self.steps[-1].minutes:.1f} min, {self.steps[-1].megabytes:.0f} MB", flush=True)

    @contextmanager
    def playing(self, **changed: str) -> Iterator[str]:
        """`make play`, until it says where; yields the address."""
        print("$ make play", flush=True)
        server = subprocess.Popen(
            ["make", "play", "PORT=0"], cwd=self.clone, env=self.environment | changed, text=True, stdout=subprocess.PIPE,
            start_new_session=True,
        )  # fmt: skip
        try:
            assert server.stdout is not None
            said = (OPEN.search(line) for line in server.stdout)
            where = next((found[1] for found in said if found), None)
            if where is None:
                raise SystemExit("`make play` ended before it was open.")
            yield where
        finally:
            os.killpg(server.pid, signal.SIGINT)
            server.wait(30)


def disk(folder: Path) -> float:
    """Megabytes that a folder takes."""
    done = subprocess.run(["du", "-sm", str(folder)], check=True, capture_output=True, text=True)
    return float(done.stdout.split()[0])


def first_ten_minutes(newcomer: Newcomer, tests: bool, only_first: bool) -> None:
    with newcomer.timed("clone"):
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(newcomer.clone)], check=True)
    stockpot = str(newcomer.clone / ".venv/bin/stockpot")
    with newcomer.timed("make play, until the table is open"), newcomer.playing():
        pass
    with newcomer.timed("first moves, nothing compiled"):
        first_moves(newcomer)
    if only_first:
        return
    if tests:
        with newcomer.timed("make test"):
            newcomer.run("make", "test")
    else:
        with newcomer.timed("make setup (for the browser's driver)"):
            newcomer.run("make", "setup")
    with newcomer.playing() as where:
        for game in GAMES:
            with newcomer.timed(f"a game of {game} in the browser"):
                newcomer.run(".venv/bin/python", "tools/newcomer.py", "--game", game, "--at", where)
    with newcomer.timed("make site"):
        newcomer.run("make", "site")
    with newcomer.timed("a game of soup on the static page, offline"):
        newcomer.run(".venv/bin/python", "tools/newcomer.py", "--offline", "build/site")
    with newcomer.timed("an evening of three friends"):
        newcomer.run(".venv/bin/python", "-m", "pytest", "-q", "tests/browser/test_evening.py")
    with newcomer.timed("lab report of soup, 5,000 games"):
        newcomer.run(
            stockpot, "lab", "soup", "--games", "5000", "--skill", "0", "--output", str(newcomer.home / "soup.html")
        )
    with newcomer.timed("arena of soup, 20 games"):
        newcomer.run(stockpot, "arena", "soup", "--bots", "cook,thumb,random", "--games", "20", "--players", "3")
    with newcomer.timed("tune soup, 8 variants"):
        newcomer.run(
            stockpot, "tune", "soup", "--target", "more drama", "--vary", "full_pot=6..14", "--points", "8", "--games", "200",
            "--output", str(newcomer.home / "tune.html"),
        )  # fmt: skip
    with newcomer.timed("example game: install, a game of bots"):
        newcomer.run(
            ".venv/bin/uv", "pip", "install", "--python", ".venv/bin/python", "--no-deps", "examples/games/hearts"
        )
        newcomer.run(
            stockpot, "arena", "hearts", "--bots", "thumb,random,random,random", "--games", "10", "--players", "4"
        )


def first_moves(newcomer: Newcomer) -> None:
    """In each game, on a server that was just begun and finds nothing compiled: how soon there is something to do."""
    for game in GAMES:
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as cache, newcomer.playing(STOCKPOT_CACHE=cache) as where:
            print(f"  open after {time.monotonic() - begun:.1f} s; load {os.getloadavg()[0]:.1f}", flush=True)
            newcomer.run(".venv/bin/python", "tools/newcomer.py", "--first", game, "--at", where)


def time_first_moves(game: str, where: str) -> None:
    """Sit down with cooks as soon as the server is there, and play until one of them has moved."""
    sys.path.insert(0, str(ROOT))
    from stockpot.core.game import game as game_named
    from tests.support.server import Person, run

    async def story() -> None:
        begun = time.monotonic()
        ana = await Person.named(where, "Ana")
        async with ana.at(await ana.create(game, ["me"] + ["cook"] * (game_named(game).players[0] - 1))) as client:
            await client.ask("start")
            await client.until(lambda: client.game is not None)
            print(f"  {game}: first card after {time.monotonic() - begun:.1f} s", flush=True)
            moves = 0
            while not any(one["kind"] == "moved" and one["seat"] > 0 for one in client.news):
                if client.legal:
                    await client.ask("play", move=client.legal[0]["text"])
                    moves += 1
                else:
                    await client.step()
            print(
                f"  {game}: first move of a bot after {time.monotonic() - begun:.1f} s ({moves} of one's own)",
                flush=True,
            )

    run(story())


def play_in_browser(game: str, where: str) -> None:
    """One click from the home page to a table with bots, and then whatever is lit, until there is a result."""
    sys.path.insert(0, str(ROOT))
    from playwright.sync_api import sync_playwright

    from tests.browser.people import play_now
    from tools.screenshots import launched

    with sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page(locale="en-GB", reduced_motion="reduce")
        page.set_default_timeout(10 * 60_000)
        page.goto(where)
        play_now(page, game)
        play_to_the_end(page)
        browser.close()


def play_offline(site: Path) -> None:
    """Visit the static page once, cut the connection, and play a game to its end."""
    sys.path.insert(0, str(ROOT))
    from playwright.sync_api import sync_playwright

    from tests.browser.people import play_now
    from tests.support.static_host import StaticHost
    from tools.screenshots import launched

    with tempfile.TemporaryDirectory() as root, sync_playwright() as playwright:
        host = StaticHost(Path(root))
        host.put(site)
        host.start()
        browser = launched(playwright)
        page = browser.new_page(locale="en-GB", reduced_motion="reduce")
        page.set_default_timeout(10 * 60_000)
        page.goto(host.url)
        page.get_by_text("Ready to play offline.").wait_for()
        host.stop()
        page.context.set_offline(True)
        page.reload()
        play_now(page, "soup")
        play_to_the_end(page)
        browser.close()


def play_to_the_end(page: Page) -> None:
    """Past the card of the first time, and then whatever is lit, until there is a result."""
    from tests.browser.people import LIT, PLAY_ON

    page.get_by_role("button", name="Just play").click()
    page.evaluate(f"(given) => void ({PLAY_ON})(given)", [1, LIT])
    page.get_by_test_id("result").wait_for()
    print(" ", " · ".join(page.get_by_test_id("ranking").all_inner_texts()).replace("\n", " "))


def table(steps: list[Step]) -> str:
    width = max(len(step.name) for step in steps)
    rows = [f"{step.name:{width}}  {step.minutes:6.1f} min  {step.megabytes:6.0f} MB" for step in steps]
    total = Step("all", sum(step.minutes for step in steps), sum(step.megabytes for step in steps))
    return "\n".join([*rows, f"{total.name:{width}}  {total.minutes:6.1f} min  {total.megabytes:6.0f} MB"])


def main(arguments: argparse.Namespace) -> None:
    if arguments.game:
        play_in_browser(arguments.game, arguments.at)
        return
    if arguments.offline:
        play_offline(arguments.offline)
        return
    if arguments.first:
        time_first_moves(arguments.first, arguments.at)
        return
    home = Path(tempfile.mkdtemp(prefix="newcomer-"))
    newcomer = Newcomer(home)
    try:
        first_ten_minutes(newcomer, not arguments.no_tests, arguments.only_first)
        print("\n" + table(newcomer.steps))
    finally:
        if arguments.keep:
            print(f"Kept: {home}")
        else:
            shutil.rmtree(home, ignore_errors=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--no-tests", action="store_true", help="leave out `make test`")
    parser.add_argument("--only-first", action="store_true", help="only until bots have moved first in each game")
    parser.add_argument("--first", choices=GAMES, help="only time the first moves of this game at the address --at")
    parser.add_argument("--offline", type=Path, help="only play a game offline on the static page in this folder")
    parser.add_argument("--keep", action="store_true", help="do not delete the home at the end")
    parser.add_argument("--game", choices=GAMES, help="only play this game at the address --at")
    parser.add_argument("--at", help="where a server is")
    main(parser.parse_args())
