"""Records of play: replayed faithfully, or refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import stockpot
from stockpot.core.replay import dump, load
from stockpot.testing.settings import one_move
from tests.support.damage import damaged

thorough = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def some_game(moves: int, players: int = 3, seed: int | str = 5, **options: Any) -> stockpot.Table:
    table, chance = stockpot.Table("soup", players, seed, options), random.Random(1)
    for _ in range(moves):
        if not table.over:
            one_move(table, chance)
    return table


PLAYED = some_game(30, hand_sizes=[8, 8, 8, 8])
RECORD = json.loads(json.dumps(PLAYED.record()))
POSITION = json.loads(json.dumps(PLAYED.position()))
TEXT = dump(PLAYED)


def test_a_record_says_everything() -> None:
    assert RECORD["stockpot"] == 2
    assert RECORD["game"] == "soup"
    assert RECORD["rules"] == stockpot.game("soup").rules_version
    assert RECORD["players"] == 3
    assert RECORD["options"] == {"hand_sizes": [8, 8, 8, 8]}
    assert RECORD["seed"] == 5
    assert RECORD["moves"] == [[seat, text] for seat, text, _ in PLAYED.moves]
    assert (RECORD["over"], RECORD["winners"]) == (False, [])
    assert RECORD["scores"] == list(PLAYED.scores)


@pytest.mark.parametrize("seed", [0, -3, 10**40, "a word", "", "7", "🍲 \ud83c"])
def test_records_of_any_seed_replay(seed: int | str) -> None:
    table = some_game(4, seed=seed)
    again = stockpot.replay(json.loads(json.dumps(table.record())))
    assert again.state == table.state
    assert again.record() == table.record()


def test_a_finished_game_replays() -> None:
    table = some_game(10_000, players=5)
    assert table.over
    again = load(dump(table))
    assert (again.over, again.scores, again.winners) == (True, table.scores, table.winners)


def test_a_game_from_a_position_replays() -> None:
    table = PLAYED.redeal(1, seed=3)
    one_move(table, random.Random(2))
    record = json.loads(json.dumps(table.record()))
    assert "seed" not in record
    again = stockpot.replay(record)
    assert again.state == table.state
    assert again.record() == record


def test_a_game_that_was_dealt_from_64_bits_goes_on_so() -> None:
    table = stockpot.Table("soup", 3, seed="old", dealing=1)
    assert table.view(0) != stockpot.Table("soup", 3, seed="old").view(0)
    for _ in range(60):  # into the second deal
        one_move(table, random.Random(1))
    record = json.loads(json.dumps(table.record()))
    assert (record["stockpot"], record["seed"]) == (1, "old")
    again = stockpot.replay(record)
    assert again.state == table.state
    assert again.record() == record
    assert again.undo(60).state == stockpot.Table("soup", 3, seed="old", dealing=1).state


def test_a_record_file_has_a_line_for_each_move() -> None:
    assert json.loads(TEXT) == RECORD
    assert load(TEXT).state == PLAYED.state
    lines = TEXT.splitlines()
    for seat, text, _ in PLAYED.moves:
        assert any(line.strip(" ,") == json.dumps([seat, text]) for line in lines)
    assert load(dump(stockpot.Table("soup", 2, seed=1))).moves == []


# ------------------------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"stockpot": 3}, "has format 3; this version of Stockpot reads formats 1 to 2"),
        ({"stockpot": 1}, "Move .* cannot be played|check does not fit"),
        ({"stockpot": "1"}, "has format '1'"),
        ({"stockpot": True}, "has format True"),
        ({"rules": 99}, "played under version 99 of the rules of soup; this version of Stockpot knows version 1"),
        ({"game": "stew"}, "There is no game 'stew'"),
        ({"game": None}, "'game' is missing or wrong"),
        ({"players": 9}, "soup is for 2 to 5 players, not 9"),
        ({"players": 4}, "Move .* cannot be played|check does not fit"),
        ({"options": {"salt": 1}}, "no option 'salt'"),
        ({"options": []}, "'options' is missing or wrong"),
        ({"seed": None}, "A seed is a number or a text"),
        ({"seed": 6}, "Move .* of the record cannot be played|check does not fit"),
        ({"moves": RECORD["moves"][:-1]}, "altered, or cut"),
        ({"moves": {}}, "'moves' is missing or wrong"),
        ({"moves": [[0, "clear water"], [0, "clear water"]]}, "Move 2 of the record cannot be played: You’ve chosen"),
        ({"moves": [[7, "clear water"]]}, "Move 1 of the record cannot be played: This table has the seats"),
        ({"moves": [[0, "soap"]]}, "Move 1 of the record cannot be played: 'soap' is no move"),
        ({"moves": [[0, 33]]}, "Move 1 .* expected a seat, a text"),
        ({"moves": [[0]]}, "Move 1 .* expected a seat, a text"),
        ({"moves": ["clear water"]}, "Move 1 .* expected a seat, a text"),
        ({"moves": [None]}, "Move 1 .* expected a seat, a text"),
        ({"moves": [[0, "clear water", "a note"]]}, "Move 1 .* No text rides along"),
        ({"scores": [99, 0, 0]}, "altered, or cut"),
        ({"winners": [0]}, "altered, or cut"),
        ({"check": "0" * 24}, "altered, or cut"),
        ({"check": 5}, "'check' is missing or wrong"),
        ({"more": 1}, "altered, or cut"),
        ({"more": {1, 2}}, "not JSON"),
        ({"position": POSITION}, "Move .* cannot be played|check does not fit"),
        ({"position": 5}, "A position is an object"),
    ],
)
def test_altered_and_foreign_records_are_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(stockpot.BadRecord, match=message):
        stockpot.replay(RECORD | change)


@pytest.mark.parametrize("key", [key for key in RECORD if key not in ("over", "scores", "winners")])
def test_a_record_that_lacks_something_is_refused(key: str) -> None:
    cut = {name: value for name, value in RECORD.items() if name != key}
    with pytest.raises(stockpot.BadRecord, match=r"incomplete|no record of a Stockpot game"):
        stockpot.replay(cut)


@pytest.mark.parametrize("record", [None, [], {}, "record", 3, {"pgn": 1}])
def test_what_is_no_record_is_refused(record: Any) -> None:
    with pytest.raises(stockpot.BadRecord, match="no record of a Stockpot game"):
        stockpot.replay(record)


@pytest.mark.parametrize(
    "text", ["", "{", "null", "soup", "[" * 100_000, '{"stockpot": ' + "9" * 5000 + "}", TEXT + "}"]
)
def test_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(stockpot.BadRecord, match="no record of a Stockpot game"):
        load(text)


@thorough
@given(damaged(RECORD))
def test_a_damaged_record_is_refused_or_replays_the_same(record: Any) -> None:
    try:
        again = stockpot.replay(record)
    except stockpot.BadRecord:
        return
    assert again.state == PLAYED.state
    assert again.moves == PLAYED.moves


@thorough
@given(st.integers(0, len(TEXT) - 1), st.sampled_from(["cut", "drop", "change", "double"]), st.characters())
def test_a_damaged_file_is_refused_or_replays_the_same(place: int, harm: str, character: str) -> None:
    before, hit, after = TEXT[:place], TEXT[place], TEXT[place + 1 :]
    text = before + {"cut": "", "drop": after, "change": character + after, "double": hit * 2 + after}[harm]
    try:
        again = load(text)
    except stockpot.BadRecord:
        return
    assert again.state == PLAYED.state
    assert again.moves == PLAYED.moves


@thorough
@given(damaged(POSITION))
def test_a_damaged_position_is_refused_or_can_be_played(position: Any) -> None:
    try:
        table = stockpot.Table.from_position("soup", position)
    except stockpot.BadPosition:
        return
    json.dumps([table.view(viewer) for viewer in (None, *range(table.players))])
    assert stockpot.Table.from_position("soup", table.position()).state == table.state
    for seat in table.to_act:
        table.copy().play(seat, table.legal(seat)[0])
