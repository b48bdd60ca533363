"""Reasons why a move is better than another: each is true of the position, and not said if not."""

from collections.abc import Callable
from typing import Any

import pytest

from embertide.catalog import ROOMS
from embertide.core.actor import Seat
from embertide.core.dice import Dice
from embertide.core.message import Message
from embertide.core.position import Position
from embertide.core.room import AIDS
from embertide.games.firewater.rules.moves import Move
from embertide.games.firewater.rules.state import Acting, State
from embertide.play.match.automatic import random_match
from embertide.words import say
from tests.support.firewater_table import with_tokens

ROOM = ROOMS["firewater"]
GAME = ROOM.game

FEW = "e:f6 e:b2 e:e4"
SIX = "e:c2 e:g2 e:g7 0:m42:h2h3 1:m32:g4g3 0:m13:e7d7 1:m13:b8c8"
COVERED = "e:d2 e:f3 e:b7 0:m23:c2b2 1:m23:d3d4 0:m31:h3h4 1:m41:a7a8 1:m21:f8e8"
LEADER = """
e:b5 e:e4 e:e7 1:m33:c1b1 1:m41:d1d2 1:m21:a2b2 1:m31:c2c3 1:l:f2 0:m24:h2g2 0:m22:e3e2 0:m33:f3f4
0:m21:h3g3 1:m42:c4b4 1:m11:c5d5 0:m13:e5e6 0:m11:f5g5 0:m43:a6a7 0:m31:b6b7 1:m43:f6g6 0:m32:f7f8
1:m44:d8d7
"""
LEADER_SOON = """
e:d6 e:b5 e:d3 0:m11:e1f1 1:m43:h1g1 1:m23:b2a2 1:m34:c2c1 0:m12:f2g2 0:l:a3 1:m31:e4e5 1:m44:f4f5
1:m12:c5c6 0:m34:a7a6 0:m32:b8b7 1:m33:d8c8 0:m24:f8f7
"""
CLAIM = """
e:b5 e:e4 e:e7 1:m33:c1b1 1:m21:a2b2 1:m31:c2c3 1:l:f2 0:m22:e3e2 0:m33:f3f4 0:m21:h3g3 1:m42:c4b4
1:m11:c5d5 0:m11:f5g5 0:m43:a6a7 0:m31:b6b7 1:m43:f6g6 0:m32:f7f8 1:m44:d8d7
"""
READY = """
e:d3 e:e5 e:e7 1:l:c1 0:m43:f1f2 0:m41:b2c2 0:m21:g2g3 0:m42:a3b3 1:m44:c4b4 0:m11:e4e3 1:m12:g4h4
0:m23:b5b6 0:m24:d5c5 0:m31:a6a7 1:m11:e6f6 1:m41:c7c8 1:m22:d8e8 1:m42:f8f7 1:m32:g8h8
"""
HEMMED = "e:d4 e:c2 e:g7 1:m32:g1g2 1:m24:h3h4 0:m32:e5d5"
LOST = "e:g2 e:c5 e:f6 1:m11:d5d6"


@pytest.mark.parametrize(
    ("key", "turn", "hands", "placed", "played", "better"),
    [
        ("covers", 0, ("12 21 34", "11 12 34"), COVERED, "m12:c8b8", "m34:b4b5"),
        ("gives", 1, ("31 32 43", "11 24 42"), SIX, "m24:g1f1", "m11:e8d8"),
        ("hems", 1, ("22 41 42", "22 31 33"), FEW, "m33:h6h5", "m33:g1g2"),
        ("leader", 1, ("12 42 44", "22 24 32"), LEADER, "m22:e1f1", "m32:h6h7"),
        ("leader-soon", 0, ("14 22 31", "11 13 21"), LEADER_SOON, "m22:b3b4", "m31:b1a1"),
        ("leads", 1, ("22 41 42", "22 31 33"), FEW, "l:g7", "m33:a5a6"),
        ("lets-claim", 0, ("12 24 44", "22 24 41"), CLAIM, "m24:a5a4", "m24:c8b8"),
        ("lets-hem", 0, ("11 31 42", "13 31 33"), HEMMED, "l:d6", "m42:h2h1"),
        ("loses", 0, ("11 34 44", "13 42 43"), LOST, "m44:h3g3", "m44:e6e7"),
        ("readies", 1, ("13 33 34", "13 33 34"), READY, "m33:e2d2", "m13:f5g5"),
    ],
)
def test_each_reason_where_it_holds_and_not_the_other_way_round(  # noqa: PLR0917
    key: str, turn: Seat, hands: tuple[str, ...], placed: str, played: str, better: str
) -> None:
    state = ROOM.arrange(ROOM.menu.order(2), Position(tuple(placed.split()), turn, hands))
    one, other = GAME.read(played), GAME.read(better)
    found = [text for text in ROOM.reasons(state, one, other) if text.key.endswith(f"n-{key}")]
    assert found
    assert all(holds(state, one, other, text) for text in found)
    back = [text.key for text in ROOM.reasons(state, other, one)]
    assert f"firewater-reason-{key}" not in back


def test_the_last_tokens_are_counted() -> None:
    hands = ("12 42 44", "22 24 32")
    state = ROOM.arrange(ROOM.menu.order(2), Position(tuple(LEADER.split()), 0, hands))
    token = next(move for move in GAME.moves(state) if GAME.write(move).startswith("t:"))
    marker = GAME.moves(state)[0]
    keys = [text.key for text in ROOM.reasons(with_tokens(state, 0, 4), marker, token)]
    assert "firewater-reason-tokens" in keys
    assert "firewater-reason-tokens" not in [
        text.key for text in ROOM.reasons(with_tokens(state, 0, 9), marker, token)
    ]


