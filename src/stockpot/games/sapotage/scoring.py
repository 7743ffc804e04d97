"""What a dish is worth to a judge, and who takes the judge."""

from __future__ import annotations

from stockpot.core.bits import count
from stockpot.core.rule import rule
from stockpot.games.sapotage.pieces import WORD, flat_points, instances
from stockpot.games.sapotage.state import (
    DISH,
    DISLIKED_POINTS,
    FAVORITE_POINTS,
    INGREDIENTS,
    JUDGE_CARDS,
    LAUGH_POINTS,
    LIKED_POINTS,
    MAX_PLAYERS,
    NAME_POINTS,
    NONE,
    PRESENTATION,
    How,
    Mode,
    Reaction,
    State,
)

# ---------------------------------------------------------------------------------------------------------------- points


@rule
def card_word(s: State, card: int) -> int:
    """Flavors and flat points of a card."""
    return WORD[s.options[INGREDIENTS + card] >> 4]


@rule
def taste(s: State, judge: int, word: int) -> int:
    """Points of a card or dish with this judge."""
    return tasted(
        s.options[JUDGE_CARDS + 2 * judge],
        s.options[JUDGE_CARDS + 2 * judge + 1],
        s.options[FAVORITE_POINTS],
        s.options[LIKED_POINTS],
        s.options[DISLIKED_POINTS],
        word,
    )


@rule
def tasted(
    likes: int, dislikes: int, favorite_points: int, liked_points: int, disliked_points: int, word: int
) -> int:  # fmt: skip
    """sapotage.score.flavors sapotage.score.special sapotage.ruling.favorite: points of a card or dish."""
    return (
        favorite_points * instances(word, 1 << (likes & 15))
        + liked_points * instances(word, likes >> 4)
        - disliked_points * instances(word, dislikes)
        + flat_points(word)
    )


@rule
def dish_word(s: State, seat: int) -> int:
    """sapotage.score.foreign sapotage.variant.shared: all that counts in a dish: own, shared and foreign cards."""
    word = 0
    for place in range(DISH):
        if s.dish[seat, place] != NONE:
            word += card_word(s, s.dish[seat, place])
    if s.uses[seat] != NONE:
        word += card_word(s, s.shared[s.uses[seat]])
    for giver in range(s.players):
        if giver != seat and s.target[giver] == seat:
            word += card_word(s, s.gift[giver])
    return word


@rule
def with_reaction(reactions: int, seat: int, kind: int) -> int:
    """The reactions to a dish with one more."""
    return reactions | ((kind + 1) << (2 * seat))


@rule
def reaction_of(reactions: int, seat: int) -> int:
    """How a seat reacted to a dish, or NONE."""
    return ((reactions >> (2 * seat)) & 3) - 1


@rule
def how_many(reactions: int, kind: int) -> int:
    """How many players reacted to a dish in this way."""
    n = 0
    for seat in range(MAX_PLAYERS):
        if reaction_of(reactions, seat) == kind:
            n += 1
    return n


@rule
def laughs(s: State, seat: int) -> int:
    """sapotage.ruling.one-laugh: how many players laughed at a dish, or gave it their token."""
    return how_many(s.reaction[seat], Reaction.LAUGH)


@rule
def fitting(s: State, seat: int) -> bool:
    """sapotage.present.honor: not more than half of the others find the presentation unfitting."""
    return 2 * how_many(s.reaction[seat], Reaction.UNFIT) <= s.players - 1


@rule
def presentation_points(s: State, seat: int) -> int:
    """sapotage.present.points sapotage.ruling.unfitting: points for the name and the laughs, once they are shown."""
    if s.options[PRESENTATION] == Mode.OFF or not fitting(s, seat):
        return 0
    return s.options[NAME_POINTS] + laughs(s, seat) * s.options[LAUGH_POINTS]


# --------------------------------------------------------------------------------------------------- who takes the judge


@rule
def best_dishes(s: State, judge: int) -> int:
    """sapotage.win.judge sapotage.ruling.negative: the seats whose dishes have the highest total."""
    seats = 0
    most = 0
    for seat in range(s.players):
        total = taste(s, judge, s.word[seat]) + s.extra[seat]
        if seats == 0 or total > most:
            most = total
            seats = 0
        if total == most:
            seats |= 1 << seat
    return seats


@rule
def most_voted(s: State) -> int:
    """sapotage.win.vote: the tied seats with the most votes."""
    leaders = 0
    most = 0
    for seat in range(s.players):
        if (s.tied >> seat) & 1 != 0:
            votes = 0
            for voter in range(s.players):
                if s.choice[voter] == seat:
                    votes += 1
            if leaders == 0 or votes > most:
                most = votes
                leaders = 0
            if votes == most:
                leaders |= 1 << seat
    return leaders


@rule
def keep_best(s: State, judge: int, seats: int, criterion: int) -> int:
    """sapotage.win.tie: drop the seats that are worse by one criterion."""
    best = 0
    most = 0
    for i in range(s.players):
        seat = (s.dealer + 1 + i) % s.players
        if (seats >> seat) & 1 != 0:
            if criterion == How.INGREDIENTS:
                value = taste(s, judge, s.word[seat])
            elif criterion == How.FAVORITE:
                value = instances(s.word[seat], 1 << (s.options[JUDGE_CARDS + 2 * judge] & 15))
            elif criterion == How.FEWER:
                value = -count(s.won[seat])
            else:
                value = -i
            if best == 0 or value > most:
                most = value
                best = 0
            if value == most:
                best |= 1 << seat
    return best


@rule
def winners(s: State) -> int:
    """sapotage.win.game sapotage.win.deck sapotage.ruling.several-winners: the seats with the most judges."""
    seats = 0
    most = 0
    for seat in range(s.players):
        judges = count(s.won[seat])
        if seats == 0 or judges > most:
            most = judges
            seats = 0
        if judges == most:
            seats |= 1 << seat
    return seats


@rule
def most_judges(s: State) -> int:
    """How many judges the leading seats own."""
    most = 0
    for seat in range(s.players):
        most = max(most, count(s.won[seat]))
    return most
