"""Logs that machines can read: one JSON object a line. No cookies, tokens, codes, seeds or query strings get in."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

FIELDS = ("table", "method", "path", "status", "ms")
"""What may stand beside the message; nothing else is written."""


class JsonLines(logging.Formatter):
    """A record of the log as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: str) -> None:
    """Write the log to standard error."""
    if level not in ("debug", "info", "warning", "error"):
        raise ValueError(f"Logs are at debug, info, warning or error, not {level!r}.")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("aiosqlite", "sqlalchemy", "numba", "asyncio", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
