"""What is remarkable in a game of The Pantry."""

from __future__ import annotations

from stockpot.core.events import Feat

FEATS = {
    "most-recipes": Feat(lambda story: story.count("completed", lambda one: one["seat"])),
    "tallest-block": Feat(lambda story: ((one["seat"], one["above"] + 1) for one in story.of("moved"))),
}
