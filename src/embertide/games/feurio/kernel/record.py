"""The kernel record of one state, and the numbers of actions and cells.

Small numbers of tiles and spots are bit planes: bit t of `value[d]` is binary digit d of the value
of tile t, so a few word operations add or compare them for all tiles at once (docs/kernel.md).
A tile's number is its laying order, 0 to 35.

Action numbers, the same in every position, mode and variant:

    number       move
    0            pass
    1 …          deploy: 1 + (tile · 4 + colour) · 3 + count - 1
    433 …        arrange: 433 + layout, an index of RHOMBUS
    439 …        spread: 439 + place on the torus
    1583 …       firebreak: 1583 + colour · 1144 + place on the torus

A cell's number is `q · 91 + r`, counted from the first tile. Numbers sort like the cells of the
rules, by q, then r. Neighbours are at fixed steps. The last eight bits are a hash without
collisions for cells less than 17 apart. Modulo 1144 the number is a place on a torus, where cells
less than 38 apart have different places; no fire of 36 tiles with its rim is wider.
"""

from typing import Final

from embertide.compiled.records import int8, int16, record, uint8, uint64
from embertide.games.feurio.rules.board import DIRECTIONS, OPENING, Cell, axial, cell_at
from embertide.games.feurio.rules.box import COLOURS, MOST, TILES

# Cells

WIDTH: Final = 91
TORUS: Final = 1144
ORIGIN: Final = 36 * WIDTH + 36

STEPS: Final = tuple(q * WIDTH + r for q, r in DIRECTIONS)


def cell_number(cell: Cell) -> int:
    """Return the number of a cell of the rules."""
    q, r = axial(cell)
    return ORIGIN + q * WIDTH + r


def cell_of(number: int) -> Cell:
    """Return the cell of the rules with that number."""
    q, r = divmod(number, WIDTH)
    return cell_at(q - 36, r - 36)


def place(cell: Cell) -> int:
    """Return the place of a cell on the torus of action numbers."""
    return cell_number(cell) % TORUS


STARTS: Final = tuple(cell_number(cell) for cell in OPENING)
"""F-4: the cells of the opening tiles."""

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
"""F-4: the layouts: ranks of the tiles on 0,0 1,0 0,1 1,1. First and last are the far corners."""
SPREAD: Final = ARRANGE + len(RHOMBUS)
FIREBREAK: Final = SPREAD + TORUS

ACTIONS: Final = FIREBREAK + len(COLOURS) * TORUS
"""The size of the action space."""

MAX_ACTIONS: Final = 1 + 4 * 6 * (1 + 1 + 2 + 2 + 3 + 3)
"""An upper bound of the legal actions: a solitaire with four colours and every space free."""

# The record

DEALING, DRAWING, ARRANGING, SPREADING, DEPLOYING, CLOSING, OVER = range(7)
"""The phases; Nature acts in the first two."""

COMPETITIVE, COOPERATIVE, SOLITAIRE = range(3)
MODES: Final = ("competitive", "cooperative", "solitaire")

FIREBREAKS, HOTTER = 1, 2
VARIANTS: Final = {"firebreak": FIREBREAKS, "hotter": HOTTER}
"""F-19, F-20: the bits of `variants`."""

SPOTS: Final = 64
"""The most empty cells beside the fire while a tile is to come (proof: docs/kernel.md, Spots)."""

SPOT: Final = TILES + 1
"""The entry of the first spot in `cell`, and in `slots`; tiles are 1 to 36, and 0 is nothing."""

SLOTS: Final = 256
"""The size of the hash table of cells: one slot for each value of eight bits."""

state_t: Final = record(
    [
        ("rng", uint64),
        ("spots", uint64),  # the set of spots in use; a free number is reused
        ("heat", uint64, (6,)),  # bit planes: the heat of each spot
        ("value", uint64, (3,)),  # bit planes: the value that each tile shows
        ("edges", uint64, (3,)),  # bit planes: the free edges of each tile
        ("men", uint64, (2,)),  # bit planes: the firefighters on each tile
        ("posted", uint64, (8,)),  # the same for each colour, two planes each
        ("beside", uint64, (TILES,)),  # the set of tiles next to each tile
        (
            "cell",
            int16,
            (SPOT + SPOTS + 3,),
        ),  # cell numbers; 3 unused ones avoid padding
        ("slots", uint8, (SLOTS,)),  # hash table: the index in `cell` of a tile or spot
        (
            "covered",
            int8,
            (TILES,),
        ),  # for a firebreak: 4 · hidden value + seat that laid it
        ("bag", int8, (6,)),  # tiles in the pile, by value
        ("supply", int8, (6,)),  # by crew, as in box.CREWS
        ("paid", int8, (4,)),  # firefighters paid for firebreaks, by colour
        ("dealt", int8, (4,)),  # the values of the opening tiles, in drawing order
        ("tiles", int16),  # number of tiles laid
        ("pile", int16),  # number of tiles not drawn yet
        ("hand", int16),  # the value of the drawn tile, until it is laid
        ("turn", int16),
        ("phase", int16),
        ("passes", int16),  # passes in a row, in the phase CLOSING
        ("players", int16),
        ("mode", int16),
        ("variants", int16),
        # F-6: the crews of a seat have the indices seat · colours + i · apart, i < crews.
        # The first `colours` of them are its own; another one is auxiliary.
        ("crews", int16),
        ("colours", int16),
        ("apart", int16),
    ]
)
