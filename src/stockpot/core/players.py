"""How bots play a game, as far as that is the game's affair: an optional room, `players.py`.

A game says how each level thinks, which decisions are a matter of manners, what a temperament is fond of, what there is to say
and when, and which of its actions name a seat. A game without the room gets `Players()`, made for no game in particular.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from stockpot.core.speech import BECAUSE, Sayings

if TYPE_CHECKING:
    from stockpot.core.game import Told
    from stockpot.core.table import Action, Table


@dataclass(frozen=True)
class Settings:
    """How a search thinks. Give `iterations`, `seconds`, or both: what is reached first ends it."""

    iterations: int | None = 1000
    seconds: float | None = None
    """CPU time, not wall time: a busy machine does not shorten the search."""
    threads: int = 1
    """Trees grown side by side, their visits added up."""
    explore: float = 0.4
    """The constant of UCB: how much moves that were seldom tried are favoured."""
    widen: float = 0.0
    """At most this × √visits moves are considered at a node; 0 considers all."""
    chance_percent: int = 15
    """Share of random moves in rollouts, beside rules of thumb."""
    stages: int = 1
    """How many stages (deals, rounds) an iteration plays on before the situation is evaluated."""
    horizon: int = 400
    """Moves after which a rollout ends at the latest."""
    looks: int = 1
    """Iterations per determinization: more are faster, and compare moves on the same cards."""
    modelled: bool = False
    """Do the others follow the rollout policy in the tree too? Else each seeks its own best there, but for all the hands it may
    hold alike: a poor likeness where a decision hangs on the own cards."""
    trust: float = 0.0
    """A rule of thumb is followed unless another move promises this much more of the victory."""

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise ValueError("A search needs a budget: iterations, seconds, or both.")
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"A search needs at least one iteration, not {self.iterations}.")
        if self.seconds is not None and self.seconds <= 0:
            raise ValueError(f"A search needs some time, not {self.seconds} seconds.")
        if self.threads < 1:
            raise ValueError(f"A search needs at least one thread, not {self.threads}.")
        if self.looks < 1:
            raise ValueError(f"A search needs at least one look at a guess, not {self.looks}.")


@dataclass(frozen=True)
class Level:
    """How a level plays a game."""

    settings: Settings
    notices: float = 1.0
    """Mistakes: the chance to notice a move that it has thought about (`bots/careless.py` overlooks the others)."""
    plans: bool = False
    """Does it weigh whole turns (`bots/plans`) instead of growing a tree of moves?"""
    learned: bool = False
    """Does it use the game's network (or, for whole turns, its judge) where the rules are the printed ones? The search is
    for other rules, and for hints."""
    rollouts: int = 0
    """Rollouts in all of the moves that the network prefers (`bots/net/rolled.py`), before it plays one of them."""
    guided: bool = False
    """Does it search with the network's priors (`bots/net/guided.py`), instead of playing the network's favourite?"""
    asks: int = 0
    """Positions at which its search evaluates the network (`bots/net/asked.py`) before it plays."""


@dataclass(frozen=True)
class Calibration:
    """How what a search expects becomes a chance that comes true: a slope at the start and at the end of a game, and a shift,
    all on the scale of log odds. `stockpot calibrate` finds them."""

    early: float = 1.0
    late: float = 1.0
    shift: float = 0.0


@dataclass(frozen=True)
class Prospect:
    """Something that a move may bring and that is worth a word: the reason for a hint (`bots/reasons.py`)."""

    name: str
    """Of the sentence: `because-` and this in the game's catalogue. It is told `n`, how much more, and the `seat` it is about."""
    measure: Callable[[Any, Any, int], float]
    """From a state before the move, one at the end of the chapter, and a seat: how much of it there is."""
    least: float
    """How much more of it than by the next best move is worth a word."""
    others: bool = False
    """Is it something that one does not want others to have?"""


