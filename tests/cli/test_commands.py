"""Every command through the real entry point; bad input is told in one line."""

from __future__ import annotations

import json
import logging
import random
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import stockpot
from stockpot.cli import main
from stockpot.cli.saves import Save
from stockpot.core.options import LANGUAGES
from stockpot.envs.gpu.device import available
from stockpot.testing.settings import one_move
from tests.support import processes

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Call `stockpot …` in this process; returns the exit code, what it printed, and its complaints."""
    monkeypatch.setenv("STOCKPOT_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    # A server's log goes to this process's standard error, which is the test's: it must not stay behind.
    monkeypatch.setattr(logging.root, "handlers", list(logging.root.handlers))
    monkeypatch.setattr(logging.root, "level", logging.root.level)

    def call(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["stockpot", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        out, err = capsys.readouterr()
        code = left.value.code
        return (code if isinstance(code, int) else 0 if code is None else 1), out, err

    return call


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """A saved game of three, some way in."""
    table, chance = stockpot.Table("soup", 3, seed=4), random.Random(4)
    for _ in range(20):
        one_move(table, chance)
    path = tmp_path / "game.json"
    Save(table, ["Ann", "Basil", "Clove"], [None, "thumb", "random"]).write(path)
    return path


# ------------------------------------------------------------------------------------------------------- what they show


def test_games(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    for name in stockpot.game_names():
        assert name in out
        assert all(f"--set {option.name}=" in out for option in stockpot.game(name).options)
    assert "2–5 players" in out
    assert "2–5 joueurs" in run("games", "--lang", "fr")[1]
    assert max(map(len, out.splitlines())) <= 80


def test_the_system_s_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "joueurs" in run("games")[1]
    monkeypatch.setenv("LC_MESSAGES", "pl_PL.UTF-8")
    assert "players" in run("games")[1]
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "joueurs" in run("games")[1]
    assert "players" in run("games", "--lang", "en")[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules(run: Run, lang: str) -> None:
    code, out, _ = run("rules", "soup", "--lang", lang)
    assert code == 0
    assert stockpot.game("soup").title[lang] in out
    assert "<a id" not in out
    assert len(out.splitlines()) > 50
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_rule(run: Run, lang: str) -> None:
    code, out, _ = run("rules", "soup", "--rule", "soup.play.follow", "--lang", lang)
    assert code == 0
    assert 0 < len(out.strip().splitlines()) < 12
    assert "<a id" not in out


def test_a_rule_that_is_not_there_suggests_others(run: Run) -> None:
    code, _, err = run("rules", "soup", "--rule", "follow", "--lang", "en")
    assert (code, err) == (2, "stockpot: There is no rule 'follow'; did you mean soup.play.follow?\n")


def test_replay(run: Run, game_file: Path) -> None:
    code, out, _ = run("replay", str(game_file))
    assert code == 0
    assert "Ann, Basil, Clove · 20 moves" in out
    assert "Ann chooses" in out
    assert "Basil chooses" in out
    assert re.search(r"Ann \d+, Basil \d+, Clove \d+\n$", out)


def test_replay_through_the_eyes_of_a_seat(run: Run, game_file: Path) -> None:
    _, out, _ = run("replay", str(game_file), "--seat", "1", "--lang", "fr")
    assert "Basil choisit" in out
    assert "Ann choisit" not in out
    assert "20 coups" in out
    _, boards, _ = run("replay", str(game_file), "--seat", "0", "--boards")
    assert boards.count("Deal 1 of 5") == 20
    assert "Hand" in boards


def test_replay_of_a_plain_record(run: Run, game_file: Path, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps(json.loads(game_file.read_text())["record"]))
    code, out, _ = run("replay", str(record))
    assert code == 0
    assert "#0, #1, #2" in out


def test_replay_step_by_step(game_file: Path) -> None:
    done = processes.stockpot("replay", str(game_file), "--step", typed="\n\n\n")
    assert done.returncode == 0
    assert done.stdout.count("Enter: next ") == 4, "three answers, then the end of input"
    assert "\x1b" not in done.stdout


def test_check_plays_many_games(run: Run) -> None:
    code, out, _ = run("check", "soup", "--games", "200")
    assert code == 0
    assert len(re.findall(r"soup, [2-5] players: 200 games", " ".join(out.split()))) == 4
    assert " ".join(out.split()).count("200 ended with all pieces in place.") == 4


def test_check_looks_at_every_decision(run: Run) -> None:
    code, out, _ = run("check", "pantry", "--games", "20", "--look", "sound")
    assert code == 0
    assert " ".join(out.split()).count("20 had all pieces in place at every decision.") == 3
    code, out, _ = run("check", "pantry", "--games", "20", "--look", "able")
    assert code == 0
    assert " ".join(out.split()).count("20 ended so, and whoever owed a decision could take it.") == 3
    code, out, _ = run("check", "soup", "--games", "2", "--look", "position")
    assert code == 0
    assert " ".join(out.split()).count("2 could be written down and read back at every decision.") == 4


def test_check_compares_with_interpreted_play(run: Run) -> None:
    from stockpot.cli.check import compare

    assert compare("soup", 2, 2, 1) == 0


def test_bench_writes_its_figures(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("bench", "soup", "--seconds", "0.2", "--json", str(tmp_path / "bench.json"))
    assert code == 0
    figures = json.loads((tmp_path / "bench.json").read_text())
    names = [row["name"] for row in figures["rows"]]
    assert names[:5] == [f"soup, {n} players" for n in (2, 3, 4, 5, 4)]
    assert all("VectorTable" in name for name in names[5:])
    assert all(row["decisions_per_s"] > row["games_per_s"] > 0 for row in figures["rows"][:5])
    assert all(row["decisions_per_s"] > 0 for row in figures["rows"][5:])
    assert set(figures["calls"]["soup"]) == {"play + legal", "copy", "view", "state bytes"}
    assert "decisions/s" in out


@pytest.mark.compiled
def test_bench_measures_every_interface(run: Run, tmp_path: Path) -> None:
    code, _, _ = run("bench", "soup", "--interfaces", "--seconds", "0.1", "--json", str(tmp_path / "bench.json"))
    assert code == 0
    rows = json.loads((tmp_path / "bench.json").read_text())["interfaces"]
    told = " ".join(row["name"] for row in rows)
    assert all(one in told for one in ("AEC", "parallel", "OpenSpiel", "Gymnasium", "vector of", "VectorTable"))
    assert all(row["decisions_per_s"] > 0 for row in rows)


@pytest.mark.skipif(available(), reason="there is a GPU here")
def test_bench_without_a_gpu_says_so(run: Run) -> None:
    code, _, err = run("bench", "soup", "--gpu")
    assert code != 0
    assert "no GPU to play on" in " ".join(err.split())


def test_warm_compiles_all_games(run: Run) -> None:
    code, out, _ = run("warm")
    assert code == 0
    assert f"Compiled: {', '.join(stockpot.game_names())}." in " ".join(out.split())


def test_help_names_every_command(run: Run) -> None:
    for arguments in ([], ["--help"], ["-h"]):
        _, out, err = run(*arguments)
        for command in ("play", "games", "rules", "replay", "check", "bench", "warm"):
            assert command in out + err


def test_the_version(run: Run) -> None:
    assert run("--version") == (0, f"stockpot {stockpot.__version__}\n", "")


def test_figures_have_the_options_of_their_game(run: Run) -> None:
    assert "stockpot figures pantry --help" in run("figures", "--help")[1]
    assert "--layouts" in run("figures", "pantry", "--help")[1]


def test_the_installed_command_is_the_same() -> None:
    script = shutil.which("stockpot", path=str(Path(sys.executable).parent))
    assert script, "the environment has the command `stockpot`"
    assert "stockpot.cli" in Path(script).read_text()


# ------------------------------------------------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "stew"], "There is no game 'stew'; the games are: soup"),
        (["play", "soup", "--players", "0"], "soup is for 2 to 5 players, not 0."),
        (["play", "soup", "--players", "9"], "soup is for 2 to 5 players, not 9."),
        (["play", "soup", "--people", "9"], "soup is for 2 to 5 players, not 9."),
        (["play", "soup", "--people", "-1"], "--people is 0 to 4, not -1."),
        (["play", "soup", "--people", "4", "--players", "3"], "--people is 0 to 3, not 4."),
        (["play", "soup", "--names", "Ann,Ben"], "--names gives 2 names to 1 people."),
        (["play", "soup", "--names", "A" * 17], "A player's name has 1 to 16 characters"),
        (["play", "soup", "--names", "A\x1b[2J"], "A player's name has 1 to 16 characters that can be printed"),
        (["play", "soup", "--bots", "grandmaster"], "There is no bot 'grandmaster'; the bots are: "),
        (["play", "soup", "--set", "salt=1"], "There is no option 'salt'; the options are: open_recipes"),
        (["play", "soup", "--set", "full_pot=many"], "Option full_pot takes a whole number from 1 to 50, not 'many'."),
        (["play", "soup", "--set", "full_pot=5", "--set", "full_pot=6"], "Option full_pot is given twice."),
        (["play", "soup", "--set", "first_dealer=4"], "Option first_dealer: with 4 players there is no seat 4."),
        (["play", "soup", "--lang", "nl"], f"Languages are {', '.join(LANGUAGES)}; not 'nl'."),
        (["play", "--load", "missing.json"], "missing.json: No such file or directory"),
        (["rules", "stew"], "There is no game 'stew'"),
        (["rules", "soup", "--lang", "xx"], f"Languages are {', '.join(LANGUAGES)}; not 'xx'."),
        (["replay", "missing.json"], "missing.json: No such file or directory"),
        (["replay", "."], ".: Is a directory"),
        (["check", "stew"], "There is no game 'stew'"),
        (["check", "soup", "--games", "-1"], "--games is a number of games, not -1."),
        (["check", "soup", "--twice", "-1"], "--twice is a number of games, not -1."),
        (["bench", "stew"], "There is no game 'stew'"),
        (["bench", "soup", "--seconds", "0"], "--seconds is more than 0, not 0."),
        (["bench", "soup", "--json", "no/where.json"], "--json: there is no folder no."),
        (["figures", "soup"], "There are no figures for soup; there are for sapotage, pantry."),
        (["serve", "--log", "loud"], "Logs are at debug, info, warning or error, not 'loud'."),
        (["serve", "--db", "shelf"], "--db is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME."),
        (["serve", "--db", "sqlite:///file"], "--db is sqlite+aiosqlite:///FILE or postgresql+asyncpg://"),
        (["serve", "--db", "sqlite+aiosqlite:///no/where"], "The database does not answer: "),
        (["serve", "--db", "sqlite+aiosqlite://", "--bus", "redis://127.0.0.1:1"], "The bus does not answer: "),
        (
            ["serve", "--db", "sqlite+aiosqlite://", "--metrics", "9100"],
            "Figures are served at an address like 127.0.0.1:9100",
        ),
        (
            ["serve", "--db", "sqlite+aiosqlite://", "--metrics", "192.0.2.1:9100"],
            "Figures cannot be served at 192.0.2.1:9100",
        ),
        (["serve", "--db", "sqlite+aiosqlite://", "--bus", "bus"], "A bus has an address like redis://127.0.0.1:6379."),
        (["upgrade", "--db", "shelf"], "--db is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME."),
        (["upgrade", "--db", "postgresql+asyncpg://nobody@127.0.0.1:1/no"], "The database does not answer: "),
        (["load", "stew"], "There is no game 'stew'"),
        (["load", "soup", "--clients", "6"], "soup is for 2 to 5 players, not 6."),
        (["load", "soup", "--clients", "3", "--bots", "grandmaster"], "There is no bot 'grandmaster'"),
        (["load", "--servers", "2"], "Several servers need a database and a bus that they share"),
        (["verify", "README.md"], "README.md is no saved game of Stockpot, or it was cut."),
        (["new-game", "soup"], "A new game is named by 2 to 20 small letters and digits"),
    ],
)
def test_bad_input_is_told_in_one_line(run: Run, arguments: list[str], message: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"stockpot: {message}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]], ids=" ".join)
@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lambda text: text[: len(text) // 2], "is no saved game of Stockpot, or it was cut."),
        (lambda _: "not JSON", "is no saved game of Stockpot, or it was cut."),
        (lambda _: "[" * 100_000, "is no saved game of Stockpot, or it was cut."),
        (lambda _: '{"chess": "e4"}', "This is no record of a Stockpot game."),
        (lambda _: "[1, 2]", "This is no record of a Stockpot game."),
        (lambda text: text.replace('"seed": 4', '"seed": 5'), "Move "),
        (lambda text: text.replace('"stockpot_save": 1', '"stockpot_save": 2'), "This game was saved in format 2; "),
        (lambda text: text.replace('"stockpot": 2', '"stockpot": 9'), "This record has format 9; "),
        (lambda text: text.replace('"rules": ', '"rules": 7'), "This game was played under version 7"),
        (lambda text: text.replace('["Ann", null], ', ""), "The saved game names 2 players for 3 seats."),
        (lambda text: text.replace('"seats"', '"seat"'), "The saved game does not say who sat where."),
        (lambda text: text.replace('["Ann", null]', '"Ann"'), "The saved game does not say who sat where."),
        (lambda text: text.replace('"Ann"', '"\\u001b[2J"'), "A player's name has 1 to 16 characters"),
        (lambda text: text.replace('"thumb"', '"grandmaster"'), "There is no bot 'grandmaster'"),
        (lambda text: text.replace('"over": false', '"over": true'), "The record was altered, or cut, "),
    ],
)  # fmt: skip
def test_files_that_cannot_be_used(
    run: Run, game_file: Path, command: list[str], harm: Callable[[str], str], message: str
) -> None:
    before = game_file.read_text()
    game_file.write_text(harm(before))
    assert game_file.read_text() != before
    code, out, err = run(*command, str(game_file))
    assert (code, out) == (2, "")
    assert message in err
    assert err.startswith("stockpot: ")
    assert err.count("\n") == 1


def test_a_file_of_something_else(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    code, _, err = run("replay", str(picture))
    assert (code, err) == (2, f"stockpot: {picture} is no saved game of Stockpot, or it was cut.\n")


def test_a_seat_that_was_not_there(run: Run, game_file: Path) -> None:
    for seat in ("3", "-1"):
        code, out, err = run("replay", str(game_file), "--seat", seat)
        assert (code, out) == (2, "")
        assert err == f"stockpot: This table has the seats 0 to 2, not {seat}.\n"


def test_bad_input_in_a_process_of_its_own() -> None:
    done = processes.stockpot("play", "stew")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("stockpot: There is no game 'stew'")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [["fry"], ["play", "soup", "--salt"], ["check", "--games", "many"], ["replay"], ["serve", "--port", "70000"]],
    ids=" ".join,
)
def test_words_that_no_command_knows(run: Run, arguments: list[str]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert "Usage: stockpot" in err


def test_an_unwritable_place_for_the_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("STOCKPOT_STATE", str(tmp_path / "file" / "state"))
    code, _, err = run("play", "soup", "--people", "0", "--seed", "1")
    assert code == 2
    assert "Not a directory" in err
    assert err.count("\n") == 1


@pytest.mark.needs("pytorch")
def test_train_writes_a_network_that_plays(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.npz"
    short = (
        "--rounds",
        "2",
        "--watch",
        "1",
        "--tables",
        "10",
        "--steps",
        "4",
        "--units",
        "8",
        "8",
        "4",
        "--duels",
        "4",
    )
    code, out, err = run("train", "soup", "--output", str(file), "--cores", "1", *short)
    assert (code, err) == (0, "")
    assert "round 2" in out
    assert f"Written to {file}" in out.replace("\n", "")
    assert stockpot.bot("soup", f"net:{file}").name == "net"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["train", "soup", "--output", "nowhere/net.npz"], "--output: there is no folder nowhere"),
        (["train", "soup", "--output", "net.npz", "--device", "abacus"], "cpu or cuda, not 'abacus'"),
        (["train", "soup", "--output", "net.npz", "--start", "missing.npz"], "missing.npz holds no network"),
        (["train", "soup", "--output", "net.npz", "--against", "cook"], "thumb, net or net:FILE, not 'cook'"),
        (["train", "soup", "--output", "net.npz", "--against", "net:missing.npz"], "missing.npz holds no network"),
        (["train", "pantry", "--output", "net.npz", "--against", "net"], "There is no network for pantry"),
        (
            ["arena", "pantry", "--games", "3", "--bots", "guided:9", "--against", "thumb"],
            "There is no network for pantry",
        ),
        (["arena", "soup", "--games", "4", "--bots", "judged:9", "--against", "thumb"], "No judge has learned soup"),
        (["judge", "soup", "--output", "judge.npz"], "soup does not say what a judge is to be told"),
        (["judge", "pantry", "--output", "nowhere/judge.npz"], "--output: there is no folder nowhere"),
        (["judge", "pantry", "--output", "judge.npz", "--device", "abacus"], "cpu or cuda, not 'abacus'"),
    ],
)
def test_networks_that_are_not_there(run: Run, arguments: list[str], complaint: str) -> None:
    code, _, err = run(*arguments)
    assert code != 0
    assert complaint in err
    assert "Traceback" not in err
