"""Entry point of a worker process that uses compiled code, though the server itself runs rules in modules.

How rules run is settled when they are imported, so nothing of them may be imported here.
"""

from __future__ import annotations

import os
from multiprocessing.connection import Connection


def work_compiled(pipe: Connection) -> None:
    """As `worker_tasks.work`, with rules that Numba has compiled."""
    os.environ.pop("STOCKPOT_RULES", None)
    from stockpot.server.live.worker_tasks import work

    work(pipe)
