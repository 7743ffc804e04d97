"""Quiet hours: from and until which minute of their own day a person is left alone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from stockpot.room.refusal import Refusal

DAY = 24 * 60


def check_zone(name: str) -> str:
    """A name of the time zone database; `Refusal` when it is none."""
    try:
        return ZoneInfo(name).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal("bad_zone", "There is no such time zone.", status=400) from None


def quiet_until(now: int, hours: tuple[int, int] | None, zone: str) -> int | None:
    """When the quiet hours end that it is in now, in milliseconds since 1970; nothing outside of them.

    Clocks are put forward and back: the end is a time of the person's own day, whatever lies between.
    """
    if hours is None or hours[0] == hours[1]:
        return None
    start, end = hours
    there = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(zone))
    minute = 60 * there.hour + there.minute
    if (minute - start) % DAY >= (end - start) % DAY:
        return None
    day = there.date() + timedelta(days=minute >= end)
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=there.tzinfo)
    return max(now + 60_000, round(over.timestamp() * 1000))
