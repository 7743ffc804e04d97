"""What a game's pieces, views, events, decisions and options are, as TypeScript; and what its sentences are made of."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import typing
from collections.abc import Iterator, Mapping, Sequence
from enum import EnumType
from types import ModuleType
from typing import Any

from stockpot.core import options
from stockpot.core.decisions import Decision, Decisions
from stockpot.core.events import Events
from stockpot.core.game import SHELF, Game, game
from stockpot.core.kinds import Pieces
from tools.contract import source
from tools.contract.kinds import Vocabulary
from tools.contract.source import Entry
from tools.contract.typescript import alias, constant, field, interface, key_of, module, type_of, value_of


def all_written() -> dict[str, str]:
    """The files of all games whose words are declared, by name."""
    found = {name: game(name) for name in SHELF}
    return {f"{name}.ts": written(one) for name, one in found.items() if one.speech is not None}


def written(found: Game) -> str:
    """The file of a game."""
    assert found.speech is not None
    spoken_of = [kind for fields in found.speech.fields.values() for kind in fields.values()]
    vocabulary = Vocabulary([*spoken_of, *_shown_pieces(found)])
    parts = [
        *vocabulary.declarations(),
        *_events(found, vocabulary),
        *_decisions(found, vocabulary),
        *_options(found.options),
        *_view(found, vocabulary),
        _speech(found, vocabulary),
    ]
    imports = "import type { Speech } from '$lib/speech';\n"
    if any("Json" in part for part in parts):
        imports = "import type { Json } from '$generated/protocol';\n" + imports
    return module(f"What the data of {found.name} is.", f"src/stockpot/games/{found.name}", imports, *parts)


# ---------------------------------------------------------------------------------------------------- events and decisions


def _events(found: Game, vocabulary: Vocabulary) -> Iterator[str]:
    assert found.speech is not None
    for events in found.speech.declared:
        if isinstance(events, type) and issubclass(events, Events):
            kinds = [field(one.name.lower(), _event(one, vocabulary)) for one in events]
            yield interface(
                "Events", kinds, "What happens, by its kind. What is left out is not for everybody to know."
            )
            yield alias("Event", "{ [K in keyof Events]: { kind: K; data: Events[K] } }[keyof Events]")
            yield _handed_over("eventsOf", "events: readonly { kind: string; data: object }[]", "events", "Event[]")


def _event(event: Events, vocabulary: Vocabulary) -> str:
    return _object(
        {
            f"{key_of(name)}{'?' if one.only_for else ''}": vocabulary.type_of(one.kind)
            for name, one in event.declared.fields.items()
        }
    )


def _decisions(found: Game, vocabulary: Vocabulary) -> Iterator[str]:
    assert found.speech is not None
    for decisions in found.speech.declared:
        if isinstance(decisions, Decisions):
            kinds = [f"\n  | {_choice(name, one, vocabulary)}" for one in decisions for name in one.names]
            yield f"/** What a choice is made of (`Choice.parts`). */\nexport type Parts ={''.join(dict.fromkeys(kinds))};\n"
            yield _handed_over("partsOf", "choice: { parts: object }", "choice.parts", "Parts")


def _choice(name: str, decision: Decision, vocabulary: Vocabulary) -> str:
    sure = not decision.none and type(decision).numbers is Decision.numbers
    fields = {key_of(one): vocabulary.type_of(kind, sure) for one, kind in decision.fields.items()}
    return _object({"kind": value_of(name), **fields})


def _object(fields: Mapping[str, str]) -> str:
    return f"{{ {'; '.join(f'{name}: {of}' for name, of in fields.items())} }}" if fields else "Record<string, never>"


# ---------------------------------------------------------------------------------------------------------------- options


def _options(declared: options.Options) -> Iterator[str]:
    fields = [field(option.name, _option(option), about=option.rule) for option in declared]
    yield interface("Options", fields, "What may be set before a game.")
    printed = {option.name: option.default for option in declared}
    yield f"/** The printed rules. */\nexport const PRINTED: Options = {value_of(printed)};\n"
    yield (
        "/** The options in force: views have those that differ from the printed rules. */\n"
        "export const inForce = ({ options }: { options: Partial<Options> }): Options => ({ ...PRINTED, ...options });\n"
    )


def _option(option: options.Option) -> str:
    match option:
        case options.Switch():
            return "boolean"
        case options.Number():
            return "number"
        case options.Numbers():
            return "readonly number[]"
        case options.Choice():
            return " | ".join(map(value_of, option.choices))
    return "Json"


# ------------------------------------------------------------------------------------------------------------------ views


def _room(found: Game) -> ModuleType | None:
    """The game's room `view`."""
    name = f"stockpot.games.{found.name}.view"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def _shown_pieces(found: Game) -> list[Pieces]:
    """What views are annotated with."""
    room = _room(found)
    nodes = [node for entry in _reached(room) for node in ast.walk(entry.node)] if room else []
    names = [node.id for node in nodes if isinstance(node, ast.Name)]
    values = [getattr(room, name, None) for name in dict.fromkeys(names)]
    return [value for value in values if isinstance(value, Pieces)]


