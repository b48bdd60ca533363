"""Views of Feurio! as arrays, for research; planes.py describes the planes."""

from collections.abc import Iterator

import numpy as np

from embertide.games.feurio.features.planes import (
    AT,
    OUTCOMES,
    PLANES,
    SHAPE,
    Planes,
    place,
)
from embertide.games.feurio.features.restore import draw_back, look_back
from embertide.games.feurio.kernel.bridge import action_of, move_of
from embertide.games.feurio.kernel.record import ACTIONS
from embertide.games.feurio.rules.box import (
    BACK,
    COLOURS,
    CREWS,
    TILES,
)
from embertide.games.feurio.rules.fire import Tile, hottest
from embertide.games.feurio.rules.state import (
    Arranging,
    Closing,
    Dealing,
    Phase,
    Spreading,
    State,
)
from embertide.games.feurio.rules.view import View

__all__ = [
    "ACTIONS",
    "AT",
    "OUTCOMES",
    "PLANES",
    "SHAPE",
    "action_of",
    "draw_back",
    "look_back",
    "move_of",
    "observe",
    "secrets",
]


def observe(view: View) -> Planes:
    """Render a view as planes."""
    planes = np.zeros(SHAPE, np.uint8)
    for number, (cell, tile) in enumerate(view.fire.tiles.items(), 1):
        at = place(cell)
        planes[AT["tile"], *at] = number
        _set_tile(planes, at, tile)
    for cell, (layer, value) in view.covered.items():
        planes[AT[f"firebreak {layer}"], *place(cell)] = 1
        planes[AT["secret"], *place(cell)] = value
    _set_heat(planes, view)
    for name, number in _numbers(view):
        planes[AT[name]] = number
    return planes


def _set_tile(planes: Planes, at: tuple[int, int], tile: Tile) -> None:
    if tile.value != BACK:
        planes[AT[f"value {tile.value}"], *at] = 1
    planes[AT["edges"], *at] = tile.edges
    planes[AT["room"], *at] = tile.room
    for colour, count in zip(COLOURS, tile.posted, strict=True):
        planes[AT[f"{colour} posted"], *at] = count


def _set_heat(planes: Planes, view: View) -> None:
    """F-7: the heat matters only while tiles are to be laid."""
    if len(view.fire.tiles) == TILES:
        return
    for cell, heat in view.fire.heat.items():
        planes[AT["heat"], *place(cell)] = heat
    if isinstance(view.phase, Spreading):
        for cell in hottest(view.fire):
            planes[AT["hottest"], *place(cell)] = 1


def _numbers(view: View) -> Iterator[tuple[str, int]]:
    """Yield the values of the planes that are the same everywhere."""
    players, mode, variants, _ = view.options
    yield from _supplies(view)
    yield from ((f"unseen {v}", count) for v, count in view.unseen.left())
    hand = _hand(view.phase)
    yield from ((f"hand {v}", hand.count(v)) for v in set(hand) - {BACK})
    yield type(view.phase).__name__.lower(), 1
    yield "passes", view.phase.passes if isinstance(view.phase, Closing) else 0
    yield f"turn {view.turn}", 1
    if view.seat is not None:
        yield f"viewer {view.seat}", 1
    yield "players", players
    yield from ((name, 1) for name in (mode, *variants))


def _supplies(view: View) -> Iterator[tuple[str, int]]:
    for crew, left in zip(CREWS[view.options.players], view.supply, strict=True):
        kind = f"auxiliaries {crew.seat}" if crew.auxiliary else f"{COLOURS[crew.colour]} supply"
        yield kind, left
    yield from ((f"{colour} paid", n) for colour, n in zip(COLOURS, view.paid, strict=True))


def _hand(phase: Phase) -> tuple[int, ...]:
    match phase:
        case Dealing(drawn) | Arranging(drawn):
            return drawn
        case Spreading(tile):
            return (tile,)
        case _:
            return ()


def secrets(state: State) -> dict[int, int]:
    """F-19: Nature's outcomes that some seat does not know, by their index among all outcomes."""
    tiles = enumerate(state.fire.tiles)
    hidden = {i: state.covered[cell].value for i, cell in tiles if cell in state.covered}
    if isinstance(state.phase, Spreading) and "firebreak" in state.options.variants:
        hidden[len(state.fire.tiles)] = state.phase.tile
    return hidden
