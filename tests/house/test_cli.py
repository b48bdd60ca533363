"""The embertide command, as a process of its own and, for typed input, in a real terminal."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import cast

import pexpect
import pytest

import embertide as et
from embertide.catalog import ROOMS
from tests.support.patience import PATIENCE

OWN = ("feurio", "firewater")
"""Our rooms; test_third_room.py covers a room of another package."""

GAMES = Path(__file__).parent.parent / "data" / "games.jsonl"
COMMAND = [sys.executable, "-m", "embertide"]
QUIET = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "100"}


def run(*args: str, text: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(  # noqa: S603 - our own command
        [*COMMAND, *args],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=QUIET | more,
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in done.stdout + done.stderr
    return done


def broken(line: int, **change: object) -> str:
    lines = GAMES.read_text("utf-8").splitlines()
    return json.dumps(json.loads(lines[line]) | change)


# verify


def test_verify_is_silent_when_all_hold() -> None:
    done = run("verify", str(GAMES))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_verify_says_file_line_move_and_reason(tmp_path: Path) -> None:
    moves = json.loads(GAMES.read_text("utf-8").splitlines()[0])["moves"]
    file = tmp_path / "bad games.jsonl"
    good = GAMES.read_text("utf-8").splitlines()[32]
    bad = [broken(0, moves=[moves[0], "d1,-1:red:1", *moves[2:]]), broken(1, deck="7")]
    file.write_text("\n".join([good, "", *bad, good]), "utf-8")
    done = run("verify", str(GAMES), str(file))
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        f"{file}:3: move 2: The red firefighters aren’t yours to send; "
        "you have blue and yellow. (F-8)",
        f"{file}:4: deck: The deck is written with the digits 1 to 6, and ? for a hidden value.",
    ]


def test_verify_reads_one_object_over_many_lines(tmp_path: Path) -> None:
    fields = json.loads(GAMES.read_text("utf-8").splitlines()[0])
    file = tmp_path / "one.json"
    file.write_text("\n" + json.dumps(fields, indent=1), "utf-8-sig")
    assert run("verify", str(file)).returncode == 0
    file.write_text("\n" + json.dumps(fields | {"deck": ""}, indent=1), "utf-8")
    done = run("verify", str(file))
    assert done.stdout.startswith(f"{file}:2: deck: ")
    assert len(done.stdout.splitlines()) == 1


def test_verify_reads_standard_input() -> None:
    assert run("verify", "-", text=GAMES.read_text("utf-8")).returncode == 0
    assert run("verify", "-", text="{}").stdout == "-:1: format: The field “format” is missing.\n"


def test_verify_refuses_files_it_cannot_read(tmp_path: Path) -> None:
    empty, binary = tmp_path / "empty", tmp_path / "binary"
    empty.write_text(" \n")
    binary.write_bytes(b"\xff\xfe\x00")
    done = run("verify", str(empty), str(binary), str(tmp_path), str(tmp_path / "none"))
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 4


# simulate


def test_simulate_gives_the_same_bytes_for_the_same_seed(tmp_path: Path) -> None:
    args = ("simulate", "feurio", "--players", "3", "--variant", "firebreak", "--seed", "5")
    first, second = tmp_path / "a", tmp_path / "b"
    assert run(*args, "--games", "3", "--out", str(first)).returncode == 0
    assert run(*args, "--games", "3", "--out", str(second)).returncode == 0
    assert first.read_bytes() == second.read_bytes()
    assert run(*args, "--games", "2").stdout.splitlines() == first.read_text().splitlines()[:2]


@pytest.mark.parametrize("name", OWN)
def test_simulated_games_verify(name: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert run("simulate", name, "--games", "5", "--seed", "1", "--out", str(file)).returncode == 0
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(records) == 5
    assert all(len(record["checks"]) == len(record["moves"]) for record in records)
    assert run("verify", str(file)).returncode == 0


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("chess",), "There’s no game “chess” here: choose one of feurio, firewater."),
        (("feurio", "--players", "5"), "This game is for 1 to 4 players, not 5."),
        (("firewater", "--players", "1"), "This game is for 2 to 4 players, not 1."),
        (
            ("feurio", "--players", "2", "--mode", "solitaire"),
            "The mode solitaire is for one player, not 2.",
        ),
        (
            ("feurio", "--mode", "cooperative", "--variant", "firebreak"),
            "The variant firebreak doesn’t go with the mode cooperative, only with competitive.",
        ),
        (("firewater", "--variant", "hotter"), "This game has no variants"),
        (("firewater", "--board", "moon"), "There’s no board “moon”"),
        (("feurio", "--board", "moon"), "This game is played without a board"),
        (("feurio", "--out", "/no/such/folder/x"), "/no/such/folder/x can’t be written"),
    ],
)
def test_impossible_wishes_are_refused_in_a_sentence(args: tuple[str, ...], sentence: str) -> None:
    done = run("simulate", *args, "--seed", "1")
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_board_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "my board.txt"
    file.write_text("\n".join(["FFFFWWWW"] * 8) + "\n")
    done = run("simulate", "firewater", "--board", str(file), "--seed", "1")
    assert json.loads(done.stdout)["board"] == ["FFFFWWWW"] * 8
    file.write_text("\n".join(["FFFFWWWW"] * 4 + ["FFFFWXWW"] + ["FFFFWWWW"] * 3))
    done = run("simulate", "firewater", "--board", str(file), "--seed", "1")
    assert done.returncode == 2
    assert f"{file}: line 5: " in done.stderr


# rules


@pytest.mark.parametrize("name", OWN)
def test_rules_prints_every_number_and_ruling(name: str) -> None:
    done = run("rules", name)
    assert done.returncode == 0
    for numbers in ROOMS[name].rules.values():
        for number in numbers:
            assert re.search(rf"\b{number}\b", done.stdout)
    assert "Our ruling:" in done.stdout


def test_languages() -> None:
    assert "Unsere Entscheidung" in run("rules", "feurio", "--language", "de").stdout
    french = run("rules", "feurio", LC_ALL="fr_FR.UTF-8").stdout
    assert french != run("rules", "feurio").stdout
    done = run("rules", "feurio", "--language", "xx")
    assert done.returncode == 2
    assert "en, fr, it, nl, de" in done.stderr


# play


def _restore_ctrl_c() -> None:
    """Restore SIGINT, which is ignored if the tests were started in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Person:
    """A person at a real terminal."""

    def __init__(self, *args: str, **more: str) -> None:
        command = [*COMMAND, "play", *args]
        env = cast("os._Environ[str]", QUIET | {"TERM": "dumb"} | more)
        self._terminal = pexpect.spawn(
            command[0],
            command[1:],
            env=env,
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(50, 100),
            preexec_fn=_restore_ctrl_c,
        )

    def reads(self, text: str) -> "Person":
        """Wait until the text appears after what was read before."""
        self._terminal.expect_exact(text)
        return self

    def types(self, text: str, end: str = "\r") -> "Person":
        self._terminal.send(text + end)
        return self

    def leaves(self) -> int:
        self._terminal.expect(pexpect.EOF)
        self._terminal.close()
        return int(self._terminal.exitstatus)


