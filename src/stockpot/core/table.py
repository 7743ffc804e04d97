"""A table: one play of a game, from the first decision to the result."""

from __future__ import annotations

import importlib
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from stockpot.core import engine
from stockpot.core.bits import members
from stockpot.core.errors import BadNote, BadOption, BadPosition, BadSeat, IllegalMove, Reason, UnknownMove
from stockpot.core.fluent import HOUSE
from stockpot.core.game import ALL_OPEN, Game, Row, Told, Viewer, check_lang, game
from stockpot.core.options import LANGUAGES
from stockpot.core.preview import previews
from stockpot.core.random import DEALING, check_seed, fresh_seed, seed_argument, seed_word, seed_words
from stockpot.core.reading import is_short_for
from stockpot.core.record import Record
from stockpot.core.rule import buffer
from stockpot.core.struct import to_builtins
from stockpot.core.text import brief, fold, has_control_characters
from stockpot.core.trail import WIDE, WIDTH, new_trail, rows
from stockpot.core.whole import whole


class Action:
    """Something a seat may do now. `text` is the notation of records; `label` the same in the language asked for."""

    __slots__ = ("_label", "id", "text")

    def __init__(self, id: int, text: str, label: str | Callable[[], str] = "") -> None:
        self.id, self.text = id, text
        self._label = label

    @property
    def label(self) -> str:
        """Written when it is first asked for: programs seldom do."""
        if not isinstance(self._label, str):
            self._label = self._label()
        return self._label

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and (self.id, self.text, self.label) == (other.id, other.text, other.label)

    def __hash__(self) -> int:
        return hash((self.id, self.text))

    def __repr__(self) -> str:
        return f"Action(id={self.id}, text={self.text!r}, label={self.label!r})"

    def __str__(self) -> str:
        return self.label


class Event(NamedTuple):
    """Something that happened. `seen` tells it as one viewer may know it."""

    game: Game
    row: Row

    def seen(self, viewer: Viewer = ALL_OPEN, lang: str = "en") -> Told | None:
        """The event as a viewer may know it; `None` when it is hidden from them."""
        return self.game.tell(self.row, viewer, check_lang(lang))

    def __str__(self) -> str:
        told = self.seen()
        return told.text if told else ""


class Move(NamedTuple):
    """A decision taken, and what followed."""

    seat: int
    action: int
    text: str
    note: str | None
    events: tuple[Row, ...]
    secret: bool = False
    """Was the move hidden from others when it was made? Then they hear its note when hidden moves are opened."""
    heard: tuple[tuple[int, str], ...] = ()
    """Seats and the notes of their hidden moves that everybody hears with this one."""

    def note_for(self, viewer: Viewer) -> str | None:
        """The note, if the viewer hears it at once."""
        return self.note if not self.secret or viewer in (self.seat, ALL_OPEN) else None

    def heard_by(self, viewer: Viewer) -> list[tuple[int, str]]:
        """The notes of hidden moves that the viewer hears only now."""
        return [] if viewer == ALL_OPEN else [(seat, note) for seat, note in self.heard if seat != viewer]


class Ahead(NamedTuple):
    """A move that was tried, not made (dry run): played on a copy of the state, with the state that results."""

    move: Move
    state: bytes
    unheard: tuple[tuple[int, str], ...]
    to_act: tuple[int, ...]
    """The seats that then owe a decision."""


Playable = Action | int | str

SEATS = [tuple(members(bits)) for bits in range(1 << engine.MAX_SEATS)]
"""The seats in each set of seats."""

SPECTATOR = -1
"""The seat number by which the rules' `redeal` means a spectator."""


