"""The effects of a move on the board, as sentences."""

from collections.abc import Iterator

from embertide.core.actor import Seat
from embertide.core.message import Message, message, player
from embertide.games.firewater.present.reasons import gains
from embertide.games.firewater.present.reasons import reasons as compared
from embertide.games.firewater.rules.board import NAMES, Square
from embertide.games.firewater.rules.field import Half, Leader
from embertide.games.firewater.rules.moves import Claim, Move, PlaceLeader, PlaceMarker, PlaceToken
from embertide.games.firewater.rules.rules import CLAIM_SIZE, CONQUEST, actor, play, tokens
from embertide.games.firewater.rules.state import Acting, LastRound, State

_COSTS = ("firewater-remark-gives",)
"""What speaks against a move."""


def remarks(state: State, move: Move) -> list[Message]:
    """Return what a move wins or opens, and what else it brings its player."""
    found = list(_effects(state, move))
    return [*found, *gains(state, move)] if isinstance(state.phase, Acting) else found


def reasons(state: State, played: Move, better: Move) -> list[Message]:
    """Return why a move is better than the one played, the weightiest reason first."""
    if not isinstance(state.phase, Acting | LastRound):
        return []
    effects = list(_effects(state, better))
    takes = isinstance(better, PlaceToken | Claim) and not isinstance(played, PlaceToken | Claim)
    first = effects[:1] if takes else []
    known = [*first, *_effects(state, played)]
    rest = [text for text in effects if text not in known and text.key not in _COSTS]
    return [*first, *compared(state, played, better), *rest]


def _effects(state: State, move: Move) -> Iterator[Message]:
    """Yield what a move wins, or what it opens for its player and for the next one."""
    seat = actor(state)
    match move:
        case PlaceToken(square):
            yield _taken(state, seat, square)
        case Claim(square):
            count = min(CLAIM_SIZE, state.hands[seat].tokens)
            yield message("firewater-remark-claims", square=NAMES[square], count=count)
        case PlaceMarker() | PlaceLeader():
            yield from _opened(state, seat, move)


def _taken(state: State, seat: Seat, square: Square) -> Message:
    """Describe a token: what it covers, and the squares it turns in the player's favour."""
    top = state.field.tops[square]
    if isinstance(top, Leader):
        return message(
            "firewater-remark-conquers",
            player=player(top.seat),
            square=NAMES[square],
            count=min(CONQUEST, state.hands[seat].tokens),
        )
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


def _opened(state: State, seat: Seat, move: Move) -> Iterator[Message]:
    """Describe a marker or leader: the squares that may be taken once it lies."""
    rival = (seat + 1) % len(state.hands)
    mine, theirs = _new(state, move, seat), _new(state, move, rival)
    lost = _gone(state, move, rival)
    if theirs and len(theirs) >= len(mine):
        yield _squares("firewater-remark-gives", rival, theirs)
    elif mine:
        yield _squares("firewater-remark-opens", seat, mine)
    if lost:
        yield _squares("firewater-remark-denies", rival, lost)


def _squares(key: str, seat: Seat, squares: list[Square]) -> Message:
    names = " · ".join(NAMES[square] for square in squares)
    return message(key, player=player(seat), squares=names, count=len(squares))


def _new(state: State, move: Move, seat: Seat) -> list[Square]:
    """Return the squares that a seat may take after a move but not before."""
    before = {token.square for token in tokens(state, seat)}
    return [token.square for token in tokens(play(state, move), seat) if token.square not in before]


def _gone(state: State, move: Move, seat: Seat) -> list[Square]:
    """Return the squares that a seat may take before a move but not after."""
    after = {token.square for token in tokens(play(state, move), seat)}
    return [token.square for token in tokens(state, seat) if token.square not in after]
