"""`stockpot sit`: a program of one's own takes a seat at a table server, over its API, with a token."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from typing import Any

from stockpot.bots.program import ProgramBot
from stockpot.cli.console import console

PATIENCE = 30.0
"""Seconds for an answer of the server."""


class House:
    """A server, as somebody with a token sees it."""

    def __init__(self, url: str, token: str) -> None:
        self.url, self.token = url.rstrip("/"), token

    def get(self, path: str, **query: str) -> Any:
        return self._ask("GET", path + (f"?{urllib.parse.urlencode(query)}" if query else ""), None)

    def post(self, path: str, body: Any) -> Any:
        return self._ask("POST", path, body)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise ValueError(_refusal(error)) from None
        except urllib.error.URLError as error:
            raise ValueError(f"{self.url} cannot be reached: {error.reason}.") from None


def _refusal(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError):
        return f"The server answered {error.code}."


def run(url: str, table: str, code: str, seat: int | None, token: str, command: str, every: float) -> None:
    """Sit down, and play to the end."""
    house = House(url, token)
    house.post(f"/api/tables/{table}/seats", {"seat": seat, "code": code})
    winners = play(house, table, command, lambda: time.sleep(every))
    console.print(f"{table}: {', '.join(winners)}", markup=False)


def play(house: House, table: str, command: str, wait: Callable[[], None]) -> list[str]:
    """Whenever a decision is owed, ask the program; else wait a little and look again. Who has won."""
    path = f"/api/tables/{table}"
    bot: ProgramBot | None = None
    try:
        while True:
            now = house.get(path)
            game = now.get("game")
            if now["table"]["status"] == "over":
                return [now["table"]["seats"][seat]["name"] for seat in game["view"]["winners"]]
            if not game or not game.get("legal"):
                wait()
                continue
            view = game["view"]
            bot = bot or ProgramBot(view["game"], command)
            legal = [{"id": one["id"], "text": one["text"], "parts": one["parts"]} for one in game["legal"]]
            action = bot.decide(view["seat"], view, legal)
            house.post(f"{path}/requests", {"type": "play", "id": secrets.token_hex(8), "move": action})
    finally:
        if bot is not None:
            bot.close()
