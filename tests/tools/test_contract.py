"""The browser's types are those that Python declares."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import stockpot
from stockpot.core.kinds import Pieces
from tools.contract import __main__ as contract
from tools.contract import games, protocol
from tools.contract.kinds import Vocabulary, plural
from tools.contract.typescript import comment, constant, type_of, value_of


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("int | None", "number | null"),
        ("list[str | int]", "(string | number)[]"),
        ("Annotated[int, Meta(ge=1)] | None", "number | null"),
        ("dict[str, list[Any]]", "Record<string, Json[]>"),
        ("dict[Gene, int]", "Partial<Record<Gene, number>>"),
        ("Literal['a', 'it\\'s', 3]", "'a' | \"it's\" | 3"),
        ("TableInfo | msgspec.Raw | UnsetType", "TableInfo"),
        ("tuple[int, str]", "[number, string]"),
        ("tuple[int, ...]", "number[]"),
        ("NotRequired[list[Face]]", "Face[]"),
    ],
)
def test_types(python: str, typescript: str) -> None:
    assert type_of(ast.parse(python, mode="eval").body) == typescript


def test_an_unknown_type_is_no_guess() -> None:
    with pytest.raises(NotImplementedError, match="set"):
        type_of(ast.parse("set[int]", mode="eval").body)


def test_values_and_comments() -> None:
    assert value_of({"a b": ['say "x"', 1, None, True]}) == "{ 'a b': ['say \"x\"', 1, null, true] }"
    assert constant("MOST", ("a",), "As many.") == "/** As many. */\nexport const MOST = ['a'] as const;\n"
    long = {letter * 20: [number] * 20 for number, letter in enumerate("abc")}
    assert constant("LONG", long).splitlines()[1] == f"  {'a' * 20}: [{', '.join('0' * 20)}],"
    assert comment("One.\n\nTwo */") == "/**\n * One.\n *\n * Two *\\/\n */\n"


def test_messages() -> None:
    """Tags, what they extend, what may be left out and what never comes, with the docstrings under fields."""
    written = protocol.written()
    assert (
        "export interface Play extends InSeat {\n  type: 'play';\n  move: MoveName;\n  note?: string | null;\n}"
        in written
    )
    assert "export interface NewsItem {\n  seq: number;\n  /** Milliseconds since 1970. */\n  at: number;\n}" in written
    assert "kind: 'nudged';\n  seat: number;\n  by?: number;\n}" in written
    assert "news?: News[];\n  table?: TableInfo;\n  game?: Situation;\n}" in written
    assert "  before: string;\n" in written, "what is always sent is not optional"


def test_the_check_names_what_is_stale_and_left_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "web/src/generated"
    monkeypatch.setattr(contract, "FOLDER", folder)
    wanted = {folder / "a.ts": "a", folder / "games/b.ts": "b"}
    contract.write(wanted)
    assert contract.check(wanted) == []
    (folder / "a.ts").write_text("another")
    (folder / "c.ts").write_text("c")
    assert contract.check(wanted) == ["web/src/generated/a.ts", "web/src/generated/c.ts"]
    contract.write(wanted)
    assert contract.check(wanted) == []


def test_a_game() -> None:
    """Pieces, events with what not everybody may know, parts of choices, options, the view, and what sentences are made of."""
    written = games.written(stockpot.core.game.game("soup"))
    assert "export const COLORS = ['bug', 'vegetable', 'fruit', 'trash'] as const;\nexport type Color = " in written
    assert "  chose: { seat: number | null; recipe?: Recipe | null };\n" in written
    assert "  | { kind: 'card'; card: Face }\n" in written, (
        "what is chosen is never nothing where nothing cannot be chosen"
    )
    assert "  first_dealer: 'random' | '0' | '1' | '2' | '3' | '4';\n" in written
    assert "PRINTED: Options = { open_recipes: false, first_dealer: 'random', hand_sizes: [13, 13, 13, 10]," in written
    assert "  phase: 'recipe' | 'tricks' | 'over';\n" in written
    assert "export interface View {\n  /** The viewer's own. */\n  seat: number | null;\n" in written, (
        "what every view has"
    )
    assert "  /** Only where everything is open. */\n  hand?: Face[];\n" in written
    assert "  'turned-up': { seat: { kind: 'seat' }, pile: { kind: 'pieces', piece: 'face' } },\n" in written
    assert "interface Own" not in written, "only what a view is made of"


def test_constants_of_a_game() -> None:
    written = games.written(stockpot.core.game.game("ursuppe"))
    assert "*/\nexport const ROUNDS = 10;\n" in written
    assert "export const COMPASS = { north: 2, east: 3, south: 4, west: 1, rest: 5 } as const;\n" in written


def test_names_of_lists() -> None:
    assert [plural(kind) for kind in ("color", "wish", "category", "way", "why", "box")] == [
        "COLORS", "WISHES", "CATEGORIES", "WAYS", "WHYS", "BOXES",
    ]  # fmt: skip


def test_pieces_of_one_name_are_the_same_pieces() -> None:
    with pytest.raises(ValueError, match="two kinds of pieces called color"):
        Vocabulary([Pieces("color", ("red",)), Pieces("color", ("blue",))])
