"""When a group meets: wall time in a zone, so that eight o'clock stays eight when clocks change; and as an iCalendar file."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from icalendar import Calendar, Event

from stockpot.room.refusal import Refusal

LASTS = timedelta(hours=3)
"""How long an evening is."""
SOONEST, LATEST = timedelta(days=-1), timedelta(days=2 * 366)
WEEK = timedelta(days=7)

zones = cache(available_timezones)


def check(at: str, zone: str, now: int) -> None:
    """`Refusal` for what is no time, no zone, long past or far off, or an hour that the clocks leave out there."""
    if zone not in zones():
        raise Refusal("bad_zone", "There is no such time zone.", status=400)
    try:
        local = _local(at, zone)
    except ValueError:
        raise Refusal("bad_date", "This is no date and time.", status=400) from None
    if local.astimezone(UTC).astimezone(local.tzinfo).replace(tzinfo=None) != local.replace(tzinfo=None):
        raise Refusal("bad_date", "Clocks are put forward then: there is no such time.", status=400)
    if not SOONEST <= local - _moment(now) <= LATEST:
        raise Refusal("bad_date", "This is past, or too far off.", status=400)


def next_date(at: str, zone: str, weekly: bool, now: int) -> int | None:
    """When a group meets next or is together now, in milliseconds since 1970; none when that is over."""
    local, present = _local(at, zone), _moment(now)
    if weekly and _end(local) < present:
        weeks = (present - local) // WEEK
        local = _weeks_on(local, weeks)
        if _end(local) < present:
            local = _weeks_on(local, 1)
    return None if _end(local) < present else round(local.timestamp() * 1000)


def calendar_file(group: str, name: str, link: str, at: str, zone: str, weekly: bool, now: int) -> bytes:
    """The date for a calendar program (RFC 5545), with the rules of its time zone."""
    local = _local(at, zone)
    event = Event()
    event.add("uid", f"{group}@stockpot")
    event.add("dtstamp", _moment(now))
    event.add("sequence", now // 1000 % 2**31)
    event.add("summary", name)
    event.add("dtstart", local)
    event.add("dtend", local + LASTS)
    event.add("url", link)
    if weekly:
        event.add("rrule", {"freq": "weekly"})
    calendar = Calendar()
    calendar.add("prodid", "-//Stockpot//Stockpot//EN")
    calendar.add("version", "2.0")
    calendar.add_component(event)
    # Of its zone what holds from this winter on: clocks may have changed last before the date.
    calendar.add_missing_timezones(first_date=(local - timedelta(days=366)).date())
    return bytes(calendar.to_ical())


def _local(at: str, zone: str) -> datetime:
    return datetime.fromisoformat(at).replace(tzinfo=ZoneInfo(zone))


def _end(start: datetime) -> datetime:
    return start.astimezone(UTC) + LASTS


def _weeks_on(local: datetime, weeks: int) -> datetime:
    """The same time of day some weeks later."""
    return local + weeks * WEEK


def _moment(now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC)
