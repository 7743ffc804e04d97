"""The redeal: everything that a seat cannot know, guessed anew so that it fits all the seat has seen.

What a seat remembers of the last shuffle of the discard pile counts too. A card that lay open on the pile went into the
deck, so it was in nobody's hand at that moment: among the cards a player has held since, at least as many as the hand had
then were not on the open pile. Such cards, which a seat did not see on the pile, are called *obscure* here. `fate` and
`held` keep what is needed for that, one shuffle back.

The row of the deck serves as the table on which unseen cards are laid out.
"""

from __future__ import annotations

from stockpot.core.bits import count, nth
from stockpot.core.random import draw, shuffle
from stockpot.core.rule import rule, table
from stockpot.games.sapotage.dealing import cards_in_hand, put_in_hand
from stockpot.games.sapotage.scoring import card_word, taste
from stockpot.games.sapotage.state import (
    BEFORE,
    DISH,
    FACE_DOWN,
    FROM_HAND,
    FROM_MIDDLE,
    HAND,
    HELD,
    HIDDEN,
    IN_PLAY,
    MAX_PLAYERS,
    N_INGREDIENTS,
    N_JUDGES,
    N_SHARED,
    NONE,
    PEEKING,
    PILE,
    SHARED,
    Phase,
    Reaction,
    State,
)

MARK = 128
"""A bit of `fate` that is only set while a guess is made."""
COUNT = 7
"""Bits for the count of each seat in a word of counts."""
USUAL_REACTIONS = table([Reaction.LAUGH] * 3 + [Reaction.QUIET] * 6 + [Reaction.UNFIT])
"""How often people react in which way."""
WHIM = 5
"""One choice in so many is guessed without asking what a good cook would do."""


@rule
def redeal(s: State, seat: int) -> None:
    """sapotage.hidden.cards sapotage.hidden.memory: guess anew all that `seat` cannot know; -1 is a spectator."""
    mark_known(s, seat)
    owed = owed_by_all(s, seat)
    discards = discards_of_all(s)
    obscure = lay_out(s, seat, 0, True)
    unseen = lay_out(s, seat, obscure, False)
    reserved = total(owed)
    if reserved != 0:
        shuffle_part(s, 0, obscure)
    shuffle_part(s, reserved, unseen)
    first = 0
    rest = reserved
    for other in range(s.players):
        if other != seat:
            owes = count_of(owed, other)
            dealt = deal_guess(s, other, first, owes, rest, count_of(discards, other))
            first += owes
            rest += dealt - owes
    take_deck(s, rest, unseen)
    guess_before(s, seat)
    guess_choices(s, seat)
    guess_judges(s)


# ------------------------------------------------------------------------------------------------- what the seat knows


@rule
def sees_dish_card(s: State, owner: int, place: int) -> bool:
    """Is this card of a dish turned up for all?"""
    return (s.shown >> owner) & 1 != 0 or s.face_up[owner] == place


@rule
def sees_gift(s: State, giver: int) -> bool:
    """Is the card that a seat gave turned up for all?"""
    return s.gift[giver] != NONE and s.phase != Phase.GIVE and (s.shown >> s.target[giver]) & 1 != 0


@rule
def mark_known(s: State, seat: int) -> None:
    """Mark the cards whose place the seat knows."""
    for card in range(s.options[N_INGREDIENTS]):
        pile = s.fate[card] & PILE
        if pile != IN_PLAY and (pile < FACE_DOWN or pile == FACE_DOWN + seat):
            s.fate[card] |= MARK
    for i in range(N_SHARED):
        mark(s, s.shared[i])
    for other in range(s.players):
        for place in range(DISH):
            if other == seat or sees_dish_card(s, other, place):
                mark(s, s.dish[other, place])
        if other == seat or sees_gift(s, other):
            mark(s, s.gift[other])
        if other == seat:
            for place in range(HAND):
                mark(s, s.hand[other, place])


@rule
def mark(s: State, card: int) -> None:
    if card != NONE:
        s.fate[card] |= MARK


