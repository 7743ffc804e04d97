"""The wire protocol: every message of the socket. The bodies of the REST interface are in `api/rest.py`.

Version 2. A message is a JSON object whose `type` says which it is. Fields that a message does not know are refused; so are
messages above `MESSAGE_BYTES`. Sentences are not sent: a message names the text of a catalogue (`texts/<language>`) and what it
is about, and the reader's program writes it in the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from stockpot.core.options import LANGUAGES
from stockpot.core.struct import UNSET, DecodeError, Decoder, Encoder, Meta, Raw, Struct, UnsetType

VERSION = 2
MESSAGE_BYTES = 16 * 1024
BODY_BYTES = 64 * 1024
RECORD_BYTES = 2 * 1024 * 1024
CHAT_SIZE = 500
NOTE_SIZE = 250
NAME_SIZE = 24
"""How long texts may be when they are tidied (`room/text.py`)."""
UNTIDY = 4
"""They may come this many times as long: what cannot be seen is taken out first."""

Reaction = Literal["laugh", "clap", "wow", "sad", "angry", "thanks", "yum", "yuck", "hurry", "well played"]
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)

lang_pattern = f"^({'|'.join(LANGUAGES)})$"
Lang = Annotated[str, Meta(pattern=lang_pattern)]
"""A language that there are texts in."""
Pace = Literal["live", "own"]
UndoRule = Literal["consent", "free", "none"]
Status = Literal["waiting", "playing", "over", "closed"]
Notices = Literal["none", "email", "webhook"]
PlanEnd = Literal["done", "illegal", "shown", "turn", "over"]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Key = Annotated[str, Meta(min_length=1, max_length=36)]
GuestKey = Annotated[str, Meta(min_length=1, max_length=32)]
"""How the host names a person at one table."""
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Code = Annotated[str, Meta(max_length=64)]
OptionValue = bool | int | str | list[int] | dict[str, str]
"""What an option can be set to; texts by name are card lists."""
MoveName = Annotated[str, Meta(max_length=300)] | Annotated[int, Meta(ge=0, le=2**31)]
"""An action's text, in any language, or its number."""

# ------------------------------------------------------------------------------------------------- from client to server


class Ask(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Something a client wants. `id` is the client's own name for it, used once: the answer bears it, and a request that is
    sent again under the same name (because the connection broke before the answer came) is carried out once."""

    id: Key


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The first message. `seq`: the last news the client has (0: none); it gets exactly what it missed."""

    v: int
    seq: Annotated[int, Meta(ge=0, le=2**53)] = 0
    code: Code = ""
    """The invitation, for a table that is not open."""
    seat: SeatNumber | None = None
    """Which of your seats looks, if you hold several."""
    previews: bool = False
    """Do you show what a choice is certain to bring? Then choices come with it, where the game has it shown."""


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True, frozen=True):
    """Are you there? Answered by `pong`."""


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Who holds several seats (one screen passed around) says who looks at it: one of these seats, or nobody. Only what
    that seat may know is sent from here on, beginning with a new `welcome` and the news of that seat after `seq`."""

    id: Key
    seat: SeatNumber | None = None
    seq: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Sit(Ask, frozen=True):
    """Take a seat before the start; without a number, the first free one. `name`: of who sits there, at one screen."""

    seat: SeatNumber | None = None
    code: Code = ""
    name: Annotated[str, Meta(max_length=UNTIDY * NAME_SIZE)] = ""


class Seat(Ask, frozen=True):
    """The host puts a bot into a free seat, or with no level empties a seat, before the start."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)] = ""


class Start(Ask, frozen=True):
    """Begin; every seat must be taken."""


class Close(Ask, frozen=True):
    """The host calls the table off before the game begins, for everybody."""


class InSeat(Ask, frozen=True, kw_only=True):
    """Something asked from a seat. `seat` may be left out by who has only one, or looks through its eyes."""

    seat: SeatNumber | None = None


