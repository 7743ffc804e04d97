"""The bodies of the REST interface: what requests and responses hold."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from stockpot.components.declared import Layout
from stockpot.core.struct import Meta, Struct
from stockpot.room.protocol import (
    NAME_SIZE,
    UNTIDY,
    Code,
    GuestKey,
    Happening,
    Lang,
    NewTable,
    Notices,
    OptionValue,
    SeatNumber,
    Sentence,
    Status,
)

Minute = Annotated[int, Meta(ge=0, le=1439)]
"""Of a day."""


class Name(Struct, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=UNTIDY * NAME_SIZE)]


class Me(Struct):
    """Who you are here."""

    name: str
    since: int
    before: str = ""
    """Who you were on this device before you became this person, while you can go back."""


class Forgotten(Struct):
    """You are deleted."""

    done: bool


class Settings(Struct, forbid_unknown_fields=True):
    """How you want to be told that it is your turn at a table at your own pace."""

    notices: Notices = "none"
    email: Annotated[str, Meta(max_length=320)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    lang: Lang = "en"
    quiet: tuple[Minute, Minute] | None = None
    """Minutes of your day from and until which nothing is sent."""
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"
    """Your time zone: `Europe/Zurich`."""


class YourSettings(Struct):
    """Your settings. `confirmed`: you have opened the link in the letter sent to your address. `mail`: letters are sent here."""

    notices: Notices
    email: str
    confirmed: bool
    webhook: str
    lang: Lang
    mail: bool
    quiet: tuple[int, int] | None
    zone: str
    push_key: str
    """What a browser subscribes to push messages of this server with."""
    browsers: int
    """How many browsers take them for you."""


class Subscribe(Struct, forbid_unknown_fields=True):
    """A browser that takes push messages: what its push manager says of it."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=60)]
    lang: Lang | None = None
    """In which to be told; as before if nothing is said."""


class Subscribed(Struct):
    """This browser takes them now; a `DELETE` of this path ends it."""

    stop: str


class Known(Struct):
    """Somebody you know. `person` stands for them where you ask, and nowhere else."""

    person: str
    name: str


class Friends(Struct):
    """The people with whom you have sat at a table."""

    people: list[Known]


class Friend(Struct, forbid_unknown_fields=True):
    """One of them."""

    person: GuestKey


class Invited(Struct):
    """An invitation was sent. `told`: they have a browser, a mailbox or a webhook that takes it."""

    told: bool


class Blocks(Struct):
    """The people from whom you do not want to hear."""

    people: list[Known]


class Block(Struct, forbid_unknown_fields=True):
    """Somebody at a table, by what stands for them there."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    person: GuestKey
    code: Code = ""


class BlockedHere(Struct):
    """Those of them at a table, by what stands for them there."""

    persons: list[str]


class PasskeyInfo(Struct):
    """A passkey of yours: when it was made, and when it was last used."""

    id: str
    since: int
    used: int


class Passkeys(Struct):
    """Your passkeys."""

    keys: list[PasskeyInfo]


class BotToken(Struct):
    """What a program shows to be who it is; whoever has it can play for it."""

    name: str
    token: str


class Carry(Struct):
    """A way to be the same person on another device: open `path` there, within the time, once."""

    token: str
    path: str
    qr: str
    """The full address as a QR code, SVG."""
    expires: int


class Carries(Struct):
    """Such ways that still work: until when, each."""

    expires: list[int]


class Claim(Struct, forbid_unknown_fields=True):
    """The token of such a way."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class Carried(Struct):
    """Who such a way leads to. Nothing is done yet: it is for a page that asks first. `you`: you are that person already."""

    name: str
    you: bool
    now: str = ""
    """Who you are on this device now; nobody yet when empty."""


class Changed(Struct):
    """So many were ended."""

    count: int


class Invitation(Struct, forbid_unknown_fields=True):
    """A seat to take, and the invitation to a table that is not open."""

    seat: SeatNumber | None = None
    code: Code = ""


class Imported(Struct):
    """Where an imported record can be looked at again."""

    table: str
    code: str
    """The invitation for others."""


class TableFile(Struct, forbid_unknown_fields=True):
    """A table that goes on elsewhere."""

    stockpot_table: int
    """The format of this file."""
    table: NewTable
    """How to make it there; "me" stands for who takes it along."""
    record: dict[str, Any] | None = None
    """The game so far, where it has begun: with the seed, and so with every card."""


class KeptTable(Struct, forbid_unknown_fields=True):
    """A table as a device keeps it: how it stands in the list, and the entries of its log, all as JSON."""

    summary: str
    entries: list[str]


class DeviceFile(Struct, forbid_unknown_fields=True):
    """All that a device has kept where there is no server."""

    stockpot_device: int
    """The format of this file."""
    me: Me | None
    tables: list[KeptTable]
    analyses: dict[str, Analysis]
    """Of finished games, by the names of their tables."""
    sha256: str
    """Of all of the above: a file that was damaged is found out."""
    page: dict[str, Any] = {}
    """What the page adds: its own settings."""


class DeviceTaken(Struct):
    """A device's file was taken in."""

    tables: int
    """How many tables were not here before, or had not got as far."""
    known: int
    """How many were."""
    page: dict[str, Any]
    """What the page had added to the file."""