@rule
def is_obscure(s: State, seat: int, card: int) -> bool:
    """Was the card not seen by this seat on the pile that was last shuffled?"""
    before = (s.fate[card] & ~MARK) >> BEFORE
    return before == HELD or (before >= HIDDEN and before != HIDDEN + seat)


# ----------------------------------------------------------------------------------------------------- counts by seat


@rule
def count_of(counts: int, seat: int) -> int:
    return (counts >> (COUNT * seat)) & ((1 << COUNT) - 1)


@rule
def total(counts: int) -> int:
    n = 0
    for seat in range(MAX_PLAYERS):
        n += count_of(counts, seat)
    return n


@rule
def owed_by_all(s: State, seat: int) -> int:
    """For each other seat the fewest obscure cards among those it has not shown yet."""
    counts = 0
    if s.shuffles != 0:
        for other in range(s.players):
            if other != seat:
                counts |= max(0, s.held[other] - obscure_shown(s, seat, other)) << (COUNT * other)
    return counts


@rule
def obscure_shown(s: State, seat: int, other: int) -> int:
    """How many obscure cards have come to light from the hand of another since the shuffle."""
    n = 0
    for card in range(s.options[N_INGREDIENTS]):
        if s.fate[card] & PILE == FROM_HAND + other and is_obscure(s, seat, card):
            n += 1
    for place in range(DISH):
        card = s.dish[other, place]
        if card != NONE and sees_dish_card(s, other, place) and is_obscure(s, seat, card):
            n += 1
    if sees_gift(s, other) and is_obscure(s, seat, s.gift[other]):
        n += 1
    return n


@rule
def discards_of_all(s: State) -> int:
    """How many cards each seat has face down in the pile."""
    counts = 0
    for card in range(s.options[N_INGREDIENTS]):
        pile = s.fate[card] & PILE
        if pile >= FACE_DOWN:
            counts += 1 << (COUNT * (pile - FACE_DOWN))
    return counts


# ---------------------------------------------------------------------------------------------------- laying cards out


@rule
def lay_out(s: State, seat: int, n: int, obscure: bool) -> int:
    """Lay out the unseen cards that are obscure, or are not, from place n on; returns where they end."""
    for card in range(s.options[N_INGREDIENTS]):
        if s.fate[card] & MARK == 0 and is_obscure(s, seat, card) == obscure:
            s.fate[card] &= ~PILE
            s.deck[n] = card
            n += 1
    return n


@rule
def shuffle_part(s: State, first: int, end: int) -> None:
    """Put the cards laid out from `first` to `end` into random order."""
    for last in range(end - 1, first, -1):
        other = first + draw(s, last + 1 - first)
        swap(s, last, other)


@rule
def swap(s: State, some: int, other: int) -> None:
    card = s.deck[some]
    s.deck[some] = s.deck[other]
    s.deck[other] = card


@rule
def where(i: int, first: int, owes: int, rest: int) -> int:
    """The place of the i-th card for a seat: first those reserved for it, then the others."""
    return first + i if i < owes else rest + i - owes


@rule
def hides_dish_card(s: State, owner: int, place: int) -> bool:
    return s.dish[owner, place] != NONE and not sees_dish_card(s, owner, place)


@rule
def deal_guess(s: State, other: int, first: int, owes: int, rest: int, discards: int) -> int:
    """Give a seat new cards for all its hidden ones; returns how many."""
    in_hand = cards_in_hand(s, other)
    gives = s.gift[other] != NONE and not sees_gift(s, other)
    n = in_hand + discards + (1 if gives else 0)
    for place in range(DISH):
        if hides_dish_card(s, other, place):
            n += 1
    if owes != 0:
        for last in range(n - 1, 0, -1):
            swap(s, where(last, first, owes, rest), where(draw(s, last + 1), first, owes, rest))
    i = 0
    for place in range(HAND):
        s.hand[other, place] = NONE
    for place in range(in_hand):
        put_in_hand(s, other, place, s.deck[where(i, first, owes, rest)])
        i += 1
    for place in range(DISH):
        if hides_dish_card(s, other, place):
            s.dish[other, place] = s.deck[where(i, first, owes, rest)]
            i += 1
    if gives:
        s.gift[other] = s.deck[where(i, first, owes, rest)]
        i += 1
    if s.dish[other, 0] != NONE and draw(s, WHIM) != 0:
        cook_well(s, other, gives)
    if s.options[PEEKING] == 0 or s.phase == Phase.COOK:
        sort_dish(s, other)
    for _ in range(discards):
        s.fate[s.deck[where(i, first, owes, rest)]] |= FACE_DOWN + other
        i += 1
    return n


