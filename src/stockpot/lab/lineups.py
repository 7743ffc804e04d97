"""Matches between random and rule-of-thumb players in compiled code, thousands a second, on the CPU or on a GPU.

Here players draw from the table's own chance, as in `stockpot.playouts`, so a match is another game than when bots play it
at a table; on the CPU and on the GPU it is the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from stockpot.core.game import game
from stockpot.core.random import seed_argument, seed_word
from stockpot.lab.watch import Notebook

if TYPE_CHECKING:
    from stockpot.lab.arena import Match

KINDS = ("random", "thumb")
BATCH = 1 << 16
"""Matches that lie on the GPU at once."""

Played = tuple[tuple[float, ...], tuple[int, ...], int]
"""Shares, points, decisions."""


def check(matches: Sequence[Match]) -> None:
    for match in matches:
        for level in match.lineup:
            if level not in KINDS:
                raise ValueError(f"Only random and thumb play in compiled code, not {level}.")


def thumbs_of(match: Match) -> int:
    """The set of seats that play by rules of thumb."""
    return sum(1 << seat for seat, level in enumerate(match.lineup) if level == "thumb")


def play_lineups(matches: Sequence[Match], gpu: bool) -> Iterator[Played]:
    """Play matches of one game in order."""
    check(matches)
    return on_gpu(matches) if gpu else on_cpu(matches)


def on_cpu(matches: Sequence[Match]) -> Iterator[Played]:
    book = None
    for match in matches:
        found = game(match.game)
        book = book or Notebook(found, moves=0, events=1, stages=0)
        options = found.encode_options(match.players, match.options)
        book.follow(match.players, options, seed_argument(seed_word(match.seed)), thumbs_of(match))
        yield result(match, book.shares, book.points, book.counts)


def on_gpu(matches: Sequence[Match]) -> Iterator[Played]:
    from stockpot.envs.gpu.device import need_gpu
    from stockpot.lab.gpu_watch import Size, follow

    need_gpu()
    for start in range(0, len(matches), BATCH):
        some = matches[start : start + BATCH]
        found, players = game(some[0].game), some[0].players
        options = found.encode_options(players, some[0].options)
        seeds = [seed_word(match.seed) for match in some]
        notes = follow(found, players, options, seeds, [thumbs_of(match) for match in some], 0, Size(1, 1, 1))
        for i, match in enumerate(some):
            yield result(match, *(note[i] for note in notes[3:]))


def result(match: Match, shares: Any, points: Any, counts: Any) -> Played:
    if not counts[3]:
        raise ValueError(f"Match {match.number} did not end, or its pieces do not add up.")
    return tuple(shares[: match.players].tolist()), tuple(points[: match.players].tolist()), int(counts[0])
