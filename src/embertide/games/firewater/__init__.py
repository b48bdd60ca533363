"""The room of Fire & Water."""

from embertide.core.options import Menu
from embertide.core.room import Room
from embertide.games.firewater import notation, rules, scoring
from embertide.games.firewater import view as views
from embertide.games.firewater.arranging import arrange
from embertide.games.firewater.board import boards, read_board
from embertide.games.firewater.drawing import draw
from embertide.games.firewater.remarks import remark
from embertide.games.firewater.showing import show
from embertide.games.firewater.telling import ask, count, tell, verdict

__all__ = ["ROOM"]


class FireAndWater:
    """The rule book, as the house wants it signed."""

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


# No game is longer. Nature reveals at most 48 markers (3 × 16 or 4 × 12), and there are 3
# elementals. Regular turns that do something: 46 markers at most, as each fills 2 of 93 squares;
# 4 leaders; 60 tokens (3 × 20 or 4 × 15), one at least by each token or claim. While regular turns
# last, two adjacent squares are empty (W-13), and the markers of all players together would fill
# the whole board, elementals' squares too: so somebody holds a marker and can place it, and before
# each of those 110 turns come at most 3 passes. The last round has 3 moves.
_LENGTH = 48 + 3 + 110 * (1 + 3) + 3

ROOM = Room(
    name="firewater",
    package=__name__,
    game=FireAndWater(),
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
    remark=remark,
    length=_LENGTH,
)
