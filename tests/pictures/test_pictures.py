"""Pictures of all games: what they show, to whom, and what they need."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given

import stockpot
from stockpot.core.game import ALL_OPEN, SHELF, game, seat_names
from stockpot.core.options import LANGUAGES
from stockpot.games.sapone import picture as sapone
from stockpot.games.sapone.pieces import CARD
from stockpot.games.sapotage import picture as sapotage
from stockpot.games.sapotage.picture import faces, larder
from stockpot.pictures import HEIGHT, WIDTH, canvas, colors, picture, plain, room_of
from stockpot.pictures.art import shelf
from stockpot.pictures.sheet import TABLE, Sheet
from stockpot.pictures.text_width import fitted, lines_of, width_of
from stockpot.testing.settings import Setting, few, seeds, some_way_in, viewers
from tests.support.client import SHORT
from tests.support.settings import every_setting
from tools import art, table_pictures

ROOT = Path(__file__).parent.parent.parent
WEB = ROOT / "web" / "src"


@every_setting
@few
@given(seed=seeds)
def test_what_a_seat_cannot_know_is_not_in_its_picture(setting: Setting, seed: int) -> None:
    """The same picture at all tables that a seat cannot tell apart."""
    table = some_way_in(setting, seed)
    for viewer in viewers(table):
        assert table.redeal(viewer, seed=seed).picture(viewer) == table.picture(viewer)
    drawn = ElementTree.fromstring(table.picture(ALL_OPEN))
    assert drawn.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"


@pytest.mark.parametrize("name", SHELF)
def test_every_moment_of_a_game_can_be_drawn_in_every_language(name: str, cut: list[str]) -> None:
    found = game(name)
    table = stockpot.Table(name, found.players[-1], seed=3, options=SHORT.get(name, {}))
    bots = [stockpot.bot(name, "random", seed=seat) for seat in range(table.players)]
    names = [f"<{seat}> & Söhne" for seat in range(table.players)]
    phases = set()
    while True:
        phase = table.view().get("phase")
        if phase not in phases or table.over:
            phases.add(phase)
            for lang in LANGUAGES:
                for viewer in (0, None, ALL_OPEN):
                    for theme in ("light", "dark"):
                        ElementTree.fromstring(picture(table.view(viewer), names, lang, theme))
        if table.over:
            break
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table, seat))
    assert len(phases) > 1
    assert [text for text in cut if "Söhne" not in text] == [], "only names may be too long"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_goods_fit_onto_their_cards(lang: str, cut: list[str]) -> None:
    view = stockpot.Table("sapone", 2, seed=1).view(0)
    sheet = Sheet(game("sapone"), view, ["Ada", "Bo"], 1, lang, "light")
    for good in CARD.ids:
        sapone.draw_card(sheet, good, 0, 0, 52)
    assert cut == []


def test_faces_stay_in_the_box_of_their_cook() -> None:
    """SaPotage with six, the own hand below: the boxes are low."""
    table = stockpot.Table("sapotage", 6, seed=5, options={"judges_to_win": 9})
    bots = [stockpot.bot("sapotage", "thumb", seed=seat) for seat in range(6)]
    while not (table.view(0)["hand"] and any(seat["reactions"] for seat in table.view(0)["seats"])):
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table, seat))
    sheet = Sheet(table.game, table.view(0), seat_names("en", 6), 0, "en", "light")
    sapotage.draw(sheet)
    faces = re.findall(
        r'transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"><circle cx="0" cy="0" r="6.5"', sheet.whole()
    )
    boxes = [box for _, _, box in sheet.seats(most=104, room=TABLE.h - sapotage.HAND, gap=5)]
    assert len(faces) >= 5
    for x, y, r in ((float(x), float(y), 6.5 * float(size)) for x, y, size in faces):
        assert any(
            box.x <= x - r and x + r <= box.right + 6 and box.y - 26 <= y - r and y + r <= box.bottom + 4
            for box in boxes
        )


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that had to be cut, because they did not fit even when made smaller."""
    found: list[str] = []

    def fit(text: str, *given: Any) -> tuple[str, float]:
        words, size = fitted(text, *given)
        if words != text:
            found.append(text)
        return words, size

    monkeypatch.setattr(canvas, "fitted", fit)
    return found


def texts(drawn: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(drawn).iter() if element.tag.endswith("}text")]


def test_all_hands_are_shown_where_everything_is_open() -> None:
    table = stockpot.Table("sapotage", 4, seed=1)
    names = {card["name"] for seat in table.view(ALL_OPEN)["seats"] for card in seat["hand"]}
    pieces = {larder.art_of(card) for seat in table.view(ALL_OPEN)["seats"] for card in seat["hand"]}
    everything, spectator = table.picture(ALL_OPEN), table.picture(None)
    assert len(names) > 4
    assert all(shelf()[piece][1] in everything for piece in pieces)
    assert len(everything) > len(spectator)


