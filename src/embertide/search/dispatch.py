"""Kernel functions by name, whichever the room: the type of the record tells which to call.

Inside compiled code each name stands for the function of the room whose record it is given; Numba
settles that when it compiles, so that one search serves all rooms at full speed and is cached.
"""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

_core: Any = import_module("numba.core")  # half of it is typed, in its own way

Function = Callable[..., Any]
Ints = npt.NDArray[np.signedinteger]
Floats = npt.NDArray[np.float64]

_COMPILED: dict[Any, dict[str, Function]] = {}
_PLAIN: dict[Any, dict[str, Function]] = {}
_ADVISED: dict[Any, ModuleType] = {}

_KERNEL = (
    "actor",
    "actions",
    "apply",
    "chances",
    "happen",
    "draw",
    "winners",
    "imagine",
    "seed",
    "choose",
    "rollout",
)
_ADVICE = ("evaluate", "priors", "playout")


def register(kernel: ModuleType, advice: ModuleType) -> None:
    """Makes a room's functions known by the type of its record; a second time does no harm.

    A record has one advice: what was compiled for its type, perhaps long ago, calls no other.
    """
    assert _ADVISED.setdefault(kernel.state_t, advice) is advice, "compiled with other advice"
    functions = {name: getattr(kernel, name) for name in _KERNEL}
    functions |= {name: getattr(advice, name) for name in _ADVICE}
    _PLAIN[kernel.state_t] = functions
    _COMPILED[numba.from_dtype(kernel.state_t)] = functions


def weights_of(kind: np.dtype[Any]) -> Floats:
    """What the advice of the room with such records goes by."""
    weights: Floats = _ADVISED[kind].WEIGHTS
    return weights


def _plain(name: str, s: np.record) -> Function:
    """The function as it stands in Python (NUMBA_DISABLE_JIT=1)."""
    return _PLAIN[s.dtype][name]


def actor(s: np.record) -> int:
    """Who acts: a seat, NATURE or NOBODY."""
    return int(_plain("actor", s)(s))


def actions(s: np.record, out: Ints) -> int:
    """Fills in the legal actions; returns how many."""
    return int(_plain("actions", s)(s, out))


def apply(s: np.record, action: int) -> None:
    """Plays a seat's action."""
    _plain("apply", s)(s, action)


def chances(s: np.record, out: Ints, odds: Ints) -> int:
    """Fills in Nature's outcomes and their odds; returns how many."""
    return int(_plain("chances", s)(s, out, odds))


def happen(s: np.record, outcome: int) -> None:
    """Plays an outcome of Nature."""
    _plain("happen", s)(s, outcome)


def draw(s: np.record) -> None:
    """Plays one move of Nature, by the record's own luck."""
    _plain("draw", s)(s)


def winners(s: np.record, out: Floats) -> None:
    """Fills in each seat's share of the win."""
    _plain("winners", s)(s, out)


def imagine(s: np.record, seat: int) -> None:
    """Makes up anew what a seat may not know."""
    _plain("imagine", s)(s, seat)


def seed(s: np.record, number: int) -> None:
    """Starts the record's luck."""
    _plain("seed", s)(s, number)


def choose(s: np.record, n: int) -> int:
    """A number below n, by the record's luck."""
    return int(_plain("choose", s)(s, n))


def rollout(s: np.record, buffer: Ints) -> None:
    """Plays random moves to the end."""
    _plain("rollout", s)(s, buffer)


def evaluate(s: np.record, weights: Floats, out: Floats) -> None:
    """Fills in each seat's expected share of the win."""
    _plain("evaluate", s)(s, weights, out)


def priors(s: np.record, weights: Floats, legal: Ints, n: int, out: Floats) -> None:
    """Fills in how promising each of the n legal actions looks: numbers above 0."""
    _plain("priors", s)(s, weights, legal, n, out)


def playout(s: np.record, weights: Floats, turns: int, buffer: Ints, room: Floats) -> None:
    """Plays so many turns by a quick policy."""
    _plain("playout", s)(s, weights, turns, buffer, room)


# Inside compiled code


def _stand_for(name: str, function: Function) -> None:
    """Makes a function mean, in compiled code, the one of that name of the room."""

    class Standing(_core.typing.templates.AbstractTemplate):  # type: ignore[misc]  # Numba has no types
        key = function

        def generic(self, args: Any, kws: Any) -> Any:
            return _of_room(name, args[0]).get_call_type(self.context, args, kws)

    def call(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        called = context.get_function(_of_room(name, sig.args[0]), sig)
        context.add_linking_libs(called.libs)
        return called(builder, args)

    _core.typing.templates.infer_global(function)(Standing)
    _core.imputils.lower_builtin(function, _core.types.VarArg(_core.types.Any))(call)


def _of_room(name: str, record: Any) -> Any:
    return _core.types.Dispatcher(_COMPILED[record][name])


for _name in (*_KERNEL, *_ADVICE):
    _stand_for(_name, globals()[_name])
