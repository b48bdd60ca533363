"""What computer players think in fixed positions, as digests: the same on every machine.

This needs neither NumPy nor Numba, so it also runs where kernels are WebAssembly.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.level import NAMES, Level
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.search.analysis import Analyst
from embertide.search.budget import Budget
from embertide.search.halving_searcher import Halving, HalvingSearcher
from embertide.search.searcher import Searcher

MOST = 300
"""The most visits of a search here, and the most games of a halving; levels may have more."""

STEPS = (6, 40)
"""Steps of a random game after which a decision is searched."""


def thoughts(room: AnyRoom) -> dict[str, str]:
    """Return a digest of what each level and each other search finds, by table and search."""
    found = {}
    for options in room.menu.every():
        name = "-".join([str(options.players), options.mode, *options.variants])
        positions = [_position(room, options, steps) for steps in STEPS]
        for level, settings in zip(NAMES, room.advice().levels(options), strict=True):
            results = [_think(room, settings, *position) for position in positions]
            found[f"{name} {level}"] = _digest(results)
        found[f"{name} others"] = _digest(
            [each for position in positions for each in _others(room, *position)]
        )
        found[f"{name} hints"] = _digest(_hints(room, options))
    return found


def _walk(room: AnyRoom, options: Options, seed: int) -> Iterator[Any]:
    """Yield the states of a random game."""
    state, dice = room.game.start(options), Dice(seed)
    while (actor := room.game.actor(state)) != NOBODY:
        yield state
        moves = room.game.moves(state)
        at = dice.weigh(room.game.weights(state)) if actor == NATURE else dice.below(len(moves))
        state = room.game.play(state, moves[at])


def _decisions(room: AnyRoom, options: Options, seed: int) -> list[Any]:
    game = room.game
    states = enumerate(_walk(room, options, seed))
    return [(n, s) for n, s in states if game.actor(s) != NATURE and len(game.moves(s)) > 2]


def _position(room: AnyRoom, options: Options, steps: int) -> tuple[Any, int]:
    """Return a record of what the seat to move knows after some steps, and the seat."""
    kernel, game = room.kernel(), room.game
    state = next(state for n, state in _decisions(room, options, steps) if n >= steps)
    return kernel.from_view(game.view(state, game.actor(state))), game.actor(state)


def _think(room: AnyRoom, level: Level, root: Any, seat: int) -> Any:
    kernel, advice = room.kernel(), room.advice()
    if level.lookahead:
        halving = HalvingSearcher(kernel, advice, Halving(turns=level.lookahead), seed=5)
        return halving.search(root, seat, Budget(min(level.iterations, MOST)))
    searcher = Searcher(kernel, advice, level, seed=5)
    return searcher.search(root, seat, Budget(min(level.iterations, MOST)))


def _others(room: AnyRoom, root: Any, seat: int) -> Iterator[Any]:
    """Yield what the searches find that are not levels, and a tree that outgrows its array."""
    kernel, advice = room.kernel(), room.advice()
    yield Searcher(kernel, advice, Level(0), seed=5).greedy(root, seat)
    plain = Searcher(kernel, advice, Level(0), plain=True, seed=5)
    yield plain.search(root, seat, Budget(2 * MOST))
    yield Searcher(kernel, advice, Level(0, initial_width=40.0), seed=5).search(
        root, seat, Budget(MOST)
    )


def _hints(room: AnyRoom, options: Options) -> list[Any]:
    """Return the values of the best moves near the end of a game, exact where that is allowed."""
    _, state = _decisions(room, options, 7)[-1]
    analyst = Analyst(room, options, Budget(MOST), seed=5)
    hints = analyst.hint(state, room.game.actor(state))
    return [(room.game.write(hint.move), hint.expected) for hint in hints]


def _digest(results: list[Any]) -> str:
    return hashlib.sha256(repr(results).encode()).hexdigest()[:16]
