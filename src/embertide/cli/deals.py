"""One deal, played by computer players on every seat in turn."""

import time
from typing import NamedTuple

from embertide.catalog import find_room
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.player import Player
from embertide.play.match import Match, fated
from embertide.play.turn import let
from embertide.search.bots import bot


class Deal(NamedTuple):
    """One deal to be played with every rotation of the players around the table."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: str


class Played(NamedTuple):
    """How one game went, by seat: who sat there, points, share of the win, and thinking time."""

    bots: tuple[str, ...]
    points: tuple[int, ...]
    shares: tuple[float, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


def play_deal(deal: Deal) -> list[Played]:
    """The deal, played once for each rotation; a process of its own may do it."""
    room = find_room(deal.game)
    players = {spec: bot(spec, room, deal.options) for spec in deal.bots}
    seats = deal.options.players
    turned = [
        tuple(deal.bots[(seat + turn) % seats] for seat in range(seats)) for turn in range(seats)
    ]
    # Rotations that seat the same players alike would only repeat a game.
    return [_play(deal, list(names), players) for names in dict.fromkeys(turned)]


def _play(deal: Deal, names: list[str], players: dict[str, Player]) -> Played:
    room = find_room(deal.game)
    nature, dice = fated(room, deal.seed), Dice(f"{deal.seed}/{' '.join(names)}")
    seconds, decisions = [0.0] * len(names), [0] * len(names)
    match = Match.begin(room, deal.options).settle(nature)
    while not match.over:
        seat, begun = match.actor, time.perf_counter()
        match = let(players[names[seat]], match, dice)
        seconds[seat] += time.perf_counter() - begun
        decisions[seat] += 1
        match = match.settle(nature)
    score = room.game.scores(match.state)
    shares = [1 / len(score.winners) if s in score.winners else 0.0 for s in range(len(names))]
    if score.won is not None:
        shares = [float(score.won)] * len(names)
    return Played(tuple(names), score.points, tuple(shares), tuple(seconds), tuple(decisions))
