"""The state of a table, folded from its log (event sourcing): seats, the game, proposals. No clock, no network, no database."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from stockpot.core.game import game
from stockpot.core.personas import PERSONA_OF, Voice, persona_at
from stockpot.core.table import Ahead, Move, Table
from stockpot.room import log
from stockpot.room.clocks import Clocks
from stockpot.room.refusal import Refusal

UNDO_EXPIRES_MS = {"live": 60_000, "own": 86_400_000}
"""How long a request to take moves back stays open before it lapses, by the pace of the table."""
MAX_MOVES = 120_000
"""Moves that a game may have, played here or elsewhere; the longest that can be set up needs fewer."""
MAX_ENTRIES = 150_000
"""Entries that a log may have: a table is read as a whole when it is opened."""
KEYS_KEPT = 32
"""Requests of one person that are remembered, to carry a repeated one out once."""

NOBODY: frozenset[str] = frozenset()


@dataclass(slots=True)
class Seat:
    """One seat: free, a person's, a bot's, or that of a name in an imported record."""

    who: str = ""
    level: str = ""
    name: str = ""
    """The name of the player, where several people share a screen and an identity, or in an imported record."""
    left: bool = False
    resigned: bool = False
    stand_in: str = "cook"
    """The bot that plays for somebody who has left."""
    persona: str = ""
    """Who the bot is, where that does not follow from the table's seed."""

    @property
    def free(self) -> bool:
        return not self.who and not self.level and not self.name

    @property
    def plays(self) -> bool:
        """A person decides here, now."""
        return bool(self.who) and not self.left and not self.resigned

    @property
    def bot(self) -> str:
        """The level of the bot that decides here now; empty when a person does."""
        return self.level or (self.stand_in if self.left or self.resigned else "")


@dataclass(slots=True)
class Proposal:
    """To take moves back; open until all people have agreed, one has not, somebody moves or leaves, or it lapses."""

    seat: int
    moves: int
    until: int
    """When it lapses, in milliseconds since 1970."""
    clocked: bool = False
    """Clocks run for who is asked, as they did before proposals lapsed."""
    agreed: set[int] = field(default_factory=set)


Step = Table | Ahead | None
"""The effect of an entry on the game: another game, or a move in it; `None` where it leaves the game alone."""


class Past(NamedTuple):
    """An entry of the log, and for a move what followed it."""

    entry: log.AnyEntry
    move: Move | None = None


