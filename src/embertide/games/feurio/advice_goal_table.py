"""The table with a common goal, as quick play sees it: how each colour can go on (F-8, F-17)."""

from typing import NamedTuple

import numpy as np

from embertide.games.feurio.advice_goal_ones import (
    Chances,
    all_held,
    beside_all,
    best_chance,
    chances_of_ones,
    heat_of,
    hotter,
    left_of,
    open_ones,
    to_come,
)
from embertide.games.feurio.advice_goal_weights import (
    AMPLE,
    DEAD,
    LIKELY,
    RIM,
    SOON,
    Weights,
)
from embertide.games.feurio.kernel_record import SPOT, STEPS
from embertide.games.feurio.kernel_table import find, held, hottest, room
from embertide.jit import NONE, Word, bit, bits, jit, lowest, whole

Words = tuple[Word, Word, Word, Word]


class Outlook(NamedTuple):
    """How a colour can go on."""

    left: float
    held: Word
    wanted: Word
    """Tiles with room beside it, or where it stands; all of them for a colour not yet begun."""
    front: Word
    """Spots beside it."""
    space: float
    """How many firefighters could follow, now and on tiles to come."""
    lacking: float
    """How likely it has no open 1-tile at the end, as it stands; 1 without any."""


class Ways(NamedTuple):
    """Tiles with room by their distance from a 1-tile that is to be had."""

    free: Word
    """Open 1-tiles without a firefighter."""
    near: Word
    far: Word


class Scene(NamedTuple):
    """What matters to all colours: room by count, spots that burn soon or likely."""

    one: Word
    two: Word
    three: Word
    soon: Word
    likely: Word


class Table(NamedTuple):
    """What a decision is judged by."""

    scene: Scene
    chances: Chances
    ways: Ways
    hot: Word
    """Tiles beside the spots that burn soon."""
    outlooks: tuple[Outlook, Outlook, Outlook, Outlook]
    early: float
    """The share of the game that is left."""
    spare: float
    """1-tiles to be had, beyond those that colours without one need."""
    pressure: float
    """Firefighters in the seat's supply for each of its turns."""


@jit
def survey(s: np.record, w: Weights) -> Table:
    """The table as it is now."""
    one, two, three = room(s)
    soon, likely = _burning_next(s)
    scene = Scene(one, two, three, soon, likely)
    chances = chances_of_ones(s, w)
    hot, fronts = _fronts(s, soon)
    looks = (
        _outlook(s, w, scene, chances, 0, fronts[0]),
        _outlook(s, w, scene, chances, 1, fronts[1]),
        _outlook(s, w, scene, chances, 2, fronts[2]),
        _outlook(s, w, scene, chances, 3, fronts[3]),
    )
    free = open_ones(s) & ~all_held(s)
    spare = float(bits(free) + s.bag[0])
    for colour in range(4):
        spare -= looks[colour].lacking
    spare = max(-1.0, min(spare, 3.0))
    early = to_come(s) / 36.0
    return Table(scene, chances, ways_to(s, free, one), hot, looks, early, spare, _pressure(s))


@jit
def _burning_next(s: np.record) -> tuple[Word, Word]:
    """The spots about as hot as the hottest, and those not far below."""
    if not s.pile:
        return NONE, NONE
    top = heat_of(s, lowest(hottest(s)))
    return hotter(s, max(0, top - 3)), hotter(s, max(0, top - 8))


@jit
def _pressure(s: np.record) -> float:
    supply = 0
    for i in range(s.crews):
        supply += whole(s.supply[s.turn * s.colours + i * s.apart])
    return float(supply / (s.pile // s.players + 1))


# How a colour can go on


@jit
def _outlook(  # noqa: PLR0913, PLR0917 - what is already known
    s: np.record, w: Weights, scene: Scene, chances: Chances, colour: int, front: Word
) -> Outlook:
    tiles = held(s, colour)
    wanted = (beside_all(s, tiles) | tiles) & scene.one if tiles else scene.one
    space = spaces(scene, wanted) + future(w, scene, front)
    lacking = 1.0 - best_chance(chances, tiles & open_ones(s))
    return Outlook(float(left_of(s, colour)), tiles, wanted, front, space, lacking)


@jit
def spaces(scene: Scene, tiles: Word) -> float:
    """How many firefighters have room on these tiles."""
    return float(bits(tiles & scene.one) + bits(tiles & scene.two) + bits(tiles & scene.three))


@jit
def future(w: Weights, scene: Scene, spots: Word) -> float:
    """How many firefighters might find room on tiles to come at these spots."""
    x = w[SOON] * bits(spots & scene.soon) + w[LIKELY] * bits(spots & scene.likely)
    return x + w[RIM] * bits(spots)


@jit
def plight(w: Weights, left: float, space: float) -> float:
    """How badly a colour lacks room for those who are left."""
    if left <= 0.0:
        return 0.0
    if space <= 0.0:
        return left * w[AMPLE] + w[DEAD]
    return left / (1.0 / max(w[AMPLE], 0.01) + space)


# The way to a 1-tile


@jit
def ways_to(s: np.record, free: Word, one: Word) -> Ways:
    """The ways to these 1-tiles."""
    near = beside_all(s, free) & one
    return Ways(free, near, beside_all(s, near) & one)


@jit
def steps(tiles: Word, ways: Ways) -> int:
    """How many steps, up to 3, the nearest free 1-tile is away for who can go to these tiles."""
    return 0 if tiles & ways.free else 1 if tiles & ways.near else 2 if tiles & ways.far else 3


# Spots and tiles


@jit
def _fronts(s: np.record, soon: Word) -> tuple[Word, Words]:
    """The tiles beside spots that burn soon, and the spots beside each colour."""
    hot, red, green, blue, yellow = NONE, NONE, NONE, NONE, NONE
    a, b, c, d = held(s, 0), held(s, 1), held(s, 2), held(s, 3)
    rim = s.edges[0] | s.edges[1] | s.edges[2]
    while rim:
        tile = lowest(rim)
        here = bit(tile)
        rim ^= here
        spots = spots_beside(s, whole(s.cell[tile + 1]))
        hot |= here if spots & soon else NONE
        red |= spots if a & here else NONE
        green |= spots if b & here else NONE
        blue |= spots if c & here else NONE
        yellow |= spots if d & here else NONE
    return hot, (red, green, blue, yellow)


@jit
def spots_beside(s: np.record, cell: int) -> Word:
    """The spots next to a cell."""
    spots = NONE
    for step in STEPS:
        what = whole(s.table[find(s, cell + step)])
        if what >= SPOT:
            spots |= bit(what - SPOT)
    return spots


@jit
def tiles_beside(s: np.record, cell: int) -> Word:
    """The tiles next to a cell."""
    tiles = NONE
    for step in STEPS:
        what = whole(s.table[find(s, cell + step)])
        if 0 < what < SPOT:
            tiles |= bit(what - 1)
    return tiles
