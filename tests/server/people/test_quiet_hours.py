"""Quiet hours by the clock of a person's own day."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from stockpot.server.people.quiet_hours import quiet_until

ZURICH = "Europe/Zurich"


def at(text: str, zone: str = ZURICH) -> int:
    """A time of somebody's clock, in milliseconds since 1970."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-01-10T21:59", None),
        ("2026-01-10T22:00", "2026-01-11T08:00"),
        ("2026-01-11T03:00", "2026-01-11T08:00"),
        ("2026-01-11T07:59", "2026-01-11T08:00"),
        ("2026-01-11T08:00", None),
        ("2026-03-28T23:00", "2026-03-29T08:00"),  # clocks are put forward
        ("2026-10-24T23:00", "2026-10-25T08:00"),  # and back
    ],
)
def test_a_night_ends_in_the_morning_whatever_the_clocks_do(now: str, end: str | None) -> None:
    assert quiet_until(at(now), (22 * 60, 8 * 60), ZURICH) == (None if end is None else at(end))


def test_hours_of_a_day_and_none_at_all() -> None:
    noon = at("2026-01-10T12:30")
    assert quiet_until(noon, (12 * 60, 13 * 60), ZURICH) == at("2026-01-10T13:00")
    assert quiet_until(noon, (12 * 60, 12 * 60), ZURICH) is None
    assert quiet_until(noon, None, ZURICH) is None
    assert quiet_until(noon, (12 * 60, 13 * 60), "America/New_York") is None
