"""The public interface, as the design writes it down, and what it refuses."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import stockpot
from stockpot.core.options import LANGUAGES
from stockpot.core.table import Move

FOLLOW = {
    "players": 3, "dealer": 0, "turn": 2,
    "recipes": ["bug soup", "fruit soup", "clear water"],
    "hands": [["trash 1"], ["fruit 2"], ["bug 3", "bug 4", "fruit 5"]],
    "played": [[1, "bug 2"]], "pot": 1, "total": 2, "required": "bug",
}  # fmt: skip
"""Seat 2 must follow with a bug."""


@pytest.fixture
def follow() -> stockpot.Table:
    return stockpot.Table.from_position("soup", FOLLOW)


def play_out(table: stockpot.Table, moves: int = 10_000) -> stockpot.Table:
    for _ in range(moves):
        if table.over:
            break
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[-1])
    return table


# ------------------------------------------------------------------------------------------- the interface, line by line


def test_the_interface_of_the_design() -> None:
    assert stockpot.game_names()[0] == "soup"
    t = stockpot.Table("soup", players=4, seed=7, options={"open_recipes": True, "first_dealer": "1"})
    assert t.to_act == (2,)
    actions = t.legal(2)
    assert [action.text for action in actions] == [
        "bug soup",
        "vegetable soup",
        "fruit soup",
        "trash soup",
        "clear water",
    ]
    events = t.play(2, "bug soup")
    assert [event.seen().text for event in events] == ["{2} cooks bug soup."]
    for seat, recipe in ((3, "clear water"), (0, "fruit soup"), (1, "trash soup")):
        t.play(seat, recipe)
    assert t.to_act == (2,)
    view = t.view(2)
    assert json.loads(json.dumps(view)) == view
    assert view["hand"]
    assert t.view(None)["hand"] is None
    assert (t.over, t.winners) == (False, ())
    assert t.scores == (5, 5, 5, 5)
    assert t.moves == [
        (2, "bug soup", None),
        (3, "clear water", None),
        (0, "fruit soup", None),
        (1, "trash soup", None),
    ]
    other = t.redeal(2, seed=9)
    assert other.view(2) == t.view(2)
    assert other.legal(2) == t.legal(2)
    assert stockpot.Table.from_position("soup", t.position()).state == t.state
    assert stockpot.replay(t.record()).state == t.state
    assert stockpot.bot("soup", "thumb", seed=1).choose(t, 2) in t.legal(2)
    r = stockpot.playouts("soup", players=4, games=3, seed=1)
    assert (len(r.outcomes), len(r.decisions)) == (3, 3)


def test_a_move_may_be_given_as_an_action_its_id_or_its_text() -> None:
    tables = [stockpot.Table("soup", 4, seed=7) for _ in range(5)]
    action = tables[0].legal(1)[2]
    ways = (action, action.id, action.text, tables[0].legal(1, "fr")[2].label.upper(), np.int32(action.id))
    for table, way in zip(tables, ways, strict=True):
        table.play(np.int64(1), way)
        assert table.moves == [(1, action.text, None)]
        assert table.state == tables[0].state
    assert type(tables[4].history[0].action) is type(tables[4].history[0].seat) is int


def test_why_not_names_the_rule(follow: stockpot.Table) -> None:
    reason = follow.why_not(2, "fruit 5")
    assert reason == stockpot.Reason("soup.play.follow", "You must follow: you hold a bug.")
    assert str(reason) == "You must follow: you hold a bug. [soup.play.follow]"
    assert follow.why_not(2, "bug 3") is None
    assert follow.why_not(2, "fruit 5", "fr").text == "Vous devez fournir : vous avez la couleur « insecte »."
    assert follow.why_not(0, "trash 1").rule == "soup.play.turn"


def test_an_illegal_move_is_refused_with_the_same_reason_and_changes_nothing(follow: stockpot.Table) -> None:
    before = follow.state.to_bytes()
    with pytest.raises(stockpot.IllegalMove) as refused:
        follow.play(2, "fruit 5")
    assert refused.value.reason == follow.why_not(2, "fruit 5")
    assert str(refused.value) == str(refused.value.reason)
    assert (follow.state.to_bytes(), follow.moves) == (before, [])
    assert pickle.loads(pickle.dumps(refused.value)).reason == refused.value.reason


def test_what_a_seat_is_asked(follow: stockpot.Table) -> None:
    assert follow.asks(2) == "Follow with a bug card."
    assert follow.asks(2, "fr") == "Fournissez : insecte."
    assert follow.asks(0) is None
    assert follow.legal(0) == []


def test_actions_and_events_read_well(follow: stockpot.Table) -> None:
    action = follow.legal(2, "fr")[0]
    assert (action.text, action.label, str(action)) == ("bug 3", "insecte 3", "insecte 3")
    event = follow.play(2, action)[0]
    assert str(event) == "{2} plays bug 3 → 5 in the pot."
    assert event.seen(None, "fr").text == "{2} joue insecte 3 → 5 dans la marmite."
    assert len(repr(event)) < 100
    assert hash(event)


def test_a_copy_goes_its_own_way(follow: stockpot.Table) -> None:
    other = follow.copy()
    other.play(2, "bug 3")
    assert (len(follow.moves), len(other.moves)) == (0, 1)
    assert follow.state != other.state
    assert other.undo().state == follow.state


@pytest.mark.parametrize("again", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_table_can_be_sent_elsewhere(again: Callable[[stockpot.Table], stockpot.Table]) -> None:
    table = play_out(stockpot.Table("soup", 3, seed=2), 20)
    other = again(table)
    assert other.record() == table.record()
    play_out(other, 1)
    assert len(table.moves) == 20


def test_a_redealt_table_keeps_what_the_seat_knows_and_nothing_else() -> None:
    table = stockpot.Table("soup", 4, seed=5)
    others = [table.redeal(1, seed=seed) for seed in range(5)]
    assert all(other.view(1) == table.view(1) for other in others)
    assert len({json.dumps(other.view(0)) for other in others}) > 1
    assert len({other.state.rng for other in others} | {table.state.rng}) == 6  # type: ignore[attr-defined]
    assert table.redeal(1, seed=3).state == others[3].state
    assert table.redeal(1).state != table.redeal(1).state
    assert others[0].moves == []
    spectator = table.redeal(None, seed=1)
    assert spectator.view(None) == table.view(None)
    assert spectator.view(1) != table.view(1)


def test_the_end_of_a_game() -> None:
    table = play_out(stockpot.Table("soup", 4, seed=7))
    assert table.over
    assert table.to_act == ()
    assert table.winners == tuple(seat for seat in range(4) if table.scores[seat] == max(table.scores))
    assert sum(table.outcome) == pytest.approx(1)
    assert all(share > 0 for seat, share in enumerate(table.outcome) if seat in table.winners)
    assert [table.legal(seat) for seat in range(4)] == [[]] * 4
    assert table.why_not(0, "bug 3").rule == "soup.end.winner"


def test_tables_without_a_seed_are_all_different() -> None:
    one, other = (stockpot.Table("soup", 4) for _ in range(2))
    assert one.state != other.state
    assert stockpot.replay(one.record()).state == one.state


def test_the_log_tells_each_viewer_what_it_may_know() -> None:
    table = stockpot.Table("soup", 2, seed=1)
    table.play(0, "clear water")
    assert table.log() == ["Deal 1; #1 is the dealer.", "#0 chooses clear water, face down."]
    assert table.log(0, names=["Ada", "Bob"]) == ["Deal 1; Bob is the dealer.", "Ada chooses clear water, face down."]
    assert table.log(1) == table.log(None) == ["Deal 1; #1 is the dealer.", "#0 has chosen a recipe."]
    assert table.log(1, "fr")[1:] == ["#0 a choisi une recette."]


def test_viewing_all_cards() -> None:
    table = stockpot.Table("soup", 2, seed=1)
    seats = table.view(stockpot.ALL_OPEN)["seats"]
    assert [seat["hand"] for seat in seats] == [table.view(seat)["hand"] for seat in (0, 1)]
    assert "hand" not in table.view()["seats"][0]


def test_taking_moves_back() -> None:
    table = play_out(stockpot.Table("soup", 3, seed=2, options={"hand_sizes": [9, 9, 9, 9]}), 30)
    assert table.undo(0).state == table.state
    assert table.undo(30).state == stockpot.Table("soup", 3, seed=2, options={"hand_sizes": (9, 9, 9, 9)}).state
    assert table.undo(12).moves == table.moves[:18]


def test_taking_moves_back_in_a_game_that_is_long_enough_for_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stockpot.core.table.MARK", 8)
    begun = stockpot.Table("soup", 4, seed=3)
    table = play_out(begun.copy(), 30)
    for left in range(31):
        earlier, again = table.undo(30 - left), replayed(begun, table.history[:left])
        assert (earlier.state, earlier.history) == (again.state, again.history)
        assert play_out(earlier.copy(), 5).undo(5).state == again.state
    kept = play_out(begun.resumed(table.state.to_bytes(), table.history), 5)
    for left in range(31):
        assert kept.undo(35 - left).state == table.undo(30 - left).state
        assert kept.undo(35 - left).history == table.history[:left]


def replayed(table: stockpot.Table, moves: Sequence[Move]) -> stockpot.Table:
    table = table.copy()
    for move in moves:
        table.play(move.seat, move.action, move.note)
    return table


def test_options_given_stay_what_they_were() -> None:
    sizes = [9, 9, 9, 9]
    table = stockpot.Table("soup", 3, seed=2, options={"hand_sizes": sizes})
    sizes[1] = 1
    assert table.options == {"hand_sizes": [9, 9, 9, 9]}
    assert table.undo(0).state == table.state
    assert json.loads(json.dumps(table.view())) == table.view()
    assert json.loads(json.dumps(table.record())) == table.record()


def test_printed_options_are_not_kept() -> None:
    assert stockpot.Table("soup", 3, options={"full_pot": 10, "open_recipes": True}).options == {"open_recipes": True}


def test_a_table_says_what_it_is() -> None:
    table = stockpot.Table("soup", players=2, seed=7)
    assert repr(table) == "<Table soup, 2 players, 0 moves, to act: (0, 1)>"
    assert table.name == "soup"


# ------------------------------------------------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("given", "error", "message"),
    [
        ({"name": "stew"}, stockpot.UnknownGame, "no game 'stew'; the games are: soup"),
        ({"players": 1}, stockpot.BadPlayers, "soup is for 2 to 5 players, not 1"),
        ({"players": 6}, stockpot.BadPlayers, "not 6"),
        ({"players": "4"}, stockpot.BadPlayers, "not '4'"),
        ({"players": True}, stockpot.BadPlayers, "not True"),
        ({"players": None}, stockpot.BadPlayers, "not None"),
        ({"players": 4.0}, stockpot.BadPlayers, "not 4.0"),
        ({"options": {"salt": 1}}, stockpot.BadOption, "no option 'salt'; the options are: open_recipes"),
        ({"options": {"full_pot": 0}}, stockpot.BadOption, "full_pot takes a whole number from 1 to 50, not 0"),
        ({"options": {"first_dealer": "4"}}, stockpot.BadOption, "with 4 players there is no seat 4"),
        ({"options": {"hand_sizes": [13, 13, 14, 10]}}, stockpot.BadOption, "4 players cannot get 14 cards each"),
        ({"options": ["open_recipes"]}, stockpot.BadOption, "Options are given as a mapping"),
        ({"options": "open_recipes"}, stockpot.BadOption, "Options are given as a mapping"),
        ({"seed": 1.5}, ValueError, "A seed is a number or a text, not 1.5"),
        ({"seed": True}, ValueError, "A seed is a number or a text, not True"),
    ],
)
def test_a_table_that_cannot_be(given: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        stockpot.Table(**{"name": "soup", "players": 4} | given)


@pytest.mark.parametrize("seat", [-1, 3, 99, True, "2", 2.0, None])
def test_a_seat_that_is_not_there(follow: stockpot.Table, seat: Any) -> None:
    calls: list[Callable[[], object]] = [
        lambda: follow.play(seat, "bug 3"), lambda: follow.legal(seat), lambda: follow.why_not(seat, "bug 3"),
        lambda: follow.asks(seat),
    ]  # fmt: skip
    if seat is not None:
        calls.append(lambda: follow.redeal(seat))
        if seat != stockpot.ALL_OPEN:
            calls += [lambda: follow.view(seat), lambda: follow.log(seat)]
    for call in calls:
        with pytest.raises(stockpot.BadSeat, match="This table has the seats 0 to 2, not"):
            call()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_that_is_not_to_act(follow: stockpot.Table, seat: int) -> None:
    with pytest.raises(stockpot.IllegalMove, match="It’s not your turn"):
        follow.play(seat, "trash 1")


@pytest.mark.parametrize(
    "what", ["", "bug", "bug 9", "bug 3 bug 4", "🍲", "bug\x003", -1, 34, 10**30, True, None, 3.0, [3], b"bug 3"]
)
def test_what_is_no_move(follow: stockpot.Table, what: Any) -> None:
    before = follow.state.to_bytes()
    with pytest.raises(stockpot.UnknownMove) as refused:
        follow.play(2, what)
    assert repr(what) in str(refused.value)
    assert "bug 3; bug 4" in str(refused.value) or "ids go from 0 to 33" in str(refused.value)
    with pytest.raises(stockpot.UnknownMove):
        follow.why_not(2, what)
    assert (follow.state.to_bytes(), follow.moves) == (before, [])


def test_words_that_several_moves_have(follow: stockpot.Table) -> None:
    """Only those are named, and lists of cards are told apart."""
    with pytest.raises(stockpot.UnknownMove, match="'bug' may be several moves of soup: bug 3; bug 4"):
        follow.play(2, "bug")
    table = stockpot.Table("sapotage", players=3, seed=1)
    with pytest.raises(
        stockpot.UnknownMove, match=r"'cook' may be several moves of sapotage: cook [^;]*, [^;]*, [^;]*; cook "
    ):
        table.play(0, "cook")


@pytest.mark.parametrize("note", ["Bog bisque", "", 5])
def test_a_note_where_there_is_no_place_for_one(follow: stockpot.Table, note: Any) -> None:
    with pytest.raises(stockpot.BadNote):
        follow.play(2, "bug 3", note=note)
    assert follow.moves == []


@pytest.mark.parametrize("name", stockpot.game_names())
def test_notes_ride_along_where_the_game_has_a_place(name: str) -> None:
    """Through one game of each kind: the size that words tell is the size that the table takes."""
    table = stockpot.Table(name, stockpot.game(name).players[0], seed=1)
    tried = False
    for _ in range(400):
        if table.over:
            break
        seat = table.to_act[0]
        action = table.legal(seat)[-1]
        size = table.game.words.note_size(table.state, seat, action.id)
        if size and not tried:
            tried = True
            for bad in ("", "x" * (size + 1), "a\nb", "\x1b[2J", 5):
                with pytest.raises(stockpot.BadNote):
                    table.copy().play(seat, action, bad)  # type: ignore[arg-type]
            table.play(seat, action, "é" * size)
            assert table.moves[-1][2] == "é" * size
            assert stockpot.replay(table.record()).moves == table.moves
        else:
            table.play(seat, action)


@pytest.mark.parametrize("lang", ["nl", "", None, "EN"])
def test_a_language_that_is_not_spoken(follow: stockpot.Table, lang: Any) -> None:
    follow.copy().play(2, "bug 3")
    events = follow.copy().play(2, "bug 3")
    calls: list[Callable[[], object]] = [
        lambda: follow.legal(2, lang), lambda: follow.legal(0, lang), lambda: follow.asks(2, lang),
        lambda: follow.why_not(2, "fruit 5", lang), lambda: follow.log(None, lang), lambda: events[0].seen(2, lang),
    ]  # fmt: skip
    for call in calls:
        with pytest.raises(ValueError, match=f"Languages are {', '.join(LANGUAGES)}; not"):
            call()


def test_a_log_with_the_wrong_number_of_names(follow: stockpot.Table) -> None:
    with pytest.raises(ValueError, match="3 players, not 2 names"):
        follow.log(names=["Ada", "Bob"])


@pytest.mark.parametrize("moves", [-1, 2, "1", None, 0.5])
def test_more_taken_back_than_there_is(follow: stockpot.Table, moves: Any) -> None:
    follow.play(2, "bug 3")
    with pytest.raises(ValueError, match="There are 1 moves to take back, not"):
        follow.undo(moves)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "stew"}, "a position of stew, not of soup"),
        ({"rules": 99}, "version 99 of the rules, not 1"),
        ({"salt": 1}, "salt is not part of a position"),
        ({"players": 9}, "players: expected a whole number from 2 to 5"),
        ({"options": {"salt": 1}}, "no option 'salt'"),
        ({"options": []}, "options: expected an object"),
        ({"hands": [["bug 3"]] * 2}, "hands: expected a list of 3"),
        ({"hands": [["bug 77"], [], []]}, r"hands\[0\]\[0\]: expected one of"),
    ],
)
def test_a_position_that_cannot_be(change: dict[str, Any], message: str) -> None:
    with pytest.raises(stockpot.BadPosition, match=message):
        stockpot.Table.from_position("soup", {**FOLLOW, **change})


@pytest.mark.parametrize("position", [None, [], "pot", 3])
def test_a_position_that_is_no_object(position: Any) -> None:
    with pytest.raises(stockpot.BadPosition, match="A position is an object"):
        stockpot.Table.from_position("soup", position)


def test_a_position_of_an_unknown_game() -> None:
    with pytest.raises(stockpot.UnknownGame):
        stockpot.Table.from_position("stew", FOLLOW)


def test_a_move_is_foreseen_and_then_accepted() -> None:
    table = stockpot.Table("soup", 2, 7)
    other, state, before = table.copy(), table.state, table.state.to_bytes()
    table.foresee(0, "bug soup")
    ahead = table.foresee(0, "fruit soup")
    assert (table.state.to_bytes(), len(table.history), table.to_act) == (before, 0, (0, 1))
    assert ahead.to_act == (1,)
    assert table.accept(ahead) == other.make_move(0, "fruit soup")
    assert table.state is state, "what has been read of it can be read again quickly"
    assert table.state == other.state
    first, second = (one.foresee(1, "bug soup") for one in (table.copy(), table))
    assert first.state == second.state, "one does not write into the other"


@pytest.mark.parametrize("name", stockpot.game_names())
def test_a_table_is_lent_to_be_looked_at(name: str) -> None:
    """What is done with other tables meanwhile, or foreseen at this one, does not show there."""
    players = stockpot.game(name).players[-1]
    tables = [play_out(stockpot.Table(name, players, seed), 5) for seed in (1, 2)]
    for table in tables:
        seat = table.to_act[0]
        lent = table.lent()
        table.foresee(seat, table.legal(seat)[0])
        stockpot.Table(name, players, 3)
        assert lent.to_act == table.to_act
        assert lent.legal_actions(seat) == table.legal_actions(seat)
        for viewer in (None, *range(players)):
            known = lent.public()
            assert known | ({} if viewer is None else lent.own(viewer, known)) == table.view(viewer)
    assert tables[0].lent() is tables[1].lent(), "there is one for all tables of a game"
    assert tables[0].view() != tables[1].view()
