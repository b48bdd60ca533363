"""Fire & Water: 2 to 4 players place influence on a board of two elements and take squares."""

from importlib.resources import files

from embertide.core.advice import Advice
from embertide.core.drawing import Ink
from embertide.core.features import Features, Sketches
from embertide.core.kernel import Kernel
from embertide.core.options import Menu
from embertide.core.room import Room
from embertide.games.firewater.present.drawing import draw
from embertide.games.firewater.present.remarks import reasons, remarks
from embertide.games.firewater.present.showing import show
from embertide.games.firewater.present.telling import ask, count, tell, verdict
from embertide.games.firewater.rules import notation, rules, scoring
from embertide.games.firewater.rules import view as views
from embertide.games.firewater.rules.arranging import arrange
from embertide.games.firewater.rules.board import boards, read_board
from embertide.games.firewater.rules.moves import Move
from embertide.games.firewater.rules.state import State
from embertide.games.firewater.rules.view import View

__all__ = ["ROOM", "Move", "State", "View"]


class _FireAndWater:
    """The functions of the rules as one object."""

    start = staticmethod(rules.start)
    actor = staticmethod(rules.actor)
    moves = staticmethod(rules.moves)
    reveals = staticmethod(rules.reveals)
    weights = staticmethod(rules.weights)
    play = staticmethod(rules.play)
    scores = staticmethod(scoring.scores)
    view = staticmethod(views.view)
    witness = staticmethod(views.witness)
    imagine = staticmethod(views.imagine)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)


# An upper bound of the moves of a game. Nature reveals at most 48 markers (3 × 16 or 4 × 12), and
# there are 3 elementals. Regular turns that are not passes: 46 markers at most, as each fills 2 of
# 93 squares; 4 leaders; 60 tokens (3 × 20 or 4 × 15), at least one by each token or claim. While
# regular turns last, two adjacent squares are empty (W-13), and the markers of all players together
# would fill the whole board, elementals' squares included: so some player holds a marker and can
# place it, and before each of those 110 turns come at most 3 passes. The last round has 3 moves.
_LENGTH = 48 + 3 + 110 * (1 + 3) + 3


# Imported on demand: compiled code takes noticeable time to load.


def _load_kernel() -> Kernel[State, Move, View]:
    from embertide.games.firewater.kernel import kernel  # noqa: PLC0415

    return kernel


def _load_advice() -> Advice:
    from embertide.games.firewater.advice import advice  # noqa: PLC0415

    return advice


def _load_features() -> Features[State, Move, View]:
    from embertide.games.firewater.features import observe  # noqa: PLC0415

    return observe


def _load_sketches() -> Sketches:
    from embertide.games.firewater.features import sketch  # noqa: PLC0415

    return sketch


ROOM: Room[State, Move, View] = Room(
    name="firewater",
    package=__name__,
    game=_FireAndWater(),
    menu=Menu(
        game="firewater",
        modes={"competitive": (2, 3, 4)},
        boards=boards,
        read_board=read_board,
    ),
    luck=notation.Stacks(),
    rules={
        "firewater-heading-material": ("W-1", "W-2"),
        "firewater-heading-setup": ("W-3",),
        "firewater-heading-turn": ("W-4", "W-5", "W-6", "W-7", "W-8", "W-9", "W-10", "W-11"),
        "firewater-heading-end": ("W-12", "W-13", "W-14", "W-15"),
    },
    draw=draw,
    show=show,
    arrange=arrange,
    tell=tell,
    ask=ask,
    count=count,
    verdict=verdict,
    remarks=remarks,
    reasons=reasons,
    feats=scoring.feats,
    puzzles=files(__name__) / "puzzles.json",
    length=_LENGTH,
    palette={"fire": Ink("#ff7a1a"), "water": Ink("#2a9dc8")},
    load_kernel=_load_kernel,
    load_advice=_load_advice,
    load_features=_load_features,
    load_sketches=_load_sketches,
)