def test_play_asks_what_to_play() -> None:
    person = Person("--seed", "3").reads("What shall we play?").types("1")
    person.reads("How do you want to play?").types("x").reads("Please answer").types("1")
    person.reads("How many players?").types("2").reads("Firebreaks").types("n")
    person.reads("Hotter game").types("").reads("How many computer").types("1")
    person.reads("How well").types("1").reads("Player 1>")
    person.types("quit").reads("Before you leave").types("").reads("See you next time")
    assert person.leaves() == 0


def test_play_explains_undoes_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "saved game.json"
    person = Person("feurio", "--players", "2", "--seed", "3").reads("Player 2>")
    person.types("help").reads("why MOVE").types("undo").reads("nothing to undo")
    person.types("why s9,9").reads("touches no tile").reads("(F-7)")
    person.types("moves").reads("s0,1").types("s0,1").reads("Player 2>")
    person.types("undo").reads("s0,1").types("why s0,1").reads("s0,1 is legal")
    person.types("s0,1").reads("lays the").types("-").reads("Player 1>")
    person.types("undo").reads("something has been revealed")
    person.types("save").reads("save FILE").types(f"save {tmp_path}").reads("already exists")
    person.types(f"save {file}").reads("Saved.").types("", end="\x04")
    person.reads("See you next time")  # what is saved need not be saved again
    assert person.leaves() == 0
    assert json.loads(file.read_text())["moves"] == ["s0,1", "-"]
    again = Person("--resume", str(file)).reads("Player 1>").types("", end="\x04")
    again.reads("See you next time")
    assert again.leaves() == 0


@pytest.mark.parametrize("name", OWN)
def test_bots_play_a_whole_game(name: str) -> None:
    wish = ("--players", "3", "--bots", "3", "--level", "random", "--seed", "2")
    done = run("play", name, *wish)
    assert done.returncode == 0
    assert re.search("wins|share|Master", done.stdout)


def test_secrets_at_one_keyboard_are_handed_over() -> None:
    person = Person("feurio", "--players", "2", "--variant", "firebreak", "--seed", "3")
    person.reads("Player 2, it’s your turn").types("").reads("Player 2>")
    person.types("quit").reads("Before you leave").types("")
    assert person.leaves() == 0


