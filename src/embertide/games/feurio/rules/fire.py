"""The fire on the table: laid tiles, the heat around them, and the firefighters on them."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from embertide.games.feurio.rules.board import NEIGHBOURS, Cell
from embertide.games.feurio.rules.box import SPACES, Colour

Posted = tuple[int, int, int, int]
"""How many firefighters of each colour stand on a tile."""

NOBODY_POSTED: Posted = (0, 0, 0, 0)


class Tile(NamedTuple):
    """A laid tile: the value it shows, its free edges, its firefighters, and room for more."""

    value: int
    edges: int
    posted: Posted
    room: int


class Fire(NamedTuple):
    """All laid tiles, in the order they were laid, and the heat of every empty cell beside one."""

    tiles: Mapping[Cell, Tile]
    heat: Mapping[Cell, int]


UNLIT = Fire({}, {})


def make_tile(value: int, edges: int, posted: Posted) -> Tile:
    """F-9: a tile has room up to its spaces and its free edges, whichever is less."""
    limit = SPACES[value]
    limit = min(limit, edges)
    room = limit - sum(posted)
    return Tile(value, edges, posted, room if room > 0 else 0)


def lay(fire: Fire, cell: Cell, value: int) -> Fire:
    """The fire with one more tile: it heats the empty cells around it and closes edges."""
    tiles, heat = dict(fire.tiles), dict(fire.heat)
    heat.pop(cell, None)
    edges = 6
    for beside in NEIGHBOURS[cell]:
        neighbour = tiles.get(beside)
        if neighbour is None:
            heat[beside] = heat.get(beside, 0) + value
        else:
            edges -= 1
            tiles[beside] = make_tile(neighbour.value, neighbour.edges - 1, neighbour.posted)
    tiles[cell] = make_tile(value, edges, NOBODY_POSTED)
    return Fire(tiles, heat)


def post(fire: Fire, cell: Cell, colour: Colour, count: int) -> Fire:
    """The fire with more firefighters on a tile; they stay for good (F-10)."""
    there = fire.tiles[cell]
    posted = add(there.posted, colour, count)
    tiles = dict(fire.tiles)
    tiles[cell] = make_tile(there.value, there.edges, posted)
    return Fire(tiles, fire.heat)


def add(posted: Posted, colour: Colour, count: int) -> Posted:
    """A count by colour with one colour raised."""
    red, green, blue, yellow = posted
    match colour:
        case 0:
            return red + count, green, blue, yellow
        case 1:
            return red, green + count, blue, yellow
        case 2:
            return red, green, blue + count, yellow
        case _:
            return red, green, blue, yellow + count


def hottest(fire: Fire) -> list[Cell]:
    """F-7: the empty cells beside the fire with the highest heat, in order."""
    top = max(fire.heat.values())
    return sorted([cell for cell, heat in fire.heat.items() if heat == top])


def regions(fire: Fire, colour: Colour) -> Iterator[tuple[Cell, ...]]:
    """F-14: the connected sets of tiles that hold that colour, cells in order."""
    rest = {cell for cell, tile in fire.tiles.items() if tile.posted[colour]}
    for first in sorted(rest):
        if first in rest:
            yield tuple(sorted(_take_connected(first, rest)))


def _take_connected(first: Cell, rest: set[Cell]) -> list[Cell]:
    rest.remove(first)
    region = [first]
    for cell in region:
        beside = [near for near in NEIGHBOURS[cell] if near in rest]
        rest.difference_update(beside)
        region += beside
    return region