class Play(InSeat, frozen=True):
    """A decision: an action's text (in any language) or its number; a note where the game has a place for it."""

    move: MoveName
    note: Annotated[str, Meta(max_length=UNTIDY * NOTE_SIZE)] | None = None


class Undo(InSeat, frozen=True):
    """Take the last move back. Done at once where nothing was shown since; else a proposal to the others."""


class Answer(InSeat, frozen=True):
    """Agree to the proposal that is open, or not."""

    yes: bool


class Cancel(Ask, frozen=True):
    """Take your proposal back. A move of yours does so too."""


class Leave(InSeat, frozen=True):
    """Get up. After the start a bot plays for you until you return."""


class Return(InSeat, frozen=True):
    """Play again after having left."""


class Resign(InSeat, frozen=True):
    """Give up for good; a bot plays on."""


class Nudge(Ask, frozen=True):
    """Remind the person in a seat, who is away, that it is their turn."""

    seat: SeatNumber


class Replace(Ask, frozen=True):
    """Let a bot play for the person in a seat, who has been away too long, until they return."""

    seat: SeatNumber


class Chat(Ask, frozen=True):
    """Say something to all at the table; `aside`: from those who only look on, to each other."""

    text: Annotated[str, Meta(min_length=1, max_length=UNTIDY * CHAT_SIZE)]
    aside: bool = False


class React(Ask, frozen=True):
    """One of `REACTIONS`."""

    what: Annotated[str, Meta(max_length=20)]


class Mute(Ask, frozen=True):
    """The host takes the word from a person, or gives it back (`on`: false)."""

    person: GuestKey
    on: bool = True


class Remove(Ask, frozen=True):
    """The host sends a person away from this table: anybody but those who play in a game that has begun. Or lets them come
    again (`on`: false)."""

    person: GuestKey
    on: bool = True


class Rematch(Ask, frozen=True):
    """After the end: the same game with the same players, at a new table."""


Talk = Chat | React
Request = (
    Sit
    | Seat
    | Start
    | Close
    | Play
    | Undo
    | Answer
    | Cancel
    | Leave
    | Return
    | Resign
    | Nudge
    | Replace
    | Chat
    | React
    | Mute
    | Remove
    | Rematch
)


class Hint(InSeat, frozen=True):
    """What would an expert do? Answered by `hints`, from what the seat may know alone."""

    count: Annotated[int, Meta(ge=1, le=20)] = 5


class Why(InSeat, frozen=True):
    """Why may I not do this? Answered by `reason`."""

    move: MoveName


class Plan(InSeat, frozen=True):
    """What would become of these moves of mine, one after the other? Nobody else hears of it. Answered by `planned`."""

    moves: Annotated[list[MoveName], Meta(min_length=1, max_length=40)]


Question = Hint | Why | Plan
FromClient = Hello | Ping | Look | Request | Question

# ------------------------------------------------------------------------------------------------- from server to client


