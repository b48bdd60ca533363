"""What one reader may know of a table, as JSON: built from a view, never from the state."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from embertide.core.actor import NOBODY, Seat
from embertide.play.agreement import Seats
from embertide.play.line import Line
from embertide.play.moving import can_return
from embertide.play.said import Json, write_message
from embertide.play.sketch import Sketch
from embertide.play.table import Table
from embertide.play.takeback import can_take_back, steps_back


class Reader(NamedTuple):
    """Who reads: a person (None: somebody who never said who he is), and when."""

    person: str | None
    now: float


Draw = Callable[[Table, Any], Any]
"""Makes JSON of a view at a table, as an object or as text that is written out already."""


def drawn(table: Table, view: Any) -> Json:
    """A view as JSON."""
    return table.room.show(view, table.agreement.aids)


def glimpse(sketch: Sketch, reader: Reader) -> Json:
    """All of a table that a reader may know, but for the log."""
    return sketch.alike | own_part(sketch, reader, drawn)


def own_part(sketch: Sketch, reader: Reader, draw: Draw) -> Json:
    """What a reader is shown that others may be shown otherwise."""
    table = sketch.table
    seats = table.seats_of(reader.person)
    owner = reader.person == table.owner
    return {
        "seats": sketch.places(seats, owner, reader.now),
        "owner": owner,
        "entropy_due": any(not table.chairs[seat].entropy for seat in seats),
        "now": reader.now,
        **_position(table, seats, draw),
        "undo": can_take_back(table, seats),
        "askable": table.asked is None and bool(seats) and steps_back(table, seats) > 0,
    }


def eyes_of(table: Table, seats: Seats) -> Seat | None:
    """Through whose eyes somebody with these seats looks: who acts now, or whose turn was last."""
    if not seats:
        return None
    players = len(table.chairs)
    seat = table.actor if table.actor != NOBODY else 0
    while seat not in seats:
        seat = (seat - 1) % players
    return seat


def _position(table: Table, seats: Seats, draw: Draw) -> Json:
    eyes = eyes_of(table, seats)
    position: Json = {"eyes": eyes, "view": None, "ask": None, "moves": [], "back": ""}
    if not table.dealt:
        return position
    view = table.room.game.view(table.match.state, eyes)
    position["view"] = draw(table, view)
    if table.phase == "playing" and table.actor in seats:
        position["ask"] = write_message(table.room.ask(view))
        position |= _moves(table)
    return position


def _moves(table: Table) -> Json:
    game, match = table.room.game, table.match
    moves = game.moves(match.state)
    back = "".join("1" if can_return(match, move) else "0" for move in moves)
    return {"moves": [game.write(move) for move in moves], "back": back}


def log_of(lines: Iterable[Line], eyes: Seat | None) -> list[Json]:
    """These lines as somebody may read them who looks through the eyes of that seat.

    One who plays several seats at one device reads with the eyes of whoever acts: what is in
    another's hand is not told to him at that moment either.
    """
    return [_line(line, eyes) for line in lines]


def _line(line: Line, eyes: Seat | None) -> Json:
    heard = line.read_by(eyes)
    return {
        "seq": line.seq,
        "ply": line.ply,
        "seat": line.seat,
        "move": heard.move,
        "told": write_message(heard.told),
    }
