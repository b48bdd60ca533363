"""What each seat of Feurio! may know, and states imagined from it."""

from collections.abc import Mapping
from typing import NamedTuple

from embertide.core.actor import Seat
from embertide.core.bag import Bag
from embertide.core.dice import Dice
from embertide.core.drawing import plain_text
from embertide.core.options import Options
from embertide.games.feurio.rules.board import Cell
from embertide.games.feurio.rules.box import BACK
from embertide.games.feurio.rules.fire import Fire, Posted
from embertide.games.feurio.rules.moves import Draw, Move, Spread
from embertide.games.feurio.rules.notation import HIDDEN, write
from embertide.games.feurio.rules.state import Covered, Phase, Spreading, State


class View(NamedTuple):
    """The table as one seat (None: a spectator) sees it.

    A tile whose value the viewer may not know shows its back, in hand as on the table; `unseen`
    counts those tiles together with the pile.
    """

    seat: Seat | None
    options: Options
    fire: Fire
    supply: tuple[int, ...]
    paid: Posted
    covered: Mapping[Cell, Covered]
    turn: Seat
    phase: Phase
    unseen: Bag[int]

    def __str__(self) -> str:
        """Draw the board."""
        # Drawings are made from views, so their module imports this one.
        from embertide.games.feurio.present.drawing import draw  # noqa: PLC0415

        return plain_text(draw(self))


def view(state: State, seat: Seat | None) -> View:
    """F-19: a face-down tile is known to its layer only, a tile in hand to its drawer."""
    unseen, covered = state.bag, {}
    for cell, (layer, value) in state.covered.items():
        covered[cell] = Covered(layer, value if layer == seat else BACK)
        unseen = unseen if layer == seat else unseen.with_(value)
    phase = state.phase
    if isinstance(phase, Spreading) and not _knows_hand(state, seat):
        unseen = unseen.with_(phase.tile)
        phase = Spreading(BACK)
    return View(
        seat,
        state.options,
        state.fire,
        state.supply,
        state.paid,
        covered,
        state.turn,
        phase,
        unseen,
    )


def _knows_hand(state: State, seat: Seat | None) -> bool:
    return "firebreak" not in state.options.variants or seat == state.turn


def witness(state: State, move: Move, seat: Seat | None) -> str:
    """What a seat sees of a move: with firebreaks, a tile's value when it is laid face up."""
    if "firebreak" not in state.options.variants:
        return write(move)
    match move, state.phase:
        case Draw(), _ if state.fire.tiles and seat != state.turn:
            return f"+{HIDDEN}"
        case Spread(), Spreading(tile):
            return f"{write(move)}={tile}"
        case _:
            return write(move)


def imagine(view: View, dice: Dice) -> State:
    """A state that the viewer cannot tell from the true one, every hidden tile equally likely."""
    pile, covered = view.unseen, {}
    for cell, (layer, known) in view.covered.items():
        value, pile = (known, pile) if known else pile.draw(dice)
        covered[cell] = Covered(layer, value)
    phase = view.phase
    if phase == Spreading(BACK):
        value, pile = pile.draw(dice)
        phase = Spreading(value)
    return State(view.options, view.fire, pile, view.supply, view.paid, covered, view.turn, phase)