def test_a_rival_with_one_token_left_must_not_be_let_in() -> None:
    state = ROOM.arrange(
        ROOM.menu.order(2), Position(tuple(SIX.split()), 1, ("31 32 43", "11 24 42"))
    )
    gives, keeps = GAME.read("m24:g1f1"), GAME.read("m11:e8d8")
    first = ROOM.reasons(with_tokens(state, 0, 1), gives, keeps)[0]
    assert first.key == "firewater-reason-lets-win"
    keys = [text.key for text in ROOM.reasons(with_tokens(state, 0, 2), gives, keeps)]
    assert "firewater-reason-lets-win" not in keys


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_reason_is_true_in_games(players: int) -> None:
    dice, checked = Dice(players), 0
    for seed in range(3):
        for at, move in random_match(ROOM, ROOM.menu.order(players), Dice(seed)).steps():
            if not isinstance(at.state.phase, Acting):
                continue
            better = dice.choose(GAME.moves(at.state))
            for text in ROOM.reasons(at.state, move, better) if better != move else ():
                if text.key.startswith("firewater-reason-"):
                    assert holds(at.state, move, better, text), say(text)
                    checked += 1
    assert checked > 50


# Recomputed from legal moves, and from the influence that the client is sent


class After:
    """A position after a move, and what each seat could do in it."""

    def __init__(self, state: State, move: Move) -> None:
        self.state = GAME.play(state, move)
        shown = ROOM.show(GAME.view(self.state, None), [aid for aid in AIDS if aid != "hints"])
        self.influence: dict[str, list[int]] = shown["influence"]  # type: ignore[assignment]
        self.rows: list[str] = shown["rows"]  # type: ignore[assignment]
        self.pieces: dict[str, Any] = shown["pieces"]  # type: ignore[assignment]

    def legal(self, seat: Seat, kind: str) -> list[str]:
        texts = [GAME.write(move) for move in GAME.moves(self.state._replace(phase=Acting(seat)))]
        return [text.removeprefix(kind) for text in texts if text.startswith(kind)]

    def leads(self, square: str, seat: Seat) -> bool:
        sums = self.influence.get(square, [0])
        return sums[seat : seat + 1] == [max(sums)] != [0] and sums.count(max(sums)) == 1

    def open_lead(self, square: str, seat: Seat) -> bool:
        """Whether the seat leads where its token could go."""
        piece = self.pieces.get(square, {"kind": "empty"})
        own = piece == {"kind": "leader", "seat": seat}
        return self.leads(square, seat) and piece["kind"] not in {"token", "elemental"} and not own

    def nearly(self, square: str, seat: Seat) -> bool:
        column, row = square[0], int(square[1])
        around = [f"{chr(ord(column) + dx)}{row + dy}" for dx, dy in STEPS]
        columns = LETTERS[: len(self.rows[0])]
        on_board = [at for at in around if at[0] in columns and at[1:] in DIGITS]
        return sum(at not in self.pieces for at in on_board) == 1 and self.leads(square, seat)


STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))
LETTERS = "abcdefghijkl"
DIGITS = [str(row) for row in range(1, 9)]


def holds(state: State, played: Move, better: Move, text: Message) -> bool:
    """Return whether a reason is true."""
    seat = GAME.actor(state)
    rival = (seat + 1) % len(state.hands)
    known = text.args.get("player")
    assert known is None or known == Message("player", {"number": rival + 1})
    check = CHECKS[text.key.removeprefix("firewater-reason-")]
    squares = str(text.args.get("squares", text.args.get("square", ""))).split(" · ")
    less, more = After(state, played), After(state, better)
    return all(check(less, more, square, seat, rival) for square in squares)


Check = Callable[[After, After, str, Seat, Seat], bool]

CHECKS: dict[str, Check] = {
    "lets-win": lambda less, more, _, __, rival: bool(
        less.state.hands[rival].tokens == 1
        and less.legal(rival, "t:")
        and not more.legal(rival, "t:")
    ),
    "tokens": lambda less, more, _, seat, __: (
        more.state.hands[seat].tokens < less.state.hands[seat].tokens
    ),
    "covers": lambda less, more, at, _, rival: (
        at in less.legal(rival, "t:") and at not in more.legal(rival, "t:")
    ),
    "gives": lambda less, more, at, _, rival: (
        at in less.legal(rival, "t:") and at not in more.legal(rival, "t:")
    ),
    "leader": lambda less, more, at, _, rival: (
        at in less.legal(rival, "t:") and at not in more.legal(rival, "t:")
    ),
    "leader-soon": lambda less, more, at, seat, rival: (
        less.pieces[at] == {"kind": "leader", "seat": seat}
        and less.nearly(at, rival)
        and not more.nearly(at, rival)
    ),
    "lets-claim": lambda less, more, at, _, rival: (
        at in less.legal(rival, "c:") and at not in more.legal(rival, "c:")
    ),
    "readies": lambda less, more, at, seat, _: (
        at in more.legal(seat, "c:") and at not in less.legal(seat, "c:")
    ),
    "hems": lambda less, more, at, seat, _: more.nearly(at, seat) and not less.leads(at, seat),
    "lets-hem": lambda less, more, at, _, rival: (
        less.nearly(at, rival) and not more.leads(at, rival)
    ),
    "leads": lambda less, more, at, seat, _: more.leads(at, seat) and not less.open_lead(at, seat),
    "loses": lambda less, more, at, _, rival: (
        less.leads(at, rival) and not more.open_lead(at, rival)
    ),
}
