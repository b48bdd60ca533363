"""Positions of Fire & Water set up by hand: any that the pieces of the box can make."""

import re

from embertide.core.actor import Seat
from embertide.core.bag import Bag
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.position import Position
from embertide.games.firewater.rules.board import NAMES, Square, lay_out
from embertide.games.firewater.rules.box import BOXES, ELEMENTALS, FIRE, OPEN, WATER, Marker
from embertide.games.firewater.rules.field import (
    Elemental,
    Half,
    Leader,
    Token,
    put,
    summon,
    survey,
)
from embertide.games.firewater.rules.moves import (
    Claim,
    PlaceElemental,
    PlaceLeader,
    PlaceMarker,
    PlaceToken,
)
from embertide.games.firewater.rules.notation import read
from embertide.games.firewater.rules.rules import CLAIM_SIZE, CONQUEST
from embertide.games.firewater.rules.state import Acting, Fate, Hand, State, Summoning

_OWNED = re.compile(r"([0-3]):(.+)")


def arrange(options: Options, position: Position) -> State:
    """Return the state with these pieces on the board; raise Malformed if the box cannot give it.

    `e:d4` is an elemental, `0:m23:c3c4` a marker of the first seat, `1:l:b5` a leader, `0:t:c3`
    a token, `1:c:d4` the tokens on an elemental; later pieces lie on earlier ones. The hand of a
    seat is its open markers: `23 14`.
    """
    table = _Placement(options)
    for number, text in enumerate(position.placed, start=1):
        try:
            table.place(text)
        except Malformed as bad:
            raise bad.at(f"piece {number}") from None
    if not 0 <= position.turn < options.players:
        raise Malformed("position-turn", players=options.players)
    return table.state(position)


class _Placement:
    """The board while pieces are put on it one by one."""

    def __init__(self, options: Options) -> None:
        self._players = options.players
        board = lay_out(options.board, options.players)
        self._field = survey(board, (), (None,) * len(board.elements))
        box = BOXES[options.players]
        self._box = box
        self._markers = [set(box.markers) for _ in range(options.players)]
        self._tokens = [box.tokens] * options.players
        self._leaders = [Fate.WAITING] * options.players

    def place(self, text: str) -> None:
        """Put one piece down."""
        found = _OWNED.fullmatch(text)
        seat = int(found[1]) if found else 0
        if seat >= self._players:
            raise Malformed("position-turn", players=self._players)
        match read(found[2] if found else text):
            case PlaceElemental(square) if not found:
                self._summon(square)
            case PlaceMarker(marker, fire, water) if found:
                self._mark(seat, marker, fire, water)
            case PlaceLeader(square) if found:
                self._lead(seat, square)
            case PlaceToken(square) | Claim(square) if found:
                self._own(seat, square)
            case _:
                raise Malformed("firewater-position-piece", text=text[:40])

    def _summon(self, square: Square) -> None:
        self._check_empty(square)
        if len(self._field.elementals) == ELEMENTALS:
            raise Malformed("firewater-position-elementals", most=ELEMENTALS)
        self._field = summon(self._field, square)

    def _mark(self, seat: Seat, marker: Marker, fire: Square, water: Square) -> None:
        self._check_empty(fire)
        self._check_empty(water)
        if water not in self._field.board.grid.beside[fire]:
            raise Malformed("firewater-position-apart", one=NAMES[fire], other=NAMES[water])
        self._take(seat, marker)
        halves = {
            fire: Half(seat, FIRE, marker.fire, water),
            water: Half(seat, WATER, marker.water, fire),
        }
        self._field = put(self._field, halves)

    def _take(self, seat: Seat, marker: Marker) -> None:
        if marker not in self._markers[seat]:
            raise Malformed("firewater-position-marker", marker=str(marker), seat=seat + 1)
        self._markers[seat].remove(marker)

    def _lead(self, seat: Seat, square: Square) -> None:
        self._check_empty(square)
        if self._leaders[seat] is not Fate.WAITING:
            raise Malformed("firewater-position-leader", seat=seat + 1)
        self._leaders[seat] = Fate.PLACED
        self._field = put(self._field, {square: Leader(seat)})

    def _own(self, seat: Seat, square: Square) -> None:
        """W-7 to W-9: a token; two on a leader or an elemental, or the last one."""
        self._check_on_board(square)
        top = self._field.tops[square]
        if isinstance(top, Token):
            raise Malformed("firewater-position-taken", square=NAMES[square])
        wanted = CONQUEST if isinstance(top, Leader) else 1
        wanted = CLAIM_SIZE if isinstance(top, Elemental) else wanted
        count = min(wanted, self._tokens[seat])
        if not count:
            raise Malformed("firewater-position-tokens", seat=seat + 1, tokens=self._box.tokens)
        if isinstance(top, Leader):
            self._leaders[top.seat] = Fate.CONQUERED
        self._tokens[seat] -= count
        self._field = put(self._field, {square: Token(seat, count, top)})

    def _check_on_board(self, square: Square) -> None:
        if square not in self._field.board.grid.squares:
            raise Malformed("firewater-position-off", square=NAMES[square])

    def _check_empty(self, square: Square) -> None:
        self._check_on_board(square)
        if square not in self._field.empty:
            raise Malformed("firewater-position-taken", square=NAMES[square])

    def state(self, position: Position) -> State:
        """Return the finished position with the seat to move."""
        hands = tuple(self._hand(seat, position) for seat in range(self._players))
        ready = len(self._field.elementals) == ELEMENTALS
        phase = Acting(position.turn) if ready else Summoning(position.turn)
        return State(self._field, hands, phase)

    def _hand(self, seat: Seat, position: Position) -> Hand:
        texts = position.hands[seat].split() if seat < len(position.hands) else []
        if len(texts) > OPEN:
            raise Malformed("firewater-position-open", most=OPEN)
        known = {str(marker): marker for marker in self._box.markers}
        for text in texts:
            if text not in known:
                raise Malformed("firewater-marker", marker=text[:40])
            self._take(seat, known[text])
        stack = [marker in self._markers[seat] for marker in self._box.markers]
        bag = Bag(self._box.markers, tuple(map(int, stack)))
        opened = tuple(sorted(known[text] for text in texts))
        return Hand(bag, opened, self._tokens[seat], self._leaders[seat])
