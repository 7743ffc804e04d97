"""Who a bot is at the table: a name, a face, a temperament, and the words that go with its moves.

Words are chosen by the seed of the voice and the number of the move, never by what is hidden: a voice is given what a
spectator sees and has heard, and what its own move says aloud. They stand in the games' catalogues; what is kept in
records is English, and `in_language` tells it in the language of the reader.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from stockpot.core.fluent import texts_of
from stockpot.core.game import Game, Told
from stockpot.core.table import Action, Table

# ----------------------------------------------------------------------------------------------------------- who they are


@dataclass(frozen=True, slots=True)
class Persona:
    """A bot as people meet it."""

    key: str
    face: str
    """The name of an emoji."""
    temperament: str
    """How it plays and talks. What it is known for, `motto-basil` of the catalogue says, and each is known for something else."""

    @property
    def name(self) -> Mapping[str, str]:
        """What it is called, in each language."""
        return TEXTS.message(f"persona-{self.key}")


TEXTS = texts_of("bots")

TEMPERAMENTS = ("cautious", "greedy", "bluffer", "jolly", "grumpy")
TALKS = {"cautious": 0.3, "greedy": 0.45, "bluffer": 0.6, "jolly": 0.7, "grumpy": 0.5}
"""How often each finds something to say, where nothing has to be said."""


PERSONAS = (
    Persona("basil", "herb", "cautious"),
    Persona("ginger", "ginger-root", "greedy"),
    Persona("pepper", "hot-pepper", "bluffer"),
    Persona("olive", "olive", "jolly"),
    Persona("garlic", "garlic", "grumpy"),
    Persona("clover", "four-leaf-clover", "cautious"),
    Persona("honey", "honey-pot", "greedy"),
    Persona("chestnut", "chestnut", "bluffer"),
    Persona("clementine", "tangerine", "jolly"),
    Persona("shallot", "onion", "grumpy"),
    Persona("maple", "maple-leaf", "cautious"),
    Persona("cherry", "cherries", "jolly"),
)


PERSONA_OF = {one.key: one for one in PERSONAS}


def persona_at(seed: str, seat: int, taken: Collection[str] = ()) -> Persona:
    """Who sits where at the table with this seed: no two seats have the same persona, and none has one that is taken."""
    order = [one for one in PERSONAS if one.key not in taken]
    Random(f"personas {seed}").shuffle(order)
    return order[seat % len(order)]


# ---------------------------------------------------------------------------------------------------------- what they say

REMARK = "remark"
"""`remark-glad-greedy-1` of a game's catalogue: on which occasion, for which temperament, the how manieth."""
ANYBODY = "any"
Line = tuple[str, str]
"""A temperament, and what it says, in English."""


@cache
def lines(played: Game) -> Mapping[str, Sequence[Line]]:
    """Everything that can be said at a game, by occasion; a game brought along need not have anything."""
    found: dict[str, list[Line]] = {}
    for key, text in remarks(played).items():
        _, occasion, temperament, _ = key.split("-")
        found.setdefault(occasion, []).append((temperament, text))
    return found


@cache
def remarks(played: Game) -> Mapping[str, str]:
    """The English words of each remark in a game's catalogue."""
    texts = played.speech.texts["en"]
    return {key: texts.say(key) for key in texts if key.startswith(f"{REMARK}-")}


@cache
def _keys(played: Game) -> Mapping[str, str]:
    return {text: key for key, text in remarks(played).items()}


def remark_key(played: Game, text: str) -> str:
    """Where words of a bot stand in the game's catalogue; empty for anybody else's words."""
    return _keys(played).get(text, "")


def others(played: Game, text: str) -> list[str]:
    """The same words in all languages."""
    return [in_language(played, text, lang) for lang in played.speech.texts.languages]


def in_language(played: Game, text: str, lang: str) -> str:
    """Words of a bot in the language of the reader; anything else as it is."""
    key = remark_key(played, text)
    return played.speech.texts[lang].say(key) if key else text


@dataclass(frozen=True, slots=True)
class Voice:
    """A persona at one table. The same seed and the same number of a move give the same words."""

    persona: Persona
    seed: str

    def note(self, table: Table, seat: int, action: Action) -> str | None:
        """The words that ride along with a move about to be made, where the game has a place for them; in English."""
        move = table.parts(seat, action)
        if move["kind"] not in table.game.bots.says:
            return None
        heard = [past.note for past in table.history if past.note and not past.secret]
        return self.words(table.game, table.view(None), move, len(table.history), heard)

    def words(
        self, played: Game, seen: Mapping[str, Any], move: Mapping[str, Any], number: int, heard: Sequence[str] = ()
    ) -> str | None:
        """The same from what a spectator sees, what the move is made of, its number, and the words heard so far."""
        occasion = played.bots.says.get(move["kind"])
        return self._say(played, occasion(seen), number, heard) if occasion else None

    def remark(self, played: Game, seat: int, told: Iterable[Told], number: int) -> str | None:
        """Something to say about a move of one's own, once it is made, from what a spectator was told of it; in English."""
        remarks = played.bots.remarks
        own = (event for event in told if event.kind in remarks and event.data.get("seat") == seat)
        occasion = next((found for found in (remarks[event.kind](event) for event in own) if found), None)
        return self._say(played, occasion, number) if occasion else None

    def _say(self, played: Game, occasion: str, number: int, heard: Sequence[str] = ()) -> str | None:
        """A line of one's own, or of anybody, that was not heard lately: no two dishes of a round have one name."""
        chance = Random(f"{self.seed} {self.persona.key} {number} {played.name}.{occasion}")
        if occasion not in played.bots.must_say and chance.random() >= TALKS[self.persona.temperament]:
            return None
        mine = [line for line in lines(played)[occasion] if line[0] in (self.persona.temperament, ANYBODY)]
        lately = heard[max(0, len(heard) - len(mine) + 1) :]
        return chance.choice([text for _, text in mine if not {text, *others(played, text)} & {*lately}])
