"""What a seat may know, followed in plain Python from what it is told, and from nothing else.

The bookkeeper reads the events as told to one viewer and the public counts of the views. It keeps, for every card that the
viewer has seen elsewhere, the set of places where it may be, and moves these sets along at every transfer. It shares no code
with the game.
"""

from __future__ import annotations

from typing import Any

SOAP = {"soap": 20, "double soap": 10, "four coins": 4, "three coins": 3, "two coins": 2, "diamond": 1}
HIDDEN = "soap deck"
Places = frozenset[Any]


def rank(places: Places) -> int:
    """Of equally sure notes the lower seats come first, the discard last."""
    return sum(1 << (6 if place == "discard" else place) for place in places)


class Bookkeeper:
    """One viewer's notes."""

    def __init__(self, viewer: int | None, view: dict[str, Any]) -> None:
        self.viewer = viewer
        self.before = view
        self.hand: list[str] = sorted(self._mine(view)) if viewer is not None else []
        self.seen: list[list[Any]] = [[entry["card"], frozenset(entry["places"])] for entry in view["known"]]
        assert len(self.seen) <= 1, "nothing but the first pick has been seen"
        self.paid: list[str] = []
        self.sold: tuple[str, int] | None = None
        self.fresh = False
        self.soap_paid: int | None = None
        self.soap_given: int | None = None

    @staticmethod
    def _mine(view: dict[str, Any]) -> list[str]:
        seat = view["seats"][view["seat"]]
        on_sale = [view["sale"]["card"]] if view["sale"] and view["sale"]["seller"] == view["seat"] else []
        return view["hand"] + seat["own_bid"] + on_sale

    # ------------------------------------------------------------------------------------------------- counts, from views

    def total(self, seat: int) -> int:
        """All cards of a seat before the move, wherever they lie."""
        view = self.before
        player = view["seats"][seat]
        paid = view["paid"] if seat == view["turn"] else 0
        sale = view["sale"]
        return player["cards"] + player["bid"] + paid + (sale is not None and sale["seller"] == seat)

    def apart(self) -> bool:
        return self.before["options"].get("backs") == "by deck"

    # --------------------------------------------------------------------------------------------------------- the notes

    def remember(self, card: str, place: Any) -> None:
        self.seen.append([card, frozenset([place])])

    def see(self, card: str, place: Any, now: Any) -> None:
        """A card is seen at a place and goes to `now`, or to the viewer (`None`)."""
        found = self._surest(card, place)
        if found is None and card in SOAP:
            found = self._surest(HIDDEN, place)
        if found is not None:
            self.seen.remove(found)
            if len(found[1]) > 1:
                doubtful = {HIDDEN} if found[0] == HIDDEN else {card, HIDDEN} if card in SOAP else {card}
                for note in self.seen:
                    if note[0] in doubtful and place in note[1]:
                        note[1] |= found[1]
        if now is not None:
            self.remember(card, now)

    def _surest(self, card: str, place: Any) -> list[Any] | None:
        fitting = [note for note in self.seen if note[0] == card and place in note[1]]
        return min(fitting, key=lambda note: (len(note[1]), rank(note[1]))) if fitting else None

    def unseen_packet(
        self, giver: Any, taker: Any, there: dict[str, tuple[int, int]], here: dict[str, tuple[int, int]]
    ) -> None:
        """So many cards of so many went from one place to another, and others back at the same moment."""
        for note in self.seen:
            kind = "soap" if self.apart() and (note[0] == HIDDEN or note[0] in SOAP) else "all"
            gone, of = there.get(kind, (0, 0))
            come, of_these = here.get(kind, (0, 0))
            after = set()
            for place in note[1]:
                if place == giver:
                    after |= ({taker} if gone else set()) | ({giver} if gone < of or gone == 0 else set())
                elif place == taker:
                    after |= ({giver} if come else set()) | ({taker} if come < of_these or come == 0 else set())
                else:
                    after.add(place)
            note[1] = frozenset(after)

    def split(self, seat: int, moved: int, soap: int | None) -> dict[str, tuple[int, int]]:
        """How many of how many cards of a seat moved: with different backs market (“all”) and soap cards apart."""
        if not self.apart():
            return {"all": (moved, self.total(seat))}
        backs = self.before["seats"][seat]["soap_backs"]
        assert soap is not None
        return {"all": (moved - soap, self.total(seat) - backs), "soap": (soap, backs)}

    # --------------------------------------------------------------------------------------------------------- the events

    def follow(self, events: list[Any], after: dict[str, Any]) -> None:
        """Take notes of a move: the events as told, and what the view shows after it."""
        for event in events:
            handler = getattr(self, "on_" + event.kind, None)
            if handler:
                handler(event.data, after)
        if after["namer"] is not None and self.before["namer"] is None and after["namer"] != self.viewer:
            self.see("diamond", after["namer"], after["namer"])
        self.before = after

    def on_round(self, data: dict[str, Any], after: dict[str, Any]) -> None:
        self.seen, self.hand = [], []
        if self.viewer is not None:
            self.hand = sorted(self._mine(after))
            self.fresh = self.viewer == after["turn"]

    def on_picked(self, data: dict[str, Any], after: dict[str, Any]) -> None:
        if data["seat"] == self.viewer:
            if not self.fresh:
                self.hand.append(data["card"])
        elif "card" in data:
            self.remember(data["card"], data["seat"])
        self.fresh = False

    def on_paid(self, data: dict[str, Any], after: dict[str, Any]) -> None:
        self.paid.append(data["card"])

    def on_bought(self, data: dict[str, Any], after: dict[str, Any]) -> None:
        seat = data["seat"]
        if seat == self.viewer:
            for card in self.paid:
                self.hand.remove(card)
                self.remember(card, "discard")
            self.paid = []
            self.hand.append(data["card"])
            return
        self.unseen_packet(seat, "discard", self.split(seat, data["price"], self.soap_paid), {})
        self.remember(HIDDEN, seat)

    def on_sold(self, data: dict[str, Any], after: dict[str, Any]) -> None:
        seller, buyer = data["seat"], data["to"]
        sale = self.before["sale"]
        if seller == self.viewer:
            self.hand.remove(data["card"])
            self.sold = (data["card"], buyer)
            return
        if buyer == self.viewer:
            self.see(data["card"], seller, None)
            self.hand.append(data["card"])
            return
        there = self.split(seller, 0 if sale["face_up"] else 1, int(bool(sale["soap_back"]) and not sale["face_up"]))
        here = self.split(buyer, data["cards"], self.before["seats"][buyer]["bid_soap_backs"])
        self.unseen_packet(seller, buyer, there, here)
        if sale["face_up"]:
            self.see(data["card"], seller, buyer)

    def on_received(self, data: dict[str, Any], after: dict[str, Any]) -> None:
        if data["seat"] == self.viewer:
            self.see(data["card"], data["from"], None)
            self.hand.append(data["card"])
        else:
            self.hand.remove(data["card"])
            self.remember(data["card"], data["seat"])

    def on_turned(self, data: dict[str, Any], after: dict[str, Any]) -> None:
        if data["seat"] != self.viewer:
            self.see(data["card"], data["seat"], data["seat"])

    def on_caught(self, data: dict[str, Any], after: dict[str, Any]) -> None:
        if data["from"] == self.viewer:
            self.hand.remove(data["card"])
            self.remember(data["card"], data["seat"])
        else:
            self.see(data["card"], data["from"], None if data["seat"] == self.viewer else data["seat"])
            if data["seat"] == self.viewer:
                self.hand.append(data["card"])

    def on_gave(self, data: dict[str, Any], after: dict[str, Any]) -> None:
        if data["seat"] == self.viewer:
            self.hand.remove(data["card"])
            self.remember(data["card"], data["to"])
        elif data["to"] == self.viewer:
            self.see(data["card"], data["seat"], None)
            self.hand.append(data["card"])
        else:
            self.unseen_packet(data["seat"], data["to"], self.split(data["seat"], 1, self.soap_given), {})

    # ------------------------------------------------------------------------------------------------------ the comparison

    def settle(self) -> None:
        """The seller notes where the sold card went after what came in."""
        if self.sold:
            self.remember(*self.sold)
            self.sold = None

    def known(self) -> list[tuple[str, list[Any]]]:
        """The notes in the form of a view."""
        return sorted((card, sorted(map(str, places))) for card, places in self.seen)

    def misfit(self, world: dict[Any, list[str]]) -> list[Any] | None:
        """A note that fits no card of a guessed world, or `None` when all notes fit cards of their own."""
        cards = [(place, card) for place, hand in world.items() for card in hand]
        taken: dict[int, int] = {}

        def fits(note: list[Any], card: tuple[Any, str]) -> bool:
            return card[0] in note[1] and (card[1] == note[0] or (note[0] == HIDDEN and card[1] in SOAP))

        def place(i: int, tried: set[int]) -> bool:
            for j, card in enumerate(cards):
                if j not in tried and fits(self.seen[i], card):
                    tried.add(j)
                    if j not in taken or place(taken[j], tried):
                        taken[j] = i
                        return True
            return False

        return next((note for i, note in enumerate(self.seen) if not place(i, set())), None)