class Scratch(threading.local):
    """Buffers for legal moves and events, and records to work on. One set per thread: compiled rules run side by side.

    Thousands of tables may be in memory, most of them idle. Such a table holds little but the bytes of its state: what Python
    needs to read a record (a view of every row, an array for the rules) exists once for each game and is shared.
    """

    def __init__(self) -> None:
        self.legal = engine.legal_buffer()
        self.trails = {width: new_trail(width) for width in (WIDTH, WIDE)}
        self._works: dict[type[Record], Any] = {}
        self._lent: dict[type[Record], Table] = {}

    def work(self, played: Game, data: bytes | bytearray) -> Any:
        """A record of the game to try something on, filled with these bytes; valid until the next call."""
        kind = played.state
        state = self._works.get(kind) or self._works.setdefault(kind, kind())
        state.data[:] = data
        return state

    def lent(self, kind: type[Record]) -> Table:
        """The one table object that `Table.lent` fills to read any table of a game."""
        table = self._lent.get(kind)
        if table is None:
            table = self._lent[kind] = object.__new__(Table)
            table._state = kind()
        return table


scratch = Scratch()


PASSING = {fold(word) for lang in HOUSE.languages for word in HOUSE[lang].say("pass").split(", ")}
"""The words that decline any offer."""

MOST_NAMED = 8
"""How many legal moves a refusal lists when a text names none."""

MARK = 256
"""Moves between two checkpoints of the state, so that undo need not replay a long game from its start."""


