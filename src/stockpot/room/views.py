"""What is sent about a table (projections): built up from what one viewer may know, never cut down from the truth."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple, cast

from stockpot.core.game import ALL_OPEN, Game, Row, Told
from stockpot.core.personas import remark_key
from stockpot.core.speech import Said
from stockpot.core.struct import Raw
from stockpot.core.table import Move, Table
from stockpot.room import absence, log
from stockpot.room import protocol as p
from stockpot.room.clocks import Clocks
from stockpot.room.room import Past, Proposal, Room

Names = Callable[[str], str]
"""A person's id → what they want to be called."""

Pieces = tuple[bytes, ...]
"""An encoded message, or a part of one, in pieces: what several have in common is not copied for each."""


class Viewer(NamedTuple):
    """Through whose eyes: those of a seat or a spectator (`None`), of who made the table or not."""

    seat: int | None
    host: bool
    mine: tuple[int, ...] = ()
    """All seats of the person who looks."""
    muted: bool = False
    """The host has taken the word from them."""
    nameless: bool = False
    """They are nobody yet: who wants to talk or sit down gives a name first."""
    previews: bool = False
    """They are shown what their choices are certain to bring."""

    @property
    def onlooker(self) -> bool:
        """Somebody who has no seat here."""
        return not self.mine


def viewer_of(room: Room, who: str, eyes: int | None = None, previews: bool = False) -> Viewer:
    """How a person sees the table; who holds several seats sees what the one sees that `eyes` names, or nothing hidden."""
    mine = room.seats_of(who)
    seat = mine[0] if len(mine) == 1 else eyes if eyes in mine else None
    shown = previews and seat is not None
    return Viewer(seat, bool(who) and who == room.host, mine, who in room.muted, not who, shown)


# ---------------------------------------------------------------------------------------------------------- the table


def table_info(
    room: Room, table: str, viewer: Viewer, names: Names, gone: Mapping[int, int], spectators: int,
    guests: Sequence[str] = (),
) -> p.TableInfo:  # fmt: skip
    """The table and who sits there. `gone`: the seats whose players have closed it, and when; `guests`: who looks on."""
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
    """All whom the host may mute, and remove unless they play: who sits here, and who looks on."""
    seated = [(seat.who, number) for number, seat in enumerate(room.seats) if seat.who != room.host and seat.who]
    looking = [(who, None) for who in guests if who != room.host]
    return [p.Guest(guest_key(room, who), names(who), number, who in room.muted) for who, number in [*seated, *looking]]


def card_key(room: Room) -> str:
    """What an invitation has in its address for those who draw a preview of it: it opens nothing."""
    return hashlib.sha256(f"card:{room.created.code}".encode()).hexdigest()[:16]


def guest_key(room: Room, who: str) -> str:
    """What stands for a person at one table: ids are given to nobody."""
    return hashlib.sha256(f"guest:{room.seed_hash}:{who}".encode()).hexdigest()[:16] if who else ""


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
        """Whoever has moved may ask to take it back."""
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


# ----------------------------------------------------------------------------------------------------------- the news


