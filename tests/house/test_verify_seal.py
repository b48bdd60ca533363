"""`embertide verify --seal`: a sentence for each check, and an exit status for scripts."""

import json
from pathlib import Path
from typing import Any

import pytest

from embertide.core.seal import commit, seat_hash
from embertide.words import LANGUAGES
from tests.house.test_cli import GAMES, run

SEALED = Path(__file__).parents[2] / "web" / "src" / "seal" / "games.fixture.json"
PLAYED: dict[str, Any] = json.loads(SEALED.read_text("utf-8"))[1]
SEAL: dict[str, Any] = PLAYED["record"]["seal"]
OTHER = "5e" * 32


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(PLAYED["record"]), "utf-8")
    return path


def forged(file: Path, **change: Any) -> str:
    """Change the seal of the record in the file."""
    file.write_text(json.dumps(PLAYED["record"] | {"seal": SEAL | change}), "utf-8")
    return str(file)


def notes() -> list[str]:
    """Return the options of a player who has noted everything."""
    hashes = [part for hashed in PLAYED["hashes"] for part in ("--seal-hash", hashed)]
    own = ["--commitment", SEAL["commitment"], "--number", SEAL["entropy"][1]]
    return ["--seal", *own, "--table", PLAYED["table"], *hashes]


def test_all_holds(file: Path) -> None:
    done = run("verify", str(file), *notes())
    assert (done.returncode, done.stderr) == (0, "")
    moves = len(PLAYED["record"]["moves"])
    assert done.stdout.splitlines() == [
        f"+ The game follows the rules: {moves} moves.",
        "+ The secret is the one that was committed to.",
        "+ All 36 draws follow from the secret and the numbers.",
        "+ The commitment is the one you noted.",
        "+ Your number is part of it, at seat 2.",
        "+ Seat 1 had committed to its number before the game.",
        "+ Seat 2 had committed to its number before the game.",
    ]


def test_what_was_not_noted_is_not_claimed(file: Path) -> None:
    done = run("verify", str(file), "--seal")
    assert done.returncode == 0
    assert (
        f"Compare this commitment with the one you were shown before the game: {SEAL['commitment']}"
        in (done.stdout)
    )
    assert "Your own number wasn’t checked" in done.stdout


def test_a_cheating_server_is_found_out(file: Path) -> None:
    """Each change is named: secret, commitment, number, order of the numbers, a seat's number."""
    one, two = SEAL["entropy"]
    other_two = {"secret": OTHER, "commitment": commit(bytes.fromhex(OTHER))}
    cases: list[tuple[dict[str, Any], list[str]]] = [
        ({"secret": OTHER}, ["The secret isn’t the one", "the draws prove nothing"]),
        (other_two, ["Draw", "The commitment isn’t the one you noted"]),
        ({"entropy": [one, OTHER]}, [f"The number {two} isn’t part of it", "Draw"]),
        ({"entropy": [OTHER, two]}, [f"No number matches the commitment {PLAYED['hashes'][0]}"]),
        ({"entropy": [two, one]}, ["Draw", "No number matches the commitment"]),
    ]
    for change, sentences in cases:
        done = run("verify", forged(file, **change), *notes())
        assert done.returncode == 1
        failed = [line for line in done.stdout.splitlines() if line.startswith("- ")]
        for sentence in sentences:
            assert any(sentence in line for line in failed), (change, done.stdout)


def test_a_number_swapped_from_the_start_is_found_out(file: Path) -> None:
    """The server replaced a number before it dealt: the record agrees with itself."""
    swapped = seat_hash(PLAYED["table"], SEAL["commitment"], 0, OTHER)
    done = run("verify", str(file), "--seal", "--number", OTHER)
    assert (done.returncode, f"The number {OTHER} isn’t part of it" in done.stdout) == (1, True)
    table = ("--table", PLAYED["table"])
    done = run("verify", str(file), "--seal", *table, "--seal-hash", swapped)
    assert (done.returncode, f"commitment {swapped}" in done.stdout) == (1, True)


def test_what_cannot_be_checked_has_a_status_of_its_own(tmp_path: Path, file: Path) -> None:
    bare = tmp_path / "bare.json"
    bare.write_text(GAMES.read_text("utf-8").splitlines()[0], "utf-8")
    done = run("verify", str(bare), "--seal")
    assert (done.returncode, "isn’t sealed" in done.stdout) == (2, True)
    running = PLAYED["record"] | {"seal": {"commitment": SEAL["commitment"]}}
    bare.write_text(json.dumps(running), "utf-8")
    done = run("verify", str(bare), "--seal")
    assert (done.returncode, "hasn’t been published yet" in done.stdout) == (2, True)
    moves = PLAYED["record"]["moves"]
    bare.write_text(json.dumps(PLAYED["record"] | {"moves": moves[1:]}), "utf-8")
    assert run("verify", str(bare), "--seal").returncode == 1
    for options, sentence in (
        (("--seal", "--number", "abc"), "isn’t a number or a commitment"),
        (("--seal", "--seal-hash", OTHER), "--table"),
        (("--number", OTHER), "only with --seal"),
        ((str(file), "--seal"), "one game at a time"),
    ):
        done = run("verify", str(file), *options)
        assert (done.returncode, sentence in done.stderr) == (2, True), done.stderr
    assert run("verify", str(GAMES), "--seal").returncode == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_sentences(file: Path, language: str) -> None:
    done = run("verify", str(file), *notes(), "--language", language)
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 7
    assert "seal-" not in done.stdout
