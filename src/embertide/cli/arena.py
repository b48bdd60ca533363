"""`embertide arena`: tournaments between computer players."""

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context

from rich.table import Table

from embertide.cli.console import Speech, console
from embertide.cli.deals import Deal, Played, play_deal
from embertide.cli.progress import Bar
from embertide.cli.tournament import Tournament
from embertide.core.dice import fresh_seed
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.search.bots import bot


def arena(  # noqa: PLR0913 - a parameter for each option
    room: Room,
    options: Options,
    bots: str,
    games: int,
    *,
    seed: int | None,
    processes: int | None,
    ray: str | None,
    as_json: bool,
    speech: Speech,
) -> None:
    """Plays the games and prints how they went."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise Malformed("option-no-bots")
    for name in dict.fromkeys(names):
        bot(name, room, options)  # refuses an unknown one now, not in another process
    seats = tuple(names[seat % len(names)] for seat in range(options.players))
    seed = fresh_seed() if seed is None else seed
    rotations = len({tuple(seats[i:] + seats[:i]) for i in range(len(seats))})
    deals = [Deal(room.name, options, seats, f"{seed}/{n}") for n in range(-(-games // rotations))]
    tournament = Tournament(list(dict.fromkeys(seats)))
    # Rated in the order of the deals, so that the same seed gives the same table.
    played: dict[str, list[Played]] = {}
    with Bar(len(deals)) as bar:
        for deal, result in _play_all(deals, processes, ray):
            played[deal.seed] = result
            bar.advance()
    for deal in deals:
        tournament.add(played[deal.seed])
    if as_json:
        sys.stdout.write(json.dumps(_as_json(room, options, seed, tournament)) + "\n")
    else:
        _print(tournament, speech)


def _play_all(
    deals: list[Deal], processes: int | None, ray: str | None
) -> Iterator[tuple[Deal, list[Played]]]:
    if ray is not None:
        yield from _on_ray(deals, ray)
        return
    workers = min(processes or os.cpu_count() or 1, len(deals))
    if workers == 1:
        yield from ((deal, play_deal(deal)) for deal in deals)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        jobs = {pool.submit(play_deal, deal): deal for deal in deals}
        for done in as_completed(jobs):
            yield jobs[done], done.result()


def _on_ray(deals: list[Deal], address: str) -> Iterator[tuple[Deal, list[Played]]]:
    """The same on a cluster; `auto` finds the one this machine belongs to, `local` starts one."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise Malformed("option-ray") from None
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError):
        raise Malformed("option-ray-address", address=address) from None
    try:
        remote = ray.remote(play_deal)
        jobs = {remote.remote(deal): deal for deal in deals}
        waiting = list(jobs)
        while waiting:
            (done,), waiting = ray.wait(waiting)
            yield jobs[done], ray.get(done)
    finally:
        ray.shutdown()


def _as_json(room: Room, options: Options, seed: int, tournament: Tournament) -> dict[str, object]:
    return {
        "game": room.name,
        "players": options.players,
        "mode": options.mode,
        "variants": list(options.variants),
        "seed": seed,
        "bots": [_entry(tournament, name) for name in tournament.standings],
    }


def _entry(tournament: Tournament, name: str) -> dict[str, object]:
    standing, (low, high) = tournament.standings[name], tournament.standings[name].interval()
    mu, sigma = tournament.rating(name)
    return {
        "bot": name,
        "games": standing.games,
        "wins": standing.wins,
        "share": round(standing.share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "points": round(standing.points / standing.games, 2),
        "seconds": round(standing.seconds / max(standing.decisions, 1), 5),
        "rating": [round(mu, 2), round(sigma, 2)],
    }


def _print(tournament: Tournament, speech: Speech) -> None:
    heads = ("bot", "games", "share", "points", "seconds", "rating")
    table = Table(*(speech(f"arena-{head}") for head in heads))
    for name in sorted(tournament.standings, key=lambda n: -tournament.standings[n].share):
        entry = tournament.standings[name]
        low, high = entry.interval()
        mu, sigma = tournament.rating(name)
        table.add_row(
            name,
            str(entry.games),
            f"{entry.share:.1%} ({low:.1%} … {high:.1%})",
            f"{entry.points / entry.games:.1f}",
            f"{entry.seconds / max(entry.decisions, 1):.4f}",
            f"{mu:.1f} ± {2 * sigma:.1f}",
        )
    console().print(table)
