"""Moves of Fire & Water as text, both ways, and the stacks of a record."""

import re
from collections.abc import Callable, Sequence

from embertide.core.actor import Seat
from embertide.core.errors import Malformed
from embertide.core.luck import Fields
from embertide.core.message import player
from embertide.core.options import Options
from embertide.games.firewater.rules.board import NAMES, SQUARES, Square
from embertide.games.firewater.rules.box import BOXES, MARKERS, Marker
from embertide.games.firewater.rules.moves import (
    PASS,
    Claim,
    Move,
    Pass,
    PlaceElemental,
    PlaceLeader,
    PlaceMarker,
    PlaceToken,
    Reveal,
)
from embertide.games.firewater.rules.state import Revealing, State

_BY_TEXT = {str(marker): marker for marker in MARKERS}
_ON_SQUARE: dict[str, Callable[[Square], Move]] = {
    "e": PlaceElemental,
    "l": PlaceLeader,
    "t": PlaceToken,
    "c": Claim,
}

# ASCII digits only: `\d` would match the digits of every script.
_PLACE = re.compile(r"([eltc]):([a-z][0-9]+)")
_MARKER = re.compile(r"m([0-9]+):([a-z][0-9]+)([a-z][0-9]+)")
_REVEAL = re.compile(r"\+([0-3]):([0-9]+)")


def write(move: Move) -> str:
    """Return a move as text; Nature's moves, which records leave out, as `+seat:marker`."""
    match move:
        case PlaceMarker(marker, fire, water):
            return f"m{marker}:{NAMES[fire]}{NAMES[water]}"
        case PlaceToken(square):
            return f"t:{NAMES[square]}"
        case PlaceLeader(square):
            return f"l:{NAMES[square]}"
        case Claim(square):
            return f"c:{NAMES[square]}"
        case PlaceElemental(square):
            return f"e:{NAMES[square]}"
        case Reveal(seat, marker):
            return f"+{seat}:{marker}"
        case Pass():
            return "-"


def read(text: str) -> Move:
    """Return the move that a text means; raise Malformed if it means none."""
    if text == "-":
        return PASS
    if found := _MARKER.fullmatch(text):
        return PlaceMarker(_marker(found[1]), _square(found[2]), _square(found[3]))
    if found := _PLACE.fullmatch(text):
        return _ON_SQUARE[found[1]](_square(found[2]))
    if found := _REVEAL.fullmatch(text):
        return Reveal(int(found[1]), _marker(found[2]))
    raise Malformed("firewater-move", text=text)


def _square(text: str) -> Square:
    if text not in SQUARES:
        raise Malformed("firewater-square", square=text)
    return SQUARES[text]


def _marker(text: str) -> Marker:
    if text not in _BY_TEXT:
        raise Malformed("firewater-marker", marker=text)
    return _BY_TEXT[text]


class StackScript:
    """Nature's script: the revealed markers of a record, one by one."""

    def __init__(self, stacks: Sequence[Sequence[Marker]]) -> None:
        self._stacks = stacks
        self._used = [0] * len(stacks)

    def next(self, state: State) -> Reveal:
        """Return the next marker of the seat that has to reveal one."""
        assert isinstance(state.phase, Revealing)
        seat = state.phase.due[0]
        stack, used = self._stacks[seat], self._used[seat]
        if used == len(stack):
            raise _wrong("firewater-stack-short", seat, count=used)
        self._used[seat] += 1
        return Reveal(seat, stack[used])

    def finish(self) -> None:
        """Raise Malformed if the stacks have markers that no move revealed."""
        for seat, (stack, used) in enumerate(zip(self._stacks, self._used, strict=True)):
            if used < len(stack):
                raise _wrong("firewater-stack-long", seat, count=len(stack), told=used)


class Stacks:
    """W-15: Nature's moves in a record: the markers revealed so far, for each seat in order."""

    fields: tuple[str, ...] = ("stacks",)

    def write(self, options: Options, draws: Sequence[Move]) -> dict[str, object]:
        """Return each seat's revealed markers in order."""
        reveals = [draw for draw in draws if isinstance(draw, Reveal)]
        seats = range(options.players)
        return {"stacks": [[str(r.marker) for r in reveals if r.seat == seat] for seat in seats]}

    def hide(
        self, options: Options, fields: Fields, moves: Sequence[str], seat: Seat | None
    ) -> dict[str, object]:
        """W-15: revealed markers are public."""
        return dict(fields)

    def read(self, options: Options, fields: Fields, moves: Sequence[str]) -> StackScript:
        """Return the stacks as Nature's script; raise Malformed if no box could give them."""
        stacks = fields.get("stacks")
        if not isinstance(stacks, list) or not all(isinstance(stack, list) for stack in stacks):
            raise Malformed("firewater-stacks-shape").at("stacks")
        if len(stacks) != options.players:
            count, players = len(stacks), options.players
            raise Malformed("firewater-stacks-count", count=count, players=players).at("stacks")
        in_box = BOXES[options.players].markers
        return StackScript([_stack(seat, s, in_box) for seat, s in enumerate(stacks)])


def _stack(seat: Seat, texts: Sequence[object], in_box: tuple[Marker, ...]) -> list[Marker]:
    """W-2: known markers of the box, none twice."""
    stack: list[Marker] = []
    for text in texts:
        if not isinstance(text, str) or text not in _BY_TEXT:
            raise _wrong("firewater-stack-unknown", seat, marker=str(text))
        marker = _BY_TEXT[text]
        if marker not in in_box:
            raise _wrong("firewater-stack-not-in-box", seat, marker=text)
        if marker in stack:
            raise _wrong("firewater-stack-twice", seat, marker=text)
        stack.append(marker)
    return stack


def _wrong(key: str, seat: Seat, **args: int | str) -> Malformed:
    return Malformed(key, player=player(seat), **args).at("stacks")
