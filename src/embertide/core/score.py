"""The count of a game, finished or not, with what each point is for."""

from typing import Generic, NamedTuple, TypeVar

from embertide.core.actor import Seat

B = TypeVar("B")


class Score(NamedTuple, Generic[B]):
    """Points and winners of a competitive game, or whether a common goal is reached.

    `won` is None in competitive games; `points` and `winners` are empty in the others. Before the
    end it is the count as if the game ended now. `breakdown` belongs to the room.
    """

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    won: bool | None
    breakdown: tuple[B, ...]

    def result(self) -> dict[str, object]:
        """As a record states it."""
        if self.won is not None:
            return {"won": self.won}
        return {"scores": list(self.points), "winners": list(self.winners)}
