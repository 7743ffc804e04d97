"""What is remarkable in a game of The Pantry."""

from __future__ import annotations

from stockpot.core.feats import Most

FEATS = {
    "most-recipes": Most(lambda story: story.count("completed", lambda one: one["seat"])),
    "tallest-block": Most(lambda story: ((one["seat"], one["above"] + 1) for one in story.of("moved"))),
}
