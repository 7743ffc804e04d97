"""What is sent about a table as it stands (projections): built up from what a viewer may know, never filtered from the truth."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple, cast

from stockpot.core.game import Game
from stockpot.core.speech import Said
from stockpot.core.struct import Raw
from stockpot.core.table import Table
from stockpot.room import absence, log
from stockpot.room import protocol as p
from stockpot.room.clocks import Clocks
from stockpot.room.news import Stream, told
from stockpot.room.room import Proposal, Room
from stockpot.room.viewer import Names, Viewer, guest_key

Pieces = tuple[bytes, ...]
"""An encoded message, or a part of one, in pieces: what several have in common is not copied for each."""


# ---------------------------------------------------------------------------------------------------------- the table


def table_info(
    room: Room, table: str, viewer: Viewer, names: Names, gone: Mapping[int, int], spectators: int,
    guests: Sequence[str] = (),
) -> p.TableInfo:  # fmt: skip
    """The table and who sits there. `gone`: the seats whose players have closed it, and when; `guests`: the spectators."""
    over = room.status == "over"
    insider = viewer.host or bool(viewer.mine)
    return p.TableInfo(
        id=table,
        game=room.game.name,
        rules=room.created.rules,
        options=room.created.options,
        seats=[seat_info(room, number, names, gone) for number in range(len(room.seats))],
        status=room.status,
        open=room.created.open,
        undo=cast(p.UndoRule, room.created.undo),
        seed_hash=room.seed_hash,
        you=viewer.seat,
        yours=list(viewer.mine),
        hotseat=room.created.hotseat,
        lesson=room.created.lesson,
        imported=room.created.imported,
        carried=room.created.carried,
        hints=room.created.hints,
        polite=room.created.polite,
        host=viewer.host,
        made_by=names(room.host),
        code=room.created.code if insider else "",
        card=card_key(room) if insider else "",
        seed=str(room.created.seed) if over else "",
        clock=clock_info(room.created.clock),
        pace=cast(Literal["live", "own"], room.created.pace),
        stand_in=room.created.stand_in,
        silence=absence.silence(room),
        first_to=room.created.first_to,
        wins=room.wins() if room.created.first_to > 1 else [],
        proposal=proposal_info(room, room.proposal, viewer) if room.proposal else None,
        rematch=room.rematch,
        spectators=spectators,
        guests=guests_info(room, names, guests) if viewer.host else [],
        removed=[p.Guest(guest_key(room, who), names(who)) for who in sorted(room.removed)] if viewer.host else [],
        muted=viewer.muted,
        nameless=viewer.nameless,
    )


def guests_info(room: Room, names: Names, guests: Sequence[str]) -> list[p.Guest]:
    """Everybody whom the host may mute or, unless they play, remove: people in seats, and spectators."""
    seated = [(seat.who, number) for number, seat in enumerate(room.seats) if seat.who != room.host and seat.who]
    looking = [(who, None) for who in guests if who != room.host]
    return [p.Guest(guest_key(room, who), names(who), number, who in room.muted) for who, number in [*seated, *looking]]


def card_key(room: Room) -> str:
    """The token in an invitation's address that lets messengers fetch its preview: it gives no access to the table."""
    return hashlib.sha256(f"card:{room.created.code}".encode()).hexdigest()[:16]


def proposal_info(room: Room, proposal: Proposal, viewer: Viewer) -> p.Proposal:
    """Who asks to take back what, as the viewer may know it, and for how long."""
    move = room.playing().history[-proposal.moves]
    what = next(iter(told(room.game, move.events, viewer.seat)), None)
    return p.Proposal(proposal.seat, sorted(room.asked()), proposal.moves, what, proposal.until)


def clock_info(clock: log.Clock | None) -> p.Clock | None:
    return None if clock is None else p.Clock(clock.move, clock.game, clock.increment)


