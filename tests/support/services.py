"""PostgreSQL and Redis from the system's packages: private instances on temporary ports, gone when they are closed."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.support.ports import free_port
from tests.support.waiting import until
from tools import programs


class Redis:
    """A Redis that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.port, self.folder = free_port(), folder
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = [programs.path("redis"), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        arguments += ["--appendonly", "no", "--dir", str(self.folder), "--loglevel", "warning"]
        self.process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL)
        until(self.answers, "Redis")

    def answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as connection:
            connection.sendall(b"PING\r\n")
            return connection.recv(16).startswith(b"+PONG")
        return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    stop = kill


class Postgres:
    """A PostgreSQL whose commits survive its own death, though not that of the machine: tests need no more."""

    def __init__(self, folder: Path) -> None:
        self.port, self.folder, self.data = free_port(), folder, folder / "data"
        self.who = self.account()
        self.environment = {"HOME": str(folder), "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}
        if self.who:
            os.chown(folder, self.who["user"], self.who["group"])
        arguments = [self.program("initdb"), "-D", str(self.data), "-U", "test", "-A", "trust", "-E", "UTF8"]
        self.run([*arguments, "--no-sync", "--no-instructions"])
        self.start()

    @staticmethod
    def account() -> dict[str, Any]:
        """PostgreSQL does not run as root: as its own account then."""
        if os.geteuid() != 0:
            return {}
        for name in ("postgres", "nobody"):
            with contextlib.suppress(KeyError):
                found = pwd.getpwnam(name)
                return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
        raise FileNotFoundError("There is no account for PostgreSQL to run as.")

    @staticmethod
    def program(name: str) -> str:
        """They lie side by side."""
        return str(Path(programs.path("postgresql")).resolve().with_name(name))

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://test@127.0.0.1:{self.port}/postgres"

    def run(self, arguments: list[str]) -> None:
        subprocess.run(
            arguments, cwd=self.folder, env=self.environment, check=True, stdout=subprocess.DEVNULL, **self.who
        )

    def start(self) -> None:
        settings = {"fsync": "off", "full_page_writes": "off", "shared_buffers": "32MB", "max_connections": "60"}
        arguments = [self.program("postgres"), "-D", str(self.data), "-p", str(self.port), "-k", str(self.folder)]
        arguments += [
            "-h",
            "127.0.0.1",
            *(part for name, value in settings.items() for part in ("-c", f"{name}={value}")),
        ]
        self.process = subprocess.Popen(
            arguments, cwd=self.folder, env=self.environment, stderr=subprocess.DEVNULL, **self.who
        )
        until(self.answers, "PostgreSQL")

    def answers(self) -> bool:
        arguments = [self.program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "test"]
        return subprocess.run(arguments, check=False, env=self.environment).returncode == 0

    def new_database(self, name: str) -> str:
        """The address of an empty database."""
        self.run(
            [self.program("createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "test", "-T", "template0", name]
        )
        return self.url.removesuffix("postgres") + name

    def kill(self) -> None:
        """Die at once, in the middle of whatever is going on."""
        self._end(signal.SIGQUIT)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait()


@contextlib.contextmanager
def private_folder() -> Iterator[Path]:
    """A folder that other accounts can reach, which those of pytest are not."""
    folder = Path(tempfile.mkdtemp(prefix="stockpot-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[Redis]:
    with private_folder() as folder:
        started = Redis(folder)
        try:
            yield started
        finally:
            started.stop()


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    with private_folder() as folder:
        started = Postgres(folder)
        try:
            yield started
        finally:
            started.stop()
