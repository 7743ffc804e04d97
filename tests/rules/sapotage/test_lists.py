"""Other card lists: loaded, played with, refused."""

from __future__ import annotations

import csv
import gc
import io
import json

import pytest

import stockpot
from stockpot.core.errors import BadCell
from stockpot.core.kinds import key_of
from stockpot.games.sapotage import lists
from stockpot.games.sapotage.pieces import TEXTS
from stockpot.games.sapotage.state import INGREDIENT, JUDGE_CARD, OPTIONS, TITLE

from .kitchen import INGREDIENTS, LISTS, cook_any, hand, one_round, start

CARDS, COURT = LISTS["ingredient_cards"], LISTS["judge_cards"]
CARDS_TEXT, COURT_TEXT = CARDS.load("standard").text, COURT.load("standard").text


def changed(text: str, line: int, row: str) -> str:
    rows = text.splitlines()
    rows[line - 1] = row
    return "\n".join(rows) + "\n"


def short(n: int) -> str:
    return "\n".join(CARDS_TEXT.splitlines()[: n + 1]) + "\n"


def own_list() -> str:
    """26 cards with names of their own, one with larger points and one with a comma in its group."""
    rows = [f"C{i},Dumpling {i},basic,dough,Sweet,Salty,Earthy,0" for i in range(24)]
    return "\n".join([",".join(CARDS.columns), *rows, 'B,Star,bonus,"a, b",,,,7', "S,Brick,sabotage,-,,,,-9"]) + "\n"


# ----------------------------------------------------------------------------------------------------------------- playing


@pytest.mark.rule("sapotage.option.lists")
def test_a_game_is_played_with_another_list():
    table = start(4, ingredient_cards=own_list(), presentation="off")
    held = {card for seat in range(4) for card in hand(table, seat)}
    assert held <= {*(f"Dumpling {i}" for i in range(24)), "Star", "Brick"}
    while not table.over:
        one_round(table)
    assert table.state.shuffles > 3
    again = stockpot.replay(json.loads(json.dumps(table.record())))
    assert again.state == table.state
    assert again.options["ingredient_cards"] == CARDS.load(own_list()).text
    assert table.log(lang="fr")


@pytest.mark.rule("sapotage.option.lists")
def test_flat_points_are_those_of_the_list():
    view = next(
        card
        for seed in range(99)
        for card in start(3, seed, ingredient_cards=own_list()).view(0)["hand"]
        if card["name"] == "Brick"
    )
    assert view == {"name": "Brick", "kind": "sabotage", "group": "-", "flavors": [], "flat": -9, "points": [-9]}


@pytest.mark.rule("sapotage.option.lists")
def test_a_list_may_be_given_as_rows():
    rows = list(csv.DictReader(io.StringIO(own_list())))
    assert CARDS.load(rows).numbers == CARDS.load(own_list()).numbers
    with pytest.raises(stockpot.BadOption, match="line 3: expected an object with id, name"):
        CARDS.load([rows[0], {"id": 1}])


@pytest.mark.rule("sapotage.option.lists")
def test_the_printed_lists_are_what_standard_means():
    assert CARDS.load(CARDS_TEXT).numbers == CARDS.load("standard").numbers
    assert start(3, ingredient_cards=CARDS_TEXT, judge_cards=COURT_TEXT).options == {}
    assert OPTIONS.decode(OPTIONS.encode({"judge_cards": COURT_TEXT})) == {}


@pytest.mark.rule("sapotage.option.lists")
def test_a_person_names_a_file(tmp_path):
    path = tmp_path / "own.csv"
    path.write_text("\ufeff" + own_list().replace("\n", "\r\n"), encoding="utf-8")
    value = OPTIONS.parse([f"ingredient_cards={path}"])["ingredient_cards"]
    assert CARDS.load(value).key == CARDS.load(own_list()).key
    assert OPTIONS.parse(["judge_cards=standard"]) == {"judge_cards": "standard"}
    with pytest.raises(stockpot.BadOption, match="cannot be read"):
        OPTIONS.parse(["ingredient_cards=/no/such/file"])


def test_names_from_another_program_are_numbers(monkeypatch):
    """A state that was stored elsewhere brings its cards along, not their names."""
    header, *rows = COURT_TEXT.splitlines()
    court = "\n".join([header, *rows[::-1]]) + "\n"
    table = start(3, ingredient_cards=own_list(), judge_cards=court)
    monkeypatch.setattr(lists, "_known", {})
    assert [card["name"].split()[0] for card in table.view(0)["hand"]] == ["ingredient"] * 5
    text = table.legal(0)[0].text
    assert text.startswith("cook ingredient")
    assert table.game.words.read(table.state, 0, text) == 0
    assert table.view(0)["judges"][0]["name"].startswith("judge ")
    rebuilt = CARDS.load(table.options["ingredient_cards"])
    assert rebuilt.numbers[3:] == CARDS.load(own_list()).numbers[3:]
    judges = COURT.load(table.options["judge_cards"])
    assert judges.numbers[3:] == COURT.load(court).numbers[3:]
    cook_any(table)


