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
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename and error.strerror else str(error))
    except ValueError as error:
        fail(str(error))


def fail(message: str) -> None:
    print(f"stockpot: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)
