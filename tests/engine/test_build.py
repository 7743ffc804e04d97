"""The modules in the repository are those that the sources give, and hold nothing of the machine that built them."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from stockpot.cli.wasm import build_apart
from stockpot.core import generic
from stockpot.core.cache import Dispatcher
from stockpot.core.game import SHELF, game
from stockpot.core.sources import MODULES
from stockpot.engine import shelf, stamp
from stockpot.engine.stamp import Stamp, _meaning, read_stamp, sources_of, stale, stamp_now


def test_modules_fit_the_sources() -> None:
    assert stale([game(name) for name in SHELF]) == [], "run `stockpot wasm`"


@pytest.mark.compiled
def test_building_soup_again_gives_the_same_bytes() -> None:
    """With other versions of Numba or Python it may give others, that do the same (`test_equality.py`)."""
    built, kept = build_apart("soup"), (MODULES / "soup.wasm").read_bytes()
    assert built == kept or stamp_now(game("soup")) != read_stamp(game("soup"))
    assert built == build_apart("soup")


def test_a_module_that_does_not_fit_the_sources_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shelf._native.__wrapped__("soup") is not None
    monkeypatch.setattr(stamp, "read_stamp", lambda game: Stamp("that of other rules", {}))
    assert shelf._native.__wrapped__("soup") is None


@pytest.mark.parametrize("name", SHELF)
def test_a_module_names_no_path(name: str) -> None:
    assert b"stockpot/" not in (MODULES / f"{name}.wasm").read_bytes()


def test_comments_and_docstrings_do_not_count(tmp_path: Path) -> None:
    plain, told = tmp_path / "plain.py", tmp_path / "told.py"
    plain.write_text("A = 1\n\ndef f(x):\n    return x + 1\n")
    told.write_text('"""Words."""\n\nA = 1  # one\n"""More."""\n\n\ndef f(x):\n    """And more."""\n    return x+1\n')
    assert _meaning(plain) == _meaning(told)
    plain.write_text("A = 2\n\ndef f(x):\n    return x + 1\n")
    other = tmp_path / "other.py"
    other.write_text(plain.read_text())
    assert _meaning(other) != _meaning(told)


def test_a_formatted_string_counts_as_it_is_written_in_every_version_of_python(tmp_path: Path) -> None:
    """Since 3.12 the tokens of one are its pieces, and a doubled brace is a single one."""
    file = tmp_path / "rules.py"
    file.write_text('x = f\'{a!r:>{width}} {{}}\' f"""{\n b}"""\n')
    assert _meaning(file) == b'x=f\'{a!r:>{width}}{{}}\'f"""{b}""";'


@pytest.mark.compiled
@pytest.mark.parametrize("name", SHELF)
def test_every_compiled_function_of_a_module_stands_in_a_file_that_its_stamp_looks_at(name: str) -> None:
    from stockpot.bots.exports import thinking_exports
    from stockpot.engine.exports import rule_exports

    found = game(name)
    exported = [export.function for export in (*rule_exports(found), *thinking_exports(found))]
    own = [generic._by_record[what, found.state.compiled_type] for what in generic.NAMES]
    files = {Path(function.py_func.__code__.co_filename) for function in called([*exported, *own])}
    assert files <= {*sources_of(found)}


@pytest.mark.compiled
def test_what_rules_of_brought_games_call_is_looked_at_for_these() -> None:
    """The game that `stockpot new-game` writes calls `begin`, `fill` and `points` of the house; soup does not."""
    from stockpot.cli.template import GAME

    assert {*stamp.CALLED} <= {*sources_of(GAME)}
    assert not {*stamp.CALLED} & {*sources_of(game("soup"))}
    own = [generic._by_record[what, GAME.state.compiled_type] for what in generic.NAMES]
    files = {Path(function.py_func.__code__.co_filename) for function in called(own)}
    assert files <= {*sources_of(GAME)}


def called(first: list[Any]) -> set[Any]:
    """All compiled functions that these call by name, on whatever way."""
    found, left = set(first), first
    while left:
        one = left.pop().py_func
        names, values = one.__code__.co_names, one.__globals__
        spaces = [values, *(vars(values[name]) for name in names if isinstance(values.get(name), ModuleType))]
        new = {space[name] for space in spaces for name in names if isinstance(space.get(name), Dispatcher)} - found
        found |= new
        left += new
    return found
