"""New weights against those on file: the same deals, the same number of iterations.

Among rivals, one player with the new weights sits among players with those on file, once on each
seat of a deal; the result is its mean share of the win less the even share. With a common goal, a
deal is played by partners with the new weights and by partners with those on file; the result is
the difference of the wins. Either is 0 on average if both are equally strong.
"""

import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.catalog import find_room
from embertide.cli.deals import Deal, Played, play_deal
from embertide.cli.spread import spread
from embertide.core.options import Options
from embertide.core.player import AnyPlayer
from embertide.search.bots import Bot, Partner
from embertide.search.budget import Budget
from tools.train.sequential import SequentialTest
from tools.train.tables import Table

Weights = npt.NDArray[np.float64]

NEW, OLD = "new", "old"
"""The names of the players."""
KEPT = 20
"""After this number of deals the outcome is kept."""


class Contest(NamedTuple):
    """What the games of a comparison have in common; it is sent to all that play them."""

    game: str
    tables: tuple[Table, ...]
    """The tables, each with its share of the deals."""
    iterations: int
    """Of each decision, for both players; 0 decides by priors or look-ahead alone."""
    new: Weights
    old: Weights

    def play(self, number: int) -> "Result":
        """Play the deal of a number."""
        options = self._options(number)
        games = self._played(options, number, NEW)
        if options.mode == "competitive":
            return Result(options, _among_rivals(games), len(games))
        games += self._played(options, number, OLD)
        return Result(options, games[0].shares[0] - games[1].shares[0], len(games))

    def _options(self, number: int) -> Options:
        """Return the table of a deal."""
        shares = [table.share for table in self.tables]
        at = np.random.default_rng(number).choice(len(shares), p=np.array(shares) / sum(shares))
        return self.tables[at].options

    def _played(self, options: Options, number: int, who: str) -> list[Played]:
        others = OLD if options.mode == "competitive" else who
        names = (who, *[others] * (options.players - 1))
        players = {name: self._player(options, name) for name in set(names)}
        return play_deal(Deal(self.game, options, names, str(number)), players)

    def _player(self, options: Options, name: str) -> AnyPlayer:
        weights = self.new if name == NEW else self.old
        return _player(self.game, options, self.iterations, weights.tobytes())


class Result(NamedTuple):
    """The result of a deal, 0 on average for equal players."""

    options: Options
    result: float
    games: int


@cache
def _player(game: str, options: Options, iterations: int, weights: bytes) -> AnyPlayer:
    """Return the strongest level with that number of iterations and those weights.

    Without iterations, partners look one turn ahead.
    """
    room = find_room(game)
    top = room.advice().levels(options)[-1]._replace(iterations=iterations)
    given = np.frombuffer(weights).copy()  # as those on file: writable, and compiled for that
    if top.lookahead:
        ahead = top if iterations else top._replace(lookahead=1)
        return Partner(room, ahead, weights=given)
    return Bot(room, top, Budget(iterations), weights=given)


def _among_rivals(games: Sequence[Played]) -> float:
    """Return the mean share of the new player less the even share."""
    shares = [game.shares[game.bots.index(NEW)] for game in games]
    return sum(shares) / len(shares) - 1 / len(games[0].bots)


@dataclass
class Outcome:
    """The results of a comparison."""

    test: SequentialTest
    games: int = 0
    tables: dict[Options, SequentialTest] = field(default_factory=dict)

    def add(self, one: Result) -> None:
        """Count a deal."""
        self.games += one.games
        self.test.add(one.result)
        self.tables.setdefault(one.options, SequentialTest(self.test.gain)).add(one.result)

    def as_json(self) -> dict[str, Any]:
        """Return the outcome as JSON."""
        low, high = self.test.interval
        return {
            "better": self.test.better,
            "games": self.games,
            "mean": self.test.mean,
            "low": low,
            "high": high,
            "ratio": self.test.ratio,
            "test": asdict(self.test),
            "tables": [
                {"options": options._asdict(), "mean": one.mean, "test": asdict(one)}
                for options, one in self.tables.items()
            ],
        }


def outcome_of(found: Mapping[str, Any]) -> Outcome:
    """Return the outcome in JSON, as as_json writes it."""
    tables = {_options_of(one["options"]): SequentialTest(**one["test"]) for one in found["tables"]}
    return Outcome(SequentialTest(**found["test"]), found["games"], tables)


def _options_of(found: Mapping[str, Any]) -> Options:
    """Return options in JSON, which has lists for tuples."""
    variants, board = tuple(found["variants"]), tuple(found["board"])
    return Options(found["players"], found["mode"], variants, board)


def compare(  # noqa: PLR0913 - what is compared, how far, and where
    contest: Contest,
    first: int,
    most: int,
    found: Outcome,
    *,
    keep: Callable[[Outcome], None] = lambda _: None,
    processes: int | None = None,
    ray: str | None = None,
    seconds: float = float("inf"),
) -> Outcome:
    """Play deals, numbered from `first` on, until the test decides, at most `most`.

    It goes on after the deals that the outcome has. Results count in the order of the deals: quick
    games must not count first.

    Args:
        contest: What is compared.
        first: The number of the first deal of all.
        most: The most deals.
        found: The outcome so far, which grows.
        keep: Called now and then with the outcome.
        processes: Processes of this machine; by default one for each core.
        ray: The address of a Ray cluster instead.
        seconds: After this time it ends undecided.
    """
    waiting, end = dict[int, Result](), time.monotonic() + seconds
    left = range(first + found.test.deals, first + most)
    if not left or found.test.better is not None:
        return found
    results: Generator[tuple[int, Result]] = spread(
        contest.play, left, processes=processes, ray=ray
    )
    with closing(results):
        for number, result in results:
            waiting[number] = result
            while found.test.better is None and (next_one := first + found.test.deals) in waiting:
                found.add(waiting.pop(next_one))
                if found.test.deals % KEPT == 0:
                    keep(found)
            if found.test.better is not None or time.monotonic() > end:
                break
    return found