def test_players_are_called_by_their_names_and_counted_from_one() -> None:
    table = stockpot.Table("soup", 2, seed=1)
    assert {"Ada", "Bo", "1", "2"} <= set(texts(table.picture(0, ["Ada", "Bo"])))
    assert {*seat_names("fr", 2), "0", "1"} <= set(texts(table.picture(0, lang="fr")))
    with pytest.raises(ValueError, match="2 players"):
        table.picture(0, ["Ada"])


def test_a_notebook_shows_a_table_by_day_or_by_night() -> None:
    shown = stockpot.Table("pantry", 2, seed=1)._repr_html_()
    assert "light-dark(" in shown
    assert "color-scheme:light dark" in shown
    assert "light-dark(" not in stockpot.Table("pantry", 2, seed=1).picture()
    with pytest.raises(ValueError, match="light or dark or auto"):
        stockpot.Table("pantry", 2, seed=1).picture(theme="pink")


def test_a_game_without_a_room_for_pictures_is_drawn_as_in_a_terminal() -> None:
    assert room_of(SimpleNamespace(package="stockpot.core")) is plain  # type: ignore[arg-type]
    table = stockpot.Table("soup", 3, seed=1)
    sheet = Sheet(table.game, table.view(0), ["Ada", "Bo", "Cy"], 1, "en", "light")
    plain.draw(sheet)
    said = "\n".join(texts(sheet.whole()))
    assert "Ada" in said
    assert "Hand" in said


def test_pictures_need_the_standard_library_alone() -> None:
    """As in Pyodide: no package can be imported."""
    script = (
        "import sys\n"
        "for name in ('numba', 'numpy', 'rich', 'typer', 'wasmtime', 'msgspec', 'PIL', 'resvg_py'): sys.modules[name] = None\n"
        "import stockpot\n"
        f"print([stockpot.Table(name, 3, seed=1).picture()[:4] for name in {SHELF!r}])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == str(["<svg"] * len(SHELF))


# ------------------------------------------------------------------------------------------- the same as in the browser


def test_colours_are_those_of_the_browser() -> None:
    tokens = (WEB / "style" / "tokens.css").read_text(encoding="utf-8")
    checked = 0
    for name, light, dark in re.findall(
        r"--([a-z0-9-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\);", tokens
    ):
        ours = getattr(colors, name.replace("-", "_").upper(), None)
        if ours is not None:
            assert ours == colors.pair(numbers(light), numbers(dark)), name
            checked += 1
    assert checked >= 20
    assert [color.light for color in colors.SEATS] == re.findall(r"--seat-\d: (#[0-9a-f]{6});", tokens)
    assert colors.oklch(1, 0, 0) == "#ffffff"
    assert colors.oklch(0.628, 0.2577, 29.23) == "#ff0000"


def numbers(text: str) -> tuple[float, float, float]:
    lightness, chroma, hue = map(float, text.split())
    return lightness, chroma, hue


def test_art_of_our_own_is_that_of_the_browser() -> None:
    own = dict(art.own())
    assert len(own) >= 8
    assert {name: shelf()[name] for name in own} == own


def test_ingredients_and_judges_look_as_in_the_browser() -> None:
    icons = (WEB / "games" / "sapotage" / "icons.ts").read_text(encoding="utf-8")
    of = dict(re.findall(r"import (\w+) from '~icons/fluent-emoji-flat/([\w-]+)\?raw'", icons))
    pairs = re.findall(r"^  (?:'([^']+)'|(\w+))(?:: (\w+))?,$", icons, re.MULTILINE)
    theirs = {(quoted or bare): of[picked or bare] for quoted, bare, picked in pairs}
    assert theirs == larder.FLAVORS | larder.GROUPS | larder.INGREDIENTS
    face = (WEB / "games" / "sapotage" / "Face.svelte").read_text(encoding="utf-8")
    looks = re.findall(r"'([^']+)': \[(\d), (\d), (\d), '(\w+)'(?:, '(\w+)')?\]", face)
    assert {name: (int(a), int(b), int(c), head, worn) for name, a, b, c, head, worn in looks} == faces.LOOKS


# ----------------------------------------------------------------------------------------------------------- lettering


def test_a_text_is_made_smaller_before_it_is_cut() -> None:
    assert fitted("short", 12, 100) == ("short", 12)
    text, size = fitted("artichoke", 12, 0.9 * width_of("artichoke", 12))
    assert text == "artichoke"
    assert 10 < size < 12
    text, size = fitted("a very long name of a player", 12, 60)
    assert text.endswith("…")
    assert width_of(text, size) <= 60


def test_a_text_is_broken_between_words() -> None:
    assert lines_of("one two three", 10, width_of("one two", 10), 2) == ["one two", "three"]
    assert lines_of("one two three four", 10, 10, 2) == ["one", "two three four"]


def test_the_pictures_of_the_documentation_are_those_of_today() -> None:
    """After a change: `python tools/table_pictures.py`, and look at them."""
    for name, drawn in table_pictures.pictures():
        assert (table_pictures.FOLDER / f"{name}.svg").read_text(encoding="utf-8") == drawn
