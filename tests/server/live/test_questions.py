"""What people may ask about a table: hints, reasons, plans."""

from __future__ import annotations

import json

import pytest

import stockpot
from stockpot.api import questions
from stockpot.core.game import game
from stockpot.core.speech import Said
from stockpot.room import protocol as p
from stockpot.testing.settings import some_way_in
from tests.support.client import Refused
from tests.support.server import Person, Served, run, seated
from tests.support.settings import PRINTED

every_game = pytest.mark.parametrize("game", stockpot.game_names())


def test_a_hint_names_legal_moves_best_first_with_their_estimates(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (_, _, (first, _)):
            hints = await first.ask("hint", count=3)
            assert 1 <= len(hints["best"]) <= 3
            assert {one["id"] for one in hints["best"]} <= {action["id"] for action in first.legal}
            shares = [one["share"] for one in hints["best"]]
            assert shares == sorted(shares, reverse=True)
            assert all(0 <= share <= 1 for share in shares)
            assert sum(one["simulations"] for one in hints["best"]) <= hints["simulations"]
            assert (await first.ask("hint", count=3))["best"] == hints["best"], "the same position, the same estimate"

    run(story())


def test_hints_can_be_put_into_words_in_any_language(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, persons, _):
            body = {"type": "hint", "id": "1"}
            hints = await persons[0].post(f"/api/tables/{table}/questions", body)
            said = Said("move-recipe", hints["best"][0]["parts"])
            assert game("soup").speech.write(said, "fr").startswith(("soupe", "eau"))
            assert hints["best"][0]["because"]["key"].startswith("because-")

    run(story())


def test_hints_are_for_the_seat_that_owes_a_decision_and_only_for_its_person(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2, undo="none") as (table, _, (first, second)):
            await first.ask("play", move=first.legal[0]["id"])
            with pytest.raises(Refused, match="not_your_turn"):
                await first.ask("hint")
            with pytest.raises(Refused, match="not_yours"):
                await second.ask("hint", seat=0)
            async with (await Person.named(server.url, "Eve")).at(table) as watcher:
                for question in ({"type": "hint"}, {"type": "why", "move": 0}, {"type": "plan", "moves": [0]}):
                    with pytest.raises(Refused, match="not_seated"):
                        await watcher.ask(question.pop("type"), **question)
            async with Person(server.url).at(table) as nobody:
                with pytest.raises(Refused, match="no_identity"):
                    await nobody.ask("hint")

    run(story())


def test_a_table_may_forbid_hints(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2, hints=False) as (_, _, (first, _)):
            assert first.table["hints"] is False
            with pytest.raises(Refused, match="no_hints"):
                await first.ask("hint")

    run(story())


def test_one_may_play_while_a_hint_is_thought_about(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (_, _, (first, _)):
            await first.connection.send(json.dumps({"type": "hint", "id": "slow"}))
            await first.ask("play", move=first.legal[0]["id"])
            await first.until(lambda: "slow" in first.answers)
            assert first.answers["slow"]["type"] == "hints"

    run(story())


def test_why_not_gives_the_rule_and_what_there_is_to_say(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, persons, (first, _)):
            reason = await first.ask("why", move="bug 3")
            assert not reason.get("legal")
            assert reason["rule"] == "soup.recipe.choose"
            assert reason["said"] == {"key": "refused-recipe-choose"}
            assert (await first.ask("why", move=first.legal[0]["id"]))["legal"]
            with pytest.raises(Refused, match="bad_move"):
                await first.ask("why", move="potato 99")
            posted = await persons[0].post(
                f"/api/tables/{table}/questions", {"type": "why", "id": "1", "move": "bug 3"}
            )
            assert (posted["rule"], posted["said"]) == (reason["rule"], reason["said"])

    run(story())


@pytest.mark.parametrize("setting", PRINTED, ids=str)
def test_a_plan_shows_what_the_moves_would_show_and_nothing_else(setting: stockpot.Table) -> None:
    """At tables that a seat cannot tell apart, a plan ends at the same place and shows the same."""
    table = some_way_in(setting, 5)
    seat = table.to_act[0]
    moves: list[str | int] = []
    there = table.copy()
    while len(moves) < 4 and seat in there.to_act:
        action = there.legal(seat)[-1]
        moves.append(action.id)
        there.play(seat, action)
    question = p.Plan(id="1", moves=moves)
    shown = [
        p.encode(questions.plan(world, seat, question))
        for world in (table.redeal(seat, 1), table.redeal(seat, 2), table.copy())
    ]
    assert len(set(shown)) == 1


def test_a_plan_is_played_in_thought_alone(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "pantry", 2, undo="none") as (_, _, clients):
            mover = clients[clients[0].to_act[0]]
            before = mover.game
            move = next(action for action in mover.legal if action["parts"]["kind"] == "move")
            planned = await mover.ask("plan", moves=[move["text"]])
            assert planned["end"] == "done"
            (step,) = planned["steps"]
            assert step["game"]["view"]["pantry"] != before["view"]["pantry"]
            assert mover.game == before
            await mover.ask("play", move=move["id"])
            await mover.until(lambda: mover.game != before)
            assert mover.game["view"] == step["game"]["view"]

    run(story())


def test_a_plan_ends_where_something_hidden_would_be_shown(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "pantry", 2) as (_, _, clients):
            mover = clients[clients[0].to_act[0]]
            planned = await mover.ask("plan", moves=["exchange", "stop"])
            assert planned["end"] == "shown"
            assert planned["steps"] == []
            legal = {action["text"] for action in mover.legal}
            wrong = next(move for move in ("complete 1", "complete 2", "complete 3") if move not in legal)
            illegal = await mover.ask("plan", moves=[wrong])
            assert illegal["end"] == "illegal"
            assert illegal["rule"].startswith("pantry.")

    run(story())


@every_game
def test_actions_come_in_parts_that_tell_them_apart(server: Served, game: str) -> None:
    table = stockpot.Table(game, stockpot.game(game).players[0], seed=1)
    bot = stockpot.bot(game, "random", seed=1)
    for _ in range(150):
        if table.over:
            break
        seat = table.to_act[0]
        parts = [json.dumps(table.parts(seat, action), sort_keys=True) for action in table.legal(seat)]
        assert len(set(parts)) == len(parts)
        assert all('"kind"' in part for part in parts)
        table.play(seat, bot.choose(table, seat))
