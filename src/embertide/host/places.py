"""The places that players have reached in a finished game."""

from collections.abc import Collection, Sequence

from embertide.core.actor import Seat
from embertide.play.table.early_end import placed_last
from embertide.play.table.table import Table


def final_places(table: Table) -> list[int]:
    """Return the place of each seat; people whom the computer replaced are last."""
    if table.ended is None:
        score = table.room.game.scores(table.match.state)
        return places(score.points, score.winners, placed_last(table))
    # Points of a game that ended early mean nothing.
    return places([0] * len(table.chairs), (), placed_last(table))


def places(
    points: Sequence[int], winners: Collection[Seat], last: Sequence[Seat] = ()
) -> list[int]:
    """Return the place of each seat: winners are first, others by points, ties share a place.

    Args:
        points: The points by seat.
        winners: The seats that won.
        last: Seats that are placed behind all others whatever their points, the worst first.
    """
    worth = [
        (False, False, last.index(seat))
        if seat in last
        else (True, seat in winners, 0 if seat in winners else p)
        for seat, p in enumerate(points)
    ]
    return [1 + sum(other > mine for other in worth) for mine in worth]
