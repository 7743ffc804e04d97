"""Any situation of SaPotage as JSON, both ways.

Only `players` is needed. Cards that are named nowhere lie in the deck, or with `"rest": "discard"` open in the discard
pile; the deck and the judge deck are listed from the top, and cards not named lie below those named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stockpot.core.bits import members, union
from stockpot.core.errors import BadPosition
from stockpot.core.position import Reader, written_generator
from stockpot.core.text import brief
from stockpot.games.sapotage.dealing import all_seats
from stockpot.games.sapotage.possible import check, row
from stockpot.games.sapotage.rules import dish_places
from stockpot.games.sapotage.scoring import dish_word, reaction_of, with_reaction
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
    Reaction,
    State,
)

PHASES = [phase.name.lower() for phase in Phase]
REACTIONS = [reaction.name.lower() for reaction in Reaction]

# ----------------------------------------------------------------------------------------------------------------- write


def write(s: State) -> dict[str, Any]:
    """The whole situation, hidden parts included."""

    def name(card: int) -> str:
        return INGREDIENT.name_of(s, card)

    seats = range(s.players)
    n = s.options[N_INGREDIENTS]
    return {
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "phase": PHASES[s.phase],
        "round": s.round + 1,
        "dealer": s.dealer,
        "turn": s.turn,
        "judges": [JUDGE_CARD.name_of(s, s.up[i]) for i in range(s.n_up)],
        "settled": s.settled,
        "won": [[JUDGE_CARD.name_of(s, judge) for judge in members(s.won[seat])] for seat in seats],
        "judge_deck": [JUDGE_CARD.name_of(s, s.judge_deck[i]) for i in reversed(range(s.n_judges))],
        "shared": [name(s.shared[i]) for i in range(N_SHARED) if s.shared[i] != NONE],
        "hands": [[name(card) for card in row(s.hand, seat, HAND)] for seat in seats],
        "dishes": [[name(card) for card in row(s.dish, seat, DISH)] for seat in seats],
        "uses": [None if s.uses[seat] == NONE else name(s.shared[s.uses[seat]]) for seat in seats],
        "face_up": [None if s.face_up[seat] == NONE else s.face_up[seat] + 1 for seat in seats],
        "gifts": [_optional_name(s, s.gift[seat]) for seat in seats],
        "targets": [None if s.target[seat] == NONE else s.target[seat] for seat in seats],
        "shown": members(s.shown),
        "choices": [None if s.choice[seat] == NONE else s.choice[seat] for seat in seats],
        "reactions": [_reactions(s, s.reaction[dish]) for dish in seats],
        "votes": _votes(s, s.vote, s.n_up),
        "presentation": [s.extra[seat] for seat in seats],
        "tied": members(s.tied),
        "last_round": _write_last(s) if s.n_last else None,
        "deck": [name(s.deck[i]) for i in reversed(range(s.n_deck))],
        "discard": [
            [name(card), _whence(s.fate[card] & PILE)] for card in range(n) if 0 < s.fate[card] & PILE < FACE_DOWN
        ],
        "face_down": [[name(card) for card in range(n) if s.fate[card] & PILE == FACE_DOWN + seat] for seat in seats],
        "last_shuffle": _write_shuffle(s) if s.shuffles else None,
        "rng": written_generator(s),
    }


def _reactions(s: State, reactions: int) -> list[str | None]:
    kinds = [reaction_of(reactions, seat) for seat in range(s.players)]
    return [None if kind == NONE else REACTIONS[kind] for kind in kinds]


def _votes(s: State, votes: Any, n: int) -> list[list[int | None]]:
    """For each judge the vote of each seat."""
    return [[None if votes[i, seat] == NONE else votes[i, seat] for seat in range(s.players)] for i in range(n)]


def _write_last(s: State) -> dict[str, Any]:
    """The table of the round before."""
    seats = range(s.players)
    return {
        "judges": [JUDGE_CARD.name_of(s, s.last_up[i]) for i in range(s.n_last)],
        "dishes": [[INGREDIENT.name_of(s, card) for card in row(s.last_dish, seat, DISH)] for seat in seats],
        "uses": [_optional_name(s, s.last_used[seat]) for seat in seats],
        "gifts": [_optional_name(s, s.last_gift[seat]) for seat in seats],
        "targets": [None if s.last_target[seat] == NONE else s.last_target[seat] for seat in seats],
        "reactions": [_reactions(s, s.last_reaction[seat]) for seat in seats],
        "presentation": [s.last_extra[seat] for seat in seats],
        "votes": _votes(s, s.last_vote, s.n_last),
    }


def _optional_name(s: State, card: int) -> str | None:
    return None if card == NONE else INGREDIENT.name_of(s, card)


def _whence(pile: int) -> int | None:
    """The seat from whose hand an open card came; `None` for a shared one."""
    return None if pile == FROM_MIDDLE else pile - FROM_HAND


def _write_shuffle(s: State) -> dict[str, Any]:
    """How often the pile was shuffled, and what was where the last time."""
    cards = range(s.options[N_INGREDIENTS])
    before = [s.fate[card] >> BEFORE for card in cards]
    seats = range(s.players)
    return {
        "number": s.shuffles,
        "hands": [s.held[seat] for seat in seats],
        "held": [INGREDIENT.name_of(s, card) for card in cards if before[card] == HELD],
        "face_down": [
            [INGREDIENT.name_of(s, card) for card in cards if before[card] == HIDDEN + seat] for seat in seats
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
    last = s.players - 1
    s.phase = r.name("phase", PHASES, "cook")
    s.round = r.number("round", 1, 100, 1) - 1
    s.dealer = r.number("dealer", 0, last, 0)
    s.turn = r.number("turn", 0, last, s.dealer)
    read_judges(r, s)
    read_cards(r, s)
    read_table(r, s)
    read_last(r, s)
    read_deck(r, s)
    r.generator(s)
    r.done()
    s.owing = owing(s)
    for seat in members(s.shown):
        s.word[seat] = dish_word(s, seat)
    check(s)
    return s


def take(cards: Sequence[int], taken: set[int], names: Sequence[str], where: str) -> None:
    """No card lies at two places."""
    for card in cards:
        if card in taken:
            raise BadPosition(f"{where}: {names[card]} is named twice.")
        taken.add(card)


def read_judges(r: Reader, s: State) -> None:
    """Judges turned up, judges won, and the rest in the deck."""
    names = JUDGE_CARD.names_of(s)
    won = r.name_lists("won", s.players, names, [[]] * s.players)
    taken: set[int] = set()
    for seat, judges in enumerate(won):
        take(judges, taken, names, f"won[{seat}]")
        s.won[seat] = union(judges)
    free = [judge for judge in range(len(names)) if judge not in taken]
    up = r.names("judges", names, [names[judge] for judge in free[:1]])
    if not 1 <= len(up) <= MAX_UP or len(set(up)) != len(up):
        raise r.refuse("judges", f"1 to {MAX_UP} different judges")
    s.n_up = len(up)
    s.settled = r.number("settled", 0, s.n_up, 0)
    for i in range(MAX_UP):
        s.up[i] = up[i] if i < len(up) else NONE
    for i, judge in enumerate(up):
        if (judge in taken) != (i < s.settled):
            raise BadPosition(f"judges[{i}]: {names[judge]} is {'not ' if i < s.settled else ''}won already.")
        taken.add(judge)
    top = r.names("judge_deck", names, [])
    take(top, taken, names, "judge_deck")
    deck = top + [judge for judge in range(len(names)) if judge not in taken]
    s.n_judges = len(deck)
    for i, judge in enumerate(reversed(deck)):
        s.judge_deck[i] = judge


def read_cards(r: Reader, s: State) -> None:
    """Hands, dishes, shared cards."""
    names = INGREDIENT.names_of(s)
    for seat, cards in enumerate(r.name_lists("hands", s.players, names, [[]] * s.players)):
        if len(cards) > HAND:
            raise BadPosition(f"hands[{seat}]: at most {HAND} cards.")
        for place in range(HAND):
            s.hand[seat, place] = sorted(cards)[place] if place < len(cards) else NONE
    for seat, cards in enumerate(r.name_lists("dishes", s.players, names, [[]] * s.players)):
        if len(cards) not in (0, dish_places(s)):
            raise BadPosition(f"dishes[{seat}]: a dish has {dish_places(s)} cards from the hand.")
        for place in range(DISH):
            s.dish[seat, place] = cards[place] if place < len(cards) else NONE
    shared = r.names("shared", names, [])
    if len(shared) != (N_SHARED if s.options[SHARED] else 0):
        raise r.refuse("shared", f"{N_SHARED} cards" if s.options[SHARED] else "no cards without shared ingredients")
    for i in range(N_SHARED):
        s.shared[i] = shared[i] if shared else NONE


class Parts:
    """Readers for entries of lists, as `Reader.each` wants them; nothing stands for NONE."""

    def __init__(self, s: State) -> None:
        self.cards, self.players = INGREDIENT.names_of(s), s.players

    def card(self, value: Any, where: str) -> int:
        return NONE if value is None else Reader({where: value}).name(where, self.cards)

    def seat(self, value: Any, where: str) -> int:
        return NONE if value is None else Reader({where: value}).number(where, 0, self.players - 1)

    def reaction(self, value: Any, where: str) -> int:
        return NONE if value is None else Reader({where: value}).name(where, REACTIONS)

    def reactions(self, value: Any, where: str) -> int:
        """The reactions to one dish."""
        packed = 0
        for seat, kind in enumerate(Reader({where: value}).each(where, self.players, self.reaction)):
            packed = packed if kind == NONE else with_reaction(packed, seat, kind)
        return packed

    def votes(self, value: Any, where: str) -> list[int]:
        """The votes about one judge."""
        return Reader({where: value}).each(where, self.players, self.seat)


def read_table(r: Reader, s: State) -> None:
    """What has been chosen, given, shown and said in this round."""
    parts, players = Parts(s), s.players
    nothing = [None] * players

    def place(value: Any, where: str) -> int:
        return NONE if value is None else Reader({where: value}).number(where, 1, dish_places(s)) - 1

    uses = r.each("uses", players, parts.card, nothing)
    face_up = r.each("face_up", players, place, nothing)
    gifts = r.each("gifts", players, parts.card, nothing)
    targets = r.each("targets", players, parts.seat, nothing)
    choices = r.each("choices", players, parts.seat, nothing)
    reactions = r.each("reactions", players, parts.reactions, [nothing] * players)
    extra = r.numbers("presentation", players, 0, 100, [0] * players)
    shared = [s.shared[i] for i in range(N_SHARED)]
    for seat in range(players):
        if uses[seat] != NONE and uses[seat] not in shared:
            raise BadPosition(f"uses[{seat}]: {parts.cards[uses[seat]]} is not shared.")
        s.uses[seat] = NONE if uses[seat] == NONE else shared.index(uses[seat])
        s.face_up[seat], s.gift[seat], s.target[seat] = face_up[seat], gifts[seat], targets[seat]
        s.choice[seat], s.extra[seat], s.reaction[seat] = choices[seat], extra[seat], reactions[seat]
    read_votes(s.vote, r.each("votes", s.n_up, parts.votes, [nothing] * s.n_up), players)
    s.shown = union(r.numbers("shown", None, 0, players - 1, []))
    s.tied = union(r.numbers("tied", None, 0, players - 1, []))


def read_votes(row: Any, votes: list[list[int]], players: int) -> None:
    for i in range(MAX_UP):
        for seat in range(players):
            row[i, seat] = votes[i][seat] if i < len(votes) else NONE


def read_last(r: Reader, s: State) -> None:
    """The table of the round before."""
    value = r.raw("last_round", None)
    if value is None:
        return
    part, parts, players = Reader(value, r.path("last_round")), Parts(s), s.players
    judges = part.names("judges", JUDGE_CARD.names_of(s))
    if not 1 <= len(judges) <= MAX_UP:
        raise part.refuse("judges", f"1 to {MAX_UP} judges")
    s.n_last = len(judges)
    for i in range(MAX_UP):
        s.last_up[i] = judges[i] if i < len(judges) else NONE
    dishes = part.name_lists("dishes", players, parts.cards)
    uses = part.each("uses", players, parts.card)
    gifts = part.each("gifts", players, parts.card)
    targets = part.each("targets", players, parts.seat)
    reactions = part.each("reactions", players, parts.reactions)
    extra = part.numbers("presentation", players, 0, 100)
    for seat in range(players):
        if len(dishes[seat]) > DISH:
            raise BadPosition(f"last_round.dishes[{seat}]: at most {DISH} cards.")
        for place in range(DISH):
            s.last_dish[seat, place] = dishes[seat][place] if place < len(dishes[seat]) else NONE
        s.last_used[seat], s.last_gift[seat], s.last_target[seat] = uses[seat], gifts[seat], targets[seat]
        s.last_reaction[seat], s.last_extra[seat] = reactions[seat], extra[seat]
    read_votes(s.last_vote, part.each("votes", s.n_last, parts.votes), players)
    part.done()


def read_deck(r: Reader, s: State) -> None:
    """The discard pile, the deck, and what was where at the last shuffle."""
    names = INGREDIENT.names_of(s)
    taken: set[int] = set()
    for seat in range(s.players):
        take(row(s.hand, seat, HAND), taken, names, f"hands[{seat}]")
        take(row(s.dish, seat, DISH), taken, names, f"dishes[{seat}]")
        take([s.gift[seat]] if s.gift[seat] != NONE else [], taken, names, f"gifts[{seat}]")
    take([s.shared[i] for i in range(N_SHARED) if s.shared[i] != NONE], taken, names, "shared")
    pile = r.each("discard", None, lambda value, where: read_discard(value, where, names, s.players), [])
    take([card for card, _ in pile], taken, names, "discard")
    face_down = r.name_lists("face_down", s.players, names, [[]] * s.players)
    for seat, cards in enumerate(face_down):
        take(cards, taken, names, f"face_down[{seat}]")
    top = r.names("deck", names, [])
    take(top, taken, names, "deck")
    rest = [card for card in range(len(names)) if card not in taken]
    if r.name("rest", ("deck", "discard"), "deck") == 1:
        pile, rest = pile + [(card, FROM_MIDDLE) for card in rest], []
    deck = top + rest
    s.n_deck = len(deck)
    for i, card in enumerate(reversed(deck)):
        s.deck[i] = card
    s.n_pile = len(pile) + sum(len(cards) for cards in face_down)
    read_shuffle(r, s)
    for card, whence in pile:
        s.fate[card] |= whence
    for seat, cards in enumerate(face_down):
        for card in cards:
            s.fate[card] |= FACE_DOWN + seat


def read_discard(value: Any, where: str, names: Sequence[str], players: int) -> tuple[int, int]:
    """A card of the open pile: its name alone, or with the seat from whose hand it came."""
    if isinstance(value, str):
        value = [value, None]
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise BadPosition(f"{where}: expected a card and a seat, not {brief(value)}.")
    entry = Reader({"card": value[0], "seat": value[1]}, where)
    card = entry.name("card", names)
    return card, FROM_MIDDLE if value[1] is None else FROM_HAND + entry.number("seat", 0, players - 1)


def read_shuffle(r: Reader, s: State) -> None:
    """What players remember of the last shuffle; without one, that all cards were in the deck."""
    names = INGREDIENT.names_of(s)
    for card in range(len(names)):
        s.fate[card] = OPEN << BEFORE
    value = r.raw("last_shuffle", None)
    if value is None:
        return
    part = Reader(value, r.path("last_shuffle"))
    s.shuffles = part.number("number", 1, 100)
    for seat, held in enumerate(part.numbers("hands", s.players, 0, HAND)):
        s.held[seat] = held
    for card in part.names("held", names):
        s.fate[card] = HELD << BEFORE
    for seat, cards in enumerate(part.name_lists("face_down", s.players, names)):
        for card in cards:
            s.fate[card] = (HIDDEN + seat) << BEFORE
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
