"""Any situation of SaPotage as JSON, both ways.

Only `players` is needed. Cards and judges are named as in their list, in any language, with hyphens or not, or by their ids:
"Sour Cream", "sour-cream", "Crème aigre", "I064". Cards that are named nowhere lie in the deck, or with `"rest": "discard"` open
in the discard pile; the deck and the judge deck are listed from the top, and cards not named lie below those named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import members, union
from stockpot.core.errors import BadPosition
from stockpot.core.fields import Field, FromOne, Named, SeatSet, Whole, read_fields, write_fields
from stockpot.core.position import MISSING, Reader, written_generator
from stockpot.core.text import brief
from stockpot.games.sapotage.dealing import all_seats, clear_table
from stockpot.games.sapotage.fields import Card, CardRows, CardSet, Reactions, Used, Votes, take
from stockpot.games.sapotage.possible import check, row
from stockpot.games.sapotage.rules import dish_places
from stockpot.games.sapotage.scoring import dish_word
from stockpot.games.sapotage.state import (
    BEFORE,
    DISH,
    FACE_DOWN,
    FROM_HAND,
    FROM_MIDDLE,
    HAND,
    HELD,
    HIDDEN,
    INGREDIENT,
    JUDGE_CARD,
    MAX_PLAYERS,
    MAX_UP,
    MIN_PLAYERS,
    N_INGREDIENTS,
    N_SHARED,
    NONE,
    OPEN,
    OPTIONS,
    PILE,
    SHARED,
    Phase,
    State,
)

PHASES = [phase.name.lower() for phase in Phase]

# ------------------------------------------------------------------------------------------------ what a position has


def course(s: State) -> tuple[Field, ...]:
    """Where the game stands."""
    seat = Whole(0, s.players - 1)
    return (
        Field("phase", Named(PHASES), "cook"),
        Field("round", FromOne(100), 1),
        Field("dealer", seat, 0),
        Field("turn", seat, lambda s: s.dealer),
    )


def table(s: State) -> tuple[Field, ...]:
    """What has been chosen, given, shown and said in this round."""
    card, seat, seats = Card(INGREDIENT, s), Whole(0, s.players - 1, nothing=True), SeatSet(s.players)
    nothing: list[Any] = [None] * s.players
    return (
        CardRows("hands", card, [[]] * s.players, "hand"),
        CardRows("dishes", card, [[]] * s.players, "dish"),
        Field("uses", Used(card), nothing, row="players"),
        Field("face_up", FromOne(dish_places(s), nothing=True), nothing, row="players"),
        Field("gifts", card, nothing, "gift", row="players"),
        Field("targets", seat, nothing, "target", row="players"),
        Field("shown", seats, []),
        Field("choices", seat, nothing, "choice", row="players"),
        Field("reactions", Reactions(s.players), [nothing] * s.players, "reaction", row="players"),
        Votes("votes", seat, [nothing] * s.n_up, "vote", row="n_up"),
        Field("presentation", Whole(0, 100), [0] * s.players, "extra", row="players"),
        Field("tied", seats, []),
    )


def last_table(s: State) -> tuple[Field, ...]:
    """The table of the round before."""
    card, seat = Card(INGREDIENT, s), Whole(0, s.players - 1, nothing=True)
    return (
        CardRows("dishes", card, MISSING, "last_dish"),
        Field("uses", card, MISSING, "last_used", row="players"),
        Field("gifts", card, MISSING, "last_gift", row="players"),
        Field("targets", seat, MISSING, "last_target", row="players"),
        Field("reactions", Reactions(s.players), MISSING, "last_reaction", row="players"),
        Field("presentation", Whole(0, 100), MISSING, "last_extra", row="players"),
        Votes("votes", seat, MISSING, "last_vote", row="n_last"),
    )


def won(s: State) -> Field:
    """The judges of each seat."""
    return Field("won", CardSet(Card(JUDGE_CARD, s)), [[]] * s.players, row="players")


# ----------------------------------------------------------------------------------------------------------------- write


def write(s: State) -> dict[str, Any]:
    """The whole situation, hidden parts included."""
    names, judges, seats = INGREDIENT.names_of(s), JUDGE_CARD.names_of(s), range(s.players)
    pile = [s.fate[card] & PILE for card in range(len(names))]
    return {
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        **write_fields(course(s), s),
        "judges": [judges[s.up[i]] for i in range(s.n_up)],
        "settled": s.settled,
        "won": won(s).write(s),
        "judge_deck": [judges[s.judge_deck[i]] for i in reversed(range(s.n_judges))],
        "shared": [names[card] for card in s.shared.tolist() if card != NONE],
        **write_fields(table(s), s),
        "last_round": write_last(s, judges) if s.n_last else None,
        "deck": [names[s.deck[i]] for i in reversed(range(s.n_deck))],
        "discard": [[names[card], whence(how)] for card, how in enumerate(pile) if 0 < how < FACE_DOWN],
        "face_down": [[names[card] for card, how in enumerate(pile) if how == FACE_DOWN + seat] for seat in seats],
        "last_shuffle": write_shuffle(s, names) if s.shuffles else None,
        "rng": written_generator(s),
    }


def write_last(s: State, judges: list[str]) -> dict[str, Any]:
    named = {"judges": [judges[s.last_up[i]] for i in range(s.n_last)]}
    return named | write_fields(last_table(s), s)


def whence(pile: int) -> int | None:
    """The seat from whose hand an open card came; `None` for a shared one."""
    return None if pile == FROM_MIDDLE else pile - FROM_HAND


def write_shuffle(s: State, names: list[str]) -> dict[str, Any]:
    """How often the pile was shuffled, and what was where the last time."""
    before = [s.fate[card] >> BEFORE for card in range(len(names))]
    seats = range(s.players)
    return {
        "number": s.shuffles,
        "hands": [s.held[seat] for seat in seats],
        "held": [name for name, where in zip(names, before, strict=True) if where == HELD],
        "face_down": [
            [name for name, where in zip(names, before, strict=True) if where == HIDDEN + seat] for seat in seats
        ],
    }


# ------------------------------------------------------------------------------------------------------------------ read


def read(position: Mapping[str, Any]) -> State:
    """The state for a situation; `BadPosition` says what is wrong with it."""
    r = Reader(position)
    s = State()
    s.players = r.number("players", MIN_PLAYERS, MAX_PLAYERS)
    for i, number in enumerate(r.options(OPTIONS)):
        s.options[i] = number
    clear_table(s)
    read_fields(course(s), r, s)
    read_judges(r, s)
    read_shared(r, s)
    read_fields(table(s), r, s)
    sort_hands(s)
    read_last(r, s)
    read_deck(r, s)
    r.generator(s)
    r.done()
    s.owing = owing(s)
    for seat in members(s.shown):
        s.word[seat] = dish_word(s, seat)
    check(s)
    return s


def read_judges(r: Reader, s: State) -> None:
    """Judges turned up, judges won, and the rest in the deck."""
    won(s).read(r, s)
    judge = Card(JUDGE_CARD, s)
    names, taken = judge.names, set[int]()
    for seat in range(s.players):
        take(members(s.won[seat]), taken, names, f"won[{seat}]")
    free = [name for number, name in enumerate(names) if number not in taken]
    up = judge.read_all(r.raw("judges", free[:1]), r.path("judges"))
    if not 1 <= len(up) <= MAX_UP or len(set(up)) != len(up):
        raise r.refuse("judges", f"1 to {MAX_UP} different judges")
    s.n_up = len(up)
    s.settled = r.number("settled", 0, s.n_up, 0)
    for i in range(MAX_UP):
        s.up[i] = up[i] if i < len(up) else NONE
    for i, number in enumerate(up):
        if (number in taken) != (i < s.settled):
            raise BadPosition(f"judges[{i}]: {names[number]} is {'not ' if i < s.settled else ''}won already.")
        taken.add(number)
    top = judge.read_all(r.raw("judge_deck", []), r.path("judge_deck"))
    take(top, taken, names, "judge_deck")
    deck = top + [number for number in range(len(names)) if number not in taken]
    s.n_judges = len(deck)
    for i, number in enumerate(reversed(deck)):
        s.judge_deck[i] = number


def read_shared(r: Reader, s: State) -> None:
    """The shared cards, where there are any."""
    shared = Card(INGREDIENT, s).read_all(r.raw("shared", []), r.path("shared"))
    if len(shared) != (N_SHARED if s.options[SHARED] else 0):
        raise r.refuse("shared", f"{N_SHARED} cards" if s.options[SHARED] else "no cards without shared ingredients")
    for i in range(N_SHARED):
        s.shared[i] = shared[i] if shared else NONE


def sort_hands(s: State) -> None:
    """Hands are in the order of the list."""
    for seat in range(s.players):
        for place, card in enumerate(sorted(row(s.hand, seat, HAND))):
            s.hand[seat, place] = card


def read_last(r: Reader, s: State) -> None:
    """The table of the round before."""
    value = r.raw("last_round", None)
    if value is None:
        return
    part = Reader(value, r.path("last_round"))
    judges = Card(JUDGE_CARD, s).read_all(part.raw("judges"), part.path("judges"))
    if not 1 <= len(judges) <= MAX_UP:
        raise part.refuse("judges", f"1 to {MAX_UP} judges")
    s.n_last = len(judges)
    for i in range(MAX_UP):
        s.last_up[i] = judges[i] if i < len(judges) else NONE
    read_fields(last_table(s), part, s)
    part.done()


def read_deck(r: Reader, s: State) -> None:
    """The discard pile, the deck, and what was where at the last shuffle."""
    card = Card(INGREDIENT, s)
    names, taken = card.names, set[int]()
    for seat in range(s.players):
        take(row(s.hand, seat, HAND), taken, names, f"hands[{seat}]")
        take(row(s.dish, seat, DISH), taken, names, f"dishes[{seat}]")
        take([s.gift[seat]] if s.gift[seat] != NONE else [], taken, names, f"gifts[{seat}]")
    take([one for one in s.shared.tolist() if one != NONE], taken, names, "shared")
    pile = r.each("discard", None, lambda value, where: read_discard(value, where, card), [])
    take([one for one, _ in pile], taken, names, "discard")
    face_down = r.each("face_down", s.players, card.read_all, [[]] * s.players)
    for seat, cards in enumerate(face_down):
        take(cards, taken, names, f"face_down[{seat}]")
    top = card.read_all(r.raw("deck", []), r.path("deck"))
    take(top, taken, names, "deck")
    rest = [number for number in range(len(names)) if number not in taken]
    if r.name("rest", ("deck", "discard"), "deck") == 1:
        pile, rest = pile + [(number, FROM_MIDDLE) for number in rest], []
    deck = top + rest
    s.n_deck = len(deck)
    for i, number in enumerate(reversed(deck)):
        s.deck[i] = number
    s.n_pile = len(pile) + sum(len(cards) for cards in face_down)
    read_shuffle(r, s, card)
    for number, how in pile:
        s.fate[number] |= how
    for seat, cards in enumerate(face_down):
        for number in cards:
            s.fate[number] |= FACE_DOWN + seat


def read_discard(value: Any, where: str, card: Card) -> tuple[int, int]:
    """A card of the open pile: its name alone, or with the seat from whose hand it came."""
    if isinstance(value, str):
        value = [value, None]
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise BadPosition(f"{where}: expected a card and a seat, not {brief(value)}.")
    number = card.read_one(value[0], f"{where}.card")
    if value[1] is None:
        return number, FROM_MIDDLE
    return number, FROM_HAND + Reader({"seat": value[1]}, where).number("seat", 0, card.s.players - 1)


def read_shuffle(r: Reader, s: State, card: Card) -> None:
    """What players remember of the last shuffle; without one, that all cards were in the deck."""
    for number in range(s.options[N_INGREDIENTS]):
        s.fate[number] = OPEN << BEFORE
    value = r.raw("last_shuffle", None)
    if value is None:
        return
    part = Reader(value, r.path("last_shuffle"))
    s.shuffles = part.number("number", 1, 100)
    for seat, held in enumerate(part.numbers("hands", s.players, 0, HAND)):
        s.held[seat] = held
    for number in card.read_all(part.raw("held"), part.path("held")):
        s.fate[number] = HELD << BEFORE
    for seat, cards in enumerate(part.each("face_down", s.players, card.read_all)):
        for number in cards:
            s.fate[number] = (HIDDEN + seat) << BEFORE
    part.done()


# ----------------------------------------------------------------------------------------------------------------- checks


def owing(s: State) -> int:
    """The seats that owe a decision follow from what has been chosen."""
    seats = range(s.players)
    if s.phase == Phase.COOK:
        return union(seat for seat in seats if s.dish[seat, 0] == NONE)
    if s.phase == Phase.GIVE:
        return union(seat for seat in seats if s.target[seat] == NONE)
    if s.phase in (Phase.PEEK, Phase.PRESENT):
        return 1 << s.turn
    undecided = union(seat for seat in seats if s.choice[seat] == NONE)
    if s.phase == Phase.REACT:
        return undecided & ~(1 << s.turn)
    if s.phase == Phase.TOKEN:
        return undecided
    return undecided & all_seats(s) & ~s.tied if s.phase == Phase.VOTE else 0
