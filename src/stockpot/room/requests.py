"""What people ask of a table (commands), and whether it is granted: a request and a room give entries for the log.

Nothing is changed here. `Refusal` says why not. The door (`door.py`) is where requests come in, and moves are made.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from stockpot.core.errors import UnknownGame
from stockpot.core.game import Game, game
from stockpot.core.random import DEALING
from stockpot.core.struct import replace
from stockpot.core.table import Table
from stockpot.room import absence, log, protocol
from stockpot.room.protocol import REACTIONS
from stockpot.room.refusal import Refusal
from stockpot.room.room import MAX_ENTRIES, UNDO_EXPIRES_MS, Room
from stockpot.room.swear_words import masked
from stockpot.room.text import clean

Entries = list[log.AnyEntry]

MAX_FUSS, MAX_FUSS_OF_ALL = 1000, 5000
"""How often one person, and all together, may come, return, change seats and take back at one table."""
FUSS = (protocol.Sit, protocol.Seat, protocol.Return, protocol.Undo)
"""What counts as that."""
MAX_TALK = 5000
"""Messages and reactions that a table takes."""
MAX_UNDO_REQUESTS = 3
"""Proposals that a seat may make before somebody has moved."""


def enter(room: Room, who: str, code: str) -> None:
    """Who may see the table at all: everybody when it is open, else those with a part in it or an invitation."""
    if who in room.removed:
        raise Refusal("removed", "The host has removed you from this table.", status=403)
    if room.created.open or who in room.people():
        return
    if code and secrets.compare_digest(code.encode(), room.created.code.encode()):
        return
    raise Refusal("unknown_table", "There is no such table, or you are not invited.", status=404)


class Around(NamedTuple):
    """The context of a request: what the table itself cannot know."""

    now: int = 0
    """Milliseconds since 1970."""
    gone: Mapping[int, int] = {}
    """The seats whose players have closed the table, and when."""
    guests: Mapping[str, str] = {}
    """The people at the table, by what stands for them."""
    levels: Sequence[str] = ()
    """The bots that there are."""
    free_undo: bool = False
    """Has nothing been revealed since the last move of the person who asks?"""


def decide(room: Room, who: str, request: protocol.Request, around: Around) -> Entries:
    """Handle a person's request: the entries that carry it out; raises `Refusal` when it is denied."""
    match request:
        case protocol.Nudge(seat=number):
            return nudge(room, who, number, around)
        case protocol.Replace(seat=number):
            return replace_absent(room, who, number, around)
        case protocol.Mute() | protocol.Remove():
            return send_away(room, who, request, around.guests)
        case protocol.Undo():
            return undo(room, who, request, around.free_undo)
        case protocol.Seat():
            return seat(room, who, request, around.levels)
        case protocol.Rematch():
            raise Refusal("bad_request", "A rematch makes a table of its own.")
        case _:
            return HANDLERS[type(request)](room, who, request)


def may_ask(room: Room, who: str, request: protocol.Request) -> None:
    """Only people with an identity; and no log is endless, whatever they repeat. Nobody is kept from getting up."""
    somebody(who)
    if room.closed:
        raise Refusal("closed", "The host has called this table off.")
    if isinstance(request, protocol.Play):
        full = room.full
    elif isinstance(request, protocol.Leave | protocol.Resign):
        full = room.seq >= 2 * MAX_ENTRIES
    else:
        full = room.seq >= MAX_ENTRIES
    if full:
        raise Refusal("log_full", "So much has happened at this table that nothing more fits: go on at a new one.")
    if type(request) in FUSS and (room.fuss.get(who, 0) >= MAX_FUSS or sum(room.fuss.values()) >= MAX_FUSS_OF_ALL):
        raise Refusal("too_often", "This was done too often at this table.")


def somebody(who: str) -> str:
    """Only people with an identity can ask for anything."""
    if not who:
        raise Refusal("no_identity", "Choose a name first.", status=401)
    return who


def stamped(entries: Entries, who: str, key: str, at: int) -> Entries:
    """The entries with the person, the time and, on the last one, the request's name."""
    last = len(entries) - 1
    return [replace(entry, who=who, at=at, key=key if n == last else "") for n, entry in enumerate(entries)]


