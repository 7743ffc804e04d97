"""Notation, questions, refusals, events and the drawn table."""

from __future__ import annotations

import random
import re

import pytest

import stockpot
from stockpot.core.options import LANGUAGES
from stockpot.games.ursuppe import screen
from stockpot.games.ursuppe.decisions import BASE, N_ACTIONS, OWED, STARVE, Todo
from stockpot.games.ursuppe.words import SPEECH
from tests.rules.ursuppe.pond import choices, genes, play, pond, refused

NAMES = ["Ada", "Barbara McClintock-Stockpot", "Chien-Shiung", "Dorothy"]


def test_how_moves_are_written() -> None:
    table = pond(amoeba="red 3", amoebas={"red 3": ["S12", 0]}, genes=genes(red="HOL"))
    assert choices(table) == ["amoeba 3 drift", "amoeba 3 move", "amoeba 3 stay"]
    words = table.game.words
    assert words.read(table.state, 0, "Amibe 3 DÉRIVE") == words.read(table.state, 0, "drift") == BASES_OF["MOVEMENT"]
    assert words.read(table.state, 0, "amoeba 4 drift") is None
    with pytest.raises(stockpot.IllegalMove, match=r"It’s red 3’s turn. .ursuppe.round.numbers"):
        table.play(0, "amoeba 4 drift")
    assert words.read(table.state, 0, "buy Speed") == words.read(table.state, 0, "acheter vitesse")
    assert words.read(table.state, 0, "buy SPD") == words.read(table.state, 0, "buy spd") == BASES_OF["BUY"] + 3
    assert words.read(table.state, 0, "buy Armor for Defense") == words.read(
        table.state, 0, "acheter carapace contre défense"
    )
    assert words.read(table.state, 0, "place S07") == words.read(table.state, 0, "divide S07")
    assert words.note_size(table.state, 0, 0) == 0


def test_moves_are_read_as_people_say_them() -> None:
    """Colours in any order, the piece by its colour, and one word for declining."""
    table = pond(amoeba="red 3", amoebas={"red 3": ["S12", 0]}, genes=genes(red="HOL"))
    assert table.read_move(0, "red 3 drift") == table.read_move(0, "Rouge 3 dérive") == BASES_OF["MOVEMENT"]
    for text in (
        "drift red 3",
        "red-3 drift",
        "the red 3: drift",
        "red 3, drift",
        "3 amibe dérive",
        "red drift",
        "treiben",
    ):
        assert table.read_move(0, text) == BASES_OF["MOVEMENT"]
    for text in ("red 4 drift", "blue 3 drift", "bleu-3 dérive"):
        with pytest.raises(stockpot.IllegalMove, match=r"ursuppe\.round\.numbers"):
            table.play(0, text)
    for text in ("red 3", "red 3 sleeps"):
        with pytest.raises(stockpot.UnknownMove):
            table.play(0, text)
    meals = ("eat 1 blue 1 green 1 yellow", "eat 1 green 1 blue 1 yellow", "manger 1 jaune, 1 vert et 1 bleu")
    assert len({table.read_move(0, text) for text in (*meals, "red 3 eat 1 yellow 1 green, 1 blue")}) == 1
    assert table.read_move(0, "eat 2 blue 1 green") == table.read_move(0, "eat 1 green 2 blue")
    assert table.read_move(0, "eat 1 green 2 blue as parasite") == table.read_move(0, "eat 2 blue 1 green as parasite")
    for text in ("eat 1 green 1 blue 1 purple", "eat green", "eat"):
        with pytest.raises(stockpot.UnknownMove):
            table.play(0, text)
    for text, rule in (
        ("eat 1 red 1 green 1 blue", "feed.own"),
        ("red 3 eat 1 red 1 green 1 blue", "feed.own"),
        ("eat 9 green", "feed.four"),
        ("eat 4 blue 1 green", "feed.four"),
    ):
        with pytest.raises(stockpot.IllegalMove, match=rule):
            table.play(0, text)


def test_a_meal_that_nobody_may_take_is_refused_when_it_is_not_the_time_either() -> None:
    with pytest.raises(stockpot.IllegalMove, match=r"Not now\. Buy a gene.* .ursuppe\.feed\.whole"):
        pond("buy").read_move(0, "eat 9 green")


def test_genes_are_named_by_letters_or_names_and_armor_by_what_it_costs() -> None:
    table = pond("buy", genes=genes(red="ESC SPD"), bp=[20, 0, 0, 0])
    armor = table.read_move(0, "buy ARM for ESC")
    for text in (
        "buy armor",
        "Armor: buy",
        "acheter carapace",
        "buy Armor for Escape",
        "acheter carapace contre évasion",
    ):
        assert table.read_move(0, text) == armor
    for text in ("buy Persistence", "buy PER for SPD", "acheter endurance contre vitesse", "acheter per"):
        assert table.read_move(0, text) == table.read_move(0, "buy PER")
    with pytest.raises(stockpot.UnknownMove):
        table.read_move(0, "buy PER for ESC")
    both = pond("buy", genes=genes(red="ESC DEF"), bp=[20, 0, 0, 0])
    with pytest.raises(stockpot.UnknownMove):
        both.read_move(0, "buy armor")


