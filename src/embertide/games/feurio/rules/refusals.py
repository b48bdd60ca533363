"""Checks of moves in Feurio!: each refusal names the rule that a move breaks, and why."""

from collections.abc import Iterable
from typing import Never

from embertide.core.errors import IllegalMove
from embertide.core.message import Message
from embertide.games.feurio.rules.board import LAYOUTS, NAMES, Cell
from embertide.games.feurio.rules.box import BACK, CREWS, MOST, OWN, SPACES, Colour, colour_word
from embertide.games.feurio.rules.fire import Fire, hottest
from embertide.games.feurio.rules.moves import Arrange, Deploy, Draw, Firebreak, Move
from embertide.games.feurio.rules.state import (
    Arranging,
    Closing,
    Dealing,
    Deploying,
    Drawing,
    Over,
    Spreading,
    State,
)


def out_of_turn(state: State, move: Move) -> Never:
    """Refuse a kind of move that is not due now, saying what is."""
    match state.phase:
        case Over():
            rule = "F-12" if state.options.mode == "competitive" else "F-16"
            raise IllegalMove(rule, "feurio-over")
        case Dealing():
            raise IllegalMove("F-4", "feurio-deal-due")
        case Drawing():
            raise IllegalMove("F-7", "feurio-draw-due")
        case Arranging(drawn):
            example = "a" + "".join(map(str, sorted(drawn)))
            tiles = _list(map(str, drawn))
            raise IllegalMove("F-4", "feurio-arrange-due", tiles=tiles, example=example)
        case Spreading(tile):
            _lay_first(tile, move)
        case Deploying():
            _laid_already(move)
        case Closing():
            _no_tile(move)


def _lay_first(tile: int, move: Move) -> Never:
    match move:
        case Arrange():
            raise IllegalMove("F-4", "feurio-arranged")
        case Draw():
            raise IllegalMove("F-7", "feurio-drawn", tile=tile)
        case _:
            raise IllegalMove("F-7", "feurio-spread-due", tile=tile)


def _laid_already(move: Move) -> Never:
    match move:
        case Arrange():
            raise IllegalMove("F-4", "feurio-arranged")
        case Draw():
            raise IllegalMove("F-7", "feurio-one-draw")
        case _:
            raise IllegalMove("F-7", "feurio-one-tile")


def _no_tile(move: Move) -> Never:
    match move:
        case Arrange():
            raise IllegalMove("F-4", "feurio-arranged")
        case _:
            raise IllegalMove("F-12", "feurio-no-tiles")


def check_draw(state: State, value: int) -> None:
    """F-1: only a tile that is still in the pile can be drawn."""
    if not state.bag.count(value):
        raise IllegalMove("F-1", "feurio-none-left", value=value)


def check_arrange(drawn: tuple[int, ...], values: tuple[int, ...]) -> None:
    """F-4: the layout holds the tiles drawn, and is the one name of its symmetric twins."""
    if sorted(values) != sorted(drawn):
        raise IllegalMove("F-4", "feurio-other-tiles", tiles=_list(map(str, drawn)))
    smallest = min(tuple(values[i] for i in order) for order in LAYOUTS)
    if values != smallest:
        raise IllegalMove("F-4", "feurio-same-layout", name="a" + "".join(map(str, smallest)))


def check_spot(fire: Fire, cell: Cell) -> None:
    """F-7: a tile goes on a hottest spot."""
    if fire.heat.get(cell) != max(fire.heat.values()):
        _not_hottest(fire, cell)


def _not_hottest(fire: Fire, cell: Cell) -> Never:
    if cell in fire.tiles:
        raise IllegalMove("F-7", "feurio-occupied", cell=NAMES[cell])
    hot = hottest(fire)
    spots = _list(NAMES[spot] for spot in hot)
    if cell not in fire.heat:
        raise IllegalMove("F-7", "feurio-apart", cell=NAMES[cell], spots=spots)
    top, heat = fire.heat[hot[0]], fire.heat[cell]
    raise IllegalMove(
        "F-7", "feurio-cooler", cell=NAMES[cell], heat=heat, top=top, spots=spots, count=len(hot)
    )


def check_firebreak(state: State, move: Firebreak) -> None:
    """F-19: the variant is on, and the price is one of the player's own firefighters."""
    if "firebreak" not in state.options.variants:
        raise IllegalMove("F-19", "feurio-no-firebreaks")
    crew = _crew(state, move.colour)
    if crew is None:
        own = _own(state, auxiliaries=False)
        raise IllegalMove(
            "F-19", "feurio-price-not-yours", colour=colour_word(move.colour), own=own
        )
    if CREWS[state.options.players][crew].auxiliary:
        raise IllegalMove("F-19", "feurio-price-auxiliary")
    if not state.supply[crew]:
        raise IllegalMove("F-19", "feurio-price-none", colour=colour_word(move.colour))


def check_deploy(state: State, move: Deploy) -> None:
    """F-6, F-8, F-9: firefighters of one of the player's colours, where there is room for them."""
    tile = state.fire.tiles.get(move.cell)
    if tile is None:
        raise IllegalMove("F-8", "feurio-no-tile", cell=NAMES[move.cell])
    if tile.value == BACK:
        raise IllegalMove("F-19", "feurio-on-firebreak", cell=NAMES[move.cell])
    if not 1 <= move.count <= MOST:
        raise IllegalMove("F-8", "feurio-count", count=move.count)
    _check_supply(state, move)
    if move.count > tile.room:
        _no_room(state, move)


def _check_supply(state: State, move: Deploy) -> None:
    crew = _crew(state, move.colour)
    if crew is None:
        own = _own(state, auxiliaries=True)
        raise IllegalMove("F-8", "feurio-not-yours", colour=colour_word(move.colour), own=own)
    left = state.supply[crew]
    if move.count > left:
        colour = colour_word(move.colour)
        raise IllegalMove("F-6", "feurio-supply", colour=colour, left=left, count=move.count)


def _no_room(state: State, move: Deploy) -> Never:
    tile = state.fire.tiles[move.cell]
    if tile.edges == 0:
        raise IllegalMove("F-9", "feurio-enclosed", cell=NAMES[move.cell])
    by_edges = tile.edges < SPACES[tile.value]
    raise IllegalMove(
        "F-9",
        "feurio-edges" if by_edges else "feurio-spaces",
        cell=NAMES[move.cell],
        held=sum(tile.posted),
        limit=tile.edges if by_edges else SPACES[tile.value],
        room=tile.room,
        count=move.count,
    )


def _crew(state: State, colour: Colour) -> int | None:
    """Return the player's own crew of that colour, None if there is none."""
    players = state.options.players
    for crew in OWN[players][state.turn]:
        if CREWS[players][crew].colour == colour:
            return crew
    return None


def _own(state: State, auxiliaries: bool) -> tuple[Message, ...]:
    """The colours the player may use."""
    players = state.options.players
    crews = (CREWS[players][crew] for crew in OWN[players][state.turn])
    return tuple(colour_word(crew.colour) for crew in crews if auxiliaries or not crew.auxiliary)


def _list(items: Iterable[str]) -> str:
    return " · ".join(items)
