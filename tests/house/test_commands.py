"""The commands that search: arena, analyse, hint and solve, as processes of their own."""

import json
from pathlib import Path
from typing import Any

import pytest

from embertide.catalog import ROOMS
from embertide.cli.analyse import hint as print_hint
from embertide.cli.console import Speech
from embertide.core.actor import Seat
from embertide.core.message import message
from embertide.search.analysis import Analyst, Suggestion
from embertide.search.budget import Budget
from tests.house.test_cli import GAMES, run

DECK = "346621252541354112345634561234561236"


@pytest.mark.parametrize("name", ROOMS)
def test_an_arena_prints_shares_with_intervals(name: str) -> None:
    wish = ("--players", "2", "--bots", "spark,random", "--games", "4", "--seed", "1")
    done = run("arena", name, *wish, "--processes", "1", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert [bot["bot"] for bot in found["bots"]] == ["spark", "random"]
    assert all(bot["games"] == 4 for bot in found["bots"])
    assert sum(bot["wins"] for bot in found["bots"]) == 4
    assert all(bot["interval"][0] <= bot["share"] <= bot["interval"][1] for bot in found["bots"])


def test_the_same_arena_on_several_processes() -> None:
    wish = ("feurio", "--players", "3", "--bots", "random,random", "--games", "6", "--seed", "2")
    results = []
    for processes in ("1", "2"):
        done = run("arena", *wish, "--processes", processes, "--json")
        found = json.loads(done.stdout)
        results.append([(bot["wins"], bot["points"], bot["rating"]) for bot in found["bots"]])
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--bots", "tepid"), "spark, ember, flame, blaze, inferno"),
        (("--bots", ","), "Name at least one"),
        (("--bots", "random", "--ray", "local"), "Ray isn’t installed"),
    ],
)
def test_arenas_refuse_in_a_sentence(args: tuple[str, ...], sentence: str) -> None:
    done = run("arena", "feurio", *args, "--games", "1")
    assert done.returncode == 2
    assert sentence in done.stderr


def running(tmp_path: Path, line: int, moves: int) -> Path:
    """Write the beginning of one of the games to a file."""
    fields = json.loads(GAMES.read_text("utf-8").splitlines()[line])
    file = tmp_path / "running.json"
    fields |= {"moves": fields["moves"][:moves], "checks": fields["checks"][:moves]}
    del fields["result"]
    if "deck" in fields:
        laid = sum(move[0] in "sx" for move in fields["moves"]) + fields["players"]
        spreading = fields["moves"][-1][0] not in "s"
        fields["deck"] = fields["deck"][: laid + spreading]
    file.write_text(json.dumps(fields), "utf-8")
    return file


def test_hints_name_three_moves(tmp_path: Path) -> None:
    done = run("hint", str(running(tmp_path, 0, 31)), "--iterations", "100", "--json")
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)) == 3


def test_analysis_of_a_running_game(tmp_path: Path) -> None:
    file = running(tmp_path, 0, 9)
    done = run("analyse", str(file), "--iterations", "60", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found
    assert all(row["loss"] >= 0 for row in found)
    table = run("analyse", str(file), "--iterations", "60")
    assert "lost" in table.stdout


@pytest.mark.parametrize("language", ["en", "fr", "it", "nl", "de"])
def test_an_analysis_fits_eighty_columns(tmp_path: Path, language: str) -> None:
    file = running(tmp_path, 0, 6)
    args = ("--iterations", "20", "--language", language)
    done = run("analyse", str(file), *args, COLUMNS="80")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    moves = json.loads(file.read_text("utf-8"))["moves"]
    # Moves are whole, one line for each decision with a choice.
    assert any(line.split()[:3:2] == ["2", moves[1]] for line in lines), done.stdout


def test_a_finished_game_has_no_hint(tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    file.write_text(GAMES.read_text("utf-8").splitlines()[0], "utf-8")
    done = run("hint", str(file))
    assert done.returncode == 2
    assert "The game is over" in done.stderr


def test_a_solved_deal_is_a_record_that_verifies(tmp_path: Path) -> None:
    done = run("solve", "--deck", DECK, "--seed", "1")
    assert done.returncode == 0, done.stderr
    proof = json.loads(done.stdout)
    assert (proof["deck"], proof["result"]) == (DECK, {"won": True})
    file = tmp_path / "proof.json"
    file.write_text(done.stdout, "utf-8")
    assert run("verify", str(file)).returncode == 0
    assert run("solve", str(file)).returncode == 0


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ((), "Give either a record or --deck"),
        (("--deck", "123"), "the whole deck must be known"),
        (("--deck", "7" * 36), "digits 1 to 6"),
        (("--deck", DECK, "--mode", "competitive"), "Only games with a common goal"),
    ],
)
def test_solve_refuses_in_a_sentence(args: tuple[str, ...], sentence: str) -> None:
    done = run("solve", *args)
    assert done.returncode == 2
    assert sentence in done.stderr


def test_a_remark_about_several_things_is_written_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    squares = (message("square", name="a1"), message("square", name="b2"))

    def hint(self: Analyst, state: Any, seat: Seat) -> list[Suggestion]:
        move = ROOMS["feurio"].game.moves(state)[0]
        return [Suggestion(move, 0.5, message("several", squares=squares))]

    monkeypatch.setattr(Analyst, "hint", hint)
    print_hint(running(tmp_path, 0, 9), Budget(1), True, Speech("en"))
    (row,) = json.loads(capsys.readouterr().out)
    written = [{"key": "square", "args": {"name": name}} for name in ("a1", "b2")]
    assert row["remark"] == {"key": "several", "args": {"squares": written}}
