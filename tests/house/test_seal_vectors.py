"""The vectors by which the client's check of a seal is tested are those of the program.

`python -m tests.house.test_seal_vectors` writes them again.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.core.seal import _below, commit, sealed_draw, seat_hash
from embertide.host.opening import Start
from tests.conftest import tables
from tests.support.seated import PEOPLE, Seated, person

FOLDER = Path(__file__).parents[2] / "web" / "src" / "seal"
DOCS = Path(__file__).parents[2] / "docs" / "seal.md"
HALF = 2**255 + 1
"""A sum of odds at which about every second value is rejected."""


def vectors() -> dict[str, Any]:
    """Return inputs and results of each function of the seal."""
    dice = Dice("seal vectors")
    return {
        "commitment": [{"secret": s, "is": commit(bytes.fromhex(s))} for s in _numbers(dice, 8)],
        "seatHash": [_seat_hash(dice, seat) for seat in range(4)],
        "below": [_bounded(dice, n) for n in (1, 2, 6, 36, 2**64 - 1, *[HALF] * 8)],
        "sealedDraw": [_drawn(dice, draw) for draw in range(40)],
    }


def _numbers(dice: Dice, count: int) -> list[str]:
    return [f"{dice.below(2**256):064x}" for _ in range(count)]


def _seat_hash(dice: Dice, seat: int) -> dict[str, Any]:
    committed, number = _numbers(dice, 2)
    table = "Zx-9_aB3kQ0t"
    hashed = seat_hash(table, committed, seat, number)
    return {"table": table, "commitment": committed, "seat": seat, "number": number, "is": hashed}


def _bounded(dice: Dice, n: int) -> dict[str, Any]:
    (secret,) = _numbers(dice, 1)
    value = _below(bytes.fromhex(secret), "0 a b", n)
    return {"secret": secret, "text": "0 a b", "n": str(n), "is": str(value)}


def _drawn(dice: Dice, draw: int) -> dict[str, Any]:
    secret, *numbers = _numbers(dice, 1 + draw % 5)
    numbers = [*numbers, ""] if draw % 3 == 0 else numbers
    odds = [1 + dice.below(6) for _ in range(1 + dice.below(16))]
    at = sealed_draw(bytes.fromhex(secret), numbers, draw, odds)
    return {"secret": secret, "numbers": numbers, "draw": draw, "odds": odds, "is": at}


def games() -> Iterator[dict[str, Any]]:
    """Yield a whole game of each way to play, with the odds of its draws by the rules."""
    for room, options in tables():
        yield _game(room, options)


def _game(room: AnyRoom, options: Options) -> dict[str, Any]:
    dice = Dice(f"{room.name} {options}")
    secret = bytes.fromhex(_numbers(dice, 1)[0])
    chairs = [person(name) for name in PEOPLE[: options.players]]
    seated = Seated(room, options, chairs, start=Start(secret=secret))
    seated.give_entropy()
    while seated.table.phase != "over":
        seated.move(dice.choose(seated.legal()))
    hashes = [chair.hash for chair in seated.table.chairs]
    game, steps = room.game, seated.story().steps()
    draws = [
        {
            "move": game.write(move),
            "odds": list(game.weights(at.state)),
            "at": list(game.moves(at.state)).index(move),
        }
        for at, move in steps
        if at.actor == NATURE
    ]
    return {"table": "table", "record": seated.record().fields(), "hashes": hashes, "draws": draws}


def _written() -> dict[str, str]:
    lines = ",\n".join(json.dumps(game, separators=(",", ":")) for game in games())
    return {
        "vectors.fixture.json": json.dumps(vectors(), indent=1) + "\n",
        "games.fixture.json": f"[\n{lines}\n]\n",
    }


def test_the_vectors_of_the_client_are_up_to_date() -> None:
    for name, text in _written().items():
        assert (FOLDER / name).read_text("utf-8") == text


def test_the_manual_has_vectors_that_hold() -> None:
    manual = DOCS.read_text("utf-8")
    made = vectors()
    for case in (made["commitment"][0], made["seatHash"][1], made["sealedDraw"][4]):
        for value in case.values():
            values = value if isinstance(value, list) else [value]
            assert all(str(part) in manual for part in values)


if __name__ == "__main__":
    for name, text in _written().items():
        (FOLDER / name).write_text(text, "utf-8")
