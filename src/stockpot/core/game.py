"""The contract of a game: what stands in its rooms, and what everything else may ask of it.

A game is a folder with the rooms `state`, `pieces`, `rules`, `knowledge`, `words`, `position`, `advice`, `features` and
`screen` or `components`; `view` (the types of its views), `parts`, `picture`, `feats`, `lab`, `players`, `lessons.json` and
`presets.json` if it likes. Its sentences and its rulebook stand in `texts/<language>`. Its `__init__` builds one `Game`.
"""

from __future__ import annotations

import functools
import importlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol, cast

from stockpot.core.decisions import Decisions
from stockpot.core.errors import BadOption, BadPlayers, Reason, UnknownGame
from stockpot.core.fluent import HOUSE
from stockpot.core.kinds import Names
from stockpot.core.options import LANGUAGES, Options, Text
from stockpot.core.parts import Parts
from stockpot.core.players import NOTHING_SAID, Players
from stockpot.core.plugins import brought, load_brought
from stockpot.core.record import Record
from stockpot.core.rule import COMPILED
from stockpot.core.speech import Refusal, Said, Speech
from stockpot.core.text import brief
from stockpot.core.trail import WIDTH

if TYPE_CHECKING:
    from rich.text import Text as RichText

Row = tuple[int, ...]
"""A row of the trail: the kind of event and its numbers."""

ALL_OPEN = -2
"""As a viewer: somebody who sees every card. Not -1, by which `core/table.py` means a spectator, who sees the least."""

Viewer = int | None
"""Who looks: a seat, `None` for a spectator, or `ALL_OPEN`."""


@dataclass(frozen=True)
class Told:
    """An event as one viewer may know it. In the text, where it was asked for, `{0}` stands for the player in seat 0."""

    kind: str
    data: Mapping[str, Any]
    text: str = ""


class KnowledgeRoom(Protocol):
    """Hidden information: what each viewer may know."""

    def public(self, s: Any) -> Mapping[str, Any]:
        """What everybody may know, ready for JSON: the view of a spectator. It is read and never changed."""

    def own(self, s: Any, viewer: int, known: Mapping[str, Any]) -> Mapping[str, Any]:
        """What one viewer knows beyond that: the parts of `known` that differ in the view of this seat, or of `ALL_OPEN`."""


class WordsRoom(Protocol):
    """Moves, questions, refusals and events as data; `Game.speech` writes the sentences."""

    def write(self, s: Any, seat: int, action: int) -> str:
        """An action in the notation of records."""

    def read(self, s: Any, seat: int, text: str) -> int | None:
        """The action that a text names, in any language, legal or not; `None` when it names none."""

    def parts(self, s: Any, seat: int, action: int) -> dict[str, Any]:
        """An action for programs, in the words of views: its `kind`, and what this kind has. Says no more than `write`."""

    def asks(self, s: Any, seat: int) -> Said:
        """The question that a seat has to answer now; called only while it owes a decision."""

    def why_not(self, s: Any, seat: int, action: int) -> Refusal:
        """Why this seat may not do this now; called only for actions that are not legal."""

    def tell(self, event: Row, viewer: Viewer) -> Told | None:
        """An event as a viewer may know it; `None` when it is hidden from them."""

    def note_size(self, s: Any, seat: int, action: int) -> int:
        """How many characters of free text may accompany this move: 0 where none may."""


class PositionRoom(Protocol):
    """Any situation as JSON."""

    def write(self, s: Any) -> dict[str, Any]:
        """The whole situation, hidden parts included."""

    def read(self, position: Mapping[str, Any]) -> Any:
        """The state for a situation; `BadPosition` says what is wrong with it."""


@dataclass(frozen=True)
class Lesson:
    """How a lesson starts: a seed and options, or a position. The learner sits in `seat`, bots of `level` in the others."""

    players: int
    seat: int
    level: str
    seed: str = ""
    position: Mapping[str, Any] | None = None
    options: Mapping[str, Any] = field(default_factory=dict)


class ScreenRoom(Protocol):
    """The table in a terminal."""

    def draw(self, view: Mapping[str, Any], names: list[str], lang: str) -> RichText:
        """The table as somebody with this view sees it, at most 80 columns wide."""


