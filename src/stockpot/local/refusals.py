"""What cannot be done in a house without a server, and what happens when nothing can be kept."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from stockpot.local.keep import Conflict, Full, KeepError
from stockpot.room.refusal import Refusal

logger = logging.getLogger("stockpot.local")


def needs_server(what: str = "This") -> Refusal:
    return Refusal("needs_server", f"{what} needs a server.", status=501)


def unknown_table() -> Refusal:
    return Refusal("unknown_table", "There is no such table here.", status=404)


def another_tab() -> Refusal:
    return Refusal("other_tab", "Another tab is at work here; try again.", status=503)


def not_fetched(game: str, error: Exception) -> Refusal:
    logger.warning("%s could not be fetched: %s", game, error)
    return Refusal("not_fetched", "This game could not be loaded; try again with a connection.", status=503)


@contextmanager
def keeping() -> Iterator[None]:
    """Whatever goes wrong with the keep is a refusal, but for a conflict: that can be dealt with."""
    try:
        yield
    except Conflict:
        raise
    except Full:
        raise Refusal("store_full", "There is no room left on this device; nothing has changed.", status=507) from None
    except KeepError as error:
        text = f"Nothing can be kept on this device; nothing has changed. ({error})"
        raise Refusal("store_denied", text, status=503) from None


@contextmanager
def reading() -> Iterator[None]:
    """A log that cannot be read back is left as it is; no other table suffers."""
    try:
        yield
    except Exception as error:
        if isinstance(error, Refusal) and error.code == "other_rules":
            raise
        logger.exception("a log cannot be read back")
        raise Refusal("quarantined", f"This table is damaged: {error}") from None