def test_a_broken_save_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text(broken(0, deck="31"))
    done = run("play", "--resume", str(file))
    assert done.returncode == 2
    assert done.stderr.startswith(f"{file}: deck: ")
    assert len(done.stderr.splitlines()) == 1


def test_a_saved_game_remembers_its_computer_players(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    person = Person("feurio", "--players", "2", "--bots", "1", "--level", "spark", "--seed", "3")
    person.reads("Player 1>").types(f"save {file}").reads("Saved.").types("hint").reads("%")
    person.types("quit").reads("See you next time")
    assert person.leaves() == 0
    assert json.loads(file.read_text())["names"] == ["Player 1", "computer/spark"]
    again = Person("--resume", str(file)).reads("Player 1>").types("quit")
    again.reads("See you next time")
    assert again.leaves() == 0


def test_lines_are_edited_recalled_and_completed() -> None:
    up, left = "\x1b[A", "\x1b[D"
    able = {"TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
    person = Person("feurio", "--players", "2", "--seed", "3", **able).reads("Player 2>")
    person.types(f"wh s9,9{left * 5}y").reads("(F-7)").reads("Player 2>")
    person.types(up).reads("(F-7)").reads("Player 2>")
    person.types("s0", end="\t").reads(",1").types("").reads("lays the 4")
    person.reads("Player 2>").types("sc", end="\t").types("").reads("0 points").reads("Player 2>")
    person.types("", end="\x04").reads("Before you leave").types("quit").reads("See you next time")
    assert person.leaves() == 0


def test_a_sole_legal_move_is_offered(tmp_path: Path) -> None:
    match = et.feurio.new(players=1, seed=1)
    while len(match.legal()) > 1:
        match = match.play(match.moves()[0])
    file = tmp_path / "game.jsonl"
    et.write(file, [match])
    done = run("play", "--resume", str(file), text="\n")
    assert f"The only move is {match.legal()[0]}: press Enter to play it." in done.stdout
    assert "· Player 1" in done.stdout.partition("press Enter")[2]


def test_a_long_list_of_moves_comes_a_screen_at_a_time() -> None:
    person = Person("firewater", "--players", "2", "--seed", "3")
    for move in ("e:b2", "e:d4", "e:f6"):
        person.reads("> ").types(move)
    person.reads("> ").types("moves").reads("more moves: press Enter").types("")
    person.reads("more moves").types("q").reads("> ").types("moves zz")
    person.reads("No legal move begins with").types("why").reads("Which move?").reads("> ")
    person.types("board").reads("♛").reads("> ").types("quit").reads("Before you leave")
    person.types("quit").reads("See you next time")  # no name of a file
    assert person.leaves() == 0


def test_the_moves_are_listed_once_a_position() -> None:
    done = run("play", "feurio", "--seed", "3", text="why s0,1\nscore\ns9,9\nquit\n\n")
    assert done.stdout.count("s0,1  s1,-1") == 1


def test_a_file_that_is_not_there_is_named_once() -> None:
    for command in (("play", "--resume"), ("hint",)):
        done = run(*command, "nofile")
        assert done.returncode == 2
        assert done.stderr == "nofile can’t be read: No such file or directory.\n"


def test_the_version() -> None:
    assert run("--version").stdout == f"embertide {et.__version__}\n"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete_commands_games_and_levels(shell: str) -> None:
    def complete(line: str) -> str:
        words = line.split(" ")
        asked = {"_EMBERTIDE_COMPLETE": f"complete_{shell}", "COMP_WORDS": line}
        asked |= {"COMP_CWORD": str(len(words) - 1), "_TYPER_COMPLETE_ARGS": line}
        asked |= {"_TYPER_COMPLETE_FISH_ACTION": "get-args"}
        code = "import sys; sys.argv = ['embertide']; from embertide.cli import main; main()"
        done = subprocess.run(  # noqa: S603 - our own
            [sys.executable, "-c", code],
            env=QUIET | asked,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        return done.stdout

    assert "simulate" in complete("embertide sim")
    assert "firewater" in complete("embertide play f")
    assert "inferno" in complete("embertide play --level i")


def test_unknown_levels_are_refused() -> None:
    done = run("play", "feurio", "--bots", "1", "--level", "tepid")
    assert done.returncode == 2
    assert "spark, ember, flame, blaze, inferno" in done.stderr


def test_too_many_bots() -> None:
    done = run("play", "feurio", "--players", "2", "--bots", "3")
    assert done.returncode == 2
    assert "3 bots can’t sit on 2 seats." in done.stderr
