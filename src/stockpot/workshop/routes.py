"""The interface of the workshop's page: the lists of a game, changed rules, what they come to, and the report."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Annotated

from litestar import Controller, Litestar, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from stockpot.api.catalog import check_game
from stockpot.core.game import game
from stockpot.lab.report import page
from stockpot.room.refusal import Refusal
from stockpot.server.config import Config
from stockpot.server.net.app import create_app
from stockpot.server.net.pages import REPORT
from stockpot.workshop import bodies, shown
from stockpot.workshop.study import GAMES, Study, Workshop

SeenQuery = Annotated[int, QueryParameter(ge=0, le=GAMES)]


def workshop_app(config: Config) -> Litestar:
    """A table server with the workshop in it."""
    return create_app(config, [WorkshopApi], open_workshop)


@asynccontextmanager
async def open_workshop(app: Litestar) -> AsyncIterator[None]:
    app.state.workshop = workshop = Workshop()
    try:
        yield
    finally:
        await workshop.close()


class WorkshopApi(Controller):
    """Rules and cards that are changed, and counted."""

    path = "/api/lab"
    tags = ("lab",)

    @get("/games/{name:str}", sync_to_thread=True)
    def bench(self, name: FromPath[str]) -> bodies.Bench:
        """What of a game can be changed, beside its options."""
        return shown.bench(game(check_game(name)))

    @post("/games/{name:str}", status_code=200)
    async def begin(self, state: State, name: FromPath[str], data: JSONBody[bodies.Change]) -> bodies.Begun:
        """Count what changed rules do, beside the printed ones."""
        found = game(check_game(name))
        if (wrong := shown.wrong_with(found, data)) is not None:
            return bodies.Begun(wrong=wrong)
        study = state.workshop.study(name, data.players, data.options)
        return bodies.Begun(study.number, cards=list(shown.cards(found, data.options)))

    @get("/studies/{number:int}")
    async def look(self, state: State, number: FromPath[int], seen: SeenQuery = 0) -> bodies.Counted:
        """What was found; as soon as more games are counted than who asks has seen."""
        study = study_of(state, number)
        await study.look(seen)
        return await asyncio.to_thread(shown.counted, study)

    @get(f"{REPORT.removeprefix('/api/lab')}{{number:int}}", media_type="text/html", include_in_schema=False)
    async def report(self, state: State, number: FromPath[int]) -> Response[str]:
        """All of it, as one page with its charts."""
        study = study_of(state, number)
        if not study.tallies:
            raise Refusal("not_counted", "Nothing is counted yet.")
        return Response(await asyncio.to_thread(written, study), media_type="text/html")


def study_of(state: State, number: int) -> Study:
    study: Study | None = state.workshop.find(number)
    if study is None:
        raise Refusal("no_study", "This was counted too long ago.", status=404)
    return study


def written(study: Study) -> str:
    """The report of as many games as are counted."""
    plan = replace(study.plan, games=study.games)
    return page(plan, study.tallies, [], f"stockpot lab {plan.name} --serve")
