"""Components: what is declared lies where it is said to lie, has words and a face, and can be touched where it counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hypothesis import given

import stockpot
from stockpot.components import components_of, entries, layout_of, owner_of, piece_of
from stockpot.components.declared import Area
from stockpot.core.game import ALL_OPEN
from stockpot.testing.of_games import OfGames
from stockpot.testing.settings import Setting, few, seeds, some_way_in, viewers


class ComponentTests(OfGames):
    """For games that are drawn from what they declare (`components.py`)."""

    def test_what_is_declared_has_words_faces_and_pictures(self, name: str) -> None:
        game = stockpot.game(name)
        declared = components_of(game)
        if declared is None:
            return
        texts, pieces = game.speech.texts["en"], game.speech.vocabulary.pieces
        assert [area.name for area in declared.areas if f"table-{area.name}" not in texts] == []
        assert {area.of for area in declared.areas if area.of} <= {one.kind for one in declared.sets}
        for one in declared.sets:
            if one.kind in pieces:
                assert one.faces.keys() == set(pieces[one.kind].ids)
            if one.about:
                assert [piece for piece in one.faces if f"about-{one.kind}-{piece}" not in texts] == []
        assert layout_of(game)

    def test_picks_name_decisions_and_their_parts(self, name: str) -> None:
        game = stockpot.game(name)
        for area in areas(game):
            for decision, part in area.picks.items():
                assert part in game.decisions[decision].over, f"{area.name}: {decision}"

    @few
    @given(seed=seeds)
    def test_everything_lies_where_views_have_it(self, setting: Setting, seed: int) -> None:
        table = some_way_in(setting, seed)
        for viewer in [*viewers(table), ALL_OPEN]:
            view = table.view(viewer)
            for area in areas(table.game):
                for seat in range(table.players) if area.place == "seat" else (None,):
                    assert [*wrong(table, area, entries(area, view, seat))] == []

    @few
    @given(seed=seeds)
    def test_what_may_be_touched_is_there(self, setting: Setting, seed: int) -> None:
        """A choice that an area is for is taken by touching something that lies there."""
        table = some_way_in(setting, seed)
        for seat in table.to_act:
            view = table.view(seat)
            for action in table.legal(seat):
                parts = table.parts(seat, action)
                for area in areas(table.game):
                    if (part := area.picks.get(parts["kind"])) and parts[part] is not None:
                        assert str(parts[part]) in touchable(area, view), f"{area.name}: {action.text}"

    @few
    @given(seed=seeds)
    def test_a_terminal_shows_it_to_everybody(self, setting: Setting, seed: int) -> None:
        table = some_way_in(setting, seed)
        names = [f"player {seat}" for seat in range(table.players)]
        for viewer in [*viewers(table), ALL_OPEN]:
            for lang in table.game.speech.texts.languages:
                shown = table.game.screen.draw(table.view(viewer), names, lang)
                assert max(map(len, shown.plain.splitlines())) <= 80, shown.plain


def areas(game: stockpot.Game) -> tuple[Area, ...]:
    declared = components_of(game)
    return declared.areas if declared else ()


def wrong(table: stockpot.Table, area: Area, found: Any) -> Iterator[str]:
    """What is not as an area is declared."""
    if found is None:
        return
    if area.kind == "figure" or isinstance(found, int):
        if not isinstance(found, int | list) or area.kind not in ("figure", "pile"):
            yield f"{area.name}: {found!r} is no figure"
        return
    if not isinstance(found, list):
        yield f"{area.name}: {found!r} is no list"
        return
    if area.kind == "spaces" and len(found) != len(area.spaces):
        yield f"{area.name}: {len(found)} spaces, not {len(area.spaces)}"
    known = table.game.speech.vocabulary.pieces[area.of].number
    for entry in found:
        if piece_of(entry) is not None and piece_of(entry) not in known:
            yield f"{area.name}: there is no {area.of} {entry!r}"
        if owner_of(entry) not in (None, *range(table.players)):
            yield f"{area.name}: nobody sits where {entry!r} comes from"


def touchable(area: Area, view: Mapping[str, Any]) -> set[str]:
    """What decisions call the pieces that lie in an area, or its spaces."""
    if area.kind == "spaces":
        return set(area.spaces)
    found = entries(area, view)
    return (
        {piece for entry in found or () if (piece := piece_of(entry)) is not None} if isinstance(found, list) else set()
    )
