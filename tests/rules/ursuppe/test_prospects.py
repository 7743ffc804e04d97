"""What a view promises is what the rules then do: the prospects of genes, prices, dice, the ends of steps."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import stockpot
from stockpot.core.bits import count, members
from stockpot.games.ursuppe.decisions import STARVE, STOP, Todo
from stockpot.games.ursuppe.pieces import CELL, COLOR, NONE, Gene
from stockpot.games.ursuppe.prospects import NOW, prospect, prospects
from stockpot.games.ursuppe.rules import choices as open_to
from stockpot.games.ursuppe.rules.tribe import tribe
from stockpot.games.ursuppe.state import State
from tests.rules.ursuppe.pond import PASSIVE, asked, choices, genes, pond, seats

RICH = {"income": 30, "start_bp": 20}


def moments(players: int, moves: int, **options: Any) -> Iterator[tuple[stockpot.Table, str, random.Random]]:
    """A random game, before every move: the table, what is decided, and chance."""
    chance = random.Random(players)
    table = stockpot.Table("ursuppe", players, 11, options)
    for _ in range(moves):
        yield table, asked(table), chance
        table.play(table.to_act[0], chance.choice(table.legal(table.to_act[0])))
        if table.over:
            table = stockpot.Table("ursuppe", players, chance.randrange(2**32), options)


def happening(table: stockpot.Table, move: Any) -> list[stockpot.Told]:
    """What follows from a move, tried on a copy."""
    return [event.seen() for event in table.copy().play(table.to_act[0], move)]


def told(table: stockpot.Table, move: Any) -> dict[str, Any]:
    """The data of the first event of each kind that follows from a move."""
    return {event.kind: event.data for event in reversed(happening(table, move))}


# ----------------------------------------------------------------------------------------------------------- the genes


@pytest.mark.parametrize("players", [3, 4])
def test_a_gene_that_is_bought_brings_what_was_promised(players: int) -> None:
    seen = Counter[str]()
    for table, what, _ in moments(players, 500, **RICH):
        if what != "buy":
            continue
        seat = table.to_act[0]
        before = table.view(seat)
        for action in table.legal(seat):
            gene, _, instead = action.text.removeprefix("buy ").partition(" for ")
            if gene not in before["prospects"] or instead not in ("", before["prospects"][gene]["instead"]):
                continue
            promised, tribe_before = before["prospects"][gene], before["seats"][seat]
            after = table.copy()
            after.play(seat, action)
            tribe_after = after.view()["seats"][seat]
            assert tribe_after["scores"]["genes"] - tribe_before["scores"]["genes"] == promised["spaces"]
            assert tribe_after["risk"] == promised["risk"]
            given_up = set(tribe_before["genes"]) - set(tribe_after["genes"])
            assert given_up == ({promised["instead"]} if promised["instead"] else set())
            seen[gene] += 1
    assert {"INT", "RAY", "MO1", "MO2", "PER", "AGG", "ARM"} <= seen.keys()


@pytest.mark.parametrize(("players", "substitution"), [(3, "strict"), (4, "strict"), (4, "wide")])
def test_a_feeding_gene_feeds_whom_it_would_feed(players: int, substitution: str) -> None:
    """The gene is put into the hand, and the rules are asked for the meals of every amoeba."""
    fed = 0
    for number, (table, _, _) in enumerate(moments(players, 300, substitution=substitution, **RICH)):
        state: Any = table.state
        for seat in range(players) if number % 8 == 0 else ():
            assert table.view(seat)["fed"] == [CELL.ids[cell] for cell in sorted(feeding_cells(state, seat))]
            hungry = unfed(state, seat)
            assert table.view(seat)["hungry"] == hungry
            for gene in (Gene.SUB, Gene.FRU, Gene.PAR):
                if state.genes[seat] >> gene & 1:
                    continue
                then = state.copy()
                then.genes[seat] |= 1 << gene
                says = prospect(state, seat, gene)["now"]
                assert says == {"key": "now-meals", "data": {"n": hungry - unfed(then, seat), "hungry": hungry}}
                fed += says["data"]["n"]
    assert fed > 20


def feeding_cells(state: State, seat: int) -> set[int]:
    """Where an amoeba of the tribe would have a meal to choose."""
    then, found = state.copy(), set()
    first = seat * 7
    for cell in range(len(CELL.ids)):
        then.active = then.turn = seat
        then.todo, then.amoeba, then.cell[first] = Todo.MEAL, first, cell
        if open_to(then) & ~(1 << STARVE):
            found.add(cell)
    return found


def unfed(state: State, seat: int) -> int:
    cells = feeding_cells(state, seat)
    return sum(state.cell[amoeba] not in (NONE, *cells) for amoeba in members(tribe(seat)))


def test_division_rate_and_nothing_give_as_many_divisions_as_promised() -> None:
    seen = Counter[str]()
    for table, what, _ in moments(4, 900, start_bp=12):
        if what != "buy" or "buy DIV" not in choices(table):
            continue
        seat = table.to_act[0]
        says = table.view(seat)["prospects"]["DIV"]["now"]
        n, before = says["data"]["n"], says["data"].get("before", says["data"]["n"])
        assert (n, before) == (divided_after(table, "buy DIV"), divided_after(table, "buy nothing"))
        seen[says["key"]] += 1
    assert min(seen["now-divisions"], seen["now-divisions-same"]) > 1


def divided_after(table: stockpot.Table, move: str) -> int:
    """How many amoebas the seat places in this round after a move, if it places all it can."""
    table, seat = table.copy(), table.to_act[0]
    table.play(seat, move)
    placed = 0
    while not table.over and table.view()["phase"] in ("genes", "division"):
        may = choices(table)
        more = [text for text in may if text.startswith(("divide", "number"))] if table.to_act[0] == seat else []
        events = table.play(table.to_act[0], [*more, *(text for text in PASSIVE if text in may), *may][0])
        seen = [event.seen() for event in events]
        placed += sum(one is not None and one.kind == "divided" and one.data["seat"] == seat for one in seen)
    return placed


def test_spores_open_the_cells_that_they_would_open() -> None:
    found = 0
    for table, what, _ in moments(4, 300, **RICH):
        state: Any = table.state
        seat = table.to_act[0]
        if what != "divide" or state.genes[seat] >> Gene.SPO & 1:
            continue
        then = state.copy()
        then.genes[seat] |= 1 << Gene.SPO
        n, before = (count(open_to(one) & ~(1 << STOP)) for one in (then, state))
        says = prospect(state, seat, Gene.SPO)["now"]
        assert says == {"key": "now-cells", "data": {"n": n, "before": before}}
        found += 1
    assert found > 5
    assert now(pond("buy", amoebas={"red 1": ["S07", 0]}), "SPO") == "Now: no extra cells to divide into."


def now(table: stockpot.Table, gene: str, seat: int = 0) -> str:
    """What the market says of a gene."""
    says = prospects(table.state, seat)[gene]["now"]  # type: ignore[arg-type]
    return table.game.speech.write(NOW(says["key"].removeprefix("now-"), **says["data"]), "en")


def test_what_the_market_says_of_the_other_genes() -> None:
    table = pond(
        "buy",
        amoebas={"red 1": ["S07", 2], "red 2": ["S08", 1], "blue 1": ["S07", 0], "green 1": ["S08", 0]},
        genes=genes(red="INT", blue="SFS", green="ARM"),
        bp=seats(4, red=9),
        turn=0,
    )
    assert now(table, "STR") == "Now: saves you up to 2 BP per round."
    assert now(table, "TEN") == "Now: up to 3 cubes per step."
    assert now(table, "HOL") == "Now: 2 of yours could stay put and eat."
    assert now(table, "LON") == "Now: saves 1 amoeba from dying."
    assert now(table, "RAY") == "Now: from 3 to 1 MP."
    assert now(table, "DEF") == "Now: 1 tribe hunts."
    assert now(table, "SFS") == "Now: 1 of yours share a cell with prey.", "green has Armor"
    assert now(table, "MO1") == "Now: for your 2 amoebas."
    assert now(table, "INT", seat=1) == "Now: one more gene card."


def test_prospects_are_shown_to_every_seat_in_phase_3_and_to_nobody_else() -> None:
    table = pond("buy", amoebas={"red 1": ["S07", 0]}, genes=genes(red="INT"), bp=seats(4, red=9), turn=0)
    for seat in range(4):
        shown = table.view(seat)
        assert shown["prospects"].keys() == shown["pool"].keys() - set(shown["seats"][seat]["genes"])
    assert table.view()["prospects"] is table.view()["fed"] is None
    assert pond(amoebas={"red 1": ["S07", 0]}).view(0)["prospects"] is None


# ------------------------------------------------------------------------------------------- prices, dice, ends of steps


@pytest.mark.parametrize("holding", ["before", "after"])
def test_what_a_view_says_of_a_move_is_what_happens(holding: str) -> None:
    """The order of turns, prices, dice, the cells where steps end, what genes are worth, debts, deaths and scores."""
    seen, last = Counter[str](), ("", 0, 0)
    for table, what, chance in moments(4, 700, holding=holding, **RICH):
        view, seat = table.view(), table.to_act[0]
        turn = (view["phase"], view["round"], view["order"].index(view["active"]))
        if last[:2] == turn[:2] != ("setup", 0):
            assert turn[2] >= last[2] if view["ascending"] else turn[2] <= last[2]
        last = turn
        tribe_now, move = view["seats"][seat], chance.choice(table.legal(seat))
        happens = told(table, move)
        if what == "movement":
            price = happens.get("announced", {"price": tribe_now["move_price"]})["price"]
            assert price == tribe_now["move_price"]
            if "rolled" in happens:
                assert len(happens["rolled"]["dice"]) == tribe_now["dice"]
        step = happens.get("stepped", {})
        if what == "movement" and step.get("way") == "drift":
            assert step["to"] == view["drift_end"]
        if what == "direction" and "stepped" in happens:
            assert step["to"] == view["step"]["ends"][move.text]
        if what == "number" and "divided" in happens:
            assert happens["divided"]["price"] == tribe_now["division_price"]
        if what == "settle" and "returned" in happens:
            assert happens["returned"]["worth"] == view["worth"][happens["returned"]["gene"]]
        if what == "carry" and move.text != "carry no more":
            assert view["step"]["left"][COLOR.number[move.text.removeprefix("carry ")]] > 0
        if "owes" in happens and "card" not in happens:
            owes = happens["owes"]
            assert owes["debt"] == view["seats"][owes["seat"]]["excess"]
        if "scored" in happens and what == "divide":
            died = [one.data["amoeba"] for one in happening(table, move) if one.kind == "died"]
            assert len(died) == sum(one["dying"] for one in view["seats"])
        if "scored" in happens and "died" not in happens and "killed" not in happens:
            scored = view["seats"][happens["scored"]["seat"]]["scores"]
            assert (happens["scored"]["amoebas"], happens["scored"]["genes"]) == (scored["amoebas"], scored["genes"])
            assert scored["total"] == scored["amoebas"] + scored["genes"]
        seen.update(f"{what} {kind}" for kind in happens)
    wanted = (
        "movement stepped",
        "movement announced",
        "movement rolled",
        "direction stepped",
        "number divided",
        "settle returned",
        "settle owes",
        "carry carries",
        "divide died",
    )
    assert all(seen[one] for one in wanted), seen
