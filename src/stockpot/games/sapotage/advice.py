"""Rules of thumb for SaPotage, and what a situation is worth."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, nth
from stockpot.core.elementary import exp
from stockpot.core.random import draw
from stockpot.core.record import Record, Row, f64, on_stack, record, row
from stockpot.core.rule import rule
from stockpot.games.sapotage.guessing import sees_dish_card
from stockpot.games.sapotage.pieces import (
    DISH_OF_4,
    DISH_OF_5,
    N_DISHES_OF_4,
    N_DISHES_OF_5,
    NO_GROUP,
    REST_OF_4,
    REST_OF_5,
    flat_points,
)
from stockpot.games.sapotage.rules import dish_places
from stockpot.games.sapotage.scoring import card_word, dish_word, presentation_points, taste, winners
from stockpot.games.sapotage.state import (
    COOK,
    COOK_SHARED,
    DISCARD,
    DISH,
    GIVE,
    GIVE_WIDTH,
    HAND,
    INGREDIENTS,
    JUDGES_TO_WIN,
    MAX_PLAYERS,
    N_SHARED,
    NAME_POINTS,
    NONE,
    PEEK,
    PRESENT,
    REACT,
    SHARED,
    TOKEN,
    VOTE,
    Phase,
    Reaction,
    State,
)

# All worth is counted in twelfths of a point with one judge, so that whole numbers do.
POINT = 12
KEPT = 3
"""What a flat point is worth in the hand for later, in twelfths."""
DAMAGE = 4
"""What a point that a card can take from another dish is worth, in twelfths."""
LEADER = 60
"""How much rather to hurt somebody for each judge they own."""
LEADING = 2.0
PROMISE = 0.075
"""How the chance to win grows with the square of the share of the judges needed, and with each point of the dish to come.
Both fit games between thumb players: everybody spoils the dishes of the leader, so a first judge is worth little."""
KEEPSAKE = 0.1
USUAL = 2
"""How it grows with each point that a kept card may bring, beyond the usual points of a card that is cooked."""
NARROW = 1.0
"""By how many points a dish must be better, before reactions and votes, to be e times as likely to win."""


@rule
def thumb(s: State, seat: int) -> int:
    """The action a good amateur would take."""
    if s.phase == Phase.COOK:
        return thumb_cook(s, seat)
    if s.phase == Phase.PEEK:
        return thumb_peek(s, seat)
    if s.phase == Phase.GIVE:
        return thumb_give(s, seat)
    if s.phase == Phase.PRESENT:
        return PRESENT
    if s.phase == Phase.REACT:
        return thumb_react(s)
    if s.phase == Phase.TOKEN:
        return TOKEN + weakest(s, seat)
    return VOTE + fewest_judges(s, s.tied)


# ------------------------------------------------------------------------------------------------------- worth of cards


@rule
def appeal(s: State, word: int) -> int:
    """What a card or dish is worth to the judges of this round, all together."""
    points = 0
    for i in range(s.n_up):
        points += taste(s, s.up[i], word)
    return points


@rule
def leftovers(s: State, first: int, second: int) -> int:
    """What the two cards that stay in the hand are still good for: the worse spoils a dish, the better is kept."""
    a = appeal(s, card_word(s, first))
    b = appeal(s, card_word(s, second))
    kept = flat_points(card_word(s, second if a < b else first))
    return DAMAGE * max(0, -min(a, b)) + KEPT * max(0, kept) * s.n_up


# ------------------------------------------------------------------------------------------------------------ decisions


@rule
def thumb_cook(s: State, seat: int) -> int:
    """The dish with the most points, and a thought for what stays in the hand."""
    if s.options[SHARED] != 0:
        return thumb_cook_shared(s, seat)
    best = NONE
    most = 0
    for i in range(N_DISHES_OF_5):
        word = 0
        for j in range(DISH):
            word += card_word(s, s.hand[seat, DISH_OF_5[i, j]])
        worth = POINT * appeal(s, word) + leftovers(s, s.hand[seat, REST_OF_5[i, 0]], s.hand[seat, REST_OF_5[i, 1]])
        if best == NONE or worth > most:
            best = i
            most = worth
    return COOK + best


@rule
def thumb_cook_shared(s: State, seat: int) -> int:
    """The best shared card, and the best two with it."""
    shared = 0
    for i in range(1, N_SHARED):
        if appeal(s, card_word(s, s.shared[i])) > appeal(s, card_word(s, s.shared[shared])):
            shared = i
    best = NONE
    most = 0
    for i in range(N_DISHES_OF_4):
        word = card_word(s, s.hand[seat, DISH_OF_4[i, 0]]) + card_word(s, s.hand[seat, DISH_OF_4[i, 1]])
        worth = POINT * appeal(s, word) + leftovers(s, s.hand[seat, REST_OF_4[i, 0]], s.hand[seat, REST_OF_4[i, 1]])
        if best == NONE or worth > most:
            best = i
            most = worth
    return COOK_SHARED + N_SHARED * best + shared


@rule
def thumb_peek(s: State, seat: int) -> int:
    """Show the own worst card while that is possible; else look into the dish of the most dangerous opponent."""
    places = dish_places(s)
    if s.face_up[seat] == NONE:
        worst = 0
        for place in range(1, places):
            if appeal(s, card_word(s, s.dish[seat, place])) < appeal(s, card_word(s, s.dish[seat, worst])):
                worst = place
        return PEEK + DISH * seat + worst
    best = 0
    most = NONE
    for owner in range(s.players):
        judges = count(s.won[owner])
        if s.face_up[owner] == NONE and judges >= most:
            best = 1 << owner if judges > most else best | 1 << owner
            most = judges
    return PEEK + DISH * by_lot(s, best) + draw(s, places)


@rule
def thumb_give(s: State, seat: int) -> int:
    """Spoil the dish of the most dangerous opponent with the card that hurts it most; discard when none hurts."""
    a = appeal(s, card_word(s, s.hand[seat, 0]))
    b = appeal(s, card_word(s, s.hand[seat, 1]))
    place = 0 if a < b else 1
    if a == b and flat_points(card_word(s, s.hand[seat, 0])) < flat_points(card_word(s, s.hand[seat, 1])):
        place = 0
    if min(a, b) >= 0:
        return GIVE + GIVE_WIDTH * place + DISCARD
    return GIVE + GIVE_WIDTH * place + most_dangerous(s, seat)


@rule
def by_lot(s: State, seats: int) -> int:
    """One of a set of seats: among equals no place at the table is better than another."""
    return nth(seats, draw(s, count(seats)))


@rule
def most_dangerous(s: State, seat: int) -> int:
    """The opponent with the most judges and the best cards in sight."""
    best = 0
    most = 0
    for owner in range(s.players):
        if owner != seat:
            danger = LEADER * count(s.won[owner]) + POINT * in_sight(s, owner)
            if best == 0 or danger > most:
                best = 1 << owner
                most = danger
            elif danger == most:
                best |= 1 << owner
    return by_lot(s, best)


@rule
def in_sight(s: State, owner: int) -> int:
    """Points of the cards of a dish that all can see."""
    word = 0
    for place in range(DISH):
        if s.dish[owner, place] != NONE and sees_dish_card(s, owner, place):
            word += card_word(s, s.dish[owner, place])
    if s.uses[owner] != NONE:
        word += card_word(s, s.shared[s.uses[owner]])
    return appeal(s, word)


@rule
def thumb_react(s: State) -> int:
    """sapotage.present.bots: laugh one time in four, or in two when the dish mixes three food groups."""
    chance = 2 if food_groups(s, s.turn) >= 3 else 4
    return REACT + (Reaction.LAUGH if draw(s, chance) == 0 else Reaction.QUIET)


@rule
def food_groups(s: State, owner: int) -> int:
    """sapotage.present.bots: how many food groups a dish mixes; bonus and sabotage cards belong to none."""
    groups = 0
    for place in range(DISH):
        if s.dish[owner, place] != NONE:
            groups |= 1 << (s.options[INGREDIENTS + s.dish[owner, place]] & 15)
    if s.uses[owner] != NONE:
        groups |= 1 << (s.options[INGREDIENTS + s.shared[s.uses[owner]]] & 15)
    for giver in range(s.players):
        if giver != owner and s.target[giver] == owner:
            groups |= 1 << (s.options[INGREDIENTS + s.gift[giver]] & 15)
    return count(groups & ~(1 << NO_GROUP))


@rule
def weakest(s: State, seat: int) -> int:
    """The dish of another seat that a point helps least."""
    best = 0
    least = 0
    for other in range(s.players):
        if other != seat:
            danger = LEADER * count(s.won[other]) + POINT * appeal(s, s.word[other])
            if best == 0 or danger < least:
                best = 1 << other
                least = danger
            elif danger == least:
                best |= 1 << other
    return by_lot(s, best)


@rule
def fewest_judges(s: State, seats: int) -> int:
    """The seat of a set with the fewest judges."""
    best = 0
    least = 0
    for seat in range(s.players):
        judges = count(s.won[seat])
        if (seats >> seat) & 1 != 0 and (best == 0 or judges <= least):
            best = 1 << seat if best == 0 or judges < least else best | 1 << seat
            least = judges
    return by_lot(s, best)


# ------------------------------------------------------------------------------------------------------------- the worth


@record
class Chances(Record):
    """What is found out about each seat on the way to its chances, once. (For mypy all rows are of whole numbers.)"""

    promise: Row[f64] = row(MAX_PLAYERS)
    standing: Row[f64] = row(MAX_PLAYERS)
    lure: Row[f64] = row(MAX_PLAYERS)
    hope: Row[f64] = row(MAX_PLAYERS)


blank_chances = on_stack(Chances)


@rule
def outcome(s: State, out: Any) -> None:
    """sapotage.win.game: each seat's share of the victory; before the end, the chance of it."""
    if s.phase == Phase.OVER:
        best = winners(s)
        for seat in range(s.players):
            out[seat] = ((best >> seat) & 1) / count(best)
    elif s.phase == Phase.COOK:
        share_by_standing(s, out)
    else:
        share_by_dishes(s, out)