class Clock(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """How long people may think, in seconds: about each decision (`move`), in the whole game (`game`; `increment` is added after
    each decision). Who runs out of time is replaced by a bot until they return."""

    move: Annotated[int, Meta(ge=1, le=5_184_000)] | None = None
    game: Annotated[int, Meta(ge=1, le=31_536_000)] | None = None
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class NewsItem(Struct, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True):
    """Something that happened, as the one who reads it may know it. `seq` counts the news of one viewer from 1."""

    seq: int
    at: int
    """Milliseconds since 1970."""


class Sentence(Struct, omit_defaults=True):
    """Something to say: a message of the game's catalogue, and what it is about (`core/speech.py`)."""

    key: str
    data: dict[str, Any] = {}


class Happening(Struct):
    """One event of a move, as you may know it. Its sentence is the message of this name in the game's catalogue."""

    kind: str
    data: dict[str, Any]


class Sat(NewsItem):
    """A person took a seat."""

    seat: int
    name: str


class Seated(NewsItem):
    """The host put a bot of a level into a seat, or emptied it."""

    seat: int
    level: str = ""


class Started(NewsItem):
    """Play began: with the deal and whatever else comes before the first decision."""

    events: list[Happening] = []


class Closed(NewsItem):
    """The host called the table off: nobody plays here."""


class Words(Struct, omit_defaults=True):
    """What a seat has said along with a move."""

    seat: int
    text: str
    remark: str = ""
    """Where a bot's words stand in the game's catalogue."""


class Moved(NewsItem):
    """A seat took a decision. What others may not know of it is not in the events."""

    seat: int
    events: list[Happening]
    note: str | None = None
    remark: str = ""
    """Where the note, being a bot's, stands in the game's catalogue."""
    heard: list[Words] = []
    """What others had said along with hidden moves, now that these are opened."""


class Asked(NewsItem):
    """A seat proposes to take its last move back; all other people are asked."""

    seat: int


class Withdrawn(NewsItem):
    """A seat takes its proposal back."""

    seat: int


class Lapsed(NewsItem):
    """The proposal of a seat was not answered in time."""

    seat: int


class Answered(NewsItem):
    """A seat agreed, or not."""

    seat: int
    yes: bool


class Undone(NewsItem):
    """A seat's last move, and all after it, were taken back."""

    seat: int
    moves: int
    """How many."""


class Left(NewsItem):
    """A person got up."""

    seat: int


class Returned(NewsItem):
    """A person plays again."""

    seat: int


class Resigned(NewsItem):
    """A person gave up."""

    seat: int


class TimedOut(NewsItem):
    """A person's time ran out; a bot plays for them until they return."""

    seat: int


class Nudged(NewsItem):
    """A person who is away was reminded that it is their turn; `by`: the seat of who did it."""

    seat: int
    by: int | None = None


class Replaced(NewsItem):
    """A bot plays for a person who is away until they return; `by`: the seat of who let it."""

    seat: int
    by: int | None = None


class Said(NewsItem):
    """Somebody said something: the player in a seat, or a spectator (no seat)."""

    name: str
    text: str
    seat: int | None = None
    person: str = ""
    """Stands for them at this table alone: to block them by."""
    aside: bool = False
    """Among those who only look on."""


class Reacted(NewsItem):
    """Somebody reacted."""

    name: str
    what: str
    seat: int | None = None
    person: str = ""


class Muted(NewsItem):
    """The host has taken the word from a person, or given it back."""

    name: str
    on: bool


class Removed(NewsItem):
    """The host has sent a person away, or lets them come again."""

    name: str
    on: bool = True


class Rematched(NewsItem):
    """There is a new table for the same players. `by`: the seat that asked for it first."""

    table: str
    by: int | None = None


News = (
    Sat | Seated | Started | Closed | Moved | Asked | Withdrawn | Lapsed | Answered | Undone | Left | Returned | Resigned
    | TimedOut | Nudged | Replaced | Said | Reacted | Muted | Removed | Rematched
)  # fmt: skip


class SeatInfo(Struct, omit_defaults=True):
    """A seat: free, or with a person or bot in it."""

    player: Literal["free", "person", "bot"]
    name: str = ""
    """What a person wants to be called; a bot's in English: people read `persona-key` of the bots' catalogue."""
    level: str = ""
    """Of the bot that plays: also for a person who has left or resigned."""
    here: bool = False
    """A person with this table open."""
    left: bool = False
    resigned: bool = False
    nudge_at: int = 0
    """From when on this person, who is away and for whom all wait, may be nudged (the server's time); 0: not."""
    bot_at: int = 0
    """From when on a bot may be let play for this person, who is away and for whom all wait; 0: not."""
    persona: str = ""
    """Who a bot is: the key of its persona. What it is known for, `motto-key` of the bots' catalogue says."""
    face: str = ""
    """The name of the emoji that shows it."""


class Guest(Struct, omit_defaults=True):
    """Somebody at the table, for its host. `person` stands for them at this table alone."""

    person: str
    name: str
    seat: int | None = None
    muted: bool = False


class Proposal(Struct):
    """A proposal to take moves back: who asks, and who has not answered yet."""

    seat: int
    waiting: list[int]
    moves: int
    """How many moves would go: the asker's last one, and all after it."""
    what: Happening | None
    """What that move did, as you may know it; nothing when it told you nothing."""
    until: int
    """When it lapses, in the server's time."""


class TableInfo(Struct, omit_defaults=True):
    """A table and who sits there."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    status: Status
    open: bool
    undo: UndoRule
    seed_hash: str
    """SHA-256 of the seed, in hexadecimal: fixed before the first move."""
    you: int | None = None
    """Your seat; with several, the one that looks at the screen."""
    yours: list[int] = []
    """All seats that you hold."""
    hotseat: bool = False
    """Several people share a screen: one person may hold several seats."""
    lesson: bool = False
    """Made from a seed or position of somebody's choice, for practice: never listed, never rated."""
    imported: bool = False
    """A record of a game that was played elsewhere: to look at again."""
    carried: bool = False
    """Begun on a device of who made it, who could have looked at every card: the hash of its seed proves nothing."""
    hints: bool = True
    """Hints may be asked for."""
    polite: bool = False
    """Swear words are masked in what people write."""
    clock: Clock | None = None
    pace: Pace = "live"
    stand_in: str = "cook"
    """The bot that plays for somebody who has left or run out of time."""
    silence: int = 0
    """Seconds after which others may let it play for somebody who is away; 0: never."""
    first_to: int = 1
    """Games that somebody has to win, at this table and its rematches: 2 is best of three."""
    wins: list[int] = []
    """In such a series: how many games each seat has won."""
    host: bool = False
    """You made this table."""
    made_by: str = ""
    """The host's name."""
    code: str = ""
    """The invitation, for those who sit here or made the table."""
    card: str = ""
    """For them, too: lets others see what an invitation says, and nothing more."""
    seed: str = ""
    """After the end."""
    proposal: Proposal | None = None
    rematch: str = ""
    spectators: int = 0
    guests: list[Guest] = []
    """For the host: the others who sit here, and those who look on and have a name."""
    removed: list[Guest] = []
    """For the host: whom they have sent away."""
    muted: bool = False
    """The host has taken the word from you."""
    nameless: bool = False
    """You have no name here yet: give one before you talk or sit down."""


class Choice(Struct, omit_defaults=True):
    """Something you may do now."""

    id: int
    text: str
    """In the notation of records."""
    parts: dict[str, Any]
    """What it is made of: `kind` and what this kind has. Its label is the message `move-kind` of the game's catalogue."""
    note: int = 0
    """So many characters of free text may ride along; none without it."""
    preview: list[Happening] = []
    """What is certain to happen then, as far as you can know: where `hello` asked for previews and the game has them shown."""


class SeatClock(Struct, omit_defaults=True):
    """The clock of a seat. Times are the server's (`now` in `welcome`), in milliseconds since 1970."""

    left: int | None = None
    """Milliseconds left for the whole game when the clock was last stopped; absent without such a limit."""
    deadline: int | None = None
    """When the time runs out; absent while the clock stands still."""


class Turn(Struct, omit_defaults=True):
    """Who owes a decision, and what you may decide."""

    to_act: list[int]
    asks: Sentence | None = None
    """What you decide now."""
    legal: list[Choice] = []
    undo: bool = False
    """You have a move that could be taken back, freely or by consent."""
    clocks: list[SeatClock] = []
    """One for each seat, at a table with clocks."""


class Situation(Turn, kw_only=True):
    """The game as you may know it: the view of your seat, or a spectator's."""

    view: dict[str, Any]


class Message(Struct, tag_field="type", tag=str.lower, omit_defaults=True):
    """What the server sends."""


class Welcome(Message):
    """The answer to `hello`; updates with all you missed follow."""

    v: int
    table: str
    seat: int | None = None
    now: int = 0
    """What the server's clock says."""


class Update(Message):
    """News, and the table and the game as they are now. A part that has not changed since the last update is absent."""

    seq: int
    news: list[News] = []
    table: TableInfo | Raw | UnsetType = UNSET
    game: Situation | Raw | UnsetType = UNSET


class Done(Message):
    """Your request was carried out, and what it changed is on disk. `table`: the table of a rematch."""

    id: str
    table: str = ""


class Refused(Message):
    """Your request was not carried out; nothing changed. `rule`: the rule of the game that forbids a move.

    `text` is for programmers; people are told by the code, or in the words of the game (`said`).
    """

    code: str
    text: str
    id: str = ""
    rule: str = ""
    said: Sentence | None = None


class Pong(Message):
    """I am here."""


class Advice(Struct, omit_defaults=True):
    """A move, the share of the victory expected of it, and how many simulations say so; the best one says why."""

    id: int
    text: str
    parts: dict[str, Any]
    share: float
    simulations: int
    because: Sentence | None = None


class Hints(Message):
    """What an expert thinks of your moves, best first. `simulations`: over all moves."""

    id: str
    best: list[Advice]
    simulations: int


class Reason(Message):
    """Whether a move is allowed, and if not, by which rule and why."""

    id: str
    legal: bool
    rule: str = ""
    said: Sentence | None = None


class PlanStep(Struct):
    """A move of a plan: what would happen, and the game as it would be."""

    text: str
    parts: dict[str, Any]
    events: list[Happening]
    game: Situation


class Planned(Message):
    """How far a plan goes. `end` says why not further: a move is against the rules (`illegal`), something would be shown that
    is hidden or left to chance (`shown`), it is others' turn (`turn`), the game would be over (`over`); `done`: all was
    played."""

    id: str
    steps: list[PlanStep]
    end: PlanEnd
    rule: str = ""
    said: Sentence | None = None


ToClient = Welcome | Update | Done | Refused | Pong | Hints | Reason | Planned
Reply = Hints | Reason | Planned


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to make. `seats`: for each seat "me", "free", or the level of a bot.

    With `hotseat`, "me" may stand several times, and `names` says who sits in which seat. With `lesson`, one of the game's
    lessons by name, the table has the seats, the options and the beginning of that lesson; it is never listed.
    """

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[Level], Meta(max_length=16)] = []
    options: dict[str, OptionValue] = {}
    open: bool = False
    undo: UndoRule = "consent"
    hints: bool = True
    polite: bool = False
    """Mask swear words in what people write."""
    clock: Clock | None = None
    pace: Pace = "live"
    """`own`: people come back when they have time, and are sent a notice when it is their turn."""
    stand_in: Level = "cook"
    first_to: Annotated[int, Meta(ge=1, le=5)] = 1
    """Games that somebody has to win, at this table and its rematches: 2 is best of three."""
    silence: Annotated[int, Meta(ge=0, le=2_592_000)] | None = None
    """Seconds after which others may let it play for somebody who is away, where there is no clock: 0 for never, else at least
    60; usually 180, and at people's own pace a day."""
    hotseat: bool = False
    names: Annotated[list[Annotated[str, Meta(max_length=UNTIDY * NAME_SIZE)]], Meta(max_length=16)] = []
    lesson: Annotated[str, Meta(max_length=40)] = ""


_client: Decoder[FromClient] = Decoder(FromClient)
encode = Encoder().encode


def decode_client(data: bytes) -> FromClient:
    """A client's message; `DecodeError` says what is wrong with it."""
    return _client.decode(data)


class _Named(Struct):
    id: Key = ""


_named: Decoder[_Named] = Decoder(_Named)


def name_of(data: bytes) -> str:
    """The name of a request that is otherwise wrong, so that its refusal can bear it; empty when there is none."""
    try:
        return _named.decode(data).id
    except (DecodeError, UnicodeDecodeError, RecursionError):
        return ""
