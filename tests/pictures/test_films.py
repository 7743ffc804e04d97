"""Pictures in dots, and games as films."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image
from typer.testing import CliRunner

import stockpot
from stockpot.cli.app import app
from stockpot.core.game import ALL_OPEN
from stockpot.envs import gymnasium, pettingzoo
from stockpot.pictures import HEIGHT, WIDTH, film, raster


def played(moves: int) -> stockpot.Table:
    table = stockpot.Table("soup", 3, seed=1)
    bot = stockpot.bot("soup", "thumb", seed=1)
    for _ in range(moves):
        seat = table.to_act[0]
        table.play(seat, bot.choose(table, seat))
    return table


def test_a_picture_in_dots_has_its_letters() -> None:
    drawn = played(5).picture()
    shown = raster.pixels(drawn, WIDTH)
    bare = raster.pixels(re.sub(r"<text.*?</text>", "", drawn), WIDTH)
    assert (shown.shape, shown.dtype) == ((HEIGHT, WIDTH, 3), np.uint8)
    assert (shown[:38, 36:140] != bare[:38, 36:140]).any(), "the name of the game is missing"
    assert Image.open(io.BytesIO(drawn.png(320))).size == (320, 240)


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env, gymnasium.env])
def test_environments_render_dots(make) -> None:  # type: ignore[no-untyped-def]
    env = make("soup", players=3, render_mode="rgb_array")
    env.reset(seed=1)
    shown = env.render()
    assert (shown.shape, shown.dtype) == ((HEIGHT, WIDTH, 3), np.uint8)
    assert "rgb_array" in env.metadata["render_modes"]


def test_a_film_shows_every_move_once() -> None:
    table = played(6)
    pictures = list(film.frames(table, ALL_OPEN))
    assert pictures[-1] == table.picture()
    assert len(pictures) == 7
    drawn = ElementTree.fromstring(film.svg(pictures, pace=0.5))
    scenes = [scene for scene in drawn if scene.get("display")]
    assert [scene.get("display") for scene in scenes] == ["none"] * 6 + ["inline"]
    times = [scene[0].get("keyTimes", "").split(";") for scene in scenes]
    assert [len(time) for time in times] == [2, 3, 3, 3, 3, 3, 2]
    assert {scene[0].get("dur") for scene in scenes} == {"7s"}


def test_a_seat_sees_in_a_film_what_it_may_know() -> None:
    table = stockpot.Table("soup", 3, seed=1)
    table.play(1, "fruit soup")
    assert len(list(film.frames(table, 0))) == 2
    assert "Fruit" not in film.svg(list(film.frames(table, 0)))
    assert "Fruit" in film.svg(list(film.frames(table, 1)))


def test_the_command_writes_films(tmp_path: Path) -> None:
    file, svg, gif = tmp_path / "game.json", tmp_path / "game.svg", tmp_path / "game.gif"
    file.write_text(json.dumps(played(4).record()), encoding="utf-8")
    done = CliRunner().invoke(app, ["replay", str(file), "--svg", str(svg), "--gif", str(gif), "--pace", "0.3"])
    assert done.exit_code == 0, done.output
    assert len([scene for scene in ElementTree.parse(svg).getroot() if scene.get("display")]) == 5
    with Image.open(gif) as moving:
        assert (moving.size, getattr(moving, "n_frames", 1)) == ((WIDTH, HEIGHT), 5)
    said = {element.text for element in ElementTree.parse(svg).iter() if element.tag.endswith("}text")}
    assert {"seat 0", "0"} <= said, "who has no name is called by the number on the badge"


def unrolled(drawn: str) -> list[str]:
    """The scenes of a film, with everything that was written down once put where it is used."""
    root = ElementTree.fromstring(drawn)
    once = {f"#{one.get('id')}": one for one in root.iter() if one.get("id")}

    def flat(element: ElementTree.Element) -> list[str]:
        if element.tag.endswith("}use"):
            return [line for child in once[element.get("href", "")] for line in flat(child)]
        said = f"{element.tag} {sorted(element.items())} {element.text}"
        return [said, *(line for child in element for line in flat(child))]

    scenes = [scene for scene in root if scene.get("display")]
    return ["\n".join(line for part in list(scene)[1:] for line in flat(part)) for scene in scenes]


def test_what_comes_again_is_written_down_once_and_nothing_is_lost() -> None:
    pictures = list(film.frames(played(30)))
    drawn = film.svg(pictures)
    alone = [film.svg([one]) for one in pictures]
    assert unrolled(drawn) == [unrolled(one)[0] for one in alone]
    assert len(drawn) < sum(map(len, alone)) / 4
