"""`stockpot play`: a whole game in the terminal, against bots or several people at one keyboard."""

from __future__ import annotations

import contextlib
import os
import shlex
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import platformdirs
from rich.markup import escape

from stockpot.bots import Bot, bot
from stockpot.bots.safe import choose_safely
from stockpot.cli import message_of
from stockpot.cli import rules as rules_command
from stockpot.cli.console import clean_screen, console, language
from stockpot.cli.play_words import COMMANDS, SOLO_NAME, TEXTS
from stockpot.cli.saves import Save, check_seats, load_save
from stockpot.cli.warm import prepare
from stockpot.core.errors import BadNote, IllegalMove, UnknownMove
from stockpot.core.game import game, game_names
from stockpot.core.personas import PERSONAS, Persona, Voice, in_language
from stockpot.core.table import Action, Table
from stockpot.core.text import fold


def start(
    name: str | None, players: int | None, people: int, bots: str, names: str, seed: str | None, settings: list[str],
    load: Path | None, lang: str,
) -> None:  # fmt: skip
    """Make the table that the command line asks for, or load it, and play."""
    lang = language(lang)
    if load:
        save = load_save(load)
        if name and name != save.table.name:
            raise ValueError(f"{load} is a game of {save.table.name}, not of {name}.")
    else:
        name = name or ask_game(lang)
        save = new_table(name, players, people, bots, names, seed, settings, lang)
    Session(save, lang).run()


def new_table(
    name: str, players: int | None, people: int, bots: str, names: str, seed: str | None, settings: list[str], lang: str
) -> Save:
    """A fresh table with people in the first seats; what was asked for is checked before anything is compiled."""
    found = game(name)
    if players is None:
        players = max(people, found.usual_players)
    found.check_players(players)
    if not 0 <= people <= players:
        raise ValueError(f"--people is 0 to {players}, not {people}.")
    options = found.options.parse(settings)
    found.encode_options(players, options)
    levels = listed(bots) or ["cook"]
    seats: list[str | None] = [None] * people + [levels[i % len(levels)] for i in range(players - people)]
    everybody = people_names(people, listed(names), lang) + [one.name[lang] for one in PERSONAS[: players - people]]
    check_seats(name, everybody, seats)
    prepare([name], simulation=False)
    return Save(Table(name, players, seed, options), everybody, seats)


def listed(text: str) -> list[str]:
    """What stands between the commas of an option."""
    return [part.strip() for part in text.split(",") if part.strip()]


def people_names(people: int, given: list[str], lang: str) -> list[str]:
    """The names given; the others are numbered, and somebody alone has a name of the house."""
    if len(given) > people:
        raise ValueError(f"--names gives {len(given)} names to {people} people.")
    names = [SOLO_NAME] if people == 1 else [TEXTS[lang].say("person", n=n + 1) for n in range(people)]
    return given + names[len(given) :]


def ask_game(lang: str) -> str:
    """Let a person choose from the shelf."""
    shelf = game_names()
    for number, name in enumerate(shelf, 1):
        console.print(f"{number}. [bold]{game(name).title[lang]}[/bold]  {game(name).summary[lang]}")
    while True:
        try:
            answer = input(TEXTS[lang].say("which-game"))
        except (EOFError, KeyboardInterrupt):
            raise SystemExit(0) from None
        if answer.strip() in shelf:
            return answer.strip()
        if answer.strip().isdigit() and 1 <= int(answer) <= len(shelf):
            return shelf[int(answer) - 1]


class Leave(Exception):  # noqa: N818
    """The people have had enough for now."""


