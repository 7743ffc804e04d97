"""The faces of the judges, as in the browser (`web/src/games/sapotage/Face.svelte`): each has looks of their own."""

from __future__ import annotations

from collections.abc import Iterator

SKINS = ("#f2c9a1", "#d9a066", "#8d5a3b", "#f7dcc4", "#b9794a")
HAIRS = ("#3b2a20", "#b5562b", "#d9c07a", "#6e6e78", "#2e3f66", "#7a2f4f")
COATS = ("#31566b", "#7b3f5c", "#4a6b3a", "#8a5a1f", "#4d3f7a", "#2f6b62")
HEADS = ("long", "short", "toque", "hat", "bald", "cap", "bun")

Looks = tuple[int, int, int, str, str]
"""Skin, hair, coat, what is on the head, what is worn."""

LOOKS: dict[str, Looks] = {
    "Candy Cassidy": (0, 5, 1, "long", "earrings"),
    "Grandpa Gus": (3, 3, 3, "bald", "moustache"),
    "Captain Brine": (1, 3, 0, "cap", "beard"),
    "Zesty Zelda": (2, 0, 2, "bun", "earrings"),
    "Old Salt Selma": (3, 3, 5, "short", "glasses"),
    "Binge Benny": (1, 1, 4, "short", ""),
    "Critic Crabtree": (0, 0, 1, "bald", "monocle"),
    "Night-Shift Nadia": (4, 4, 4, "long", "glasses"),
    "Professor Dashi": (1, 3, 2, "short", "glasses"),
    "Barbecue Bo": (2, 0, 3, "cap", "moustache"),
    "Baker Bruna": (4, 1, 5, "toque", "earrings"),
    "Noodle Nico": (3, 2, 0, "short", "moustache"),
    "Madame Beurre": (0, 2, 1, "bun", "earrings"),
    "Sir Drizzle": (3, 1, 5, "hat", "monocle"),
    "Blaze Beatriz": (4, 5, 3, "cap", ""),
    "Inferno Ian": (0, 1, 4, "bald", "beard"),
    "Forager Fern": (2, 5, 2, "hat", "glasses"),
    "Ranger Rowan": (1, 1, 2, "hat", "beard"),
}


def looks_of(name: str) -> Looks:
    """How a judge looks; one from a designer's own list, by the letters of the name."""
    number = 11
    for letter in name:
        number = (number * 33 + ord(letter)) % 9973
    return LOOKS.get(name) or (number % 5, number % 6, (number >> 2) % 6, HEADS[number % 7], "")


Stroke = tuple[str, str, str, float]
"""A path, its fill, its stroke and how thick that is; "" for none."""
DARK = "#2a1d16"


def face(name: str) -> Iterator[Stroke]:
    """What to draw, one above the other, in a box of 64 × 64."""
    skin_at, hair_at, coat_at, head, worn = looks_of(name)
    skin, hair, coat = SKINS[skin_at], HAIRS[hair_at], COATS[coat_at]
    yield "M8 64c1-12 10-15 24-15s23 3 24 15z", coat, "", 0
    yield "M25 50l7 7 7-7", "#ffffff", "", 0
    if head == "long":
        yield "M12 36C8 12 20 5 32 5s24 7 20 31l-5 10V28H17v18z", hair, "", 0
    if head == "bun":
        yield "M26 6a6 6 0 1 0 12 0a6 6 0 1 0-12 0z", hair, "", 0
    if worn == "beard":
        yield "M14 30c0 20 6 29 18 29s18-9 18-29z", hair, "", 0
    low = 30 if worn == "beard" else 36
    yield f"M15 29a17 16 0 0 1 34 0V{low}a17 16 0 0 1-34 0z", skin, "", 0
    yield from on_head(head, hair, coat)
    yield "M19 25q5-4 9-1M45 25q-5-4-9-1", "", DARK, 2
    for x in (24, 40):
        yield f"M{x - 2.4} 31a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z", DARK, "", 0
    yield "M32 32q-3 5 1 6", "", DARK, 1.2
    yield from on_face(worn, hair)
    yield "M25 44.5q7 2.5 14 0", "", "#6b1f24", 2.4


def on_head(head: str, hair: str, coat: str) -> Iterator[Stroke]:
    match head:
        case "short" | "bun":
            yield "M13 26C13 10 24 6 33 6s18 5 18 20c-6-6-10-8-19-8s-14 2-19 8z", hair, "", 0
        case "bald":
            yield "M13 32c-2-6 0-10 3-13v13zM51 32c2-6 0-10-3-13v13z", hair, "", 0
        case "toque":
            yield "M14 20h36l-2-6c6-2 4-12-4-9C40-1 26-1 22 5c-8-3-10 7-5 9z", "#ffffff", "#c8c2b8", 1
        case "hat":
            yield "M9 19h46v4H9zM18 19V6h28v13z", hair, "", 0
            yield "M18 15h28v4H18z", coat, "", 0
        case "cap":
            yield "M14 22C14 10 22 6 32 6s18 4 18 16z", coat, "", 0
            yield "M12 20h32c6 0 10 2 12 5H14c-2 0-3-3-2-5z", hair, "", 0


def on_face(worn: str, hair: str) -> Iterator[Stroke]:
    match worn:
        case "glasses":
            yield (
                "M18 31a6 5.5 0 1 0 12 0a6 5.5 0 1 0-12 0M34 31a6 5.5 0 1 0 12 0a6 5.5 0 1 0-12 0M30 30h4",
                "",
                DARK,
                1.6,
            )
        case "monocle":
            yield "M34 31a6 6 0 1 0 12 0a6 6 0 1 0-12 0M45 35q3 6 1 13", "", "#c79a2b", 1.6
        case "earrings":
            yield "M11.4 41a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM47.4 41a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z", \
                "#e0b03a", "", 0  # fmt: skip
        case "moustache":
            yield "M32 39c-4-2-10-1-11 4 4 1 8 0 11-2 3 2 7 3 11 2-1-5-7-6-11-4z", hair, "", 0