def test_the_piece_in_question_may_be_named_before_any_move() -> None:
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S12", 0], "blue 2": ["S12", 0]}
    table = pond(
        amoebas=amoebas, cubes={"S12": [0, 0, 0, 0]}, genes=genes(red="SFS HOL TEN", blue="ESC DEF"), dice=(5, 2, 6)
    )
    play(table, "red 1 drift", "red 1 attack blue 1", "blue 1 escape", "red 1 follow yes", "bleu 1 se défendre")
    with pytest.raises(stockpot.UnknownMove):
        table.play(0, "red 1 sleeps")


def test_a_move_may_be_cut_short_where_one_alone_has_its_words() -> None:
    table = pond("buy", bp=[20, 0, 0, 0])
    for text in ("INT", "Intelligenz", "inteligencia"):
        assert table.read_move(0, text) == table.read_move(0, "buy INT")
    with pytest.raises(stockpot.UnknownMove):
        table.read_move(0, "buy")


def test_another_piece_in_any_order_is_refused_by_its_rule() -> None:
    table = pond(amoebas={"red 1": ["S12", 0], "red 2": ["S12", 0]})
    for text in ("red 2 drift", "drift red 2", "drift amoeba 2", "amoeba 2 drift"):
        assert refused(table, text) == "ursuppe.round.numbers"


def test_pass_declines_whatever_is_asked() -> None:
    """Beside the words that each decision has of its own: starve, no attack, buy nothing, stop."""
    chance, seen = random.Random(3), set()
    for seed in range(6):
        table = stockpot.Table("ursuppe", 4, seed=seed, options={"full_game": True})
        while not table.over:
            (seat,) = table.to_act
            todo, legal = Todo(table.state.todo), table.legal_actions(seat)
            if todo in MAY_DECLINE:
                action = table.read_move(seat, chance.choice(["pass", "passer"]))
                assert table.game.words.write(table.state, seat, action) in DECLINING
                seen.add(todo)
            elif todo == Todo.MEAL and BASES_OF["MEAL"] + STARVE in legal:
                assert table.read_move(seat, "pass") == BASES_OF["MEAL"] + STARVE
                seen.add(todo)
            elif todo == Todo.MEAL:
                with pytest.raises(stockpot.IllegalMove, match="must-eat"):
                    table.read_move(seat, "pass")
            elif todo == Todo.PLACE:
                with pytest.raises(stockpot.IllegalMove, match=r"You must place an amoeba"):
                    table.read_move(seat, "pass")
            else:
                with pytest.raises(stockpot.IllegalMove, match=r"^Not now\."):
                    table.read_move(seat, "pass")
            table.play(seat, chance.choice(legal))
    assert seen >= {Todo.MEAL, Todo.BUY, Todo.DIVIDE, Todo.FOLLOW, Todo.SECOND}


MAY_DECLINE = {
    Todo.DIVIDE, Todo.CARRY, Todo.FOLLOW, Todo.SECOND, Todo.ATTACK, Todo.RETRY, Todo.RESPONSE, Todo.BUY, Todo.AGGRESSOR,
}  # fmt: skip
DECLINING = {
    "starve", "no attack", "buy nothing", "stop", "carry no more", "follow no", "second move no", "yield", "no aggression",
}  # fmt: skip


@pytest.mark.parametrize("players", [3, 4])
def test_events_count_the_colours_in_play(players: int) -> None:
    chance, kinds = random.Random(1), set()
    for seed in range(4):
        table = stockpot.Table("ursuppe", players, seed=seed, options={"full_game": True})
        while not table.over:
            (seat,) = table.to_act
            for event in table.play(seat, chance.choice(table.legal_actions(seat))):
                told = event.seen()
                if "cubes" in told.data:
                    assert len(told.data["cubes"]) == players
                    kinds.add(told.kind)
    assert kinds >= {"ate", "died", "carries", "took_along"}


BASES_OF = {todo.name: int(BASE[todo]) for todo in OWED}


def test_actions_are_dense() -> None:
    assert N_ACTIONS == 178


def test_every_action_of_every_seat_has_its_own_name() -> None:
    table = pond(amoebas={"red 1": ["S12", 0]})
    words = table.game.words
    for seat in range(4):
        for action in range(N_ACTIONS):
            assert words.read(table.state, seat, words.write(table.state, seat, action)) == action
            for lang in LANGUAGES:
                assert words.read(table.state, seat, table.game.label(table.state, seat, action, lang)) == action
    assert words.write(table.state, 1, BASES_OF["MEAL"]) == "eat 1 red 1 green 1 yellow"
    assert table.game.label(table.state, 1, BASES_OF["MEAL"], "fr") == "manger 1 rouge, 1 vert et 1 jaune"


