"""How a game speaks: rules and rooms say things as a key and data, and whoever reads them has the sentence written.

    REFUSED = Refusals({"soup.play.follow": {"color": COLOR}})
    SPEECH = Speech(TEXTS, Event, DECISIONS, REFUSED)
    SPEECH.write(REFUSED("soup.play.follow", color=Color.BUG), "fr")

The fields of every message are declared once, with what they stand for; so the same sentence can be written from the same data in
a terminal, in a letter and in a browser, in the language of whoever reads it, today or when the log is opened again in a year.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from stockpot.core.fluent import Catalogues
from stockpot.core.kinds import NUMBER, Kind, Names
from stockpot.core.vocabulary import Vocabulary

Fields = Mapping[str, Kind]


class Said(NamedTuple):
    """A sentence as data: the key of its message, and the values of its fields."""

    key: str
    data: Mapping[str, Any] = {}


class Declares(Protocol):
    """Whatever declares messages: events, decisions, questions, refusals."""

    def messages(self) -> Mapping[str, Fields]:
        """The fields of each message."""


class Sayings:
    """A family of messages: `Sayings("asks", {"lead": {}, "follow": {"color": COLOR}})` says "asks-lead" and "asks-follow"."""

    def __init__(self, family: str, fields: Mapping[str, Fields] | None = None) -> None:
        self.family, self.fields = family, fields or {}
        self._keys: dict[str, str] = {}
        """A cache of the messages built so far: most come again and again."""

    def __call__(self, name: str, /, **numbers: Any) -> Said:
        """A message of the family, from the numbers that its fields have in the rules. Only those with fields are declared."""
        key = self._keys.get(name) or self._keys.setdefault(name, self.key(name))
        fields = self.fields.get(name)
        return Said(key, {field: kind.data(numbers[field]) for field, kind in fields.items()}) if fields else Said(key)

    def key(self, name: str) -> str:
        return f"{self.family}-{name.replace('.', '-')}"

    def messages(self) -> Mapping[str, Fields]:
        return {self.key(name): fields for name, fields in self.fields.items()}


BECAUSE = Sayings("because", {"clear": {"n": NUMBER}, "tried": {"n": NUMBER}})
"""Why a move is the best, where a game has nothing better to say; the words stand in the catalogue of the house."""


class Refusal(NamedTuple):
    """Why something is not allowed: the rule that forbids it, and what there is to say."""

    rule: str
    said: Said


class Refusals(Sayings):
    """Why something is not allowed: the rule `soup.play.follow` has the message "refused-play-follow"."""

    def __init__(self, fields: Mapping[str, Fields] | None = None) -> None:
        super().__init__("refused", fields)

    def key(self, name: str) -> str:
        return super().key(name.split(".", 1)[1])

    def by(self, rule: str, /, **numbers: Any) -> Refusal:
        """A refusal by a rule."""
        return Refusal(rule, self(rule, **numbers))

    def not_now(self, rule: str, question: str, /, **numbers: Any) -> Refusal:  # noqa: ARG002 - the rule says it
        """The refusal of what is no answer to a question: the rule has the sentence."""
        return self.by(rule, **numbers)


class Speech:
    """All that a game says, and the catalogues in which it stands."""

    def __init__(self, texts: Catalogues, *declared: Declares) -> None:
        self.texts, self.declared = texts, declared
        self.fields: dict[str, Fields] = {}
        for some in (BECAUSE, *declared):
            self.fields |= some.messages()

    def write(self, said: Said, lang: str, names: Names = None) -> str:
        """The sentence."""
        texts, values = self.texts[lang], dict[str, Any]()
        for name, kind in self.fields.get(said.key, {}).items():
            kind.put(values, name, said.data[name], texts, names)
        return texts.writer(said.key)(values)

    def tell(self, kind: str, data: Mapping[str, Any], lang: str, names: Names = None) -> str:
        """The sentence of an event; there is another one for viewers who do not see all of it."""
        key = kind.replace("_", "-")
        fields = self.fields[key]
        texts, values = self.texts[lang], dict[str, Any]()
        hidden = False
        for name, of in fields.items():
            if name in data:
                of.put(values, name, data[name], texts, names)
            else:
                hidden = True
        return texts.writer(f"{key}-hidden" if hidden else key)(values)

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """All pieces that are mentioned."""
        return Vocabulary(kind for fields in self.fields.values() for kind in fields.values())

    def described(self) -> dict[str, Any]:
        """For other programs that write the sentences: the pieces, and the fields of every message that has some."""
        messages = {
            key: {name: kind.described() for name, kind in fields.items()}
            for key, fields in self.fields.items()
            if fields
        }
        return {"pieces": self.vocabulary.described(), "messages": messages}
