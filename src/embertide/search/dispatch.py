"""Kernel functions by name, whichever the room: the type of the record tells which to call.

Inside compiled code each name stands for the function of the room whose record it is given; Numba
settles that when it compiles, so that one search serves all rooms at full speed and is cached.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from numba.extending import overload

Function = Callable[..., Any]
Ints = npt.NDArray[np.signedinteger]
Floats = npt.NDArray[np.float64]

_COMPILED: dict[Any, dict[str, Function]] = {}
_PLAIN: dict[Any, dict[str, Function]] = {}

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
    """Makes a room's functions known by the type of its record; a second time does no harm."""
    functions = {name: getattr(kernel, name) for name in _KERNEL}
    functions |= {name: getattr(advice, name) for name in _ADVICE}
    _PLAIN[kernel.state_t] = functions
    _COMPILED[numba.from_dtype(kernel.state_t)] = functions


def _plain(name: str, s: np.record) -> Function:
    """The function as it stands in Python (NUMBA_DISABLE_JIT=1)."""
    return _PLAIN[s.dtype][name]


def _of_one(name: str) -> Function:
    def choose_function(s: Any) -> Function:
        function = _COMPILED[s][name]
        return lambda s: function(s)

    return choose_function


def _of_two(name: str) -> Function:
    def choose_function(s: Any, a: Any) -> Function:
        function = _COMPILED[s][name]
        return lambda s, a: function(s, a)

    return choose_function


def _of_three(name: str) -> Function:
    def choose_function(s: Any, a: Any, b: Any) -> Function:
        function = _COMPILED[s][name]
        return lambda s, a, b: function(s, a, b)

    return choose_function


def _of_five(name: str) -> Function:
    def choose_function(s: Any, a: Any, b: Any, c: Any, d: Any) -> Function:
        function = _COMPILED[s][name]
        return lambda s, a, b, c, d: function(s, a, b, c, d)

    return choose_function


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


# Not strict: our functions are annotated, and Numba would compare the annotations.
overload(actor, strict=False)(_of_one("actor"))
overload(actions, strict=False)(_of_two("actions"))
overload(apply, strict=False)(_of_two("apply"))
overload(chances, strict=False)(_of_three("chances"))
overload(happen, strict=False)(_of_two("happen"))
overload(draw, strict=False)(_of_one("draw"))
overload(winners, strict=False)(_of_two("winners"))
overload(imagine, strict=False)(_of_two("imagine"))
overload(seed, strict=False)(_of_two("seed"))
overload(choose, strict=False)(_of_two("choose"))
overload(rollout, strict=False)(_of_two("rollout"))
overload(evaluate, strict=False)(_of_three("evaluate"))
overload(priors, strict=False)(_of_five("priors"))
overload(playout, strict=False)(_of_five("playout"))
