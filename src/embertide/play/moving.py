"""Moves at a table: made, asked about, or looked at before they are made."""

from collections.abc import Mapping
from typing import Any

from embertide.core.actor import Seat
from embertide.core.errors import Refusal
from embertide.play.absence import come_back_to
from embertide.play.event import Event
from embertide.play.match import Match
from embertide.play.request import By, Hand, check_ply, on_turn
from embertide.play.table import Table


def move(table: Table, by: By, text: str) -> list[Event]:
    """Somebody moves for the seat whose turn it is."""
    seat = on_turn(table, by)
    hand = Hand(table, by.now)
    if table.chairs[seat].away:
        come_back_to(hand, seat)
    return _move(hand, seat, text, by.mark())


def computer_move(table: Table, ply: int, text: str, now: float) -> list[Event]:
    """The computer moves for its own seat, or for somebody who is away."""
    check_ply(table, ply)
    assert table.thinks
    return _move(Hand(table, now), table.actor, text, {})


def _move(hand: Hand, seat: Seat, text: str, extra: Mapping[str, str]) -> list[Event]:
    table = hand.table
    match = table.match.play(table.room.game.read(text))
    hand.write("moved", seat=seat, move=text, draws=table.draws(match), **extra)
    return hand.events


def why(table: Table, by: By, text: str) -> Refusal | None:
    """Why a move cannot be made; None if it can. Only for whoever's turn it is."""
    on_turn(table, by)
    try:
        table.match.play(table.room.game.read(text))
    except Refusal as no:
        return no
    return None


def ahead(table: Table, by: By, text: str) -> Match:
    """The match as a move of somebody's would leave it, before Nature answers."""
    on_turn(table, by)
    return table.match.play(table.room.game.read(text))


def can_return(match: Match, move: Any) -> bool:
    """Whether a legal move can be taken back at once: it ends nothing, nothing comes to light."""
    game = match.room.game
    return not game.reveals(match.state, move) and game.actor(game.play(match.state, move)) >= 0