# --------------------------------------------------------------------------------------------------- before the start


def create(new: protocol.NewTable, who: str, seed: str, code: str, levels: Sequence[str]) -> log.Created:
    """The first entry of a new table."""
    try:
        played = game(new.game)
    except UnknownGame as error:
        raise Refusal("unknown_game", str(error), status=404) from None
    if new.lesson:
        return lesson(played, new, who, seed, code, levels)
    try:
        played.check_players(len(new.seats))
        played.encode_options(len(new.seats), new.options)
    except ValueError as error:
        raise Refusal("bad_options", str(error), status=400) from None
    if new.seats.count("me") > 1 and not new.hotseat:
        raise Refusal("bad_seats", "You can sit in one seat only, unless people share a screen.", status=400)
    names = [*new.names, *[""] * len(new.seats)]
    seats = [
        chair(seat, who, levels, name if new.hotseat or seat != "me" else "")
        for seat, name in zip(new.seats, names, strict=False)
    ]
    return log.Created(
        game=played.name, rules=played.rules_version, options=new.options, seats=seats, open=new.open, undo=new.undo,
        code=code, seed=seed, dealing=DEALING, hints=new.hints, polite=new.polite, hotseat=new.hotseat,
        clock=clock(new.clock), pace=new.pace, stand_in=check_level(new.stand_in, levels), silence=check_silence(new.silence),
        first_to=new.first_to,
    )  # fmt: skip


def lesson(played: Game, new: protocol.NewTable, who: str, seed: str, code: str, levels: Sequence[str]) -> log.Created:
    """The first entry of a lesson: all of it comes from the game's own list, nothing from who asks for it."""
    begun = played.lessons.get(new.lesson)
    if begun is None:
        known = ", ".join(played.lessons) or "none"
        raise Refusal("unknown_lesson", f"The lessons of {played.name}: {known}.", status=404)
    if new != protocol.NewTable(game=new.game, lesson=new.lesson):
        raise Refusal("bad_lesson", "A lesson brings its own seats and options, and is never listed.", status=400)
    seats = [chair("me" if seat == begun.seat else begun.level, who, levels) for seat in range(begun.players)]
    position = None if begun.position is None else dict(begun.position)
    options = first_options(played.name, position, begun.options)
    return log.Created(  # dealing 1: seeds of lessons are no secret, and were chosen for the cards they dealt then
        game=played.name, rules=played.rules_version, options=options, seats=seats, open=False, undo=new.undo, code=code,
        seed=begun.seed or seed, lesson=True, position=position,
    )  # fmt: skip


