"""Servers to be measured, in processes of their own: started, watched, ended."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx

PATIENCE = 120
"""Seconds that a server may take to answer."""


@dataclass(frozen=True)
class Server:
    """A server that answers."""

    url: str
    process: subprocess.Popen[bytes]

    @property
    def pid(self) -> int:
        return self.process.pid


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def process(arguments: list[str], **settings: object) -> Iterator[subprocess.Popen[bytes]]:
    """A process that ends with the block."""
    started = subprocess.Popen(arguments, **settings)  # type: ignore[call-overload]
    try:
        yield started
    finally:
        started.terminate()
        try:
            started.wait(20)
        except subprocess.TimeoutExpired:
            started.kill()
            started.wait()


@contextlib.contextmanager
def own_servers(number: int = 1, db: str = "", bus: str = "") -> Iterator[list[Server]]:
    """Our server in processes of their own, by default one with its default store."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        db = db or f"sqlite+aiosqlite:///{Path(folder) / 'tables.sqlite'}"
        found = []
        for _ in range(number):
            port = free_port()
            arguments = [sys.executable, "-m", "stockpot.bench.load.host", str(port), db, bus]
            started = stack.enter_context(process(arguments))
            wait_for(f"http://127.0.0.1:{port}/readyz", started)
            found.append(Server(f"http://127.0.0.1:{port}", started))
        yield found


def wait_for(address: str, started: subprocess.Popen[bytes]) -> None:
    """Until a server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if started.poll() is not None:
            raise OSError(f"The server ended with status {started.returncode}.")
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(address).status_code < 500:
                return
        time.sleep(0.05)
    raise OSError("The server does not answer.")


def cpu_of(servers: Sequence[Server]) -> float:
    return sum(cpu_seconds(server.pid) for server in servers)


def memory_of(servers: Sequence[Server]) -> int:
    return sum(memory(server.pid) for server in servers)


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
