"""Structured logging: one JSON object a line, of a bounded length, at a bounded rate.

No cookies, tokens, codes, seeds, ids of people, e-mail addresses or query strings get in: whatever looks like one is redacted,
in messages and in what exceptions say. Log lines of one kind have a token bucket; what is left out is counted and said
(rate limiting). A traceback is written out once and then, while the same one comes again, at every tenfold only.
"""

from __future__ import annotations

import logging
import re
import sys
import time
import traceback
from collections import Counter
from typing import Any, TextIO

import msgspec

from stockpot.server.rate_limits import Limit, Rate

FIELDS = ("table", "method", "path", "status", "ms")
"""What may stand beside the message; nothing else is written."""
LEVELS = ("debug", "info", "warning", "error")
NOISY = ("aiosqlite", "sqlalchemy", "numba", "asyncio", "websockets", "httpcore", "httpx", "hpack", "redis", "urllib3")
"""Libraries that tell more than anybody wants to know, some of it secret."""

MESSAGE_SIZE, FIELD_SIZE, FRAMES = 300, 120, 20
"""Characters of a message or a field, and frames of a traceback, that are written."""
ROUTINE, TROUBLE = Rate(20, 200), Rate(2, 20)
"""Lines of one kind in a second, in the long run and at once: of what is usual, of warnings and errors."""
TELL_EVERY = 1.0
"""Seconds between two lines that say what was left out, at least."""
KINDS = 1000
"""Different tracebacks that are told apart."""

ACCESS = '%s - "WebSocket'
"""How uvicorn's own lines about sockets begin: with the address and the query string of a client."""
SECRET = re.compile(
    r"/notices/\S+"  # signed links
    r"|\?\S+"  # query strings
    r"|\S+@\S+"  # e-mail addresses, and addresses with a password in them
    r"|[A-Za-z0-9_-]{20,}"  # ids of people, tokens, codes, seeds, signatures; a table's id is shorter
)
CAPITALS = 6
"""In a name of the program there are so many at most; by chance there are more, or digits."""


def redacted(text: str, size: int = MESSAGE_SIZE) -> str:
    """A text without what looks like a secret, and not too long."""
    return cut(SECRET.sub(_redact, cut(text, 4 * size)), size)


def _redact(found: re.Match[str]) -> str:
    word = found[0]
    if word.startswith("/notices/"):
        return "/notices/…"
    if word.startswith("?") or "@" in word:
        return "…"
    return word if word.replace("_", "").isalpha() and sum(map(str.isupper, word)) <= CAPITALS else "…"


def cut(text: str, size: int) -> str:
    return text if len(text) <= size else text[: size - 1] + "…"


class JsonLines(logging.Formatter):
    """A record of the log as JSON."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: Counter[str] = Counter()
        """How often each traceback has come."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": redacted(record.getMessage()),
        }
        for name in FIELDS:
            if (value := getattr(record, name, None)) is not None:
                line[name] = redacted(value, FIELD_SIZE) if isinstance(value, str) else value
        if record.exc_info and record.exc_info[1] is not None:
            line |= self._error(record.exc_info[1])
        return msgspec.json.encode(line).decode()

    def _error(self, error: BaseException) -> dict[str, Any]:
        """What went wrong, and where, unless that has just been said."""
        said, where = _said(error), _where(error)
        if len(self.seen) > KINDS:
            self.seen.clear()
        self.seen[where] += 1
        times = self.seen[where]
        if times > 1 and str(times).strip("0") != "1":
            return {"error": said, "times": times}
        return {"error": said, "traceback": where} | ({"times": times} if times > 1 else {})


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {redacted(str(error))}"


def _where(error: BaseException | None) -> str:
    """The frames of an exception and of what led to it: places in the program, no values."""
    parts: list[str] = []
    while error is not None and len(parts) < 5:
        frames = traceback.format_tb(error.__traceback__, -FRAMES)
        parts.append("".join(frames) + type(error).__name__)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n".join(reversed(parts))


class Lines(logging.StreamHandler[TextIO]):
    """Writes lines, but not more of a kind than somebody can read."""

    def __init__(self, stream: TextIO, routine: Rate = ROUTINE, trouble: Rate = TROUBLE) -> None:
        super().__init__(stream)
        self.setFormatter(JsonLines())
        self.routine, self.trouble = Limit(routine), Limit(trouble)
        self.left_out: Counter[str] = Counter()
        """Lines of each kind that were left out and not spoken of yet."""
        self.all_left_out = 0
        self._told = time.monotonic()

    def emit(self, record: logging.LogRecord) -> None:
        if isinstance(record.msg, str) and record.msg.startswith(ACCESS):
            return
        kind = f"{record.name}: {record.levelname.lower()}: {cut(str(record.msg), 60)}"
        limit = self.routine if record.levelno <= logging.INFO else self.trouble
        if limit.take(kind):
            super().emit(record)
        else:
            self.left_out[kind] += 1
            self.all_left_out += 1
        if self.left_out and time.monotonic() - self._told >= TELL_EVERY:
            self.tell()

    def tell(self) -> None:
        """Say what was left out since this was last said."""
        left_out, self.left_out, self._told = self.left_out, Counter(), time.monotonic()
        for kind, count in left_out.most_common(10):
            text = f"{count} lines were left out: {kind}"
            super().emit(logging.LogRecord(__name__, logging.WARNING, "", 0, text, (), None))

    def close(self) -> None:
        self.tell()
        super().close()


def lines_left_out() -> int:
    """How many lines this process has not written."""
    return sum(one.all_left_out for one in logging.getLogger().handlers if isinstance(one, Lines))


def set_up(level: str) -> None:
    """Write the log to standard error."""
    if level not in LEVELS:
        raise ValueError(f"Logs are at debug, info, warning or error, not {level!r}.")
    write_to(Lines(sys.stderr), level)


def write_to(handler: logging.Handler, level: str) -> None:
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(logging.WARNING)