@rule
def share_by_standing(s: State, out: Any) -> None:
    """Chances while dishes are cooked: by judges and hands."""
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp(standing(s, count(s.won[seat]), promise(s, seat)))
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total


@rule
def share_by_dishes(s: State, out: Any) -> None:
    """Chances once dishes lie on the table: for each seat that may take the judge, those that it would lead to."""
    found = blank_chances()
    everybody = 0.0
    all_dishes = 0.0
    for seat in range(s.players):
        found.promise[seat] = promise(s, seat)  # type: ignore[assignment]
        found.standing[seat] = exp(standing(s, count(s.won[seat]), found.promise[seat]))  # type: ignore[assignment]
        found.lure[seat] = lure(s, seat)  # type: ignore[assignment]
        everybody += found.standing[seat]
        all_dishes += found.lure[seat]
    others = 0.0
    for seat in range(s.players):
        found.hope[seat] = hope_left(s, seat, everybody - found.standing[seat], found.promise[seat])  # type: ignore[assignment]
        others += found.lure[seat] / all_dishes * found.hope[seat]
    for seat in range(s.players):
        taken = found.lure[seat] / all_dishes
        now = found.standing[seat]
        hope = found.hope[seat]
        out[seat] = now * (others - taken * hope) + taken * (1.0 - (everybody - now) * hope)


