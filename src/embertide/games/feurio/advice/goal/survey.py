"""The table with a common goal, as the quick policy evaluates it (F-8, F-17)."""

from typing import NamedTuple

from embertide.compiled.bitset import Word, bits
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Record
from embertide.games.feurio.advice.goal.crews import left_of, supply_of, to_come
from embertide.games.feurio.advice.goal.ones import (
    Chances,
    all_held,
    beside_all,
    best_chance,
    chances_of_ones,
    open_ones,
)
from embertide.games.feurio.advice.goal.spots import (
    Words,
    burning_next,
    claims,
    crowds,
    fronts,
    spots_beside_all,
)
from embertide.games.feurio.advice.goal.weights import (
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
from embertide.games.feurio.kernel.board import held, room


class Prospect(NamedTuple):
    """How a colour can continue."""

    left: float
    """Firefighters left in all supplies."""
    held: Word
    """Tiles with a firefighter of the colour."""
    wanted: Word
    """Tiles with room on or beside held ones; all tiles with room if none is held."""
    front: Word
    """Spots beside held tiles."""
    space: float
    """Firefighters that could follow, now and on tiles to come."""
    lacking: float
    """The chance to have no open 1-tile at the end with the tiles held now; 1 without any."""


class Ways(NamedTuple):
    """Tiles with room by their distance from a free 1-tile."""

    free: Word
    """Open 1-tiles without a firefighter."""
    near: Word
    """Tiles with room beside a free one."""
    far: Word
    """Tiles with room beside a near one."""


class Scene(NamedTuple):
    """The part of a survey that is the same for all colours."""

    one: Word
    """Tiles with room for a firefighter."""
    two: Word
    """Tiles with room for two."""
    three: Word
    """Tiles with room for three."""
    soon: Word
    """Spots that burn soon."""
    likely: Word
    """Spots that are likely to burn, including those."""
    rate: float
    """The part of future room that is expected to come in time; low at the end."""
    claimed: Word
    """Tiles with room that a colour can go to."""
    shared: Word
    """Tiles with room that several colours can go to."""
    fronts: Word
    """Spots beside a colour with firefighters left."""
    crowded: Word
    """Spots beside several such colours."""


class Survey(NamedTuple):
    """The inputs of all scores of one decision."""

    scene: Scene
    chances: Chances
    """Of each open 1-tile to stay open."""
    ways: Ways
    hot: Word
    """Tiles beside the spots that burn soon."""
    prospects: tuple[Prospect, Prospect, Prospect, Prospect]
    early: float
    """The share of the game that is left."""
    spare: float
    """Free 1-tiles, on the table and in the pile, beyond those that colours need."""
    supply: float
    """Firefighters in the seat's supply."""
    turns: float
    """Turns of the seat after this one."""
    links: Word
    """Spots beside a free 1-tile."""


@jit
def survey(s: Record, w: Weights) -> Survey:
    """Return the survey of a position."""
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
    return Survey(
        *(scene, chances, ways_to(s, free, scene.one), hot, looks, to_come(s) / 36.0),
        *(
            max(-1.0, min(spare, 3.0)),
            float(supply_of(s, whole(s.turn))),
            float(s.pile // s.players),
        ),
        spots_beside_all(s, free),
    )


@jit
def _scene(s: Record, w: Weights, soon: Word, likely: Word, spots: Words) -> Scene:
    one, two, three = room(s)
    come = float(to_come(s))
    claimed, shared = claims(s)
    taken, crowded = crowds(s, spots)
    return Scene(
        *(one, two, three, soon, likely, come / (come + abs(w[LATE_ROOM]) + 0.001)),
        *(claimed & one, shared & one, taken, crowded),
    )


# Prospects of a colour


@jit
def _outlook(  # noqa: PLR0913, PLR0917 - results shared by the colours
    s: Record, w: Weights, scene: Scene, chances: Chances, colour: int, front: Word, hot: Word
) -> Prospect:
    tiles = held(s, colour)
    wanted = (beside_all(s, tiles) | tiles) & scene.one if tiles else scene.one
    space = spaces(w, scene, wanted) + future(w, scene, front)
    space += w[SPACE_HOT] * bits(wanted & hot)
    if tiles:
        space += w[SHARED] * bits(wanted & scene.shared)
        space += w[CROWDED] * bits(front & scene.crowded & scene.likely)
    lacking = 1.0 - best_chance(chances, tiles & open_ones(s))
    return Prospect(float(left_of(s, colour)), tiles, wanted, front, space, lacking)


@jit
def spaces(w: Weights, scene: Scene, tiles: Word) -> float:
    """Return the firefighters that fit on these tiles, weighted by room."""
    some = bits(tiles & scene.one) + w[BIG_2] * bits(tiles & scene.two)
    return some + w[BIG_3] * bits(tiles & scene.three)


@jit
def future(w: Weights, scene: Scene, spots: Word) -> float:
    """Return the firefighters expected to fit on tiles to come at these spots."""
    x = w[SOON] * bits(spots & scene.soon) + w[LIKELY] * bits(spots & scene.likely)
    return (x + w[RIM] * bits(spots)) * scene.rate


@jit
def plight(w: Weights, left: float, space: float) -> float:
    """Return how badly a colour lacks room for its firefighters left."""
    if left <= 0.0:
        return 0.0
    if space <= 0.0:
        return left * w[AMPLE] + w[DEAD]
    return left / (1.0 / max(w[AMPLE], 0.01) + space)


# Distance to a 1-tile


@jit
def ways_to(s: Record, free: Word, one: Word) -> Ways:
    """Return the ways to these 1-tiles."""
    near = beside_all(s, free) & one
    return Ways(free, near, beside_all(s, near) & one)


@jit
def steps(tiles: Word, ways: Ways) -> int:
    """Return the steps, at most 3, from these tiles to the nearest free 1-tile."""
    return 0 if tiles & ways.free else 1 if tiles & ways.near else 2 if tiles & ways.far else 3
