"""The command line: one file a command, loaded when it is called."""

from __future__ import annotations

import contextlib
import io
import os
import sys


def main() -> None:
    """The entry point of `stockpot`: whatever is wrong with the input is said in one line."""
    os.environ.setdefault(
        "NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING", "1"
    )  # else it ends all output with an escape code
    from stockpot.cli.app import app

    for stream in (sys.stdin, sys.stdout):
        with contextlib.suppress(AttributeError, io.UnsupportedOperation):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # no terminal is too old to play
    try:
        app(prog_name="stockpot")
    except (OSError, ValueError) as error:
        fail(message_of(error))
    except ModuleNotFoundError as error:
        from stockpot.cli.extras import lacking

        remedy = lacking(error)
        if remedy is None:
            raise
        fail(remedy)


def message_of(error: Exception) -> str:
    """What went wrong, in words; of files, their name first."""
    if isinstance(error, OSError) and error.filename and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def fail(message: str) -> None:
    """Say it in one line, and leave."""
    print(f"stockpot: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)