@dataclass
class Session:
    """A game in the terminal."""

    save: Save
    lang: str
    thinkers: dict[int, Bot] = field(default_factory=dict)
    told: int = 0
    """How many lines of the log have been shown since the last screen."""
    at_keyboard: int | None = None
    """Who may see the screen now; `None` when that is to be settled."""
    cards_shown: bool = False
    """Is a hand on the screen that the next person must not see?"""

    def __post_init__(self) -> None:
        self.seat_bots()

    def seat_bots(self) -> None:
        levels = enumerate(self.save.bots)
        self.thinkers = {
            seat: bot(self.table.name, level, temperament=self.persona(seat).temperament)
            for seat, level in levels
            if level is not None
        }

    @property
    def table(self) -> Table:
        return self.save.table

    def say(self, key: str, **values: Any) -> str:
        """A sentence in the language of the game."""
        return TEXTS[self.lang].say(key, **values)

    @property
    def people(self) -> list[int]:
        return [seat for seat, level in enumerate(self.save.bots) if level is None]

    @property
    def eyes(self) -> int | None:
        """Whose cards may be shown while nobody is at the keyboard: the only person's."""
        return self.people[0] if len(self.people) == 1 else None

    def persona(self, seat: int) -> Persona:
        """Who a bot is."""
        return PERSONAS[(seat - len(self.people)) % len(PERSONAS)]

    def run(self) -> None:
        """Play to the end; whatever happens, the game is kept."""
        console.print(f"[bold]{self.table.game.title[self.lang]}[/bold] · {self.say('welcome')}")
        if self.eyes is not None:
            console.print(self.say("welcome-one", name=self.save.names[self.eyes]), markup=False)
        try:
            while not self.table.over:
                self.one_decision()
        except (Leave, EOFError, KeyboardInterrupt):
            path = self.keep()
            console.print("\n" + self.say("left"))
            console.print(f"  stockpot play --load {shlex.quote(str(path))}", markup=False, soft_wrap=True)
            return
        self.show_result()

    def keep(self) -> Path:
        """Save the game where the next call finds it."""
        path = autosave_path(self.table.name)
        self.save.write(path)
        return path

    def one_decision(self) -> None:
        """Bots first: people then decide with all that is known."""
        owing = [seat for seat in self.table.to_act if seat in self.thinkers]
        if owing:
            self.bot_decides(owing[0])
            return
        self.ask(self.table.to_act[0])

    def bot_decides(self, seat: int) -> None:
        """The bot's choice, or its stand-in's, with the words that go with it."""
        choice = choose_safely(self.thinkers[seat], self.table, seat)
        if choice.failure:
            console.print(self.say("stood-in", failure=choice.failure), style="dim", markup=False)
        note = Voice(self.persona(seat), self.save.names[seat]).note(self.table, seat, choice.action)
        self.table.play(seat, choice.action, note and in_language(self.table.game, note, self.lang))

    # ---------------------------------------------------------------------------------------------------------- people

    def ask(self, seat: int) -> None:
        """Show the table to the person in a seat and take a decision."""
        if len(self.people) > 1 and self.at_keyboard != seat:
            self.hand_over(seat)
        self.show_table(seat)
        while True:
            actions = self.table.legal(seat, self.lang)
            self.show_choices(seat, actions)
            line = input("> ").strip()
            if not line:
                continue
            if self.command(line, seat, actions):
                if self.table.to_act[:1] != (seat,) or self.at_keyboard != seat:
                    return
                continue
            if self.try_move(line, seat, actions):
                with contextlib.suppress(OSError):  # told when the game is left
                    self.keep()
                return

    def hand_over(self, seat: int) -> None:
        """A clean screen, so that nobody sees another's cards."""
        self.hide_cards()
        console.print(self.say("hand-over", name=self.save.names[seat]), markup=False)
        input("> ")
        clean_screen()
        self.told = 0

    def hide_cards(self) -> None:
        if self.cards_shown:
            clean_screen()
        self.cards_shown = False

    def show_table(self, seat: int) -> None:
        self.at_keyboard, self.cards_shown = seat, True
        lines = self.table.log(seat, self.lang, self.save.names)
        news = lines[max(self.told, len(lines) - 40) :] if len(self.people) == 1 else lines[-12:]
        console.print()
        for line in news:
            console.print(f"  {line}", style="dim", markup=False)
        self.told = len(lines)
        console.print()
        console.print(self.table.game.screen.draw(self.table.view(seat), self.save.names, self.lang))

    def show_choices(self, seat: int, actions: list[Action]) -> None:
        name, asks = escape(self.save.names[seat]), escape(self.table.asks(seat, self.lang) or "")
        console.print(TEXTS[self.lang].say("asked-of", name=f"[bold]{name}[/bold]", asks=asks))
        width = max(len(action.label) for action in actions) + 5
        columns = max(1, (console.width - 2) // (width + 1))
        for start in range(0, len(actions), columns):
            row = [f"{n + 1:>3} {actions[n].label}" for n in range(start, min(start + columns, len(actions)))]
            console.print("  " + "".join(f"{cell:<{width + 1}}" for cell in row).rstrip(), markup=False)

    def try_move(self, line: str, seat: int, actions: list[Action]) -> bool:
        """Play what was typed: a number of the list, or the move's name, with a note after a slash."""
        text, _, note = (part.strip() for part in line.partition("/"))
        try:
            if text.isdigit() and 1 <= int(text) <= len(actions) and not any(a.label == text for a in actions):
                action = actions[int(text) - 1]
                self.table.play(seat, action, note or None)
            else:
                self.table.play(seat, text, note or None)
        except IllegalMove:
            self.do_why(text, seat, actions)
            return False
        except BadNote:
            console.print(self.say("bad-note", text=note), markup=False)
            return False
        except ValueError:
            console.print(self.say("unknown", text=text), markup=False)
            return False
        return True

    # -------------------------------------------------------------------------------------------------------- commands

    def command(self, line: str, seat: int, actions: list[Action]) -> bool:
        """Carry out a command word; False when the line is none."""
        word, _, rest = line.partition(" ")
        meant = COMMANDS.get(fold(word))
        if meant is None or (rest and meant not in ("save", "load", "rules", "why")):
            return False
        try:
            getattr(self, f"do_{meant}")(rest.strip(), seat, actions)
        except UnknownMove:
            console.print(self.say("unknown", text=rest.strip()), markup=False)
        except (ValueError, OSError) as error:
            console.print(message_of(error), markup=False)
        return True

    def do_help(self, rest: str, seat: int, actions: list[Action]) -> None:
        console.print(self.say("help"), markup=False)

    def do_hint(self, rest: str, seat: int, actions: list[Action]) -> None:
        """What an expert thinks of the best moves, from what this seat may know."""
        labels = {action.id: action.label for action in actions}
        for hint in self.table.hint(seat)[:3]:
            text = self.say("hint", move=labels[hint.action.id], share=hint.share, n=hint.simulations)
            console.print(f"  {text}", markup=False)
            if hint.because:
                why = self.table.game.speech.write(hint.because, self.lang, self.save.names)
                console.print(f"    {why}", markup=False)

    def do_undo(self, rest: str, seat: int, actions: list[Action]) -> None:
        """Back to the last decision that a person took."""
        taken = 1
        for move in reversed(self.table.history):
            if move.seat in self.people:
                break
            taken += 1
        else:
            console.print(self.say("no-undo"))
            return
        self.save.table = self.table.undo(taken)
        self.at_keyboard = None if len(self.people) > 1 else seat
        self.told = 0
        if len(self.people) == 1:
            self.show_table(seat)

    def do_log(self, rest: str, seat: int, actions: list[Action]) -> None:
        for line in self.table.log(seat, self.lang, self.save.names):
            console.print(f"  {line}", markup=False)

    def do_table(self, rest: str, seat: int, actions: list[Action]) -> None:
        self.show_table(seat)

    def do_rules(self, rest: str, seat: int, actions: list[Action]) -> None:
        rules_command.show(self.table.name, self.lang, rest)

    def do_why(self, rest: str, seat: int, actions: list[Action]) -> None:
        reason = self.table.why_not(seat, rest, self.lang)
        console.print(f"{escape(reason.text)}  [dim]{reason.rule}[/dim]" if reason else self.say("allowed"))

    def do_save(self, rest: str, seat: int, actions: list[Action]) -> None:
        path = Path(rest or f"{self.table.name}.json").expanduser()
        self.save.write(path)
        console.print(self.say("saved", path=escape(str(path))))

    def do_load(self, rest: str, seat: int, actions: list[Action]) -> None:
        self.save = load_save(Path(rest or f"{self.table.name}.json").expanduser())
        self.seat_bots()
        self.at_keyboard, self.told = None, 0

    def do_quit(self, rest: str, seat: int, actions: list[Action]) -> None:
        raise Leave

    # ------------------------------------------------------------------------------------------------------- the result

    def show_result(self) -> None:
        if self.eyes is None:
            self.hide_cards()
            self.told = max(0, len(self.table.log(None)) - 12)
        lines = self.table.log(self.eyes, self.lang, self.save.names)
        for line in lines[self.told :]:
            console.print(f"  {line}", style="dim", markup=False)
        console.print()
        console.print(self.table.game.screen.draw(self.table.view(self.eyes), self.save.names, self.lang))
        path = self.keep()
        console.print(self.say("kept"))
        console.print(f"  stockpot replay {shlex.quote(str(path))}", markup=False, soft_wrap=True)


def autosave_path(name: str) -> Path:
    """Where the last game of each kind is kept; `STOCKPOT_STATE` names another folder."""
    folder = os.environ.get("STOCKPOT_STATE") or platformdirs.user_state_dir("stockpot", appauthor=False)
    Path(folder).mkdir(parents=True, exist_ok=True)
    return Path(folder) / f"last-{name}.json"
