"""The contract of a kernel: the compiled rules, on one NumPy record for each state."""

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Ints = npt.NDArray[np.signedinteger]
    Floats = npt.NDArray[np.float64]
    Records = npt.NDArray[np.void]

S = TypeVar("S")
M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)


class Kernel(Protocol[S, M, V_contra]):
    """The compiled twin of the rules; a module with these names is one.

    Functions of a record (`s`) are compiled and change it in place. The others are Python: they
    take and return arrays of one record, because compiled code accepts those faster.
    """

    def __hash__(self) -> int:
        """Return the hash; a kernel may be the key of a cache, since modules are hashable."""
        ...

    @property
    def state_t(self) -> "np.dtype[Any]":
        """The dtype of a record."""
        ...

    @property
    def ACTIONS(self) -> int:  # noqa: N802 - a constant of a module
        """The number of actions of a seat; each action is below it."""
        ...

    @property
    def MAX_ACTIONS(self) -> int:  # noqa: N802 - a constant of a module
        """The most legal actions, or outcomes of Nature, that a position can have."""
        ...

    # Between the rules and records

    def from_state(self, state: S, /) -> "Records":
        """Return the record of a state; call `seed` before its random numbers are used."""
        ...

    def from_view(self, view: V_contra, /) -> "Records":
        """Return a record of what a seat knows; call `imagine` to draw the rest before use."""
        ...

    def to_state(self, record: "Records", /) -> S:
        """Return the state of a record."""
        ...

    def action_of(self, state: S, move: M, /) -> int:
        """Return the number of a legal move, or of an outcome of Nature."""
        ...

    def move_of(self, state: S, action: int, /) -> M:
        """Return the legal move, or the outcome of Nature, of that number."""
        ...

    # Play

    def actor(self, s: "np.record", /) -> int:
        """Return who acts: a seat, NATURE or NOBODY."""
        ...

    def actions(self, s: "np.record", out: "Ints", /) -> int:
        """Fill in the legal actions, in the order of the rules; return their number."""
        ...

    def apply(self, s: "np.record", action: int, /) -> None:
        """Play a legal action of a seat."""
        ...

    def chances(self, s: "np.record", out: "Ints", odds: "Ints", /) -> int:
        """Fill in Nature's outcomes and their weights; return their number."""
        ...

    def happen(self, s: "np.record", outcome: int, /) -> None:
        """Play an outcome of Nature."""
        ...

    def winners(self, s: "np.record", out: "Floats", /) -> None:
        """Fill in each seat's share of the win of a finished game."""
        ...

    def returns(self, s: "np.record", out: "Ints", /) -> None:
        """Fill in each seat's points."""
        ...

    # Chance

    def seed(self, s: "np.record", number: int, /) -> None:
        """Seed the random generator of the record."""
        ...

    def choose(self, s: "np.record", n: int, /) -> int:
        """Return a random number below n."""
        ...

    def draw(self, s: "np.record", /) -> None:
        """Play one move of Nature at random."""
        ...

    def imagine(self, s: "np.record", seat: int, /) -> None:
        """Draw anew what a seat may not know."""
        ...

    def rollout(self, s: "np.record", buffer: "Ints", /) -> None:
        """Play random moves to the end."""
        ...


AnyKernel = Kernel[Any, Any, Any]
"""The kernel of any room."""
