"""Any situation of soup as JSON, both ways.

Needed are `players`, a hand for the seat to play, and recipes once the tricks have begun; what is left out is as at the
start of a deal. Cards that are named nowhere lie aside unseen, or in the pile of a seat whose `taken` is "rest". The pot is the
end of `played`, so the total, the required colour and whose turn it is follow from it; with a "rest" the pot is all that `played`
has to tell.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from stockpot.core.bits import count, members
from stockpot.core.errors import BadPosition
from stockpot.core.fields import Field, FromOne, Grid, Members, Named, Whole, read_fields, write_fields
from stockpot.core.position import Reader, written_generator
from stockpot.core.text import brief
from stockpot.games.soup.pieces import (
    COLOR,
    FACE,
    N_FACES,
    OF_COLOR,
    RECIPE,
    card_set,
    color_of,
    faces_in,
)
from stockpot.games.soup.rules import deck_of, left_of, required_after, total_after
from stockpot.games.soup.state import (
    COPIES,
    DEALS,
    FULL_POT,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NONE,
    OPEN_RECIPES,
    OPTIONS,
    Phase,
    State,
)

FACES = FACE.ids
REST = "rest"
PHASES = [phase.name.lower() for phase in Phase]


def course(s: State) -> tuple[Field, ...]:
    """Where the game stands, apart from the cards."""
    none: list[Any] = [[]] * s.players
    return (
        Field("phase", Named(PHASES), "tricks"),
        Field("deal", FromOne(DEALS), 1),
        Field("dealer", Whole(0, s.players - 1), 0),
        Field("points", Whole(0, 999), [5] * s.players, row="players"),
        Grid("gained", Whole(-127, 127), [[0] * s.players] * DEALS, row=DEALS),
        Field("recipes", Named(RECIPE.ids, nothing=True), [None] * s.players, "recipe", row="players"),
        Field("used", Members(RECIPE.ids), none, row="players"),
        Field("lacks", Members(COLOR.ids), none, "void", row="players"),
    )


def write(s: State) -> dict[str, Any]:
    """The whole situation, hidden parts included."""
    seats = range(s.players)
    return {
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        **write_fields(course(s), s),
        "turn": s.turn,
        "hands": [[FACE.ids[face] for face in faces_in(s.hand[seat])] for seat in seats],
        "taken": [[FACE.ids[face] for face in faces_in(s.taken[seat])] for seat in seats],
        "played": [[code >> 5, FACE.ids[code & 31]] for code in s.played.tolist()[: s.n_played]],
        "pot": s.n_played - s.trick_start,
        "total": s.total,
        "required": None if s.required == NONE else COLOR.ids[s.required],
        "rng": written_generator(s),
    }


def read(position: Mapping[str, Any]) -> State:
    """The state for a situation; `BadPosition` says what is wrong with it."""
    r = Reader(position)
    s = State()
    s.players = r.number("players", MIN_PLAYERS, MAX_PLAYERS)
    for i, number in enumerate(r.options(OPTIONS)):
        s.options[i] = number
    s.deck = deck_of(s)
    read_fields(course(s), r, s)
    read_cards(r, s)
    read_trick(r, s)
    r.generator(s)
    r.done()
    check(s)
    return s


def read_cards(r: Reader, s: State) -> None:
    """Hands, piles and pot; piles without a log of plays are taken as played in any order by their owners."""
    hands = r.name_lists("hands", s.players, FACES, [[]] * s.players)
    piles, played = read_piles(r, s, [face for hand in hands for face in hand])
    in_pot = r.number("pot", 0, len(played), max(0, len(played) - sum(map(len, piles))))
    pot = [face for _, face in played[len(played) - in_pot :]]
    everything = [face for part in (*hands, *piles, pot) for face in part]
    for face in range(N_FACES):
        if everything.count(face) > s.options[COPIES + face]:
            raise BadPosition(f"There are more than {s.options[COPIES + face]} of {FACES[face]}.")
    if sorted(face for _, face in played) != sorted([face for pile in piles for face in pile] + pot):
        raise BadPosition("played: the cards played are not those of the piles and the pot.")
    for seat in range(s.players):
        s.hand[seat] = card_set(hands[seat])
        s.taken[seat] = card_set(piles[seat])
    for i, (seat, face) in enumerate(played):
        s.played[i] = 32 * seat + face
    s.n_played = len(played)
    s.trick_start = len(played) - in_pot
    s.pot = card_set(pot)
    s.aside = count(s.deck) - len(everything)


def read_piles(r: Reader, s: State, in_hands: list[int]) -> tuple[list[list[int]], list[tuple[int, int]]]:
    """Piles and the log of plays; the "rest" is all cards that neither these nor the hands name."""
    players = s.players
    given = r.raw("taken", [[]] * players)
    rest = given.index(REST) if isinstance(given, list | tuple) and REST in given else None
    named = given if rest is None else [*given[:rest], [], *given[rest + 1 :]]
    piles = Reader({"taken": named}).name_lists("taken", players, FACES)
    piled = [(seat, face) for seat, pile in enumerate(piles) for face in pile]
    if rest is None:
        return piles, read_log(r, players, piled)
    log = read_log(r, players, [])
    piles[rest] = unnamed(s, in_hands + [face for _, face in piled + log])
    return piles, piled + [(rest, face) for face in piles[rest]] + log


def read_log(r: Reader, players: int, otherwise: list[tuple[int, int]]) -> list[tuple[int, int]]:
    read_play = lambda value, where: read_played(value, where, players)  # noqa: E731
    return r.each("played", None, read_play) if "played" in r.data else otherwise


def unnamed(s: State, faces: list[int]) -> list[int]:
    """All cards but these."""
    return [face for face in range(N_FACES) for _ in range(s.options[COPIES + face] - faces.count(face))]


def read_trick(r: Reader, s: State) -> None:
    """Total, required colour and turn: as the cards in the pot have it."""
    s.required = NONE
    s.turn = left_of(s, s.dealer)
    for i in range(s.trick_start, s.n_played):
        seat, face = s.played[i] >> 5, s.played[i] & 31
        s.required = required_after(s.required, color_of(face), i == s.trick_start)
        s.total = total_after(s, face, i == s.trick_start)
        s.turn = left_of(s, seat)
        if s.total >= s.options[FULL_POT]:
            raise BadPosition(f"played[{i}]: {FACES[face]} makes the pot full, so it is no longer in the pot.")
    s.turn = r.number("turn", 0, s.players - 1, s.turn)
    required = None if s.required == NONE else COLOR.ids[s.required]
    for key, follows in ("total", s.total), ("required", required):
        if r.raw(key, follows) != follows:
            raise r.refuse(key, f"{follows!r}, by the cards in the pot")


def read_played(value: Any, where: str, players: int) -> tuple[int, int]:
    """One card of the log: the seat and the card."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise BadPosition(f"{where}: expected a seat and a card, not {brief(value)}.")
    entry = Reader({"seat": value[0], "card": value[1]}, where)
    return entry.number("seat", 0, players - 1), entry.name("card", FACES)


