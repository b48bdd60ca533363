"""Moves, tasks and scores of Fire & Water as messages for any language."""

from collections.abc import Sequence

from embertide.core.actor import Seat
from embertide.core.message import Message, message, player
from embertide.core.score import Score
from embertide.games.firewater.rules.board import NAMES
from embertide.games.firewater.rules.field import Leader
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
from embertide.games.firewater.rules.rules import CLAIM_SIZE, CONQUEST, actor
from embertide.games.firewater.rules.scoring import (
    Allegiance,
    Item,
    Leadership,
    Possession,
    Verdict,
)
from embertide.games.firewater.rules.state import LastRound, State, Summoning
from embertide.games.firewater.rules.view import View


def tell(state: State, move: Move, seat: Seat | None) -> Message:
    """Describe a move; all seats see the same."""
    if isinstance(move, Reveal):
        return _event("reveal", move.seat, fire=move.marker.fire, water=move.marker.water)
    mover = actor(state)
    match move:
        case PlaceMarker(marker, fire, water):
            where = {"on": NAMES[fire], "other": NAMES[water]}
            return _event("marker", mover, fire=marker.fire, water=marker.water, **where)
        case PlaceToken():
            return _tell_token(state, mover, move)
        case PlaceLeader(square):
            return _event("leader", mover, square=NAMES[square])
        case Claim(square):
            count = min(CLAIM_SIZE, state.hands[mover].tokens)
            return _event("claim", mover, square=NAMES[square], count=count)
        case PlaceElemental(square):
            return _event("elemental", mover, square=NAMES[square])
        case Pass():
            return _event("decline" if isinstance(state.phase, LastRound) else "pass", mover)


def _tell_token(state: State, mover: Seat, move: PlaceToken) -> Message:
    square = NAMES[move.square]
    top = state.field.tops[move.square]
    if not isinstance(top, Leader):
        return _event("token", mover, square=square)
    count = min(CONQUEST, state.hands[mover].tokens)
    return _event("conquest", mover, square=square, rival=player(top.seat), count=count)


def _event(what: str, seat: Seat, **args: int | str | Message) -> Message:
    return message(f"firewater-told-{what}", player=player(seat), **args)


def count(score: Score[Item]) -> Sequence[Sequence[Message]]:
    """Return a line for each seat: its points, tokens, elementals and leader."""
    return [[_line(score, seat)] for seat in range(len(score.points))]


def _line(score: Score[Item], seat: Seat) -> Message:
    """W-14: one player's points and what they are for."""
    own = [item for item in score.breakdown if not isinstance(item, Verdict) and item.seat == seat]
    (leader,) = [item for item in own if isinstance(item, Leadership)]
    return message(
        "firewater-count",
        player=player(seat),
        points=score.points[seat],
        tokens=sum(item.tokens for item in own if isinstance(item, Possession)),
        elementals=sum(isinstance(item, Allegiance) for item in own),
        leader=message(f"firewater-count-{leader.fate.value}", points=leader.points),
    )


def verdict(score: Score[Item]) -> Message:
    """W-12, W-14: who wins, and by what."""
    (reason,) = [item for item in score.breakdown if isinstance(item, Verdict)]
    (winner,) = score.winners
    return message(f"firewater-verdict-{reason.value}", player=player(winner))


def ask(view: View) -> Message:
    """Return what the player to move has to do."""
    match view.phase:
        case Summoning():
            return message("firewater-ask-elemental", number=len(view.elementals) + 1)
        case LastRound():
            return message("firewater-ask-last")
        case _:
            return message("firewater-ask-act")
