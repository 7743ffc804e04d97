"""Random lives of tables, without a server: people, bots, strangers and time ask for whatever there is to ask for.

After every step the log replayed gives the same table, a refused request has changed nothing, whoever listens knows what whoever
comes now is told, word for word, and nobody is sent anything by which they could tell the table from one with other hidden
cards.
"""

from __future__ import annotations

import copy
import itertools
import json
import random
from collections import Counter
from typing import Any, get_args

import pytest

from stockpot.core.game import game_names
from stockpot.core.table import Table
from stockpot.room import door, log, requests
from stockpot.room import protocol as p
from stockpot.room.absence import MIN_SILENCE_S
from stockpot.room.audience import Audience, Sent
from stockpot.room.news import Stream
from stockpot.room.refusal import Refusal
from stockpot.room.room import Room, rebuild
from tests.support.audience import come
from tests.support.client import SHORT

LIVES = range(3)
STEPS = 120
PATIENCE = 4
"""Steps in which nothing is done before somebody does what the table waits for."""
LONGEST = 100
"""Lives after which everything must have happened that can."""
LEVELS = ("random", "thumb", "cook")
SEED, CODE = "a seed that nobody is told", "the invitation"
PEOPLE = ("id-of-ana", "id-of-ben", "id-of-cyd", "id-of-dan")
"""Ana has made the table; not all of them get a seat."""
WAITS = (*[0] * 8, *[400] * 4, 5_000, 5_000, 31_000, 1000 * MIN_SILENCE_S, 200_000, 90_000_000)
"""Milliseconds that pass between two steps."""
USUAL = {
    "waiting": ["sit", "seat", "start"], "playing": ["play"] * 8 + ["undo", "absent"], "proposed": ["answer", "answer", "undo"],
    "over": ["chat"], "closed": ["chat"],
}  # fmt: skip
"""What is mostly asked for, when."""
SEATLESS = (p.Start, p.Cancel)
IN_SEAT = (p.Undo, p.Leave, p.Return, p.Resign)
ABOUT_SEAT = (p.Nudge, p.Replace)


def names(who: str) -> str:
    return who.removeprefix("id-of-").title()


NUMBERS = itertools.count()


class Listener:
    """Somebody who has the table open, and what the messages so far add up to."""

    def __init__(self, who: str, eyes: int | None = None, previews: bool = False) -> None:
        self.who, self.eyes, self.previews = who, eyes, previews
        self.number = next(NUMBERS)
        self.seq = 0
        self.news: list[Any] = []
        self.parts: dict[str, Any] = {}
        self.heard: list[bytes] = []

    def comes_with(self, seq: int) -> int:
        """How much they know when they come, or come back."""
        self.seq = seq
        del self.news[seq:]
        return seq

    def hear(self, message: bytes) -> None:
        self.heard.append(message)
        said = json.loads(message)
        if said["type"] == "welcome":
            self.parts = {}
            return
        for news in said.get("news", []):
            assert news["seq"] == self.seq + 1, "no gap, no repeat"
            self.seq = news["seq"]
            self.news.append(news)
        assert said["seq"] == self.seq
        self.parts |= {part: said[part] for part in ("table", "game") if part in said}


def deliver(sent: Sent[Listener]) -> None:
    for listeners, pieces in sent:
        message = b"".join(pieces)
        for listener in listeners:
            listener.hear(message)


def without_speaker(news: dict[str, Any]) -> dict[str, Any]:
    """What was said is told with the seat and the name that its speaker has by now; they may have sat down since."""
    spoken = news["kind"] in ("said", "reacted")
    return {key: value for key, value in news.items() if not spoken or key not in ("seat", "name")}


PLAIN = [name for name in Room.__slots__ if name not in ("table", "clocks", "past", "game", "created")]


def picture(room: Room) -> Any:
    """All that a table is, as it is now."""
    game = None if room.table is None else (room.table.state.to_bytes(), room.table.history, room.table.to_act)
    clocks = room.clocks and (room.clocks.bank[:], room.clocks.since[:])
    return game, clocks, [repr(getattr(room, name)) for name in PLAIN], room.past[:]


