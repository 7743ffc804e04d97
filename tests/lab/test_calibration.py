"""Chances that come true: what is fitted is found again, and real games can be sampled."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from stockpot.cli.calibrate import run
from stockpot.core.players import Calibration
from stockpot.lab.calibration import Sample, error, fit, gather, matches, reliability, samples


def invented(how: Calibration, n: int) -> list[Sample]:
    """Games whose chances are exactly as a calibration says."""
    lots = random.Random(1)
    found = []
    for _ in range(n):
        one = Sample(lots.uniform(0.02, 0.98), 0.25, lots.random(), 0.0)
        found.append(Sample(one.expected, one.fair, one.progress, float(lots.random() < one.chance(how))))
    return found


def test_the_truth_is_found_again_and_makes_chances_come_true() -> None:
    truth = Calibration(early=0.4, late=1.6, shift=-0.3)
    games = invented(truth, 20_000)
    found = fit(games)
    assert (found.early, found.late, found.shift) == pytest.approx((truth.early, truth.late, truth.shift), abs=0.12)
    taken_at_its_word, fitted = (reliability(games, how) for how in (Calibration(), found))
    assert error(fitted) < 0.02 < error(taken_at_its_word)
    assert sum(one.samples for one in fitted) == len(games)
    assert all(one.wide < 0.05 for one in fitted)


def test_games_are_sampled_once_for_every_seat_and_the_same_again() -> None:
    first, second = (samples(matches("soup", 3, ["thumb", "random"], 2, "x")[n]) for n in (0, 1))
    assert len(first) == len(second) == 3
    assert sum(one.won for one in first) == pytest.approx(1)
    assert all(0 < one.expected < 1 and one.fair == 1 / 3 and 0 <= one.progress <= 1 for one in first + second)
    assert samples(matches("soup", 3, ["thumb", "random"], 2, "x")[0]) == first


def test_a_run_goes_on_from_what_it_has_kept(tmp_path: Path) -> None:
    file, played = tmp_path / "kept.jsonl", list[None]()
    games = matches("soup", 3, ["thumb"], 3, "x")
    first = gather(games[:2], file, 1, lambda: played.append(None))
    with file.open("a", encoding="utf-8") as cut:
        cut.write('["soup", ["thumb"')
    whole = gather(games, file, 1, lambda: played.append(None))
    assert (len(whole), whole[:6], len(played)) == (9, first, 5)
    assert gather(games, None, 1, lambda: None) == whole
    with pytest.raises(ValueError, match="estimates of other games"):
        gather(matches("soup", 3, ["random"], 2, "x"), file, 1, lambda: None)


def test_a_report_has_a_table_a_file_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = tmp_path / "soup.json", tmp_path / "soup.svg"
    run("soup", 3, 3, "thumb", "x", None, *files, cores=1)
    assert "9 estimates" in " ".join(capsys.readouterr().out.split())
    assert '"best"' in files[0].read_text(encoding="utf-8")
    assert files[1].read_text(encoding="utf-8").startswith("<svg")
