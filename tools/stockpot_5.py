"""Lines of the table in docs/stockpot-5.md, by the protocol of that page.

    python -m tools.stockpot_5 random novice       a line for each bot
    python -m tools.stockpot_5 net --games 400     fewer games than the protocol asks for, where time is short
    python -m tools.stockpot_5 net --only soup     one game

Results are kept in build/ladders; a run that was stopped goes on. A bot that does not play a game has no figure there.
"""

from __future__ import annotations

import argparse
import os

from stockpot.bots import bot
from stockpot.lab.ratings import Challenge
from tools.ladders import PLAN, Line, found, play

SEED, GAMES, OPPONENT = "stockpot-5", 1000, "thumb"


def challenged(game: str, name: str, games: int, cores: int) -> Challenge | None:
    """One bot alone against the fixed opponents; nothing where it does not play the game."""
    players = PLAN[game][0]
    try:
        bot(game, name)
    except ValueError as error:
        print(f"{game}: {error}")
        return None
    line = Line(game, players, name, OPPONENT, games - games % players, SEED)
    play(line, cores)
    return found(line)


def row(name: str, found: dict[str, Challenge | None]) -> str:
    """A line of the table: the score of each game, 1 for a fair share, and their mean where it plays all games."""
    cells = [cell(one, PLAN[game][0]) for game, one in found.items()]
    scores = [PLAN[game][0] * one.share for game, one in found.items() if one]
    mean = f"{sum(scores) / len(scores):.2f}" if len(scores) == len(PLAN) else ""
    return f"| `{name}` | {' | '.join(cells)} | {mean} |"


def cell(found: Challenge | None, players: int) -> str:
    """The score of one game with its interval; in brackets the games that were played, where they are fewer than asked for."""
    if found is None:
        return ""
    fewer = f" ({found.games})" if found.games < GAMES - GAMES % players else ""
    return f"{players * found.share:.2f} ± {players * found.wide:.2f}{fewer}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--only", choices=PLAN, help="One game.")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    games = [given.only] if given.only else [*PLAN]
    print(f"| player | {' | '.join(f'{game}, {PLAN[game][0]}' for game in games)} | Stockpot-5 |")
    for name in given.bots:
        print(row(name, {game: challenged(game, name, given.games, given.cores) for game in games}), flush=True)


if __name__ == "__main__":
    main()
