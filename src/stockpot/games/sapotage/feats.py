"""What is remarkable in a game of SaPotage."""

from __future__ import annotations

from stockpot.core.events import Feat

FEATS = {
    "harshest-judge": Feat(lambda story: ((one["seat"], one["total"]) for one in story.of("scored")), lowest=True),
    "best-dish": Feat(lambda story: ((one["seat"], one["total"]) for one in story.of("scored"))),
    "most-laughs": Feat(
        lambda story: ((one["seat"], one["laughs"]) for one in story.of("presentation") if one["laughs"])
    ),
}
