"""Sentences from catalogues: `texts["fr"].say("took", seat="Ada", cards=3)`.

Each pattern is turned into a function when it is first used, so a sentence costs a few microseconds. Values are text, whole
numbers, or lists of text. A number chooses a variant by its value or its plural category, a text by being the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any
from unicodedata import normalize

from stockpot.core.fluent.syntax import BadCatalogue, Call, Expression, Literal, Pattern, Reference, Selection, read
from stockpot.core.fluent.syntax import Variable as Var

Values = Mapping[str, Any]
Writer = Callable[[Values], str]
Worth = Callable[[Values], Any]

SUFFIX = ".ftl"
SOFT_HYPHEN = "\u00ad"
"""Where a name may be broken on a small card in the browser; nobody else wants to see it."""


class Catalogue:
    """The messages of one language; what is missing is looked for in those `beyond`: the house's own, then English."""

    def __init__(self, lang: str, messages: Mapping[str, Pattern], *beyond: Catalogue) -> None:
        self.lang, self.messages, self.beyond = lang, messages, beyond
        self._writers: dict[str, Writer] = {}

    def say(self, key: str, /, **values: Any) -> str:
        """The sentence of this name."""
        return self.writer(key)(values)

    def writer(self, key: str) -> Writer:
        """What writes the sentence of this name."""
        found = self._writers.get(key)
        if found is None:
            found = self._writers[key] = self._find(key)
        return found

    def _find(self, key: str) -> Writer:
        pattern = self.messages.get(key)
        if pattern is not None:
            return self._pattern(pattern)
        for other in self.beyond:
            if key in other:
                return other.writer(key)
        raise KeyError(f"There is no text {key!r} in {self.lang}.")

    def __contains__(self, key: str) -> bool:
        return key in self.messages or any(key in other for other in self.beyond)

    def __iter__(self) -> Iterator[str]:
        return iter(self.messages)

    # ------------------------------------------------------------------------------------------- patterns as functions

    def _pattern(self, pattern: Pattern) -> Writer:
        if all(isinstance(element, str) for element in pattern):
            text = "".join(str(element) for element in pattern)
            return lambda _: text
        parts = [self._element(element) for element in pattern]
        if len(parts) == 1:
            return parts[0]
        return lambda values: "".join([part(values) for part in parts])

    def _element(self, element: str | Expression) -> Writer:
        if isinstance(element, str):
            return lambda _: element
        if isinstance(element, Selection):
            return self._selection(element)
        worth = self._worth(element)
        return lambda values: self.shown(worth(values))

    def shown(self, value: Any) -> str:
        """A value as it stands in a sentence."""
        return self.listed(value) if isinstance(value, list | tuple) else str(value)

    def _worth(self, expression: Expression) -> Worth:
        """The value of an expression: a text or a number, to be shown or chosen by."""
        match expression:
            case Literal(value):
                return lambda _: value
            case Var(name):
                return lambda values: values[name]
            case Reference(key, arguments):
                return self._reference(key, arguments)
            case Call(name, positional, _):
                function = FUNCTIONS.get(name)
                if function is None:
                    raise BadCatalogue(f"There is no function {name}; the functions are: {', '.join(FUNCTIONS)}.")
                worths = [self._worth(one) for one in positional]
                return lambda values: function(self, *(worth(values) for worth in worths))
            case _:
                return self._selection(expression)

    def _reference(self, key: str, arguments: Mapping[str, Expression]) -> Worth:
        """A message sees the values of who mentions it; a term sees only what it is given."""
        if not key.startswith("-"):
            return lambda values: self.writer(key)(values)
        given = {name: self._worth(one) for name, one in arguments.items()}
        return lambda values: self.writer(key)({name: worth(values) for name, worth in given.items()})

    def _selection(self, selection: Selection) -> Writer:
        by = selection.by
        worth = (lambda values: values.get(by.name)) if isinstance(by, Var) else self._worth(by)
        variants = {key: self._pattern(pattern) for key, pattern in selection.variants}
        otherwise = self._pattern(selection.variants[selection.default][1])

        def write(values: Values) -> str:
            value = worth(values)
            found = variants.get(str(value))
            if found is None and isinstance(value, int | float):
                found = variants.get(plural_category(self.lang, value))
            return (found or otherwise)(values)

        return write

    def listed(self, parts: Sequence[Any]) -> str:
        """“a, b and c”."""
        names = [str(part) for part in parts]
        if len(names) < 2:
            return "".join(names)
        return self.say("list-end", items=", ".join(names[:-1]), last=names[-1])