class Room:
    """A table with its seats. `apply` is the only thing that changes it."""

    __slots__ = (
        "clocks", "closed", "created", "done", "edition", "epoch", "fuss", "game", "made", "muted", "past", "proposal", "rematch",
        "removed", "seats", "seed_hash", "steps", "table", "talk", "to_act", "turns",
    )  # fmt: skip

    def __init__(self, created: log.Created) -> None:
        self.created, self.game, self.seed_hash = created, game(created.game), hash_of_seed(created.seed)
        self.check_rules()
        self.seats = [self._seat(chair.who, chair.level, chair.name, chair.persona) for chair in created.seats]
        self.clocks = Clocks(created.clock, len(created.seats)) if created.clock else None
        self.table: Table | None = None
        self.to_act: tuple[int, ...] = ()
        """The seats that owe a decision now."""
        self.made = [0] * len(created.seats)
        """How many moves each seat has made, those taken back not counted."""
        self.turns: dict[int, int] = {}
        """At a table at people's own pace: the entries with which the turns began that people owe now."""
        self.proposal: Proposal | None = None
        self.rematch = ""
        self.closed = False
        """Has the host called it off before it began?"""
        self.muted = NOBODY
        """People from whom the host has taken the word."""
        self.removed = NOBODY
        """People whom the host has sent away."""
        self.epoch = 0
        """Goes up when moves are taken back: what a bot thought out before is void."""
        self.done: dict[str, dict[str, None]] = {}
        """The last requests of each person that were carried out, the oldest first (an ordered set)."""
        self.talk = 0
        """How much was said here."""
        self.fuss: dict[str, int] = {}
        """How often each person has changed something that is neither the game nor talk: come, gone, taken back."""
        self.edition = 0
        """How often something had been taken out of the log when it was read."""
        self.steps = 0
        """What it would take to come here from the last snapshot: entries, and moves played again where some were taken back."""
        self.past: list[Past] = []
        self.remember(created, None)

    def _seat(self, who: str = "", level: str = "", name: str = "", persona: str = "") -> Seat:
        return Seat(who, level, name, stand_in=self.created.stand_in, persona=persona)

    def check_rules(self) -> None:
        """A table is played to its end under the rules it began with, or not at all."""
        known = self.game.rules_version
        if self.created.rules != known:
            raise Refusal(
                "other_rules",
                f"This table was begun under version {self.created.rules} of the rules of {self.game.name}; "
                f"this server knows version {known}.",
            )

    # ------------------------------------------------------------------------------------------------- what is going on

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.past)

    @property
    def changed(self) -> int:
        """When something last happened here. Talk does not count: spectators may have it among themselves."""
        talk = (log.Said, log.Reacted, log.Muted)
        return next(
            (past.entry.at for past in reversed(self.past) if not isinstance(past.entry, talk)), self.created.at
        )

    @property
    def status(self) -> Literal["waiting", "playing", "over", "closed"]:
        if self.table is None:
            return "closed" if self.closed else "waiting"
        return "playing" if self.to_act else "over"

    @property
    def full(self) -> bool:
        """Nothing more goes into this log."""
        return len(self.past) >= MAX_ENTRIES or sum(self.made) >= MAX_MOVES

    @property
    def host(self) -> str:
        """The person who made the table."""
        return self.created.who

    def voice(self, seat: int) -> Voice | None:
        """How the bot in a seat speaks. One that stands in for a person, or sat there in an imported game, is silent."""
        there = self.seats[seat]
        if not there.level or there.name:
            return None
        known = PERSONA_OF.get(there.persona) or persona_at(self.seed_hash, seat, [one.persona for one in self.seats])
        return Voice(known, self.seed_hash)

    def wins(self) -> list[int]:
        """How many games of the series each seat has won; this one counts when it is over."""
        before = self.created.wins or [0] * len(self.seats)
        winners = self.table.winners if self.table is not None and self.status == "over" else ()
        return [won + (seat in winners) for seat, won in enumerate(before)]

    def seats_of(self, who: str) -> tuple[int, ...]:
        """Where a person sits: one seat at most, unless people share a screen."""
        return tuple([number for number, seat in enumerate(self.seats) if seat.who == who]) if who else ()

    def seat_of(self, who: str) -> int | None:
        """The seat of a person who has only one."""
        seats = self.seats_of(who)
        return seats[0] if len(seats) == 1 else None

    def people(self) -> set[str]:
        """Everybody with a part in this table."""
        return {self.host, *(seat.who for seat in self.seats)} - {""}

    def asked(self) -> set[int]:
        """The seats whose consent an open proposal still needs."""
        if self.proposal is None:
            return set()
        present = {seat for seat in self.others(self.proposal.seat) if self.seats[seat].plays}
        return present - self.proposal.agreed

    def others(self, seat: int) -> set[int]:
        """The seats of other people than the one in this seat: also of those who are away, for whom a bot plays.

        Who has resigned, or was deleted, has no say any more.
        """
        who = self.seats[seat].who
        return {
            number for number, other in enumerate(self.seats) if other.who and other.who != who and not other.resigned
        }

    def deciding(self) -> set[int]:
        """The seats in which people owe a decision now."""
        return {seat for seat in self.to_act if self.seats[seat].plays}

    def owing(self) -> set[int]:
        """The seats in which people owe something now: a decision, or an answer to a proposal."""
        return self.deciding() | self.asked()

    def timed(self) -> set[int]:
        """The seats whose clocks run: a proposal stops none and starts none."""
        return self.asked() if self.proposal is not None and self.proposal.clocked else self.deciding()

    def due(self) -> int | None:
        """When the table must be looked after: somebody's time runs out, or a proposal lapses."""
        times = [self.proposal.until] if self.proposal is not None else []
        deadline = self.clocks.next_deadline() if self.clocks is not None else None
        return min([*times, deadline] if deadline is not None else times, default=None)

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot decides now; bots wait while a proposal is open."""
        bots = [seat for seat in self.to_act if self.seats[seat].bot]
        return bots if bots and self.proposal is None and not self.full else []

    def decision(self, seat: int) -> tuple[int, int]:
        """Which decision of this seat it is: its moves so far, and how often moves were taken back."""
        return self.epoch, self.made[seat]

    def moves_back(self, seat: int) -> int:
        """How many moves would have to be taken back to undo this seat's last one; 0 when it has made none."""
        moves = self.table.history if self.table else ()
        return next((back for back, move in enumerate(reversed(moves), 1) if move.seat == seat), 0)

    def repeated(self, who: str, key: str) -> bool:
        """Has this request been carried out already?"""
        return bool(key) and key in self.done.get(who, ())

    # --------------------------------------------------------------------------------------------------------- changes

    def foresee(self, entries: Sequence[log.AnyEntry]) -> list[Step]:
        """What entries would come to, as their text will be read. Nothing is changed: what fails here is never written."""
        table, steps = self.table, list[Step]()
        for entry in entries:
            steps.append(step := self._step(table, entry))
            if isinstance(step, Table):
                table = step
            elif step is not None and table is not None and entry is not entries[-1]:
                table = table.copy()
                table.accept(step)
        return steps

    def _step(self, table: Table | None, entry: log.AnyEntry) -> Step:
        match entry:
            case log.Started():
                return first_table(self.created)
            case log.Moved(seat=seat, move=text, note=note) if table is not None:
                return table.foresee(seat, text, note)
            case log.Undone(moves=moves) if table is not None:
                return table.undo(moves)
        return None

    def apply(self, entry: log.AnyEntry, step: Step = None) -> None:
        """Carry out one entry of the log; `step` is what `foresee` has found that it comes to."""
        move = None
        match entry:
            case log.Moved():
                move = self._move(entry, step)
            case log.Sat(seat=seat, name=name):
                self.seats[seat] = self._seat(entry.who, name=name)
            case log.Seated(seat=seat, level=level):
                self.seats[seat] = self._seat(level=level)
            case log.Started():
                self.lay(step if isinstance(step, Table) else first_table(self.created))
            case log.Closed():
                self.closed = True
            case log.Asked(seat=seat, moves=moves, lasts=lasts):
                until = entry.at + (lasts or UNDO_EXPIRES_MS[self.created.pace])
                self.proposal = Proposal(seat, moves, until, clocked=not lasts)
            case log.Withdrawn() | log.Lapsed():
                self.proposal = None
            case log.Answered(seat=seat, yes=yes):
                self._answer(seat, yes)
            case log.Undone(moves=moves):
                self.lay(step if isinstance(step, Table) else self.playing().undo(moves))
                self.steps += sum(self.made)
                self.proposal = None
                self.epoch += 1
            case log.Left(seat=seat) | log.TimedOut(seat=seat) | log.Replaced(seat=seat):
                self._leave(seat)
            case log.Returned(seat=seat):
                self.seats[seat].left = False
                if self.clocks:
                    self.clocks.back(seat)
            case log.Resigned(seat=seat):
                self.seats[seat].resigned = True
                self._withdraw(seat)
            case log.Said() | log.Reacted():
                self.talk += 1
            case log.Muted(person=person, on=on):
                self.talk += 1
                self.muted = self.muted | {person} if on else self.muted - {person}
            case log.Removed(person=person, on=True):
                self._remove(person)
            case log.Removed(person=person):
                self.talk += 1
                self.removed -= {person}
            case log.Rematched(table=table):
                self.rematch = table
        moved = entry.seat if isinstance(entry, log.Moved) else None
        if self.clocks:
            self.clocks.pass_to(self.timed(), moved, entry.at)
        if self.created.pace == "own":
            self._note_turns(moved)
        self.remember(entry, move)

    def take(self, entries: Sequence[log.AnyEntry], steps: Sequence[Step] = ()) -> None:
        """Carry out entries that are in the log now, as they were foreseen, or as they are read."""
        for number, entry in enumerate(entries):
            self.apply(entry, steps[number] if steps else None)

    def lay(self, table: Table) -> None:
        """Go on from a game as it is: at its beginning, or after moves were taken back."""
        self.table, self.to_act = table, table.lent().to_act
        self.made = [0] * len(self.seats)
        for move in table.history:
            self.made[move.seat] += 1

    def remember(self, entry: log.AnyEntry, move: Move | None) -> None:
        self.past.append(Past(entry, move))
        self.steps += 1
        if move is None and entry.who and not isinstance(entry, log.Said | log.Reacted):
            self.fuss[entry.who] = self.fuss.get(entry.who, 0) + 1
        if entry.who and entry.key:
            keys = self.done.setdefault(entry.who, {})
            keys[entry.key] = None
            if len(keys) > KEYS_KEPT:
                del keys[next(iter(keys))]

    def playing(self) -> Table:
        """The game; only after the start."""
        if self.table is None:
            raise Refusal("not_started", "The game has not begun.")
        return self.table

    def _move(self, entry: log.Moved, ahead: Step) -> Move:
        table = self.playing()
        if isinstance(ahead, Ahead):
            move, self.to_act = table.accept(ahead), ahead.to_act
        else:
            move, self.to_act = table.make_move(entry.seat, entry.move, entry.note), table.to_act
        self.proposal = None
        self.made[entry.seat] += 1
        return move

    def _note_turns(self, moved: int | None) -> None:
        known = {seat: since for seat, since in self.turns.items() if seat != moved}
        self.turns = {seat: known.get(seat, self.seq + 1) for seat in self.to_act if self.seats[seat].plays}

    def _answer(self, seat: int, yes: bool) -> None:
        if self.proposal is not None and yes:
            self.proposal.agreed.add(seat)
        else:
            self.proposal = None

    def _leave(self, seat: int) -> None:
        if self.table is None:
            self.seats[seat] = self._seat()
        else:
            self.seats[seat].left = True
            self._withdraw(seat)
            if self.proposal is not None and not self.proposal.clocked:  # nobody agrees by being away
                self.proposal = None

    def _remove(self, person: str) -> None:
        self.removed |= {person}
        if self.table is None:
            for seat in self.seats_of(person):
                self.seats[seat] = self._seat()

    def _withdraw(self, seat: int) -> None:
        """Whoever gets up takes their own proposal along."""
        if self.proposal is not None and self.proposal.seat == seat:
            self.proposal = None


def first_table(created: log.Created) -> Table:
    """The game as it begins."""
    if created.position is not None:
        return Table.from_position(created.game, created.position)
    return Table(created.game, len(created.seats), created.seed, created.options, dealing=created.dealing)


def hash_of_seed(seed: str | int) -> str:
    """The commitment to the shuffle: published before the first move, so that all can check later that the seed was fixed."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def rebuild(entries: list[log.AnyEntry]) -> Room:
    """A table from its log."""
    first = entries[0]
    if not isinstance(first, log.Created):
        raise log.Damaged("the first entry does not make a table")
    room = Room(first)
    for entry in entries[1:]:
        room.apply(entry)
    return room
