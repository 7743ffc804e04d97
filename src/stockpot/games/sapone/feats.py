"""What is remarkable in a game of Sapone."""

from __future__ import annotations

from collections.abc import Iterator

from stockpot.core.feats import Most, Story


def lies_believed(story: Story) -> Iterator[tuple[int, int]]:
    """Cards that were sold unseen as what they were not: who sold one, and for how many cards."""
    lie = False
    for told in story.told:
        if told.kind == "offered":
            lie = not told.data["true"]
        elif told.kind == "sold" and lie and not told.data["face_up"]:
            yield told.data["seat"], told.data["cards"]


FEATS = {
    "biggest-lie": Most(lies_believed),
    "most-caught": Most(lambda story: story.count("caught", lambda one: one["seat"])),
    "best-round": Most(lambda story: ((one["seat"], one["gain"]) for one in story.of("scored"))),
}