def first_options(name: str, position: dict[str, Any] | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table: those that its position names, if it begins from one."""
    return dict(options) if position is None else Table.from_position(name, position).options


def clock(wanted: protocol.Clock | None) -> log.Clock | None:
    if wanted is None:
        return None
    if wanted.move is None and wanted.game is None:
        raise Refusal("bad_clock", "A clock has a time for each move, for the game, or both.", status=400)
    return log.Clock(wanted.move, wanted.game, wanted.increment)


def chair(seat: str, who: str, levels: Sequence[str], name: str = "") -> log.Chair:
    """Who sits there; names are for people who share a screen, and for bots."""
    if seat == "me":
        return log.Chair(who=who, name=clean(name, protocol.NAME_SIZE) if name else "")
    if seat == "free":
        return log.Chair()
    return log.Chair(level=check_level(seat, levels), name=clean(name, protocol.NAME_SIZE) if name else "")


def check_level(level: str, levels: Sequence[str]) -> str:
    if level not in levels:
        raise Refusal("bad_level", f"The bots are: {', '.join(levels)}.", status=400)
    return level


def check_silence(seconds: int | None) -> int | None:
    if seconds and seconds < absence.MIN_SILENCE_S:
        raise Refusal("bad_silence", f"Nobody is replaced before {absence.MIN_SILENCE_S} seconds are over.", status=400)
    return seconds


def before_start(room: Room) -> None:
    if room.status != "waiting":
        raise Refusal("started", "The game has begun.")


def sit(room: Room, who: str, request: protocol.Sit) -> Entries:
    before_start(room)
    enter(room, who, request.code)
    if room.seats_of(who) and not room.created.hotseat:
        raise Refusal("seated", "You sit at this table already.")
    free = [number for number, seat in enumerate(room.seats) if seat.free]
    if not free:
        raise Refusal("full", "No seat is free.")
    seat = free[0] if request.seat is None else request.seat
    if seat not in free:
        raise Refusal("taken", "This seat is not free.")
    name = clean(request.name, protocol.NAME_SIZE) if request.name and room.created.hotseat else ""
    return [log.Sat(seat=seat, name=name)]


def seat(room: Room, who: str, request: protocol.Seat, levels: Sequence[str]) -> Entries:
    before_start(room)
    if who != room.host:
        raise Refusal("not_host", "Only the host decides about seats.", status=403)
    if request.seat >= len(room.seats):
        raise Refusal("no_seat", f"This table has the seats 0 to {len(room.seats) - 1}.")
    if not request.level:
        return [log.Seated(seat=request.seat)]
    if not room.seats[request.seat].free and room.seats[request.seat].who:
        raise Refusal("taken", "Somebody sits there.")
    return [log.Seated(seat=request.seat, level=check_level(request.level, levels))]


def start(room: Room, who: str, request: protocol.Start) -> Entries:
    before_start(room)
    if who not in room.people():
        raise Refusal("not_seated", "Only players at this table and its host can start the game.", status=403)
    if any(seat.free for seat in room.seats):
        raise Refusal("not_full", "Some seats are still free.")
    return [log.Started()]


def close(room: Room, who: str, request: protocol.Close) -> Entries:
    before_start(room)
    if who != room.host:
        raise Refusal("not_host", "Only the host may do this.", status=403)
    return [log.Closed()]


# --------------------------------------------------------------------------------------------------------------- play


def held_seat(room: Room, who: str, seat: int | None) -> int:
    """The seat that a person speaks for: the one named, or the only one they have."""
    mine = room.seats_of(who)
    if not mine:
        raise Refusal("not_seated", "You do not sit at this table.", status=403)
    if seat is None and len(mine) > 1:
        raise Refusal("which_seat", "You hold several seats: say which one you mean.")
    if seat is not None and seat not in mine:
        raise Refusal("not_yours", "This seat is not yours.", status=403)
    return mine[0] if seat is None else seat


def own_seat(room: Room, who: str, seat: int | None) -> int:
    """The seat in which a person decides."""
    number = held_seat(room, who, seat)
    if room.seats[number].resigned:
        raise Refusal("resigned", "You have resigned.")
    return number


def active_seat(room: Room, who: str, seat: int | None) -> int:
    """The seat of a person who plays, in a game that goes on."""
    number = own_seat(room, who, seat)
    room.playing()
    if room.status == "over":
        raise Refusal("over", "The game is over.")
    if room.seats[number].left:
        raise Refusal("left", "A bot plays for you: return first.")
    return number


def depends_on_what_was_shown(room: Room, who: str, request: protocol.Undo) -> bool:
    """Must it be found out whether a move showed anything (`core/undo.py`) before it is taken back?

    Only of the last one, and not where it is taken back in any case: alone against bots, or all at one screen.
    """
    if room.repeated(who, request.id):
        return False
    seat, table = held_seat(room, somebody(who), request.seat), room.table
    if table is None or not table.history or table.last_move.seat != seat:
        return False
    return room.created.undo == "free" or (room.created.undo == "consent" and bool(room.others(seat)))


def undo(room: Room, who: str, request: protocol.Undo, free: bool) -> Entries:
    seat = active_seat(room, who, request.seat)
    moves = room.moves_back(seat)
    if moves == 0:
        raise Refusal("no_move", "You have not moved yet.")
    if free and moves == 1 and room.created.undo != "none":
        return [log.Undone(seat=seat, moves=moves)]
    if room.created.undo != "consent":
        raise Refusal("no_undo", "This move cannot be taken back at this table.")
    if room.proposal is not None:
        raise Refusal("proposed", "A proposal is open: answer it first.")
    others = room.others(seat)
    if not others:  # alone against bots, or all at one screen
        return [log.Undone(seat=seat, moves=moves)]
    if any(room.seats[other].left for other in others):
        raise Refusal("absent", "Somebody is away: until they are back, only a move that showed nothing is taken back.")
    if asks_since_move(room, seat) >= MAX_UNDO_REQUESTS:
        raise Refusal("asked_enough", "You have asked often enough: play on first.")
    return [log.Asked(seat=seat, moves=moves, lasts=UNDO_EXPIRES_MS[room.created.pace])]


def asks_since_move(room: Room, seat: int) -> int:
    """How often a seat has asked to take its move back since the game last changed."""
    recent = takewhile(lambda past: not isinstance(past.entry, log.Moved | log.Undone), reversed(room.past))
    return sum(isinstance(past.entry, log.Asked) and past.entry.seat == seat for past in recent)


def cancel(room: Room, who: str, request: protocol.Cancel) -> Entries:
    if room.proposal is None:
        raise Refusal("no_proposal", "Nothing is proposed, or it is settled.")
    return [log.Withdrawn(seat=held_seat(room, who, room.proposal.seat))]


def answer(room: Room, who: str, request: protocol.Answer) -> Entries:
    seat = active_seat(room, who, request.seat)
    if room.proposal is None:
        raise Refusal("no_proposal", "Nothing is proposed, or it is settled.")
    if seat not in room.asked():
        raise Refusal("not_asked", "You have answered, or proposed it yourself.")
    entries: Entries = [log.Answered(seat=seat, yes=request.yes)]
    if request.yes and room.asked() == {seat}:
        entries.append(log.Undone(seat=room.proposal.seat, moves=room.proposal.moves))
    return entries


def leave(room: Room, who: str, request: protocol.Leave) -> Entries:
    seat = own_seat(room, who, request.seat)
    if room.seats[seat].left:
        raise Refusal("left", "You have left already.")
    return [log.Left(seat=seat)]


def come_back(room: Room, who: str, request: protocol.Return) -> Entries:
    seat = own_seat(room, who, request.seat)
    if not room.seats[seat].left:
        raise Refusal("not_left", "You have not left.")
    return [log.Returned(seat=seat)]


def resign(room: Room, who: str, request: protocol.Resign) -> Entries:
    seat = own_seat(room, who, request.seat)
    room.playing()
    if room.status == "over":
        raise Refusal("over", "The game is over.")
    return [log.Resigned(seat=seat), *settle(room, seat)]


def time_out(room: Room, now: int) -> Entries:
    """A proposal lapses; bots take over for those whose time has run out."""
    entries: Entries = []
    if room.proposal is not None and room.proposal.until <= now:
        entries.append(log.Lapsed(seat=room.proposal.seat))
    if room.clocks is not None and room.status == "playing":
        entries += [log.TimedOut(seat=seat) for seat in room.clocks.late(now)]
    return entries


def settle(room: Room, seat: int) -> Entries:
    """A proposal that waited only for a player who now resigns is accepted."""
    if room.proposal is not None and room.asked() == {seat}:
        return [log.Undone(seat=room.proposal.seat, moves=room.proposal.moves)]
    return []


# -------------------------------------------------------------------------------------------------------- who is away


def nudge(room: Room, who: str, seat: int, around: Around) -> Entries:
    waits_for_absent(room, who, seat, around.gone)
    start = absence.nudge_from(room, seat)
    if start is None:
        raise Refusal("nudged_enough", "They were nudged often enough.")
    if around.now < start:
        raise Refusal("too_early", "Give them a little more time.")
    return [log.Nudged(seat=seat)]


def replace_absent(room: Room, who: str, seat: int, around: Around) -> Entries:
    waits_for_absent(room, who, seat, around.gone)
    start = absence.replace_from(room, seat, around.gone[seat])
    if start is None:
        raise Refusal("no_replacing", "At this table no bot plays for somebody who is away.")
    if around.now < start:
        raise Refusal("too_early", "Give them a little more time.")
    return [log.Replaced(seat=seat)]


def waits_for_absent(room: Room, who: str, seat: int, gone: Mapping[int, int]) -> None:
    """Only players at the table may do something about somebody who is away, and only when the game waits for them."""
    mine = room.seats_of(who)
    if not any(room.seats[one].plays for one in mine):
        raise Refusal("not_seated", "You do not sit at this table.", status=403)
    if seat in mine or not absence.waited_for(room, seat):
        raise Refusal("not_waited_for", "Nobody waits for this player.")
    if seat not in gone:
        raise Refusal("present", "They have the table open.")


# ------------------------------------------------------------------------------------------------------------ the host


def send_away(room: Room, who: str, request: protocol.Mute | protocol.Remove, guests: Mapping[str, str]) -> Entries:
    """The host takes the word from somebody, or sends them away, or takes that back; nobody is thrown out of a game that has
    begun."""
    if who != room.host:
        raise Refusal("not_host", "Only the host may do this.", status=403)
    person = guests.get(request.person, room.host)
    if person == room.host:
        raise Refusal("no_guest", "There is nobody of that name at this table.", status=404)
    if isinstance(request, protocol.Mute):
        may_talk(room, who)
        return [log.Muted(person=person, on=request.on)] if (person in room.muted) != request.on else []
    if (person in room.removed) == request.on:
        return []
    if not request.on:
        may_talk(room, who)
        return [log.Removed(person=person, on=False)]
    if room.seats_of(person) and room.status != "waiting":
        raise Refusal("plays", "Nobody is removed from a game that has begun.")
    return [log.Removed(person=person)]


# --------------------------------------------------------------------------------------------------------------- talk


def may_talk(room: Room, who: str) -> None:
    """A log is read as a whole when its table is opened: talk alone must not make it endless."""
    if who in room.muted:
        raise Refusal("muted", "The host has muted you here.", status=403)
    if room.talk >= MAX_TALK:
        raise Refusal("talked_out", f"{MAX_TALK} things were said at this table: go on at a new one.")


def chat(room: Room, who: str, request: protocol.Chat) -> Entries:
    may_talk(room, who)
    if request.aside and (room.status == "waiting" or room.seats_of(who)):
        raise Refusal("no_aside", "Only spectators of a game that has begun can talk aside.", status=403)
    return [log.Said(text=written(room, request.text, protocol.CHAT_SIZE), aside=request.aside)]


def written(room: Room, text: str, size: int) -> str:
    """What somebody writes at this table, as it is kept."""
    text = clean(text, size)
    return masked(text) if room.created.polite else text


def react(room: Room, who: str, request: protocol.React) -> Entries:
    if request.what not in REACTIONS:
        raise Refusal("bad_reaction", f"Reactions are: {', '.join(REACTIONS)}.", status=400)
    may_talk(room, who)
    return [log.Reacted(what=request.what)]


# ----------------------------------------------------------------------------------------------------------- once more


def chair_again(room: Room, number: int) -> log.Chair:
    """Who sat in a seat, for another game: bots stay who they are."""
    seat, voice = room.seats[number], room.voice(number)
    return log.Chair(who=seat.who, level=seat.level, name=seat.name, persona=voice.persona.key if voice else "")


def rematch(room: Room, who: str, seed: str, code: str) -> log.Created:
    """The same game with the same players, bots included; everybody sits one seat further on, so that another begins.

    In a series the games won so far go along, until somebody has won enough of them: then another series begins.
    """
    somebody(who)
    if room.status != "over":
        raise Refusal("not_over", "The game is not over.")
    if not room.seats_of(who):
        raise Refusal("not_seated", "You do not sit at this table.", status=403)
    old = room.created
    seats = [chair_again(room, seat) for seat in range(len(room.seats))]
    wins = room.wins() if old.first_to > 1 and max(room.wins()) < old.first_to else None
    again = replace(
        old, rules=room.game.rules_version, seats=seats[-1:] + seats[:-1], code=code, seed=seed, dealing=DEALING,
        wins=wins and wins[-1:] + wins[:-1],
    )  # fmt: skip
    if old.lesson:  # the same lesson once more
        again = replace(again, seats=seats, seed=old.seed, dealing=old.dealing)
    return again


HANDLERS: dict[type, Callable[[Room, str, Any], Entries]] = {
    protocol.Sit: sit,
    protocol.Start: start,
    protocol.Close: close,
    protocol.Answer: answer,
    protocol.Cancel: cancel,
    protocol.Leave: leave,
    protocol.Return: come_back,
    protocol.Resign: resign,
    protocol.Chat: chat,
    protocol.React: react,
}
