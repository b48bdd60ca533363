"""`embertide arena`: tournaments between computer players."""

import json
import sys

from rich.table import Table

from embertide.cli.console import Speech, console
from embertide.cli.deals import Deal, Played, play_deal
from embertide.cli.machines import announce
from embertide.cli.progress import Bar
from embertide.cli.spread import spread
from embertide.cli.tournament import Tournament
from embertide.core.dice import fresh_seed
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.search.bots import bot
from embertide.search.precompile import warm


def arena(  # noqa: PLR0913 - a parameter for each option
    room: AnyRoom,
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
    """Play the games and print the results."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise Malformed("option-no-bots")
    for name in dict.fromkeys(names):
        bot(name, room, options)  # refuse an unknown bot here rather than in a worker process
    if set(names) != {"random"}:
        warm([room], lambda: announce(speech))
    seats = tuple(names[seat % len(names)] for seat in range(options.players))
    seed = fresh_seed() if seed is None else seed
    rotations = len({tuple(seats[i:] + seats[:i]) for i in range(len(seats))})
    deals = [Deal(room.name, options, seats, f"{seed}/{n}") for n in range(-(-games // rotations))]
    tournament = Tournament(list(dict.fromkeys(seats)))
    # Rated in the order of the deals, so that the same seed gives the same table.
    played: dict[str, list[Played]] = {}
    with Bar(len(deals)) as bar:
        for deal, result in spread(play_deal, deals, processes=processes, ray=ray):
            played[deal.seed] = result
            bar.advance()
    for deal in deals:
        tournament.add(played[deal.seed])
    if as_json:
        sys.stdout.write(json.dumps(_as_json(room, options, seed, tournament)) + "\n")
    else:
        _print(tournament, speech)


def _as_json(
    room: AnyRoom, options: Options, seed: int, tournament: Tournament
) -> dict[str, object]:
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

    def share(part: float) -> str:
        return speech("terminal-share", share=part)

    def number(value: float) -> str:
        return speech("terminal-number", number=value)

    for name in sorted(tournament.standings, key=lambda n: -tournament.standings[n].share):
        entry = tournament.standings[name]
        low, high = entry.interval()
        mu, sigma = tournament.rating(name)
        table.add_row(
            name,
            str(entry.games),
            f"{share(entry.share)} ({share(low)} … {share(high)})",
            number(entry.points / entry.games),
            speech("terminal-seconds", seconds=entry.seconds / max(entry.decisions, 1)),
            f"{number(mu)} ± {number(2 * sigma)}",
        )
    console().print(table)
