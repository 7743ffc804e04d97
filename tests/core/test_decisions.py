"""Decisions, events and sentences that follow from what is declared once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stockpot.core.decisions import Decision, Decisions
from stockpot.core.events import Events, Teller, event, only_for, private_event
from stockpot.core.fluent import Catalogues, texts_of
from stockpot.core.game import ALL_OPEN
from stockpot.core.kinds import (
    FLAG,
    NUMBER,
    ORDINAL,
    SEAT,
    SEATS,
    Compound,
    Counts,
    Kind,
    NumberList,
    Ordinal,
    PieceList,
    Pieces,
    Piles,
    Seat,
    key_of,
)
from stockpot.core.options import Choice, Options
from stockpot.core.speech import Refusals, Said, Sayings, Speech

COLOR = Pieces("color", ("red", "dark green"))
SPOON = Pieces("spoon", ("red 1", "red 2"), {"color": (COLOR, lambda _: 0), "size": (Pieces("size", ("1", "2")), int)})

EN = """color-red = red
color-dark-green = dark green
size-1 = one
size-2 = two
spoon = { $size } { $color }
counted-color = { $count } { $color }
move-take = take { $color }
move-give = { $color-id ->
    [none] give nothing
   *[other] give { $color } to { $seat }
}
move-stir = stir { $times } with the { $spoon }
move-done = be done
move-roll-out = roll { $color } { $long } by { $wide }
    .also =
        roll { $color } { $long }
        make { $wide } wide { $color } { $long }
move-ask = { $seat-id ->
    [none] ask everybody
   *[other] ask number { $seat-id }
}
move-follow = { $yes ->
    [yes] go along
   *[no] stay
}
move-eat = { $cubes-count ->
    [0] fast
   *[other] eat { $cubes }{ $raw ->
        [yes] {" "}raw
       *[no] {""}
    }
}
move-drink = drink { $cubes }
took = { $seat } takes { $cubes }{ $last ->
    [yes] , the last
   *[no] {""}
}.
took-hidden = { $seat } takes something.
peeked = { $seat } sees { $cards }.
peeled = { $cards-count ->
    [0] Nothing peeled.
   *[other] { $cards } peeled from { $from }.
}
shown = { $seats } show { $card }.
shown-hidden = { $seats } show a card.
banner = { DASHED($colors) } ({ $size })
hung = { $banner } over { $places-count ->
    [one] { $places }
   *[other] { $places-first } to { $places-last }
}.
asks-color = Which colour, after { $round }?
refused-take-own = Not your own { $color }.
"""
FR = """color-red = rouge
color-dark-green = vert foncé
counted-color = { $count } { $count ->
    [one] { $color }
   *[other] { $color }s
}
move-follow = { $yes ->
    [yes] suivre
   *[no] rester
}
move-eat = { $cubes-count ->
    [0] jeûner
   *[other] manger { $cubes }{ $raw ->
        [yes] {" "}cru
       *[no] {""}
    }
}
move-drink = boire { $cubes }
move-take = prendre { $color }
move-done = terminer
move-roll-out = étaler { $color } { $long } { $wide }
    .also = étaler { $color } { $long }
