"""Opening a table: from an order to the first event of a game."""

import base64
import hashlib
import secrets
from collections.abc import Sequence
from itertools import takewhile
from operator import itemgetter
from typing import NamedTuple

from embertide.core.actor import NATURE
from embertide.core.errors import Malformed
from embertide.core.message import Message
from embertide.core.options import Options
from embertide.core.position import Position
from embertide.core.room import AIDS, AnyRoom
from embertide.core.seal import VERSION, fresh_secret
from embertide.host.names import clean_name
from embertide.host.requests import (
    BankClockOrder,
    GameOrder,
    PositionBody,
    SeatOrder,
    TableOrder,
    TurnClockOrder,
)
from embertide.play.match.match import AnyMatch
from embertide.play.table.agreement import Agreement, Chair, ChairKind
from embertide.play.table.clock import Clock, ClockKind
from embertide.play.table.events import Event, Opened
from embertide.play.table.table import Table

_KEY_BYTES = 16
"""Random bytes of a key: enough that it cannot be guessed."""


PUBLIC_PATIENCE = 60
"""Least seconds of patience where strangers play: a short one would let them replace each other."""


class Start(NamedTuple):
    """Where a game begins."""

    begun: tuple[str, ...] = ()  # moves and draws that are behind it
    script: tuple[str, ...] = ()  # scripted draws for what follows
    position: Position | None = None  # a position set up by hand
    secret: bytes = b""  # what decides the draws, for a given deal; empty for a random one


def position_of(body: PositionBody) -> Position:
    """Return the position of a request."""
    return Position(tuple(body.placed), body.turn, tuple(body.hands))


def new_table() -> str:
    """Return a name for a table."""
    return secrets.token_urlsafe(9)


def new_key() -> str:
    """Return a key for a seat, or for spectators."""
    return secrets.token_urlsafe(_KEY_BYTES)


def agree(order: TableOrder, room: AnyRoom) -> Agreement:
    """Return the agreement of an order; refuse what does not go together."""
    aids = tuple(aid for aid in AIDS if aid in order.aids)
    clock = _clock_of(order.clock)
    if order.patience < PUBLIC_PATIENCE and any(seat.kind == "anyone" for seat in order.seats):
        raise Malformed("table-patience-public", least=PUBLIC_PATIENCE).at("patience")
    _check_thinking(order, room, aids)
    return Agreement(room.name, options_of(order, room), aids, clock, order.patience)


def _clock_of(order: TurnClockOrder | BankClockOrder | None) -> Clock | None:
    match order:
        case TurnClockOrder():
            return Clock(ClockKind.TURN, order.seconds)
        case BankClockOrder():
            return Clock(ClockKind.BANK, order.seconds, order.added)
        case None:
            return None


def _check_thinking(order: TableOrder, room: AnyRoom, aids: Sequence[str]) -> None:
    """Refuse computers and their hints where the room has none."""
    if room.thinks:
        return
    if any(seat.kind == "computer" for seat in order.seats):
        raise Malformed("room-no-computers", game=Message(room.name)).at("seats")
    if "hints" in aids:
        raise Malformed("room-no-hints", game=Message(room.name)).at("aids")


def options_of(order: TableOrder, room: AnyRoom) -> Options:
    """Return the options of an order; the number of seats is the number of players."""
    players = len(order.seats) if order.players is None else order.players
    options = way_to_play(order, room, players)
    if len(order.seats) != options.players:
        raise Malformed("table-seats", seats=len(order.seats), players=options.players).at("seats")
    return options


def way_to_play(order: GameOrder, room: AnyRoom, players: int | None) -> Options:
    """Return mode, variants and board; refuse what does not go together."""
    options = room.menu.order(players, order.mode, order.variants)
    if order.layout is not None:
        options = options._replace(board=room.menu.board(order.layout, options.players))
    if order.board is not None:
        options = options._replace(board=tuple(order.board))
        _check_board(options, room)
    return options


def _check_board(options: Options, room: AnyRoom) -> None:
    try:
        if not room.menu.boards(options.players):
            raise Malformed("option-no-boards")
        room.game.start(options)
    except Malformed as bad:
        raise bad.at("board") from None


def chair_for(order: SeatOrder, person: str) -> Chair:
    """Return the chair that a person ordered."""
    match order.kind:
        case "computer":
            return Chair(ChairKind.COMPUTER, level=order.level or "flame")
        case "me":
            return Chair(ChairKind.PERSON, person, key=new_key())
        case "here":
            name = None if order.name is None else clean_name(order.name)
            return Chair(ChairKind.PERSON, person, name=name, key=new_key())
        case "friend":
            return Chair(ChairKind.OPEN, key=new_key())
        case "anyone":
            return Chair(ChairKind.PUBLIC)


def start_after(
    match: AnyMatch, moves: int, scripted: bool = False, answered: bool = False
) -> Start:
    """Return where a match stood after that many moves of seats, before Nature answered the last.

    Args:
        match: A whole match.
        moves: How many moves of its seats to keep.
        scripted: Whether the draws after them are laid down, too.
        answered: Whether at least those are that answer the last move.
    """
    write = match.room.game.write
    steps = [(at.actor == NATURE, write(move)) for at, move in match.steps()]
    if moves > sum(not drawn for drawn, _ in steps):
        raise Malformed("table-from-moves", moves=sum(not drawn for drawn, _ in steps))
    cut, seen = 0, 0
    while moves and seen < moves:
        seen += not steps[cut][0]
        cut += 1
    rest = steps[cut:] if scripted else takewhile(itemgetter(0), steps[cut:]) if answered else ()
    script = [text for drawn, text in rest if drawn]
    return Start(tuple(text for _, text in steps[:cut]), tuple(script))


def opening(
    agreement: Agreement,
    chairs: Sequence[Chair],
    owner: str,
    now: float,
    start: Start | None = None,
) -> Event:
    """Return the first event of a table.

    Args:
        agreement: The game and how it is played.
        chairs: Who sits where.
        owner: The person who opens it.
        now: When.
        start: Where the game begins, if not at its beginning.
    """
    begun, script, position, secret = start or Start()
    secret = secret or fresh_secret()
    parts = (agreement, tuple(chairs), owner, new_key(), secret, begun, script, position)
    opened = Opened(*parts, seal=VERSION)
    return Event(0, now, opened)


def rematch_of(table: Table, asker: str, now: float) -> tuple[str, Event]:
    """Return the name and first event of the next table of the same people, each a seat further.

    The asker owns it. The name follows from the old table's name and secret, so that all who ask
    get the same table.
    The deal of the day has one attempt: what follows it is a game like any other.
    """
    name = hashlib.sha256(table.secret + f"rematch {table.id}".encode()).digest()[:9]
    chairs = [_again(chair) for chair in (*table.chairs[-1:], *table.chairs[:-1])]
    agreement = table.agreement._replace(daily=None)
    event = opening(agreement, chairs, asker, now)
    return base64.urlsafe_b64encode(name).decode(), event


def _again(chair: Chair) -> Chair:
    if chair.kind is ChairKind.COMPUTER:
        return Chair(ChairKind.COMPUTER, level=chair.level)
    key = chair.key or new_key()
    return Chair(ChairKind.PERSON, chair.person, name=chair.name, key=key)
