"""Moves of Nim read from text, and Nature's moves in a record: `heap` and `numbers`."""

import re
from collections.abc import Callable, Sequence

from embertide.core.actor import Seat
from embertide.core.errors import Malformed
from embertide.core.luck import Fields
from embertide.core.options import Options
from embertide_nim.rules import CARDS, HEAPS, Deal, Move, Roll, Show, State, Take

HIDDEN = 0
"""A number that the reader of a record may not know."""


def read(text: str) -> Move:
    """Return the move that a text means; raise Malformed if it means none."""
    if text == "=":
        return Show()
    found = re.fullmatch(r"([h+t])([1-9][0-9]?)", text)
    if found is None:
        raise Malformed("nim-unreadable", text=text[:20])
    kinds: dict[str, Callable[[int], Move]] = {"h": Roll, "+": Deal, "t": Take}
    return kinds[found[1]](int(found[2]))


class NimScript:
    """Nature's moves in order: the heap, then a number for each seat."""

    def __init__(self, draws: Sequence[Move]) -> None:
        self._draws = draws
        self._next = 0

    def next(self, state: State) -> Move:
        """Return the next of them; records leave out that the cards are shown."""
        if state.heap and not state.left:
            return Show()
        if self._next == len(self._draws):
            raise Malformed("nim-luck").at("numbers")
        self._next += 1
        return self._draws[self._next - 1]

    def finish(self) -> None:
        """Raise Malformed if some of the moves were not used."""
        if self._next < len(self._draws):
            raise Malformed("nim-luck").at("numbers")


class NimLuck:
    """The form of Nature's moves in a record of Nim."""

    fields: tuple[str, ...] = ("heap", "numbers")

    def write(self, options: Options, draws: Sequence[Move]) -> dict[str, object]:
        """Return the size of the heap, and the numbers by seat."""
        sizes = [draw.size for draw in draws if isinstance(draw, Roll)]
        numbers = [draw.number for draw in draws if isinstance(draw, Deal)]
        return {"heap": sizes[0] if sizes else HIDDEN, "numbers": numbers}

    def hide(
        self, options: Options, fields: Fields, moves: Sequence[str], seat: Seat | None
    ) -> dict[str, object]:
        """N-2: each seat sees only its own number."""
        numbers = fields["numbers"]
        assert isinstance(numbers, list)
        shown = [number if at == seat else HIDDEN for at, number in enumerate(numbers)]
        return {"heap": fields["heap"], "numbers": shown}

    def read(self, options: Options, fields: Fields, moves: Sequence[str]) -> NimScript:
        """Return Nature's moves, with a possible number for each hidden one."""
        heap, numbers = fields.get("heap"), fields.get("numbers")
        if type(heap) is not int or heap not in (*HEAPS, HIDDEN):
            raise Malformed("nim-luck").at("heap")
        if not isinstance(numbers, list) or any(type(number) is not int for number in numbers):
            raise Malformed("nim-luck").at("numbers")
        if len(numbers) > options.players or (numbers and not heap):
            raise Malformed("nim-luck").at("numbers")
        rolls: list[Move] = [Roll(heap)] if heap else []
        return NimScript([*rolls, *map(Deal, _uncovered(numbers))])


def _uncovered(numbers: list[int]) -> list[int]:
    """Replace hidden numbers by cards that are left: no rule depends on which."""
    cards = CARDS
    for number in numbers:
        if number != HIDDEN and not cards.count(number):
            raise Malformed("nim-luck").at("numbers")
        cards = cards if number == HIDDEN else cards.without(number)
    spare = [number for number, count in cards.left() for _ in range(count)]
    return [number if number != HIDDEN else spare.pop() for number in numbers]
