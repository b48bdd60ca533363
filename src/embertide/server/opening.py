"""Opening a table: from what somebody ordered to the first event of a game."""

import base64
import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from embertide.core.actor import NATURE
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.position import Position
from embertide.core.room import AIDS, Room
from embertide.core.seal import fresh_secret
from embertide.play.agreement import Agreement, Chair, write_chair
from embertide.play.clock import read_clock
from embertide.play.event import Event
from embertide.play.match import Match
from embertide.play.table import Table
from embertide.server.messages import PositionBody, PositionOrder, SeatOrder, TableOrder
from embertide.server.names import clean_name

_KEPT = 16
"""Bytes of a key that nobody can guess."""


class Start(NamedTuple):
    """Where a game begins: a position set up by hand, or moves and draws that are behind it.

    `script` are draws that are laid down for what follows.
    """

    begun: Sequence[str] = ()
    script: Sequence[str] = ()
    position: Position | None = None

    def write(self) -> dict[str, Any]:
        """As an opening event holds it."""
        placed = {} if self.position is None else {"position": self.position._asdict()}
        return {"begun": list(self.begun), "script": list(self.script), **placed}


def position_of(body: PositionBody) -> Position:
    """The position somebody sent."""
    return Position(tuple(body.placed), body.turn, tuple(body.hands))


def new_table() -> str:
    """A name for a table."""
    return secrets.token_urlsafe(9)


def new_key() -> str:
    """A key for a seat, or for spectators."""
    return secrets.token_urlsafe(_KEPT)


def agree(order: TableOrder, room: Room) -> Agreement:
    """What the people of a table are to agree on; refuses what does not go together."""
    clock = None if order.clock is None else read_clock(order.clock.model_dump())
    aids = tuple(aid for aid in AIDS if aid in order.aids)
    return Agreement(room.name, options_of(order, room), aids, clock, order.patience)


def options_of(order: TableOrder, room: Room) -> Options:
    """The game that was ordered; the seats say for how many, if nothing else does."""
    players = len(order.seats) if order.players is None else order.players
    options = way_to_play(order, room, players)
    if len(order.seats) != options.players:
        raise Malformed("table-seats", seats=len(order.seats), players=options.players).at("seats")
    return options


def way_to_play(order: TableOrder | PositionOrder, room: Room, players: int | None) -> Options:
    """Mode, variants and board; refuses what does not go together."""
    options = room.menu.order(players, order.mode, order.variants)
    if order.layout is not None:
        options = options._replace(board=room.menu.board(order.layout, options.players))
    if order.board is not None:
        options = options._replace(board=tuple(order.board))
        _check_board(options, room)
    return options


def _check_board(options: Options, room: Room) -> None:
    try:
        if not room.menu.boards(options.players):
            raise Malformed("option-no-boards")
        room.game.start(options)
    except Malformed as bad:
        raise bad.at("board") from None


def chair_for(order: SeatOrder, person: str) -> Chair:
    """A chair as it was ordered by that person."""
    match order.kind:
        case "computer":
            return Chair("computer", level=order.level or "flame")
        case "me":
            return Chair("person", person, key=new_key())
        case "here":
            name = None if order.name is None else clean_name(order.name)
            return Chair("person", person, name=name, key=new_key())
        case "friend":
            return Chair("open", key=new_key())
        case _:
            return Chair("public")


def start_after(match: Match, moves: int, scripted: bool = False) -> Start:
    """Where a match stood after so many moves of its seats, before Nature answered the last."""
    write = match.room.game.write
    steps = [(at.actor == NATURE, write(move)) for at, move in match.steps()]
    if moves > sum(not drawn for drawn, _ in steps):
        raise Malformed("table-from-moves", moves=sum(not drawn for drawn, _ in steps))
    cut, seen = 0, 0
    while moves and seen < moves:
        seen += not steps[cut][0]
        cut += 1
    script = [text for drawn, text in steps[cut:] if drawn] if scripted else []
    return Start([text for _, text in steps[:cut]], script)


def opening(
    agreement: Agreement,
    chairs: Sequence[Chair],
    owner: str,
    now: float,
    more: Mapping[str, Any] | None = None,
) -> Event:
    """The first event of a table."""
    data = {
        "agreement": agreement.write(),
        "chairs": [write_chair(chair) for chair in chairs],
        "owner": owner,
        "watch": new_key(),
        "secret": fresh_secret().hex(),
        "begun": [],
        "script": [],
    }
    return Event(0, now, "opened", data | dict(more or {}))


def rematch_of(table: Table, now: float) -> tuple[str, Event]:
    """The next table of the same people: everybody moves on by one seat.

    Its name follows from the old table's, and its secret, so that whoever asks first or second gets
    one. The deal of the day has one attempt: what follows it is a game like any other.
    """
    name = hashlib.sha256(table.secret + f"rematch {table.id}".encode()).digest()[:9]
    chairs = [_again(chair) for chair in (*table.chairs[-1:], *table.chairs[:-1])]
    agreement = table.agreement._replace(daily=None)
    event = opening(agreement, chairs, table.owner, now)
    return base64.urlsafe_b64encode(name).decode(), event


def _again(chair: Chair) -> Chair:
    key = chair.key or new_key()
    if chair.kind == "computer":
        return Chair("computer", level=chair.level)
    return Chair("person", chair.person, name=chair.name, key=key)
