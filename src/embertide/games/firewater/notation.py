"""Moves and luck of Fire & Water as text, both ways."""

import re
from collections.abc import Callable, Sequence

from embertide.core.actor import Seat
from embertide.core.errors import Malformed
from embertide.core.message import player
from embertide.core.options import Options
from embertide.core.room import Fields
from embertide.games.firewater.board import NAMES, SQUARES, Square
from embertide.games.firewater.box import BOXES, MARKERS, Marker
from embertide.games.firewater.moves import (
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
from embertide.games.firewater.state import Revealing, State

_BY_TEXT = {str(marker): marker for marker in MARKERS}
_ON_SQUARE: dict[str, Callable[[Square], Move]] = {
    "e": PlaceElemental,
    "l": PlaceLeader,
    "t": PlaceToken,
    "c": Claim,
}

# ASCII digits only: `\d` would take any script's.
_PLACE = re.compile(r"([eltc]):([a-z][0-9]+)")
_MARKER = re.compile(r"m([0-9]+):([a-z][0-9]+)([a-z][0-9]+)")
_REVEAL = re.compile(r"\+([0-3]):([0-9]+)")


def write(move: Move) -> str:
    """A move as records write it; Nature's, which they do not, as `+seat:marker`."""
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
    """The move a text means."""
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
    """The markers that a record says were revealed, told one by one."""

    def __init__(self, stacks: Sequence[Sequence[Marker]]) -> None:
        self._stacks = stacks
        self._told = [0] * len(stacks)

    def next(self, state: State) -> Reveal:
        """The next marker of the seat it is due to."""
        assert isinstance(state.phase, Revealing)
        seat = state.phase.due[0]
        stack, told = self._stacks[seat], self._told[seat]
        if told == len(stack):
            raise _wrong("firewater-stack-short", seat, count=told)
        self._told[seat] += 1
        return Reveal(seat, stack[told])

    def finish(self) -> None:
        """Refuses markers that no move revealed."""
        for seat, (stack, told) in enumerate(zip(self._stacks, self._told, strict=True)):
            if told < len(stack):
                raise _wrong("firewater-stack-long", seat, count=len(stack), told=told)


class Stacks:
    """W-15: the luck of a record is the markers revealed so far, for each seat in order."""

    fields: tuple[str, ...] = ("stacks",)

    def write(self, options: Options, draws: Sequence[Reveal]) -> dict[str, object]:
        """Each seat's revealed markers in order."""
        seats = range(options.players)
        return {"stacks": [[str(d.marker) for d in draws if d.seat == seat] for seat in seats]}

    def hide(
        self, options: Options, fields: Fields, moves: Sequence[str], seat: Seat | None
    ) -> dict[str, object]:
        """W-15: revealed markers are public."""
        return dict(fields)

    def read(self, options: Options, fields: Fields, moves: Sequence[str]) -> StackScript:
        """The markers of each stack, if such stacks can be had from the box."""
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
