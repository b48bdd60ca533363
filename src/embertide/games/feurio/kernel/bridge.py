"""Conversion between the rules and the kernel: states, views and moves, records and actions."""

from collections.abc import Sequence

from embertide.compiled.records import Ints, Record, Records, Words, numbers, zeros
from embertide.compiled.rng import seed
from embertide.core.bag import Bag
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.games.feurio.kernel import record as kernel_record
from embertide.games.feurio.kernel.board import lay, post, start
from embertide.games.feurio.kernel.record import (
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
from embertide.games.feurio.rules.board import NEIGHBOURS, Cell
from embertide.games.feurio.rules.box import CREWS, TILES, VALUES
from embertide.games.feurio.rules.fire import Fire, Posted, Tile, hottest, make_tile
from embertide.games.feurio.rules.moves import PASS as PASSING
from embertide.games.feurio.rules.moves import Arrange, Deploy, Draw, Firebreak, Move, Pass, Spread
from embertide.games.feurio.rules.state import (
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
from embertide.games.feurio.rules.view import View, imagine

# Records from states


def from_state(state: State) -> Records:
    """Return the record of a state; its generator has seed 0 until the caller seeds it."""
    players, mode, variants, _ = state.options
    record = zeros(1, state_t)
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


def _set_phase(s: Record, phase: Phase) -> None:
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


def from_view(view: View) -> Records:
    """Return a record of a view; the hidden part is arbitrary until `imagine` samples it."""
    return from_state(imagine(view, Dice(0)))


# States from records


def to_state(record: Records) -> State:
    """Return the state of a record."""
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


def _options(s: Record) -> Options:
    variants = tuple(name for name, flag in VARIANTS.items() if s.variants & flag)
    return Options(int(s.players), MODES[s.mode], variants)


def _phase(s: Record) -> Phase:
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


def _fire(s: Record) -> Fire:
    laid = range(s.tiles)
    cells = [cell_of(number) for number in _ints(s.cell[1 : 1 + s.tiles])]
    values, edges = _numbers(s.value, laid), _numbers(s.edges, laid)
    posted = [_numbers(s.posted[i : i + 2], laid) for i in (0, 2, 4, 6)]
    tiles = dict(zip(cells, map(make_tile, values, edges, zip(*posted, strict=True)), strict=True))
    return Fire(tiles, _heat(s) if len(tiles) < TILES else _heat_around(tiles))


def _heat(s: Record) -> dict[Cell, int]:
    taken = int(s.spots)
    spots = [i for i in range(SPOTS) if taken >> i & 1]
    places = numbers(s.cell)
    cells = [cell_of(places[SPOT + i]) for i in spots]
    return dict(zip(cells, _numbers(s.heat, spots), strict=True))


def _heat_around(tiles: dict[Cell, Tile]) -> dict[Cell, int]:
    """Return the heat around a complete fire, which a record does not count."""
    heat: dict[Cell, int] = {}
    for cell, tile in tiles.items():
        for beside in NEIGHBOURS[cell]:
            if beside not in tiles:
                heat[beside] = heat.get(beside, 0) + tile.value
    return heat


def _numbers(digits: Words, at: Sequence[int]) -> list[int]:
    """Return the numbers at these bits of the bit planes."""
    found = [0] * len(at)
    for digit, word in enumerate(numbers(digits)):
        found = [n | (word >> i & 1) << digit for n, i in zip(found, at, strict=True)]
    return found


def _ints(values: Ints) -> tuple[int, ...]:
    return tuple(numbers(values))


def _posted(counts: Ints) -> Posted:
    red, green, blue, yellow = numbers(counts)
    return red, green, blue, yellow


# Moves


def action_of(state: State, move: Move) -> int:
    """Return the action of a legal move; for Nature, the value of the tile."""
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
    """Return the legal move of an action; on Nature's turn, of an outcome."""
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
    """F-4: return the layouts of RHOMBUS with the values of the opening tiles."""
    assert isinstance(state.phase, Arranging)
    tiles = sorted(state.phase.drawn)
    return [tuple(tiles[rank] for rank in layout) for layout in RHOMBUS]


def _spot(state: State, at: int) -> Cell:
    return next(cell for cell in hottest(state.fire) if place(cell) == at)
