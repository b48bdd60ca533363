"""Between the law and the kernel: states, views and moves as records and numbers, and back."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from embertide.core.bag import Bag
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.games.feurio import kernel_record
from embertide.games.feurio.board import NEIGHBOURS, Cell
from embertide.games.feurio.box import CREWS, TILES, VALUES
from embertide.games.feurio.fire import Fire, Posted, Tile, hottest, make_tile
from embertide.games.feurio.kernel_record import (
    ARRANGE,
    ARRANGING,
    CLOSING,
    DEALING,
    DEPLOY,
    DEPLOYING,
    DRAWING,
    FIREBREAK,
    MODES,
    OVER,
    PASS,
    RHOMBUS,
    SPOT,
    SPOTS,
    SPREAD,
    SPREADING,
    TORUS,
    VARIANTS,
    cell_number,
    cell_of,
    place,
    state_t,
)
from embertide.games.feurio.kernel_table import lay, post, start
from embertide.games.feurio.moves import PASS as PASSING
from embertide.games.feurio.moves import Arrange, Deploy, Draw, Firebreak, Move, Pass, Spread
from embertide.games.feurio.state import (
    Arranging,
    Closing,
    Covered,
    Dealing,
    Deploying,
    Drawing,
    Over,
    Phase,
    Spreading,
    State,
)
from embertide.games.feurio.view import View, imagine
from embertide.jit import seed

Record = npt.NDArray[Any]
"""An array of one record: cheaper to hand to compiled code than the record itself."""


# Records from states


def from_state(state: State) -> Record:
    """The record of a state; its luck is to be seeded before it is used."""
    players, mode, variants, _ = state.options
    record = np.zeros(1, state_t)
    s = record[0]
    start(s, players, MODES.index(mode), sum(VARIANTS[variant] for variant in variants))
    seed(s, 0)
    for i, (cell, tile) in enumerate(state.fire.tiles.items()):
        lay(s, cell_number(cell), tile.value)
        for colour, count in enumerate(tile.posted):
            if count:
                post(s, i, colour, count)
        if cell in state.covered:
            layer, value = state.covered[cell]
            s.covered[i] = 4 * value + layer
    s.bag[:] = state.bag.counts
    s.pile = state.bag.size()
    s.supply[: len(state.supply)] = state.supply
    s.paid[:] = state.paid
    s.turn = state.turn
    _set_phase(s, state.phase)
    return record


def _set_phase(s: np.record, phase: Phase) -> None:
    match phase:
        case Dealing(drawn):
            s.phase = DEALING
            s.dealt[: len(drawn)] = drawn
        case Arranging(drawn):
            s.phase = ARRANGING
            s.dealt[:] = drawn
        case Drawing():
            s.phase = DRAWING
        case Spreading(tile):
            s.phase, s.hand = SPREADING, tile
        case Deploying():
            s.phase = DEPLOYING
        case Closing(passes):
            s.phase, s.passes = CLOSING, passes
        case Over():
            s.phase = OVER


def from_view(view: View) -> Record:
    """A record of what a seat sees; what it may not know is to be imagined before it is used."""
    return from_state(imagine(view, Dice(0)))


# States from records


def to_state(record: Record) -> State:
    """The state of a record."""
    s = record[0]
    fire = _fire(s)
    return State(
        _options(s),
        fire,
        Bag(VALUES, _ints(s.bag)),
        _ints(s.supply)[: len(CREWS[int(s.players)])],
        _posted(s.paid),
        {
            cell: Covered(hidden & 3, hidden >> 2)
            for cell, hidden in zip(fire.tiles, _ints(s.covered), strict=False)
            if hidden
        },
        int(s.turn),
        _phase(s),
    )


def _options(s: np.record) -> Options:
    variants = tuple(name for name, flag in VARIANTS.items() if s.variants & flag)
    return Options(int(s.players), MODES[s.mode], variants)


def _phase(s: np.record) -> Phase:
    drawn = _ints(s.dealt[: TILES - s.pile])
    match int(s.phase):
        case kernel_record.DEALING:
            return Dealing(drawn)
        case kernel_record.DRAWING:
            return Drawing()
        case kernel_record.ARRANGING:
            return Arranging(drawn)
        case kernel_record.SPREADING:
            return Spreading(int(s.hand))
        case kernel_record.DEPLOYING:
            return Deploying()
        case kernel_record.CLOSING:
            return Closing(int(s.passes))
        case _:
            return Over()


def _fire(s: np.record) -> Fire:
    laid = range(s.tiles)
    cells = [cell_of(number) for number in _ints(s.cell[1 : 1 + s.tiles])]
    values, edges = _numbers(s.value, laid), _numbers(s.edges, laid)
    posted = [_numbers(s.posted[i : i + 2], laid) for i in (0, 2, 4, 6)]
    tiles = dict(zip(cells, map(make_tile, values, edges, zip(*posted, strict=True)), strict=True))
    return Fire(tiles, _heat(s) if len(tiles) < TILES else _heat_around(tiles))


def _heat(s: np.record) -> dict[Cell, int]:
    taken = int(s.spots)
    spots = [i for i in range(SPOTS) if taken >> i & 1]
    cells = [cell_of(number) for number in _ints(s.cell[[SPOT + i for i in spots]])]
    return dict(zip(cells, _numbers(s.heat, spots), strict=True))


def _heat_around(tiles: dict[Cell, Tile]) -> dict[Cell, int]:
    """The heat around a whole fire, of which a record keeps no count."""
    heat: dict[Cell, int] = {}
    for cell, tile in tiles.items():
        for beside in NEIGHBOURS[cell]:
            if beside not in tiles:
                heat[beside] = heat.get(beside, 0) + tile.value
    return heat


def _numbers(digits: npt.NDArray[np.uint64], at: Sequence[int]) -> list[int]:
    """The numbers in binary at these bits of the words."""
    numbers = [0] * len(at)
    for digit, word in enumerate(digits.tolist()):
        numbers = [n | (word >> i & 1) << digit for n, i in zip(numbers, at, strict=True)]
    return numbers


def _ints(numbers: npt.NDArray[np.signedinteger]) -> tuple[int, ...]:
    return tuple(numbers.tolist())


def _posted(counts: npt.NDArray[np.int8]) -> Posted:
    red, green, blue, yellow = counts.tolist()
    return red, green, blue, yellow


# Moves


def action_of(state: State, move: Move) -> int:
    """The number of a legal move; of Nature's, the value of the tile."""
    match move:
        case Draw(value):
            return value
        case Pass():
            return PASS
        case Deploy(cell, colour, count):
            return DEPLOY + (list(state.fire.tiles).index(cell) * 4 + colour) * 3 + count - 1
        case Arrange(values):
            return ARRANGE + _layouts(state).index(values)
        case Spread(cell):
            return SPREAD + place(cell)
        case Firebreak(cell, colour):
            return FIREBREAK + colour * TORUS + place(cell)


def move_of(state: State, action: int) -> Move:
    """The legal move of that number; on Nature's turn, of that outcome."""
    if isinstance(state.phase, Dealing | Drawing):
        return Draw(action)
    if action == PASS:
        return PASSING
    if action < ARRANGE:
        tile, what = divmod(action - DEPLOY, 12)
        return Deploy(list(state.fire.tiles)[tile], what // 3, what % 3 + 1)
    if action < SPREAD:
        return Arrange(_layouts(state)[action - ARRANGE])
    if action < FIREBREAK:
        return Spread(_spot(state, action - SPREAD))
    colour, at = divmod(action - FIREBREAK, TORUS)
    return Firebreak(_spot(state, at), colour)


def _layouts(state: State) -> list[tuple[int, ...]]:
    """F-4: the layouts of RHOMBUS with the values of the opening tiles."""
    assert isinstance(state.phase, Arranging)
    tiles = sorted(state.phase.drawn)
    return [tuple(tiles[rank] for rank in layout) for layout in RHOMBUS]


def _spot(state: State, at: int) -> Cell:
    return next(cell for cell in hottest(state.fire) if place(cell) == at)
