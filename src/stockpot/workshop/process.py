"""What plays for the workshop: processes of its own, with compiled rules, however the server runs its own.

How rules run is settled when they are imported, so nothing of them may be imported here before `begin`.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stockpot.lab.parts import Part


def new_pool() -> ProcessPoolExecutor:
    """One process for each processor but one, which is left to the tables and the browser."""
    processes = max(1, (os.cpu_count() or 2) - 1)
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), begin)


def begin() -> None:
    """Before anything of the rules is imported."""
    os.environ.pop("STOCKPOT_RULES", None)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A server may end without saying so to its processes."""
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(0)


def play(part: Part) -> dict[str, Any]:
    """Play a part of a study and add it up."""
    from stockpot.lab.parts import play_part

    return play_part(part)
