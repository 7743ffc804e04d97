"""What is remarkable in a game of soup."""

from __future__ import annotations

from stockpot.core.events import Feat

FEATS = {
    "longest-pot": Feat(lambda story: ((one["seat"], one["cards"]) for one in story.of("took"))),
    "best-deal": Feat(lambda story: ((one["seat"], one["gain"]) for one in story.of("scored"))),
}
