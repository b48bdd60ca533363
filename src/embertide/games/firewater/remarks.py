"""What a move does on the board, in a sentence."""

from embertide.core.actor import Seat
from embertide.core.message import Message, message, player
from embertide.games.firewater.board import NAMES, Square
from embertide.games.firewater.field import Half, Leader
from embertide.games.firewater.moves import Claim, Move, PlaceLeader, PlaceMarker, PlaceToken
from embertide.games.firewater.rules import actor, play, tokens
from embertide.games.firewater.state import State


def remark(state: State, move: Move) -> Message | None:
    """What a move wins, or what it opens for the player who makes it and for the next one."""
    seat = actor(state)
    match move:
        case PlaceToken(square):
            return _taken(state, seat, square)
        case Claim(square):
            return message("firewater-remark-claims", square=NAMES[square])
        case PlaceMarker() | PlaceLeader():
            return _opened(state, seat, move)
        case _:
            return None


def _taken(state: State, seat: Seat, square: Square) -> Message:
    """A token: what it covers, and which squares it turns to the player's favour."""
    top = state.field.tops[square]
    if isinstance(top, Leader):
        return message("firewater-remark-conquers", player=player(top.seat), square=NAMES[square])
    turned = _new(state, PlaceToken(square), seat)
    if isinstance(top, Half) and top.seat != seat:
        rival = player(top.seat)
        return message(
            "firewater-remark-covers",
            square=NAMES[square],
            player=rival,
            value=top.value,
            count=len(turned),
        )
    return message("firewater-remark-takes", square=NAMES[square], count=len(turned))


def _opened(state: State, seat: Seat, move: Move) -> Message | None:
    """A marker or leader: the squares that may be taken once it lies."""
    rival = (seat + 1) % len(state.hands)
    mine, theirs = _new(state, move, seat), _new(state, move, rival)
    lost = _gone(state, move, rival)
    if theirs and len(theirs) >= len(mine):
        return _squares("firewater-remark-gives", rival, theirs)
    if mine:
        return _squares("firewater-remark-opens", seat, mine)
    return _squares("firewater-remark-denies", rival, lost) if lost else None


def _squares(key: str, seat: Seat, squares: list[Square]) -> Message:
    names = " · ".join(NAMES[square] for square in squares)
    return message(key, player=player(seat), squares=names, count=len(squares))


def _new(state: State, move: Move, seat: Seat) -> list[Square]:
    """The squares a seat may take after a move that it could not take before."""
    before = {token.square for token in tokens(state, seat)}
    return [token.square for token in tokens(play(state, move), seat) if token.square not in before]


def _gone(state: State, move: Move, seat: Seat) -> list[Square]:
    """The squares a seat could have taken before a move and cannot after it."""
    after = {token.square for token in tokens(play(state, move), seat)}
    return [token.square for token in tokens(state, seat) if token.square not in after]
