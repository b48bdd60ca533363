"""The table with a common goal, as quick play sees it: how each colour can go on (F-8, F-17)."""

from typing import NamedTuple

import numpy as np

from embertide.games.feurio.advice_goal_crews import left_of, supply_of, to_come
from embertide.games.feurio.advice_goal_ones import (
    Chances,
    all_held,
    beside_all,
    best_chance,
    chances_of_ones,
    open_ones,
)
from embertide.games.feurio.advice_goal_spots import (
    Words,
    burning_next,
    claims,
    crowds,
    fronts,
    spots_beside_all,
)
from embertide.games.feurio.advice_goal_weights import (
    AMPLE,
    BIG_2,
    BIG_3,
    CROWDED,
    DEAD,
    LATE_ROOM,
    LIKELY,
    RIM,
    SHARED,
    SOON,
    SPACE_HOT,
    Weights,
)
from embertide.games.feurio.kernel_table import held, room
from embertide.jit import Word, bits, jit, whole


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
    rate: float
    """How many of them may yet burn."""
    claimed: Word
    """Tiles with room that some colour wants to go to."""
    shared: Word
    """Those that several want."""
    fronts: Word
    """Spots beside some colour that goes on."""
    crowded: Word
    """Those beside several."""


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
    supply: float
    """Firefighters in the seat's supply."""
    turns: float
    """Turns of the seat after this one."""
    links: Word
    """Spots beside a 1-tile that is to be had."""


@jit
def survey(s: np.record, w: Weights) -> Table:
    """The table as it is now."""
    soon, likely = burning_next(s)
    hot, spots = fronts(s, soon)
    scene = _scene(s, w, soon, likely, spots)
    chances = chances_of_ones(s, w)
    looks = (
        _outlook(s, w, scene, chances, 0, spots[0], hot),
        _outlook(s, w, scene, chances, 1, spots[1], hot),
        _outlook(s, w, scene, chances, 2, spots[2], hot),
        _outlook(s, w, scene, chances, 3, spots[3], hot),
    )
    free = open_ones(s) & ~all_held(s)
    spare = float(bits(free) + s.bag[0])
    for colour in range(4):
        spare -= looks[colour].lacking
    return Table(
        *(scene, chances, ways_to(s, free, scene.one), hot, looks, to_come(s) / 36.0),
        *(
            max(-1.0, min(spare, 3.0)),
            float(supply_of(s, whole(s.turn))),
            float(s.pile // s.players),
        ),
        spots_beside_all(s, free),
    )


@jit
def _scene(s: np.record, w: Weights, soon: Word, likely: Word, spots: Words) -> Scene:
    one, two, three = room(s)
    come = float(to_come(s))
    claimed, shared = claims(s)
    taken, crowded = crowds(s, spots)
    return Scene(
        *(one, two, three, soon, likely, come / (come + abs(w[LATE_ROOM]) + 0.001)),
        *(claimed & one, shared & one, taken, crowded),
    )


# How a colour can go on


@jit
def _outlook(  # noqa: PLR0913, PLR0917 - what is already known
    s: np.record, w: Weights, scene: Scene, chances: Chances, colour: int, front: Word, hot: Word
) -> Outlook:
    tiles = held(s, colour)
    wanted = (beside_all(s, tiles) | tiles) & scene.one if tiles else scene.one
    space = spaces(w, scene, wanted) + future(w, scene, front)
    space += w[SPACE_HOT] * bits(wanted & hot)
    if tiles:
        space += w[SHARED] * bits(wanted & scene.shared)
        space += w[CROWDED] * bits(front & scene.crowded & scene.likely)
    lacking = 1.0 - best_chance(chances, tiles & open_ones(s))
    return Outlook(float(left_of(s, colour)), tiles, wanted, front, space, lacking)


@jit
def spaces(w: Weights, scene: Scene, tiles: Word) -> float:
    """How many firefighters have room on these tiles, more where several have at once."""
    some = bits(tiles & scene.one) + w[BIG_2] * bits(tiles & scene.two)
    return some + w[BIG_3] * bits(tiles & scene.three)


@jit
def future(w: Weights, scene: Scene, spots: Word) -> float:
    """How many firefighters might find room on tiles to come at these spots."""
    x = w[SOON] * bits(spots & scene.soon) + w[LIKELY] * bits(spots & scene.likely)
    return (x + w[RIM] * bits(spots)) * scene.rate


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
