"""The course of a game in OpenSpiel: a table, what chance may do next, and what each seat has seen of the past."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from stockpot.core import engine
from stockpot.core.game import Game
from stockpot.core.playouts import DECISION_LIMIT
from stockpot.core.random import GOLDEN, MASK, derive, seed_argument, seed_word
from stockpot.core.table import Move, Table
from stockpot.core.trail import NO_TRAIL

RECALL = 64
"""How many of the last moves an information-state tensor shows, beside the features."""
Chance = Literal["deal", "nodes"]

line_of = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
"""A value as JSON on one line."""


@dataclass(frozen=True)
class Setting:
    """What is played, and which chance there is."""

    game: Game
    players: int
    options: Any
    """As rules take them."""
    seed: int
    deals: int
    """Outcomes of the first chance node."""
    chance: Chance
    """"deal": the first one fixes all that chance will ever do. "nodes": later lots are nodes of their own."""
    outcomes: int
    """Outcomes of later chance nodes."""
    last: int
    """Begin so many decisions before the end of a game between random players; 0: at the start."""


class Drawn(NamedTuple):
    """What chance may make of a move, and how likely that is."""

    table: Table
    move: Move
    likely: float


class Course:
    """A table, and what each seat has seen of its past."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.table: Table | None = None
        self.asked: int | None = None
        """Who decides; nobody where chance does, and after the end."""
        self.drawn: list[Drawn] = []
        """What chance decides between."""
        self.story = [setting.game.name]
        """The deal, all moves (`seat:action`) and what chance did with them."""
        self.moves: list[Move] = []
        self.told = [f"player {seat}\n" for seat in range(setting.players)]
        """For each seat what it has seen, as far as somebody has asked for it."""
        self.read = [0] * setting.players
        """For each seat how many of the moves are in that."""
        self.recent: list[list[tuple[float, float]]] = [[] for _ in range(setting.players)]
        """For each seat the last moves it has seen, the newest first."""

    @property
    def sitting(self) -> Table:
        """The table, once the cards are dealt."""
        assert self.table is not None
        return self.table

    def __deepcopy__(self, memo: Any) -> Course:
        """A copy shares settings and moves with the original: OpenSpiel copies states often."""
        other = object.__new__(Course)
        other.setting, other.asked, other.drawn = self.setting, self.asked, self.drawn
        other.table = self.table and self.table.copy()
        other.story, other.moves, other.recent = self.story.copy(), self.moves.copy(), self.recent.copy()
        other.told, other.read = self.told.copy(), self.read.copy()
        return other

    # -------------------------------------------------------------------------------------------------------------- play

    def deal(self, number: int) -> None:
        """The first chance node: a deal, or, where only the last decisions are played, what may be hidden there."""
        self.story.append(f"deal {number},")
        if self.setting.last:
            start = late_start(self.setting)
            self.table = start.redeal(start.to_act[0], f"world {number} of {self.setting.seed}") if number else start
        else:
            self.table = begun(self.setting, number)
        for viewer in range(self.setting.players):
            self._look(viewer)
        self._ask()

    def play(self, action: int) -> None:
        """Carry a move out for the seat that is asked, or leave to chance what comes of it."""
        table, seat = self.sitting, self.asked
        assert seat is not None
        self._remember(seat, action)
        self.story.append(f"{seat}:{action}")
        before = table.copy() if self.setting.chance == "nodes" else table
        rng = state_of(table).rng
        move = table.make_move(seat, action)
        if before is not table and state_of(table).rng != rng:
            self.drawn = self._draws(before, seat, action)
            if len(self.drawn) > 1:
                self.asked = None
                return
            self.table, move, _ = self.drawn[0]
            self.drawn = []
        self._done(move)

    def draw(self, number: int) -> None:
        """Apply the outcome of a chance node."""
        self.story.append(f"chance {number},")
        found = self.drawn[number]
        self.table, self.drawn = found.table.copy(), []
        self._done(found.move)

    def _draws(self, before: Table, seat: int, action: int) -> list[Drawn]:
        """What may come of a move by lot. The first lot of a move takes all its values equally often."""
        n, found = self.setting.outcomes, dict[bytes, tuple[Table, Move, int]]()
        chance = seed_argument(int(derive(seed_argument(self.setting.seed), seed_word(" ".join(self.story)) >> 1)))
        for k in range(n):
            table = before.copy()
            state = state_of(table)
            state.gamma, state.rng = seed_argument(0), first_draw((k + 0.5) / n, int(derive(chance, k)))
            move = table.make_move(seat, action)
            state.rng = seed_argument(0)
            key = bytes(state.to_bytes()) + repr(move.events).encode()
            _, _, times = found.setdefault(key, (table, move, 0))
            found[key] = table, move, times + 1
        return [Drawn(table, move, times / n) for table, move, times in found.values()]

    def _done(self, move: Move) -> None:
        self.moves.append(move)
        self._ask()

    def _ask(self) -> None:
        to_act = self.sitting.to_act
        self.asked = to_act[0] if to_act else None

    # ------------------------------------------------------------------------------------------------- what seats have seen

    def _look(self, viewer: int) -> None:
        """Start a seat's memory with the table as it is: all that it will know of the past."""
        self.told[viewer] = f"player {viewer}\n{line_of(self.sitting.view(viewer))}"
        self.read[viewer] = len(self.moves)

    def _remember(self, seat: int, action: int) -> None:
        """The last moves as numbers: who, and what, where that is not hidden."""
        handle, players = self.sitting.state.handle, self.setting.players
        for viewer in range(players):
            hidden = viewer != seat and bool(engine.is_secret(handle, viewer))
            who, what = 1 + (seat - viewer) % players, 0 if hidden else 1 + action
            seen = (who / players, what / self.setting.game.n_actions)
            self.recent[viewer] = [seen, *self.recent[viewer][: RECALL - 1]]

    def seen(self, viewer: int) -> str:
        """All that a seat has seen, in order: the table when it sat down, its own moves, and every event as it was told.

        The past stays as it was, and copies share it: only what is new since somebody last asked is written.
        """
        new = self.moves[self.read[viewer] :]
        if new:
            lines = [self.told[viewer], *(line for move in new for line in self._lines(move, viewer))]
            self.told[viewer], self.read[viewer] = "\n".join(lines), len(self.moves)
        return self.told[viewer]

    def _lines(self, move: Move, viewer: int) -> Iterator[str]:
        """A move as a seat has seen it."""
        if move.seat == viewer:
            yield f"> {move.text}"
        for row in move.events:
            told = self.setting.game.words.tell(row, viewer)
            if told:
                yield f"{told.kind} {line_of(told.data)}"

    def guess(self, player: int, seed: str) -> None:
        """Replace all that the player cannot know; the others forget what they saw before."""
        self.table = self.sitting.redeal(player, seed)
        self.story.append(f"{player} {seed},")
        for other in range(self.setting.players):
            if other != player:
                self._look(other)
                self.recent[other] = []


