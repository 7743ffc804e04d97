"""What is remarkable in a game of SaPotage."""

from __future__ import annotations

from stockpot.core.feats import Most, least

FEATS = {
    "harshest-judge": least(lambda story: ((one["seat"], one["total"]) for one in story.of("scored"))),
    "best-dish": Most(lambda story: ((one["seat"], one["total"]) for one in story.of("scored"))),
    "most-laughs": Most(
        lambda story: ((one["seat"], one["laughs"]) for one in story.of("presentation") if one["laughs"])
    ),
}
