"""The contract of features: views as arrays and moves as numbers, for research."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from embertide.core.plane import Plane

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Planes = npt.NDArray[np.uint8]
    Bytes = npt.NDArray[np.uint8]
    Marks = npt.NDArray[np.int32]

S_contra = TypeVar("S_contra", contravariant=True)
M = TypeVar("M")
V = TypeVar("V")


class Features(Protocol[S_contra, M, V]):
    """Views as stacks of planes; a module with these names is one."""

    @property
    def PLANES(self) -> Sequence[Plane]:  # noqa: N802 - a constant of a module
        """What each plane means, in order."""
        ...

    @property
    def AT(self) -> Mapping[str, int]:  # noqa: N802 - a constant of a module
        """The index of each plane, by its name."""
        ...

    @property
    def SHAPE(self) -> tuple[int, int, int]:  # noqa: N802 - a constant of a module
        """Planes, rows and columns of an observation."""
        ...

    @property
    def ACTIONS(self) -> int:  # noqa: N802 - a constant of a module
        """The number of actions of a seat; each action is below it."""
        ...

    @property
    def OUTCOMES(self) -> int:  # noqa: N802 - a constant of a module
        """The number of outcomes of Nature; each outcome is below it."""
        ...

    def observe(self, view: V, /) -> "Planes":
        """Return the planes of a view."""
        ...

    def look_back(self, planes: "Planes", /) -> V:
        """Return the view of these planes."""
        ...

    def draw_back(self, planes: "Planes", /) -> str:
        """Draw the board of these planes as text."""
        ...

    def action_of(self, state: S_contra, move: M, /) -> int:
        """Return the number of a legal move, or of an outcome of Nature."""
        ...

    def move_of(self, state: S_contra, action: int, /) -> M:
        """Return the legal move, or the outcome of Nature, of that number."""
        ...

    def secrets(self, state: S_contra, /) -> Mapping[int, int]:
        """Return Nature's outcomes that some seat does not know, by their index among all."""
        ...


AnyFeatures = Features[Any, Any, Any]
"""Features of any room."""


class Sketches(Protocol):
    """The compiled twin of `Features.observe`, on kernel records; a module with these names is one.

    Planes of an observation are mostly 0, and many are the same everywhere. A sketch is what makes
    one differ from another: a number for each uniform plane, and marks for the places of the other
    planes that are not 0.
    """

    def __hash__(self) -> int:
        """Return the hash; modules are hashable."""
        ...

    @property
    def UNIFORM(self) -> int:  # noqa: N802 - a constant of a module
        """The first plane that is the same everywhere; all after it are, too."""
        ...

    @property
    def MARKS(self) -> int:  # noqa: N802 - a constant of a module
        """The number of marks of a sketch."""
        ...

    @property
    def GOALS(self) -> int:  # noqa: N802 - a constant of a module
        """The number of parts of a common goal; 0 in a room without one."""
        ...

    @property
    def INPUTS(self) -> Sequence[Plane]:  # noqa: N802 - a constant of a module
        """What each number of the compact form means, in order."""
        ...

    def sketch(self, s: "np.record", seat: int, numbers: "Bytes", marks: "Marks", /) -> None:
        """Fill in the uniform planes' numbers, and marks, of what a seat (-1: a spectator) sees.

        A mark is `(plane · rows · columns + place) · 256 + number`, or 0 for none; no two have the
        same place.
        """
        ...

    def fill_inputs(self, s: "np.record", seat: int, out: "Bytes", /) -> None:
        """Fill in the compact form of what a seat sees: a number for each of `INPUTS`."""
        ...

    def reached(self, s: "np.record", /) -> int:
        """Return how many parts of the common goal are done; 0 if there is none."""
        ...
