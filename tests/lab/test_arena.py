"""The arena and its ratings."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest

from stockpot.envs.gpu.device import available
from stockpot.lab.arena import Match, challenges, play_match, run, schedule
from stockpot.lab.plots import challenge_plot, rating_plot
from stockpot.lab.ratings import challenge, rate


def a_schedule(games: int = 8) -> list[Match]:
    return list(schedule("soup", 4, ["thumb", "random"], games, "test", {}, hero=False))


def test_line_ups_are_rotated_on_the_same_shuffle() -> None:
    matches = a_schedule(8)
    for start in (0, 4):
        rotations = matches[start : start + 4]
        assert len({match.seed for match in rotations}) == 1
        for seat in range(4):
            assert sorted(match.lineup[seat] for match in rotations) == sorted(rotations[0].lineup)
    assert matches[0].seed != matches[4].seed


def test_a_hero_sits_alone_against_copies_of_the_others_in_turn() -> None:
    matches = list(schedule("soup", 3, ["cook", "thumb", "random"], 12, "x", {}, hero=True))
    assert all(match.lineup.count("cook") == 1 for match in matches)
    assert {name for match in matches[:3] for name in match.lineup} == {"cook", "thumb"}
    assert {name for match in matches[3:6] for name in match.lineup} == {"cook", "random"}


def test_challengers_sit_everywhere_on_the_same_shuffles() -> None:
    matches = list(challenges("soup", 3, ["cook", "expert"], "thumb", 6, "x", {}))
    assert [match.number for match in matches] == list(range(12))
    for hero in ("cook", "expert"):
        own = [match for match in matches if hero in match.lineup]
        assert [match.lineup.index(hero) for match in own] == [0, 1, 2, 0, 1, 2]
        assert [match.seed for match in own] == ["x/0"] * 3 + ["x/1"] * 3
        assert all(match.lineup.count("thumb") == 2 for match in own)


def test_a_challenge_counts_rounds_on_one_shuffle_as_one_witness() -> None:
    """A thousand games on ten shuffles say no more than ten when a shuffle decides its games."""
    alike = challenge("a", [[float(i % 2)] * 100 for i in range(10)])
    single = challenge("a", [[float(i % 2)] for i in range(10)])
    assert alike.share == single.share == 0.5
    assert alike.wide == single.wide
    assert (alike.games, single.games) == (1000, 10)
    assert single.wide == pytest.approx(1.96 * math.sqrt(0.25 * 10 / 9 / 10))


def test_who_has_won_every_game_so_far_may_still_lose_one() -> None:
    assert challenge("a", [[1.0] * 4] * 10).wide == pytest.approx(3 / 40)


def test_a_run_that_was_stopped_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    matches = a_schedule(6)
    ticks: list[int] = []
    whole = run(matches, None, 1, lambda: None)
    run(matches[:3], file, 1, lambda: None)
    with file.open("a") as out:
        out.write('[3, ["thumb"')  # the process died in the middle of a line
    resumed = run(matches, file, 1, lambda: ticks.append(1))
    assert resumed == whole
    assert len(ticks) == len(matches)
    assert len([line for line in file.read_text().splitlines() if line.endswith("]")]) >= 5


def test_several_processes_give_the_same_results() -> None:
    matches = a_schedule(4)
    assert run(matches, None, 2, lambda: None) == run(matches, None, 1, lambda: None)


def test_results_of_another_arena_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(a_schedule(2), file, 1, lambda: None)
    other = list(schedule("soup", 4, ["random", "novice"], 2, "test", {}, hero=False))
    with pytest.raises(ValueError, match="another arena"):
        run(other, file, 1, lambda: None)


def test_random_and_thumb_play_in_compiled_code_too(tmp_path: Path) -> None:
    matches, file = a_schedule(40), tmp_path / "results.jsonl"
    run(matches[:10], file, 1, lambda: None, compiled="cpu")
    results = run(matches, file, 1, lambda: None, compiled="cpu")
    assert results == run(matches, None, 1, lambda: None, compiled="cpu")
    assert all(sum(result.shares) == pytest.approx(1) for result in results)
    wins = {rating.name: rating.wins for rating in rate([r.lineup for r in results], [r.shares for r in results])}
    assert wins["thumb"] > 3 * wins["random"]


def test_only_random_and_thumb_do() -> None:
    matches = list(schedule("soup", 4, ["cook", "random"], 4, "x", {}, hero=False))
    with pytest.raises(ValueError, match="Only random and thumb"):
        run(matches, None, 1, lambda: None, compiled="cpu")


@pytest.mark.skipif(available(), reason="there is a GPU here")
def test_without_a_gpu_one_is_told_so() -> None:
    with pytest.raises(ValueError, match="no GPU"):
        run(a_schedule(4), None, 1, lambda: None, compiled="gpu")


def test_an_arena_needs_two_bots() -> None:
    with pytest.raises(ValueError, match="at least two bots"):
        list(schedule("soup", 4, ["thumb"], 4, "x", {}, hero=False))


def test_a_match_can_be_played_again() -> None:
    match = a_schedule(1)[0]
    assert play_match(match) == play_match(match)


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    """Tables of three from known strengths: the fitted differences come back within three standard errors."""
    chance = random.Random(3)
    strength = {"thumb": 1.0, "strong": 2.5, "weak": 0.4}
    lineups, shares = [], []
    for _ in range(3000):
        lineup = chance.choices(list(strength), k=3)
        winner = chance.choices(range(3), [strength[name] for name in lineup])[0]
        lineups.append(lineup)
        shares.append([float(seat == winner) for seat in range(3)])
    ratings = {rating.name: rating for rating in rate(lineups, shares)}
    assert ratings["thumb"].elo == 0
    for name, rating in ratings.items():
        true = 400 * math.log10(strength[name])
        assert abs(rating.elo - true) <= 0.77 * (rating.high - rating.low)
    assert ratings["strong"].high - ratings["strong"].low < 60


def test_one_who_always_wins_has_a_finite_rating() -> None:
    ratings = rate([["a", "b"]] * 20, [[1.0, 0.0]] * 20)
    assert [rating.name for rating in ratings] == ["a", "b"]
    assert ratings[0].elo - ratings[1].elo < 5000
    assert ratings[0].win_rate == 1


def test_the_plot_names_every_bot() -> None:
    ratings = rate([["a<b", "thumb"]] * 20, [[1.0, 0.0]] * 15 + [[0.0, 1.0]] * 5)
    svg = rating_plot("soup & more", ratings)
    assert svg.startswith("<svg")
    assert "prefers-color-scheme: dark" in svg
    assert "a&lt;b" in svg
    assert "soup &amp; more" in svg


def test_the_plot_of_challenges_names_every_bot_and_the_fair_share() -> None:
    svg = challenge_plot("soup", [challenge("search:10", [[0.0, 1.0], [1.0, 1.0]]), challenge("thumb", [[0.5]])], 0.25)
    assert svg.startswith("<svg")
    for text in ("search:10", "thumb", "fair share"):
        assert text in svg
