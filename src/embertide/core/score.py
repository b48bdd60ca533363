"""The score of a game, finished or not, with the source of each point."""

from typing import Generic, NamedTuple, TypeVar

from embertide.core.actor import Seat

B = TypeVar("B")


class Score(NamedTuple, Generic[B]):
    """The score; before the end, as if the game ended now."""

    points: tuple[int, ...]
    """Points by seat; empty with a common goal."""
    winners: tuple[Seat, ...]
    """The seats that win, or share the win; empty with a common goal."""
    won: bool | None
    """Whether the common goal is reached; None in a competitive game."""
    breakdown: tuple[B, ...]
    """What the points are for, in types of the room."""

    def result(self) -> dict[str, object]:
        """Return the score as it is written in a record."""
        if self.won is not None:
            return {"won": self.won}
        return {"scores": list(self.points), "winners": list(self.winners)}
