"""Commands that move: made by a person or a computer, tried, or asked about."""

from embertide.core.actor import Seat
from embertide.core.errors import Refusal
from embertide.play.match.match import AnyMatch
from embertide.play.table.absence import take_over
from embertide.play.table.command import Decision, Issuer, check_ply, on_turn
from embertide.play.table.events import Moved
from embertide.play.table.table import Table


def move(table: Table, by: Issuer, text: str) -> Decision:
    """A person moves for the seat whose turn it is."""
    seat = on_turn(table, by)
    decision = Decision(table, by.now)
    if table.chairs[seat].away:
        decision = take_over(decision, seat)
    return _move(decision, seat, text, by.request)


def computer_move(table: Table, ply: int, text: str, now: float) -> Decision:
    """The computer moves for its own seat, or for an absent person."""
    check_ply(table, ply)
    assert table.thinks
    return _move(Decision(table, now), table.actor, text)


def _move(decision: Decision, seat: Seat, text: str, request: str = "") -> Decision:
    table = decision.table
    # The only place where the rules are applied to a move that is made.
    played, draws = table.settle(table.match.play(table.room.game.read(text)))
    return decision.then(Moved(seat, text, draws), request, played)


def try_move(table: Table, by: Issuer, text: str) -> AnyMatch:
    """Return the match as a move would leave it, before Nature answers; raise if it is illegal."""
    on_turn(table, by)
    return table.match.play(table.room.game.read(text))


def why(table: Table, by: Issuer, text: str) -> Refusal | None:
    """Return why the seat to move cannot make a move; None if it can."""
    on_turn(table, by)
    try:
        table.match.play(table.room.game.read(text))
    except Refusal as no:
        return no
    return None


def can_be_undone(played: AnyMatch) -> bool:
    """Whether the last move can be taken back at once: a seat acts next, so nothing is revealed."""
    return played.actor >= 0