def test_a_story_reads_well() -> None:
    amoebas = {"red 1": ["S12", 0], "blue 1": ["S12", 0], "green 1": ["S01", 0]}
    table = pond(
        amoebas=amoebas, cubes={"S12": [0, 0, 0, 0]}, genes=genes(red="SFS HOL TEN", blue="ESC DEF"), dice=(5, 2, 6)
    )
    play(table, "amoeba 1 drift", "attack blue 1", "escape", "follow yes", "defend")
    assert table.log(names=NAMES)[:9] == [
        "Red 1 stays in S12.",
        "Red 1 attacks blue 1 for 1 BP.",
        "Blue 1 tries to escape for 1 BP.",
        "Red 1 will follow blue 1.",
        "Barbara McClintock-Stockpot rolls 5.",
        "Blue 1 stays in S12.",
        "Blue 1 doesn’t get away.",
        "Blue 1 defends itself for 1 BP.",
        "Fight: red 1 rolls 2, blue 1 rolls 6.",
    ]
    french = table.log(lang="fr", names=NAMES)
    assert french[1] == "Rouge 1 attaque bleu 1 pour 1 PE."
    assert french[10] == "Rouge 1 souffre de la faim\N{NO-BREAK SPACE}: 1 blessure."


def told(cubes: list[int], lang: str) -> str:
    return SPEECH.tell("died", {"amoeba": "red 1", "cell": "S01", "cubes": cubes}, lang)


def test_cubes_are_told_as_a_sentence_has_them() -> None:
    red, blue, green, yellow = range(4)
    cubes = [0] * 4
    assert told(cubes, "en") == "Red 1 dies."
    cubes[green], cubes[blue], cubes[yellow] = 2, 1, 1
    assert told(cubes, "en") == "Red 1 dies, leaving 2 green, 1 blue and 1 yellow in S01."
    assert told(cubes, "fr") == "Rouge 1 meurt et laisse 2 verts, 1 bleu et 1 jaune en S01."
    cubes[red] = 3
    assert "3 rouges, 2 verts" in told(cubes, "fr")


def test_refusals_come_in_english_and_french() -> None:
    table = pond("buy", bp=[1, 0, 0, 0])
    assert table.why_not(0, "buy SPD", "fr").text == "Vous n’avez pas assez de PE."  # type: ignore[union-attr]
    assert table.why_not(0, "drift").text == "Not now. Buy a gene? You have 1 BP."  # type: ignore[union-attr]
    assert refused(pond("response", turn=1, amoebas={"red 1": ["S12", 0], "blue 1": ["S12", 0]}, bp=[4, 0, 4, 4],
                        genes=genes(red="SFS", blue="ESC"), attack={"attacker": "red 1", "target": "blue 1"}), "escape",
                   ) == "ursuppe.shortage.energy"  # fmt: skip


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_drawn_table_fits_a_terminal(players: int, lang: str) -> None:
    table, chance = stockpot.Table("ursuppe", players, 5), random.Random(5)
    while True:
        drawn = screen.draw(table.view(0), NAMES[:players], lang).plain
        assert max(len(line) for line in drawn.splitlines()) <= 80
        assert all(name in drawn for name in ("S01", "S19"))
        if table.over:
            break
        for _ in range(9):
            if not table.over:
                seat = table.to_act[0]
                table.play(seat, chance.choice(table.legal(seat)))
    assert SPEECH.texts[lang].say("screen-wins") in drawn


def test_what_is_drawn() -> None:
    amoebas = {f"{color} {n}": ["S12", 1] for color in ("red", "blue", "green") for n in range(1, 8)}
    table = pond(amoebas=amoebas | {"yellow 2": ["S15", 2]}, card="W6", genes=genes(red="SPD RAY"), dice=(6,),
                 cubes={"S12": [11, 12, 10, 0]})  # fmt: skip
    drawn = screen.draw(table.view(0), NAMES, "en").plain
    assert "drift west" in drawn
    assert "ozone 6" in drawn
    assert "Y2!!" in drawn
    assert "r11 b12 g10" in drawn
    assert "*R1! R2! R3!" in drawn
    assert re.search(r"\|.* \+1\d ", drawn), "more amoebas than the cell has room for"
    assert "SPD RAY" in drawn
    assert "SPD(4)" in drawn
    assert "RBGY" in drawn, "the ladder"
    play(table, "amoeba 1 move")
    assert "dice 6" in screen.draw(table.view(0), NAMES, "en").plain
    settle = pond("settle", genes=genes(red="LON"), debt=3, bp=[5, 0, 0, 0], card="514")
    assert "dette 3" in screen.draw(settle.view(None), NAMES, "fr").plain
    assert "sans dérive" in screen.draw(settle.view(None), NAMES, "fr").plain
    crowded = pond(amoebas={"red 1": ["S12", 0]}, cubes={"S12": [10, 11, 12, 13]}, deck=["514"])
    assert "r10b11g12y13" in screen.draw(crowded.view(None), NAMES, "en").plain
