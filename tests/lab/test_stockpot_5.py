"""Stockpot-5: the games of its protocol, what a score is, and that a run goes on."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

import stockpot
from stockpot.cli.app import app
from stockpot.lab import arena, stockpot_5


def test_it_has_all_games_and_the_challenger_sits_everywhere_as_often() -> None:
    assert stockpot_5.PLAYERS.keys() == set(stockpot.game_names())
    for game, players in stockpot_5.PLAYERS.items():
        matches = stockpot_5.matches(game, "random", stockpot_5.GAMES)
        assert len(matches) == (1002 if game == "pantry" else 1000)
        seats = Counter(match.lineup.index("random") for match in matches)
        assert seats == dict.fromkeys(range(players), len(matches) // players)
        assert all(match.lineup.count("thumb") == players - 1 for match in matches)


def test_a_score_is_the_share_of_the_victory_times_the_players(tmp_path: Path) -> None:
    found = stockpot_5.score("soup", "random", games=8, folder=tmp_path)
    matches = stockpot_5.matches("soup", "random", 8)
    shares = [result.shares[i % 4] for i, result in enumerate(arena.run(matches, None, 1, lambda: None))]
    assert found.games == 8
    assert found.score == pytest.approx(4 * sum(shares) / 8)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = stockpot_5.score("soup", "random", games=8, folder=tmp_path)
    (file,) = tmp_path.iterdir()
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:3]), encoding="utf-8")
    steps: list[str] = []
    assert stockpot_5.score("soup", "random", 8, tmp_path, 1, lambda: steps.append("one")) == whole
    assert file.read_text(encoding="utf-8") == "".join(lines)
    assert len(steps) == 8


def test_the_mean_takes_all_five_games() -> None:
    scores = [stockpot_5.Score(game, "x", 1000, number, 0.1) for number, game in enumerate(stockpot_5.PLAYERS)]
    assert stockpot_5.mean(scores) == 2
    assert stockpot_5.mean(scores[1:]) is None


def test_the_command(tmp_path: Path) -> None:
    """A bot that does not play a game says so; the others are scored."""
    file = tmp_path / "scores.json"
    given = [
        "score",
        "--bots",
        "random,judged:9",
        "--only",
        "soup",
        "--games",
        "8",
        "--cores",
        "1",
        "--json",
        str(file),
    ]
    done = CliRunner().invoke(app, given)
    assert done.exit_code == 0, done.output
    assert "soup, 4 players" in done.output
    assert "No judge has learned soup" in done.output
    (told,) = json.loads(file.read_text(encoding="utf-8"))
    assert (told["game"], told["bot"], told["games"]) == ("soup", "random", 8)


def test_a_game_that_is_none_of_the_five_is_refused() -> None:
    done = CliRunner().invoke(app, ["score", "--bots", "random", "--only", "stew"])
    assert done.exit_code != 0
    assert "not 'stew'" in str(done.exception)