class Table:
    """One play of a game.

    A table begins from a seed (`Table("soup", players=4, seed=7)`) or from a position (`Table.from_position`).
    """

    __slots__ = ("_kept", "_marks", "_moves", "_state", "_unheard", "game", "origin", "players")

    def __init__(
        self, name: str, players: int, seed: int | str | None = None, options: Mapping[str, Any] | None = None,
        *, dealing: int = DEALING,
    ) -> None:  # fmt: skip
        """`dealing`: the version of shuffling; a replay uses the one that its game began with."""
        self.game = game(name)
        self.players = self.game.check_players(players)
        numbers = self.game.encode_options(players, {} if options is None else options)
        seed = check_seed(fresh_seed() if seed is None else seed)
        self.origin: dict[str, Any] = {"seed": seed, "dealing": dealing}
        self._kept = self.game.options.kept(numbers)
        """Texts of its options that are not in the state, such as names of cards; freed with the last table that uses them."""
        self._moves: list[Move] = []
        self._marks: tuple[tuple[int, bytes], ...] = ()
        """Checkpoints: after how many moves, and the state then."""
        self._unheard: tuple[tuple[int, str], ...] = ()
        rng, gamma = seed_words(seed, dealing)
        blank = scratch.work(self.game, bytes(self.game.state.n_bytes))
        engine.begin(blank.handle, players, numbers, seed_argument(rng), seed_argument(gamma))
        self._state: Any = blank.copy()

    # ------------------------------------------------------------------------------------------------- what is going on

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.game.name

    @property
    def state(self) -> Record:
        """The record that the rules work on."""
        state: Record = self._state
        return state

    @property
    def options(self) -> dict[str, Any]:
        """The options that differ from the printed rules."""
        return self.game.options.decode(scratch.work(self.game, self._state.data).options.tolist())

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return SEATS[engine.to_act(self._state.handle)]

    @property
    def over(self) -> bool:
        """Nobody owes a decision any more."""
        return engine.to_act(self._state.handle) == 0

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points as the game counts them."""
        return tuple(int(points) for points in self._results()[1])

    @property
    def outcome(self) -> tuple[float, ...]:
        """Each seat's share of the victory; before the end, an estimate of it."""
        return tuple(float(share) for share in self._results()[0])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end."""
        return tuple(seat for seat, share in enumerate(self._results()[0]) if share > 0) if self.over else ()

    def _results(self) -> tuple[Any, Any]:
        shares, points = buffer("d", self.players), buffer("i", self.players)
        engine.results(self._state.handle, shares, points)
        return shares, points

    def view(self, seat: Viewer = None) -> dict[str, Any]:
        """Exactly what a seat may know, ready for JSON; `None` is a spectator, `ALL_OPEN` sees everything."""
        viewer, known = self._check_viewer(seat), self.public()
        own = {} if viewer is None else self.own(viewer, known)
        seen: dict[str, Any] = to_builtins({**known, **own})  # a copy: games may show the same lists again and again
        return seen

    def public(self) -> Mapping[str, Any]:
        """What everybody may know. To be read only: some of it may lie in other views too."""
        return self.game.knowledge.public(self._state)

    def own(self, viewer: int, known: Mapping[str, Any]) -> Mapping[str, Any]:
        """The parts of a viewer's view that go beyond `known`."""
        return self.game.knowledge.own(self._state, viewer, known)

    def asks(self, seat: int, lang: str = "en") -> str | None:
        """The question that the seat has to answer now, in one sentence; `None` when it owes no decision."""
        if self.check_seat(seat) not in self.to_act:
            return None
        return self.game.asks(self._state, seat, check_lang(lang))

    def picture(
        self, seat: Viewer = ALL_OPEN, names: Sequence[str] | None = None, lang: str = "en", theme: str = "light"
    ) -> Any:
        """The table as SVG, as a viewer may know it (`stockpot.pictures.picture`)."""
        return importlib.import_module("stockpot.pictures").picture(self.view(seat), names, lang, theme)

    def _repr_html_(self) -> str:
        """How notebooks show a table: with all cards open, by day or by night as the page is."""
        return str(self.picture(theme="auto"))

    # ----------------------------------------------------------------------------------------------------------- moves

    def legal(self, seat: int, lang: str = "en") -> list[Action]:
        """What the seat may do now; nothing when it owes no decision."""
        check_lang(lang)
        now = self._state.copy()  # labels are written later, if at all
        return [self._action(now, seat, action, lang) for action in self.legal_actions(seat)]

    def legal_actions(self, seat: int) -> list[int]:
        """The ids of what the seat may do now."""
        out = scratch.legal
        n = engine.list_legal(self._state.handle, self.check_seat(seat), out)
        return out[:n].tolist()  # type: ignore[no-any-return]

    def _action(self, state: Any, seat: int, action: int, lang: str) -> Action:
        text = self.game.words.write(state, seat, action)
        return Action(action, text, partial(self.game.label, state, seat, action, lang))

    def parts(self, seat: int, action: Action) -> dict[str, Any]:
        """An action for programs: its `kind`, and what this kind has (cards, seats, numbers)."""
        return self.game.words.parts(self._state, self.check_seat(seat), action.id)

    def play(self, seat: int, what: Playable, note: str | None = None) -> list[Event]:
        """Take a decision: an `Action`, its id or its text. Returns the events that followed.

        Raises `IllegalMove` when the rules do not allow it; the table is then unchanged.
        """
        return [Event(self.game, row) for row in self.make_move(seat, what, note).events]

    def make_move(self, seat: int, what: Playable, note: str | None = None) -> Move:
        """`play` for those who want the move itself."""
        move, unheard, _ = self._play_on(self._state, seat, what, note)
        return self._append(move, unheard)

    def foresee(self, seat: int, what: Playable, note: str | None = None) -> Ahead:
        """Try a move on a copy of the state (dry run). Nothing changes until `accept` is called with the result."""
        work = scratch.work(self.game, self._state.data)
        move, unheard, to_act = self._play_on(work, seat, what, note)
        return Ahead(move, work.to_bytes(), unheard, to_act)

    def preview(self, seat: int, what: Playable) -> list[Told]:
        """The events that a legal move is certain to bring, as far as its seat can know; `IllegalMove` where it is none."""
        action = self.read_move(self.check_seat(seat), what)
        if not self._may(seat, action):
            raise IllegalMove(self.game.why_not(self._state, seat, action, "en"))
        return self.previews(seat, [action])[action]

    def previews(self, seat: int, actions: Sequence[int]) -> dict[int, list[Told]]:
        """The same for several of the seat's `legal_actions` at once, which is cheaper."""
        return previews(self.game, self._state, self.check_seat(seat), actions, scratch.trails[self.game.row_width])

    def accept(self, ahead: Ahead) -> Move:
        """Make a move that was foreseen at this table as it is now."""
        self._state.data[:] = ahead.state
        return self._append(ahead.move, ahead.unheard)

    def _append(self, move: Move, unheard: tuple[tuple[int, str], ...]) -> Move:
        """Go on to the state after this move."""
        self._unheard = unheard
        self._moves.append(move)
        if len(self._moves) % MARK == 0:
            self._marks += ((len(self._moves), self._state.to_bytes()),)
        return move

    def _play_on(
        self, state: Any, seat: int, what: Playable, note: str | None
    ) -> tuple[Move, tuple[tuple[int, str], ...], tuple[int, ...]]:
        """Check a move and carry it out on this state: the table's own, or a copy of it.

        Returns the move, the notes of hidden moves that are still unheard, and the seats that owe a decision.
        """
        seat = self.check_seat(seat)
        action = self.read_move(seat, what)
        secret = note is not None and self._is_secret_with(seat, action, note)
        trail, text = scratch.trails[self.game.row_width], self.game.words.write(state, seat, action)
        trail[0, 0] = 0
        to_act = engine.attempt(state.handle, seat, action, scratch.legal, trail)
        if to_act == engine.FORBIDDEN:
            raise IllegalMove(self.game.why_not(self._state, seat, action, "en"))
        heard: tuple[tuple[int, str], ...] = ()
        unheard = self._unheard
        if note is not None and secret:
            unheard += ((seat, note),)
        if unheard and not self._hides_from_others(state, seat):
            heard, unheard = unheard, ()
        return Move(seat, action, text, note, tuple(rows(trail)), secret, heard), unheard, SEATS[to_act]

    def _is_secret_with(self, seat: int, action: int, note: str) -> bool:
        """Is the move hidden from others, and its note with it? Checks first whether the note may accompany it."""
        if not self._may(seat, action):
            raise IllegalMove(self.game.why_not(self._state, seat, action, "en"))
        self.check_note(seat, action, note)
        return self._hides_from_others(self._state, seat)

    def can_be_read_again(self, move: Move) -> bool:
        """Does the notation of this move parse back to the same move?"""
        return self.game.words.read(self._state, move.seat, move.text) == move.action

    def why_not(self, seat: int, what: Playable, lang: str = "en") -> Reason | None:
        """The rule against a move; `None` when it is allowed."""
        seat = self.check_seat(seat)
        try:
            action = self.read_move(seat, what, lang)
        except IllegalMove as error:
            return error.reason
        if self._may(seat, action):
            return None
        return self.game.why_not(self._state, seat, action, check_lang(lang))

    def _may(self, seat: int, action: int) -> bool:
        return bool(engine.allows(self._state.handle, seat, action, scratch.legal))

    def read_move(self, seat: int, what: Playable, lang: str = "en") -> int:
        """The id of an action given in any of its forms; `UnknownMove` when it is none.

        `IllegalMove`, with its reason in a language, when it is none because a rule forbids what is clearly meant.
        """
        if isinstance(what, Action):
            what = what.id
        if isinstance(what, str):
            return self._read(seat, what, lang)
        action = whole(what)
        if action is None or not 0 <= action < self.game.n_actions:
            raise UnknownMove(f"{brief(what)} is no action of {self.name}: ids go from 0 to {self.game.n_actions - 1}.")
        return action

    def _read(self, seat: int, text: str, lang: str) -> int:
        """The action that a text names, in full or as much of it as is needed."""
        found = self.game.words.read(self._state, seat, text)
        if found is None and fold(text) in PASSING:
            found = self._declining(seat)
        if found is not None:
            return found
        against = self.game.why_unread(self._state, seat, text)
        if against is not None:
            raise IllegalMove(self.game.reason(against, check_lang(lang)))
        fitting = self._abbreviated(seat, text)
        if len(fitting) == 1:
            return fitting.pop()
        legal = self.legal(seat)
        may = "; ".join([action.text for action in legal if action.id in fitting or not fitting][:MOST_NAMED])
        if fitting:
            raise UnknownMove(f"{brief(text)} may be several moves of {self.name}: {may}.")
        raise UnknownMove(f"{brief(text)} is no move of {self.name}." + (f" Try one of these: {may}." if may else ""))

    def _abbreviated(self, seat: int, text: str) -> set[int]:
        """The actions open to a seat whose names, in some language, have all the words of a text: “S08”, “yes”."""
        names = [
            (action.id, name)
            for lang in LANGUAGES
            for action in self.legal(seat, lang)
            for name in (action.text, action.label)
        ]
        return {action for action, name in names if is_short_for(text, name)}

    def _declining(self, seat: int) -> int | None:
        """The one action with which a seat can say no now."""
        found = [action for action in self.legal_actions(seat) if self.game.declines(action)]
        return found[0] if len(found) == 1 else None

    def _hides_from_others(self, state: Any, seat: int) -> bool:
        """Is the next move of this seat hidden from some other seat?"""
        return any(engine.is_secret(state.handle, other) for other in range(self.players) if other != seat)

    def check_note(self, seat: int, action: int, note: str) -> None:
        """Raise `BadNote` if this text may not accompany this move."""
        size = self.game.words.note_size(self._state, seat, action)
        if not isinstance(note, str):
            raise BadNote(f"A note is text, not {brief(note)}.")
        if size == 0:
            raise BadNote("No text rides along with this move.")
        if not 0 < len(note) <= size:
            raise BadNote(f"A note has 1 to {size} characters, not {len(note)}.")
        if has_control_characters(note):
            raise BadNote("A note holds no control characters.")

    def hint(self, seat: int, **settings: Any) -> list[Any]:
        """What an expert thinks of the moves open to a seat, best first, from what that seat may know.

        Each hint has an `action`, the `share` of the victory expected of it and the number of `simulations` behind it; the best
        one says why (`because`, for `game.speech.write`). Settings are those of `stockpot.Settings`.
        """
        return importlib.import_module("stockpot.bots.coach").table_hint(self, seat, settings)  # type: ignore[no-any-return]

    # --------------------------------------------------------------------------------------------------------- the past

    @property
    def moves(self) -> list[tuple[int, str, str | None]]:
        """All moves so far: seat, text, note."""
        return [(move.seat, move.text, move.note) for move in self._moves]

    @property
    def history(self) -> Sequence[Move]:
        """All moves so far with the events that followed each."""
        return tuple(self._moves)

    @property
    def last_move(self) -> Move:
        """The latest of all moves."""
        return self._moves[-1]

    @property
    def opening(self) -> list[Event]:
        """What had happened before the first decision; nothing where the table begins from a position."""
        if "seed" not in self.origin:
            return []
        return [Event(self.game, row) for row in self.game.opening(self._start_over()._state)]

    def log(self, viewer: Viewer = ALL_OPEN, lang: str = "en", names: Sequence[str] | None = None) -> list[str]:
        """What happened, line by line, as a viewer may know it."""
        names = [f"#{seat}" for seat in range(self.players)] if names is None else names
        if len(names) != self.players:
            raise ValueError(f"This table has {self.players} players, not {len(names)} names.")
        viewer, lang = self._check_viewer(viewer), check_lang(lang)
        begun = [self.game.tell(event.row, viewer, lang, names) for event in self.opening]
        lines = [event.text for event in begun if event]
        for move in self._moves:
            told = [self.game.tell(row, viewer, lang, names) for row in move.events]
            lines += [event.text for event in told if event]
            note = move.note_for(viewer)
            said = ([] if note is None else [(move.seat, note)]) + move.heard_by(viewer)
            lines += [HOUSE[lang].say("quoted", name=names[seat], words=words) for seat, words in said]
        return lines

    def record(self) -> dict[str, Any]:
        """The whole game as JSON: what it began from, the options, all moves; see `stockpot.replay`."""
        from stockpot.core.replay import record_of  # replay stands on tables

        return record_of(self)

    def undo(self, moves: int = 1) -> Table:
        """The table as it was some moves ago."""
        if not isinstance(moves, int) or not 0 <= moves <= len(self._moves):
            raise ValueError(f"There are {len(self._moves)} moves to take back, not {moves!r}.")
        left, earlier = len(self._moves) - moves, self._start_over()
        marks = tuple(mark for mark in self._marks if mark[0] <= left)
        if marks:
            number, state = marks[-1]
            earlier = earlier.resumed(state, self._moves[:number])
            earlier._marks = marks
        for move in self._moves[len(earlier._moves) : left]:
            earlier.play(move.seat, move.action, move.note)
        return earlier

    def _start_over(self) -> Table:
        if "seed" in self.origin:
            return Table(self.name, self.players, options=self.options, **self.origin)
        return Table.from_state(self.game, self.game.state.from_bytes(self.origin["state"]))

    # ------------------------------------------------------------------------------------------------- other tables

    def copy(self) -> Table:
        """An independent copy of this table."""
        other = object.__new__(Table)
        other.game, other.players, other.origin = self.game, self.players, self.origin
        other._moves, other._state, other._unheard = self._moves.copy(), self._state.copy(), self._unheard
        other._marks, other._kept = self._marks, self._kept
        return other

    def lent(self) -> Table:
        """A read-only view of this table, valid until another table of the same game is lent in the same thread.

        All tables of a game share one such object, filled with the bytes of this one's state: telling everybody what is new
        reads a lot at once, and objects that were just used are faster to read (`Scratch`).
        """
        other = scratch.lent(self.game.state)
        other.game, other.players, other.origin = self.game, self.players, self.origin
        other._moves, other._unheard, other._marks, other._kept = self._moves, self._unheard, self._marks, self._kept
        other._state.take(self._state)
        return other

    def resumed(self, state: bytes, moves: Sequence[Move]) -> Table:
        """This table later on, from a snapshot: a state, and the moves that led to it. Nothing is replayed or checked."""
        later = self.copy()
        later._state, later._moves = self.game.state.from_bytes(state), [*moves]
        later._marks = (*self._marks, (len(moves), state))
        later._unheard = ()
        for move in reversed(moves):
            if move.heard:
                break
            if move.secret and move.note is not None:
                later._unheard = ((move.seat, move.note), *later._unheard)
        return later

    def redeal(self, seat: int | None, seed: int | str | None = None) -> Table:
        """A table that the seat (`None`: a spectator) cannot tell from this one: all it cannot know is guessed anew.

        Its chance is fresh too. It has no past: it begins from the guessed position.
        """
        viewer = SPECTATOR if seat is None else self.check_seat(seat)
        word = seed_word(fresh_seed() if seed is None else seed)
        state = self._state.copy()
        engine.guess(state.handle, viewer, seed_argument(word))
        return Table.from_state(self.game, state)

    def position(self) -> dict[str, Any]:
        """The whole situation as JSON, hidden parts included."""
        return {"game": self.name, "rules": self.game.rules_version, **self.game.position.write(self._state)}

    @classmethod
    def from_position(cls, name: str, position: Mapping[str, Any]) -> Table:
        """A table in any situation; `BadPosition` says what is wrong with it."""
        played = game(name)
        if not isinstance(position, Mapping):
            raise BadPosition(f"A position is an object, not {brief(position)}.")
        parts = dict(position)
        other = parts.pop("game", name)
        if other != name:
            told = other if isinstance(other, str) and len(other) < 40 else brief(other)
            raise BadPosition(f"This is a position of {told}, not of {name}.")
        rules = parts.pop("rules", played.rules_version)
        if type(rules) is not int or rules != played.rules_version:
            raise BadPosition(f"This position is for version {brief(rules)} of the rules, not {played.rules_version}.")
        table = cls.from_state(played, played.position.read(parts))
        try:
            played.encode_options(table.players, table.options)
        except BadOption as error:
            raise BadPosition(str(error)) from None
        return table

    @classmethod
    def from_state(cls, played: Game, state: Any) -> Table:
        """A table that begins from a state of the rules."""
        table = object.__new__(cls)
        table.game, table.players, table._state = played, int(state.players), state
        table._moves, table._marks, table._unheard = [], (), ()
        table._kept = played.options.kept(state.options)
        table.origin = {"state": state.to_bytes()}
        return table

    # ---------------------------------------------------------------------------------------------------------- checks

    def check_seat(self, seat: Any) -> int:
        """The seat as a plain number; `BadSeat` when there is none such at this table."""
        number = whole(seat)
        if number is None or not 0 <= number < self.players:
            raise BadSeat(f"This table has the seats 0 to {self.players - 1}, not {brief(seat)}.")
        return number

    def _check_viewer(self, viewer: Any) -> Viewer:
        if viewer is None or (isinstance(viewer, int) and viewer == ALL_OPEN):
            return viewer
        return self.check_seat(viewer)

    def __repr__(self) -> str:
        return f"<Table {self.name}, {self.players} players, {len(self._moves)} moves, to act: {self.to_act}>"
