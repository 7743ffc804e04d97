"""Playing in a real terminal of 80 columns."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

from stockpot.cli.saves import load_save
from stockpot.core.table import Table
from tests.cli.terminal import CLEAR, Terminal, plain, widest
from tests.support.processes import stockpot


def last_game(state: Path) -> Path:
    return state / "last-soup.json"


CARDS = re.compile("[◆▲●✖] (bug|vegetable|fruit|trash) +(.+)")


def hands_on(screen: str) -> list[list[str]]:
    """Every hand that was drawn, as the names of its cards."""
    hands = []
    for part in screen.split("\nHand ")[1:]:
        lines = ("Hand " + part).split("\n\n")[0].splitlines()
        found = [match for line in lines if (match := CARDS.search(line))]
        hands.append([f"{match[1]} {sign}" for match in found for sign in match[2].split("  ")])
    return hands


def test_a_whole_game_alone_by_always_answering_1(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "soup", "--seed", "a", "--players", "3")
    first = terminal.until_prompt()
    assert "You are Ada." in first
    assert "Choose your recipe" in first
    last = plain(terminal.play_first_choices())
    assert "win" in last or "share the victory" in last
    assert "Deal 5 of 5" in last
    assert "The game is saved. Watch it again with" in last
    assert max(widest(part) for part in [*terminal.asked[:-1], last[: last.index("  stockpot replay")]]) <= 80
    assert "Traceback" not in "".join(terminal.asked)
    assert load_save(last_game(tmp_path)).table.over
    assert any("\x1b[38;2" in part or "\x1b[38;5" in part for part in terminal.asked), "cards are coloured"


def test_without_colour_there_are_no_escape_codes(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "soup", "--seed", "a", "--players", "2", NO_COLOR="1")
    terminal.until_prompt()
    terminal.type("1")
    said = "".join(
        [*terminal.asked, terminal.type("help"), terminal.type("rules soup.play.follow"), terminal.finish("quit")]
    )
    assert "\x1b" not in said
    assert "◆" in said, "colours still have a shape"


def test_commands(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "soup", "--seed", "a", "--set", "first_dealer=3", "--lang", "en")
    terminal.until_prompt()
    for word in ("hint", "undo", "log", "table", "why", "rules", "save", "load", "quit"):
        assert word in plain(terminal.type("help"))
    assert "% to win" in plain(terminal.type("hint"))
    assert "Nothing to undo." in plain(terminal.type("undo"))
    assert "“soap” isn’t a move here" in plain(terminal.type("soap"))
    assert "“99” isn’t a move here" in plain(terminal.type("99"))
    assert "Choose a recipe first." in plain(terminal.type("why bug 3"))
    assert "That’s a legal move." in plain(terminal.type("why clear water"))
    assert "“a note” can’t go with this move" in plain(terminal.type("1 / a note"))
    assert "“nothing” isn’t a move here" in plain(terminal.type("why nothing"))
    assert "There is no rule 'soup.salt'" in plain(terminal.type("rules soup.salt"))
    assert "Choose your recipe" in plain(terminal.type(""))
    assert "Lead a card." in plain(terminal.type("Clear  WATER"))
    refused = plain(terminal.type("fruit soup"))
    assert "All recipes are chosen: play a card.  soup.recipe.reveal" in refused
    assert "Ada chooses clear water, face down." in plain(terminal.type("log"))
    assert "Deal 1 of 5" in plain(terminal.type("table"))
    assert "Choose your recipe" in plain(terminal.type("undo"))
    assert "Ada plays" in plain(terminal.type("1") + terminal.type("1"))
    assert "Your game is saved. Continue with" in plain(terminal.finish("quit"))
    assert max(widest(part) for part in terminal.asked[:-1]) <= 80


def test_saving_loading_and_damaged_files(tmp_path: Path) -> None:
    saved, cut, foreign, levels = (
        tmp_path / name for name in ("my game.json", "cut.json", "foreign.json", "levels.json")
    )
    terminal = Terminal(tmp_path, "play", "soup", "--seed", "a")
    terminal.until_prompt()
    assert "Saved to" in plain(terminal.type(f"save {saved}"))
    cut.write_text(saved.read_text()[:-300])
    foreign.write_text('{"chess": 1}')
    levels.write_text(saved.read_text().replace('"cook"', '"grandmaster"'))
    terminal.type("1")
    before = plain(terminal.type("log"))
    for path, message in (
        (cut, "is no saved game of Stockpot, or it was cut"), (foreign, "no record of a Stockpot game"),
        (tmp_path / "missing.json", "No such file"), (levels, "There is no bot 'grandmaster'"), (tmp_path, "Is a directory"),
    ):  # fmt: skip
        assert message in " ".join(plain(terminal.type(f"load {path}")).split())
    assert plain(terminal.type("log")) == before, "a file that is refused changes nothing"
    assert "No such file" in " ".join(plain(terminal.type(f"save {tmp_path}/nowhere/x.json")).split())
    assert "Choose your recipe" in plain(terminal.type(f"load {saved}"))
    assert "chooses" not in plain(terminal.type("log"))
    terminal.finish("quit")
    assert not list(tmp_path.glob("*.part"))


def test_leaving_and_going_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "soup", "--seed", "a", "--names", "Zoë")
    terminal.until_prompt()
    terminal.type("1")
    kept = terminal.finish("quit")
    assert f"stockpot play --load {last_game(tmp_path)}" in plain(kept)
    moves = load_save(last_game(tmp_path)).table.moves
    again = Terminal(tmp_path, "play", "soup", "--load", str(last_game(tmp_path)))
    assert "You are Zoë." in plain(again.until_prompt())
    again.process.sendintr()
    assert "Your game is saved" in plain(again.end())
    assert load_save(last_game(tmp_path)).table.moves == moves


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "soup", "--seed", "a")
    terminal.until_prompt()
    terminal.type("1")
    terminal.process.sendeof()
    assert "Your game is saved" in plain(terminal.end())
    assert any(seat == 0 for seat, _, _ in load_save(last_game(tmp_path)).table.moves)


def test_a_terminal_that_goes_away_keeps_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "soup", "--seed", "a")
    terminal.until_prompt()
    terminal.type("1")
    terminal.process.close(force=True)
    assert any(seat == 0 for seat, _, _ in load_save(last_game(tmp_path)).table.moves)


# ------------------------------------------------------------------------------------------------------------- hot seat


def test_two_people_never_see_each_other_s_cards(tmp_path: Path) -> None:
    """All that is printed: between two hand-overs only the hand of the person who sits there, and before the next one
    comes, the screen is cleared."""
    names = ["Ann", "Ben"]
    terminal = Terminal(
        tmp_path, "play", "soup", "--seed", "b", "--players", "2", "--people", "2", "--names", "Ann,Ben"
    )
    dealt = [Counter(Table("soup", 2, "b").view(seat)["hand"]) for seat in (0, 1)]
    said = terminal.until_prompt()
    assert not hands_on(plain(said)), "no hand is on the screen before the first person says to be alone"
    shown = 0
    commands = {2: "undo", 5: "log", 8: "hint", 9: "help", 10: "bug soup"}
    for turn in range(14):
        (seat,) = (seat for seat, name in enumerate(names) if f"{name}, it’s your turn." in plain(said))
        if turn:
            assert said.rindex(CLEAR) > said.rfind("◆"), "the screen is cleared after the last card that was printed"
            assert "\x1b[3J" in said[said.rindex(CLEAR) :], "and cannot be scrolled back to"
        screen = terminal.type("")
        assert f"{names[seat]}: " in plain(screen)
        if turn in commands:
            screen += terminal.type(commands[turn])
        said = screen if "nobody else is looking" in plain(screen) else terminal.type("1")
        while "nobody else is looking" not in plain(said):
            screen += said
            said = terminal.type("1")
        screen += said
        for hand in hands_on(plain(screen)):
            shown += 1
            assert Counter(hand) <= dealt[seat]
            assert not Counter(hand) <= dealt[1 - seat]
        secret = f"{names[1 - seat]} chooses"
        assert secret not in plain(screen), "a recipe chosen face down is nobody else's affair"
    assert shown >= 14
    terminal.process.sendeof()
    terminal.end()


def test_loading_in_hot_seat_hides_the_cards_too(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "soup", "--seed", "b", "--players", "2", "--people", "2")
    terminal.until_prompt()
    terminal.type("")
    terminal.type(f"save {tmp_path / 'x.json'}")
    said = terminal.type(f"load {tmp_path / 'x.json'}")
    assert "nobody else is looking" in plain(said)
    assert CLEAR in said
    terminal.process.sendeof()
    terminal.end()


def test_without_a_terminal_the_cards_are_pushed_off_the_screen(tmp_path: Path) -> None:
    done = stockpot(
        "play", "soup", "--seed", "b", "--players", "2", "--people", "2", typed="\n1\n\n1\n", STOCKPOT_STATE=str(tmp_path)
    )  # fmt: skip
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    first = done.stdout.split("nobody else is looking.")[1]
    assert "Hand" in first
    assert "\n" * 24 in first[first.rindex("Hand") :]


# ------------------------------------------------------------------------------------------------------------- other ways


def test_in_french(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "soup", "--seed", "a", LANG="fr_FR.UTF-8")
    assert "Vous êtes Ada." in plain(terminal.until_prompt())
    assert "tapez un numéro" in plain(terminal.asked[0])
    assert "conseil" in plain(terminal.type("aide"))
    assert "% de chances de gagner" in plain(terminal.type("indice"))
    assert "Rien à annuler." in plain(terminal.type("annuler"))
    assert re.search("Entamez|Fournissez|: jouez n’importe quelle carte", plain(terminal.type("EAU CLAIRE")))
    assert "cuisine : eau claire" in plain(terminal.type("journal"))
    assert "Votre partie est enregistrée" in plain(terminal.finish("quitter"))
    assert max(widest(part) for part in terminal.asked[:-1]) <= 80


def test_bots_play_alone(tmp_path: Path) -> None:
    done = stockpot(
        "play", "soup", "--people", "0", "--bots", "random,thumb", "--seed", "1", STOCKPOT_STATE=str(tmp_path)
    )
    assert done.returncode == 0
    save = load_save(last_game(tmp_path))
    assert save.table.over
    assert save.bots == ["random", "thumb"] * 2
    assert save.names == ["Basil", "Ginger", "Pepper", "Olive"]


def test_old_terminals_show_what_they_can(tmp_path: Path) -> None:
    done = stockpot(
        "play", "soup", "--seed", "1", typed="\n1\nà\n", STOCKPOT_STATE=str(tmp_path), PYTHONIOENCODING="ascii"
    )
    assert done.returncode == 0
    assert "Choose your recipe" in done.stdout
    assert json.loads(last_game(tmp_path).read_text())["stockpot_save"] == 1
