"""Views of Fire & Water as arrays, for research; the planes are told in features_planes.py."""

from collections.abc import Iterator

import numpy as np

from embertide.core.options import Options
from embertide.games.firewater.board import Square, lay_out
from embertide.games.firewater.features_back import draw_back, look_back
from embertide.games.firewater.features_planes import (
    AT,
    ELEMENTS,
    OUTCOMES,
    PLANES,
    SHAPE,
    WAYS,
    Planes,
)
from embertide.games.firewater.field import (
    Half,
    Leader,
    Piece,
    Token,
)
from embertide.games.firewater.state import (
    Acting,
    LastRound,
    Over,
    Phase,
    Revealing,
    State,
    Summoning,
)
from embertide.games.firewater.view import View

__all__ = [
    "AT",
    "OUTCOMES",
    "PLANES",
    "SHAPE",
    "draw_back",
    "is_secretive",
    "look_back",
    "observe",
    "secrets",
]


def observe(view: View) -> Planes:
    """What a seat sees as planes."""
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
    """What lies on a square and under its tokens; elementals are told elsewhere."""
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
    """What lies beside the board."""
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


def is_secretive(options: Options) -> bool:
    """W-15: nobody knows more than others."""
    return False


def secrets(state: State) -> dict[int, int]:
    """W-15: nothing that Nature did is hidden from anybody."""
    return {}
