"""What can be: the invariants of a situation of SaPotage, each refused in the name of the field that breaks it.

A position is refused only for what would contradict a rule or itself. Whether play could really have led there is not
asked: whoever writes a position down by hand may leave the past out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stockpot.core.bits import count, members, union
from stockpot.core.errors import BadPosition
from stockpot.games.sapotage.dealing import all_seats
from stockpot.games.sapotage.scoring import best_dishes, most_judges, presentation_points, reaction_of
from stockpot.games.sapotage.state import (
    BEFORE,
    DISH,
    FACE_DOWN,
    FROM_HAND,
    FROM_MIDDLE,
    HAND,
    HELD,
    JUDGES,
    JUDGES_TO_WIN,
    MAX_UP,
    N_INGREDIENTS,
    N_SHARED,
    NONE,
    PEEKING,
    PILE,
    PRESENTATION,
    SHARED,
    Mode,
    Phase,
    Reaction,
    State,
)

MODES_OF = {
    Phase.PRESENT: (Mode.HONOR, Mode.TOKENS, Mode.NAME),
    Phase.REACT: (Mode.HONOR,),
    Phase.TOKEN: (Mode.TOKENS,),
    Phase.VOTE: (Mode.HONOR, Mode.TOKENS, Mode.NAME),
}
"""The ways of presenting that have a phase, where not all have."""


def check(s: State) -> None:
    """Refuse what cannot be, with `BadPosition`."""
    check_phase(s)
    check_judges(s)
    check_turn(s)
    for seat in range(s.players):
        check_seat(s, seat)
        check_reactions(s, seat)
        check_choice(s, seat)
    check_tokens(s)
    check_votes(s, s.vote, s.settled, s.n_up, "votes")
    check_tie(s)
    check_shuffle(s)
    check_last(s)


def check_phase(s: State) -> None:
    """The options know the phase, and somebody owes a decision."""
    phase = Phase(s.phase)
    name = phase.name.lower()
    if phase == Phase.PEEK and not s.options[PEEKING]:
        raise BadPosition("phase: there is no peeking in this game.")
    if s.options[PRESENTATION] not in MODES_OF.get(phase, tuple(Mode)):
        mode = Mode(s.options[PRESENTATION]).name.lower()
        raise BadPosition(f"phase: there is no {name} where the presentation is {mode}.")
    if phase != Phase.OVER and s.owing == 0:
        raise BadPosition(f"phase: in {name} somebody owes a decision; here all have chosen.")


def check_judges(s: State) -> None:
    """As many judges are turned up as play, and nobody has won before."""
    if s.n_up > s.options[JUDGES] or (s.n_up < s.options[JUDGES] and s.n_judges > 0):
        raise BadPosition(f"judges: {s.options[JUDGES]} in each round, or those left, not {s.n_up}.")
    if s.phase == Phase.OVER:
        if s.settled != s.n_up:
            raise BadPosition("settled: when the game is over, all judges have an owner.")
        if most_judges(s) < s.options[JUDGES_TO_WIN] and s.n_judges > 0:
            raise BadPosition("phase: nobody has enough judges, and there are more, so the game is not over.")
        return
    if s.settled == s.n_up:
        raise BadPosition("settled: all judges have an owner, so the round is over.")
    if s.settled and s.phase != Phase.VOTE:
        raise BadPosition("settled: judges are won when all dishes are presented.")
    of_this_round = union(s.up[i] for i in range(s.settled))
    for seat in range(s.players):
        if count(s.won[seat] & ~of_this_round) >= s.options[JUDGES_TO_WIN]:
            raise BadPosition(f"won[{seat}]: so many judges win the game, so it is over.")


def check_turn(s: State) -> None:
    """Who peeks or presents, and which dishes show their cards."""
    after_dealer = [(s.dealer + 1 + i) % s.players for i in range(s.players)]
    peeked = sum(s.face_up[seat] != NONE for seat in range(s.players))
    if s.phase == Phase.PEEK:
        due = (s.dealer - s.turn) % s.players
    else:
        due = s.players if s.options[PEEKING] and s.phase > Phase.PEEK else 0
    if peeked != due:
        raise BadPosition(f"face_up: {due} dishes show a card by now, not {peeked}.")
    presenting = s.phase in (Phase.PRESENT, Phase.REACT)
    if not presenting and s.phase != Phase.PEEK and s.turn != s.dealer:
        raise BadPosition(f"turn: seat {s.dealer}, the dealer, while nobody peeks or presents.")
    shown = after_dealer[: after_dealer.index(s.turn) + 1] if s.phase >= Phase.PRESENT else []
    if s.shown != union(shown):
        raise BadPosition(f"shown: the dishes of {sorted(shown)} are turned up by now, not of {members(s.shown)}.")


def check_seat(s: State, seat: int) -> None:
    """Hand, dish and gift fit the step of the round."""
    own = DISH - 1 if s.options[SHARED] else DISH
    if len(row(s.dish, seat, DISH)) not in (0, own):
        raise BadPosition(f"dishes[{seat}]: a dish has {own} cards from the hand.")
    cooked = s.dish[seat, 0] != NONE
    given = s.target[seat] != NONE
    if s.phase != Phase.COOK and not cooked:
        raise BadPosition(f"dishes[{seat}]: every seat has a dish after the cooking.")
    if (s.options[SHARED] != 0 and cooked) != (s.uses[seat] != NONE):
        raise BadPosition(f"uses[{seat}]: a dish uses one shared card where they are played with, and else none.")
    if given != (s.phase not in (Phase.COOK, Phase.PEEK)) and s.phase != Phase.GIVE:
        raise BadPosition(
            f"targets[{seat}]: every seat has given or discarded a card, after the peeking and not before."
        )
    face_down = s.target[seat] == seat and s.phase != Phase.GIVE
    if (s.gift[seat] != NONE) != (given and not face_down):
        raise BadPosition(f"gifts[{seat}]: a card is given where there is a target; a discarded one is in face_down.")
    hand = len(row(s.hand, seat, HAND))
    expected = (HAND - 1 if s.options[SHARED] else HAND) if not cooked else 1 if given else 2
    if hand != expected:
        raise BadPosition(f"hands[{seat}]: expected {expected} cards in this step, not {hand}.")


def check_reactions(s: State, dish: int) -> None:
    """All others have reacted to a dish once it was presented; points count when all have been."""
    others = [seat for seat in range(s.players) if seat != dish]
    reacted = [seat for seat in range(s.players) if reaction_of(s.reaction[dish], seat) != NONE]
    heard = s.options[PRESENTATION] == Mode.HONOR and s.shown >> dish & 1 and not presents(s, dish)
    if s.options[PRESENTATION] != Mode.TOKENS and reacted != (others if heard else []):
        raise BadPosition(f"reactions[{dish}]: of {others if heard else []}, not of {reacted}.")
    points = presentation_points(s, dish) if s.phase >= Phase.VOTE else 0
    if s.extra[dish] != points:
        raise BadPosition(f"presentation[{dish}]: {points} points, by the reactions, not {s.extra[dish]}.")


def presents(s: State, seat: int) -> bool:
    return s.phase in (Phase.PRESENT, Phase.REACT) and s.turn == seat


def check_tokens(s: State) -> None:
    """Laugh tokens: everybody has given one to another dish, when all are given."""
    if s.options[PRESENTATION] != Mode.TOKENS:
        return
    for seat in range(s.players):
        given = [dish for dish in range(s.players) if reaction_of(s.reaction[dish], seat) != NONE]
        kinds = {reaction_of(s.reaction[dish], seat) for dish in given}
        if len(given) != int(s.phase >= Phase.VOTE) or seat in given or not kinds <= {Reaction.LAUGH}:
            raise BadPosition(f"reactions: seat {seat} gives one token, to a dish of another, when all do.")


def check_choice(s: State, seat: int) -> None:
    """A choice is one that the phase asks for."""
    allowed: Iterable[int] = ()
    if s.phase == Phase.REACT and seat != s.turn:
        allowed = range(len(Reaction))
    elif s.phase == Phase.TOKEN:
        allowed = [other for other in range(s.players) if other != seat]
    elif s.phase == Phase.VOTE and not s.tied >> seat & 1:
        allowed = members(s.tied)
    if s.choice[seat] not in (NONE, *allowed):
        raise BadPosition(f"choices[{seat}]: {s.choice[seat]} cannot be chosen here.")


def check_votes(s: State, votes: Any, settled: int, judges: int, where: str) -> None:
    """Votes about judges that are won: none, or of all who were not tied, for those who were."""
    for i in range(MAX_UP):
        voted = {seat: votes[i, seat] for seat in range(s.players) if votes[i, seat] != NONE}
        tied = set(range(s.players)) - set(voted)
        asked = i < settled and s.options[PRESENTATION] != Mode.OFF and len(tied) > 1
        if voted and not (asked and set(voted.values()) <= tied):
            raise BadPosition(f"{where}[{min(i, judges - 1)}]: these votes cannot be.")


def check_tie(s: State) -> None:
    """A vote is about the dishes with the highest total, where there are several."""
    if s.phase != Phase.VOTE:
        if s.tied:
            raise BadPosition("tied: only a vote is about tied dishes.")
    elif count(s.tied) < 2 or s.tied == all_seats(s) or s.tied != best_dishes(s, s.up[s.settled]):
        raise BadPosition("tied: the tied dishes are those with the highest total.")


def check_shuffle(s: State) -> None:
    """Cards that were held at the last shuffle have come from the hands and the middle: as many as there were."""
    held = [card for card in range(s.options[N_INGREDIENTS]) if s.fate[card] >> BEFORE == HELD]
    of_seats = [cards_of(s, seat) for seat in range(s.players)]
    for seat, cards in enumerate(of_seats):
        if len(cards & set(held)) != s.held[seat]:
            raise BadPosition(f"last_shuffle.hands[{seat}]: as many of the cards held then have come from this hand.")
    middle = {s.shared[i] for i in range(N_SHARED)} | pile_of(s, FROM_MIDDLE)
    elsewhere = set(held).difference(middle, *of_seats)
    if elsewhere or len(middle & set(held)) > N_SHARED:
        raise BadPosition("last_shuffle.held: a card held then is in a hand, on the table, or was discarded since.")


def cards_of(s: State, seat: int) -> set[int]:
    """All cards that are or were in the hand of a seat since the last shuffle."""
    own = {*row(s.hand, seat, HAND), *row(s.dish, seat, DISH), s.gift[seat]} - {NONE}
    return own | pile_of(s, FROM_HAND + seat) | pile_of(s, FACE_DOWN + seat)


def pile_of(s: State, pile: int) -> set[int]:
    return {card for card in range(s.options[N_INGREDIENTS]) if s.fate[card] & PILE == pile}


def check_last(s: State) -> None:
    """The table of the round before: every dish was whole, and everybody gave a card or discarded one."""
    if s.n_last == 0:
        return
    if s.n_last > s.options[JUDGES]:
        raise BadPosition(f"last_round.judges: {s.options[JUDGES]} in each round.")
    own = DISH - 1 if s.options[SHARED] else DISH
    for seat in range(s.players):
        if len(row(s.last_dish, seat, DISH)) != own:
            raise BadPosition(f"last_round.dishes[{seat}]: a dish has {own} cards from the hand.")
        if (s.last_used[seat] != NONE) != bool(s.options[SHARED]):
            raise BadPosition(f"last_round.uses[{seat}]: a shared card where they are played with, and else none.")
        if s.last_target[seat] == NONE or (s.last_gift[seat] == NONE) != (s.last_target[seat] == seat):
            raise BadPosition(f"last_round.gifts[{seat}]: every seat has given a card, or discarded one.")
        if reaction_of(s.last_reaction[seat], seat) != NONE:
            raise BadPosition(f"last_round.reactions[{seat}]: nobody reacts to the own dish.")
    check_votes(s, s.last_vote, s.n_last, s.n_last, "last_round.votes")


def row(cards: Any, seat: int, size: int) -> list[int]:
    """The cards in a row of a seat."""
    return [cards[seat, place] for place in range(size) if cards[seat, place] != NONE]