USUAL = Settings(seconds=0.8, explore=0.3)
"""The clock only ends what a slow machine could not think out in time."""
SECOND = 0.9
"""Seconds of CPU time for a bot that may answer within a second; the rest goes to everything around the search."""
ADVISED = replace(USUAL, widen=0.4)
"""Where there are many moves: the rule of thumb first, others the more of them the longer the thought."""

UNKNOWN_GAME = {
    "novice": Level(replace(ADVISED, iterations=30, chance_percent=60), 0.6),
    "cook": Level(replace(ADVISED, iterations=60)),
    "expert": Level(replace(ADVISED, iterations=1000, seconds=2)),
    "master": Level(replace(ADVISED, iterations=None, seconds=SECOND)),
}
"""How levels play a game that says nothing about it."""


def always(occasion: str) -> Callable[[Any], str]:
    """An occasion that does not depend on more."""
    return lambda _: occasion


def halfway(s: Any) -> float:  # noqa: ARG001 - as games are asked
    """The progress of a game that says nothing about it."""
    return 0.5


def whole_game(s: Any) -> int:  # noqa: ARG001 - as games are asked
    """Of a game without deals or rounds."""
    return 0


def as_numbered(action: int, seat: int, players: int) -> int:  # noqa: ARG001 - as games are asked
    """Of a game whose actions name no seats."""
    return action


def turned(action: int, seat: int, players: int, first: int, each: int = 1) -> int:
    """An action counted from a seat on, if it is one of a row that begins with `first` and has `each` actions for every seat."""
    other, rest = divmod(action - first, each)
    return first + (other - seat) % players * each + rest if 0 <= other < players else action


@dataclass(frozen=True)
class Players:
    """What bots are told of a game."""

    levels: Mapping[str, Level] = field(default_factory=lambda: UNKNOWN_GAME)
    """How `novice`, `cook`, `expert` and `master` play it."""
    manners: tuple[str, ...] = ()
    """Kinds of decisions that are no matter of winning: every bot takes them by rules of thumb."""
    polite: range = range(0)
    """Their actions."""
    fond_of: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By temperament, the kinds of moves that it likes."""
    claims: Mapping[str, Callable[[Table, int, Action], bool]] = field(default_factory=dict)
    """Kinds of moves that say something, and whether such a move lies: bluffers like that, and the cautious do not."""
    says: Mapping[str, Callable[[Mapping[str, Any]], str]] = field(default_factory=dict)
    """Kinds of moves that words ride along with, and the occasion, from what a spectator sees."""
    must_say: tuple[str, ...] = ()
    """Occasions where words are part of the game: something is always said."""
    remarks: Mapping[str, Callable[[Told], str | None]] = field(default_factory=dict)
    """Kinds of own public events that are worth a word, and the occasion, from what a spectator was told."""
    prospects: tuple[Prospect, ...] = ()
    """What moves bring, for the reasons of hints."""
    because: Sayings = BECAUSE
    """The sentences that say so."""
    chapter: Callable[[Any], int] = whole_game
    """A number that changes where a deal or round ends: so far a hint's reasons look ahead."""
    calibration: Calibration = field(default_factory=Calibration)
    """Turns the value that a search finds into a probability of winning (`bots/estimate.py`)."""
    progress: Callable[[Any], float] = halfway
    """How far a game has got, read off what everybody sees of its state: from 0 at the start to 1 at the end."""
    counted: Callable[[int, int, int], int] = as_numbered
    """An action, a seat and the number of players: the number that the action has where seats are counted from this one on.
    What a network sees is counted so, and so is what it says."""
    private: tuple[int, int] = (0, 0)
    """The first of the features, and the one after the last, that tell what the seat alone knows. A critic, which helps to
    learn and is not there at play, is shown those of all seats."""
    practice: Mapping[str, Any] = field(default_factory=dict)
    """The options under which a network practises most; none are the printed rules."""
    variants: tuple[Mapping[str, Any], ...] = ()
    """Options of common variants, which it practises too."""


NOTHING_SAID = Players()
"""Of a game without the room."""
