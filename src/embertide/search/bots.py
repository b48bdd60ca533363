"""Computer players: the five levels, and plain players to compare them with."""

import re
from collections.abc import Sequence
from typing import Any

from embertide.compiled.copies import PlainCopies
from embertide.compiled.records import Floats, overflowing
from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.level import NAMES, Level
from embertide.core.options import Options
from embertide.core.player import AnyPlayer, RandomPlayer
from embertide.core.room import AnyRoom
from embertide.search.budget import Budget
from embertide.search.halving_searcher import Halving, HalvingSearcher
from embertide.search.playouts import Playouts
from embertide.search.searcher import Choice, Searcher, place
from embertide.search.steps import Steps, finished

PLAIN = ("random", "playouts:N", "greedy", "uct:N", "search:N", "search:Ns")
"""The plain players: N is a number of iterations, Ns a number of seconds for each decision.

The first two need only the rules, so they play every game.
"""

_STEPS = 1 << 30
"""The odds of the best move in a blurred choice: odds are integers, and this keeps 9 digits."""


class Bot:
    """A player by tree search; it receives a view and the legal moves, never the state.

    With `compiled=False` it runs as plain Python, slowly, and makes the same moves. `weights` take
    the place of those on file.
    """

    def __init__(  # noqa: PLR0913 - the parts of a player
        self,
        room: AnyRoom,
        level: Level,
        budget: Budget,
        *,
        plain: bool = False,
        threads: int = 1,
        compiled: bool = True,
        weights: Floats | None = None,
    ) -> None:
        copies = None if compiled else PlainCopies(room.kernel(), room.advice())
        self._kernel = copies.kernel if copies else room.kernel()
        self._blur = level.blur
        self._budget = budget
        self._searcher = Searcher(
            self._kernel,
            room.advice(),
            level,
            plain=plain,
            weights=weights,
            threads=threads,
            copies=copies,
        )

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        """Return the best move found or, with a blur, sometimes one rated nearly as high."""
        # Hashes overflow on purpose, of which NumPy warns if the code is not compiled.
        with overflowing():
            return finished(self.choosing(view, moves, dice))

    def choosing(self, view: Any, moves: Sequence[Any], dice: Dice) -> Steps[Any]:
        """Choose the same move in steps."""
        if len(moves) == 1:
            return moves[0]
        root = self._kernel.from_view(view)
        self._searcher.begin(dice.below(1 << 20))
        seat = self._kernel.actor(root[0])
        result = yield from self._searcher.searching(root, seat, self._budget)
        action = blurred(result.choices, self._blur, dice)
        return moves[place(self._kernel, root, action)]

    def cancel(self) -> None:
        """End the search under way, or else the next one, early; may be called from any thread."""
        self._searcher.cancel()


class Partner:
    """A player for a common goal: the best candidates compete in imagined games."""

    def __init__(self, room: AnyRoom, level: Level, *, weights: Floats | None = None) -> None:
        self._kernel = room.kernel()
        self._budget = Budget(level.iterations)
        self._searcher = HalvingSearcher(
            self._kernel, room.advice(), Halving(turns=level.lookahead), weights=weights
        )

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        """Return the move that did best in the imagined games."""
        return finished(self.choosing(view, moves, dice))

    def choosing(self, view: Any, moves: Sequence[Any], dice: Dice) -> Steps[Any]:
        """Choose the same move in steps."""
        if len(moves) == 1:
            return moves[0]
        root = self._kernel.from_view(view)
        self._searcher.begin(dice.below(1 << 20))
        seat = self._kernel.actor(root[0])
        result = yield from self._searcher.searching(root, seat, self._budget)
        return moves[place(self._kernel, root, result.best.action)]

    def cancel(self) -> None:
        """End the search under way, or else the next one, early; may be called from any thread."""
        self._searcher.cancel()


class Greedy:
    """A player by one-ply search: it evaluates the position after each move."""

    def __init__(self, room: AnyRoom) -> None:
        self._kernel = room.kernel()
        self._searcher = Searcher(self._kernel, room.advice(), Level(0))

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        """Return the move after which the position is evaluated highest."""
        root = self._kernel.from_view(view)
        self._searcher.begin(dice.below(1 << 20))
        result = self._searcher.greedy(root, self._kernel.actor(root[0]))
        return moves[place(self._kernel, root, result.best.action)]


def blurred(choices: Sequence[Choice], blur: float, dice: Dice) -> int:
    """Return the best action; with a blur, draw one, likelier the closer its merit to the best."""
    if not blur:
        return choices[0].action
    merits = [choice.visits or choice.expected for choice in choices]
    odds = [int(_STEPS * (merit / max(merits)) ** (1 / blur)) for merit in merits]
    return choices[dice.weigh(odds)].action


PLAIN_ITERATIONS = 40
"""The most iterations of a level that plays as plain Python: they take a second or two."""


def plays_uncompiled(spec: str, room: AnyRoom, options: Options) -> bool:
    """Return whether that player need not be compiled: it makes the same moves as plain Python."""
    if spec not in NAMES:
        return spec == "random"
    level = room.advice().levels(options)[NAMES.index(spec)]
    return not level.lookahead and level.iterations <= PLAIN_ITERATIONS


def uncompiled_bot(spec: str, room: AnyRoom, options: Options) -> AnyPlayer:
    """Return that player as plain Python; the same dice give the same moves."""
    assert plays_uncompiled(spec, room, options), "too slow"
    if spec == "random":
        return RandomPlayer()
    level = room.advice().levels(options)[NAMES.index(spec)]
    return Bot(room, level, Budget(level.iterations), compiled=False)


def bot(spec: str, room: AnyRoom, options: Options, threads: int = 1) -> AnyPlayer:
    """Return the player of that name; raise Malformed if there is none."""
    if spec == "random":
        return RandomPlayer()
    if spec == "greedy":
        return Greedy(room)
    if spec in NAMES:
        level = room.advice().levels(options)[NAMES.index(spec)]
        if level.lookahead:
            return Partner(room, level)
        return Bot(room, level, Budget(level.iterations), threads=threads)
    if found := re.fullmatch(r"playouts:([1-9][0-9]{0,5})", spec):
        return Playouts(room, int(found[1]))
    found = re.fullmatch(r"(uct|search):(?:([1-9][0-9]{0,7})|([0-9]{1,3}(?:\.[0-9]{1,3})?)s)", spec)
    if found is None:
        raise Malformed("option-bot", bot=spec, bots=", ".join([*NAMES, *PLAIN]))
    budget = Budget(int(found[2])) if found[2] else Budget(seconds=float(found[3]))
    top = room.advice().levels(options)[-1]._replace(blur=0.0)
    return Bot(room, top, budget, plain=found[1] == "uct", threads=threads)