class Catalogues:
    """The catalogues of one room in all languages: `folder/<language>/<name>.ftl`."""

    def __init__(self, folder: Path, name: str, house: Catalogues | None = None) -> None:
        self.folder, self.name, self.house = folder, name, house
        self._read: dict[str, Catalogue] = {}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """English first, then the others by their codes."""
        found = {file.parent.name for file in self.folder.glob(f"*/{self.name}{SUFFIX}")}
        return ("en", *sorted(found - {"en"}))

    def __getitem__(self, lang: str) -> Catalogue:
        found = self._read.get(lang)
        if found is None:
            found = self._read[lang] = self._load(lang)
        return found

    def file(self, lang: str) -> Path:
        return self.folder / lang / f"{self.name}{SUFFIX}"

    def message(self, key: str) -> Message:
        """A sentence in all languages."""
        return Message(self, key)

    def _load(self, lang: str) -> Catalogue:
        """A game that is not translated speaks English, with what all games say in the language asked for."""
        beyond = [self.house[lang]] if self.house is not None else []
        messages: Mapping[str, Any] = {}
        if lang in self.languages or not beyond:
            text = self.file(lang).read_text(encoding="utf-8").replace(SOFT_HYPHEN, "")
            messages = read(text, f"{lang}/{self.name}{SUFFIX}")
        if lang != "en":
            beyond.append(self["en"])
        return Catalogue(lang, messages, *beyond)


class Message(Mapping[str, str]):
    """The same sentence in each language: `message["fr"]`."""

    def __init__(self, texts: Catalogues, key: str) -> None:
        self.texts, self.key = texts, key

    def __getitem__(self, lang: str) -> str:
        return self.texts[lang].say(self.key)

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts.languages)

    def __len__(self) -> int:
        return len(self.texts.languages)


FOLDER = Path(__file__).parents[2] / "texts"
"""Where all texts of the house stand: one folder a language."""

HOUSE = Catalogues(FOLDER, "house")
"""What all games say in the same words."""


def texts_of(name: str, folder: Path = FOLDER) -> Catalogues:
    """The catalogues of a game or another room; a game from another package gives its own folder."""
    return Catalogues(folder, name, HOUSE)


def plural_category(lang: str, number: float) -> str:
    """CLDR's plural category, for the languages of the house: in French 0 is singular too."""
    one = 0 <= abs(number) < 2 if lang == "fr" else number in (1, -1)
    return "one" if one else "other"


def signed(_: Catalogue, number: int) -> str:
    """A figure with its sign, as it is printed: +3, −2, 0."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def capital(catalogue: Catalogue, value: Any) -> str:
    """As a sentence begins."""
    text = catalogue.shown(value)
    return text[:1].upper() + text[1:]


def small(catalogue: Catalogue, value: Any) -> str:
    """In small letters, as a name within a name."""
    return catalogue.shown(value).lower()


def dashed(catalogue: Catalogue, parts: Sequence[Any]) -> str:
    """A list as one name: Hand–Heart–Hand."""
    return "–".join(catalogue.shown(part) for part in parts)


def figure(_: Catalogue, number: int) -> str:
    """A figure as it is printed: 3, −2, 0."""
    return f"−{-number}" if number < 0 else str(number)


def de(catalogue: Catalogue, value: Any) -> str:
    """French “de Bob”, “d’Ada”, “d’Ada et de Bob”."""
    if isinstance(value, list | tuple):
        return catalogue.listed([de(catalogue, one) for one in value])
    text = str(value)
    first = first_letter(text)
    return f"d’{text}" if first and first in "aeiouæœ" else f"de {text}"


def ad(catalogue: Catalogue, value: Any) -> str:
    """Italian “a Bob”, “ad Ada”, “a Bob e ad Ada”."""
    if isinstance(value, list | tuple):
        return catalogue.listed([ad(catalogue, one) for one in value])
    return f"{'ad' if first_letter(str(value)) == 'a' else 'a'} {value}"


def ed(catalogue: Catalogue, value: Any) -> str:
    """Italian “e Bob”, “ed Emma”."""
    text = catalogue.shown(value)
    return f"{'ed' if first_letter(text) == 'e' else 'e'} {text}"


def ye(catalogue: Catalogue, value: Any) -> str:
    """Spanish “y Bob”, “e Inés”, “e Hilda”, “y Hiena”."""
    text = catalogue.shown(value)
    word = normalize("NFKD", text.lower()).replace("\N{COMBINING ACUTE ACCENT}", "").removeprefix("h")
    return f"{'e' if word[:1] == 'i' and word[:2] not in ('ia', 'ie') else 'y'} {text}"


def first_letter(text: str) -> str:
    """Small and without accents."""
    return normalize("NFKD", text[:1].lower())[:1]


def percent(catalogue: Catalogue, share: float) -> str:
    """A share as people read it: “41%”, in some languages “41 %”."""
    return catalogue.say("percentage", n=round(100 * share))


FUNCTIONS: dict[str, Callable[..., str]] = {
    "SIGNED": signed,
    "FIGURE": figure,
    "CAPITAL": capital,
    "SMALL": small,
    "DASHED": dashed,
    "DE": de,
    "AD": ad,
    "ED": ed,
    "YE": ye,
    "PERCENT": percent,
}
"""What catalogues may call."""
