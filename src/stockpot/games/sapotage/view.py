"""What a view of SaPotage is made of. `knowledge` fills it; the browser's types are written from it.

Every field is always there, except where it says `NotRequired`. Cards and judges are known by the names of their list.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from stockpot.core.view import TableView
from stockpot.games.sapotage.pieces import FLAVOR
from stockpot.games.sapotage.state import REACTION, Phase

Flavor = Annotated[str, FLAVOR]
Reaction = Annotated[str, REACTION]


class Worth(TypedDict):
    """What a flavor counts each time that it is in a dish."""

    favorite: int
    liked: int
    disliked: int


class Count(TypedDict):
    """A line of the score sheet of a dish."""

    flavor: Flavor | None
    """None: the line is of a bonus or sabotage card."""
    card: str | None
    """That card."""
    giver: int | None
    """Who slipped it in; none: its cook chose it."""
    times: int
    points: int


class Card(TypedDict):
    """An ingredient: all that is printed on it, and what it brings."""

    name: str
    kind: Literal["basic", "bonus", "sabotage"]
    group: str | None
    flavors: list[Flavor]
    """Three on a basic card, else none."""
    flat: int
    """Points of a bonus or sabotage card."""
    points: list[int]
    """What it brings with each of the judges."""


class Verdict(TypedDict):
    """How a judge was won."""

    winner: int | None
    votes: dict[str, int]
    """By the seat that voted: for whom. Only where there was a tie."""


class JudgeView(Verdict):
    """A judge turned up, with all that is printed on it."""

    name: str
    title: str
    favorite: Flavor
    likes: list[Flavor]
    dislikes: list[Flavor]


class PastJudge(Verdict):
    """A judge of the round judged last."""

    name: str


class Gift(TypedDict):
    """The card that a seat gave or discarded."""

    to: int | None
    """Whose dish; none: discarded."""
    card: Card | None
    """Where the viewer knows it."""


Foreign = TypedDict("Foreign", {"from": int, "card": Card | None})
"""A card that somebody put into a dish of another, where the viewer knows it."""


PastForeign = TypedDict("PastForeign", {"from": int, "card": str})
"""A card that somebody put into a dish of another in the round judged last."""


class SeatView(TypedDict):
    """A seat as the viewer may know it."""

    judges: list[str]
    """Those it has won."""
    cards: int
    """In its hand."""
    locked: bool
    """Does it owe no decision?"""
    dish: list[Card | None]
    """Own cards by place; none for one that the viewer cannot see."""
    uses: str | None
    """The shared card of its dish."""
    shown: bool
    """Is its dish turned up?"""
    gave: Gift | None
    foreign: list[Foreign]
    """What others put into its dish."""
    named_after: list[str] | None
    """The cards after which its dish is called when its cook gives it no name; once it is presented."""
    reactions: dict[str, Reaction]
    """To its dish, by seat."""
    presentation: int | None
    """Presentation points, when they have been counted."""
    points: list[int] | None
    """Of its ingredients, for each judge; only when shown."""
    sheets: list[list[Count]] | None
    """How these come about, for each judge."""
    totals: list[int] | None
    """These and the presentation points, as far as they have been counted."""
    hand: NotRequired[list[Card]]
    """This and what follows only where everything is open."""
    own_discards: NotRequired[list[str]]
    choice: NotRequired[Reaction | int | None]


class PastSeat(TypedDict):
    """A seat in the round judged last."""

    dish: list[str]
    named_after: list[str] | None
    uses: str | None
    votes: int
    """For its dish, where a tie was put to the vote; by all judges together."""
    foreign: list[PastForeign]
    abstained: bool
    """Did it discard its card?"""
    reactions: dict[str, Reaction]
    presentation: int
    points: list[int]
    sheets: list[list[Count]]
    totals: list[int]


class LastRound(TypedDict):
    """The round judged last, as all have seen it: the one before, or at the end of the game this one."""

    round: int
    judges: list[PastJudge]
    seats: list[PastSeat]
    order: list[int]
    """The seats, those with the fewest points first."""


class View(TableView):
    """The table as a seat, a spectator, or who sees everything may know it."""

    game: Literal["sapotage"]
    phase: Annotated[str, Phase]
    round: int
    """From 1."""
    dealer: int
    order: list[int]
    """The seats as they present: the dealer last."""
    turn: int | None
    """Who peeks or presents."""
    judges_to_win: int
    worth: Worth
    judges: list[JudgeView]
    shared: list[Card]
    seats: list[SeatView]
    tied: list[int]
    """The seats that a vote is about."""
    deck: int
    judge_deck: int
    discard: int
    open_discard: list[str]
    """The cards that all have seen go to the discard pile."""
    hand: list[Card] | None
    """The viewer's own cards."""
    dishes: dict[str, list[int]] | None
    """While the viewer has a dish to cook: what each one would bring with each judge, by the number of its action."""
    own_discards: list[str] | None
    """What the viewer has discarded face down."""
    choice: Reaction | int | None
    """The viewer's reaction, token or vote that the others have not seen yet."""
    last_round: LastRound | None


class Own(TypedDict, total=False):
    """The parts of a view that are different for a seat, or for who sees everything."""

    seat: int
    seats: list[SeatView]
    hand: list[Card]
    dishes: dict[str, list[int]] | None
    own_discards: list[str]
    choice: Reaction | int | None
