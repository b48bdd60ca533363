"""Positions set up by hand: what their seat to move sees, and why a move is illegal there."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from embertide.core.actor import Actor
from embertide.core.errors import Refusal
from embertide.core.options import Options
from embertide.core.room import AIDS, AnyRoom
from embertide.core.to_json import write_message
from embertide.host.answers import PositionSeenJson, WhyJson
from embertide.host.menus import find
from embertide.host.opening import position_of, way_to_play
from embertide.host.requests import PositionMove, PositionOrder

Rooms = Mapping[str, AnyRoom]


class ArrangedPosition(NamedTuple):
    """A position of a request, as a state of its game."""

    room: AnyRoom
    options: Options
    state: Any
    actor: Actor


def arranged(rooms: Rooms, body: PositionOrder) -> ArrangedPosition:
    """Return the position of a request; refuse an impossible one. This may take a while."""
    room = find(rooms, body.game)
    options = way_to_play(body, room, body.players)
    state = room.arrange(options, position_of(body.position))
    return ArrangedPosition(room, options, state, room.game.actor(state))


def seen(rooms: Rooms, body: PositionOrder) -> PositionSeenJson:
    """Return the view, the seat to move and the legal moves of a position."""
    room, _, state, actor = arranged(rooms, body)
    seat = actor if actor >= 0 else None
    view = room.game.view(state, seat)
    return {
        "view": room.show(view, AIDS),
        "moves": [] if seat is None else list(map(room.game.write, room.game.moves(state))),
        "turn": seat,
        "ask": None if seat is None else write_message(room.ask(view)),
    }


def why_at(rooms: Rooms, body: PositionMove) -> WhyJson:
    """Return why a move is illegal in a position; null if it is legal."""
    room, _, state, _ = arranged(rooms, body)
    try:
        room.game.play(state, room.game.read(body.move))
    except Refusal as no:
        return {"rule": no.rule, "why": write_message(no.message)}
    return {"rule": "", "why": None}
