"""Games that end before their rules end them: who is left, who is placed last, and the verdict."""

from collections.abc import Sequence

from embertide.core.actor import Seat
from embertide.core.message import Message, message, player
from embertide.play.table.events import Ended, EndKind
from embertide.play.table.table import Table


def people_left(table: Table) -> set[str]:
    """Return the people who still play, or may return to the game."""
    chairs = enumerate(table.chairs)
    return {c.person for seat, c in chairs if c.person is not None and not table.out(seat)}


def placed_last(table: Table) -> Sequence[Seat]:
    """Return the seats that are placed behind all others at the end, the worst first.

    Those are the seats of people whom the computer replaced and who did not return; who left first
    is the worst. If the game ended early, only those who could not have returned are.
    """
    early = table.ended is not None
    out = [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.person is not None and (table.out(seat) if early else chair.away)
    ]
    return sorted(out, key=lambda seat: table.chairs[seat].replaced)


def end_message(table: Table, ended: Ended) -> Message:
    """Return how a game ended early, as a sentence."""
    if ended.seat is None:
        return message("table-ended-host")
    quitter = player(ended.seat)
    if ended.kind is EndKind.CLOSED:
        return message("table-ended-closed", player=quitter)
    winners = early_winners(table, ended)
    if not winners:
        return message("table-ended-resigned", player=quitter)
    return message("table-won-resigned", player=quitter, winner=player(winners[0]))


def early_winners(table: Table, ended: Ended) -> Sequence[Seat]:
    """Return the seats of the only person left, if the game ended because all others resigned."""
    closed = ended.seat is None or ended.kind is EndKind.CLOSED
    if closed or table.agreement.options.mode != "competitive":
        return []
    people = people_left(table)
    winners = [seat for seat, chair in enumerate(table.chairs) if chair.person in people]
    return winners if len(winners) == 1 else []
