"""The names of colours, cells, directions, genes and cards, English and French."""

from __future__ import annotations

from collections.abc import Sequence

from stockpot.core.text import listed
from stockpot.games.ursuppe.pieces import ABSENT, MAX_PLAYERS, N_NUMBERS, Gene, owner

COLORS = {"en": ("red", "blue", "green", "yellow"), "fr": ("rouge", "bleu", "vert", "jaune")}
"""The colour of each seat."""
AMOEBA = {"en": "amoeba", "fr": "amibe"}
DIRECTIONS = {"en": ("north", "east", "south", "west", "rest"), "fr": ("nord", "est", "sud", "ouest", "sur place")}
LETTERS = ("N", "E", "S", "W", "5")
"""How an environment card is written: the drift and the ozone, as "W6"; "5" is the card without drift."""

GENE_IDS = tuple(gene.name for gene in Gene)
GENE_NAMES = {
    "en": (
        "Intelligence", "Movement I", "Spores", "Speed", "Defense", "Escape", "Substitution", "Ray Protection",
        "Streamlining", "Tentacle", "Holding", "Longevity", "Frugality", "Struggle for Survival", "Parasitism",
        "Division Rate", "Persistence", "Movement II", "Aggression", "Armor",
    ),
    "fr": (
        "Intelligence", "Mouvement 1", "Spores", "Vitesse", "Défense", "Évasion", "Substitution", "Anti-radiation",
        "Nage", "Tentacules", "Agrippement", "Résistance", "Frugalité", "Attaque", "Parasitisme",
        "Taux de division", "Endurance", "Autonomie", "Agression", "Carapace",
    ),
}  # fmt: skip
GENES = {"en": GENE_IDS, "fr": GENE_NAMES["fr"]}
"""How genes are written in moves: by their letters in the notation, by name in French."""


def gene_name(gene: int, lang: str = "en") -> str:
    return GENE_NAMES[lang][gene]


def cell_name(cell: int) -> str:
    return f"S{cell + 1:02d}"


def amoeba_name(amoeba: int, lang: str = "en") -> str:
    """“red 3”."""
    return f"{COLORS[lang][owner(amoeba)]} {amoeba % N_NUMBERS + 1}"


def card_name(drift: int, ozone: int) -> str:
    return f"{LETTERS[drift]}{ozone}"


def counted(cubes: Sequence[int], lang: str) -> str:
    """“2 green 1 blue”, as moves are written: the colours of which there are any, the most first."""
    return " ".join(f"{cubes[color]} {COLORS[lang][color]}" for color in present(cubes))


def in_words(cubes: Sequence[int], lang: str) -> str:
    """“2 green and 1 blue”, as a sentence has them."""
    return listed([cubes_of(cubes[color], color, lang) for color in present(cubes)], lang)


def present(cubes: Sequence[int]) -> list[int]:
    """The colours of which there are any, the most first."""
    return sorted((color for color, n in enumerate(cubes[:MAX_PLAYERS]) if n), key=lambda color: -cubes[color])


def cubes_of(n: int, color: int, lang: str) -> str:
    """“2 green”; in French colours have a plural."""
    return f"{n} {COLORS[lang][color]}{'s' if lang == 'fr' and n > 1 else ''}"


def unpack(packed: int) -> list[int]:
    """Cubes by colour in play, as the trail packs them."""
    return in_play([packed >> 3 * color & 7 for color in range(MAX_PLAYERS)])


def in_play(cubes: Sequence[int]) -> list[int]:
    """Without a colour that nobody plays."""
    return [n for n in cubes if n != ABSENT]