move-ask = { $seat-id ->
    [none] demander à tous
   *[other] demander à la place { $seat-id }
}
"""


class Event(Events):
    TOOK = event(seat=SEAT, cubes=only_for("seat", Counts(COLOR)), last=FLAG)
    PEEKED = private_event("seat", seat=SEAT, cards=PieceList(COLOR, 2))
    HUNG = event(
        banner=Compound("banner", lambda n: ((n % 10, n // 10), n), colors=PieceList(COLOR, 2), size=NUMBER),
        places=NumberList(lambda first, more: list(range(first, first + more + 1)), width=2),
    )
    PEELED = event(from_=SEAT, cards=Piles(COLOR, lambda bits: [0] * (bits & 3) + [1] * (bits >> 2), 1))
    SHOWN = event(seats=SEATS, card=only_for(("one", "other"), COLOR, unless="open"), one=SEAT, other=SEAT, open=FLAG)


class RollOut(Decision):
    """At most 9 long and 9 wide, and one wide if nobody says."""

    def __init__(self, name: str, notation: str, **over: Kind) -> None:
        super().__init__(name, notation, **over)
        self.size = 200

    def numbers(self, s, seat, choice):
        return {"color": choice // 100, "long": choice // 10 % 10, "wide": choice % 10}

    def find(self, s, seat, numbers):
        wide = max(1, numbers["wide"])
        return 100 * numbers["color"] + 10 * numbers["long"] + wide if numbers["long"] < 10 and wide < 10 else None


@pytest.fixture
def texts(tmp_path: Path) -> Catalogues:
    for lang, source in (("en", EN), ("fr", FR)):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "game.ftl").write_text(source, encoding="utf-8")
    return texts_of("game", tmp_path)


@pytest.fixture
def decisions(texts: Catalogues) -> Decisions:
    return Decisions(
        texts,
        Decision("take", "take {color}", also=("{color}",), color=COLOR),
        Decision("give", "give {color} to seat {seat}", none="give nothing", color=COLOR, seat=Seat(3)),
        Decision("stir", "stir {spoon} {times}", spoon=SPOON, times=Ordinal(4)),
        Decision("done", "done", declines=True),
        RollOut("roll out", "roll {color} {long} by {wide}", color=COLOR, long=NUMBER, wide=NUMBER),
        Decision("ask", "ask seat {seat}", none="ask all", declines=False, seat=Seat(2)),
    )


MEALS = (((1, 0), 0), ((1, 2), 0), ((1, 2), 1))


class Eat(Decision):
    """An action that stands for several numbers, some of them from a table; another word where the state says so."""

    def __init__(self) -> None:
        super().__init__("eat", "eat {cubes}, raw: {raw}", none="fast", given={"cubes": Counts(COLOR), "raw": FLAG})
        self.size = len(MEALS) + 1

    @property
    def names(self) -> tuple[str, ...]:
        return ("eat", "drink")

    def numbers(self, s, seat, choice):
        cubes, raw = MEALS[choice] if choice < len(MEALS) else (-1, 0)
        return {"cubes": cubes, "raw": raw}

    def find(self, s, seat, numbers):
        if numbers["cubes"] == -1:
            return len(MEALS)
        meal = (numbers["cubes"], int(numbers["raw"] == 1))
        return MEALS.index(meal) if meal in MEALS else None


@pytest.fixture
def dinner(texts: Catalogues) -> Decisions:
    return Decisions(texts, Decision("follow", "follow {yes}", yes=FLAG), Eat())


def test_yes_and_no_are_words_in_the_notation_and_labels_of_their_own(dinner, texts):
    assert [dinner.write(None, 0, action) for action in (0, 1)] == ["follow no", "follow yes"]
    assert dinner.parts(None, 0, 1) == {"kind": "follow", "yes": True}
    assert [action for action in range(dinner.size) if dinner.declines(action)] == [0, 5]
    for typed in ("follow yes", "yes follow", "go along", "suivre"):
        assert dinner.read(None, 0, typed) == 1
    for typed in ("follow no", "stay", "rester"):
        assert dinner.read(None, 0, typed) == 0


def test_pieces_are_counted_in_any_order(dinner, texts):
    assert dinner.write(None, 0, 3) == "eat 2 dark green 1 red, raw: no"
    assert dinner.parts(None, 0, 5) == {"kind": "eat", "cubes": None, "raw": False}
    for typed in ("eat 2 dark green and 1 red", "eat 1 red, 2 dark-green", "manger 1 rouge et 2 vert foncés"):
        assert dinner.read(None, 0, typed) == 3
        assert dinner.read(None, 0, typed.replace("eat", "eat raw").replace("manger", "manger cru")) == 4
    assert dinner.read(None, 0, "eat 1 dark green 1 red 1 dark green") == 3
    assert dinner.read(None, 0, "jeûner") == dinner.read(None, 0, "fast") == 5
    for typed in ("eat", "eat red", "eat 3 red", "eat 1 red 2 dark green cooked"):
        assert dinner.read(None, 0, typed) is None
    assert dinner.read(None, 0, "drink 1 red") == 2, "by its other name"
    speech = Speech(texts, dinner)
    assert speech.write(Said("move-eat", dinner.parts(None, 0, 4)), "en") == "eat 2 dark green and 1 red raw"
    assert speech.write(Said("move-eat", dinner.parts(None, 0, 5)), "fr") == "jeûner"
    assert "move-drink" in dinner.messages()


def test_actions_are_numbered_written_and_taken_apart_as_declared(decisions):
    assert decisions.size == 2 + (2 * 3 + 1) + 2 * 4 + 1 + 200 + 3
    assert decisions.write(None, 0, 18 + 134) == "roll dark green 3 by 4"
    assert decisions.parts(None, 0, 18 + 134) == {"kind": "roll out", "color": "dark green", "long": 3, "wide": 4}
    assert [decisions.write(None, 0, action) for action in (0, 1, 2, 7, 8, 9, 12, 17)] == [
        "take red", "take dark green", "give red to seat 0", "give dark green to seat 2", "give nothing",
        "stir red 1 1", "stir red 1 4", "done",
    ]  # fmt: skip
    assert decisions.parts(None, 0, 7) == {"kind": "give", "color": "dark green", "seat": 2}
    assert decisions.parts(None, 0, 8) == {"kind": "give", "color": None, "seat": None}
    assert decisions.parts(None, 0, 12) == {"kind": "stir", "spoon": "red 1", "times": 4}
    assert [action for action in range(decisions.size) if decisions.declines(action)] == [8, 17]


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("take red", 0),
        ("Red", 0),
        ("red take", 0),
        ("take dark-green", 1),
        ("take the dark green", 1),
        ("prendre VERT FONCE", 1),
        ("vert-foncé", 1),
        ("give seat 2 dark green", 7),
        ("give nothing", 8),
        ("be done", 17),
        ("terminer", 17),
        ("ask number 1", 219),
        ("demander place 0", 218),
        ("demander à tous", 220),
        ("stir 4 with the one red", 12),
        ("stir the red 1, 4", 12),
        ("4 stir red two", 16),
        ("roll red 3 by 4", 18 + 34),
        ("3 by 4 roll red", 18 + 34),
        ("3, dark-green, 4: roll by", 18 + 134),
        ("roll 3 red", 18 + 31),
        ("étaler rouge 3", 18 + 31),
        ("make red 3 wide 4", 18 + 43),
        ("roll red 30 by 4", None),
        ("roll red 3 by 40", None),
        ("take blue", None),
        ("take", None),
        ("take red red", None),
        ("give seat 3 red", None),
        ("stir red 1 5", None),
        ("", None),
        ("take red " * 10, None),
    ],
)
def test_reading_takes_any_order_and_any_language(decisions, typed, action):
    assert decisions.read(None, 0, typed) == action


def test_what_records_write_comes_before_labels(texts):
    labelled = Decision("take", "fetch {color}", color=COLOR)
    written = RollOut("roll out", "take {color}", color=COLOR, long=NUMBER, wide=NUMBER)
    assert Decisions(texts, labelled, written).meant("take red")[0] is written


def test_what_is_meant_is_known_where_there_is_no_such_action(decisions):
    rolled = decisions["roll out"]
    assert decisions.meant("30 by 4 roll red") == (rolled, {"color": 0, "long": 30, "wide": 4})
    assert decisions.meant("roll dark green 30") == (rolled, {"color": 1, "long": 30, "wide": -1})
    assert decisions.meant("roll about") is None


class Tools(Pieces):
    """Things whose names are those of the situation: what lies in the drawer."""

    situated = True

    def spot(self, s: Any, seat: int, words: list[str]) -> tuple[Any, list[str]]:
        return [word for word in words if word in s], [word for word in words if word not in s]


class Toss(Decision):
    """Throw away what lies at a place of the drawer, to somebody."""

    def numbers(self, s: Any, seat: int, choice: int) -> dict[str, Any]:
        return {"tool": choice % 2, "seat": choice // 2}

    def data(self, numbers: dict[str, Any]) -> dict[str, Any]:
        return {"tool": numbers["tool"], "seat": numbers["seat"]}

    def find(self, s: Any, seat: int, numbers: dict[str, Any]) -> int | None:
        tools = numbers["tool"]
        return 2 * numbers["seat"] + s.index(tools[0]) if len(tools) == 1 else None


DRAWER = ("kettle", "ladle")


@pytest.fixture
def drawer(tmp_path: Path) -> Decisions:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text(
        "move-turn = turn up { $place } of { $seat }\nmove-toss = toss { $tool } to { $seat }", encoding="utf-8"
    )
    return Decisions(
        texts_of("game", tmp_path),
        Decision("turn", "turn up {place} of seat {seat}", seat=Seat(3), place=Ordinal(4)),
        Toss("toss", "toss {tool} to seat {seat}", choices=6, given={"tool": Tools("tool", ()), "seat": Seat(3)}),
    )


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("turn up 2 of seat 1", 5),
        ("seat 1: turn up 2", 5),
        ("turn up 1 of 2", 8),
        ("turn up 9 of seat 1", None),
        ("turn up 2 of seat 9", None),
        ("toss kettle to 2", 16),
        ("seat 1, toss the ladle", 15),
        ("toss spoon to 2", None),
        ("toss kettle and ladle to 2", None),
    ],
)
def test_reading_knows_the_situation_and_what_stands_behind_which_word(drawer, typed, action):
    assert drawer.read(DRAWER, 0, typed) == action


def test_what_is_meant_in_a_situation_is_known_where_there_is_no_such_action(drawer):
    assert drawer.meant("toss kettle and ladle to 2", DRAWER) == (
        drawer["toss"],
        {"tool": ["kettle", "ladle"], "seat": 2},
    )


def test_every_label_and_notation_is_read_back(decisions, texts):
    speech = Speech(texts, decisions)
    for action in range(decisions["roll out"].base):
        parts = decisions.parts(None, 0, action)
        for lang in ("en", "fr"):
            label = speech.write(Said(f"move-{parts['kind']}", parts), lang, ["0", "1", "2"])
            assert decisions.read(None, 0, label) == action, label
        assert decisions.read(None, 0, decisions.write(None, 0, action)) == action


def test_events_show_each_viewer_what_they_may_see(texts):
    tell, speech = Teller(Event).tell, Speech(texts, Event)

    def told(row: tuple[int, ...], viewer: int | None) -> tuple[dict, str] | None:
        seen = tell(row, viewer)
        return seen and (dict(seen.data), speech.tell(seen.kind, seen.data, "en", ["Ada", "Bob", "Cy"]))

    took = (int(Event.TOOK), 1, 2, 5, 1)
    for viewer in (1, ALL_OPEN):
        assert told(took, viewer) == (
            {"seat": 1, "cubes": [2, 5], "last": True},
            "Bob takes 5 dark green and 2 red, the last.",
        )
    assert told(took, None) == told(took, 0) == ({"seat": 1, "last": True}, "Bob takes something.")
    peeked = (int(Event.PEEKED), 2, 1, -1)
    assert told(peeked, 2) == ({"seat": 2, "cards": ["dark green"]}, "Cy sees dark green.")
    assert told(peeked, 0) is None
    shown = (int(Event.SHOWN), 0b11, 0, 0, 1, 0)
    assert "card" in told(shown, 0)[0]
    assert "card" in told(shown, 1)[0]
    assert told(shown, 2) == ({"seats": [0, 1], "one": 0, "other": 1, "open": False}, "Ada and Bob show a card.")
    assert told((*shown[:-1], 1), 2)[1] == "Ada and Bob show red."


def test_things_with_fields_of_their_own_and_lists_of_numbers(texts):
    tell, speech = Teller(Event).tell, Speech(texts, Event)
    told = tell((int(Event.HUNG), 10, 4, 2), None)
    assert told.data == {"banner": {"colors": ["red", "dark green"], "size": 10}, "places": [4, 5, 6]}
    assert speech.tell("hung", told.data, "en") == "red–dark green (10) over 4 to 6."
    assert speech.tell("hung", tell((int(Event.HUNG), 1, 4, 0), 0).data, "en") == "dark green–red (1) over 4."
    assert speech.tell("hung", tell((int(Event.HUNG), -1, 4, 0), 0).data, "en") == " over 4."


def test_an_id_becomes_part_of_a_key():
    assert key_of("Dr. Œdipus 3") == "dr-dipus-3"


def test_equal_pieces_are_told_as_piles(texts):
    tell, speech = Teller(Event).tell, Speech(texts, Event)
    told = tell((int(Event.PEELED), 1, 0b1011), None)
    assert told.data == {"from": 1, "cards": ["red", "red", "red", "dark green", "dark green"]}
    assert speech.tell(told.kind, told.data, "en", ["Ada", "Bob"]) == "3 red and 2 dark green peeled from Bob."
    assert speech.tell("peeled", {"from": 1, "cards": []}, "en") == "Nothing peeled."


def test_choices_of_an_option_are_called_as_the_catalogues_say(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text(
        "option-ties = Ties\noption-ties-to-all = to everybody\noption-size = Size\n"
    )
    options = Options(
        Choice("ties", "to all", choices=("to all",)),
        Choice("size", "1", choices=("1",)),
        texts=texts_of("game", tmp_path),
    )
    assert options["ties"].labels["to all"]["en"] == "to everybody"
    assert options["size"].labels is None


def test_a_colour_that_is_not_in_the_game_is_left_out(texts):
    told = Teller(Event).tell((int(Event.TOOK), 0, 3, -1, 0), 0)
    assert told.data["cubes"] == [3]


def test_rows_are_as_wide_as_the_events_need():
    class Long(Events):
        MANY = event(cards=PieceList(COLOR, 7))

    class TooLong(Events):
        MANY = event(cards=PieceList(COLOR, 12))

    assert (Event.row_width(), Long.row_width()) == (6, 12)
    with pytest.raises(ValueError, match="13 numbers"):
        TooLong.row_width()


def test_questions_and_refusals_are_data_until_they_are_read(texts):
    asks, refused = Sayings("asks", {"color": {"round": ORDINAL}}), Refusals({"game.take.own": {"color": COLOR}})
    speech = Speech(texts, asks, refused)
    assert asks("color", round=1) == Said("asks-color", {"round": 2})
    assert speech.write(asks("color", round=1), "en") == "Which colour, after 2?"
    by = refused.by("game.take.own", color=1)
    assert by == ("game.take.own", Said("refused-take-own", {"color": "dark green"}))
    assert speech.write(by.said, "fr") == "Not your own vert foncé."


def test_a_piece_that_no_catalogue_names_is_called_by_its_id(texts):
    assert COLOR.name("Mum’s own", texts["fr"]) == "Mum’s own"
    assert NUMBER.data(3) == 3
