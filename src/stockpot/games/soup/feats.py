"""What is remarkable in a game of soup."""

from __future__ import annotations

from stockpot.core.feats import Most

FEATS = {
    "longest-pot": Most(lambda story: ((one["seat"], one["cards"]) for one in story.of("took"))),
    "best-deal": Most(lambda story: ((one["seat"], one["gain"]) for one in story.of("scored"))),
}
