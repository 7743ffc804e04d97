"""How strong the bots are: every line of the ladders in docs/bots.md, and the plots of strength by budget in docs/plots.

    python -m tools.ladders              plays what is missing, for hours; a run that was stopped goes on
    python -m tools.ladders --only soup  one game
    python -m tools.ladders --draw       plays nothing: what has been played so far

A line is what `stockpot arena GAME --players P --bots BOT --against OTHER --games N --seed ladder` plays. Results are kept
in build/ladders, a file a line.
"""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from stockpot.lab import arena
from stockpot.lab.plots import challenge_plot
from stockpot.lab.ratings import Challenge, challenge

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "ladders"
PLOTS = ROOT / "docs" / "plots"
SEED = "ladder"
BUDGETS = ("search:10", "search:100", "search:1000", "search:10000")


@dataclass(frozen=True)
class Line:
    """One bot alone against copies of another."""

    game: str
    players: int
    bot: str
    against: str
    games: int
    seed: str = SEED

    @property
    def file(self) -> Path:
        shuffles = "" if self.seed == SEED else f"-{self.seed}"
        return KEPT / f"{self.game}-{self.bot}-{self.against}{shuffles}.jsonl".replace(":", "")

    def matches(self) -> list[arena.Match]:
        return list(arena.challenges(self.game, self.players, [self.bot], self.against, self.games, self.seed, {}))


STEPS = (("cook", "novice"), ("expert", "cook"), ("expert", "thumb"), ("expert", "random"), ("master", "expert"))
PLAN: dict[str, tuple[int, tuple[int, ...], tuple[int, ...]]] = {
    "soup": (4, (200, 400, 800, 40, 200), (200, 200, 400, 100)),
    "sapotage": (4, (400, 1000, 400, 40, 400), (200, 200, 400, 200)),
    "ursuppe": (4, (80, 80, 160, 12, 80), (80, 80, 80, 40)),
    "pantry": (3, (90, 120, 240, 30, 120), (120, 120, 120, 60)),
    "sapone": (4, (40, 80, 400, 40, 40), (80, 240, 56, 32)),
}
"""By game: players, games for each step, games for each budget."""
STRANGER = "explore=0.6:chance_percent=100"
"""A search that plays on at random and explores more: nobody whom the search imagines plays like that."""
FURTHER = (
    Line("soup", 4, "search:1000", "random", 400),
    Line("soup", 4, "search:300", f"search:300:{STRANGER}", 200),
    Line("soup", 4, "search:0.003s", f"search:0.003s:{STRANGER}", 100),
    Line("pantry", 3, "search:300", f"search:300:{STRANGER}", 60),
)


def lines(game: str) -> list[Line]:
    players, for_steps, for_budgets = PLAN[game]
    steps = [Line(game, players, *step, games) for step, games in zip(STEPS, for_steps, strict=True)]
    budgets = [Line(game, players, bot, "thumb", games) for bot, games in zip(BUDGETS, for_budgets, strict=True)]
    return [*steps, *budgets, *(line for line in FURTHER if line.game == game)]


def play(line: Line, cores: int) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    arena.run(line.matches(), line.file, cores, lambda: None)


def found(line: Line) -> Challenge | None:
    """What has been played of a line, in whole rounds: a bot in every seat on one shuffle."""
    played = arena.read_results(line.file, line.matches())
    rounds = [
        [played[first + seat].shares[seat] for seat in range(line.players)]
        for first in range(0, line.games, line.players)
        if all(first + seat in played for seat in range(line.players))
    ]
    return challenge(line.bot, rounds) if len(rounds) > 1 else None


def tell(line: Line, result: Challenge) -> str:
    won = f"{100 * result.share:.1f} ± {100 * result.wide:.1f} %"
    return f"{line.game}, {line.players} players: {line.bot} against {line.against} {won} of {result.games} games"


def draw(game: str, results: dict[Line, Challenge]) -> None:
    budgets = [result for line, result in results.items() if line.bot in BUDGETS and line.against == "thumb"]
    if budgets:
        players = PLAN[game][0]
        title = f"{game}, {players} players: victories against {players - 1} × thumb"
        (PLOTS / f"{game}.svg").write_text(challenge_plot(title, budgets, 1 / players), encoding="utf-8")
    entries = [asdict(line) | {"games": r.games, "share": r.share, "wide": r.wide} for line, r in results.items()]
    (PLOTS / f"{game}.json").write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=PLAN, help="One game.")
    parser.add_argument("--draw", action="store_true", help="Play nothing.")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    PLOTS.mkdir(parents=True, exist_ok=True)
    for game in [given.only] if given.only else PLAN:
        results: dict[Line, Challenge] = {}
        for line in lines(game):
            if not given.draw:
                play(line, given.cores)
            if result := found(line):
                results[line] = result
                print(tell(line, result), flush=True)
        if results:
            draw(game, results)


if __name__ == "__main__":
    main()