class Listed(Struct, omit_defaults=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    free: int
    changed: int
    your_turn: bool = False
    names: list[str] = []
    """The other people who sit there."""
    bots: int = 0
    place: int = 0
    """Yours in a finished game; 0: none is known."""
    of: int = 0
    """How many played it."""
    score: int = 0
    last: Happening | None = None
    """What happened last in a game of yours that goes on, as all who look on were told."""
    seats: list[str] = []
    """Then, by seat: what people are called; empty for bots."""
    group: str = ""
    """The group of yours that it was made for."""


class Tables(Struct):
    """Tables that may be joined or watched by all, and your own."""

    open: list[Listed]
    yours: list[Listed]
    away: list[Listed] = []
    """Yours that you have put away."""


OptionKind = Literal["switch", "number", "numbers", "choice", "text"]
"""How an option can be set; `text`: a card list, as the lines of a CSV file."""


class OptionInfo(Struct, omit_defaults=True):
    """Something that may be set before a game. `about`: the rule that it changes, as the rulebook has it."""

    name: str
    kind: OptionKind
    default: OptionValue
    title: str
    about: str
    rule: str
    low: int | None = None
    high: int | None = None
    choices: list[str] | None = None
    labels: dict[str, str] | None = None


class BotInfo(Struct):
    """A level of bots that can be put into seats."""

    level: str
    about: str


class LessonInfo(Struct):
    """A lesson that a table can be made for: its name, how many play, and where you sit."""

    name: str
    players: int
    seat: int


class PresetInfo(Struct):
    """A variant of ours: what it is called, what it does, and the options that make it."""

    name: str
    title: str
    about: str
    options: dict[str, OptionValue]


class GameInfo(Struct):
    """A game on the shelf, in the language asked for."""

    name: str
    title: str
    summary: str
    designer: str
    """Who invented it; empty where nobody knows."""
    minutes: int
    """How long people take."""
    weight: Literal["light", "medium", "heavy"]
    rules: int
    players: list[int]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[BotInfo]
    lessons: list[LessonInfo]
    feats: dict[str, str]
    """What is remarkable in a game of it, by kind: what a group's record of it is called."""


class GameSpeech(Struct):
    """How a game speaks: its catalogue in the language asked for (Project Fluent), with what all games say and English behind it,
    and what its messages are made of."""

    texts: list[str]
    speech: dict[str, Any]
    """`pieces` by their kind, and the fields of `messages`: as `Speech` of `web/src/lib/speech.ts` has them."""
    layout: Layout | None = None
    """What lies on its table and how it looks, where the game declares it (`components.py`)."""


class Frame(Struct, omit_defaults=True):
    """A finished game after one of its moves; number 0 is its beginning, before any move."""

    number: int
    view: dict[str, Any]
    to_act: list[int]
    scores: list[int]
    seat: int | None = None
    text: str = ""
    parts: dict[str, Any] | None = None
    """What the move is made of."""
    note: str | None = None
    remark: str = ""
    events: list[Happening] = []


class Replay(Struct):
    """A part of a finished game as a viewer saw it, or with everything open."""

    game: str
    viewer: str
    moves: int
    """How many moves the whole game has: frames go from 0 to this number."""
    frames: list[Frame]
    scores: list[list[int]] = []
    """All scores after each move of the whole game; with the first frames only."""


class Judged(Struct):
    """One decision of a finished game that left a choice."""

    number: int
    seat: int
    played: str
    best: str
    """What the expert would have played."""
    loss: float
    """What the decision cost, `share` - `kept`; 0 for the expert's own choice."""
    share: float
    """The seat's chance to win with its best move: what it had."""
    kept: float
    """Its chance with the move that it played."""
    played_parts: dict[str, Any] | None = None
    best_parts: dict[str, Any] | None = None
    """What both moves are made of; only of the costliest."""


class Point(Struct):
    """Everybody's chances after so many moves, each as the player could last see them."""

    number: int
    chances: list[float]


class Account(Struct):
    """Where a player's result comes from: a fair share - `given` + `received` + `luck`."""

    accuracy: float
    """Of the chances that there were at each decision, how much was kept."""
    mistakes: int
    """Decisions that cost 5 % or more, in whole percent."""
    given: float
    """The victory's share given away by own decisions."""
    received: float
    """What the others gave away, an equal part of it."""
    luck: float
    """Cards, dice, and what nobody could know. All players' luck adds up to 0."""


class Analysis(Struct, omit_defaults=True):
    """A finished game through an expert's eyes, or how far looking at it has got."""

    status: Literal["none", "running", "done", "failed"]
    done: int = 0
    """Moves looked at so far."""
    moves: int = 0
    judged: list[Judged] = []
    costliest: list[int] = []
    """The numbers of the moves that gave most away, worst first."""
    line: list[Point] = []
    """From fair shares to the result."""
    players: list[Account] = []
    """By seat."""


class Problem(Struct, omit_defaults=True):
    """Why a request was refused."""

    code: str
    text: str
    rule: str = ""
    said: Sentence | None = None


class Health(Struct):
    """How the server is."""

    ok: bool
    version: str
    warm: list[str]
    """Games that are played without waiting."""
    compiling: str = ""
    """What is being compiled in the background, like `soup: search`. Until it is done, bots think a little slower."""
