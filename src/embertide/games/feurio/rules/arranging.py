"""Positions of Feurio! set up by hand: any fire that the pieces of the box can make."""

import re

from embertide.core.actor import Seat
from embertide.core.bag import Bag
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.position import Position
from embertide.games.feurio.rules.board import NAMES, NEIGHBOURS, Cell
from embertide.games.feurio.rules.box import (
    BACK,
    CREWS,
    EACH,
    SPACES,
    TILES,
    VALUES,
    Colour,
    colour_word,
)
from embertide.games.feurio.rules.fire import UNLIT, Fire, lay, post
from embertide.games.feurio.rules.moves import Deploy, Firebreak, Spread
from embertide.games.feurio.rules.notation import read
from embertide.games.feurio.rules.state import (
    Closing,
    Covered,
    Deploying,
    Drawing,
    Phase,
    Spreading,
    State,
)

_TILE = re.compile(r"(s[-0-9,]+)=([1-6])")
_HAND = re.compile(r"[1-6]|\?")
_DUE = "?"
"""In place of a hand: the tile has still to be drawn."""


def arrange(options: Options, position: Position) -> State:
    """Return the state with these pieces on the table; raise Malformed if the box cannot give it.

    `s0,1=5` is a tile laid face up, `x0,1:red` one laid face down and the colour that paid for it,
    `d0,1:red:2` firefighters. The first hand is the tile to be laid, `?` if it has still to be
    drawn; without a hand, the player is to deploy.
    """
    table = _Arrangement(options)
    for number, text in enumerate(position.placed, start=1):
        try:
            table.place(text)
        except Malformed as bad:
            raise bad.at(f"piece {number}") from None
    if not 0 <= position.turn < options.players:
        raise Malformed("position-turn", players=options.players)
    return table.state(position)


class _Arrangement:
    """The table while pieces are put on it one by one."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._fire: Fire = UNLIT
        self._bag = Bag.of(VALUES, EACH)
        self._face_down: dict[Cell, Seat] = {}
        self._paid = [0, 0, 0, 0]
        self._used = [0, 0, 0, 0]

    def place(self, text: str) -> None:
        """Put one piece down."""
        if found := _TILE.fullmatch(text):
            move = read(found[1])
            assert isinstance(move, Spread)
            self._lay(move.cell, int(found[2]))
            return
        match read(text):
            case Firebreak(cell, colour):
                self._cover(cell, colour)
            case Deploy(cell, colour, count):
                self._post(cell, colour, count)
            case _:
                raise Malformed("feurio-position-piece", text=text[:40])

    def _lay(self, cell: Cell, value: int) -> None:
        self._check_free(cell)
        self._take(value)
        self._fire = lay(self._fire, cell, value)

    def _cover(self, cell: Cell, colour: Colour) -> None:
        """F-19: record the layer and the price; `_cover_all` chooses the value at the end."""
        if "firebreak" not in self._options.variants:
            raise Malformed("feurio-position-firebreak")
        self._check_free(cell)
        crews = CREWS[self._options.players]
        self._face_down[cell] = next(crew.seat for crew in crews if crew.colour == colour)
        self._fire = lay(self._fire, cell, BACK)
        self._paid[colour] += 1
        self._use(colour, 1)

    def _post(self, cell: Cell, colour: Colour, count: int) -> None:
        tile = self._fire.tiles.get(cell)
        if tile is None:
            raise Malformed("feurio-position-nothing", cell=NAMES[cell])
        if sum(tile.posted) + count > SPACES[tile.value]:
            spaces = SPACES[tile.value]
            raise Malformed("feurio-position-spaces", cell=NAMES[cell], spaces=spaces)
        self._use(colour, count)
        self._fire = post(self._fire, cell, colour, count)

    def _check_free(self, cell: Cell) -> None:
        tiles = self._fire.tiles
        if cell in tiles:
            raise Malformed("feurio-position-taken", cell=NAMES[cell])
        if tiles and not any(near in tiles for near in NEIGHBOURS[cell]):
            raise Malformed("feurio-position-apart", cell=NAMES[cell])

    def _take(self, value: int) -> None:
        if not self._bag.count(value):
            raise Malformed("feurio-position-tiles", value=value, each=EACH)
        self._bag = self._bag.without(value)

    def _use(self, colour: Colour, count: int) -> None:
        self._used[colour] += count
        size = sum(c.size for c in CREWS[self._options.players] if c.colour == colour)
        if self._used[colour] > size:
            raise Malformed("feurio-position-crew", colour=colour_word(colour), size=size)

    def state(self, position: Position) -> State:
        """Return the finished position with the seat to move."""
        if len(self._fire.tiles) < self._options.players:
            raise Malformed("feurio-position-few", tiles=self._options.players)
        phase = self._phase(position)
        covered = self._cover_all()
        red, green, blue, yellow = self._paid
        return State(
            self._options,
            self._fire,
            self._bag,
            self._supply(),
            (red, green, blue, yellow),
            covered,
            position.turn,
            phase,
        )

    def _phase(self, position: Position) -> Phase:
        hand = position.hands[0] if position.hands else ""
        if hand and not _HAND.fullmatch(hand):
            raise Malformed("feurio-position-hand")
        if hand not in ("", _DUE):
            self._take(int(hand))
            return Spreading(int(hand))
        if sum(self._bag.counts) == len(self._face_down):
            return Closing(0)
        return Drawing() if hand else Deploying()

    def _cover_all(self) -> dict[Cell, Covered]:
        """Give each face-down tile one of the values left; no seat can tell which it is."""
        covered = {}
        for cell, layer in self._face_down.items():
            value = next((value for value, _ in self._bag.left()), BACK)
            if value == BACK:
                raise Malformed("feurio-position-all", tiles=TILES)
            self._take(value)
            covered[cell] = Covered(layer, value)
        return covered

    def _supply(self) -> tuple[int, ...]:
        """F-6: auxiliaries on the table do not show their seat: they count as the first seats'."""
        used, supply = list(self._used), []
        for crew in CREWS[self._options.players]:
            gone = min(crew.size, used[crew.colour])
            used[crew.colour] -= gone
            supply.append(crew.size - gone)
        return tuple(supply)
