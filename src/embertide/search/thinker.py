"""A mind at work on one game: searches from what its seat knows; keeps its tree between moves."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import NamedTuple

import numpy as np

from embertide.core.level import Level
from embertide.search.budget import Budget, Clock
from embertide.search.dispatch import Floats, register
from embertide.search.door import (
    IMPRESSIONS,
    ONE_PLY,
    SEARCH,
    UCT,
    Desk,
    idle_contest,
    idle_line,
    think,
)
from embertide.search.glance import best
from embertide.search.mcts import MAX_DEPTH, MAX_SEATS, Records, Work, settings_t
from embertide.search.tree import find, move_up, plant

_CHUNK = 256
"""Iterations of each thread between two looks at the clock."""

_NODES = 1 << 20
"""The most nodes of one tree: 40 MB."""


class Choice(NamedTuple):
    """One legal action after a search: how often it was visited, and what it brought on average."""

    action: int
    visits: int
    expected: float


class Thought(NamedTuple):
    """What a search found: all choices, the best first, and how the best ones might go on."""

    choices: tuple[Choice, ...]
    iterations: int
    lines: tuple[tuple[int, ...], ...]

    @property
    def best(self) -> Choice:
        """The choice to play."""
        return self.choices[0]


Report = Callable[[Thought], None]


class Thinker:
    """Searches for one seat of one game.

    The same seed and a budget of iterations give the same thought, on any machine, with the same
    number of threads; each thread grows a tree of its own, and their visits are added up.
    """

    def __init__(  # noqa: PLR0913 - what a mind is made of
        self,
        kernel: ModuleType,
        advice: ModuleType,
        level: Level,
        *,
        plain: bool = False,
        weights: Floats | None = None,
        threads: int = 1,
        seed: int = 0,
    ) -> None:
        register(kernel, advice)
        self._kernel = kernel
        self._method = UCT if plain else SEARCH
        self._seed = seed
        self._luck = 0
        given = advice.WEIGHTS if weights is None else weights
        self._works = [_work(kernel, level, given) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._cancelled = False

    def think(
        self,
        root: Records,
        seat: int,
        budget: Budget,
        report: Report | None = None,
    ) -> Thought:
        """The best choices from a record of what the seat knows; it must be the seat's turn."""
        self._cancelled = False
        first = self.impression(root)
        if len(first.choices) == 1 or budget.iterations == 0:
            return first
        clock = Clock(budget)
        while (left := clock.left()) and not self._cancelled and not self._clear(left):
            step = min(_CHUNK * len(self._works), left)
            self._run(root, seat, step)
            clock.done += step
            if report is not None:
                report(self.thought(clock.done))
        return self.thought(clock.done) if clock.done else first

    def prospect(self, root: Records, seat: int, budget: Budget) -> float:
        """What a seat can expect from a position, whoever acts in it."""
        self._cancelled = False
        clock = Clock(budget)
        for work in self._works:
            work.nodes[0].mover = seat
        while (left := clock.left()) and not self._cancelled:
            step = min(_CHUNK * len(self._works), left)
            self._run(root, seat, step)
            clock.done += step
        tops = [work.nodes[0] for work in self._works]
        value = sum(float(top.value) for top in tops) / max(1, sum(int(top.visits) for top in tops))
        self.forget()
        return value

    def impression(self, root: Records) -> Thought:
        """What looks promising at first sight, without any search."""
        work = self._works[0]
        n = think(IMPRESSIONS, _desk(work), root, 0, 0, 0, 0, 0.0)
        ranked = best(work, n)
        choices = (Choice(int(work.legal[i]), 0, float(work.promise[i])) for i in ranked)
        return Thought(tuple(choices), 0, ())

    def greedy(self, root: Records, seat: int) -> Thought:
        """What is best right after it was played, without looking further."""
        work = self._works[0]
        n = think(ONE_PLY, _desk(work), root, seat, 0, self._next_luck(1), 0, 0.0)
        ranked = best(work, n)
        choices = (Choice(int(work.legal[i]), 1, float(work.promise[i])) for i in ranked)
        return Thought(tuple(choices), n, ())

    def begin(self, seed: int) -> None:
        """Starts afresh: empty trees, and luck from that seed."""
        self._seed = seed
        self._luck = 0
        self.forget()

    def cancel(self) -> None:
        """Ends the search under way soon, with what it has found; from any thread."""
        self._cancelled = True

    def follow(self, action: int) -> None:
        """A decision was made at the table: what is known of it stays, the rest is forgotten."""
        for work in self._works:
            child = find(work.nodes, 0, action)
            if child:
                kept = plant(len(work.nodes))
                work.used[0] = move_up(work.nodes, child, kept)
                work.nodes[: work.used[0]] = kept[: work.used[0]]
            else:
                self._forget(work)

    def forget(self) -> None:
        """Begins with empty trees again."""
        for work in self._works:
            self._forget(work)

    def thought(self, iterations: int) -> Thought:
        """What the trees say now."""
        visits: dict[int, int] = {}
        values: dict[int, float] = {}
        for work in self._works:
            for node in _children(work, 0):
                action = int(node.action)
                visits[action] = visits.get(action, 0) + int(node.visits)
                values[action] = values.get(action, 0.0) + float(node.value)
        choices = [Choice(a, n, values[a] / n if n else 0.0) for a, n in visits.items()]
        choices.sort(key=lambda choice: (-choice.visits, -choice.expected, choice.action))
        lines = tuple(self._line(choice.action) for choice in choices[:3])
        return Thought(tuple(choices), iterations, lines)

    def _run(self, root: Records, seat: int, iterations: int) -> None:
        """Spreads the iterations over the threads; each has a stretch of luck of its own."""
        threads = len(self._works)
        shares = [len(range(i, iterations, threads)) for i in range(threads)]
        luck = self._next_luck(shares[0])
        jobs = [
            (self._method, _desk(work), root, seat, share, _luck_of(i, luck), 0, 0.0)
            for i, (work, share) in enumerate(zip(self._works, shares, strict=True))
        ]
        if self._pool is None:
            think(*jobs[0])
            return
        for done in [self._pool.submit(think, *job) for job in jobs]:
            done.result()

    def _next_luck(self, count: int) -> int:
        """Where so many numbers of luck that were never used begin."""
        self._luck += count
        return (self._seed << 40) + self._luck - count

    def _clear(self, left: int) -> bool:
        """Whether no other choice can catch up in what is left."""
        choices = self.thought(0).choices
        return len(choices) > 1 and choices[0].visits - choices[1].visits > left

    def _line(self, action: int) -> tuple[int, ...]:
        """How play might go on after an action: the most visited replies of the first tree."""
        work, line = self._works[0], [action]
        at = find(work.nodes, 0, action)
        while at:
            children = [node for node in _children(work, at) if node.visits]
            if not children:
                break
            best = max(children, key=lambda node: int(node.visits))
            line.append(int(best.action))
            at = find(work.nodes, at, int(best.action))
        return tuple(line)

    def _forget(self, work: Work) -> None:
        work.nodes[0] = plant(1)[0]
        work.used[0] = 1


