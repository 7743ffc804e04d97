"""What is remarkable in a game of Sapone."""

from __future__ import annotations

from stockpot.core.events import Feat, Found, Story


def lies_believed(story: Story) -> Found:
    """Cards that were sold unseen as what they were not: who sold one, and for how many cards."""
    lie = False
    for told in story.told:
        if told.kind == "offered":
            lie = not told.data["true"]
        elif told.kind == "sold" and lie and not told.data["face_up"]:
            yield told.data["seat"], told.data["cards"]


FEATS = {
    "biggest-lie": Feat(lies_believed),
    "most-caught": Feat(lambda story: story.count("caught", lambda one: one["seat"])),
    "best-round": Feat(lambda story: ((one["seat"], one["gain"]) for one in story.of("scored"))),
}
