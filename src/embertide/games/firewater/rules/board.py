"""The board: squares and their neighbours in precomputed tables, elements read from text."""

from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from embertide.core.errors import Malformed
from embertide.core.options import Rows
from embertide.games.firewater.rules.box import BOXES, FIRE, WATER, Element

Square = int
"""A square by number, from a1 rank by rank; the same on boards of either width."""

Pair = tuple[Square, Square]

RANKS = 8
STRIDE = 12
"""The distance from a square to the one above it: the columns of the widest board."""

NAMES = tuple(f"{column}{rank}" for rank in range(1, RANKS + 1) for column in "abcdefghijkl")
"""Every square's name, as in chess."""

SQUARES = {name: square for square, name in enumerate(NAMES)}

LAYOUTS = ("default", "chessboard")
"""W-1: the layouts offered, the usual one first; each is a file for either width."""


class Grid(NamedTuple):
    """The geometry of one width; tables by square are empty off the board.

    `beside` are orthogonal neighbours, `around` diagonal ones too; `pairs` are all orthogonally
    adjacent squares, either way round.
    """

    columns: int
    squares: tuple[Square, ...]
    inner: tuple[Square, ...]
    corners: tuple[Square, ...]
    beside: tuple[tuple[Square, ...], ...]
    around: tuple[tuple[Square, ...], ...]
    pairs: tuple[Pair, ...]


@cache
def grid(columns: int) -> Grid:
    """The geometry of a board of that width."""
    squares = tuple(s for s in range(RANKS * STRIDE) if s % STRIDE < columns)
    around = tuple(_near(s, columns, 2) if s in squares else () for s in range(RANKS * STRIDE))
    beside = tuple(_near(s, columns, 1) if s in squares else () for s in range(RANKS * STRIDE))
    return Grid(
        columns,
        squares,
        inner=tuple(s for s in squares if len(beside[s]) == 4),
        corners=tuple(s for s in squares if len(beside[s]) == 2),
        beside=beside,
        around=around,
        pairs=tuple((s, near) for s in squares for near in beside[s]),
    )


def _near(square: Square, columns: int, reach: int) -> tuple[Square, ...]:
    """The squares one step away; `reach` 1 allows orthogonal steps only, 2 diagonal ones too."""
    rank, column = divmod(square, STRIDE)
    steps = ((up, right) for up in (-1, 0, 1) for right in (-1, 0, 1))
    return tuple(
        (rank + up) * STRIDE + column + right
        for up, right in steps
        if 0 < abs(up) + abs(right) <= reach
        and 0 <= rank + up < RANKS
        and 0 <= column + right < columns
    )


@dataclass(frozen=True)
class Board:
    """W-1: a printed board; two with the same rows are equal."""

    rows: Rows
    grid: Grid = field(compare=False, repr=False)
    elements: tuple[Element, ...] = field(compare=False, repr=False)
    """The element of each square; empty off the board."""


@lru_cache(maxsize=64)
def lay_out(rows: Rows, players: int) -> Board:
    """W-1: the board printed with these rows; raise Malformed if no such board exists."""
    check_rows(rows, players)
    columns = len(rows[0])
    bottom_up = (row + " " * (STRIDE - columns) for row in reversed(rows))
    return Board(rows, grid(columns), tuple("".join(bottom_up)))


def check_rows(rows: Rows, players: int) -> None:
    """W-1: the right number of rows and columns, each square fire or water."""
    columns = BOXES[players].columns
    for line, row in enumerate(rows[:RANKS], start=1):
        _check_row(row, columns, f"line {line}")
    if len(rows) != RANKS:
        where = f"line {min(len(rows), RANKS) + 1}"
        raise Malformed("firewater-board-rows", rows=len(rows), needed=RANKS).at(where)


def _check_row(row: str, columns: int, where: str) -> None:
    if len(row) != columns:
        raise Malformed("firewater-board-row", squares=len(row), needed=columns).at(where)
    for letter in row:
        if letter not in (FIRE, WATER):
            raise Malformed("firewater-board-letter", letter=letter).at(where)


def read_board(text: str, players: int) -> Rows:
    """A player's own layout from the text of a file: rows of F and W, the top row first."""
    rows = tuple(line.strip() for line in text.rstrip().splitlines())
    check_rows(rows, players)
    return rows


@cache
def boards(players: int) -> dict[str, Rows]:
    """W-1: the layouts offered to that number of players, by name, the usual one first."""
    columns = BOXES[players].columns
    folder = files(__package__) / "boards"
    texts = {name: (folder / f"{name}-{columns}.txt").read_text("utf-8") for name in LAYOUTS}
    return {name: read_board(text, players) for name, text in texts.items()}