class Stream:
    """The news of one viewer. They are numbered for that viewer alone: what a viewer is not told leaves no gap."""

    __slots__ = ("alike", "names", "read", "room", "seq", "viewer")

    def __init__(self, room: Room, viewer: Viewer, names: Names) -> None:
        self.room, self.viewer, self.names = room, viewer, names
        self.read = 0
        self.seq = 0
        self.alike = True
        """Were the latest news told to everybody in the same words?"""

    def through(self, viewer: Viewer) -> Stream:
        """The same news, as far as they were read, through the eyes of another viewer who has heard as many."""
        stream = Stream(self.room, viewer, self.names)
        stream.read, stream.seq = self.read, self.seq
        return stream

    def skip(self, seq: int, most: int | None = None) -> bool:
        """Pass over the news up to a number, which the viewer has; from the start again where there were never so many.

        Of a long log only so many entries at once: is there more to pass over?
        """
        past, end = self.room.past, self._end(most)
        while self.seq < seq and self.read < end:
            self.seq += is_news(self.room, past[self.read], self.viewer)
            self.read += 1
        if self.seq < seq and self.read == len(past):
            self.seq = self.read = 0
            return False
        return self.seq < seq

    def rest(self, most: int | None = None) -> list[p.News]:
        """The news since the last call, or those of so many entries."""
        room, end = self.room, self._end(most)
        news: list[p.News] = []
        self.alike = True
        for number in range(self.read, end):
            past = room.past[number]
            told: p.News | None
            if past.move is not None:
                told = self._tell_move(past.move, past.entry.at, number)
            else:
                told = tell(room, past.entry, self.names, self.seq + 1)
                if isinstance(told, p.Started):
                    told.events = self._opening()
                elif isinstance(told, p.Said) and told.aside:
                    self.alike = False
                    told = told if self.viewer.onlooker else None
            if told is not None:
                self.seq += 1
                news.append(told)
        self.read = end
        return news

    def _end(self, most: int | None) -> int:
        """How far to read when so many entries are read at most."""
        whole = len(self.room.past)
        return whole if most is None else min(whole, self.read + most)

    def _opening(self) -> list[Any]:
        """What comes before the first decision, as the viewer may know it."""
        rows = tuple(event.row for event in self.room.playing().opening)
        events = told_alike(self.room.game, rows)
        if events is not None:
            return events
        self.alike = False
        return self._told_apart(rows)

    def _told_apart(self, rows: tuple[Row, ...]) -> list[Any]:
        """Events, encoded, as this viewer may know them."""
        game, seat = self.room.game, self.viewer.seat
        return [Raw(told) for row in rows if (told := happening(game, row, seat))]

    def _tell_move(self, move: Move, at: int, number: int) -> p.Moved | None:
        """The events of a move as the viewer may know them. A move of another seat that tells nothing is no news."""
        game, seat = self.room.game, self.viewer.seat
        events = told_alike(game, move.events)
        if not events or move.heard or (move.secret and move.note is not None):
            self.alike = False
        if events is None:
            events = self._told_apart(move.events)
        if not events and seat != move.seat:
            return None
        note = words_with(self.room, move, self.viewer, number)
        news = p.Moved(seq=self.seq + 1, at=at, seat=move.seat, events=events, note=note)
        if note is not None:
            news.remark = remark_key(game, note)
        if move.heard:
            news.heard = [p.Words(speaker, words, remark_key(game, words)) for speaker, words in move.heard_by(seat)]
        return news


def count_news(room: Room, viewer: Viewer, start: int, stop: int) -> int:
    """How many of these entries are news to a viewer; none of them is put into words."""
    return sum(is_news(room, past, viewer) for past in room.past[start:stop])


def is_news(room: Room, past: Past, viewer: Viewer) -> bool:
    """Is a viewer told of this entry?"""
    move, entry = past.move, past.entry
    if move is None:
        if isinstance(entry, log.Said) and entry.aside:
            return viewer.onlooker
        return tell(room, entry, str, 0) is not None
    rows, seat = move.events, viewer.seat
    return seat == move.seat or any(public(room.game, row) or happening(room.game, row, seat) for row in rows)


