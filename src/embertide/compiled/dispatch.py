"""Kernel functions by name for every room: the type of the record decides which one is called.

In compiled code each name stands for the function of the room whose record is its first argument.
Numba resolves it while it types the caller (overloads.py), so one search serves all rooms at full
speed and is cached. On a GPU envs/cuda.py puts the functions of one room in the place of these.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from embertide.compiled.records import Floats, Ints, Record
from embertide.core.advice import Advice
from embertide.core.features import Sketches
from embertide.core.kernel import AnyKernel

if TYPE_CHECKING:
    from embertide.core.features import Bytes, Marks

Function = Callable[..., Any]

FUNCTIONS: Final[dict[Any, dict[str, Function]]] = {}
"""The functions of each kind of record."""
_ADVICE_OF: dict[Any, Advice] = {}


def register(
    kernel: AnyKernel, advice: Advice | None = None, sketches: Sketches | None = None
) -> None:
    """Make a room's functions known by the type of its record; repeating this is harmless.

    A record has one advice: code compiled earlier for its type calls no other.
    """
    functions = FUNCTIONS.setdefault(kernel.state_t, {})
    functions.update({name: getattr(kernel, name) for name in KERNEL_FUNCTIONS})
    if advice is not None:
        assert _ADVICE_OF.setdefault(kernel.state_t, advice) is advice, "compiled with other advice"
        functions.update({name: getattr(advice, name) for name in ADVICE_FUNCTIONS})
    if sketches is not None:
        functions.update({name: getattr(sketches, name) for name in SKETCH_FUNCTIONS})


def _plain(name: str, s: Record) -> Function:
    """The function as it stands in Python (NUMBA_DISABLE_JIT=1)."""
    return FUNCTIONS[s.dtype][name]


def actor(s: Record) -> int:
    """Return who acts: a seat, NATURE or NOBODY."""
    return int(_plain("actor", s)(s))


def actions(s: Record, out: Ints) -> int:
    """Fill in the legal actions; return their number."""
    return int(_plain("actions", s)(s, out))


def apply(s: Record, action: int) -> None:
    """Play a seat's action."""
    _plain("apply", s)(s, action)


def chances(s: Record, out: Ints, odds: Ints) -> int:
    """Fill in Nature's outcomes and their odds; return their number."""
    return int(_plain("chances", s)(s, out, odds))


def happen(s: Record, outcome: int) -> None:
    """Play an outcome of Nature."""
    _plain("happen", s)(s, outcome)


def draw(s: Record) -> None:
    """Play one move of Nature, drawn from the record's own generator."""
    _plain("draw", s)(s)


def returns(s: Record, out: Ints) -> None:
    """Fill in each seat's points."""
    _plain("returns", s)(s, out)


def winners(s: Record, out: Floats) -> None:
    """Fill in each seat's share of the win."""
    _plain("winners", s)(s, out)


def imagine(s: Record, seat: int) -> None:
    """Draw anew what a seat may not know."""
    _plain("imagine", s)(s, seat)


def seed(s: Record, number: int) -> None:
    """Seed the record's generator."""
    _plain("seed", s)(s, number)


def choose(s: Record, n: int) -> int:
    """Draw a number below n from the record's generator."""
    return int(_plain("choose", s)(s, n))


def rollout(s: Record, buffer: Ints) -> None:
    """Play random moves to the end."""
    _plain("rollout", s)(s, buffer)


def evaluate(s: Record, weights: Floats, out: Floats) -> None:
    """Fill in each seat's expected share of the win."""
    _plain("evaluate", s)(s, weights, out)


def priors(s: Record, weights: Floats, legal: Ints, n: int, out: Floats) -> None:
    """Fill in how promising each of the n legal actions looks: numbers above 0."""
    _plain("priors", s)(s, weights, legal, n, out)


def playout(s: Record, weights: Floats, turns: int, buffer: Ints, room: Floats) -> None:
    """Play that number of turns by a quick policy."""
    _plain("playout", s)(s, weights, turns, buffer, room)


def sketch(s: Record, seat: int, numbers: "Bytes", marks: "Marks") -> None:
    """Fill in the sketch of the planes that a seat sees."""
    _plain("sketch", s)(s, seat, numbers, marks)


def fill_inputs(s: Record, seat: int, out: "Bytes") -> None:
    """Fill in the compact form of what a seat sees."""
    _plain("fill_inputs", s)(s, seat, out)


def reached(s: Record) -> int:
    """Return how many parts of the common goal are done."""
    return int(_plain("reached", s)(s))


KERNEL_FUNCTIONS: Final = {
    function.__name__: function
    for function in (
        actor,
        actions,
        apply,
        chances,
        happen,
        draw,
        returns,
        winners,
        imagine,
        seed,
        choose,
        rollout,
    )
}
ADVICE_FUNCTIONS: Final = {function.__name__: function for function in (evaluate, priors, playout)}
SKETCH_FUNCTIONS: Final = {
    function.__name__: function for function in (sketch, fill_inputs, reached)
}
