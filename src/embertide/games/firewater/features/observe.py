"""Views of Fire & Water as arrays, for research; planes.py describes the planes."""

from collections.abc import Iterator

import numpy as np

from embertide.games.firewater.features.planes import (
    AT,
    ELEMENTS,
    OUTCOMES,
    PLANES,
    SHAPE,
    WAYS,
    Planes,
)
from embertide.games.firewater.features.restore import draw_back, look_back
from embertide.games.firewater.kernel.bridge import action_of, move_of
from embertide.games.firewater.kernel.record import ACTIONS
from embertide.games.firewater.rules.board import Square, lay_out
from embertide.games.firewater.rules.field import (
    Half,
    Leader,
    Piece,
    Token,
)
from embertide.games.firewater.rules.state import (
    Acting,
    LastRound,
    Over,
    Phase,
    Revealing,
    State,
    Summoning,
)
from embertide.games.firewater.rules.view import View

__all__ = [
    "ACTIONS",
    "AT",
    "OUTCOMES",
    "PLANES",
    "SHAPE",
    "action_of",
    "draw_back",
    "look_back",
    "move_of",
    "observe",
    "secrets",
]


def observe(view: View) -> Planes:
    """Render a view as planes."""
    planes = np.zeros(SHAPE, np.uint8)
    flat = planes.reshape(len(PLANES), -1)
    _set_board(flat, view)
    for square, top in enumerate(view.tops):
        for name, number in _piece(square, top):
            flat[AT[name], square] = number
    for name, number in _numbers(view):
        flat[AT[name]] = number
    return planes


def _set_board(flat: Planes, view: View) -> None:
    elements = lay_out(view.rows, len(view.hands)).elements
    for square, element in enumerate(elements):
        flat[AT[ELEMENTS.get(element, "off")], square] = 1
    for number, square in enumerate(view.elementals, 1):
        flat[AT["elemental"], square] = number
    sums = np.array(view.influence, np.uint8)
    flat[AT["influence 0"] : AT["influence 0"] + len(view.hands)] = sums.T


def _piece(square: Square, top: Piece | None) -> Iterator[tuple[str, int]]:
    """Yield the piece on a square and the one under its tokens; elementals have their own plane."""
    match top:
        case Token(seat, count, covered):
            yield f"tokens {seat}", count
            yield from _piece(square, covered)
        case Half(seat, element, value, twin):
            yield f"{ELEMENTS[element]} half {seat}", value
            yield f"twin {WAYS[twin - square]}", 1
        case Leader(seat):
            yield f"leader {seat}", 1


def _numbers(view: View) -> Iterator[tuple[str, int]]:
    """Yield the values of the planes that are the same everywhere."""
    for seat, hand in enumerate(view.hands):
        yield from ((f"open {seat} {marker}", 1) for marker in hand.open)
        yield from ((f"stack {seat} {marker}", 1) for marker, _ in hand.stack.left())
        yield f"supply {seat}", hand.tokens
        yield f"{hand.leader.value} {seat}", 1
    yield type(view.phase).__name__.lower(), 1
    yield from _turns(view.phase)
    if view.seat is not None:
        yield f"viewer {view.seat}", 1
    yield "players", len(view.hands)


def _turns(phase: Phase) -> Iterator[tuple[str, int]]:
    match phase:
        case Revealing(due, then):
            yield "due", len(due)
            yield f"reveals {due[0]}", 1
            yield from _turns(then)
        case Summoning(seat) | Acting(seat):
            yield f"turn {seat}", 1
        case LastRound(seat, last):
            yield f"turn {seat}", 1
            yield f"last {last}", 1
        case Over(last, master):
            yield f"last {last}", 1
            if master is not None:
                yield f"master {master}", 1


def secrets(state: State) -> dict[int, int]:
    """W-15: nothing that Nature did is hidden."""
    return {}
