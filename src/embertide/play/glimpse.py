"""What one reader may know of a table, as JSON: built from a view, never from the state."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from embertide.core.actor import NOBODY, Seat
from embertide.core.message import Arg, Message
from embertide.play.agreement import Chair, Seats
from embertide.play.line import Line
from embertide.play.match import Match
from embertide.play.moving import can_return
from embertide.play.table import Table
from embertide.play.takeback import can_take_back, steps_back

Json = dict[str, Any]


class Known(NamedTuple):
    """What the house knows of a person: the name he goes by, and his rating if he has one."""

    name: str
    rating: int | None = None


class Reader(NamedTuple):
    """Who reads: a person (None: somebody who never said who he is), and when."""

    person: str | None
    now: float


Pictures = list[tuple[Any, Json]]
"""Views of one position, without whose they are, and how they are shown."""


def glimpse(
    table: Table,
    reader: Reader,
    people: Mapping[str, Known],
    present: frozenset[str],
    pictures: Pictures | None = None,
) -> Json:
    """All of a table that a reader may know, but for the log.

    `pictures` are those made for other readers of the same table: who knows the same, sees the
    same, and it need not be drawn again.
    """
    seats = table.seats_of(reader.person)
    return {
        "type": "table",
        "id": table.id,
        **_agreement(table),
        "phase": table.phase,
        "seats": [
            _place(table, seat, reader, people, present) for seat in range(len(table.chairs))
        ],
        "owner": reader.person == table.owner,
        "watch": table.watch,
        "seal": _seal(table),
        "entropy_due": any(not table.chairs[seat].entropy for seat in seats),
        "seq": table.seq,
        "ply": table.ply,
        "since": table.since,
        "now": reader.now,
        "rematch": table.rematch,
        **_position(table, seats, [] if pictures is None else pictures),
        **_taking_back(table, seats),
        **outcome(table.match),
    }


def _agreement(table: Table) -> Json:
    agreement = table.agreement
    options = agreement.options
    return {
        "game": agreement.game,
        "options": {
            "players": options.players,
            "mode": options.mode,
            "variants": list(options.variants),
            "board": list(options.board),
        },
        "aids": list(agreement.aids),
        "clock": None if agreement.clock is None else agreement.clock.write(),
        "patience": agreement.patience,
        "public": table.lobby,
        "rated": table.rated,
        "daily": agreement.daily,
    }


def _place(
    table: Table, seat: Seat, reader: Reader, people: Mapping[str, Known], present: frozenset[str]
) -> Json:
    chair = table.chairs[seat]
    known = people.get(chair.person or "")
    owner = reader.person is not None and reader.person == table.owner
    return {
        "kind": chair.kind,
        "name": None if known is None else chair.name or known.name,
        "level": chair.level or (STAND_IN if chair.away else None),
        "away": chair.away,
        "present": chair.person in present,
        "mine": chair.person is not None and chair.person == reader.person,
        "key": chair.key if owner and chair.kind == "open" else None,
        "left": _left(table, seat, chair, reader.now),
        "rating": None if known is None or chair.name else known.rating,
    }


STAND_IN = "flame"
"""How well the computer plays for somebody who is away."""


def _left(table: Table, seat: Seat, chair: Chair, now: float) -> float | None:
    if chair.left is None:
        return None
    running = table.actor == seat and not chair.thinks
    return max(0.0, chair.left - (now - table.since)) if running else chair.left


def _seal(table: Table) -> Json:
    seal = table.seal
    secret = seal.secret if table.agreement.daily is None else ""
    return {
        "commitment": seal.commitment,
        "entropy": list(seal.entropy),
        "secret": secret or None,
    }


def eyes_of(table: Table, seats: Seats) -> Seat | None:
    """Through whose eyes somebody with these seats looks: who acts now, or whose turn was last."""
    if not seats:
        return None
    players = len(table.chairs)
    actor = table.actor if table.actor != NOBODY else 0
    return next(s % players for s in range(actor, actor - players, -1) if s % players in seats)


def _position(table: Table, seats: Seats, pictures: Pictures) -> Json:
    eyes, game, state = eyes_of(table, seats), table.room.game, table.match.state
    running = table.phase == "playing"
    position: Json = {
        "actor": table.actor if running else None,
        "eyes": eyes,
        "view": None,
        "ask": None,
        "moves": [],
        "back": "",
    }
    if not table.dealt:
        return position
    view = game.view(state, eyes)
    position["view"] = _picture(table, view, pictures)
    if running and table.actor in seats:
        position["ask"] = write_message(table.room.ask(view))
        position |= _moves(table)
    return position


def _picture(table: Table, view: Any, pictures: Pictures) -> Json:
    """The view as JSON; it is the same for all who see the same, but for their seat."""
    bare = view._replace(seat=None)
    shown = next((shown for seen, shown in pictures if seen == bare), None)
    if shown is None:
        shown = table.room.show(bare, table.agreement.aids)
        pictures.append((bare, shown))
    return shown | {"seat": view.seat}


def _moves(table: Table) -> Json:
    game, match = table.room.game, table.match
    moves = game.moves(match.state)
    back = "".join("1" if can_return(match, move) else "0" for move in moves)
    return {"moves": [game.write(move) for move in moves], "back": back}


def _taking_back(table: Table, seats: Seats) -> Json:
    asked = None
    if table.asked is not None:
        seat, _, waiting = table.asked
        asked = {"seat": seat, "waiting": sorted(waiting)}
    return {
        "undo": can_take_back(table, seats),
        "askable": table.asked is None and bool(seats) and steps_back(table, seats) > 0,
        "asked": asked,
    }


def outcome(match: Match) -> Json:
    """Who has won, and the count; nothing before the end."""
    if not match.over:
        return {"verdict": None, "count": []}
    room, score = match.room, match.room.game.scores(match.state)
    return {
        "verdict": write_message(room.verdict(score)),
        "count": [[write_message(line) for line in lines] for lines in room.count(score)],
    }


def log_of(table: Table, seats: Seats, lines: Iterable[Line]) -> list[Json]:
    """These lines as somebody with these seats may read them.

    One who plays several seats at one device reads with the eyes of whoever acts: what is in
    another's hand is not told to him at that moment either.
    """
    eyes = eyes_of(table, seats)
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


def write_message(message: Message) -> Json:
    """A message as JSON."""
    return {"key": message.key, "args": {n: _arg(value) for n, value in message.args.items()}}


def _arg(value: Arg) -> int | str | Json | Sequence[Json]:
    if isinstance(value, Message):
        return write_message(value)
    if isinstance(value, tuple):
        return [write_message(item) for item in value]
    return value
