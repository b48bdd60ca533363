"""Many deals of the common goal at once on a GPU: the contest of search/contest.py by threads.

Every thread plays the lives of one plan in one world, by device twins of the functions that the
processor runs. All deals decide together; a round goes on until each has had its share of games,
some worlds at a time, so that they get a few more than asked for.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.envs.cuda import BY_INSTRUCTION, Twins, cuda
from embertide.games.feurio import advice, kernel, rules
from embertide.games.feurio.advice_goal import lives as weights_of_lives
from embertide.games.feurio.advice_goal import playout, weights_of
from embertide.games.feurio.advice_goal_weights import WEIGHTS, WIDTH
from embertide.games.feurio.advice_goal_worth import closeness
from embertide.games.feurio.kernel_record import DEPLOYING
from embertide.search.contest import STRIDE
from embertide.search.halver import SURE, Halver, Halving, Plans

THREADS: Final = 32
AT_ONCE: Final = 1 << 17
"""About so many games are under way together."""


class Deals(NamedTuple):
    """What became of them: which were won, and how many turns and games were played in all."""

    won: list[bool]
    turns: int
    games: int


class Contests:
    """The contests of several deals, each at a decision of its own."""

    def __init__(self, players: int, method: Halving) -> None:
        self._method, self._run = method, cuda.jit(_source())
        rows = weights_of_lives(WEIGHTS, method.lives)
        mine = rows[:, (players - 1) * WIDTH : players * WIDTH]
        self._weights = cuda.to_device(np.ascontiguousarray(mine))
        self._world = 0

    def decide(self, roots: Any, plans: list[Plans], budgets: list[int]) -> tuple[Any, Any]:
        """The best plan of each deal by its number, and how many games each had."""
        heat = Heat(cuda.to_device(roots), cuda.to_device(self._table(plans)), plans)
        share = np.array(budgets) / heat.rounds
        for number in range(1, int(heat.rounds.max()) + 1):
            busy = np.flatnonzero((heat.rounds >= number) & (heat.remain > 1) & ~heat.sure)
            todo = busy
            while len(todo):
                self._play(heat, todo)
                todo = todo[(heat.games[todo] < share[todo] * number) & ~heat.sure[todo]]
            heat.halve(busy)
        return heat.order[:, 0], heat.games

    def _table(self, plans: list[Plans]) -> Any:
        table = np.full((len(plans), self._method.most, 2), -1, np.int64)
        for i, found in enumerate(plans):
            table[i, : len(found)] = found
        return table

    def _play(self, heat: "Heat", deals: Any) -> None:
        """Some worlds for every plan that remains in these deals."""
        which = heat.left_in(deals)
        each = max(1, min(64, AT_ONCE // len(which)))
        found = cuda.to_device(np.zeros((len(which), 2)))
        blocks = (len(which) * each + THREADS - 1) // THREADS
        some = heat.states, heat.plans, cuda.to_device(which), self._weights
        self._run[blocks, THREADS](*some, self._world, each, self._method.fade, found)
        self._world += each
        heat.note(which, each, found.copy_to_host())


class Heat:
    """How the contests stand."""

    def __init__(self, states: Any, plans: Any, found: list[Plans]) -> None:
        count, most = plans.shape[:2]
        self.states, self.plans = states, plans
        self.remain = np.array([len(some) for some in found])
        self.rounds = np.ceil(np.log2(np.maximum(self.remain, 2))).astype(int)
        self.order = np.tile(np.arange(most), (count, 1))
        self.games, self.sure = np.zeros(count), np.zeros(count, bool)
        self._value, self._worlds = np.zeros((count, most)), np.zeros((count, most))

    def left_in(self, deals: Any) -> Any:
        """Deal and plan of all that remain in these deals."""
        still = np.arange(self.order.shape[1]) < self.remain[deals, None]
        return np.column_stack([np.repeat(deals, self.remain[deals]), self.order[deals][still]])

    def note(self, which: Any, worlds: int, found: Any) -> None:
        """Adds what was brought."""
        at = which[:, 0], which[:, 1]
        self._value[at] += found[:, 0]
        self._worlds[at] += worlds
        np.add.at(self.games, which[:, 0], found[:, 1])
        first = np.arange(len(self.order)), self.order[:, 0]
        worlds_of = self._worlds[first]
        self.sure = (worlds_of >= SURE) & (self._value[first] == worlds_of)

    def halve(self, deals: Any) -> None:
        """Puts the plans of these deals in order; half of them go."""
        for i in deals:
            some = self.order[i, : self.remain[i]]
            means = self._value[i, some] / self._worlds[i, some]
            self.order[i, : self.remain[i]] = some[np.argsort(-means, kind="stable")]
            self.remain[i] = (self.remain[i] + 1) // 2


def _source() -> Callable[..., None]:
    """What every thread does: the lives of one plan in one world."""

    def same(s, w):  # type: ignore[no-untyped-def]
        return w

    # A device function returns no part of an array, and a row is for one number of players.
    twins = Twins({**BY_INSTRUCTION, weights_of: cuda.jit(device=True)(same)})
    seed, imagine, apply = map(twins.of, (kernel.seed, kernel.imagine, kernel.apply))
    actor, draw, play, worth_of = map(twins.of, (kernel.actor, kernel.draw, playout, closeness))
    kind = kernel.state_t

    def lives(states, plans, which, weights, world, each, fade, found):  # type: ignore[no-untyped-def] # noqa: PLR0913, PLR0917
        i = cuda.grid(1)
        if i >= which.shape[0] * each:
            return
        pair, here = i // each, world + i % each
        deal, plan = which[pair, 0], which[pair, 1]
        state = cuda.local.array(1, kind)
        legal, room = cuda.local.array(1, np.int32), cuda.local.array(1, np.float64)
        worth, best, life = 1.0, 0.0, 0
        while life < weights.shape[0] and best < worth:
            state[0] = states[deal]
            seed(state[0], here * STRIDE)
            imagine(state[0], actor(states[deal]))
            apply(state[0], plans[deal, plan, 0])
            if plans[deal, plan, 1] >= 0:
                apply(state[0], plans[deal, plan, 1])
            step = 0
            who = actor(state[0])
            while who != NOBODY:
                step += 1
                if who == NATURE:
                    seed(state[0], here * STRIDE + step)
                    draw(state[0])
                else:
                    seed(state[0], (here * 64 + life + 1) * STRIDE + step)
                    play(state[0], weights[life], 1, legal, room)
                who = actor(state[0])
            best = max(best, worth * worth_of(state[0]))
            worth *= fade
            life += 1
        cuda.atomic.add(found, (pair, 0), best)
        cuda.atomic.add(found, (pair, 1), np.float64(life))

    return lives


class Deal:
    """A deal under way."""

    def __init__(self, players: int, number: int, iterations: int) -> None:
        self.record = kernel.from_state(
            rules.start(Options(players, "solitaire" if players == 1 else "cooperative"))
        )
        self._dice = Dice(f"solitaire {players} {number}")
        self.turns, self.left = 0, iterations

    def go_on(self) -> bool:
        """Lets Nature act; whether somebody acts then."""
        while (who := kernel.actor(self.record[0])) == NATURE:
            bag = [int(count) for count in self.record[0].bag]
            kernel.happen(self.record[0], 1 + self._dice.weigh(bag))
        return bool(who != NOBODY)

    @property
    def budget(self) -> int:
        """The deployment has what is left of a turn, the spread before it half."""
        return self.left if self.record[0].phase == DEPLOYING else self.left // 2

    def choose(self, action: int, games: int, iterations: int) -> None:
        """Plays an action that took so many games; a deployment ends the turn."""
        self.left -= games
        if self.record[0].phase == DEPLOYING:
            self.turns, self.left = self.turns + 1, iterations
        kernel.apply(self.record[0], action)

    @property
    def is_won(self) -> bool:
        """Whether it ended well."""
        return bool(closeness(self.record[0]) == 1.0)


def play(players: int, numbers: range, iterations: int, method: Halving) -> Deals:
    """Plays deals by contests with so many games a turn, as bench/solitaire.py does one by one."""
    deals = [Deal(players, number, iterations) for number in numbers]
    contests, mind = Contests(players, method), Halver(kernel, advice, method)
    busy, total = deals, 0
    while busy := [deal for deal in busy if deal.go_on()]:
        roots = np.concatenate([deal.record for deal in busy])
        plans = [mind.enter(deal.record, kernel.actor(deal.record[0])) for deal in busy]
        best, games = contests.decide(roots, plans, [deal.budget for deal in busy])
        total += int(games.sum())
        for deal, found, chosen, spent in zip(busy, plans, best, games, strict=True):
            deal.choose(found[chosen][0], int(spent), iterations)
    return Deals([deal.is_won for deal in deals], sum(deal.turns for deal in deals), total)
