"""What a seat of Fire & Water knows: everything but the order of the stacks (W-15)."""

from typing import NamedTuple

from embertide.core.actor import Seat
from embertide.core.dice import Dice
from embertide.core.drawing import plain_text
from embertide.core.options import Rows
from embertide.games.firewater.rules.board import Square, lay_out
from embertide.games.firewater.rules.field import Field, Piece, influence, survey
from embertide.games.firewater.rules.moves import Move
from embertide.games.firewater.rules.notation import write
from embertide.games.firewater.rules.state import Hand, Phase, State


class View(NamedTuple):
    """The table as a seat (None: a spectator) sees it.

    `tops` is the piece on each square and `influence` every seat's influence there, both by number
    of square. `hands` hold what is left of each stack, known to all by subtraction.
    """

    seat: Seat | None
    rows: Rows
    tops: tuple[Piece | None, ...]
    elementals: tuple[Square, ...]
    influence: tuple[tuple[int, ...], ...]
    hands: tuple[Hand, ...]
    phase: Phase

    def __str__(self) -> str:
        """Draw the board."""
        # Drawings are made from views, so their module imports this one.
        from embertide.games.firewater.present.drawing import draw  # noqa: PLC0415

        return plain_text(draw(self))


def view(state: State, seat: Seat | None) -> View:
    """W-15: everything is public; the stacks have no order yet, so there is none to hide."""
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
    """The state itself: a viewer knows all of it, so nothing is drawn."""
    board = lay_out(view.rows, len(view.hands))
    return State(survey(board, view.elementals, view.tops), view.hands, view.phase)
