"""Is a guess jointly consistent with all that a viewer has been told? Plain Python that shares no code with the game.

A guess is consistent when some history of the round leads to it in which the viewer would have seen what it saw. A guessed
table carries such a history; the `Witness` does not believe it but checks it: it notes what the viewer is told of each
step and what the views count, and then takes the guessed history back, card by card, from the guessed hands to the deal.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from .bookkeeper import SOAP

World = dict[Any, Counter]


def fewer(cards: Counter, card: str) -> bool:
    """Take a card away; False when it is not there."""
    cards[card] -= 1
    return cards[card] >= 0


class Witness:
    """What one viewer was told in a round: the steps, what it saw of the cards, and how many lay where after each move."""

    def __init__(self, viewer: int | None, view: dict[str, Any], public: dict[str, Any]) -> None:
        """`public` is what a spectator sees: whether the first pick lay face up, before anything was told."""
        self.viewer = viewer
        self.start(view)
        card = public["known"][0]["card"] if public["known"] else None
        self.note("picked_up" if card else "picked", card, view["turn"])
        self.count(view)

    def start(self, view: dict[str, Any]) -> None:
        self.dealt = view["options"].get("dealt", 2)
        self.players = view["players"]
        self.steps: list[dict[str, Any]] = []
        self.paid: list[str] = []
        self.counts: dict[int, list[tuple[int, int | None]]] = {}

    def count(self, view: dict[str, Any]) -> None:
        """How many cards each seat has, and with different backs how many soap cards."""
        counts = []
        for number, seat in enumerate(view["seats"]):
            paid = view["paid"] if number == view["turn"] else 0
            on_sale = view["sale"] is not None and view["sale"]["seller"] == number
            counts.append((seat["cards"] + seat["bid"] + paid + on_sale, seat["soap_backs"]))
        self.counts[len(self.steps)] = counts

    def listen(self, told: list[Any], view: dict[str, Any]) -> None:
        """Note what the events of a move, as told to the viewer, and the view after it say."""
        named = bool(self.steps) and view["namer"] is not None
        for event in told:
            data = event.data
            if event.kind == "round":
                self.start(view)
                named = False
            elif event.kind == "picked":
                self.note("picked_up" if data["face_up"] else "picked", data.get("card"), data["seat"])
            elif event.kind == "paid":
                self.paid.append(data["card"])
            elif event.kind == "bought":
                self.note("paid", data.get("card"), data["seat"], "discard", number=data["price"])
                self.steps[-1]["cards"], self.paid = self.paid, []
            elif event.kind == "sold":
                self.note("sold", data.get("card"), data["seat"], data["to"], number=data["cards"])
            elif event.kind == "received":
                self.steps[-1]["cards"] = [*self.steps[-1]["cards"], data["card"]]
            elif event.kind == "gave":
                self.note("gave", data.get("card"), data["seat"], data["to"])
            elif event.kind == "turned":
                self.note("shown", data["card"], data["seat"])
            elif event.kind == "caught":
                self.note("caught", data["card"], data["from"], data["seat"])
        if named and self.steps[-1]["card"] != "diamond":
            self.note("shown", "diamond", view["namer"])
        self.count(view)

    def note(self, kind: str, card: str | None, *places: Any, number: int = 0) -> None:
        self.steps.append({"kind": kind, "places": places, "card": card, "number": number, "cards": []})

    # ------------------------------------------------------------------------------------------------------- the examination

    def doubts(self, world: World, history: dict[str, Any]) -> str | None:
        """What is wrong with a guess; nothing, if its history tells the viewer the same and leads from the deal to it."""
        if len(history["steps"]) != len(self.steps):
            return f"{len(history['steps'])} steps instead of {len(self.steps)}"
        world = {place: Counter(cards) for place, cards in world.items()}
        for number in range(len(self.steps), -1, -1):
            wrong = self.miscounted(number, world)
            if wrong is None and number:
                wrong = self.differs(self.steps[number - 1], history["steps"][number - 1])
                wrong = wrong or self.undo(history["steps"][number - 1], world)
            if wrong:
                return f"step {number}: {wrong}"
        dealt = {place: sum(cards.values()) for place, cards in world.items()}
        if dealt != {**dict.fromkeys(range(self.players), self.dealt), "discard": 0}:
            return f"dealt {dealt}"
        soap = [card for cards in world.values() for card in cards.elements() if card in SOAP]
        return f"dealt {soap}" if soap else None

    def miscounted(self, number: int, world: World) -> str | None:
        for seat, (cards, soap) in enumerate(self.counts.get(number, [])):
            if sum(world[seat].values()) != cards:
                return f"seat {seat} has {sum(world[seat].values())} cards instead of {cards}"
            if soap is not None and sum(n for card, n in world[seat].items() if card in SOAP) != soap:
                return f"seat {seat} does not have {soap} soap cards"
        return None

    def differs(self, told: dict[str, Any], step: list[Any]) -> str | None:
        """Would the viewer have been told the same?"""
        kind, one, other, card, others = step
        places = (one, "discard" if other == 6 else other)[: len(told["places"])]
        if kind.removesuffix("_up") != told["kind"].removesuffix("_up") or places != told["places"]:
            return f"{step} instead of {told}"
        if kind.startswith("picked") and kind != told["kind"]:
            return f"{step} lay the other way"
        if told["card"] is not None and card != told["card"]:
            return f"{card} instead of {told['card']}"
        if told["number"] != len(others):
            return f"{len(others)} cards instead of {told['number']}"
        if told["cards"] and Counter(told["cards"]) != Counter(others):
            return f"{others} instead of {told['cards']}"
        return None

    @staticmethod
    def undo(step: list[Any], world: World) -> str | None:
        """Take a step back; every card must have been where the step brought it."""
        kind, one, other, card, others = step
        if kind == "shown":
            return None if world[one][card] > 0 else f"no {card} at {one}"
        if kind.startswith("picked") or kind == "paid":
            there = fewer(world[one], card) and (card in SOAP) == (kind == "paid")
        else:
            there = fewer(world[other], card)
            world[one][card] += 1
        to, back = ("discard", one) if kind == "paid" else (one, other)
        for paid in others:
            there = fewer(world[to], paid) and there
            world[back][paid] += 1
        return None if there else f"{step} does not lead there"