@rule
def cook_well(s: State, owner: int, gives: bool) -> None:
    """Move the cards that the judges like best into the hidden part of a dish, as most cooks do."""
    for place in range(DISH):
        if hides_dish_card(s, owner, place):
            for spare in range(HAND):
                card = s.hand[owner, spare]
                if card != NONE and liking(s, card) > liking(s, s.dish[owner, place]):
                    s.hand[owner, spare] = s.dish[owner, place]
                    s.dish[owner, place] = card
            card = s.gift[owner]
            if gives and liking(s, card) > liking(s, s.dish[owner, place]):
                s.gift[owner] = s.dish[owner, place]
                s.dish[owner, place] = card
    first = s.hand[owner, 0]
    if s.hand[owner, 1] != NONE and s.hand[owner, 1] < first:
        s.hand[owner, 0] = s.hand[owner, 1]
        s.hand[owner, 1] = first


@rule
def sort_dish(s: State, owner: int) -> None:
    """Cards of a dish lie in order until they are mixed for peeking."""
    if (s.shown >> owner) & 1 != 0:
        return
    for i in range(1, DISH):
        for place in range(i, 0, -1):
            card = s.dish[owner, place]
            if card != NONE and card < s.dish[owner, place - 1]:
                s.dish[owner, place] = s.dish[owner, place - 1]
                s.dish[owner, place - 1] = card


@rule
def take_deck(s: State, rest: int, end: int) -> None:
    """What is left is the deck."""
    for i in range(end - rest):
        s.deck[i] = s.deck[rest + i]
    for i in range(end - rest, s.options[N_INGREDIENTS]):
        s.deck[i] = 0


# ------------------------------------------------------------------------------------------------ before the last shuffle


@rule
def guess_before(s: State, seat: int) -> None:
    """Guess which obscure cards were in which hand when the pile was shuffled, and who had discarded the others."""
    hidden = 0
    for card in range(s.options[N_INGREDIENTS]):
        s.fate[card] &= ~MARK
        if is_obscure(s, seat, card):
            before = s.fate[card] >> BEFORE
            if before >= HIDDEN:
                hidden += 1 << (COUNT * (before - HIDDEN))
            pile = s.fate[card] & PILE
            own = seat >= 0 and (pile == FROM_HAND + seat or pile == FACE_DOWN + seat)
            if before != HELD or not (own or pile == FROM_MIDDLE):
                s.fate[card] |= MARK
    if s.shuffles == 0:
        return
    for i in range(N_SHARED):
        unmark_held(s, s.shared[i])
    if seat >= 0:
        for place in range(HAND):
            unmark_held(s, s.hand[seat, place])
        for place in range(DISH):
            unmark_held(s, s.dish[seat, place])
        unmark_held(s, s.gift[seat])
    for other in range(s.players):
        if other != seat:
            guess_held(s, other)
    guess_hidden(s, hidden)


@rule
def unmark_held(s: State, card: int) -> None:
    """The seat knows that this card was in its hand, or in the middle, before the shuffle."""
    if card != NONE and (s.fate[card] & ~MARK) >> BEFORE == HELD:
        s.fate[card] &= ~MARK


@rule
def marked(s: State, card: int) -> int:
    return 1 if card != NONE and s.fate[card] & MARK != 0 else 0


@rule
def guess_held(s: State, other: int) -> None:
    """Choose the cards that were in a hand before the shuffle among the marked cards of a seat."""
    left = marked(s, s.gift[other])
    for place in range(HAND):
        left += marked(s, s.hand[other, place])
    for place in range(DISH):
        left += marked(s, s.dish[other, place])
    for card in range(s.options[N_INGREDIENTS]):
        if is_pile_card_of(s, other, card):
            left += marked(s, card)
    needs = s.held[other]
    needs, left = choose_held(s, s.gift[other], needs, left)
    for place in range(HAND):
        needs, left = choose_held(s, s.hand[other, place], needs, left)
    for place in range(DISH):
        needs, left = choose_held(s, s.dish[other, place], needs, left)
    for card in range(s.options[N_INGREDIENTS]):
        if is_pile_card_of(s, other, card):
            needs, left = choose_held(s, card, needs, left)


