"""Views of Feurio!, and pictures of them, made from planes."""

from collections.abc import Iterator

import numpy as np

from embertide.core.bag import Bag
from embertide.core.options import Options
from embertide.games.feurio.features.planes import (
    AT,
    MODES,
    PHASES,
    SEATS,
    VARIANTS,
    Planes,
    place,
)
from embertide.games.feurio.present.drawing import draw
from embertide.games.feurio.rules.board import NEIGHBOURS, OPENING, Cell
from embertide.games.feurio.rules.box import (
    BACK,
    COLOURS,
    CREWS,
    VALUES,
)
from embertide.games.feurio.rules.fire import UNLIT, Fire, Posted, lay, post
from embertide.games.feurio.rules.state import (
    Arranging,
    Closing,
    Covered,
    Dealing,
    Deploying,
    Drawing,
    Over,
    Phase,
    Spreading,
)
from embertide.games.feurio.rules.view import View


def look_back(planes: Planes) -> View:
    """Return the view of these planes; opening tiles in hand are in ascending order."""
    players = _number(planes, "players")
    mode = next(mode for mode in MODES if _number(planes, mode))
    variants = tuple(name for name in VARIANTS if _number(planes, name))
    cells = _cells(planes)
    seats = [seat for seat in SEATS if _number(planes, f"viewer {seat}")]
    return View(
        seats[0] if seats else None,
        Options(players, mode, variants),
        _fire(planes, cells),
        tuple(_supply(planes, players)),
        _by_colour(planes, "{} paid"),
        _covered(planes, cells),
        next(seat for seat in SEATS if _number(planes, f"turn {seat}")),
        _phase(planes),
        Bag(VALUES, tuple(_number(planes, f"unseen {v}") for v in VALUES)),
    )


def _number(planes: Planes, name: str, at: tuple[int, int] = (0, 0)) -> int:
    return int(planes[AT[name], *at])


def _cells(planes: Planes) -> list[Cell]:
    """Return the cells of the tiles in laying order.

    A place on the torus stands for many cells; being beside an earlier tile decides which one.
    """
    tiles, rows, columns = planes[AT["tile"]], *np.nonzero(planes[AT["tile"]])
    order = np.argsort(tiles[rows, columns])
    cells: list[Cell] = []
    near = {place(OPENING[0]): OPENING[0]}
    for at in zip(rows[order].tolist(), columns[order].tolist(), strict=True):
        cells.append(near[at])
        near |= {place(cell): cell for cell in NEIGHBOURS[near[at]]}
    return cells


def _fire(planes: Planes, cells: list[Cell]) -> Fire:
    fire = UNLIT
    for cell in cells:
        shown = [v for v in VALUES if _number(planes, f"value {v}", place(cell))]
        fire = lay(fire, cell, shown[0] if shown else BACK)
    for cell in cells:
        for colour, count in enumerate(_by_colour(planes, "{} posted", place(cell))):
            fire = post(fire, cell, colour, count) if count else fire
    return fire


def _by_colour(planes: Planes, name: str, at: tuple[int, int] = (0, 0)) -> Posted:
    red, green, blue, yellow = (_number(planes, name.format(colour), at) for colour in COLOURS)
    return red, green, blue, yellow


def _supply(planes: Planes, players: int) -> Iterator[int]:
    for crew in CREWS[players]:
        kind = f"auxiliaries {crew.seat}" if crew.auxiliary else f"{COLOURS[crew.colour]} supply"
        yield _number(planes, kind)


def _covered(planes: Planes, cells: list[Cell]) -> dict[Cell, Covered]:
    return {
        cell: Covered(seat, _number(planes, "secret", place(cell)))
        for cell in cells
        for seat in SEATS
        if _number(planes, f"firebreak {seat}", place(cell))
    }


def _phase(planes: Planes) -> Phase:
    hand = tuple(v for v in VALUES for _ in range(_number(planes, f"hand {v}")))
    phases: dict[type, Phase] = {
        Dealing: Dealing(hand),
        Arranging: Arranging(hand),
        Drawing: Drawing(),
        Spreading: Spreading(hand[0] if hand else BACK),
        Deploying: Deploying(),
        Closing: Closing(_number(planes, "passes")),
        Over: Over(),
    }
    return next(phases[kind] for kind in PHASES if _number(planes, kind.__name__.lower()))


def draw_back(planes: Planes) -> str:
    """Draw the table of these planes as text."""
    lines = ("".join(span.text for span in line).rstrip() for line in draw(look_back(planes)))
    return "\n".join(lines)
