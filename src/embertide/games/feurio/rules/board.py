"""The cells of the table: hexagons in axial coordinates, as numbers, with their neighbours."""

from embertide.games.feurio.rules.box import TILES

Cell = int

REACH = TILES
"""Bound of the coordinates: no fire of 36 tiles, with the cells beside it, reaches farther."""

_WIDTH = 2 * REACH + 1

DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def cell_at(q: int, r: int) -> Cell:
    """The cell at axial coordinates within REACH; cells sort by q, then by r."""
    assert abs(q) <= REACH >= abs(r)
    return (q + REACH) * _WIDTH + r + REACH


def axial(cell: Cell) -> tuple[int, int]:
    """The coordinates q and r of a cell."""
    return cell // _WIDTH - REACH, cell % _WIDTH - REACH


def name(cell: Cell) -> str:
    """A cell as players write it: `1,-1`."""
    return NAMES[cell]


def _around(cell: Cell) -> tuple[Cell, ...]:
    q, r = axial(cell)
    around = ((q + dq, r + dr) for dq, dr in DIRECTIONS)
    return tuple(cell_at(*at) for at in around if max(map(abs, at)) <= REACH)


NEIGHBOURS: tuple[tuple[Cell, ...], ...] = tuple(_around(cell) for cell in range(_WIDTH**2))
NAMES: tuple[str, ...] = tuple("{},{}".format(*axial(cell)) for cell in range(_WIDTH**2))

OPENING: tuple[Cell, ...] = tuple(cell_at(q, r) for q, r in ((0, 0), (1, 0), (0, 1), (1, 1)))
"""F-4: where the first tiles lie, as many as there are players."""

LAYOUTS = ((0, 1, 2, 3), (3, 1, 2, 0), (0, 2, 1, 3), (3, 2, 1, 0))
"""F-4: the rotations and reflections of the rhombus, as orders of OPENING."""
