"""A tree searcher for one game: it finds the best action from what a seat knows."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from embertide.compiled.copies import PlainCopies
from embertide.compiled.dispatch import register
from embertide.compiled.records import (
    Floats,
    Record,
    Records,
    array,
    extended,
    int32,
    int64,
    numbers,
    zeros,
)
from embertide.core.advice import Advice
from embertide.core.kernel import AnyKernel
from embertide.core.level import Level
from embertide.search.budget import Budget, Timer
from embertide.search.mcts import MAX_DEPTH, MAX_SEATS, Work, search, settings_t
from embertide.search.one_ply import best, impressions, one_ply
from embertide.search.steps import Steps, finished
from embertide.search.tree import find, plant
from embertide.search.uct import uct

_CHUNK = 256
"""Iterations of each thread between two checks of the budget, and of a cancellation."""

_STEP = 64
"""Iterations of each thread without a pause: some hundredths of a second at most."""

_FIRM = 8
"""The fewest visits of a reply that counts as expected."""


class Choice(NamedTuple):
    """A legal action with its statistics after a search."""

    action: int
    visits: int
    expected: float
    """The mean value of the visits; without any, the prior or the lookahead value."""


class SearchResult(NamedTuple):
    """The result of a search."""

    choices: tuple[Choice, ...]
    """The choices, best first."""
    iterations: int
    """The iterations done."""
    lines: tuple[tuple[int, ...], ...]
    """The expected continuation of each of the best three choices, as actions."""

    @property
    def best(self) -> Choice:
        """The choice to play."""
        return self.choices[0]


class Searcher:
    """Searches for one seat of one game by tree search.

    The same seed, number of threads and budget of iterations give the same result on any machine.
    Each thread grows its own tree; their visits are added up. With `copies` nothing is compiled:
    slow, but with the same result.
    """

    def __init__(  # noqa: PLR0913 - the parts of a searcher
        self,
        kernel: AnyKernel,
        advice: Advice,
        level: Level,
        *,
        plain: bool = False,
        weights: Floats | None = None,
        threads: int = 1,
        seed: int = 0,
        copies: PlainCopies | None = None,
    ) -> None:
        if copies is None:
            register(kernel, advice)
        used: Callable[[Any], Any] = _as_it_is if copies is None else copies.of
        self._grow: Callable[..., int] = used(uct if plain else search)
        self._impressions, self._one_ply, self._find = map(used, (impressions, one_ply, find))
        self._seed = seed
        self._seeds_used = 0
        given = advice.WEIGHTS if weights is None else weights
        self._works = [make_work(kernel, level, given) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._cancelled = False

    def search(self, root: Records, seat: int, budget: Budget) -> SearchResult:
        """Return the best choices, searched from a record of what the seat to move knows."""
        return finished(self.searching(root, seat, budget))

    def searching(self, root: Records, seat: int, budget: Budget) -> Steps[SearchResult]:
        """Search for the same choices in steps."""
        first = self.impression(root)
        if len(first.choices) == 1 or budget.iterations == 0:
            self._cancelled = False
            return first
        clock = Timer(budget)
        while (left := clock.left()) and not self._cancelled and not self._clear(left):
            yield from self._grow_trees(root, seat, left, clock)
        self._cancelled = False
        return self.result(clock.done) if clock.done else first

    def prospect(self, root: Records, seat: int, budget: Budget) -> float:
        """Return the share of the win that a seat can expect, whichever seat acts next."""
        return finished(self.prospecting(root, seat, budget))

    def prospecting(self, root: Records, seat: int, budget: Budget) -> Steps[float]:
        """Search for the same share in steps."""
        clock = Timer(budget)
        for work in self._works:
            work.nodes[0].mover = seat
        # Even a cancelled search visits the root, since there is no value without a visit.
        while (left := clock.left()) and not (self._cancelled and clock.done):
            yield from self._grow_trees(root, seat, left, clock)
        self._cancelled = False
        tops = [work.nodes[0] for work in self._works]
        value = sum(float(top.value) for top in tops) / max(1, sum(int(top.visits) for top in tops))
        self.forget()
        return value

    def impression(self, root: Records) -> SearchResult:
        """Return the choices by prior, without a search."""
        work = self._works[0]
        n = self._impressions(work, root)
        ranked = best(work, n)
        choices = (Choice(int(work.legal[i]), 0, float(work.promise[i])) for i in ranked)
        return SearchResult(tuple(choices), 0, ())

    def greedy(self, root: Records, seat: int) -> SearchResult:
        """Return the choices by the value of the position after each of them."""
        work = self._works[0]
        n = self._one_ply(work, root, seat, self._next_seed(1))
        ranked = best(work, n)
        choices = (Choice(int(work.legal[i]), 1, float(work.promise[i])) for i in ranked)
        return SearchResult(tuple(choices), n, ())

    def begin(self, seed: int) -> None:
        """Start anew with empty trees and that seed."""
        self._seed = seed
        self._seeds_used = 0
        self.forget()

    def cancel(self) -> None:
        """End the search under way early with its result so far; may be called from any thread.

        If none is under way, the next one ends at once.
        """
        self._cancelled = True

    def forget(self) -> None:
        """Empty the trees."""
        for work in self._works:
            work.nodes[0] = plant(1)[0]
            work.used[0] = 1

    def result(self, iterations: int) -> SearchResult:
        """Return the statistics of the trees, with that number of iterations."""
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
        return SearchResult(tuple(choices), iterations, lines)

    def _grow_trees(self, root: Records, seat: int, left: int, clock: Timer) -> Steps[None]:
        """Search in steps until the next check of the budget and of a cancellation."""
        chunk = min(_CHUNK * len(self._works), left)
        most = _STEP * len(self._works)
        for begun in range(0, chunk, most):
            step = min(most, chunk - begun)
            self._run(root, seat, step)
            clock.done += step
            yield

    def _run(self, root: Records, seat: int, iterations: int) -> None:
        """Distribute the iterations over the threads; each has its own range of seeds."""
        threads = len(self._works)
        shares = [len(range(i, iterations, threads)) for i in range(threads)]
        first_seed = self._next_seed(shares[0])
        jobs = [
            (i, root, seat, share, _thread_seed(i, first_seed)) for i, share in enumerate(shares)
        ]
        if self._pool is None:
            self._visit(*jobs[0])
            return
        for done in [self._pool.submit(self._visit, *job) for job in jobs]:
            done.result()

    def _visit(self, thread: int, root: Records, seat: int, count: int, first_seed: int) -> None:
        """Visit the tree of a thread; double its array whenever that is full."""
        work = self._works[thread]
        done = self._grow(work, root, seat, count, first_seed)
        while done < count:
            work = work._replace(nodes=extended(work.nodes, 2 * len(work.nodes)))
            done += self._grow(work, root, seat, count - done, first_seed + done)
        self._works[thread] = work

    def _next_seed(self, count: int) -> int:
        """Reserve `count` unused seeds; return the first."""
        self._seeds_used += count
        return (self._seed << 40) + self._seeds_used - count

    def _clear(self, left: int) -> bool:
        """Return whether no other choice can overtake the best with the iterations left."""
        choices = self.result(0).choices
        return len(choices) > 1 and choices[0].visits - choices[1].visits > left

    def _line(self, action: int) -> tuple[int, ...]:
        """Return an action and the most visited replies to it in the first tree."""
        work, line = self._works[0], [action]
        at = self._find(work.nodes, 0, action)
        while at:
            children = [node for node in _children(work, at) if node.visits >= _FIRM]
            if not children:
                break
            best = max(children, key=lambda node: int(node.visits))
            line.append(int(best.action))
            at = self._find(work.nodes, at, int(best.action))
        return tuple(line)


def _as_it_is(function: Any) -> Any:
    return function


def _thread_seed(thread: int, first_seed: int) -> int:
    """Return the first seed of a thread's own range."""
    return (first_seed + (thread << 34)) & 0x7FFFFFFFFFFFFFFF


def place(kernel: AnyKernel, root: Records, action: int) -> int:
    """Return the index of an action among the legal ones; the rules list moves in that order."""
    legal = zeros(kernel.MAX_ACTIONS, int32)
    count = kernel.actions(root[0], legal)
    return numbers(legal[:count]).index(action)


def make_work(kernel: AnyKernel, level: Level, weights: Floats) -> Work:
    """Allocate a tree and the buffers of a search."""
    settings = zeros(1, settings_t)
    for name in ("explore", "unvisited_penalty", "initial_width", "widening", "turns"):
        setattr(settings[0], name, getattr(level, name))
    return Work(
        nodes=plant(),
        used=array([1, 0], int64),
        settings=settings,
        weights=weights,
        state=zeros(1, kernel.state_t),
        path=zeros(MAX_DEPTH, int64),
        legal=zeros(kernel.MAX_ACTIONS, int32),
        promise=zeros(kernel.MAX_ACTIONS),
        stamp=zeros(kernel.ACTIONS, int64),
        out=zeros(MAX_SEATS),
    )


def _children(work: Work, at: int) -> Iterator[Record]:
    child = int(work.nodes[at].first)
    while child:
        yield work.nodes[child]
        child = int(work.nodes[child].next)