def seat_info(room: Room, number: int, names: Names, gone: Mapping[int, int]) -> p.SeatInfo:
    seat = room.seats[number]
    if seat.free:
        return p.SeatInfo("free")
    if seat.level:
        return bot_info(room, number)
    info = p.SeatInfo("person", seat.name or names(seat.who), seat.bot, number not in gone, seat.left, seat.resigned)
    if number in gone and absence.waited_for(room, number):
        info.nudge_at = absence.nudge_from(room, number) or 0
        info.bot_at = absence.replace_from(room, number, gone[number]) or 0
    return info


def bot_info(room: Room, number: int) -> p.SeatInfo:
    seat, voice = room.seats[number], room.voice(number)
    if voice is None:
        return p.SeatInfo("bot", seat.name, seat.level)
    who = voice.persona
    return p.SeatInfo("bot", who.name["en"], seat.level, persona=who.key, face=who.face)


class Listing(NamedTuple):
    """A table as it stands in lists."""

    game: str
    open: bool
    status: str
    free: int
    bots: bool
    due: int | None
    """When somebody's time runs out."""
    owing: str
    """The people whose turn it is."""
    seats: str
    """Who sits where: people by their ids, bots by an `@` and their level, a dot for nobody."""
    last: str
    """What happened last (`latest`), encoded; empty where there is nothing to tell."""


def listing(room: Room) -> Listing:
    """The table for lists of tables."""
    free, bots = sum(seat.free for seat in room.seats), any(seat.bot for seat in room.seats)
    owing = " ".join(sorted({room.seats[seat].who for seat in room.owing()}))
    seats = " ".join(seat.who or (f"@{seat.level}" if seat.level else ".") for seat in room.seats)
    found = latest(room)
    last = p.encode(found).decode() if found else ""
    return Listing(room.game.name, room.created.open, room.status, free, bots, room.due(), owing, seats, last)


def latest(room: Room) -> p.Happening | None:
    """What happened last in a game that goes on, as far as anybody may know it: what a spectator was told."""
    if room.table is None or room.status != "playing":
        return None
    for move in reversed(room.table.history):
        if seen := told(room.game, move.events, None):
            return seen[-1]
    return None


# ----------------------------------------------------------------------------------------------------------- the game


class Scene:
    """The game at one moment. What all viewers are shown and told alike is looked up and encoded once."""

    __slots__ = ("clocks", "known", "may_undo", "room", "shared", "table", "to_act", "told", "turns")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.table: Table | None = None
        """The game, once somebody looks."""
        self.to_act = list(room.to_act)
        self.clocks = seat_clocks(room.clocks) if room.clocks else []
        self.may_undo = bool(room.to_act) and room.created.undo != "none"
        """May seats that have moved ask for an undo?"""
        self.known: Mapping[str, Any] = {}
        """What everybody may know of the game, once somebody has looked."""
        self.shared: dict[tuple[str, ...], bytes] = {}
        """That without the parts that some viewers know better, encoded."""
        self.turns: dict[bool, bytes] = {}
        """Who owes a decision, for those who owe none: encoded, by whether they may take a move back."""
        self.told: dict[tuple[int, int], tuple[int, bytes]] = {}
        """The update that tells the same to all who have heard as much, and its number.

        It has no last brace: more may follow.
        """

    def seen_by(self, viewer: Viewer) -> Pieces:
        """The game as a viewer may know it (`p.Situation`), encoded; nothing before the start."""
        table = self.table
        if table is None:
            if self.room.table is None:
                return ()
            table = self.table = self.room.table.lent()
            self.known = table.public()
        seat, known = viewer.seat, self.known
        own = {} if seat is None else table.own(seat, known)
        shared = self.shared.get(names := tuple(own)) or self._share(names)
        undo = self.may_undo and seat is not None and self.room.made[seat] > 0
        if seat in self.to_act:
            turn = self._turn(table, seat, undo, viewer.previews)
        else:
            turn = self.turns.get(undo) or self._wait(undo)
        return shared, p.encode(own)[1:], b",", turn

    def _share(self, names: tuple[str, ...]) -> bytes:
        """The beginning of the situation of all who know these parts better."""
        rest = dict(self.known)
        for name in names:
            rest.pop(name, None)
        self.shared[names] = b'{"view":' + p.encode(rest)[:-1] + (b"," if names else b"")
        return self.shared[names]

    def _turn(self, table: Table, seat: int, undo: bool, previews: bool) -> bytes:
        """Who owes a decision and what this seat may decide, without the first brace."""
        legal = written_choices(table, seat, previews)
        return p.encode(p.Turn(self.to_act, asked(table, seat), legal, undo, self.clocks))[1:]

    def _wait(self, undo: bool) -> bytes:
        """Who owes a decision, for those who owe none, without the first brace."""
        turn = self.turns[undo] = p.encode(p.Turn(self.to_act, undo=undo, clocks=self.clocks))[1:]
        return turn

    def news_for(self, stream: Stream) -> tuple[bool, bytes]:
        """What has happened since a stream was last read: is there anything, and the update (`p.Update`) that tells it.

        The update is encoded and has no last brace.
        """
        place = stream.read, stream.seq
        told = self.told.get(place)
        if told is not None:
            stream.read = len(self.room.past)
            stream.seq, update = told
            return True, update
        news = stream.rest()
        update = p.encode(p.Update(stream.seq, news))[:-1]
        if news and stream.alike:
            self.told[place] = stream.seq, update
        return bool(news), update


