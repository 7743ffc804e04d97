"""Pseudolocalisation: English as a language that nobody has written, for tests: “[Ýóóúúŕ ńááḿéé]”.

A text without brackets stands in no catalogue; one that is cut has no room for languages longer than English.
`web/src/lib/pseudo.ts` does the same for pages.
"""

from __future__ import annotations

from stockpot.core.fluent.catalogue import Catalogue, Catalogues
from stockpot.core.fluent.syntax import Expression, Pattern, Selection

PSEUDO = "qps"
ACCENTS = str.maketrans("aceilmnoprsuwyzACEILMNOPRSUWYZ", "áćéíĺḿńóṕŕśúẃýźÁĆÉÍĹḾŃÓṔŔŚÚẂÝŹ")


def accented(text: str) -> str:
    """Letters with accents, vowels twice: about 40 % longer."""
    return "".join(letter * 2 if letter in "aeiou" else letter for letter in text).translate(ACCENTS)


def disguised(texts: Catalogues) -> Catalogue:
    """The English of a catalogue, each message in brackets; what it takes from the house, too."""
    messages = {key: ("[", *_elements(pattern), "]") for key, pattern in texts["en"].messages.items()}
    return Catalogue(PSEUDO, messages, *([disguised(texts.house)] if texts.house is not None else []))


def _elements(pattern: Pattern) -> Pattern:
    return tuple(accented(one) if isinstance(one, str) else _inside(one) for one in pattern)


def _inside(expression: Expression) -> Expression:
    if not isinstance(expression, Selection):
        return expression
    variants = tuple((key, _elements(pattern)) for key, pattern in expression.variants)
    return Selection(expression.by, variants, expression.default)
