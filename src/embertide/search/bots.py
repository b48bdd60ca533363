"""Computer players: the five levels, and plain ones to measure them by."""

import re
from collections.abc import Sequence
from typing import Any

from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.level import NAMES, Level
from embertide.core.options import Options
from embertide.core.player import Player, RandomPlayer
from embertide.core.room import Room
from embertide.search.budget import Budget
from embertide.search.halver import Halver, Halving
from embertide.search.thinker import Choice, Thinker, place

PLAIN = ("random", "greedy", "uct:N", "search:N", "search:Ns")
"""The plain players: N is a number of iterations, Ns a number of seconds for each decision."""

_STEPS = 1 << 30
"""How finely the odds of a blurred choice are told apart."""


class Bot:
    """A player that thinks before it chooses; sees a view and the legal moves, never the state."""

    def __init__(
        self, room: Room, level: Level, budget: Budget, *, plain: bool = False, threads: int = 1
    ) -> None:
        self._kernel = room.kernel()
        self._blur = level.blur
        self._budget = budget
        self._thinker = Thinker(self._kernel, room.advice(), level, plain=plain, threads=threads)

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        """One of the moves: the best found, or with a blur one that looks nearly as good."""
        if len(moves) == 1:
            return moves[0]
        root = self._kernel.from_view(view)
        self._thinker.begin(dice.below(1 << 20))
        thought = self._thinker.think(root, self._kernel.actor(root[0]), self._budget)
        action = blurred(thought.choices, self._blur, dice)
        return moves[place(self._kernel, root, action)]

    def cancel(self) -> None:
        """Chooses soon, with what was found so far; from any thread."""
        self._thinker.cancel()


class Partner:
    """Plays for a goal that all share: lets what looks best compete in imagined games."""

    def __init__(self, room: Room, level: Level) -> None:
        self._kernel = room.kernel()
        self._budget = Budget(level.iterations)
        self._mind = Halver(self._kernel, room.advice(), Halving(turns=level.ahead))

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        """The move that did best."""
        if len(moves) == 1:
            return moves[0]
        root = self._kernel.from_view(view)
        self._mind.begin(dice.below(1 << 20))
        best = self._mind.think(root, self._kernel.actor(root[0]), self._budget).best.action
        return moves[place(self._kernel, root, best)]

    def cancel(self) -> None:
        """Chooses soon, with what was found so far; from any thread."""
        self._mind.cancel()


class Greedy:
    """Takes what counts most right after the move, and never looks further."""

    def __init__(self, room: Room) -> None:
        self._kernel = room.kernel()
        self._thinker = Thinker(self._kernel, room.advice(), Level(0))

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        """The move after which the position is judged best."""
        root = self._kernel.from_view(view)
        self._thinker.begin(dice.below(1 << 20))
        thought = self._thinker.greedy(root, self._kernel.actor(root[0]))
        return moves[place(self._kernel, root, thought.best.action)]


def blurred(choices: Sequence[Choice], blur: float, dice: Dice) -> int:
    """The best action; with a blur, any, the likelier the nearer it comes to the best."""
    if not blur:
        return choices[0].action
    merits = [choice.visits or choice.expected for choice in choices]
    odds = [int(_STEPS * (merit / max(merits)) ** (1 / blur)) for merit in merits]
    return choices[dice.weigh(odds)].action


def bot(spec: str, room: Room, options: Options, threads: int = 1) -> Player:
    """The player of that name; refuses an unknown one."""
    if spec == "random":
        return RandomPlayer()
    if spec == "greedy":
        return Greedy(room)
    if spec in NAMES:
        level = room.advice().levels(options)[NAMES.index(spec)]
        if level.ahead:
            return Partner(room, level)
        return Bot(room, level, Budget(level.iterations), threads=threads)
    found = re.fullmatch(r"(uct|search):(?:([1-9][0-9]{0,7})|([0-9]{1,3}(?:\.[0-9]{1,3})?)s)", spec)
    if found is None:
        raise Malformed("option-bot", bot=spec, bots=", ".join([*NAMES, *PLAIN]))
    budget = Budget(int(found[2])) if found[2] else Budget(seconds=float(found[3]))
    top = room.advice().levels(options)[-1]._replace(blur=0.0)
    return Bot(room, top, budget, plain=found[1] == "uct", threads=threads)
