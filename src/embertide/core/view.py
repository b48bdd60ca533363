"""What every room's view has in common."""

from typing import Protocol, Self

from embertide.core.actor import Seat


class View(Protocol):
    """All that one seat knows: an immutable value with these two members, as a NamedTuple."""

    @property
    def seat(self) -> Seat | None:
        """The seat of the view; None for a spectator."""
        ...

    def _replace(self, *, seat: Seat | None) -> Self:
        """Return the same view with another seat."""
        ...