def test_two_lists_with_the_same_key_are_not_mixed_up(monkeypatch):
    monkeypatch.setattr(lists, "key_of", lambda text: (1, 2))
    CARDS.load(short(20))
    try:
        with pytest.raises(stockpot.BadOption, match="cannot be told from another one"):
            CARDS.load(short(21))
    finally:
        lists._known.pop((1, 2))


# ----------------------------------------------------------------------------------------------------------------- refusals


@pytest.mark.rule("sapotage.option.lists")
@pytest.mark.parametrize(
    ("line", "row", "reason"),
    [
        (1, "id,name", "line 1: the columns are id,name,kind,group,flavor1,flavor2,flavor3,flat, not 'id,name'"),
        (3, "I002,Lemon,basic,fruit,Sour,Sour,0", "line 3: expected 8 fields, not 7"),
        (3, "I001,Lemon,basic,fruit,Sour,Sour,Bitter,0", "line 3: an id is a text that no other card has, not 'I001'"),
        (3, ",Lemon,basic,fruit,Sour,Sour,Bitter,0", "line 3: an id is a text"),
        (3, "I002,,basic,fruit,Sour,Sour,Bitter,0", "line 3: a name has 1 to 40 printable characters"),
        (3, f"I002,{'x' * 41},basic,fruit,Sour,Sour,Bitter,0", "line 3: a name has 1 to 40"),
        (3, "I002, Lemon,basic,fruit,Sour,Sour,Bitter,0", "line 3: a name has 1 to 40"),
        (3, 'I002,"a, b",basic,fruit,Sour,Sour,Bitter,0', "line 3: a name has no comma"),
        (3, "I002,a {0},basic,fruit,Sour,Sour,Bitter,0", "line 3: a name has no comma, plus or curly bracket"),
        (3, "I002,STRAWBERRY,basic,fruit,Sour,Sour,Bitter,0", "line 3: there is another card named 'STRAWBERRY'"),
        (3, "I002,Lemon,normal,fruit,Sour,Sour,Bitter,0", "line 3: a card is basic, bonus or sabotage, not 'normal'"),
        (3, "I002,Lemon,basic,,Sour,Sour,Bitter,0", "line 3: a food group is a text"),
        (3, "I002,Lemon,basic,fruit,Sour,Sour,Bland,0", "line 3: 'Bland' is no flavor; the flavors are Sweet, Sour"),
        (3, "I002,Lemon,basic,fruit,Sour,Sour,,0", "line 3: '' is no flavor"),
        (3, "I002,Lemon,basic,fruit,Sour,Sour,Bitter,2", "line 3: a basic card has no flat points, not 2"),
        (3, "I002,Lemon,bonus,fruit,Sour,,,3", "line 3: a bonus card has no flavors"),
        (3, "I002,Lemon,bonus,fruit,,,,-3", "line 3: a bonus card adds points"),
        (3, "I002,Lemon,sabotage,fruit,,,,0", "line 3: a sabotage card takes points"),
        (3, "I002,Lemon,bonus,fruit,,,,many", "line 3: flat points are a whole number from -20 to 20, not 'many'"),
        (3, "I002,Lemon,bonus,fruit,,,,21", "line 3: flat points are a whole number"),
        (3, 'I002,"Lem"on,basic,fruit,Sour,Sour,Bitter,0', "line 3: not CSV"),
    ],
)
def test_a_broken_list_of_ingredients_is_refused_with_the_line_and_the_reason(line, row, reason):
    with pytest.raises(stockpot.BadOption) as refused:
        start(3, ingredient_cards=changed(CARDS_TEXT, line, row))
    assert reason in str(refused.value)
    assert "ingredient_cards" in str(refused.value)


@pytest.mark.rule("sapotage.option.lists", "sapotage.setup.judges")
@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (
            "J01,X,t,Sweet,Umami,Oleo,Spicy,Sour,Bitter,Starchy,Salty,Salty",
            "line 2: every flavor stands on a judge once; Salty",
        ),
        ("J01,X,t,Sweet,Umami,Oleo,Spicy,Sour,Bitter,Starchy,Salty,Stale", "line 2: 'Stale' is no flavor"),
        ("J01,X,{t},Sweet,Umami,Oleo,Spicy,Sour,Bitter,Starchy,Salty,Earthy", "line 2: a title is a text"),
        ("J01,X,t,Sweet", "line 2: expected 12 fields, not 4"),
    ],
)
def test_a_broken_list_of_judges_is_refused_with_the_line_and_the_reason(row, reason):
    with pytest.raises(stockpot.BadOption) as refused:
        start(3, judge_cards=changed(COURT_TEXT, 2, row))
    assert reason in str(refused.value)


