"""Moves of Feurio! as text, both ways, and the deck of a record."""

import re
from collections.abc import Sequence

from embertide.core.actor import Seat
from embertide.core.errors import Malformed
from embertide.core.luck import Fields
from embertide.core.options import Options
from embertide.games.feurio.rules.board import NAMES, REACH, Cell, cell_at
from embertide.games.feurio.rules.box import COLOURS, EACH, TILES, VALUES, Colour
from embertide.games.feurio.rules.moves import (
    PASS,
    Arrange,
    Deploy,
    Draw,
    Firebreak,
    Move,
    Pass,
    Spread,
)
from embertide.games.feurio.rules.rules import first_turn
from embertide.games.feurio.rules.state import State

HIDDEN = "?"
"""A drawn tile whose value the reader of a record may not know."""

_NUMBER = r"(0|-?[1-9][0-9]{0,2})"
_CELL = f"{_NUMBER},{_NUMBER}"
_DRAW = re.compile(r"\+([1-6])")
_ARRANGE = re.compile(r"a([1-6]{4})")
_SPREAD = re.compile(f"s{_CELL}")
_FIREBREAK = re.compile(f"x{_CELL}:([a-z]+)")
_DEPLOY = re.compile(f"d{_CELL}:([a-z]+):(0|[1-9][0-9]?)")


def write(move: Move) -> str:
    """Return a move as text."""
    match move:
        case Draw(value):
            return f"+{value}"
        case Arrange(values):
            return "a" + "".join(map(str, values))
        case Spread(cell):
            return f"s{NAMES[cell]}"
        case Firebreak(cell, colour):
            return f"x{NAMES[cell]}:{COLOURS[colour]}"
        case Deploy(cell, colour, count):
            return f"d{NAMES[cell]}:{COLOURS[colour]}:{count}"
        case Pass():
            return "-"


def read(text: str) -> Move:
    """Return the move that a text means; raise Malformed if it means none."""
    if text == "-":
        return PASS
    if found := _SPREAD.fullmatch(text):
        return Spread(_cell(found[1], found[2]))
    if found := _DEPLOY.fullmatch(text):
        return Deploy(_cell(found[1], found[2]), _colour(found[3]), int(found[4]))
    if found := _FIREBREAK.fullmatch(text):
        return Firebreak(_cell(found[1], found[2]), _colour(found[3]))
    if found := _ARRANGE.fullmatch(text):
        return Arrange(tuple(map(int, found[1])))
    if found := _DRAW.fullmatch(text):
        return Draw(int(found[1]))
    raise Malformed("feurio-unreadable", text=text[:40])


def _cell(q: str, r: str) -> Cell:
    if max(abs(int(q)), abs(int(r))) > REACH:
        raise Malformed("feurio-far", cell=f"{q},{r}", reach=REACH)
    return cell_at(int(q), int(r))


def _colour(name: str) -> Colour:
    if name not in COLOURS:
        raise Malformed("feurio-colour", colour=name[:40], colours=", ".join(COLOURS))
    return COLOURS.index(name)


class Deck:
    """Nature's script: the values of a record's deck, in order."""

    def __init__(self, values: str) -> None:
        self._values = values
        self._next = 0

    def next(self, state: State) -> Draw:
        """Return the next tile of the deck."""
        if self._next == len(self._values):
            raise Malformed("feurio-deck-short", drawn=self._next).at("deck")
        self._next += 1
        return Draw(int(self._values[self._next - 1]))

    def finish(self) -> None:
        """Raise Malformed if the deck has values that no turn has drawn yet."""
        if self._next < len(self._values):
            count = len(self._values)
            raise Malformed("feurio-deck-long", drawn=self._next, count=count).at("deck")


class DeckLuck:
    """Nature's moves in a record of Feurio!: `deck`, the values drawn so far."""

    fields: tuple[str, ...] = ("deck",)

    def write(self, options: Options, draws: Sequence[Move]) -> dict[str, object]:
        """Return these draws as a deck."""
        return {"deck": "".join(str(draw.value) for draw in draws if isinstance(draw, Draw))}

    def hide(
        self, options: Options, fields: Fields, moves: Sequence[str], seat: Seat | None
    ) -> dict[str, object]:
        """F-19: hide values face down, or in hand, from all but the player who drew them."""
        deck = str(fields["deck"])
        if "firebreak" not in options.variants:
            return {"deck": deck}
        shown = _shown(options, deck, moves, seat)
        return {"deck": "".join(v if seen else HIDDEN for v, seen in zip(deck, shown, strict=True))}

    def read(self, options: Options, fields: Fields, moves: Sequence[str]) -> Deck:
        """Return the deck as Nature's script; raise Malformed if no box could give it."""
        deck = fields.get("deck")
        if not isinstance(deck, str) or not re.fullmatch(r"[1-6?]*", deck):
            raise Malformed("feurio-deck-letters").at("deck")
        if len(deck) > TILES:
            raise Malformed("feurio-deck-size", count=len(deck), tiles=TILES).at("deck")
        for value in map(str, VALUES):
            if deck.count(value) > EACH:
                count = deck.count(value)
                raise Malformed("feurio-deck-value", value=value, count=count, each=EACH).at("deck")
        return Deck(_uncover(options, deck, moves))


def _uncover(options: Options, deck: str, moves: Sequence[str]) -> str:
    """Replace hidden values by possible ones: no rule depends on which."""
    if HIDDEN not in deck:
        return deck
    shown = _shown(options, deck, moves, seat=None)
    for index, value in enumerate(deck):
        if value == HIDDEN and shown[index]:
            raise Malformed("feurio-deck-hidden", number=index + 1).at("deck")
    unseen = [str(v) for v in VALUES for _ in range(EACH - deck.count(str(v)))]
    return "".join(unseen.pop() if value == HIDDEN else value for value in deck)


def _shown(options: Options, deck: str, moves: Sequence[str], seat: Seat | None) -> list[bool]:
    """Return which tiles of a deck a seat of a running game has seen: face-up ones and its own."""
    face_up = "firebreak" not in options.variants
    laid = [move.startswith("s") for move in moves if move[:1] in ("s", "x")]
    shown = [True] * options.players
    for turn in range(len(deck) - options.players):
        drawer = (first_turn(options.players) + turn) % options.players
        shown.append(face_up or drawer == seat or (turn < len(laid) and laid[turn]))
    return shown[: len(deck)]