def seat_clocks(clocks: Clocks) -> list[p.SeatClock]:
    """What everybody's clock shows."""
    return [
        p.SeatClock(bank if clocks.limits.game else None, clocks.deadline(seat))
        for seat, bank in enumerate(clocks.bank)
    ]


def asked(table: Table, seat: int) -> p.Sentence:
    """What a seat decides now."""
    return sentence(table.game.words.asks(table.state, seat))


def sentence(said: Said) -> p.Sentence:
    return p.Sentence(said.key, dict(said.data))


def choices(table: Table, seat: int, previews: bool = False) -> list[p.Choice]:
    """What a seat that owes a decision may do; with `previews`, and what that is certain to bring."""
    legal = [choice(table, seat, action) for action in table.legal_actions(seat)]
    if previews:
        foretell(table, seat, legal)
    return legal


def choice(table: Table, seat: int, action: int) -> p.Choice:
    state, words = table.state, table.game.words
    note = words.note_size(state, seat, action)
    return p.Choice(action, words.write(state, seat, action), words.parts(state, seat, action), note)


def written_choices(table: Table, seat: int, previews: bool) -> list[Any]:
    """The same to be sent. What reads the same in every situation was encoded when it was first sent."""
    game, state = table.game, table.state
    note_size = game.words.note_size
    legal: list[Any] = []
    foretold: list[p.Choice] = []
    for action in table.legal_actions(seat):
        if previews and game.previewed(action):
            one = choice(table, seat, action)
            foretold.append(one)
            legal.append(one)
        else:
            legal.append(fixed_choice(game, action, note_size(state, seat, action)) or choice(table, seat, action))
    if foretold:
        foretell(table, seat, foretold)
    return legal


@lru_cache(maxsize=20_000)
def fixed_choice(game: Game, action: int, note: int) -> Raw | None:
    """An action that means the same in every situation, encoded; nothing for others."""
    decisions, words = game.decisions, game.words
    if not decisions.is_fixed(action) or (words.write, words.parts) != (decisions.write, decisions.parts):
        return None
    return Raw(p.encode(p.Choice(action, words.write(None, 0, action), words.parts(None, 0, action), note)))


FORETOLD = 6
"""Events of a preview that are sent: a glance takes in no more."""


def foretell(table: Table, seat: int, legal: list[p.Choice]) -> None:
    """Add what choices are certain to bring, where the game has it shown."""
    previewed = [one for one in legal if table.game.previewed(one.id)]
    if previewed:
        found = table.previews(seat, [one.id for one in previewed])
        for one in previewed:
            one.preview = [p.Happening(told.kind, dict(told.data)) for told in found[one.id][:FORETOLD]]