@pytest.mark.parametrize("value", ["large", "", 7, None, {"a": 1}])
def test_what_is_no_list_is_refused(value):
    with pytest.raises(stockpot.BadOption, match="takes 'standard', or a card list as CSV text"):
        start(3, ingredient_cards=value)


@pytest.mark.rule("sapotage.ruling.list-size")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_list_has_cards_enough_for_all(players):
    assert start(players, ingredient_cards=short(5 * players))
    with pytest.raises(stockpot.BadOption, match=f"{players} players need {5 * players} cards, not {5 * players - 1}"):
        start(players, ingredient_cards=short(5 * players - 1))
    assert start(players, ingredient_cards=short(4 * players + 3), shared=True)
    with pytest.raises(stockpot.BadOption, match="and shared ingredients need"):
        start(players, ingredient_cards=short(4 * players + 2), shared=True)


@pytest.mark.rule("sapotage.ruling.list-size")
def test_the_smallest_lists_can_be_played_to_the_end():
    for players in (3, 6):
        for options in ({}, {"shared": True}):
            n = 4 * players + 3 if options else 5 * players
            played = stockpot.playouts("sapotage", players, 5, 1, {"ingredient_cards": short(n), **options})
            assert played.unsound == 0


@pytest.mark.rule("sapotage.ruling.list-size")
def test_there_are_as_many_judges_as_are_turned_up():
    two = "\n".join(COURT_TEXT.splitlines()[:3]) + "\n"
    assert start(3, judge_cards=two, judges=2)
    with pytest.raises(stockpot.BadOption, match="3 judges in a round need as many cards, not 2"):
        start(3, judge_cards=two, judges=3)


@pytest.mark.rule("sapotage.option.lists")
def test_a_list_has_at_most_126_cards_and_15_food_groups():
    rows = [f"C{i},Dumpling {i},basic,dough,Sweet,Salty,Earthy,0" for i in range(127)]
    header = ",".join(CARDS.columns)
    assert len(CARDS.load("\n".join([header, *rows[:126]]) + "\n").cards) == 126
    with pytest.raises(stockpot.BadOption, match="line 128: a list has at most 126 cards"):
        CARDS.load("\n".join([header, *rows]) + "\n")
    groups = [f"C{i},Dumpling {i},basic,group {i},Sweet,Salty,Earthy,0" for i in range(16)]
    with pytest.raises(stockpot.BadOption, match="line 17: there are at most 15 food groups"):
        CARDS.load("\n".join([header, *groups]) + "\n")
    played = stockpot.playouts("sapotage", 6, 3, 1, {"ingredient_cards": "\n".join([header, *rows[:126]]) + "\n"})
    assert played.unsound == 0


# --------------------------------------------------------------------------------------------------------------- names


def test_every_printed_card_has_a_french_name_of_its_own():
    for pieces in (INGREDIENT, JUDGE_CARD, TITLE):
        assert {f"{pieces.kind}-{key_of(name)}" for name in pieces.ids} <= set(TEXTS["fr"])
        assert pieces.names(TEXTS["en"]) == pieces.ids
        assert len(set(pieces.names(TEXTS["fr"]))) == pieces.size
    french = dict(zip(INGREDIENTS, INGREDIENT.names(TEXTS["fr"]), strict=True))
    assert not {fr for en, fr in french.items() if fr in INGREDIENTS and fr != en}


def test_a_card_of_another_list_is_called_as_its_list_has_it():
    assert INGREDIENT.name("Gym Sock", TEXTS["fr"]) == "Chaussette de sport"
    for name in ("GYM SOCK", "Gym-Sock", "Mum’s own"):
        assert INGREDIENT.name(name, TEXTS["fr"]) == INGREDIENT.name(name, TEXTS["en"]) == name