def new_table(game: str, chance: random.Random) -> log.Created:
    hotseat = chance.random() < 0.2
    seats = ["me"] + [chance.choice(["free", "free", "thumb", *(["me"] if hotseat else [])]) for _ in range(2)]
    clock = chance.choice([None, None, p.Clock(move=60), p.Clock(game=300, increment=5)])
    new = p.NewTable(
        game=game, seats=seats, options=SHORT.get(game, {}), open=chance.random() < 0.5, hotseat=hotseat, clock=clock,
        undo=chance.choice(["consent", "consent", "free", "none"]), pace=chance.choice(["live", "own"]),
        stand_in=chance.choice(LEVELS), silence=chance.choice([None, 0, 60]),
    )  # fmt: skip
    (entry,) = requests.stamped([requests.create(new, PEOPLE[0], SEED, CODE, LEVELS)], PEOPLE[0], "", 1_000)
    assert isinstance(entry, log.Created)
    return entry


class Life:
    """One table from its making on."""

    def __init__(self, game: str, seed: int, *, called_off: bool = False) -> None:
        self.chance = random.Random(f"{game} {seed}")
        self.called_off = called_off
        """Does the host think of calling it off?"""
        created = new_table(game, self.chance)
        self.now = created.at
        self.room, self.reading = Room(created), Room(created)
        """The table, and one that only ever reads the log."""
        self.log = [log.encode(created)]
        self.audience = Audience[Listener]("t", self.room, names, self.now)
        self.away: list[Listener] = []
        """Who had the table open once."""
        self.keys = 0
        self.quiet = 0
        """Steps since something was last done."""
        self.refusals = 0
        self.twins = 0
        """How often another table was told the same."""

    # ------------------------------------------------------------------------------------------------------- what happens

    def step(self) -> None:
        before = self.room.seq
        self.now += self.chance.choice(WAITS)
        self.carry_out(door.late(self.room, self.now))
        if self.quiet < PATIENCE or self.room.status in ("over", "closed") or self.room.proposal is not None:
            self.something()
        else:
            self.get_on()
        self.quiet = 0 if self.room.seq > before else self.quiet + 1

    def something(self) -> None:
        """Whatever comes to somebody's mind, or to nobody's."""
        match self.chance.choice(["come", "back", "look", "go", "again", *["bots"] * 5, *["ask"] * 12]):
            case "come":
                self.come(
                    Listener(
                        self.chance.choice(["", *PEOPLE]), self.chance.choice([None, 0]), self.chance.random() < 0.5
                    )
                )
            case "back" if self.away:
                again = self.away.pop(self.chance.randrange(len(self.away)))
                self.come(again, self.chance.choice([again.seq, again.seq, 0, again.seq // 2]))
            case "look":
                self.look()
            case "go":
                here = self.listeners()
                if len(here) > 2:
                    self.go(self.chance.choice(here))
            case "bots":
                for seat in self.room.bots_to_act()[:1]:
                    self.bot_moves(seat)
            case "again":
                self.attempt(self.rematch, self.chance.choice(PEOPLE))
            case "ask":
                self.ask()

    def get_on(self) -> None:
        """Somebody does what the table waits for."""
        room = self.room
        if room.status == "waiting" and any(seat.free for seat in room.seats):
            self.attempt(door.ask, room, self.chance.choice(PEOPLE), p.Sit(id=self.key(), code=CODE), self.around())
        elif room.status == "waiting":
            self.attempt(door.ask, room, room.host, p.Start(id=self.key()), self.around())
        elif room.bots_to_act():
            self.bot_moves(room.bots_to_act()[0])
        else:
            self.attempt(door.ask, room, *self.about(room.to_act[0]), self.around())

    def about(self, seat: int) -> tuple[str, p.Request]:
        """Who does what about a seat that everybody waits for: its player decides, or others do not wait for who is away."""
        others = [other.who for number, other in enumerate(self.room.seats) if other.plays and number != seat]
        if seat in self.audience.present.gone and others and self.chance.random() < 0.5:
            return self.chance.choice(others), self.chance.choice(ABOUT_SEAT)(id=self.key(), seat=seat)
        move = self.chance.choice(self.room.playing().legal_actions(seat))
        return self.room.seats[seat].who, p.Play(id=self.key(), seat=seat, move=move)

    def listeners(self) -> list[Listener]:
        return sorted(self.audience, key=lambda one: one.number)

    def come(self, listener: Listener, seq: int = 0) -> None:
        """Somebody opens the table, if they may."""
        kept_out = self.kept_out(listener.who, self.chance.choice(["", CODE]))
        if kept_out:
            stranger = listener.who not in self.room.people()
            assert kept_out == ("removed" if listener.who in self.room.removed else "unknown_table")
            assert stranger or kept_out == "removed"
            self.refusals += 1
            return
        for sent in come(self.audience, listener, listener.comes_with(seq), self.now):
            deliver(sent)
        self.check_what_all_know()

    def kept_out(self, who: str, code: str) -> str:
        """Why somebody may not see the table; empty where they may."""
        try:
            requests.enter(self.room, who, code)
        except Refusal as refusal:
            return refusal.code
        return ""

    def go(self, listener: Listener) -> None:
        deliver(self.audience.part(listener, self.now))
        self.away.append(listener)
        self.check_what_all_know()

    def look(self) -> None:
        """A shared screen is passed on; to nobody else's seat."""
        for listener in self.listeners()[:1]:
            mine, seat = self.room.seats_of(listener.who), self.chance.choice([None, *range(len(self.room.seats))])
            try:
                self.audience.look(listener, seat)
            except Refusal:
                assert seat not in mine
                return
            assert seat is None or seat in mine
            for sent in come(self.audience, listener, listener.comes_with(0), self.now):
                deliver(sent)
            self.check_what_all_know()

    def bot_moves(self, seat: int) -> None:
        room = self.room
        action, decision = self.chance.choice(room.playing().legal_actions(seat)), room.decision(seat)
        self.carry_out(door.bot_move(room, seat, action, decision, self.now))
        assert door.bot_move(room, seat, action, decision, self.now) is door.NOTHING, "it comes too late"

    def play_out(self) -> None:
        """Everybody decides at once, and at random, until the game is over."""
        while self.room.status == "playing":
            seat = self.room.to_act[0]
            action = self.chance.choice(self.room.playing().legal_actions(seat))
            self.carry_out(door.move(self.room, seat, action, None, self.now))

    def rematch(self, who: str) -> door.Outcome:
        again, old = requests.rematch(self.room, who, SEED, CODE), self.room
        assert Counter(chair.who for chair in again.seats) == Counter(seat.who for seat in old.seats)
        assert Room(again).status == "waiting"
        return door.outcome(self.room, requests.stamped([log.Rematched(table="u")], who, "", self.now))

    def ask(self) -> None:
        who = self.chance.choice(["", *PEOPLE, *self.owing() * 8])
        request = self.some_request(who)
        twin = self.twin_before(request)
        done = self.attempt(door.ask, self.room, who, request, self.around())
        if twin is not None and done and self.room.playing().history:
            self.compare(*twin)

    def around(self) -> requests.Around:
        present = self.audience.present
        return requests.Around(self.now, present.gone, present.guests(), LEVELS, self.chance.random() < 0.3)

    def owing(self) -> list[str]:
        """The people for whom everybody waits."""
        if self.room.status == "waiting":
            return [*PEOPLE[:3]]
        proposed = [] if self.room.proposal is None else [self.room.proposal.seat]
        return [self.room.seats[seat].who for seat in [*proposed, *sorted(self.room.owing())]]

    def attempt(self, ask: Any, *arguments: Any) -> bool:
        """Ask, and carry it out; a refusal changes nothing."""
        before = picture(self.room)
        try:
            outcome, status = ask(*arguments), 0
        except Refusal as refusal:
            outcome, status = door.NOTHING, refusal.status
            self.refusals += 1
        assert status != 500, "the table failed"
        assert picture(self.room) == before, "nothing has happened yet"
        self.carry_out(outcome)
        return bool(outcome.entries)

    def carry_out(self, outcome: door.Outcome) -> None:
        """What a server does after its commit; the log says the same."""
        if not outcome.entries:
            return
        self.log += map(log.encode, outcome.entries)
        self.room.take(outcome.entries, outcome.steps)
        self.reading.take([log.decode(entry) for entry in self.log[-len(outcome.entries) :]])
        assert picture(self.reading) == picture(self.room)
        for listener in self.audience:
            if listener.who in outcome.sent_away:
                self.go(listener)
        deliver(self.audience.tell_of(outcome.entries, lambda: self.now)[1])
        self.check_what_all_know()

    def check_what_all_know(self) -> None:
        """All that was sent adds up to what somebody is told who comes only now."""
        for viewer, watch in self.audience.watches.items():
            table, game = self.audience.parts(viewer)
            known = {"table": json.loads(table)} | ({"game": json.loads(b"".join(game))} if game else {})
            news = json.loads(p.encode(Stream(self.room, viewer, names).rest()))
            for listener in watch.clients:
                assert self.audience.eyes_of(listener) == viewer
                assert listener.parts == known
                assert [without_speaker(one) for one in listener.news] == [without_speaker(one) for one in news]

    # ---------------------------------------------------------------------------------------------------------- requests

    def some_request(self, who: str) -> p.Request:
        chance, key = self.chance, self.key()
        seat = chance.choice([None, *self.room.seats_of(who), chance.randrange(3)])
        usual = USUAL["proposed" if self.room.proposal else self.room.status]
        others = ["play", "sit", "seat", "start", "answer", "chat", "react", "host", "other", "other"]
        kind = chance.choice([*usual * 3, *others])
        match kind:
            case "play":
                return p.Play(id=key, seat=seat, move=self.some_move(who), note=chance.choice([None] * 5 + ["hm"]))
            case "sit":
                return p.Sit(
                    id=key, seat=chance.choice([None, 1, 2, 9]), code=chance.choice(["", CODE, CODE]), name="Sue"
                )
            case "seat":
                return p.Seat(
                    id=key, seat=chance.randrange(4), level=chance.choice(["", "thumb", "thumb", "no such bot"])
                )
            case "answer":
                return p.Answer(id=key, seat=seat, yes=chance.random() < 0.6)
            case "chat":
                return p.Chat(id=key, text=chance.choice(["hello", " \u200b "]))
            case "react":
                return p.React(id=key, what=chance.choice(["yum", "boo"]))
            case "host":
                person = chance.choice([*self.audience.present.guests(), "nobody"])
                return chance.choice(
                    [p.Mute(id=key, person=person, on=chance.random() < 0.5), p.Remove(id=key, person=person)]
                )
            case "start":
                return p.Start(id=key)
            case "undo":
                return p.Cancel(id=key) if self.room.proposal and chance.random() < 0.5 else p.Undo(id=key)
            case "absent":
                waited = [*self.audience.present.gone.keys() & {*self.room.to_act}, chance.randrange(3)]
                return chance.choice(ABOUT_SEAT)(id=key, seat=waited[0])
        other = chance.choice([*SEATLESS, *([p.Close] * 9 if self.called_off else []), *IN_SEAT, p.Undo, *ABOUT_SEAT])
        if other in ABOUT_SEAT:
            return other(id=key, seat=chance.randrange(3))
        return other(id=key) if other in (*SEATLESS, p.Close) else other(id=key, seat=seat)

    def key(self) -> str:
        """A new name for a request, or now and then an old one."""
        self.keys += self.chance.random() < 0.95
        return f"k{self.keys}"

    def some_move(self, who: str) -> str | int:
        mine = [seat for seat in self.room.seats_of(who) if seat in self.room.to_act]
        if mine and self.chance.random() < 0.85:
            action = self.chance.choice(self.room.playing().legal(mine[0]))
            return self.chance.choice([action.id, action.text, action.label])
        return self.chance.choice(["no such thing", "pass", 0, 1, 7, 10**9])

    # ----------------------------------------------------------------------------------------------------------- secrets

    def twin_before(self, request: p.Request) -> tuple[int | None, Room] | None:
        """For moves: somebody who looks, and a table that they cannot tell from this one."""
        if self.room.table is None or not isinstance(request, p.Play):
            return None
        viewer = self.chance.choice([None, *range(len(self.room.seats))])
        return viewer, twin_of(self.room, viewer, self.chance.getrandbits(32))

    def compare(self, viewer: int | None, twin: Room) -> None:
        """What somebody is told of a move is the same where they would see the same afterwards."""
        move = self.room.playing().last_move
        try:
            moved = door.move(twin, move.seat, move.action, move.note, self.now)
        except Refusal:
            assert viewer != move.seat, "they know what they may do"
            return
        twin.take(moved.entries, moved.steps)
        who = "" if viewer is None else twin.seats[viewer].who
        if twin.playing().view(viewer) == self.room.playing().view(viewer) and twin.to_act == self.room.to_act:
            assert self.told(who, viewer, self.room) == self.told(who, viewer, twin)
            self.twins += 1

    def told(self, who: str, eyes: int | None, room: Room) -> list[bytes]:
        """What somebody is told who comes now, previews and all."""
        ear = Listener(who, eyes, previews=True)
        for sent in come(Audience[Listener]("t", room, names, self.now), ear, now=self.now):
            deliver(sent)
        return ear.heard

    def compare_entering(self) -> None:
        """Whoever comes in is told the same at all tables that they cannot tell apart; nobody is told ids or the seed."""
        for who in ("", *PEOPLE):
            mine = self.room.seats_of(who)
            eyes = mine[0] if mine else None
            told = self.told(who, eyes, self.room)
            assert told == self.told(who, eyes, twin_of(self.room, eyes, self.chance.getrandbits(32)))
            for message in told:
                assert b"id-of-" not in message
                assert SEED.encode() not in message or self.room.status == "over"


def twin_of(room: Room, viewer: int | None, seed: int) -> Room:
    """The same table with all redealt that a viewer cannot know."""
    twin = copy.copy(room)
    for name in ("seats", "clocks", "proposal", "done", "fuss", "muted", "removed", "turns", "made"):
        setattr(twin, name, copy.deepcopy(getattr(room, name)))
    twin.past = [*room.past]
    if room.table is not None:
        twin.lay(with_past(room.table.redeal(viewer, seed), room.table))
    return twin


def with_past(guess: Table, truth: Table) -> Table:
    guess._moves, guess.origin, guess._unheard = list(truth.history), truth.origin, truth._unheard
    return guess


@pytest.mark.parametrize("seed", LIVES)
@pytest.mark.parametrize("game", game_names())
def test_whatever_is_asked_the_log_is_the_table_and_secrets_are_kept(game: str, seed: int) -> None:
    life = Life(game, seed)
    for number in range(STEPS):
        life.step()
        if number % 10 == 0:
            life.compare_entering()
    entries = [log.decode(entry) for entry in life.log]
    assert picture(rebuild(entries)) == picture(life.room)
    assert life.refusals > 10
    assert life.room.seq > 20


def test_random_lives_get_to_everything() -> None:
    """The driver asks for all there is: every kind of entry comes up somewhere."""
    missing, twins = {*get_args(log.AnyEntry)}, 0
    for seed in range(LONGEST):
        life = Life("soup", seed, called_off=seed % 4 == 1)
        for number in range(2 * STEPS):
            life.step()
            if number == STEPS and seed % 4 == 0:
                life.play_out()
        missing -= {type(past.entry) for past in life.room.past}
        twins += life.twins
        if not missing:
            break
    assert not missing
    assert twins > 20
