"""Dates of groups: the time on the wall stays, wherever and whenever clocks change; and calendar files say the same."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from dateutil.rrule import rrulestr
from icalendar import Calendar

from stockpot.room.refusal import Refusal
from stockpot.server.friends.calendar import calendar_file, check, next_date


def ms(year: int, month: int, day: int, hour: int, minute: int = 0, zone: str = "UTC") -> int:
    return round(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kolkata"])
def test_eight_in_the_evening_stays_eight_all_year(zone: str) -> None:
    for month in range(1, 13):
        now = ms(2027, month, 15, 12, zone=zone)
        found = next_date("2027-01-05T20:00", zone, True, now)
        assert found is not None
        local = datetime.fromtimestamp(found / 1000, ZoneInfo(zone))
        assert (local.hour, local.minute, local.weekday()) == (20, 0, 1)
        assert 0 < found - now <= 7 * 86_400_000


def test_an_evening_that_goes_on_is_still_the_next_and_then_comes_the_next_week() -> None:
    berlin = "Europe/Berlin"
    at = "2027-01-05T20:00"
    assert next_date(at, berlin, True, ms(2027, 1, 5, 22, zone=berlin)) == ms(2027, 1, 5, 20, zone=berlin)
    assert next_date(at, berlin, True, ms(2027, 1, 5, 23, 30, zone=berlin)) == ms(2027, 1, 12, 20, zone=berlin)
    assert next_date(at, berlin, False, ms(2027, 1, 5, 23, 30, zone=berlin)) is None


def test_an_hour_that_clocks_leave_out_is_refused() -> None:
    now = ms(2027, 3, 1, 12)
    check("2027-03-28T03:30", "Europe/Berlin", now)
    with pytest.raises(Refusal, match="put forward"):
        check("2027-03-28T02:30", "Europe/Berlin", now)
    check("2027-03-28T02:30", "Asia/Tokyo", now)


def test_a_calendar_file_has_the_time_its_zone_and_the_weeks() -> None:
    file = calendar_file(
        "abc", "Kitchen; with, signs", "http://x/g/abc", "2027-03-23T20:00", "Europe/Berlin", True, ms(2027, 3, 1, 0)
    )
    text = file.decode()
    assert "BEGIN:VTIMEZONE" in text
    assert "DTSTART;TZID=Europe/Berlin:20270323T200000" in text
    calendar = Calendar.from_ical(file)
    (event,) = calendar.walk("VEVENT")
    assert event["summary"] == "Kitchen; with, signs"
    assert event["dtstart"].dt.astimezone(UTC).hour == 19  # winter time
    assert event["rrule"]["FREQ"] == ["WEEKLY"]
    once = calendar_file("abc", "x", "http://x", "2027-03-30T20:00", "Europe/Berlin", False, ms(2027, 3, 1, 0))
    (event,) = Calendar.from_ical(once).walk("VEVENT")
    assert event["dtstart"].dt.astimezone(UTC).hour == 18  # summer time
    assert "RRULE" not in once.decode()


@pytest.mark.parametrize(
    "zone", ["Europe/London", "Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kolkata"]
)
@pytest.mark.parametrize("month", [1, 7])
def test_a_calendar_that_knows_no_zones_finds_every_evening_by_the_file_alone(zone: str, month: int) -> None:
    """The rules of the zone that the file brings along, for all evenings of three years: clocks change six times."""
    now = ms(2027, month, 1, 0)
    file = calendar_file("abc", "Kitchen", "http://x/g/abc", f"2027-{month:02}-05T20:00", zone, True, now)
    calendar = Calendar.from_ical(file)
    (event,), (there,) = calendar.walk("VEVENT"), calendar.timezones
    begins, rules = event["dtstart"].dt.replace(tzinfo=None), there.to_tz(lookup_tzid=False)
    evenings = list(rrulestr(event["rrule"].to_ical().decode(), dtstart=begins)[:156])
    assert evenings[-1] - begins == timedelta(weeks=155)
    for evening in evenings:
        assert evening.hour == 20
        assert evening.replace(tzinfo=rules).utcoffset() == evening.replace(tzinfo=ZoneInfo(zone)).utcoffset()
    assert len(file) < 2000, "all that clocks have done since 1970 is nobody's business"