def _nothing(s: Any) -> list[Row]:  # noqa: ARG001
    return []


def _never(action: int) -> bool:  # noqa: ARG001
    return False


def _no_refusal(s: Any, seat: int, text: str) -> Refusal | None:  # noqa: ARG001
    return None


def _no_conflict(players: int, options: Mapping[str, Any]) -> None:
    pass


@functools.cache
def seat_names(lang: str, seats: int) -> list[str]:
    """Default names of the seats."""
    return [HOUSE[lang].say("seat-number", n=number) for number in range(seats)]


def check_lang(lang: Any) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"Languages are {', '.join(LANGUAGES)}; not {lang!r}.")
    return str(lang)


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """Everything the house knows about a game. There is one of each, so games are compared by identity."""

    name: str
    title: Text
    summary: Text
    rules_version: int
    """Goes up with every change that would replay an old record differently."""
    state: type[Record]
    players: range
    n_actions: int
    n_features: int
    options: Options
    folder: Path
    knowledge: KnowledgeRoom
    words: WordsRoom
    speech: Speech
    position: PositionRoom
    check_options: Callable[[int, Mapping[str, Any]], None] = _no_conflict
    """Refuses options that conflict with each other or with the number of players; gets the values of all options."""
    bots: Players = NOTHING_SAID
    """How bots play it and what they say, as far as that is the game's affair."""
    designer: str = ""
    """Who invented the game."""
    minutes: int = 30
    """How long people take."""
    weight: Literal["light", "medium", "heavy"] = "medium"
    """How much there is to learn and to weigh up."""
    row_width: int = WIDTH
    """How wide the rows of its trail are (`Event.row_width()`)."""
    declines: Callable[[int], bool] = _never
    """Does this action decline an offer? Then the word “pass” means it too."""
    why_unread: Callable[[Any, int, str], Refusal | None] = _no_refusal
    """The rule to cite when `words.read` finds no action for a text whose meaning is clear all the same: too many cards, say."""
    opening: Callable[[Any], list[Row]] = _nothing
    """What has happened before the first decision, read off the state as a game begins: rows as in the trail."""
    shows: frozenset[int] = frozenset()
    """Kinds of events with which a card is drawn or shown for good: no such move is taken back without asking, not even where
    everybody could have known the card."""
    unforeseen: frozenset[int] = frozenset()
    """Kinds of events that may tell what a seat could not know (`Event.unforeseen()`): previews end before them."""
    previewed: Callable[[int], bool] = _never
    """Does a table show, beside this action, what it is certain to bring (`DECISIONS.previewed`)?"""
    most_decisions: Callable[[int, Mapping[str, Any]], int | None] | None = None
    """How many decisions a game takes at most; gets the values of all options. Nothing where it may go on for ever."""
    checked_bytes: Callable[[Any], bytes] = Record.to_bytes
    """The bytes of a state that the checksum of a record covers: its own, or those of an older layout (a room `former`)."""
    observation_parts: Parts = field(default_factory=Parts)
    """What lies where in an observation: name, place, shape and meaning of each part (`parts.py`)."""
    figures: str = ""
    """The room whose `main(arguments)` prints what the game's card lists amount to, where there is one."""

    def __post_init__(self) -> None:
        if self.observation_parts.size not in (0, self.n_features):
            raise ValueError(
                f"{self.name} has {self.n_features} features, and parts of {self.observation_parts.size} numbers."
            )

    @functools.cached_property
    def decisions(self) -> Decisions:
        """What players decide."""
        return next(declared for declared in self.speech.declared if isinstance(declared, Decisions))

    @property
    def action_names(self) -> tuple[str, ...]:
        """What every action is called: as records write it; where that depends on the situation, what is always true of it."""
        return self.decisions.names

    @property
    def action_parts(self) -> tuple[dict[str, Any], ...]:
        """Every action for programs: its `kind`, and what this kind has, as far as it is the same in every situation."""
        return self.decisions.outlines

    @property
    def usual_players(self) -> int:
        """The default number of players."""
        return self.players[min(2, len(self.players) - 1)]

    def check_players(self, players: Any) -> int:
        """The number of players, checked; `BadPlayers` if the game does not support it."""
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.players:
            raise BadPlayers(
                f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {brief(players)}."
            )
        return players

    def encode_options(self, players: int, values: Mapping[str, Any]) -> Any:
        """The options as the rules take them; `BadOption` when one is unknown or wrong, or when they conflict."""
        if not isinstance(values, Mapping):
            raise BadOption(f"Options are given as a mapping of names to values, not {brief(values)}.")
        numbers = self.options.encode(values)
        self.check_options(players, self._all_options(values))
        if not COMPILED:
            return numbers
        import numpy as np

        return np.array(numbers, np.int64)

    def longest(self, players: int, values: Mapping[str, Any]) -> int | None:
        """How many decisions a game takes at most; `None` where that has no bound."""
        return self.most_decisions and self.most_decisions(players, self._all_options(values))

    def _all_options(self, values: Mapping[str, Any]) -> dict[str, Any]:
        values = self.options.renewed(values)
        return {option.name: values.get(option.name, option.default) for option in self.options}

    # ------------------------------------------------------------------------------------------------ in people's words

    def label(self, s: Any, seat: int, action: int, lang: str, names: Names = None) -> str:
        """An action as people read it."""
        if names is None:
            names = seat_names(lang, self.players[-1])
        parts = self.words.parts(s, seat, action)
        return self.speech.write(Said(f"move-{parts['kind'].replace(' ', '-')}", parts), lang, names)

    def asks(self, s: Any, seat: int, lang: str, names: Names = None) -> str:
        """The question that a seat has to answer now, in a sentence."""
        return self.speech.write(self.words.asks(s, seat), lang, names)

    def why_not(self, s: Any, seat: int, action: int, lang: str) -> Reason:
        """Why this seat may not do this now, in a sentence."""
        return self.reason(self.words.why_not(s, seat, action), lang)

    def reason(self, refusal: Refusal, lang: str) -> Reason:
        """A refusal in a sentence."""
        return Reason(refusal.rule, self.speech.write(refusal.said, lang), refusal.said)

    def tell(self, row: Row, viewer: Viewer, lang: str, names: Names = None) -> Told | None:
        """An event as a viewer may know it, with its sentence; `None` when it is hidden from them."""
        told = self.words.tell(row, viewer)
        return told and replace(told, text=self.speech.tell(told.kind, told.data, lang, names))

    # --------------------------------------------------------------------------------------------------- what lies beside

    @property
    def package(self) -> str:
        """The package whose modules are the game's rooms."""
        return self.state.__module__.rpartition(".")[0]

    @property
    def screen(self) -> ScreenRoom:
        """The table in a terminal; loaded when it is first asked for, since only terminals have what it draws with.

        A game without this room is drawn from its `components`.
        """
        own = f"{self.package}.screen"
        return cast(ScreenRoom, importlib.import_module(own if find_spec(own) else "stockpot.components.screen"))

    def rulebook(self, lang: str) -> str:
        """The rulebook as Markdown; in English where it is not translated."""
        texts = self.speech.texts.folder
        found = texts / check_lang(lang) / f"{self.name}.md"
        return (found if found.is_file() else texts / "en" / found.name).read_text(encoding="utf-8")

    @functools.cached_property
    def lessons(self) -> Mapping[str, Lesson]:
        """What lessons begin from, by name (`lessons.json`); none where the game has no such room."""
        file = self.folder / "lessons.json"
        found = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        return {name: Lesson(**lesson) for name, lesson in found.items()}

    @functools.cached_property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        """Variants of the house by name, as the options that make them (`presets.json`); none where there is no such file.

        What they are called and what they do stands in the catalogues: `preset-brisk` and `preset-brisk-about`.
        """
        file = self.folder / "presets.json"
        found: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        return found

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return game, (self.name,)


