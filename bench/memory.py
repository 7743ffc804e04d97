"""What a table that waits takes of the server's memory, with its sockets and without: `python bench/memory.py`.

300 games of soup, or as many as one says, are begun over real sockets, four clients each, and nobody moves. Once the sockets
stay open, once those of a table are closed before the next is made. What the server's memory grows by with each is the table
with its sockets, or the table alone.
"""

from __future__ import annotations

import asyncio
import random
import sys

from stockpot.bench.load.crowd import Load, OwnCrowd
from stockpot.bench.load.play import LoadTable
from stockpot.bench.load.servers import memory, own_servers

SETTLE = 1.5
"""Seconds until lists of tables are written, and what is not needed has gone."""


async def grown(url: str, pid: int, tables: int, stay: bool) -> float:
    """Bytes for each further table."""
    crowd = OwnCrowd([url], Load(tables=tables), 1)
    await crowd.people()
    try:
        await begin(crowd, max(100, tables // 4), stay)  # all is loaded that all tables share
        before = memory(pid)
        await begin(crowd, tables, stay)
        return (memory(pid) - before) / tables
    finally:
        await crowd.close()


async def begin(crowd: OwnCrowd, tables: int, stay: bool) -> None:
    """Begin games, one after the other."""
    for _ in range(tables):
        table = LoadTable(crowd.tally, 0, random.Random(1), lambda _: None)
        await table.open(crowd.https[0], crowd.load.game, (), crowd.cookies)
        if stay:
            crowd.tables.add(table)
        else:
            table.close()
    await asyncio.sleep(SETTLE)


def main(tables: int) -> None:
    for name, stay in (("with its four sockets", True), ("whose sockets are closed", False)):
        with own_servers() as (server,):
            grown_by = asyncio.run(grown(server.url, server.pid, tables, stay))
            print(f"A table {name}: {grown_by / 1024:.1f} KB", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