def _luck_of(thread: int, luck: int) -> int:
    """Where a thread's own stretch of luck begins."""
    return (luck + (thread << 34)) & 0x7FFFFFFFFFFFFFFF


def _desk(work: Work) -> Desk:
    kind = work.state.dtype
    return Desk(work, idle_contest(kind), idle_line(kind))


def place(kernel: ModuleType, root: Records, action: int) -> int:
    """Where an action stands among the legal ones, which the kernel lists as the law does."""
    legal = np.zeros(kernel.MAX_ACTIONS, np.int32)
    count = kernel.actions(root[0], legal)
    return int(legal[:count].tolist().index(action))


def _work(kernel: ModuleType, level: Level, weights: Floats) -> Work:
    settings = np.zeros(1, settings_t)
    for name in ("explore", "reduction", "first", "wider", "turns"):
        settings[name] = getattr(level, name)
    return Work(
        nodes=plant(_NODES),
        used=np.array([1, 0], np.int64),
        settings=settings,
        weights=weights,
        state=np.zeros(1, kernel.state_t),
        path=np.zeros(MAX_DEPTH, np.int64),
        legal=np.zeros(kernel.MAX_ACTIONS, np.int32),
        promise=np.zeros(kernel.MAX_ACTIONS),
        stamp=np.zeros(kernel.ACTIONS, np.int64),
        out=np.zeros(MAX_SEATS),
    )


def _children(work: Work, at: int) -> Iterator[np.record]:
    child = int(work.nodes[at].first)
    while child:
        yield work.nodes[child]
        child = int(work.nodes[child].next)
