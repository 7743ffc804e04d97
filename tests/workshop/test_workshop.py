"""`stockpot lab GAME --serve`: lists of components, changed rules, what they come to, the report."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from stockpot.core.game import game
from stockpot.workshop import study
from stockpot.workshop.routes import workshop_app
from stockpot.workshop.study import LOST
from tests.support.client import PATIENCE
from tests.support.server import Served, serving

BATCH, BATCHES = 4, 3


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One with short studies, which wait for a look after every batch."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(study, "BATCH", BATCH)
        patch.setattr(study, "GAMES", BATCHES * BATCH)
        patch.setattr(study, "UNSEEN", BATCH)
        with serving(tmp_path_factory.mktemp("workshop"), make=workshop_app) as served:
            yield served


@pytest.fixture
def http(workshop: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{workshop.url}/api/lab", timeout=PATIENCE) as client:
        yield client


def cards() -> str:
    return str(game("sapotage").options["ingredient_cards"].load("standard").text)  # type: ignore[attr-defined]


SWEETER = ("I001,Strawberry,basic,fruit,Sweet,Sweet,Sour,0", "I001,Strawberry,basic,fruit,Sweet,Sweet,Sweet,0")


def begun(http: httpx.Client, name: str, players: int, **options: Any) -> dict[str, Any]:
    answer = http.post(f"/games/{name}", json={"players": players, "options": options})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_lists_are_shown_as_they_are_printed_with_what_may_stand_in_them(http: httpx.Client) -> None:
    ingredients, judges = http.get("/games/sapotage").json()["lists"]
    assert (ingredients["option"], judges["option"]) == ("ingredient_cards", "judge_cards")
    assert ingredients["rows"]["standard"][0] == SWEETER[0].split(",")
    assert ingredients["words"]["kind"] == ["basic", "bonus", "sabotage"]
    tiles, recipes = http.get("/games/pantry").json()["lists"]
    assert (tiles["part"], recipes["part"]) == ("tiles", "recipes")
    assert set(tiles["rows"]) == {"standard", "expert"}
    cards, recipes = http.get("/games/soup").json()["lists"]
    assert (cards["option"], cards["fixed"], recipes["option"]) == ("cards", True, "recipe_cards")
    assert not ingredients["fixed"]
    assert http.get("/games/sapone").json() == {"lists": []}


@pytest.mark.parametrize(
    ("old", "new", "row", "column", "reason"),
    [
        ("I002,Lemon,basic", "I002,Lemon,base", 1, "kind", "a card is basic, bonus or sabotage"),
        ("Sour,Sour,Bitter", "Sour,Sour,Bland", 1, "flavor3", "'Bland' is no flavor"),
        ("I002,Lemon", "I001,Lemon", 1, "id", "an id is a text that no other card has"),
        ("I002,Lemon,", "I002,", 1, "", "expected 8 fields"),
    ],
)
def test_a_broken_list_is_refused_by_its_cell(
    http: httpx.Client, old: str, new: str, row: int, column: str, reason: str
) -> None:
    wrong = begun(http, "sapotage", 4, ingredient_cards=cards().replace(old, new, 1))["wrong"]
    assert (wrong["option"], wrong["row"], wrong["column"]) == ("ingredient_cards", row, column)
    assert reason in wrong["text"]


def test_of_two_lists_the_broken_one_is_named(http: httpx.Client) -> None:
    tiles = "kind,copies\nHand,12\nFish Head,many\n"
    wrong = begun(http, "pantry", 4, lists={"tiles": tiles, "recipes": "owner,points,ing1,ing2,ing3\n"})["wrong"]
    assert (wrong["option"], wrong["part"], wrong["row"], wrong["column"]) == ("lists", "tiles", 1, "copies")


def test_numbers_and_players_are_refused_with_a_reason(http: httpx.Client) -> None:
    assert begun(http, "soup", 3, full_pot=1000)["wrong"]["option"] == "full_pot"
    assert "soup is for" in begun(http, "soup", 16)["wrong"]["text"]


def test_a_change_is_counted_beside_the_printed_rules(http: httpx.Client) -> None:
    answer = begun(http, "soup", 2, full_pot=20)
    number, seen = answer["study"], 0
    for batch in range(1, BATCHES + 1):
        found = http.get(f"/studies/{number}", params={"seen": seen}).json()
        assert found["games"] == batch * BATCH  # nobody has asked for more
        seen = found["games"]
    assert found["over"]
    figures = {one["name"]: one for section in found["sections"] for one in section["figures"]}
    pots = figures["pots"]
    assert pots["changed"]["value"] < pots["printed"]["value"]
    assert pots["difference"]["value"] == pytest.approx(pots["changed"]["value"] - pots["printed"]["value"])
    assert pots["difference"]["low"] <= pots["difference"]["value"] <= pots["difference"]["high"]
    assert begun(http, "soup", 2, full_pot=20)["study"] == number  # what is known is not counted again


def test_the_report_is_a_page_in_a_sandbox(http: httpx.Client) -> None:
    number = begun(http, "soup", 2, full_pot=20)["study"]
    http.get(f"/studies/{number}")
    report = http.get(f"/report/{number}")
    assert "What differs" in report.text
    assert "full_pot = 20" in report.text
    assert "sandbox allow-scripts" in report.headers["content-security-policy"]
    assert "allow-same-origin" not in report.headers["content-security-policy"]


def test_what_differs_between_lists_is_said_card_by_card(http: httpx.Client) -> None:
    lemon = "I002,Lemon,basic,fruit,Sour,Sour,Bitter,0\n"
    text = cards().replace(*SWEETER).replace(lemon, "") + lemon.replace("I002,Lemon", "X1,Yuzu")
    found = begun(http, "sapotage", 4, ingredient_cards=text)["cards"]
    assert [(one["kind"], one["card"]) for one in found] == [
        ("changed", "Strawberry"), ("gone", "Lemon"), ("new", "Yuzu"),
    ]  # fmt: skip
    assert found[0]["cells"] == [{"column": "flavor3", "before": "Sour", "after": "Sweet"}]


def test_a_process_that_dies_ends_its_study_and_no_other(workshop: Served, http: httpx.Client) -> None:
    def kill() -> None:
        for process in workshop.app.state.workshop.pool._processes.values():
            process.kill()

    number = begun(http, "soup", 3, full_pot=9)["study"]
    assert http.get(f"/studies/{number}").json()["games"] == BATCH
    workshop.call(kill)
    while not (found := http.get(f"/studies/{number}", params={"seen": BATCHES * BATCH}).json())["over"]:
        pass
    assert found["failed"] == LOST
    again = begun(http, "soup", 3, full_pot=9)["study"]
    assert again != number
    assert http.get(f"/studies/{again}").json()["failed"] == ""


def test_who_asks_for_what_is_not_there_is_told_so(http: httpx.Client) -> None:
    assert http.get("/games/stew").json()["code"] == "unknown_game"
    assert http.get("/studies/999").json()["code"] == "no_study"


def test_other_servers_have_no_workshop(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("plain")) as served:
        assert httpx.get(f"{served.url}/api/lab/games/soup", timeout=PATIENCE).status_code == 404
