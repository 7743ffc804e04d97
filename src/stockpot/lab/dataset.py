"""Games between bots as a dataset: every decision with what its seat saw, what it could do, what it did, and how it ended.

Parquet files in a folder, in shards of so many games each. A shard depends on the plan and its number alone: it comes out the
same wherever it is played, and a run that was stopped goes on with the shards that are missing.

- `moves-00000.parquet`, a row a decision: `game`, `move`, `seat`, `bot`, `observation` or `view` or both, `mask`, `action`,
  `text`, `last` (of this seat in this game), `outcome`, `reward`, `score` (those of the seat, at the end)
- `games-00000.parquet`, a row a game: `game`, `bots`, `outcomes`, `scores`, `moves`, `record`
- `dataset.json`: what was played: game, version of its rules, players, options, bots, seed
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from stockpot.bots import bot
from stockpot.core import engine
from stockpot.core.game import Game, game
from stockpot.core.table import Table
from stockpot.lab.arena import Match, Result, play_together
from stockpot.lab.cluster import spread

FORMAT = 1
SHOWN = ("observations", "views", "both")

Row = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """What is played, and what is written down of it."""

    name: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: str
    shown: str = "observations"
    shard: int = 1000
    """Games of a shard."""

    def __post_init__(self) -> None:
        if self.shown not in SHOWN:
            raise ValueError(f"What seats see is written as {', '.join(SHOWN)}; not {self.shown!r}.")
        if self.games < 1 or self.shard < 1:
            raise ValueError("A dataset has at least one game, and a shard too.")
        if not self.bots:
            raise ValueError("A dataset needs at least one bot.")
        self.game.check_players(self.players)
        self.game.encode_options(self.players, self.options)
        for level in self.bots:
            close(bot(self.name, level, seed=0))

    @property
    def game(self) -> Game:
        return game(self.name)

    @property
    def shards(self) -> int:
        return -(-self.games // self.shard)

    def matches(self, shard: int) -> list[Match]:
        """The games of a shard: bots move on by one seat from game to game."""
        first = shard * self.shard
        return [self.match(number) for number in range(first, min(first + self.shard, self.games))]

    def match(self, number: int) -> Match:
        lineup = tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.players))
        return Match(self.name, self.players, self.options, number, f"{self.seed}/{number}", lineup)

    @property
    def described(self) -> dict[str, Any]:
        """As `dataset.json` has it."""
        found = self.game
        own = {
            "format": FORMAT,
            "rules": found.rules_version,
            "n_actions": found.n_actions,
            "n_features": found.n_features,
        }
        return {**own, **asdict(self), "bots": [*self.bots]}


def close(one: Any) -> None:
    """Programs are told that they are not needed any more."""
    getattr(one, "close", lambda: None)()


# --------------------------------------------------------------------------------------------------------------- playing


def write(
    plan: Plan, folder: Path, cores: int = 1, ray: str = "", progress: Callable[[int], None] = lambda _: None
) -> None:
    """Play all shards that are not in the folder yet."""
    _arrow()
    folder.mkdir(parents=True, exist_ok=True)
    head = folder / "dataset.json"
    text = json.dumps(plan.described, indent=1, ensure_ascii=False) + "\n"
    if head.exists() and head.read_text(encoding="utf-8") != text:
        raise ValueError(f"{folder} holds another dataset; name another folder.")
    head.write_text(text, encoding="utf-8")
    left = [number for number in range(plan.shards) if not _file(folder, "games", number).exists()]
    progress(sum(len(plan.matches(number)) for number in range(plan.shards) if number not in set(left)))
    for number, (moves, games) in zip(left, spread(partial(shard_files, plan), left, cores, ray), strict=True):
        for kind, data in (("moves", moves), ("games", games)):  # a shard is there when its games are
            file = _file(folder, kind, number)
            part = file.with_suffix(".part")
            part.write_bytes(data)
            part.replace(file)
        progress(len(plan.matches(number)))


def _file(folder: Path, kind: str, number: int) -> Path:
    return folder / f"{kind}-{number:05d}.parquet"


def shard_files(plan: Plan, number: int) -> tuple[bytes, bytes]:
    """Play a shard: its decisions and its games, as the bytes of two files."""
    matches = plan.matches(number)
    moves: list[list[Row]] = [[] for _ in matches]
    tables = dict[int, Table]()

    def seen(n: int, table: Table, seat: int, action: int) -> None:
        tables[n] = table
        moves[n].append(decision(plan, table, seat, action))

    results = play_together(matches, seen)
    rows = [row for n, result in enumerate(results) for row in ended(moves[n], matches[n], result)]
    games = [whole(match, result, tables[n]) for n, (match, result) in enumerate(zip(matches, results, strict=True))]
    return _parquet(rows, move_schema(plan)), _parquet(games, game_schema())


def decision(plan: Plan, table: Table, seat: int, action: int) -> Row:
    """What a seat saw and could do, and what it did."""
    found = table.game
    mask = np.zeros(found.n_actions, bool)
    mask[table.legal_actions(seat)] = True
    row: Row = {"move": len(table.history), "seat": seat, "mask": mask, "action": action}
    row["text"] = found.words.write(table.state, seat, action)
    if plan.shown != "views":
        row["observation"] = np.zeros(found.n_features, np.float32)
        engine.features(table.state.handle, seat, row["observation"])
    if plan.shown != "observations":
        row["view"] = json.dumps(table.view(seat), ensure_ascii=False, separators=(",", ":"))
    return row


def ended(rows: list[Row], match: Match, result: Result) -> Iterator[Row]:
    """The decisions of a game, now that it is known how it ended."""
    last = {row["seat"]: row["move"] for row in rows}
    for row in rows:
        seat = row["seat"]
        share = result.shares[seat]
        yield row | {
            "game": match.number, "bot": match.lineup[seat], "last": last[seat] == row["move"], "outcome": share,
            "reward": match.players * share - 1.0, "score": result.scores[seat],
        }  # fmt: skip


def whole(match: Match, result: Result, table: Table) -> Row:
    """A game, with the record to replay it."""
    return {
        "game": match.number, "bots": [*match.lineup], "outcomes": [*result.shares], "scores": [*result.scores],
        "moves": result.decisions, "record": json.dumps(table.record(), ensure_ascii=False, separators=(",", ":")),
    }  # fmt: skip


# --------------------------------------------------------------------------------------------------------------- columns


def _arrow() -> Any:
    try:
        import pyarrow.parquet
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("Datasets need pyarrow: pip install 'stockpot[datasets]'", name="pyarrow") from error
    return pyarrow


def move_schema(plan: Plan) -> Any:
    pa, found = _arrow(), plan.game
    columns = [
        ("game", pa.int64()),
        ("move", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int8(), pa.string())),
    ]
    if plan.shown != "views":
        columns.append(("observation", pa.list_(pa.float32(), found.n_features)))
    if plan.shown != "observations":
        columns.append(("view", pa.string()))
    columns += [
        ("mask", pa.list_(pa.bool_(), found.n_actions)), ("action", pa.int32()), ("text", pa.string()), ("last", pa.bool_()),
        ("outcome", pa.float64()), ("reward", pa.float32()), ("score", pa.int32()),
    ]  # fmt: skip
    return pa.schema(columns)


def game_schema() -> Any:
    pa = _arrow()
    return pa.schema([
        ("game", pa.int64()), ("bots", pa.list_(pa.string())), ("outcomes", pa.list_(pa.float64())),
        ("scores", pa.list_(pa.int32())), ("moves", pa.int32()), ("record", pa.string()),
    ])  # fmt: skip


def _parquet(rows: list[Row], schema: Any) -> bytes:
    """Rows as the bytes of a Parquet file."""
    pa, out = _arrow(), io.BytesIO()
    columns = [_column(pa, [row[field.name] for row in rows], field.type) for field in schema]
    pa.parquet.write_table(pa.Table.from_arrays(columns, schema=schema), out, compression="zstd")
    return out.getvalue()


def _column(pa: Any, values: list[Any], kind: Any) -> Any:
    """Arrays of one length go into a column without a detour by Python's lists."""
    if pa.types.is_fixed_size_list(kind):
        flat = np.concatenate(values) if values else np.zeros(0)
        return pa.FixedSizeListArray.from_arrays(pa.array(flat, kind.value_type), kind.list_size)
    return pa.array(values, kind)


