"""The names of players, pieces and kinds of move in messages."""

from embertide.core.message import Message, message, player
from embertide.games.firewater.rules.field import Elemental, Half, Leader, Piece, Token
from embertide.games.firewater.rules.moves import (
    Claim,
    Move,
    Pass,
    PlaceElemental,
    PlaceLeader,
    PlaceMarker,
    PlaceToken,
    Reveal,
)

_KINDS = {
    Reveal: message("firewater-kind-reveal"),
    PlaceElemental: message("firewater-kind-elemental"),
    PlaceMarker: message("firewater-kind-marker"),
    PlaceLeader: message("firewater-kind-leader"),
    PlaceToken: message("firewater-kind-token"),
    Claim: message("firewater-kind-claim"),
    Pass: message("firewater-kind-pass"),
}


def piece(top: Piece) -> Message:
    """Return what lies on a square: `a token of player 2`."""
    match top:
        case Half(seat):
            return message("firewater-piece-half", player=player(seat))
        case Leader(seat):
            return message("firewater-piece-leader", player=player(seat))
        case Elemental():
            return message("firewater-piece-elemental")
        case Token(seat, count):
            return message("firewater-piece-token", player=player(seat), count=count)


def kind(move: Move) -> Message:
    """Return what a move does: `place a marker`."""
    return _KINDS[type(move)]
