"""A group that has met before: members with long and short names, games of every kind, ratings, a date, a tournament."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple

from playwright.sync_api import Page

import stockpot
from tests.browser.people import ask, seated_with_bots
from tests.server.friends.support import finish, played
from tests.support.server import Served

NAMES = ("Ada", "Maximiliane Hohenstein", "Cy")


class Kitchen(NamedTuple):
    """Where it is, and how one comes in."""

    group: str
    code: str
    cup: str


def person_of(page: Page) -> str:
    """The id of who sits at a page, which nobody else is told."""
    return next(str(one["value"]) for one in page.context.cookies() if one["name"] == "stockpot").partition(".")[0]


def kitchen(server: Served, *pages: Page) -> Kitchen:
    """The people at three pages have been friends for a while."""
    for page, name in zip(pages, NAMES, strict=True):
        ask(page, "PUT", "/api/me", {"name": name})
        page.add_init_script(f"localStorage.setItem('stockpot.me', JSON.stringify({{ name: {name!r} }}))")
        ask(page, "PUT", "/api/me/record/rated", {"on": True})
    ada, *others = pages
    made = ask(ada, "POST", "/api/groups", {"name": "Tuesday kitchen"})
    group, code = made["id"], made["code"]
    for page in others:
        ask(page, "POST", f"/api/groups/{group}/members", {"code": code})
    now = server.service.tables.now()
    for number, game in enumerate(stockpot.game_names()):
        played(server, game, [person_of(page) for page in pages], group, seed=f"kitchen {number}", at=now + number)
    soon = f"{datetime.now() + timedelta(days=7):%Y-%m-%dT20:00}"
    ask(ada, "PUT", f"/api/groups/{group}/date", {"at": soon, "zone": "Europe/Berlin", "weekly": True})
    cups = f"/api/groups/{group}/tournaments"
    cup = ask(ada, "POST", cups, {"name": "Autumn cup", "game": "pantry", "kind": "swiss", "rounds": 3})["id"]
    for page in others:
        ask(page, "POST", f"{cups}/{cup}/entrants", {})
    drawn = ask(ada, "POST", f"{cups}/{cup}/rounds", {"round": 1})
    finish(server, drawn["played"][0]["tables"][0]["table"])
    ask(ada, "POST", f"{cups}/{cup}/rounds", {"round": 2})
    ask(others[0], "POST", f"/api/groups/{group}/tables", {"game": "sapone", "seats": ["me", "free", "free", "cook"]})
    seated_with_bots(ada, "soup", seed="kitchen")  # whoever the tournament has left out in its second round
    return Kitchen(group, code, cup)
