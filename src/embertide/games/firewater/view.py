"""What a seat of Fire & Water knows: everything but the order of the stacks (W-15)."""

from typing import NamedTuple

from embertide.core.actor import Seat
from embertide.core.dice import Dice
from embertide.core.options import Rows
from embertide.games.firewater.board import Square, lay_out
from embertide.games.firewater.field import Field, Piece, influence, survey
from embertide.games.firewater.moves import Move
from embertide.games.firewater.notation import write
from embertide.games.firewater.state import Hand, Phase, State


class View(NamedTuple):
    """The table as a seat (None: a spectator) sees it.

    `tops` is what lies on each square and `influence` every seat's influence there, both by
    number of square. `hands` hold what is left of each stack, known to all by subtraction.
    """

    seat: Seat | None
    rows: Rows
    tops: tuple[Piece | None, ...]
    elementals: tuple[Square, ...]
    influence: tuple[tuple[int, ...], ...]
    hands: tuple[Hand, ...]
    phase: Phase


def view(state: State, seat: Seat | None) -> View:
    """W-15: all of it is public; what has no order yet, nobody knows."""
    field = state.field
    return View(
        seat,
        field.board.rows,
        field.tops,
        field.elementals,
        _influence(field, len(state.hands)),
        state.hands,
        state.phase,
    )


def _influence(field: Field, players: int) -> tuple[tuple[int, ...], ...]:
    """W-5: every seat's influence on every square; none off the board."""
    return tuple(tuple(influence(field, at, players)) for at in range(len(field.tops)))


def witness(state: State, move: Move, seat: Seat | None) -> str:
    """W-15: everybody sees every move."""
    return write(move)


def imagine(view: View, dice: Dice) -> State:
    """The state itself: it holds nothing that a viewer does not know; there is nothing to roll."""
    board = lay_out(view.rows, len(view.hands))
    return State(survey(board, view.elementals, view.tops), view.hands, view.phase)