def state_of(table: Table) -> Any:
    """The state of a table, with the fields of the generator that every game has."""
    return table.state


def begun(setting: Setting, number: int) -> Table:
    """A table whose cards are dealt."""
    state = setting.game.state()
    seed = seed_argument(int(derive(seed_argument(setting.seed), number)))
    engine.begin(state.handle, setting.players, setting.options, seed, seed_argument(0))
    return Table.from_state(setting.game, state)


def late_start(setting: Setting) -> Table:
    """A game between random players, shortly before its end."""
    out = engine.legal_buffer()
    length = engine.play_random(begun(setting, 0).state, out, NO_TRAIL, DECISION_LIMIT)
    table = begun(setting, 0)
    engine.play_random(table.state, out, NO_TRAIL, max(0, length - setting.last))
    return Table.from_state(setting.game, table.state)


def first_draw(share: float, rest: int) -> int:
    """What `rng` must be, with the usual gamma, for the next draw to lie at this share of its range; `rest` is left to choose.

    The mixing of a word is undone step by step.
    """
    z = int(share * (1 << 32)) << 32 | rest & 0xFFFF_FFFF
    z ^= z >> 31 ^ z >> 62
    z = z * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
    z ^= z >> 27 ^ z >> 54
    z = z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
    z ^= z >> 30 ^ z >> 60
    return seed_argument(z - GOLDEN & MASK)
