"""The command line: one file a command, loaded when it is called."""

from __future__ import annotations

import sys


def main() -> None:
    """The entry point of `stockpot`."""
    from stockpot.cli.app import app
    from stockpot.core.errors import IllegalMove

    try:
        app()
    except (ValueError, IllegalMove, OSError) as error:
        print(f"stockpot: {error}", file=sys.stderr)
        sys.exit(2)
