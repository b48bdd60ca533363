"""The field of play: the pieces on each square, and the influence they give."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from embertide.core.actor import Seat
from embertide.games.firewater.rules.board import Board, Square
from embertide.games.firewater.rules.box import Element


@dataclass(frozen=True, slots=True)
class Half:
    """One half of a marker; `twin` is the square of the other half."""

    seat: Seat
    element: Element
    value: int
    twin: Square


@dataclass(frozen=True, slots=True)
class Leader:
    """A player's leader."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Elemental:
    """A neutral elemental."""


@dataclass(frozen=True, slots=True)
class Token:
    """A player's possession tokens, and what they cover."""

    seat: Seat
    count: int
    covered: Half | Leader | Elemental | None


Piece = Half | Leader | Elemental | Token

ELEMENTAL = Elemental()


@dataclass(frozen=True, slots=True)
class Field:
    """A board, where its elementals are, and what lies on top of each square.

    An uncovered half is therefore one that `tops` shows. `empty` holds the squares without a piece;
    it follows from `tops` and is stored because every rule needs it.
    """

    board: Board
    elementals: tuple[Square, ...]
    tops: tuple[Piece | None, ...]
    empty: frozenset[Square] = dataclasses.field(compare=False, repr=False)


def survey(board: Board, elementals: tuple[Square, ...], tops: tuple[Piece | None, ...]) -> Field:
    """The field with these pieces on it."""
    empty = frozenset(square for square in board.grid.squares if tops[square] is None)
    return Field(board, elementals, tops, empty)


def put(field: Field, pieces: Mapping[Square, Piece]) -> Field:
    """The field with these pieces on top."""
    tops = list(field.tops)
    for square, piece in pieces.items():
        tops[square] = piece
    return Field(field.board, field.elementals, tuple(tops), field.empty.difference(pieces))


def summon(field: Field, square: Square) -> Field:
    """The field with one more elemental."""
    elementals = (*field.elementals, square)
    return dataclasses.replace(put(field, {square: ELEMENTAL}), elementals=elementals)


def gaps(field: Field) -> list[int]:
    """W-4: where a marker fits: indices into `Grid.pairs` of adjacent squares both empty."""
    empty = field.empty
    pairs = field.board.grid.pairs
    return [i for i, (one, other) in enumerate(pairs) if one in empty and other in empty]


def has_gap(field: Field) -> bool:
    """W-13: whether two orthogonally adjacent squares are empty."""
    beside = field.board.grid.beside
    return not all(field.empty.isdisjoint(beside[square]) for square in field.empty)


def surrounded(field: Field) -> list[Square]:
    """W-7: the squares whose orthogonal neighbours are all occupied."""
    beside, clear = field.board.grid.beside, field.empty.isdisjoint
    return [square for square in field.board.grid.squares if clear(beside[square])]


def influence(field: Field, square: Square, players: int) -> list[int]:
    """W-5: each seat's influence: its uncovered neighbouring halves of the square's own element."""
    sums = [0] * players
    element = field.board.elements[square]
    for near in field.board.grid.beside[square]:
        top = field.tops[near]
        if isinstance(top, Half) and top.element == element:
            sums[top.seat] += top.value
    return sums


def presence(field: Field, square: Square, players: int) -> list[int]:
    """W-9: each seat's uncovered halves beside an elemental added up, of either element."""
    sums = [0] * players
    for near in field.board.grid.beside[square]:
        top = field.tops[near]
        if isinstance(top, Half):
            sums[top.seat] += top.value
    return sums


def prevails(sums: list[int], seat: Seat) -> bool:
    """W-7: whether a seat's influence is greater than every other's, so at least 1."""
    mine = sums[seat]
    return mine == max(sums) and sums.count(mine) == 1


def most_lenient(sums: list[int], seat: Seat) -> bool:
    """W-9: whether a seat is present, and less so than every other that is present."""
    mine = sums[seat]
    return mine > 0 and sums.count(mine) == 1 and all(mine <= other for other in sums if other)
