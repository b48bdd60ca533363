"""Views of Fire & Water, and pictures of them, made from planes."""

import numpy as np

from embertide.core.actor import Seat
from embertide.core.bag import Bag
from embertide.core.options import Rows
from embertide.games.firewater.features.planes import (
    AT,
    ELEMENTS,
    PHASES,
    PLANES,
    SEATS,
    WAYS,
    Planes,
)
from embertide.games.firewater.present.drawing import draw
from embertide.games.firewater.rules.board import NAMES, RANKS, STRIDE, Square, lay_out
from embertide.games.firewater.rules.box import BOXES, FIRE, MARKERS, OPEN, WATER
from embertide.games.firewater.rules.field import (
    ELEMENTAL,
    Elemental,
    Half,
    Leader,
    Piece,
    Token,
    influence,
    survey,
)
from embertide.games.firewater.rules.state import (
    Acting,
    Fate,
    Hand,
    LastRound,
    Over,
    Phase,
    Revealing,
    Summoning,
)
from embertide.games.firewater.rules.view import View


def look_back(planes: Planes) -> View:
    """Return the view of these planes."""
    flat = planes.reshape(len(PLANES), -1)
    players = _number(flat, "players")
    tops = tuple(_top(flat, square) for square in range(len(NAMES)))
    found = np.nonzero(flat[AT["elemental"]])[0].tolist()
    elementals = tuple(sorted(found, key=lambda at: _number(flat, "elemental", at)))
    rows = _rows(flat, BOXES[players].columns)
    field = survey(lay_out(rows, players), elementals, tops)
    return View(
        _seat(flat, "viewer"),
        rows,
        tops,
        elementals,
        tuple(tuple(influence(field, at, players)) for at in range(len(NAMES))),
        tuple(_hand(flat, seat, players) for seat in range(players)),
        _phase(flat, players),
    )


def _number(flat: Planes, name: str, at: Square = 0) -> int:
    return int(flat[AT[name], at])


def _seat(flat: Planes, name: str, at: Square = 0) -> Seat | None:
    """Return the seat whose plane of that name is not 0, if any."""
    return next((seat for seat in SEATS if _number(flat, f"{name} {seat}", at)), None)


def _rows(flat: Planes, columns: int) -> Rows:
    ranks = [range(rank * STRIDE, rank * STRIDE + columns) for rank in reversed(range(RANKS))]
    return tuple("".join(FIRE if flat[AT["fire"], at] else WATER for at in rank) for rank in ranks)


def _top(flat: Planes, at: Square) -> Piece | None:
    below = _below(flat, at)
    seat = _seat(flat, "tokens", at)
    return below if seat is None else Token(seat, _number(flat, f"tokens {seat}", at), below)


def _below(flat: Planes, at: Square) -> Half | Leader | Elemental | None:
    if _number(flat, "elemental", at):
        return ELEMENTAL
    leader = _seat(flat, "leader", at)
    if leader is not None:
        return Leader(leader)
    for element, name in ELEMENTS.items():
        seat = _seat(flat, f"{name} half", at)
        if seat is not None:
            step = next(step for step, way in WAYS.items() if _number(flat, f"twin {way}", at))
            return Half(seat, element, _number(flat, f"{name} half {seat}", at), at + step)
    return None


def _hand(flat: Planes, seat: Seat, players: int) -> Hand:
    kinds = BOXES[players].markers
    return Hand(
        Bag(kinds, tuple(_number(flat, f"stack {seat} {marker}") for marker in kinds)),
        tuple(marker for marker in MARKERS if _number(flat, f"open {seat} {marker}")),
        _number(flat, f"supply {seat}"),
        next(fate for fate in Fate if _number(flat, f"{fate.value} {seat}")),
    )


def _phase(flat: Planes, players: int) -> Phase:
    kind = next(kind for kind in PHASES if _number(flat, kind.__name__.lower()))
    turn, last = _seat(flat, "turn"), _seat(flat, "last")
    if kind is Over:
        assert last is not None
        return Over(last, _seat(flat, "master"))
    assert turn is not None
    if kind is Summoning:
        return Summoning(turn)
    then = Acting(turn) if last is None else LastRound(turn, last)
    return Revealing(_due(flat, players), then) if kind is Revealing else then


def _due(flat: Planes, players: int) -> tuple[Seat, ...]:
    """W-3, W-4: one marker of one seat, or three of each seat less those revealed already."""
    due, first = _number(flat, "due"), _seat(flat, "reveals")
    assert first is not None
    if due == 1:
        return (first,)
    return tuple(seat for seat in range(players) for _ in range(OPEN))[-due:]


def draw_back(planes: Planes) -> str:
    """Draw the board of these planes as text."""
    lines = ("".join(span.text for span in line).rstrip() for line in draw(look_back(planes)))
    return "\n".join(lines)