def tell(room: Room, entry: log.AnyEntry, names: Names, seq: int) -> p.News | None:
    """An entry of the log that is no move: all who are told of it are told the same."""
    at = entry.at
    match entry:
        case log.Sat(seat=seat):
            return p.Sat(seq=seq, at=at, seat=seat, name=entry.name or names(entry.who))
        case log.Seated(seat=seat, level=level):
            return p.Seated(seq=seq, at=at, seat=seat, level=level)
        case log.Started():
            return p.Started(seq=seq, at=at)
        case log.Closed():
            return p.Closed(seq=seq, at=at)
        case log.Asked(seat=seat):
            return p.Asked(seq=seq, at=at, seat=seat)
        case log.Withdrawn(seat=seat):
            return p.Withdrawn(seq=seq, at=at, seat=seat)
        case log.Lapsed(seat=seat):
            return p.Lapsed(seq=seq, at=at, seat=seat)
        case log.Answered(seat=seat, yes=yes):
            return p.Answered(seq=seq, at=at, seat=seat, yes=yes)
        case log.Undone(seat=seat, moves=moves):
            return p.Undone(seq=seq, at=at, seat=seat, moves=moves)
        case log.Left(seat=seat):
            return p.Left(seq=seq, at=at, seat=seat)
        case log.Returned(seat=seat):
            return p.Returned(seq=seq, at=at, seat=seat)
        case log.Resigned(seat=seat):
            return p.Resigned(seq=seq, at=at, seat=seat)
        case log.TimedOut(seat=seat):
            return p.TimedOut(seq=seq, at=at, seat=seat)
        case log.Nudged(seat=seat):
            return p.Nudged(seq=seq, at=at, seat=seat, by=next(iter(room.seats_of(entry.who)), None))
        case log.Replaced(seat=seat):
            return p.Replaced(seq=seq, at=at, seat=seat, by=next(iter(room.seats_of(entry.who)), None))
        case log.Said(text=text, seat=seat):
            seat = room.seat_of(entry.who) if seat is None else seat
            name = names(entry.who) if seat is None else room.seats[seat].name or names(entry.who)
            person = guest_key(room, entry.who)
            return p.Said(seq=seq, at=at, name=name, text=text, seat=seat, person=person, aside=entry.aside)
        case log.Reacted(what=what):
            name, seat, person = names(entry.who), room.seat_of(entry.who), guest_key(room, entry.who)
            return p.Reacted(seq=seq, at=at, name=name, what=what, seat=seat, person=person)
        case log.Muted(person=person, on=on):
            return p.Muted(seq=seq, at=at, name=names(person), on=on)
        case log.Removed(person=person, on=on):
            return p.Removed(seq=seq, at=at, name=names(person), on=on)
        case log.Rematched(table=table):
            return p.Rematched(seq=seq, at=at, table=table, by=next(iter(room.seats_of(entry.who)), None))
        case _:
            return None


def told(game: Game, rows: Sequence[Row], viewer: int | None) -> list[p.Happening]:
    """Events as a viewer may know them."""
    seen = [game.words.tell(row, viewer) for row in rows]
    return [p.Happening(one.kind, dict(one.data)) for one in seen if one is not None]


def told_alike(game: Game, rows: tuple[Row, ...]) -> list[Any] | None:
    """The events of a move, encoded, where all are told the same; else nothing."""
    events = [public(game, row) for row in rows]
    return None if None in events else [Raw(told) for told in events if told]


@lru_cache(maxsize=20_000)
def public(game: Game, row: Row) -> bytes | None:
    """An event that hides nothing, encoded: what somebody who sees all cards is told, a spectator is told too.

    Nobody at the table knows less than a spectator or more than all, so everybody is told just that.
    """
    told = game.words.tell(row, None)
    return written(told) if told == game.words.tell(row, ALL_OPEN) else None


@lru_cache(maxsize=20_000)
def happening(game: Game, row: Row, seat: int | None) -> bytes:
    """One event as a viewer may know it, encoded; empty when it is no affair of theirs."""
    return written(game.words.tell(row, seat))


def written(told: Told | None) -> bytes:
    return b"" if told is None else p.encode(p.Happening(told.kind, dict(told.data)))


def words_with(room: Room, move: Move, viewer: Viewer, number: int) -> str | None:
    """What is said along with a move, the log's entry of this number: its note, or what the bot that made it remarks."""
    voice = room.voice(move.seat)
    if voice is None or move.note is not None:
        return move.note_for(viewer.seat)
    seen = [room.game.words.tell(row, None) for row in move.events]
    return voice.remark(room.game, move.seat, [one for one in seen if one is not None], number)
