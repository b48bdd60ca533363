"""The table of Fire & Water as lines of styled text, for terminals: the board, then the hands.

A square shows its printed element at its left edge, and beside it the piece on top. Below that are
the piece that a token covers, and in a small letter the seat whose influence prevails, if a token
may still go there.
"""

from collections.abc import Iterator

from embertide.core.actor import Seat
from embertide.core.drawing import Drawing, Span
from embertide.games.firewater.rules.board import RANKS, STRIDE, Square
from embertide.games.firewater.rules.box import FIRE, WATER, Element, Marker
from embertide.games.firewater.rules.field import Elemental, Half, Leader, Piece, Token, prevails
from embertide.games.firewater.rules.state import (
    Acting,
    Fate,
    LastRound,
    Phase,
    Revealing,
    Summoning,
)
from embertide.games.firewater.rules.view import View

LETTERS = "ABCD"
"""A seat shows its letter as well as its colour."""

_FLAME, _WAVE, _TOKEN, _LEADER, _ELEMENTAL, _LOST = "▴", "≈", "●", "♛", "✶", "×"
_BLANK = Span(" ")


def draw(view: View) -> Drawing:
    """Draw the board and the hands."""
    columns = len(view.rows[0])
    letters = Span("   " + "".join(f"   {name}  " for name in "abcdefghijkl"[:columns]), "dim")
    ranks = [line for rank in reversed(range(RANKS)) for line in _rank(view, rank, columns)]
    hands = [_hand(view, seat) for seat in range(len(view.hands))]
    return [[letters], *ranks, [letters], [], *hands]


def _rank(view: View, rank: int, columns: int) -> Iterator[list[Span]]:
    """Draw one rank of squares, two lines high."""
    squares = range(rank * STRIDE, rank * STRIDE + columns)
    number = Span(f" {rank + 1} ", "dim")
    upper = [span for square in squares for span in _upper(view, square)]
    lower = [span for square in squares for span in _lower(view, square)]
    yield [number, *upper, number]
    yield [Span("   "), *lower]


def _upper(view: View, square: Square) -> list[Span]:
    """Draw the printed element, the piece on top, and bonds to halves on the left and right."""
    left = _bond(view, square, square - 1, "══")
    right = _bond(view, square, square + 1, "═")
    edge = [left] if left else [_printed(view, square), _BLANK]
    return [*edge, *_piece(view.tops[square]), right or _BLANK]


def _lower(view: View, square: Square) -> list[Span]:
    """Draw the printed element, the covered piece, a bond to a half below, and who prevails."""
    below = _bond(view, square, square - STRIDE, "║") or _BLANK
    edge = [_printed(view, square), _BLANK]
    return [*edge, _covered(view.tops[square]), below, _prevailing(view, square), _BLANK]


def _printed(view: View, square: Square) -> Span:
    rank, column = divmod(square, STRIDE)
    return _element(view.rows[RANKS - 1 - rank][column])


def _element(element: Element) -> Span:
    return Span(_FLAME, "fire") if element == FIRE else Span(_WAVE, "water")


def _piece(top: Piece | None) -> list[Span]:
    """Return three columns: the owner, and the piece."""
    match top:
        case Half(seat, element, value):
            return [_seat(seat), Span(str(value), "bold"), _element(element)]
        case Token(seat, count):
            return [_seat(seat), Span((_TOKEN * count).ljust(2), _style(seat))]
        case Leader(seat):
            return [_seat(seat), Span(_LEADER, _style(seat)), _BLANK]
        case Elemental():
            return [_BLANK, Span(_ELEMENTAL, "bold"), _BLANK]
        case None:
            return [Span("   ")]


def _covered(top: Piece | None) -> Span:
    match top:
        case Token(_, _, Half(seat, _, value)):
            return Span(str(value), _style(seat))
        case Token(_, _, Leader(seat)):
            return Span(_LEADER, _style(seat))
        case Token(_, _, Elemental()):
            return Span(_ELEMENTAL, "dim")
        case _:
            return _BLANK


def _bond(view: View, square: Square, twin: Square, bond: str) -> Span | None:
    """Return what joins the halves of a marker, whether tokens cover them or not."""
    top = view.tops[square]
    half = top.covered if isinstance(top, Token) else top
    if isinstance(half, Half) and half.twin == twin:
        return Span(bond, _style(half.seat))
    return None


def _prevailing(view: View, square: Square) -> Span:
    """W-7: the seat with the most influence on a square that can still be taken."""
    if isinstance(view.tops[square], Token | Elemental):
        return _BLANK
    sums = list(view.influence[square])
    seats = [seat for seat in range(len(sums)) if prevails(sums, seat)]
    return Span(LETTERS[seats[0]].lower(), _style(seats[0])) if seats else _BLANK


def _hand(view: View, seat: Seat) -> list[Span]:
    """Draw the turn, tokens left, the leader, open markers, and the size of the stack."""
    hand = view.hands[seat]
    turn = Span(" ▸ " if _on_turn(view.phase) == seat else "   ", "bold")
    leader = {Fate.WAITING: _LEADER, Fate.PLACED: _BLANK.text, Fate.CONQUERED: _LOST}[hand.leader]
    kept = Span(f" {_TOKEN}{hand.tokens:>2}  {leader}  ", _style(seat))
    shown = [span for marker in hand.open for span in _open(marker)]
    return [turn, _seat(seat), kept, *shown, Span(f"+{hand.stack.size()}", "dim")]


def _open(marker: Marker) -> list[Span]:
    fire, water = Span(str(marker.fire), "bold"), Span(str(marker.water), "bold")
    return [fire, _element(FIRE), water, _element(WATER), Span("  ")]


def _on_turn(phase: Phase) -> Seat | None:
    match phase:
        case Summoning(seat) | Acting(seat) | LastRound(seat):
            return seat
        case Revealing(due):
            return due[0]
        case _:
            return None


def _seat(seat: Seat) -> Span:
    return Span(LETTERS[seat], _style(seat))


def _style(seat: Seat) -> str:
    return f"seat{seat}"
