"""What a server, or a house without one, refuses, the page says in its own language."""

from __future__ import annotations

import re
from pathlib import Path

from stockpot.core.fluent import texts_of

UNSEEN = {
    "bad_address", "bad_lesson", "bad_message", "bad_origin", "bad_request", "bad_version", "bad_viewer",
    "bad_webhook", "no_database", "no_hello", "no_mail", "not_built", "not_sent", "not_taken", "said_hello",
}  # fmt: skip
"""Refusals of what the browser application never asks for."""
REFUSING = ("room", "api", "local", "server")


def test_the_page_knows_every_refusal() -> None:
    sources = [
        path.read_text(encoding="utf-8") for part in REFUSING for path in Path("src/stockpot", part).rglob("*.py")
    ]
    codes = set(re.findall(r'(?:Refusal|Refused)\(\s*"(\w+)"', "".join(sources))) - UNSEEN
    known = {key.removeprefix("refused-") for key in texts_of("page")["en"] if key.startswith("refused-")}
    assert codes
    assert codes - known == set()
