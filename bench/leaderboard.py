"""How strong players are: pairings at a table for two, rated by OpenSkill.

`python -m bench leaderboard [--game feurio] [--minutes M] [--processes P] [--results FILE]`. Every
deal is played from both seats. The pairing that has used least time is next, so that slow players
get fewer games. `--players` names other players than the usual ones: as in `embertide arena`, or
`NAME=FILE.py` for a player of one's own, made by the function `player()` of that file; with
`NAME=FILE.py:x`, by `player("x")`. With `--results`, games are added to those in the file, and all
are rated: so anybody can add a player. `--only NAME` plays only the pairings of that player.
"""

import argparse
import csv
import itertools
import random
import runpy
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from bench.table import table
from embertide.catalog import find_room
from embertide.cli.deals import Deal, Played, play_deal
from embertide.cli.interval import wilson
from embertide.core.dice import Dice
from embertide.core.level import NAMES
from embertide.core.options import Options
from embertide.core.player import AnyPlayer
from embertide.core.room import AnyRoom
from embertide.play.match.match import Match, fated
from embertide.search.bots import bot

PLAYERS = ("random", "greedy", "uct:1000", *NAMES)
NOTES = (
    "Ratings are OpenSkill's (Plackett-Luce, 25 at first) with their 95 % interval; the share of "
    "wins, with Wilson's, is over all opponents."
)

PASSES = 20
"""Times that all games are rated, each in another order: the order changes single ratings."""


class Result(NamedTuple):
    """A game of two: the players by seat, and the first one's share of the win."""

    first: str
    second: str
    share: float


def main(args: list[str]) -> None:
    """Play, rate, and print a table."""
    parser = argparse.ArgumentParser("bench leaderboard")
    parser.add_argument("--game", default="feurio")
    parser.add_argument("--players", default=",".join(PLAYERS))
    parser.add_argument("--only", default="")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=400, help="the most of a pairing")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", default="leaderboard")
    parser.add_argument("--results", type=Path)
    given = parser.parse_args(args)
    parts = [(given, f"{given.seed}/{n}") for n in range(given.processes)]
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        played = [result for found in pool.map(_part, parts) for result in found]
    if given.results:
        played = _kept(given.results, played)
    heads = ("player", "rating", "±", "games", "share of wins", "low", "high")
    title = f"Leaderboard of {given.game}, for two"
    print(table(title, heads, list(_rows(played)), NOTES))  # noqa: T201


def _part(part: tuple[argparse.Namespace, str]) -> list[Result]:
    """Play in one process until the time is over."""
    given, seed = part
    room = find_room(given.game)
    options = room.menu.order(2)
    names = dict(_named(one) for one in given.players.split(","))
    players = {name: _player(spec, room, options) for name, spec in names.items()}
    pairs = [p for p in itertools.combinations(names, 2) if given.only in ("", *p)]
    random.Random(seed).shuffle(pairs)  # a short run is to meet some of each
    for player in players.values():
        _warm(player, room, options)
    spent, played = dict.fromkeys(pairs, 0.0), dict.fromkeys(pairs, 0)
    results: list[Result] = []
    end = time.monotonic() + 60 * given.minutes
    most = given.games // given.processes
    while time.monotonic() < end and any(played[pair] < most for pair in pairs):
        pair = min((p for p in pairs if played[p] < most), key=lambda p: spent[p])
        begun = time.monotonic()
        deal = Deal(given.game, options, pair, f"{seed}/{' '.join(pair)}/{played[pair]}")
        results += [_result(game) for game in play_deal(deal, players)]
        spent[pair] += time.monotonic() - begun
        played[pair] += 2
    return results


def _warm(player: AnyPlayer, room: AnyRoom, options: Options) -> None:
    """Let a player decide once before the clock runs, for what is compiled only then."""
    match = Match.begin(room, options).settle(fated(room, "warm"))
    view, moves = room.game.view(match.state, match.actor), room.game.moves(match.state)
    player.choose(view, moves, Dice("warm"))


def _result(game: Played) -> Result:
    first, second = game.bots
    return Result(first, second, game.shares[0])


def _named(one: str) -> tuple[str, str]:
    name, _, spec = one.partition("=")
    return name, spec or name


def _player(spec: str, room: AnyRoom, options: Options) -> AnyPlayer:
    """Return a computer player, or that of a file."""
    file, _, given = spec.partition(".py")
    if file == spec:
        return bot(spec, room, options)
    make = runpy.run_path(f"{file}.py")["player"]
    player: AnyPlayer = make(given.removeprefix(":")) if given else make()
    return player


def _kept(path: Path, played: list[Result]) -> list[Result]:
    """Add the games to the file; return all that it holds."""
    rows = list(csv.reader(path.read_text("utf-8").splitlines())) if path.exists() else []
    before = [Result(first, second, float(share)) for first, second, share in rows]
    with path.open("a", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(played)
    return before + played


def _rows(played: list[Result]) -> Iterator[tuple[object, ...]]:
    """Yield a row for each player, the strongest first."""
    won, games = defaultdict[str, float](float), defaultdict[str, int](int)
    for first, second, share in played:
        won[first] += share
        won[second] += 1 - share
        games[first] += 1
        games[second] += 1
    ratings = rate(played)
    for name in sorted(ratings, key=lambda name: -ratings[name][0]):
        share = won[name] / games[name]
        low, high = wilson(share, games[name])
        yield (name, *ratings[name], games[name], round(share, 3), round(low, 3), round(high, 3))


def rate(played: list[Result]) -> dict[str, tuple[float, float]]:
    """Return the rating of each player, and half of its 95 % interval."""
    model, order = PlackettLuce(), random.Random(1)
    names = sorted({name for first, second, _ in played for name in (first, second)})
    found: dict[str, list[Any]] = {name: [] for name in names}
    for _ in range(PASSES):
        ratings = {name: model.rating() for name in names}
        for first, second, share in order.sample(played, len(played)):
            ranks = [float(share < 0.5), float(share > 0.5)]
            teams = model.rate([[ratings[first]], [ratings[second]]], ranks=ranks)
            (ratings[first],), (ratings[second],) = teams
        for name, rating in ratings.items():
            found[name].append(rating)
    return {name: _summary(each) for name, each in found.items()}


def _summary(ratings: list[Any]) -> tuple[float, float]:
    spread = 1.96 * fmean(rating.sigma for rating in ratings)
    return round(fmean(rating.mu for rating in ratings), 1), round(spread, 1)