FUNCTIONS = {
    "rules": ("setup", "waiting", "legal", "play", "scores", "stage", "able", "sound"),
    "knowledge": ("redeal", "secret"),
    "advice": ("outcome", "thumb", "belief"),
    "features": ("observe",),
    "plans": ("plans",),
    "outlook": ("outlook",),
}
"""Which room of a game implements which functions of `core/generic.py`."""
MAY_SAY = {
    "state": ("check_options", "most_decisions"),
    "parts": ("most_decisions",),
    "words": ("opening", "why_unread", "declines"),
    "former": ("checked_bytes",),
}
"""Optional names in rooms that every game has; each fills the field of `Game` with the same name."""
MAY_BE = ("decisions", "former", "outlook", "pieces", "parts", "plans", "players")
"""Optional rooms."""


def game_of_rooms(package: str, **more: Any) -> Game:
    """Build the `Game` of a package from its rooms, which use the same names in every game; called from the package's `__init__`.

    The package is called after the game: `soup`, or `stockpot_stew`. `more` is what only the game can say: how long it takes,
    for instance. A large game may declare its decisions in a room `decisions`, and the parts of its observations in `parts`.
    """
    from stockpot.core.generic import register
    from stockpot.core.points import points

    needed = {*FUNCTIONS, "state", "words", "position"} - {*MAY_BE}
    at_hand = (*sorted(needed), *(name for name in MAY_BE if find_spec(f"{package}.{name}")))
    rooms = {name: importlib.import_module(f"{package}.{name}") for name in at_hand}

    def declared(name: str, *where: str) -> Any:
        for room in where:
            if room in rooms and hasattr(rooms[room], name):
                return getattr(rooms[room], name)
        raise TypeError(f"{package} lacks {name}, which belongs into the room {where[0]}")

    def said(where: Mapping[str, tuple[str, ...]]) -> dict[str, Any]:
        return {
            name: getattr(rooms[room], name)
            for room, names in where.items()
            for name in names
            if hasattr(rooms.get(room), name)
        }

    state, words = rooms["state"], getattr(rooms["words"], "WORDS", rooms["words"])
    usually = {"scores": points} if "points" in state.State.layout else {}
    register(state.State, **usually | said(FUNCTIONS))
    texts, decisions = declared("TEXTS", "state", "decisions"), declared("DECISIONS", "state", "decisions")
    fewest, most = declared("MIN_PLAYERS", "state", "pieces"), declared("MAX_PLAYERS", "state", "pieces")
    parts = declared("PARTS", "features", "parts")
    usual = {
        "name": package.rpartition(".")[2].removeprefix("stockpot_"),
        "title": texts.message("title"),
        "summary": texts.message("summary"),
        "rules_version": 1,
        "state": state.State,
        "players": range(fewest, most + 1),
        "n_actions": decisions.size,
        "n_features": getattr(rooms["features"], "N_FEATURES", parts.size),
        "observation_parts": parts,
        "options": state.OPTIONS,
        "folder": Path(str(state.__file__)).parent,
        "knowledge": rooms["knowledge"],
        "words": words,
        "speech": getattr(words, "speech", None) or words.SPEECH,
        "position": getattr(rooms["position"], "POSITION", rooms["position"]),
        "bots": declared("PLAYERS", "players") if "players" in rooms else NOTHING_SAID,
        "declines": decisions.declines,
        "previewed": decisions.previewed,
        "unforeseen": state.Event.unforeseen(),
        "row_width": state.Event.row_width(),
    }
    return Game(**usual | said(MAY_SAY) | more)


SHELF = ("soup", "sapotage", "ursuppe", "pantry", "sapone")
"""The games of the house."""


def game_names() -> list[str]:
    """The names of all games: those of the house, then those that other packages bring."""
    return [*SHELF, *(name for name in brought("stockpot.games") if name not in SHELF)]


def game(name: str) -> Game:
    """The game of this name; its rules are loaded when it is first asked for."""
    return _load(name if isinstance(name, str) else brief(name))


@functools.cache
def _load(name: str) -> Game:
    if name in SHELF:
        found = importlib.import_module(f"stockpot.games.{name}").GAME
    elif name in game_names():
        found = load_brought("stockpot.games", name)
    else:
        raise UnknownGame(f"There is no game {brief(name)}; the games are: {', '.join(game_names())}.")
    if not isinstance(found, Game) or found.name != name:
        raise UnknownGame(f"What another package brings as the game {name!r} is {found!r}.")
    return found