@rule
def hope_left(s: State, seat: int, others: float, promised: float) -> float:
    """What each unit of standing of the others is worth once this seat has one more judge: nothing when that wins."""
    judges = count(s.won[seat])
    if judges + 1 >= s.options[JUDGES_TO_WIN]:
        return 0.0
    return 1.0 / (others + exp(standing(s, judges + 1, promised)))


@rule
def lure(s: State, seat: int) -> float:
    """How much a dish draws the judges that have no owner yet."""
    word = s.word[seat] if (s.shown >> seat) & 1 != 0 else dish_word(s, seat)
    points = presentation_points(s, seat) if (s.shown >> seat) & 1 != 0 else s.options[NAME_POINTS] + 1
    total = 0.0
    for i in range(s.settled, s.n_up):
        total += exp((taste(s, s.up[i], word) + points) / NARROW)
    return total


@rule
def standing(s: State, judges: int, promised: float) -> float:
    """How far a seat with so many judges, and what its hand promises, is on the way to victory."""
    part = judges / s.options[JUDGES_TO_WIN]
    return LEADING * part * part + promised


@rule
def promise(s: State, seat: int) -> float:
    """What a hand, or the card kept of it, promises."""
    return PROMISE * best_dish(s, seat) / s.n_up if s.phase == Phase.COOK else KEEPSAKE * keepsake(s, seat)


@rule
def keepsake(s: State, seat: int) -> float:
    """How many points more than a usual card the kept one may bring with the judges to come."""
    if s.hand[seat, 0] == NONE or s.hand[seat, 1] != NONE or s.n_judges == 0:
        return 0.0
    word = card_word(s, s.hand[seat, 0])
    total = 0
    for i in range(s.n_judges):
        total += max(0, taste(s, s.judge_deck[i], word) - USUAL)
    return total / s.n_judges


@rule
def best_dish(s: State, seat: int) -> int:
    """Points of the best dish that a hand makes, without a shared card; those of a dish already cooked."""
    if s.dish[seat, 0] != NONE:
        return appeal(s, dish_word(s, seat))
    taken = 0
    total = 0
    for _ in range(dish_places(s)):
        best = NONE
        most = 0
        for place in range(HAND):
            if s.hand[seat, place] != NONE and (taken >> place) & 1 == 0:
                points = appeal(s, card_word(s, s.hand[seat, place]))
                if best == NONE or points > most:
                    best = place
                    most = points
        taken |= 1 << best
        total += most
    return total