@rule
def is_pile_card_of(s: State, seat: int, card: int) -> bool:
    pile = s.fate[card] & PILE
    return pile == FROM_HAND + seat or pile == FACE_DOWN + seat


@rule
def choose_held(s: State, card: int, needs: int, left: int) -> tuple[int, int]:
    """Choose a marked card with the right chance; returns how many are still needed, of how many."""
    if marked(s, card) == 0:
        return needs, left
    if draw(s, left) < needs:
        s.fate[card] = s.fate[card] & PILE | HELD << BEFORE
        needs -= 1
    return needs, left - 1


@rule
def guess_hidden(s: State, hidden: int) -> None:
    """The other marked cards had been discarded face down: by whom?"""
    left = total(hidden)
    for card in range(s.options[N_INGREDIENTS]):
        if marked(s, card) != 0:
            n = draw(s, left)
            left -= 1
            who = 0
            while who < MAX_PLAYERS - 1 and n >= count_of(hidden, who):
                n -= count_of(hidden, who)
                who += 1
            hidden -= 1 << (COUNT * who)
            s.fate[card] = s.fate[card] & PILE | (HIDDEN + who) << BEFORE


# -------------------------------------------------------------------------------------------------------- other secrets


@rule
def guess_choices(s: State, seat: int) -> None:
    """sapotage.round.together: choices that have been made and not shown."""
    for other in range(s.players):
        if other != seat and (s.owing >> other) & 1 == 0:
            if s.phase == Phase.COOK and s.options[SHARED] != 0:
                s.uses[other] = draw(s, N_SHARED)
            elif s.phase == Phase.GIVE:
                guess_gift(s, other)
            elif s.phase == Phase.REACT and other != s.turn:
                s.choice[other] = USUAL_REACTIONS[draw(s, len(USUAL_REACTIONS))]
            elif s.phase == Phase.TOKEN:
                s.choice[other] = (other + 1 + draw(s, s.players - 1)) % s.players
            elif s.phase == Phase.VOTE and (s.tied >> other) & 1 == 0:
                s.choice[other] = nth(s.tied, draw(s, count(s.tied)))


@rule
def guess_gift(s: State, giver: int) -> None:
    """Most give the card that the judges like less to the leader, and throw it away when they like it; some do anything."""
    if draw(s, WHIM) == 0:
        s.target[giver] = draw(s, s.players)
        return
    if liking(s, s.hand[giver, 0]) < liking(s, s.gift[giver]):
        card = s.gift[giver]
        s.gift[giver] = s.hand[giver, 0]
        s.hand[giver, 0] = card
    s.target[giver] = giver if liking(s, s.gift[giver]) >= 0 else leader(s, giver)


@rule
def liking(s: State, card: int) -> int:
    """Points of a card with all judges of the round."""
    points = 0
    for i in range(s.n_up):
        points += taste(s, s.up[i], card_word(s, card))
    return points


@rule
def leader(s: State, seat: int) -> int:
    """An opponent with the most judges, drawn among equals."""
    first = draw(s, s.players)
    best = NONE
    for i in range(s.players):
        other = (first + i) % s.players
        if other != seat and (best == NONE or count(s.won[other]) > count(s.won[best])):
            best = other
    return best


@rule
def guess_judges(s: State) -> None:
    """The judge deck: those neither won nor turned up, in random order."""
    gone = 0
    for seat in range(s.players):
        gone |= s.won[seat]
    for i in range(s.n_up):
        gone |= 1 << s.up[i]
    n = 0
    for judge in range(s.options[N_JUDGES]):
        if (gone >> judge) & 1 == 0:
            s.judge_deck[n] = judge
            n += 1
    shuffle(s, s.judge_deck, n)
