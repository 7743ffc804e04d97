"""What is written to a log is what was played: nothing that could not be read again gets there."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from stockpot.core.game import game_names
from stockpot.core.table import Ahead, Table
from stockpot.room import log
from stockpot.room.door import move, tried
from stockpot.room.refusal import Refusal
from stockpot.room.room import Room, rebuild
from tests.support.client import SHORT, Refused
from tests.support.server import Person, Served, run, seated


def room_of(game: str, players: int = 3) -> Room:
    table = Table(game, players, 1)
    created = log.Created(
        game=game, rules=table.game.rules_version, options=SHORT.get(game, {}), seats=[log.Chair("ana")] * players, open=True,
        undo="free", code="", seed="1",
    )  # fmt: skip
    return rebuild([created, log.Started()])


@pytest.mark.parametrize("game", game_names())
def test_what_was_foreseen_is_what_the_log_says(game: str) -> None:
    """A room that takes what it has foreseen, and one that reads the entries, are the same after every move."""
    foreseeing, reading, chance = room_of(game), room_of(game), random.Random(1)
    for number in range(60):
        table = foreseeing.playing()
        if table.over:
            break
        seat = chance.choice(table.to_act)
        before = table.state.to_bytes()
        (entry,), (step,), *_ = move(foreseeing, seat, chance.choice(table.legal_actions(seat)), None, 0)
        if number % 10 == 9:
            entry = log.Undone(seat=seat, moves=min(3, len(table.history)))
            (step,) = foreseeing.foresee([entry])
        assert table.state.to_bytes() == before, "looking ahead changes nothing"
        foreseeing.apply(entry, step)
        reading.apply(log.decode(log.encode(entry)))
        assert foreseeing.playing().state.to_bytes() == reading.playing().state.to_bytes()
        assert foreseeing.playing().history == reading.playing().history
        assert foreseeing.to_act == reading.to_act


def test_several_entries_are_foreseen_one_after_the_other() -> None:
    room = room_of("soup")
    entries: list[log.AnyEntry] = [
        log.Moved(seat=0, move="bug soup"), log.Moved(seat=1, move="fruit soup"), log.Undone(seat=1, moves=2),
        log.Said(text="again"), log.Moved(seat=1, move="trash soup"),
    ]  # fmt: skip
    steps = room.foresee(entries)
    assert [type(step) for step in steps] == [Ahead, Ahead, Table, type(None), Ahead]
    for entry, step in zip(entries, steps, strict=True):
        room.apply(entry, step)
    assert room.playing().moves == [(1, "trash soup", None)]


class Unreadable:
    """Words in which every move has a name that means another one."""

    def __init__(self, words: Any) -> None:
        self.words = words

    def write(self, *_: Any) -> str:
        return "bug soup"

    def __getattr__(self, name: str) -> Any:
        return getattr(self.words, name)


def test_a_move_whose_name_means_another_is_refused() -> None:
    table = Table("soup", 3, 1)
    table.game = replace(table.game, words=Unreadable(table.game.words))
    bug, fruit = (table.read_move(0, name) for name in ("bug soup", "fruit soup"))
    assert tried(table, 0, bug, None).move.text == "bug soup"
    with pytest.raises(Refusal, match="could not be read again"):
        tried(table, 0, fruit, None)


def test_a_name_that_folds_to_notation_makes_no_table(server: Served) -> None:
    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        for name in ("Lemon", "Lemon，Lime"):
            rows = [f"C{n},{name if n == 7 else n},basic,dough,Sweet,Salty,Earthy,0" for n in range(40)]
            cards = "\n".join(["id,name,kind,group,flavor1,flavor2,flavor3,flat", *rows, ""])
            asked = {"game": "sapotage", "seats": ["me", "random", "random"], "options": {"ingredient_cards": cards}}
            answer = await ana.http.post("/api/tables", json=asked)
            assert answer.status_code == (201 if name == "Lemon" else 400), answer.text

    run(story())


def test_a_note_with_no_place_is_refused_before_anything_is_written(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, _, (ana, _ben)):
            with pytest.raises(Refused) as refused:
                await ana.ask("play", move=ana.legal[0]["id"], note="hello")
            assert refused.value.code == "bad_move"
            await ana.ask("play", move=ana.legal[0]["id"])
            entries = server.wait_for(server.service.store.log.read(table))
            assert sum(isinstance(entry, log.Moved) for entry in entries) == 1

    run(story())