# --------------------------------------------------------------------------------------------------------------- reading


def episodes(folder: Path) -> Iterator[dict[str, Any]]:
    """What each seat of each game went through: arrays of `observations`, `masks`, `actions`, `rewards` and `terminations`.

    One observation more than actions would be needed for what follows the last one; a seat sees nothing of its own after that, so
    the last is repeated. Minari's `EpisodeBuffer` takes it as it is, without `masks`.
    """
    parquet = _arrow().parquet
    for file in sorted(Path(folder).glob("moves-*.parquet")):
        table = parquet.read_table(file)
        games, seats = table["game"].to_numpy(), table["seat"].to_numpy()
        seen = _rows(table["observation"])
        masks, actions, rewards = _rows(table["mask"]), table["action"].to_numpy(), table["reward"].to_numpy()
        for number, seat in sorted(set(zip(games.tolist(), seats.tolist(), strict=True))):
            mine = np.flatnonzero((games == number) & (seats == seat))
            ends = np.arange(len(mine)) == len(mine) - 1
            yield {
                "observations": seen[[*mine, mine[-1]]], "masks": masks[mine], "actions": actions[mine],
                "rewards": np.where(ends, rewards[mine], 0).astype(np.float32), "terminations": ends,
                "truncations": np.zeros(len(mine), bool), "infos": {"game": number, "seat": seat},
            }  # fmt: skip


def _rows(column: Any) -> Any:
    """A column of arrays of one length as one array."""
    values = column.combine_chunks()
    return values.flatten().to_numpy(zero_copy_only=False).reshape(len(values), -1)
