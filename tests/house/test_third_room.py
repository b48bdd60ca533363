"""A room from another package: found, played, recorded and used for research like our own."""

import json
from pathlib import Path
from typing import Any

import pexpect
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from embertide import words
from embertide.catalog import ROOMS
from embertide.core.dice import Dice
from embertide.core.errors import Refusal
from embertide.core.message import Message
from embertide.core.room import AnyRoom
from embertide.play.match.automatic import take_turn
from embertide.play.match.match import Match, rolled
from embertide.search.bots import bot
from embertide.words import LANGUAGES, has
from tests.house.test_cli import COMMAND, QUIET, run
from tests.house.test_laws import *  # noqa: F403 - the laws hold for every room
from tests.rules.test_reveals import *  # noqa: F403
from tests.support.patience import PATIENCE
from tests.support.third_room import environment, install

from embertide_nim import ROOM  # isort: skip - found by tests.support.third_room

ROOMS_UNDER_TEST = (ROOM,)

assert ROOM.words is not None
words.add(ROOM.words)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the environment of processes in which the package is installed."""
    return environment(install(tmp_path_factory.mktemp("site")))


# Found


def test_an_installed_room_is_offered(installed: dict[str, str]) -> None:
    done = run("rules", "nim", **installed)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(number in done.stdout for numbers in ROOM.rules.values() for number in numbers)
    german = run("rules", "nim", "--language", "de", **installed)
    assert "geheime Zahl" in german.stdout


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ({"feurio": "embertide_nim:ROOM"}, "two games called"),
        ({"nim": "embertide_nim:NOTHING"}, "has no attribute 'NOTHING'"),
        ({"nim": "nowhere_to_be_found:ROOM"}, "No module named 'nowhere_to_be_found'"),
        ({"nim": "embertide_nim.rules:HEAPS"}, "is no Room"),
        ({"mim": "embertide_nim:ROOM"}, "its name is 'nim'"),
    ],
)
def test_a_room_that_does_not_fit_is_left_out_with_a_sentence(
    tmp_path: Path, entry: dict[str, str], reason: str
) -> None:
    done = run("rules", "firewater", **environment(install(tmp_path, **entry)))
    assert done.returncode == 0
    (said,) = done.stderr.splitlines()
    assert reason in said
    assert "N-1" not in done.stdout


def test_our_own_rooms_are_no_entry_points() -> None:
    """They need no installation of the package."""
    assert list(ROOMS)[:2] == ["feurio", "firewater"]
    assert ROOMS.refusals == ()


# Words


def keys(language: str) -> set[str]:
    assert ROOM.words is not None
    text = (ROOM.words / language / "nim.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    return {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_room_speaks_every_language(language: str) -> None:
    assert keys(language) == keys("en")
    assert {*ROOM.rules, *(n for numbers in ROOM.rules.values() for n in numbers)} <= keys("en")
    assert has("nim-about", language)
    assert "nim-about" in words.added(language)
    assert "nim-about" not in words.source(language)


# Terminal, records, arena


def test_two_people_play_at_a_terminal(installed: dict[str, str]) -> None:
    """Each sees only their own number; the screen is cleared in between."""
    child = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], "play", "nim", "--players", "2", "--seed", "5"],
        env=QUIET | installed,
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(40, 100),
    )
    moved = handed = 0
    while not child.expect([r"your number is [123]|keyboard and press Enter", "the game is won"]):
        if "Enter" in child.after:
            handed += 1
            child.sendline("")
        else:
            assert "[?]" in child.before
            moved += 1
            child.sendline("t1")
            child.expect("t1")
    assert handed == moved > 10
    child.expect(pexpect.EOF)


def test_a_computer_that_cannot_think_is_refused(installed: dict[str, str]) -> None:
    done = run("play", "nim", "--bots", "1", "--level", "blaze", text="", **installed)
    assert done.returncode == 2
    assert "Nim has no computer players that search" in done.stderr


def test_records_are_written_and_verified(installed: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    done = run("simulate", "nim", "--games", "20", "--seed", "3", "--out", str(file), **installed)
    assert done.returncode == 0
    done = run("verify", str(file), **installed)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    first = json.loads(file.read_text("utf-8").splitlines()[0])
    file.write_text(json.dumps(first | {"numbers": [1, 1, 1, 1]}), "utf-8")
    done = run("verify", str(file), **installed)
    assert done.returncode == 1
    assert "No die and no cards of Nim could give that." in done.stdout


def test_plain_players_meet_in_the_arena(installed: dict[str, str]) -> None:
    """Random playouts by the rules are enough to beat a random player."""
    spec = ["arena", "nim", "--bots", "playouts:30,random", "--games", "40", "--seed", "1"]
    done = run(*spec, "--json", "--processes", "1", **installed)
    assert done.returncode == 0, done.stderr
    shares = {row["bot"]: row["share"] for row in json.loads(done.stdout)["bots"]}
    assert shares["playouts:30"] > 0.6


@pytest.mark.parametrize("spec", ["greedy", "uct:8", "search:8", "flame"])
def test_searching_players_are_refused(spec: str) -> None:
    with pytest.raises(Refusal) as no:
        bot(spec, ROOM, ROOM.menu.order())
    assert no.value.message == Message("room-no-kernel", {"game": Message("nim")})


@pytest.mark.parametrize("lacking", ["kernel", "advice", "solver"])
def test_what_a_room_lacks_is_said(lacking: str) -> None:
    ask: Any = {"kernel": ROOM.kernel, "advice": ROOM.advice, "solver": ROOM.solver}[lacking]
    with pytest.raises(Refusal):
        ask()


@pytest.mark.parametrize("name", ["feurio", "firewater", "nim"])
def test_playouts_play_every_room(name: str) -> None:
    room: AnyRoom = {**ROOMS, "nim": ROOM}[name]
    options, dice = room.menu.order(), Dice(1)
    player = bot("playouts:1", room, options)
    match = Match.begin(room, options).settle(rolled(room, dice))
    for _ in range(3):
        match = take_turn(player, match, dice).settle(rolled(room, dice))
    assert len(match.texts()) == 3
