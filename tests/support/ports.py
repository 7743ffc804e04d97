"""Ports on which nobody else listens."""

from __future__ import annotations

import socket
import sys

_reserved: list[socket.socket] = []


def free_port() -> int:
    """A port that stays free for this process, also while what listens there is restarted.

    Linux gives a port that is bound to nobody else, and yet lets a server listen there (both with `SO_REUSEADDR`).
    """
    probe = socket.socket()
    probe.bind(("127.0.0.1", 0))
    port = int(probe.getsockname()[1])
    if sys.platform == "linux":
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _reserved.append(probe)
    else:
        probe.close()
    return port