def _view(found: Game, vocabulary: Vocabulary) -> Iterator[str]:
    """The constants of the game's room `view`, and its types as far as a view has them."""
    room = _room(found)
    if room is None:
        return
    pieces = {vocabulary.name(one) for one in vocabulary.pieces.values()}
    for entry in _reached(room):
        if entry.name.isupper():
            yield constant(entry.name, getattr(room, entry.name), entry.about)
        elif isinstance(entry.node, ast.expr):
            of = _type(entry.node, room, vocabulary)
            if of != entry.name:
                yield alias(entry.name, of, entry.about)
        elif entry.name in pieces:
            raise ValueError(f"{room.__name__}.{entry.name} has the name of a kind of pieces.")
        else:
            yield _typed_dict(entry, room, vocabulary)
    yield _handed_over("viewOf", "view: object", "view", "View")


def _handed_over(name: str, given: str, what: str, of: str) -> str:
    """The frame knows no game: where it hands something over, this says what it is."""
    return f"export const {name} = ({given}): {of} => {what} as unknown as {of};\n"


def _reached(room: ModuleType) -> list[Entry]:
    """The room's constants and what a view is made of, in the order of the source."""
    entries = {entry.name: entry for entry in source.declared(room)}
    found, todo = set[str](), ["View", *filter(str.isupper, entries)]
    while todo:
        name = todo.pop()
        if name in entries and name not in found:
            found.add(name)
            todo += [node.id for node in ast.walk(entries[name].node) if isinstance(node, ast.Name)]
    return [entry for name, entry in entries.items() if name in found]


def _typed_dict(entry: Entry, room: ModuleType, vocabulary: Vocabulary) -> str:
    bases = [name for name in _bases(entry) if getattr(room, name).__module__ == room.__name__]
    return interface(entry.name, _fields(entry, room, vocabulary), entry.about, ", ".join(bases))


def _fields(entry: Entry, room: ModuleType, vocabulary: Vocabulary) -> Iterator[str]:
    """The fields of a type, after those that it has from types of other modules."""
    assert isinstance(entry.node, ast.ClassDef)
    declared: Any = getattr(room, entry.name)
    for base in _bases(entry):
        if (elsewhere := getattr(room, base).__module__) != room.__name__:
            module = importlib.import_module(elsewhere)
            [found] = [one for one in source.declared(module) if one.name == base]
            yield from _fields(found, module, vocabulary)
    hints = typing.get_type_hints(declared, include_extras=True)
    for one in source.fields(entry.node):
        assert isinstance(one.node, ast.expr)
        optional = not declared.__total__ or typing.get_origin(hints[one.name]) is typing.NotRequired
        of = "Partial<Options>" if one.name == "options" else _type(one.node, room, vocabulary)
        yield field(one.name, of, optional, one.about)


def _bases(entry: Entry) -> list[str]:
    """The types that a type has its first fields from."""
    assert isinstance(entry.node, ast.ClassDef)
    return [base.id for base in entry.node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]


def _type(node: ast.expr, room: ModuleType, vocabulary: Vocabulary) -> str:
    """A type of the room, where what is annotated with pieces or an enumeration is one of their names."""
    return type_of(_Named(room, vocabulary).visit(node))


class _Named(ast.NodeTransformer):
    """Puts the names of pieces into types: `Annotated[str, COLOR]` is `Color`."""

    def __init__(self, room: ModuleType, vocabulary: Vocabulary) -> None:
        self.room, self.vocabulary = room, vocabulary

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        match node:
            case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[_, ast.Name(id=name)])):
                return self._annotated(getattr(self.room, name))
        return self.generic_visit(node)

    def _annotated(self, with_: Any) -> ast.expr:
        names: Sequence[str]
        match with_:
            case Pieces() if self.vocabulary.knows(with_):
                return ast.Name(self.vocabulary.name(with_))
            case Pieces():
                names = with_.ids
            case EnumType():
                names = [name.lower() for name in with_.__members__]
            case _:
                raise NotImplementedError(f"No type of TypeScript is known for what is annotated with {with_!r}.")
        return ast.Subscript(ast.Name("Literal"), ast.Tuple([ast.Constant(name) for name in names]))


# ----------------------------------------------------------------------------------------------------------------- speech


def _speech(found: Game, vocabulary: Vocabulary) -> str:
    assert found.speech is not None
    messages = [
        f"{key_of(key)}: {value_of({name: kind.described() for name, kind in fields.items()})},"
        for key, fields in found.speech.fields.items()
        if fields
    ]
    pieces = "".join(f"\n    {line}" for line in vocabulary.spoken())
    inside = "".join(f"\n    {line}" for line in messages)
    return (
        "/** What its sentences are made of: the pieces, and the fields of every message that has some. */\n"
        f"export const SPEECH: Speech = {{\n  pieces: {{{pieces}\n  }},\n  messages: {{{inside}\n  }},\n}};\n"
    )
