"""PostgreSQL, Redis, two server processes and nginx on loopback, from the system's packages; games are played across them.

`make cluster` runs it: everything is started on free ports, some games are played with every client's requests spread over
both servers, one server is killed in the middle, and all is stopped again. With `--stay` it goes on until Ctrl-C.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from stockpot.api.records import verify
from tests.support.client import PATIENCE
from tests.support.ports import free_port
from tests.support.server import Person, run
from tests.support.services import postgres, private_folder, redis
from tools import programs

GAMES = 4
MOVED: list[int] = []
"""The game of every move made so far."""

NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    upstream stockpot {{ {servers} }}
    map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://stockpot; proxy_http_version 1.1; proxy_read_timeout 1h;
            proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
            proxy_next_upstream error timeout non_idempotent;
        }}
    }}
}}
"""


class Process:
    """Something that runs until it is told to stop."""

    def __init__(self, arguments: list[str], port: int) -> None:
        self.arguments, self.port = arguments, port
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(self.arguments)
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/readyz").status_code == 200:
                    return
            if self.process.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"This did not start: {' '.join(self.arguments)}")
            time.sleep(0.05)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


@contextlib.contextmanager
def cluster() -> Iterator[tuple[str, list[Process]]]:
    """The address of all of it, and the server processes."""
    with postgres() as database, redis() as bus, private_folder() as folder, contextlib.ExitStack() as stack:
        servers = []
        for _ in range(2):
            port = free_port()
            arguments = [sys.executable, "-m", "stockpot.bench.load.host", str(port), database.url, bus.url]
            servers.append(Process(arguments, port))
            stack.callback(servers[-1].stop)
        listed = " ".join(f"server 127.0.0.1:{one.port} max_fails=1 fail_timeout=1s;" for one in servers)
        port, settings = free_port(), folder / "nginx.conf"
        settings.write_text(NGINX.format(folder=folder, servers=listed, port=port))
        front = Process([programs.path("nginx"), "-e", str(folder / "error.log"), "-c", str(settings)], port)
        stack.callback(front.stop)
        yield front.url, servers


async def game(url: str, number: int) -> int:
    """Two people and a bot play one game to its end; whoever loses the connection comes back. Returns its moves."""
    ana, ben = await Person.named(url, "Ana"), await Person.named(url, "Ben")
    table = await ana.create("soup", ["me", "free", "random"], open=True)
    await ben.post(f"/api/tables/{table}/seats", {})
    await ana.post(f"/api/tables/{table}/requests", {"type": "start", "id": "start"})
    await asyncio.gather(*(play(person, table, number) for person in (ana, ben)))
    return len(verify(await ana.get(f"/api/tables/{table}/record")).moves)


async def play(person: Person, table: str, number: int) -> None:
    """Random moves until the end, through every broken connection."""
    seq, chance = 0, random.Random(number)
    while True:
        try:
            async with person.at(table, seq=seq) as client:
                try:
                    while await client.play_on(chance, moves=1):
                        MOVED.append(number)
                    return
                finally:
                    seq = client.seq
        except Exception as error:  # a server went away under it
            print(f"game {number}: {type(error).__name__}, coming back", flush=True)
            await asyncio.sleep(0.2)


async def games(url: str, servers: list[Process]) -> None:
    playing = [asyncio.create_task(game(url, number)) for number in range(GAMES)]
    while len(MOVED) < 40:
        await asyncio.sleep(0.01)
    print("Killing one of the two servers in the middle of it.", flush=True)
    servers[0].kill()
    await asyncio.to_thread(servers[0].start)
    moves = await asyncio.gather(*playing)
    print(f"{GAMES} games played to the end across both servers, {sum(moves)} moves, every record verified.")


def main() -> None:
    with cluster() as (url, servers):
        print(f"PostgreSQL, Redis, two servers ({', '.join(one.url for one in servers)}) and nginx: {url}", flush=True)
        run(games(url, servers))
        if "--stay" in sys.argv:
            print("Ctrl-C stops everything.", flush=True)
            with contextlib.suppress(KeyboardInterrupt):
                signal.pause()


if __name__ == "__main__":
    main()