def check(s: State) -> None:
    """Refuse what no play can go on from."""
    for seat in range(s.players):
        recipe = s.recipe[seat]
        if recipe != NONE and s.phase != Phase.OVER and s.used[seat] >> recipe & 1:
            raise BadPosition(f"recipes[{seat}]: {RECIPE.ids[recipe]} is used already.")
        if s.phase == Phase.TRICKS and recipe == NONE:
            raise BadPosition(f"recipes[{seat}]: every seat has a recipe once the tricks begin.")
        if s.phase != Phase.OVER and count(s.used[seat]) != s.deal:
            raise BadPosition(f"used[{seat}]: in deal {s.deal + 1} every seat has used {s.deal} recipes.")
        for color in members(s.void[seat]):
            if s.hand[seat] & OF_COLOR[color]:
                raise BadPosition(f"lacks[{seat}]: there is a {COLOR.ids[color]} in the hand.")
    if s.phase == Phase.TRICKS and s.hand[s.turn] == 0:
        raise BadPosition(f"hands[{s.turn}]: the seat to play has no card; its deal is over.")
    if s.phase == Phase.RECIPE:
        check_choosing(s)
    elif s.phase == Phase.TRICKS:
        check_turn(s)
    else:
        check_over(s)


def check_turn(s: State) -> None:
    """Refuse a seat that cannot be next: after the last card in the pot, or at its lead."""
    before = [s.played[i] >> 5 for i in range(s.trick_start, s.n_played)]
    for i, (seat, other) in enumerate(pairwise(before), s.trick_start + 1):
        if other != left_of(s, seat):
            raise BadPosition(f"played[{i}]: after seat {seat}, seat {left_of(s, seat)} plays, not {other}.")
    leader = left_of(s, s.dealer)
    if before and s.turn != left_of(s, before[-1]):
        raise BadPosition(f"turn: after seat {before[-1]}, seat {left_of(s, before[-1])} plays, not {s.turn}.")
    if not before and not s.taken[s.turn] and s.turn != leader:
        raise BadPosition(f"turn: who took a pot leads, or seat {leader}, left of the dealer, not {s.turn}.")


def check_over(s: State) -> None:
    """Refuse an end before the last deal."""
    if s.deal + 1 != DEALS:
        raise BadPosition(f"deal: the game is over after deal {DEALS}.")
    for seat in range(s.players):
        if count(s.used[seat]) != DEALS or s.recipe[seat] == NONE:
            raise BadPosition(f"used[{seat}]: when the game is over, all {DEALS} recipes are used.")


def check_choosing(s: State) -> None:
    """Refuse a choice of recipes that cannot be under way."""
    leader = left_of(s, s.dealer)
    if not s.options[OPEN_RECIPES] and s.turn != leader:
        raise BadPosition(f"turn: seat {leader}, left of the dealer, leads when all have chosen, not {s.turn}.")
    if any(s.void[seat] for seat in range(s.players)):
        raise BadPosition("lacks: no card is played yet that could show it.")
    if s.deal + 1 == DEALS:
        raise BadPosition(f"phase: in deal {DEALS} there is no recipe to choose, so the tricks have begun.")
    if all(s.recipe[seat] != NONE for seat in range(s.players)):
        raise BadPosition("phase: all recipes are chosen, so the tricks have begun.")
    if s.n_played > 0:
        raise BadPosition("phase: cards are played only when all recipes are chosen.")
    if s.hand[leader] == 0:
        raise BadPosition(f"hands[{leader}]: the seat that leads has no card.")
    if s.options[OPEN_RECIPES]:
        chosen = [s.recipe[(leader + i) % s.players] != NONE for i in range(s.players)]
        before = (s.turn - leader) % s.players
        if chosen != [i < before for i in range(s.players)]:
            raise BadPosition(
                f"recipes: in turn from seat {leader}, those before seat {s.turn} have chosen and no other."
            )
