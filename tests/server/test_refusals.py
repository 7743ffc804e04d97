"""What the server refuses is said in French, too."""

from __future__ import annotations

import re
from pathlib import Path

UNSEEN = {
    "bad_address", "bad_lesson", "bad_message", "bad_origin", "bad_request", "bad_version", "bad_viewer",
    "bad_webhook", "no_database", "no_hello", "no_mail", "not_built", "not_sent", "not_taken", "said_hello",
}  # fmt: skip
"""Refusals of what the browser application never asks for."""


def test_the_browser_knows_every_refusal_in_french() -> None:
    server = "".join(path.read_text(encoding="utf-8") for path in Path("src/stockpot/server").glob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*"(\w+)"', server)) - UNSEEN
    french = Path("web/src/messages/fr.ts").read_text(encoding="utf-8")
    known = set(re.findall(r"^    (\w+): '", french.partition("  refusals: {")[2].partition("\n  },")[0], re.MULTILINE))
    assert codes
    assert codes - known == set()