@pytest.mark.rule("sapotage.option.lists")
@pytest.mark.parametrize(
    "name",
    [
        # notation in other forms
        "Lemon，Lime", "Lemon\ufe50", "Lemon\ufe10", "Lemon＋Lime", "Lemon\u207a", "｛0｝", "{0}", "Lemon\ufe5b",
        # marks that cannot be seen
        "Straw\u200bberry", "Straw\u2060berry", "\u202eyrrebwartS", "Strawberry\u200f",
        # another card's name
        "ＳＴＲＡＷＢＥＲＲＹ", "𝐒𝐭𝐫𝐚𝐰𝐛𝐞𝐫𝐫𝐲", "Strawberry\ufe0f", "Strawberry\u3164", "Stráwberry", "Straw\u034fberry",
        # nothing that can be seen
        "\u3164", "\u2800", "\ufe0f", "\u0301", "\u00b4",
    ],
)  # fmt: skip
def test_no_name_breaks_the_notation(name):
    header, first, second, *rest = CARDS_TEXT.splitlines()
    with pytest.raises(stockpot.BadOption, match="line 3"):
        CARDS.load("\n".join([header, first, second.replace("Lemon", name), *rest]) + "\n")


@pytest.mark.rule("sapotage.option.lists")
def test_odd_names_are_read_back():
    """Names that could be taken for words of the notation, numbers or ids."""
    odd = [
        "cook", "present", "discard", "to seat 1", "x to seat 2", "1", "0", "-1", "no reaction", "I001", "ingredient 2",
        "cuisiner", "à la place 1", "?", "&", "Œuf", "ÇA", "STRASSE 2", "of seat 1", "turn up 1 of seat 2", "null", "№ 5",
    ]  # fmt: skip
    header, *rows = CARDS_TEXT.splitlines()
    names = [row.split(",")[1] for row in rows]
    named = [row.replace(f",{name},", f",{new},") for row, name, new in zip(rows, names, odd, strict=False)]
    text = "\n".join([header, *named, *rows[len(odd) :]]) + "\n"
    for options in ({}, {"shared": True}):
        for seed in range(10):
            table = start(3, seed, ingredient_cards=text, **options)
            while not table.over:
                for seat in table.to_act:
                    for action in table.legal(seat):
                        assert table.game.words.read(table.state, seat, action.text) == action.id, action.text
                table.play(table.to_act[0], table.legal(table.to_act[0])[-1])


@pytest.mark.rule("sapotage.option.lists")
def test_names_of_the_same_words_are_only_read_as_they_are_written():
    text = CARDS_TEXT.replace(",Lemon,", ",Sour-Drop,").replace(",Lime,", ",Sour Drop,").replace(",Mango,", ",-,")
    position = {
        "players": 3, "options": {"ingredient_cards": text}, "phase": "give",
        "dishes": [INGREDIENTS[i : i + 3] for i in (20, 30, 40)],
        "hands": [["Sour-Drop", "Sour Drop"], ["-", "Steak"], ["Honey", "Ham"]],
    }  # fmt: skip
    table = stockpot.Table.from_position("sapotage", position)
    for seat, name in ((0, "Sour-Drop"), (0, "sour drop"), (1, "-")):
        assert table.why_not(seat, f"discard {name}") is None
    for seat, typed in ((0, "throw sour drop away"), (1, "throw away")):
        with pytest.raises(stockpot.UnknownMove):
            table.play(seat, typed)
    for name in ("SOUR-DROP", "", "the"):
        with pytest.raises(stockpot.BadPosition, match="there is no ingredient"):
            stockpot.Table.from_position("sapotage", {**position, "deck": [name]})


def test_lists_are_forgotten_with_their_tables():
    table = start(3, ingredient_cards=own_list())
    other = table.redeal(0, seed=1)
    key = CARDS.load(own_list()).key
    for number in range(20, 20 + 2 * lists._lately.maxlen):  # type: ignore[operator]
        CARDS.load(short(number))
    assert len(lists._read) <= lists._lately.maxlen + 3
    assert lists.known_list(key) is not None, "a table has it"
    del table
    gc.collect()
    assert other.legal(other.to_act[0])[0].text.startswith("cook ")
    assert "ingredient" not in other.legal(other.to_act[0])[0].text, "the names are still there"
    del other
    gc.collect()
    assert lists.known_list(key) is None
    assert CARDS.load("standard") is CARDS.load("standard")


@pytest.mark.rule("sapotage.option.lists")
def test_a_list_is_a_sheet_and_a_refusal_names_its_cell():
    (sheet,) = CARDS.sheets("standard")
    assert sheet.cells(sheet.rows[0], ("id", "name", "flavor3")) == ("I001", "Strawberry", "Sour")
    assert sheet.words["kind"] == ("basic", "bonus", "sabotage")
    (judges,) = COURT.sheets("standard")
    assert set(judges.words) == set(judges.columns[3:])
    with pytest.raises(BadCell) as refused:
        CARDS.sheets(CARDS_TEXT.replace("Sour,Sour,Bitter", "Sour,Sour,Bland", 1))
    assert (refused.value.line, refused.value.column) == (3, "flavor3")
