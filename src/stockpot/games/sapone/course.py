"""The course of a round, as its history must tell it: a grammar of steps.

    turn:  pick, then a purchase, a sale, or nothing (nobody bid, or the seller refused)
    sale:  perhaps a doubt, then perhaps the exchange and the card that compensates the buyer
    doubt: a card shown, then given by the doubter, or caught by the doubter, which ends the sale

A history may begin in the middle of a turn, after any number of cards that all have seen: that is how a position is written
down by hand. From then on every step must follow from the one before. So a guess, which takes the history for what happened,
always finds at least that.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from stockpot.core.errors import BadPosition
from stockpot.games.sapone.history import Step
from stockpot.games.sapone.pieces import DIAMOND
from stockpot.games.sapone.rounds import next_seat
from stockpot.games.sapone.state import COMPENSATION, DISCARD, DOUBT, NONE, PRICE, Phase, State


class Told(NamedTuple):
    """A step as a position tells it."""

    kind: int
    one: int
    other: int
    card: int
    others: list[int]


class At(Enum):
    """How far a turn has come."""

    OPENING = auto()  # nothing is known yet but cards that were shown
    PICKED = auto()
    TURNED = auto()  # a doubt has turned the card on sale up
    GIVEN = auto()  # and it was as declared: the sale goes on with the card face up
    SOLD = auto()  # for a price that earns a compensation
    OVER = auto()
    NAMING = auto()  # the round is over: the Diamond is shown


class Course:
    """Follows the steps of a round, one after the other."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.at = At.OPENING
        self.turn = self.giver = NONE
        self.shown: list[tuple[int, int]] = []
        """Seats and their cards that all have seen in this turn, or before the first."""

    def follow(self, step: Told) -> bool:
        """Take a step; False when it cannot come next."""
        if self.at == At.NAMING or not self.seats_differ(step):
            return False
        if step.kind <= Step.PICKED_UP:
            return self.pick(step)
        if step.kind == Step.SHOWN:
            return self.show(step)
        if step.kind in (Step.GAVE, Step.CAUGHT):
            return self.doubted(step)
        if step.kind == Step.PAID:
            return self.buy(step)
        return self.sell(step)

    def seats_differ(self, step: Told) -> bool:
        """Nobody deals with themselves; where there is no second place, none is named."""
        if step.kind == Step.PAID:
            return step.other == DISCARD
        return step.one != step.other if step.kind > Step.PAID and step.kind != Step.SHOWN else step.other == 0

    def is_turn_of(self, seat: int) -> bool:
        return self.at == At.OPENING or self.turn == seat

    def pick(self, step: Told) -> bool:
        """The next seat begins its turn, or a buyer is compensated."""
        if self.at == At.SOLD:
            self.at = At.OVER
            return step.one == self.giver
        if self.at == At.TURNED or not (self.turn == NONE or step.one == next_seat(self.s, self.turn)):
            return False
        self.at, self.turn, self.giver, self.shown = At.PICKED, step.one, NONE, []
        return True

    def show(self, step: Told) -> bool:
        """A card on sale is turned up by a doubt; or the Diamond when the market is empty; or what all have seen before."""
        naming = step.card == DIAMOND and self.s.phase == Phase.DIAMOND and step.one == self.s.namer
        if self.at == At.PICKED and self.s.options[DOUBT] and step.one == self.turn:
            self.at = At.TURNED
        elif self.at != At.OPENING:
            self.at = At.NAMING
            return naming
        self.shown.append((step.one, step.card))
        return True

    def doubted(self, step: Told) -> bool:
        """Who doubted gives a card to the seller, or gets the one that was turned up."""
        seller, doubter = (step.one, step.other) if step.kind == Step.CAUGHT else (step.other, step.one)
        if not self.s.options[DOUBT] or self.at not in (At.OPENING, At.TURNED) or not self.is_turn_of(seller):
            return False
        if step.kind == Step.CAUGHT and (seller, step.card) not in self.shown:
            return False
        self.at = At.OVER if step.kind == Step.CAUGHT else At.GIVEN
        self.turn, self.giver = seller, doubter
        return any(seat == seller for seat, _ in self.shown)

    def buy(self, step: Told) -> bool:
        """The price is paid."""
        right = self.at in (At.OPENING, At.PICKED) and self.is_turn_of(step.one)
        self.at, self.turn = At.OVER, step.one
        return right and len(step.others) == self.s.options[PRICE]

    def sell(self, step: Told) -> bool:
        """A card against a bid; face up only if it was turned up."""
        right = self.at in ((At.OPENING, At.GIVEN) if step.kind == Step.SOLD_UP else (At.OPENING, At.PICKED))
        right = right and self.is_turn_of(step.one) and len(step.others) > 0
        if step.kind == Step.SOLD_UP:
            right = right and (step.one, step.card) in self.shown
        self.at = At.SOLD if len(step.others) >= self.s.options[COMPENSATION] else At.OVER
        self.turn, self.giver = step.one, step.other
        return right

    def leads_here(self) -> bool:
        """Is the turn where the position has it?"""
        s = self.s
        if s.phase == Phase.DIAMOND:
            return self.at == At.NAMING or (self.at == At.OPENING and (s.namer, DIAMOND) in self.shown)
        if self.at == At.OPENING:
            return not s.face_up or (s.turn, s.offer) in self.shown
        if s.face_up and (s.turn, s.offer) not in self.shown:
            return False
        expected = At.TURNED if s.phase == Phase.GIVE else At.GIVEN if s.face_up else At.PICKED
        return self.at == expected and self.turn == s.turn and self.giver in (NONE, s.doubter)


def check_course(s: State, steps: list[Told]) -> None:
    """Refuse a history that no play can have."""
    course = Course(s)
    for number, step in enumerate(steps):
        if not course.follow(step):
            raise BadPosition(f"history.steps[{number}]: this step cannot come next.")
    if not course.leads_here():
        raise BadPosition("history.steps: they do not lead to this turn.")
