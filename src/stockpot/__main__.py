"""`python -m stockpot`: the command line."""

from __future__ import annotations

from stockpot.cli import main

if __name__ == "__main__":
    main()
