"""The strength of computer players: each level against the next, and the highest against UCT.

`python -m bench ladder [--games N] [--processes P] [--minutes M] [--only "WORDS|WORDS"] [--json]`,
where words name pairings: "feurio 2 inferno blaze". Every deal is played from every seat; a share
of the wins has its 95 % interval (Wilson).
"""

import argparse
import itertools
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from bench.table import table
from embertide.catalog import ROOMS
from embertide.cli.deals import Deal, Played, play_deal
from embertide.cli.interval import wilson
from embertide.core.level import NAMES


class Pairing(NamedTuple):
    """One player measured among others of one kind."""

    game: str
    players: int
    one: str
    others: str
    part: float
    """The share of the requested games that this pairing gets."""


def pairings() -> list[Pairing]:
    """Return neighbouring levels, and the highest against UCT, for each game and player count."""
    steps: list[tuple[str, str, float]] = [
        *((above, below, 1.0) for below, above in itertools.pairwise(NAMES)),
    ]
    steps += [("inferno", "uct:5700", 0.25), ("inferno", "uct:50000", 0.125)]
    return [Pairing(name, p, *step) for p in (2, 3, 4) for name in ROOMS for step in steps]


def _is_wanted(pairing: Pairing, only: str) -> bool:
    words = set(" ".join(map(str, pairing[:4])).split())
    return any(set(choice.split()) <= words for choice in only.split("|"))


def main(args: list[str]) -> None:
    """Play all pairings and print a table."""
    parser = argparse.ArgumentParser("bench ladder")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--out", help="a file that always holds what was found so far")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(args)
    rows = _measure([p for p in pairings() if _is_wanted(p, given.only)], given)
    if given.json:
        print(json.dumps(rows))  # noqa: T201
    else:
        heads = ("game", "players", "one", "against", "games", "share", "low", "high", "s a move")
        print(table("Computer players", heads, [tuple(r.values()) for r in rows]))  # noqa: T201


def _measure(wanted: list[Pairing], given: argparse.Namespace) -> list[dict[str, object]]:
    """Play the deals of all pairings in turn, so that a run cut short has results for each."""
    deals = sorted(
        (number / _deals(pairing, given.games), pairing, _deal(pairing, f"{given.seed}/{number}"))
        for pairing in wanted
        for number in range(_deals(pairing, given.games))
    )
    played: dict[Pairing, list[Played]] = {pairing: [] for pairing in wanted}
    end = time.monotonic() + 60 * given.minutes
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        jobs = {pool.submit(_play, deal, end): pairing for _, pairing, deal in deals}
        for done in as_completed(jobs):
            played[jobs[done]] += done.result()
            if given.out:
                Path(given.out).write_text(json.dumps(_rows(played)), "utf-8")
    return _rows(played)


def _rows(played: dict[Pairing, list[Played]]) -> list[dict[str, object]]:
    return [_row(pairing, games) for pairing, games in played.items() if games]


def _play(deal: Deal, end: float) -> list[Played]:
    return play_deal(deal) if time.monotonic() < end else []


def _deals(pairing: Pairing, games: int) -> int:
    return max(1, round(games * pairing.part / pairing.players))


def _deal(pairing: Pairing, seed: str) -> Deal:
    bots = (pairing.one, *[pairing.others] * (pairing.players - 1))
    return Deal(pairing.game, ROOMS[pairing.game].menu.order(pairing.players), bots, seed)


def _row(pairing: Pairing, games: list[Played]) -> dict[str, object]:
    seats = [game.bots.index(pairing.one) for game in games]
    wins = sum(game.shares[seat] for game, seat in zip(games, seats, strict=True))
    seconds = sum(game.seconds[seat] for game, seat in zip(games, seats, strict=True))
    moves = sum(game.decisions[seat] for game, seat in zip(games, seats, strict=True))
    low, high = wilson(wins / len(games), len(games))
    return {
        "game": pairing.game,
        "players": pairing.players,
        "one": pairing.one,
        "against": pairing.others,
        "games": len(games),
        "share": round(wins / len(games), 3),
        "low": round(low, 3),
        "high": round(high, 3),
        "seconds": round(seconds / moves, 4),
    }
