"""The record of one state for the kernel, and the numbers by which moves and cells go there.

Small numbers of tiles and spots lie in binary, a word for each digit: bit t of `value[d]` is digit
d of the value of tile t. So a few word operations raise, compare or add them for all at once.
A tile is named by its laying order, 0 to 35.

Action numbers, the same in every position, mode and variant:

    number       move
    0            pass
    1 …          deploy: 1 + (tile · 4 + colour) · 3 + count - 1
    433 …        arrange: 433 + layout, an index of RHOMBUS: by the tiles at its far corners
    439 …        spread: 439 + place on the torus
    1583 …       firebreak: 1583 + colour · 1144 + place on the torus

Cells go by one number, `q · 91 + r` from the first tile on: it grows with q, then with r, as the
law sorts cells; its neighbours lie at fixed steps; its last eight bits are a hash without a
collision for cells less than 17 apart; and modulo 1144 it is the cell's place on a torus where
cells less than 38 apart never meet, and no fire of 36 tiles with its rim is wider than that.
"""

from typing import Final

import numpy as np

from embertide.games.feurio.board import DIRECTIONS, OPENING, Cell, axial, cell_at
from embertide.games.feurio.box import COLOURS, MOST, TILES

# Cells

WIDTH: Final = 91
TORUS: Final = 1144
ORIGIN: Final = 36 * WIDTH + 36

STEPS: Final = tuple(q * WIDTH + r for q, r in DIRECTIONS)


def cell_number(cell: Cell) -> int:
    """A cell of the law by its number here."""
    q, r = axial(cell)
    return ORIGIN + q * WIDTH + r


def cell_of(number: int) -> Cell:
    """The cell of the law with that number here."""
    q, r = divmod(number, WIDTH)
    return cell_at(q - 36, r - 36)


def place(cell: Cell) -> int:
    """The place of a cell on the torus of action numbers."""
    return cell_number(cell) % TORUS


STARTS: Final = tuple(cell_number(cell) for cell in OPENING)
"""F-4: where the first tiles lie."""

# Actions

PASS: Final = 0
DEPLOY: Final = 1
ARRANGE: Final = DEPLOY + TILES * len(COLOURS) * MOST
RHOMBUS: Final = (
    (0, 1, 2, 3),
    (0, 1, 3, 2),
    (0, 2, 3, 1),
    (1, 0, 2, 3),
    (1, 0, 3, 2),
    (2, 0, 1, 3),
)
"""F-4: the layouts, as tiles by rank on 0,0 1,0 0,1 1,1; the far corners are first and last."""
SPREAD: Final = ARRANGE + len(RHOMBUS)
FIREBREAK: Final = SPREAD + TORUS

ACTIONS: Final = FIREBREAK + len(COLOURS) * TORUS
"""The size of the action space."""

MAX_ACTIONS: Final = 1 + 4 * 6 * (1 + 1 + 2 + 2 + 3 + 3)
"""The most legal actions at once: alone, with four colours, were every space of the box free."""

# The record

DEALING, DRAWING, ARRANGING, SPREADING, DEPLOYING, CLOSING, OVER = range(7)
"""The phases; in the first two Nature acts."""

COMPETITIVE, COOPERATIVE, SOLITAIRE = range(3)
MODES: Final = ("competitive", "cooperative", "solitaire")

FIREBREAKS, HOTTER = 1, 2
VARIANTS: Final = {"firebreak": FIREBREAKS, "hotter": HOTTER}
"""F-19, F-20: the bits of `variants`."""

SPOTS: Final = 64
"""The most empty cells beside the fire while a tile is to come.

A tile laid beside k others adds at most 3 - k spots: 35 tiles have at most 74, less k - 1 for each
tile. Two enclosed tiles alone cost ten, which leaves 64. Before, a hottest spot touches an open
tile face up, its host; and costs nothing only if it touches nothing else. Then all cells that the
host shares with another tile face up are taken (they would be hotter), so three in a row around it
are: it is host to one such spot only. And it has cost a spot when it was laid, or, laid for
nothing, two when the shared cells were. Were less than ten lost, there could be 9 + 4 hosts, and
four of the opening; but 22 of the tiles would have needed one.
"""

SPOT: Final = TILES + 1
"""What `cell` and `table` hold: from 1 the tiles, from here the spots; 0 is nothing."""

TABLE: Final = 256

state_t: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("rng", np.uint64),
                ("spots", np.uint64),  # the empty cells beside the fire; numbers are used again
                ("heat", np.uint64, (6,)),  # of each spot, in binary
                ("value", np.uint64, (3,)),  # that each tile shows, in binary
                ("edges", np.uint64, (3,)),  # free ones of each tile, in binary
                ("men", np.uint64, (2,)),  # on each tile, in binary
                ("posted", np.uint64, (8,)),  # the same by colour: two digits of red, of green …
                ("beside", np.uint64, (TILES,)),  # the tiles next to each
                ("cell", np.int16, (SPOT + SPOTS + 3,)),  # three to spare: a record without gaps
                ("table", np.uint8, (TABLE,)),  # finds a cell's tile or spot by its hash
                ("covered", np.int8, (TILES,)),  # of a firebreak: 4 · hidden value + layer
                ("bag", np.int8, (6,)),  # tiles in the pile, by value
                ("supply", np.int8, (6,)),  # by crew, as in box.CREWS
                ("paid", np.int8, (4,)),  # for firebreaks, by colour
                ("dealt", np.int8, (4,)),  # the opening tiles, as drawn
                ("tiles", np.int16),  # laid
                ("pile", np.int16),  # tiles nobody has drawn
                ("hand", np.int16),  # the drawn tile while it is to be laid
                ("turn", np.int16),
                ("phase", np.int16),
                ("passes", np.int16),  # in a row, while closing
                ("players", np.int16),
                ("mode", np.int16),
                ("variants", np.int16),
                # F-6: the crews of a seat are seat · colours + i · apart, for i below `crews`;
                # the first `colours` of them are its own, any other is auxiliary.
                ("crews", np.int16),
                ("colours", np.int16),
                ("apart", np.int16),
            ],
            align=True,
        ),
    )
)
