"""One deal, played by computer players in every rotation of the seats."""

import time
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from embertide.catalog import find_room
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.player import AnyPlayer
from embertide.play.match.automatic import take_turn
from embertide.play.match.match import Match, fated
from embertide.search.bots import bot


class Deal(NamedTuple):
    """One deal to be played with every rotation of the players around the table."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: str


class Played(NamedTuple):
    """The result of one game by seat: bot, points, share of the win, and thinking time."""

    bots: tuple[str, ...]
    points: tuple[int, ...]
    shares: tuple[float, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


def play_deal(deal: Deal, given: Mapping[str, AnyPlayer] | None = None) -> list[Played]:
    """Play the deal once for each rotation; picklable, so that a worker process can do it.

    `given` are players that exist already; others are made by their names.
    """
    room = find_room(deal.game)
    made = [one for one in deal.bots if one not in (given or {})]
    for one in made:
        _load(deal.game, deal.options, one)
    players = {**(given or {}), **{one: bot(one, room, deal.options) for one in made}}
    seats = deal.options.players
    turned = [
        tuple(deal.bots[(seat + turn) % seats] for seat in range(seats)) for turn in range(seats)
    ]
    # Rotations with the same seating would repeat a game.
    return [_play(deal, list(names), players) for names in dict.fromkeys(turned)]


@cache
def _load(game: str, options: Options, spec: str) -> None:
    """Let a player move once in this process, so that no game counts the time to load its code."""
    room = find_room(game)
    match = Match.begin(room, options, fated(room, 0))
    take_turn(bot(spec, room, options), match, Dice(0))


def _play(deal: Deal, names: list[str], players: dict[str, AnyPlayer]) -> Played:
    room = find_room(deal.game)
    nature, dice = fated(room, deal.seed), Dice(f"{deal.seed}/{' '.join(names)}")
    seconds, decisions = [0.0] * len(names), [0] * len(names)
    match = Match.begin(room, deal.options).settle(nature)
    while not match.over:
        seat, begun = match.actor, time.perf_counter()
        match = take_turn(players[names[seat]], match, dice)
        seconds[seat] += time.perf_counter() - begun
        decisions[seat] += 1
        match = match.settle(nature)
    score = room.game.scores(match.state)
    shares = [1 / len(score.winners) if s in score.winners else 0.0 for s in range(len(names))]
    if score.won is not None:
        shares = [float(score.won)] * len(names)
    return Played(tuple(names), score.points, tuple(shares), tuple(seconds), tuple(decisions))
