"""Rules and kernel of a room, played side by side: shared by the tests of all kernels."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

from embertide.compiled.records import Records, copied, int32, int64, numbers, zeros
from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from tests.support.patience import PATIENCE

ROOT = Path(__file__).parents[2]

Chooser = Callable[[Any, Sequence[Any], Dice], int]
"""A seat's choice: from a state, its moves and dice, the index of a move."""


def evenly(state: Any, moves: Sequence[Any], dice: Dice) -> int:
    return dice.below(len(moves))


class Twins:
    """A state of the rules and the record of the kernel, played side by side."""

    room: ClassVar[AnyRoom]
    kernel: ClassVar[Any]

    def __init__(self, state: Any) -> None:
        self.state = state
        self.record: Records = self.kernel.from_state(state)
        self.numbers = zeros(self.kernel.MAX_ACTIONS, int32)
        self.odds = zeros(self.kernel.MAX_ACTIONS, int32)

    @classmethod
    def walk(cls, options: Options, seed: int, choose: Chooser = evenly) -> Iterator[Self]:
        """Play a random game on both sides, compared before every move."""
        dice, twins = Dice(seed), cls(cls.room.game.start(options))
        yield twins
        while twins.step(dice, choose):
            yield twins

    @classmethod
    def positions(cls, options: Options, seed: int, every: int = 1) -> list[Any]:
        """Return the states of a random game."""
        return [twins.state for twins in cls.walk(options, seed)][::every]

    def numbers_of(self, moves: Sequence[Any]) -> list[int]:
        """Return the number of each move according to `action_of`."""
        return [self.kernel.action_of(self.state, move) for move in moves]

    def listed(self) -> list[int]:
        """Return the kernel's numbers of all moves; compare the odds of Nature's."""
        s = self.record[0]
        if self.kernel.actor(s) != NATURE:
            n = self.kernel.actions(s, self.numbers)
        else:
            n = self.kernel.chances(s, self.numbers, self.odds)
            assert numbers(self.odds[:n]) == list(self.room.game.weights(self.state))
        return numbers(self.numbers[:n])

    def play(self, move: Any, number: int) -> None:
        """Play the same move on both sides."""
        s = self.record[0]
        by = self.kernel.happen if self.kernel.actor(s) == NATURE else self.kernel.apply
        by(s, number)
        self.state = self.room.game.play(self.state, move)

    def step(self, dice: Dice, choose: Chooser = evenly) -> bool:
        """Compare, then play a move; return False at the end."""
        game = self.room.game
        actor = game.actor(self.state)
        assert self.kernel.actor(self.record[0]) == actor
        if actor == NOBODY:
            return False
        moves, numbers = game.moves(self.state), self.listed()
        assert numbers == self.numbers_of(moves)
        nature = actor == NATURE
        at = dice.weigh(game.weights(self.state)) if nature else choose(self.state, moves, dice)
        self.play(moves[at], numbers[at])
        return True

    def compare_states(self) -> None:
        """Compare the whole state, and the score."""
        assert self.kernel.to_state(self.record) == self.state
        self.compare_scores()

    def compare_scores(self) -> None:
        """Compare points, winners, and whether a common goal is reached."""
        score, players = self.room.game.scores(self.state), int(self.record[0].players)
        points, shares = self.returns()[:players], self.winners()[:players]
        if score.won is not None:
            assert points == shares == [score.won] * players
            return
        assert tuple(points) == score.points
        share = 1 / len(score.winners)
        assert shares == [share if seat in score.winners else 0 for seat in range(players)]

    def compare_numbers(self) -> None:
        """Translate moves to numbers and back."""
        moves = list(self.room.game.moves(self.state))
        numbers = self.listed() if moves else []
        assert [self.kernel.action_of(self.state, move) for move in moves] == numbers
        assert [self.kernel.move_of(self.state, number) for number in numbers] == moves
        assert all(0 <= number < self.kernel.ACTIONS for number in numbers)

    def returns(self) -> list[int]:
        out = zeros(4, int64)
        self.kernel.returns(self.record[0], out)
        return numbers(out)

    def winners(self) -> list[float]:
        out = zeros(4)
        self.kernel.winners(self.record[0], out)
        return numbers(out)

    def roll_out(self, seed: int) -> None:
        """Play a random game by the kernel alone, and compare its end with the rules."""
        self.kernel.seed(self.record[0], seed)
        self.kernel.rollout(self.record[0], self.numbers)
        end = type(self)(self.kernel.to_state(self.record))
        end.compare_states()
        assert self.room.game.actor(end.state) == NOBODY
        self.state = end.state

    def compare_odds(self, each: int) -> None:
        """Compare single steps of a rollout: legal moves uniformly, Nature's by their odds."""
        after = {}
        for number in self.listed():
            twins = type(self)(self.state)
            twins.play(self.kernel.move_of(self.state, number), number)
            after[fingerprint(twins.record)] = number
        odds = [1] * len(after)
        if self.room.game.actor(self.state) == NATURE:
            odds = list(self.room.game.weights(self.state))
        found, copy = Counter[int](), copied(self.record)
        for seed in range(each * sum(odds)):
            copy[:] = self.record
            self.kernel.seed(copy[0], seed)
            self.kernel._any_move(copy[0])
            found[after[fingerprint(copy)]] += 1
        expected = zip(after.values(), odds, strict=True)
        assert_like(found, {number: float(each * odd) for number, odd in expected})


def fingerprint(record: Records) -> bytes:
    """Return the bytes of a record without its generator, which comes first."""
    assert (record.dtype.names or ())[0] == "rng"
    return record.tobytes()[8:]


def assert_like(found: Counter[Any], expected: dict[Any, float]) -> None:
    """Check by a chi-square that a fair generator exceeds about once in a thousand seeds."""
    assert all(expected.get(key) for key in found)
    kinds = [key for key, count in expected.items() if count]
    square = sum((found[key] - expected[key]) ** 2 / expected[key] for key in kinds)
    free = len(kinds) - 1
    assert square < free + 3.3 * (2 * free) ** 0.5 + 6


def run_without_numba(module: str, function: str) -> None:
    """Call a function in a new Python process in which nothing is compiled."""
    script = f"from {module} import {function}; {function}()"
    subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-W", "error", "-c", script],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT)},
        check=True,
        timeout=PATIENCE,
    )
