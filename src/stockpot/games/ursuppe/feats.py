"""What is remarkable in a game of Ursuppe."""

from __future__ import annotations

from collections import Counter

from stockpot.core.events import Feat, Found, Story
from stockpot.games.ursuppe.pieces import AMOEBA, owner

SEAT_OF = {name: int(owner(number)) for number, name in enumerate(AMOEBA.ids)}
"""Whose an amoeba is."""


def lost(story: Story) -> Found:
    """Amoebas that died, of whatever."""
    return Counter(SEAT_OF[one["amoeba"]] for kind in ("died", "killed") for one in story.of(kind)).items()


FEATS = {
    "most-amoebas-lost": Feat(lost),
    "most-kills": Feat(lambda story: story.count("killed", lambda one: SEAT_OF[one["attacker"]])),
    "best-round": Feat(lambda story: ((one["seat"], one["to"] - one["from"]) for one in story.of("scored"))),
}
