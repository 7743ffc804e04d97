"""The rooms around the rules: words, positions, screen, advice, the solvability command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import stockpot
from stockpot.core import engine
from stockpot.core.options import LANGUAGES
from stockpot.games.pantry import solvability
from stockpot.games.pantry.rules import stage
from stockpot.games.pantry.state import COMPLETE, N_ACTIONS
from tests.rules.pantry.kitchen import (
    DOCTOR_1,
    DOCTOR_2,
    DOCTOR_3,
    DOCTOR_4,
    DOCTOR_5,
    IGOR_1,
    IGOR_2,
    IGOR_5,
    columns,
    pantry,
    play,
    row,
    rule_against,
    texts,
)

NAMES = ["Anna", "Bob", "Chloé", "Dmitri"]

# ----------------------------------------------------------------------------------------------------------------- words


def test_every_action_has_a_name_and_every_refusal_a_reason_in_english_and_french() -> None:
    table = pantry("Ha Fi He", "", "In", options={"agreement": True})
    assert len({table.game.words.write(table.state, 0, action) for action in range(N_ACTIONS)}) == N_ACTIONS
    legal = {action.id for action in table.legal(0)}
    for lang in LANGUAGES:
        assert len({action.label for action in table.legal(0, lang)}) == len(legal)
        for action in set(range(N_ACTIONS)) - legal:
            assert table.why_not(0, action, lang).text.endswith(".")


def test_programs_get_the_parts_of_every_action() -> None:
    table = pantry("Ha Fi He", "In", "Br", rest=False)

    def parts(text: str) -> dict[str, Any]:
        action = table.game.words.read(table.state, 0, text)
        assert action is not None
        return table.game.words.parts(table.state, 0, action)

    assert parts("move 1 left 2") == {"kind": "move", "column": 1, "side": "left", "jars": 2}
    assert parts("complete 3") == {"kind": "complete", "column": 3, "way": "down", "last": 3}
    assert parts("complete 1-3") == {"kind": "complete", "column": 1, "way": "across", "last": 3}
    assert parts("offer end") == {"kind": "offer end"}
    missing = table.game.words.parts
    assert missing(table.state, 0, 2 * 59) == {"kind": "move", "column": None, "side": "left", "jars": 0}
    assert missing(table.state, 0, COMPLETE + 7) == {"kind": "complete", "column": None, "way": "across", "last": None}


@pytest.mark.parametrize(
    "text",
    ["", "move", "move 1", "move left", "1", "1 2", "left", "complete all", "move 1 up 2",
     "move 1 left 2 3", "move #5 left", "dance"],
)  # fmt: skip
def test_texts_that_name_no_move(text: str) -> None:
    table = pantry("Ha Fi He", rest=False)
    with pytest.raises(stockpot.UnknownMove):
        table.play(0, text)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3 right 2", "move 3 right 2"),
        ("right 3", "move 3 right 1"),
        ("Move 3 Right", "move 3 right 1"),
        ("3 right 2 move", "move 3 right 2"),
        ("move-3-right-2", "move 3 right 2"),
        ("move column 3 to the right", "move 3 right 1"),
        ("move 2 jars of column 3 to the right", "move 3 right 2"),
        ("move 1 jar from column 3 to the left", "move 3 left 1"),
        ("déplacer 3 droite 2", "move 3 right 2"),
        ("deplacer 3 a gauche", "move 3 left 1"),
        ("3 gauche 2", "move 3 left 2"),
        ("déplacer 2 bocaux de la colonne 3 vers la droite", "move 3 right 2"),
        ("complete 1–3", "complete 1-3"),
        ("Complete 1 - 3", "complete 1-3"),
        ("complete 1 to 3", "complete 1-3"),
        ("complete 3-1", "complete 1-3"),
        ("complete columns 1 to 3", "complete 1-3"),
        ("1-3 complete", "complete 1-3"),
        ("complete column 3", "complete 3"),
        ("3 complete", "complete 3"),
        ("réaliser 1-3", "complete 1-3"),
        ("realiser 1 à 3", "complete 1-3"),
        ("réaliser sur les colonnes 1 à 3", "complete 1-3"),
        ("réaliser la colonne 3", "complete 3"),
        ("exchange the recipe", "exchange"),
        ("échanger", "exchange"),
        ("end turn", "stop"),
        ("terminer le tour", "stop"),
        ("offer to end the game", "offer end"),
        ("proposer la fin de la partie", "offer end"),
        ("oui", "agree"),
        ("no", "refuse"),
    ],
)
def test_moves_may_be_typed_in_many_ways(typed: str, meant: str) -> None:
    table = pantry("Ha", "Fi", "He In")
    action = table.game.words.read(table.state, 0, typed)
    assert action is not None
    assert table.game.words.write(table.state, 0, action) == meant


@pytest.mark.parametrize("typed", ["pass", "Passer"])
def test_passing_is_stopping_or_refusing(typed: str) -> None:
    table = pantry("Ha", options={"agreement": True})
    table.play(0, typed)
    assert table.moves == [(0, "stop", None)]
    play(table, "offer end")
    table.play(0, typed)
    assert table.moves[-1] == (0, "refuse", None)


@pytest.mark.rule("pantry.move.top", "pantry.ruling.apart")
@pytest.mark.parametrize(
    ("typed", "rule", "en", "fr"),
    [
        ("move 2 left 1", "pantry.move.top", "Column 2 is empty.", "La colonne 2 est vide."),
        ("left 9", "pantry.move.top", "Column 9 is empty.", "La colonne 9 est vide."),
        ("move 0 left 1", "pantry.move.top", "Column 0 is empty.", "La colonne 0 est vide."),
        ("move 1 left 4", "pantry.move.top", "Column 1 has only 3 jars.", "La colonne 1 n’a que 3 bocaux."),
        ("3 right 2", "pantry.move.top", "Column 3 has only one jar.", "La colonne 3 n’a qu’un bocal."),
        ("move 0 jars of column 1 left", "pantry.move.top", "Move at least one jar.", "Déplacez au moins un bocal."),
        ("complete 9", "pantry.move.top", "Column 9 is empty.", "La colonne 9 est vide."),
        ("complete 1-2", "pantry.ruling.apart", "Those aren’t three columns side by side.",
         "Ce ne sont pas trois colonnes côte à côte."),
        ("complete 9 to 11", "pantry.ruling.apart", "Those aren’t three columns side by side.",
         "Ce ne sont pas trois colonnes côte à côte."),
    ],
)  # fmt: skip
def test_what_the_row_does_not_have_is_refused_by_its_rule(typed: str, rule: str, en: str, fr: str) -> None:
    table = pantry("Ha Fi He", "", "In", rest=False)
    for lang, text in (("en", en), ("fr", fr)):
        reason = table.why_not(0, typed, lang)
        assert reason is not None
        assert (reason.rule, reason.text) == (rule, text)
    with pytest.raises(stockpot.IllegalMove):
        table.play(0, typed)


def test_whose_turn_it_is_comes_before_what_the_row_has() -> None:
    table = pantry("Ha", options={"agreement": True})
    assert rule_against(table, "move 2 left 1", 1) == "pantry.turn.order"
    play(table, "offer end")
    assert rule_against(table, "move 2 left 1", 1) == "pantry.ruling.agreement"
    table.play(1, "agree")
    assert rule_against(table, "move 2 left 1", 0) == "pantry.end.over"


def test_the_log_reads_well_in_english_and_french() -> None:
    table = pantry("Ha", "Fi", "He Ey", hands=[DOCTOR_1, IGOR_1])
    play(table, "move 3 right 1", "complete 1-3", "exchange", "stop")
    assert table.log(None, names=NAMES[:2]) == [
        "Anna moves Eyeball to the right, onto the floor.",
        "Anna completes Hand–Fish Head–Heart (1 point) across three columns.",
        "Anna draws a new recipe.",
        "Bob exchanges their recipe.",
        "Bob stops with 1 action point left.",
    ]
    assert table.log(None, "fr", NAMES[:2])[:2] == [
        "Anna déplace Œil vers la droite, au sol.",
        "Anna réalise Main–Tête de poisson–Cœur (1 point) sur trois colonnes.",
    ]
    assert table.asks(0) == "Your turn: 3 action points left."
    assert table.asks(0, "fr") == "À vous : il vous reste 3 points d’action."


def test_offers_are_asked_and_told() -> None:
    table = play(pantry("Ha", players=3, options={"agreement": True}), "offer end")
    assert table.asks(1) == "End the game here, with the score as it stands?"
    assert table.asks(2, "fr") == "Arrêter la partie ici, au score actuel ?"
    table.play(1, "agree")
    table.play(2, "refuse")
    assert table.log()[1:] == ["#1 agrees.", "#2 refuses: the game goes on."]


# ------------------------------------------------------------------------------------------------------------- positions


def test_a_position_needs_little() -> None:
    table = stockpot.Table.from_position("pantry", {"players": 2, "pantry": [[], ["Hand"], [], [], ["Heart"], 5]})
    assert columns(table) == row("Ha", 2, "He")
    assert table.position()["hands"] == [DOCTOR_1, IGOR_1]
    assert stockpot.Table.from_position("pantry", {"players": 2}).legal(0)[0].text == "exchange"


@pytest.mark.parametrize(
    "written",
    [
        {"1": ["Hand"], "2": ["Fish Head", "Heart"], "5": ["Brain"]},
        {4: ["hand"], 5: ["fish-head", "HEART"], 8: ["Brain"]},
        {"-3": "Hand", "1": "brain", "-2": "Fish Head, Heart", "7": []},
        ["hand", "Fish Head-Heart", 2, "Brain"],
        ["Hand", "fish head–heart", "", [], "Brain"],
    ],
)
def test_a_row_may_be_written_in_many_ways(written: Any) -> None:
    table = stockpot.Table.from_position("pantry", {"players": 2, "pantry": written})
    assert columns(table) == row("Ha", "Fi He", 2, "Br")


@pytest.mark.parametrize(
    "card",
    ["brain-fish head-brain", "BRAIN – Fish Head – BRAIN", "Brain, Fish-Head, Brain", 4, ["Brain", "Fish Head", "Brain"]],
)  # fmt: skip
def test_a_card_may_be_named_in_many_ways(card: Any) -> None:
    table = stockpot.Table.from_position("pantry", {"players": 2, "hands": [card, 0], "done": [[0, DOCTOR_2], []]})
    position = table.position()
    assert position["hands"] == [DOCTOR_5, IGOR_1]
    assert position["done"] == [[DOCTOR_1, DOCTOR_2], []]
    assert position["decks"][0] == [DOCTOR_3, DOCTOR_4]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"pantry": {"one": ["Hand"]}}, "pantry: columns are named by whole numbers of at most five digits, not 'one'"),
        ({"pantry": {"1.5": ["Hand"]}}, "whole numbers"),
        ({"pantry": {True: ["Hand"]}}, "whole numbers"),
        ({"pantry": {"1": ["Hand"], "01": ["Hand"]}}, "column 1 is there twice"),
        ({"pantry": {"3": ["Claw"]}}, "pantry.3[0]: expected one of"),
        ({"pantry": {"3": "Hand, Claw"}}, "pantry.3: expected names of jars (Hand, Fish Head, "),
        ({"pantry": {"3": 4}}, "pantry.3: expected a list"),
        ({"pantry": {"-9999": "Hand", "9999": "Hand"}}, "longer than 16000"),
        ({"pantry": [["Hand Heart"]]}, "pantry[0][0]: expected one of"),
        ({"pantry": ["Handheart"]}, "pantry[0]: expected names of jars"),
        ({"pantry": [["Hand", 3]]}, "pantry[0][1]: expected one of"),
        ({"hands": ["Hand-Claw-Heart", 0]}, "hands[0]: expected names of jars"),
        ({"hands": [5, 0]}, "hands[0]: expected one of Hand–Fish Head–Heart, "),
        ({"hands": [True, 0]}, "hands[0]: expected one of"),
        ({"hands": [{}, 0]}, "hands[0]: expected one of"),
        ({"done": [3, []]}, "done[0]: expected a list"),
        ({"done": [[], [IGOR_1, IGOR_2]], "under": [0, 3]}, "under[1]: there are only 2 cards in the deck"),
        ({"pantry": [["Hand"] * 13]}, "more than 12 of Hand"),
        ({"pantry": [["Hand"] * 16]}, "at most 15 jars"),
        ({"pantry": [["Hand"] * 15] * 5}, "more than 60 jars"),
        ({"pantry": [["Claw"]]}, "pantry[0][0]: expected one of"),
        ({"pantry": [["Hand"], 20000, ["Hand"]]}, "from 0 to 16000"),
        ({"pantry": [["Hand"], 9000, ["Hand"], 9000, ["Hand"]]}, "longer than 16000"),
        ({"pantry": [["Hand"], 16000, 16000, 16000, ["Hand"]]}, "longer than 16000"),
        ({"pantry": 3}, "pantry: expected a list"),
        ({"hands": [IGOR_1, IGOR_1]}, "hands[0]: expected one of"),
        ({"hands": [DOCTOR_1]}, "hands: expected a list of 2"),
        ({"hands": [DOCTOR_1, IGOR_1], "decks": [[DOCTOR_1], []]}, "each of its 5 cards once"),
        ({"hands": [None, IGOR_1]}, "has one in hand"),
        ({"done": [[DOCTOR_1, DOCTOR_1], []]}, "each of its 5 cards once"),
        ({"under": [5, 0]}, "under[0]: expected a whole number from 0 to 4"),
        ({"actions": 0}, "actions: expected a whole number from 1 to 3"),
        ({"idle": 20}, "so many turns without"),
        ({"options": {"lists": "huge"}}, "Option lists takes"),
        ({"options": 3}, "options: expected an object"),
        ({"agreed": [1]}, "no offer to agree to"),
        ({"phase": "offer", "agreed": [1]}, "nobody may offer"),
        ({"phase": "offer", "agreed": [1], "options": {"agreement": True}}, "an offer was made by the seat on turn"),
        ({"phase": "over", "offered": True}, "has no offer"),
        ({"options": {"targets": (1, 1, 1)}, "done": [[DOCTOR_1], []]}, "has no further turn"),
        ({"options": {"targets": (1, 1, 1)}, "done": [[], [IGOR_1]]}, "has had a turn in this round"),
        ({"cat": 1}, "cat is not part of a position"),
    ],
)
def test_impossible_positions_are_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(stockpot.BadPosition) as refused:
        stockpot.Table.from_position("pantry", {"players": 2, **fields})
    assert reason in str(refused.value)


def test_positions_of_offers_and_ends_can_be_read_back() -> None:
    table = play(pantry("Ha", players=3, options={"agreement": True}), "offer end")
    table.play(1, "agree")
    assert stockpot.Table.from_position("pantry", table.position()).state == table.state
    table.play(2, "agree")
    assert table.over
    assert stockpot.Table.from_position("pantry", table.position()).state == table.state


# ---------------------------------------------------------------------------------------------------------------- screen


def drawn(table: stockpot.Table, seat: int | None, lang: str = "en") -> str:
    text = table.game.screen.draw(table.view(seat), NAMES, lang).plain
    assert max(len(line) for line in text.splitlines()) <= 80
    return str(text)


def test_the_columns_are_drawn_at_their_heights() -> None:
    text = drawn(pantry("Ha Fi He", "", "Br", rest=False), 0)
    lines = [line.rstrip() for line in text.splitlines()]
    ground = next(i for i, line in enumerate(lines) if "──" in line)
    assert lines[ground - 3 : ground] == ["    He", "    Fi", "    Ha      Br"]
    assert lines[ground + 1] == "     1   2   3"
    assert "Recipe      Hand – Fish Head – Heart (1 point)" in lines
    assert "Anna to play · 3 action points left" in lines


def test_wide_gaps_and_long_rows_stay_within_the_screen() -> None:
    text = drawn(pantry("Ha", 1000, "Fi", rest=False), None)
    assert "     1   …1002" in text
    singles: list[str | int] = ["Ha", "Fi", "He", "In", "Br", "Ey"] * 8
    for lang in LANGUAGES:
        assert drawn(pantry(*singles, rest=False), 1, lang).count("───") >= 3


def test_what_else_the_screen_says() -> None:
    table = play(pantry("Ha", players=3, options={"agreement": True}, idle=4), "exchange")
    assert "Under deck  Hand – Fish Head – Heart (1 point)" in drawn(table, 0)
    assert "4 of 30 turns without a recipe" in drawn(table, 1)
    play(table, "offer end")
    assert "Anna propose d’arrêter la partie" in drawn(table, 1, "fr")
    table.play(1, "agree")
    table.play(2, "agree")
    assert drawn(table, None, "fr").startswith("La partie est terminée")
    last = play(pantry("He Fi Ha", options={"targets": (1, 4, 3)}), "complete 1")
    assert "last round" in drawn(last, 1)


# ---------------------------------------------------------------------------------------------------------------- advice


def thumb(table: stockpot.Table, seat: int = 0) -> str:
    return stockpot.bot("pantry", "thumb", seed=1).choose(table, seat).text


def test_thumb_completes_what_can_be_completed() -> None:
    assert thumb(pantry("He Fi Ha")) == "complete 1"
    assert thumb(pantry("Ha", "Fi", "", "He")) == "move 4 left 1"
    assert thumb(pantry("Ha", "Fi", "", "", "He")) == "move 5 left 1"


def test_thumb_exchanges_what_cannot_and_prepares_when_the_deck_is_empty() -> None:
    done = [["Hand–Hand–Intestines", "Heart–Brain–Hand", "Intestines–Intestines–Eyeball", "Brain–Fish Head–Brain"], []]
    far = ("Ha", "Fi", 3, "He")
    assert thumb(pantry(*far, rest=False)) == "exchange"
    assert thumb(pantry(*far, rest=False, done=done)) in ("move 6 left 1", "move 1 left 1", "move 2 right 1")
    assert thumb(pantry("Ha", "Fi", 2, "He", rest=False, done=done, actions=1)) == "stop", (
        "two moves are for the next turn"
    )
    assert thumb(pantry("Ha", 9, "He", rest=False, done=done)).startswith("move")
    assert thumb(pantry(rest=False, done=done)) == "stop"


def test_thumb_agrees_to_end_only_as_the_winner() -> None:
    table = play(pantry("Ha", options={"agreement": True}, done=[[], [IGOR_5]], hands=[DOCTOR_1, IGOR_1]), "offer end")
    assert thumb(table, 1) == "agree"
    table = play(pantry("Ha", options={"agreement": True}, done=[[DOCTOR_2], []]), "offer end")
    assert thumb(table, 1) == "refuse"
    assert "offer end" in texts(pantry("Ha", options={"agreement": True}))


def test_the_estimate_of_the_outcome_follows_the_recipes() -> None:
    even, ahead = pantry("Ha").outcome, pantry("Ha", done=[[DOCTOR_2], []]).outcome
    assert even == (0.5, 0.5)
    assert ahead[0] > 0.7


@pytest.mark.compiled
def test_thumb_beats_random() -> None:
    chance = stockpot.bot("pantry", "random", seed=3)
    for seat in (0, 1):
        table = stockpot.Table("pantry", 2, seed=seat)
        bots = {seat: stockpot.bot("pantry", "thumb", seed=3), 1 - seat: chance}
        while not table.over:
            table.play(table.to_act[0], bots[table.to_act[0]].choose(table, table.to_act[0]))
        assert table.winners == (seat,)


# ---------------------------------------------------------------------------------------------------------------- pieces


def test_every_jar_that_is_gone_was_in_a_completed_recipe() -> None:
    table = stockpot.Table("pantry", 4, seed=9)
    bot = stockpot.bot("pantry", "thumb", seed=9)
    while not table.over:
        table.play(table.to_act[0], bot.choose(table, table.to_act[0]))
        view = table.view()
        used = Counter(
            kind for seat in view["seats"] for i in seat["done"] for kind in seat["recipes"][i]["ingredients"]
        )
        assert +Counter(view["removed"]) == used
        assert +Counter(view["left"]) == Counter(jar for column in view["pantry"] for jar in column["jars"])
    state: Any = table.state.array[0] if solvability.COMPILED else table.state
    assert stage(state) == sum(table.scores) >= 3


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: s.gone.__setitem__(0, 1),
        lambda s: s.stack.__setitem__(0, 0),
        lambda s: s.gap.__setitem__(1, -1),
        lambda s: s.gap.__setitem__(0, 1),
        lambda s: s.done.__setitem__(0, 1 << s.hand[0]),
        lambda s: s.hand.__setitem__(1, -1),
        lambda s: s.under.__setitem__(1, 5),
    ],
)
def test_what_does_not_add_up_is_not_sound(spoil: Callable[[Any], None]) -> None:
    table = stockpot.Table("pantry", 2, seed=1)
    assert engine.is_sound(table.state.handle)
    spoil(table.state)
    assert not engine.is_sound(table.state.handle)


# ----------------------------------------------------------------------------------------------------------- solvability


def test_the_solvability_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert solvability.main(["--layouts", "4", "--games", "1", "--seed", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "standard set, 4 random start layouts, all 20 recipes"
    assert [line.split(":")[0].strip() for line in lines[1:4]] == [
        "1-point recipes",
        "2-point recipes",
        "3-point recipes",
    ]
    assert len(lines) == 9
    assert solvability.main(["--set", "expert", "--layouts", "1", "--games", "0"]) == 0
    with pytest.raises(SystemExit):
        solvability.main(["--layouts", "0"])


def test_the_figures_of_the_design_come_out_again() -> None:
    """Interpreted rules take fewer layouts, and are held to less."""
    layouts, off = (600, 0.04) if solvability.COMPILED else (15, 0.25)
    found = solvability.solvability("standard", layouts)
    for points, share in ((1, 0.85), (2, 0.72), (3, 0.43)):
        assert found.in_a_turn[points] == pytest.approx(share, abs=off)
    for points, share in ((1, 0.004), (2, 0.027), (3, 0.11)):
        assert found.beyond_three[points] == pytest.approx(share, abs=off)
    assert found.stirred == pytest.approx(0.73, abs=off)
