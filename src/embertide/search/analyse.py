"""Looks back at decisions: what was best, what was played, and what the difference cost."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from embertide.core.actor import Seat
from embertide.core.dice import Dice
from embertide.core.message import Message
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.search.budget import Budget
from embertide.search.exact import line_of, work_out
from embertide.search.halver import Halver, Halving
from embertide.search.mcts import Records
from embertide.search.thinker import Thinker, place

EXACT = 60_000
"""So many positions are worked out in full, before the search is asked."""


class Decision(NamedTuple):
    """A state, the seat that acted in it, and its move."""

    state: Any
    seat: Seat
    move: Any


class Advice(NamedTuple):
    """A move with the share of the win it can be expected to bring, and what it does."""

    move: Any
    expected: float
    remark: Message | None


class Finding(NamedTuple):
    """One decision looked at again."""

    decision: Decision
    best: Advice
    played: Advice
    exact: bool

    @property
    def loss(self) -> float:
        """The share of the win that another move would have brought more."""
        return max(0.0, self.best.expected - self.played.expected)


class Analyst:
    """Judges positions of one kind of table with a budget for each decision."""

    def __init__(self, room: Room, options: Options, budget: Budget, seed: int = 0) -> None:
        self._room = room
        self._kernel = room.kernel()
        self._budget = budget
        self._seed = seed
        level = room.advice().levels(options)[-1]
        self._thinker = Thinker(self._kernel, room.advice(), level)
        self._finder: Thinker | Halver = self._thinker
        if level.ahead:
            self._finder = Halver(self._kernel, room.advice(), Halving(turns=level.ahead))

    def hint(self, state: Any, seat: Seat, most: int = 3) -> list[Advice]:
        """The best moves of the seat whose turn it is, the best first, from what it may know."""
        values, _ = self._values(state, seat, None, most)
        return [Advice(m, v, self._room.remark(state, m)) for m, v in values[:most]]

    def look_back(self, decisions: Iterable[Decision]) -> Iterator[Finding]:
        """A finding for every decision that had a choice."""
        for decision in decisions:
            if len(self._room.game.moves(decision.state)) > 1:
                yield self._find(decision)

    def _find(self, decision: Decision) -> Finding:
        state, seat, move = decision
        values, exact = self._values(state, seat, move, 1)
        remark = self._room.remark
        best, worth = values[0]
        played = next(value for other, value in values if other == move)
        return Finding(
            decision,
            Advice(best, worth, remark(state, best)),
            Advice(move, played, remark(state, move)),
            exact,
        )

    def _values(
        self, state: Any, seat: Seat, played: Any, most: int
    ) -> tuple[list[tuple[Any, float]], bool]:
        """The best moves and the one played, with what they bring; and whether that is exact."""
        game = self._room.game
        moves = list(game.moves(state))
        root = self._kernel.from_view(game.view(state, seat))
        values = self._exact(state, seat, root, len(moves))
        exact = values is not None
        if values is None:
            values = self._searched(
                root, seat, moves.index(played) if played is not None else None, most
            )
        ranked = sorted(values.items(), key=lambda item: (-item[1], item[0]))
        return [(moves[at], value) for at, value in ranked], exact

    def _exact(self, state: Any, seat: Seat, root: Records, count: int) -> dict[int, float] | None:
        """What every move brings, worked out to the end; None if that is too far, or unknown."""
        game, view = self._room.game, self._room.game.view(state, seat)
        if any(game.imagine(view, Dice(seed)) != state for seed in range(2)):
            return None
        values = {}
        for at, action in enumerate(self._legal(root, count)):
            line = line_of(root, self._kernel.MAX_ACTIONS)
            self._kernel.apply(line.states[0], action)
            if not work_out(line, EXACT // count):
                return None
            values[at] = float(line.values[0, seat])
        return values

    def _searched(
        self, root: Records, seat: Seat, played: int | None, most: int
    ) -> dict[int, float]:
        """What the search finds best, and what was played, each looked at for the same time."""
        self._finder.begin(self._seed)
        thought = self._finder.think(root, seat, self._budget)
        places = [place(self._kernel, root, choice.action) for choice in thought.choices[:most]]
        if played is not None:
            places.append(played)
        count = self._kernel.actions(root[0], np.zeros(self._kernel.MAX_ACTIONS, np.int32))
        legal = self._legal(root, count)
        return {at: self._after(root, seat, legal[at]) for at in dict.fromkeys(places)}

    def _after(self, root: Records, seat: Seat, action: int) -> float:
        """What a seat can expect once it has taken an action."""
        state = root.copy()
        self._kernel.apply(state[0], action)
        self._thinker.begin(self._seed)
        return self._thinker.prospect(state, seat, self._budget)

    def _legal(self, root: Records, count: int) -> list[int]:
        legal = np.zeros(self._kernel.MAX_ACTIONS, np.int32)
        self._kernel.actions(root[0], legal)
        return [int(action) for action in legal[:count]]
