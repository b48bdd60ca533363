"""Everything that the start page shows, and what a person has reached."""

import hashlib
import hmac
from datetime import date

from embertide.core.to_json import write_message
from embertide.host.answers import SummaryJson
from embertide.host.daily import own_daily, today
from embertide.host.listing import is_over_for
from embertide.host.outcomes import people_of, result_json
from embertide.host.parts import HostParts
from embertide.host.progress_answers import (
    GameResultJson,
    NextTableJson,
    ProgressJson,
    PuzzleHeadJson,
    StartJson,
    TodayJson,
)
from embertide.host.puzzle_answers import puzzle_head
from embertide.host.tables import listed
from embertide.play.table.payload import render, viewing_seat
from embertide.play.table.table import Phase
from embertide.store.store import GameResult, Tally

PAGE = 400
"""The most results in one answer."""

LATER = 20
"""The most results that are entered when they are asked for: of older games, and of crashes."""


async def start_page(parts: HostParts, person: str, since: float) -> StartJson:
    """Return everything that the start page shows.

    The results are those from a time on, so that a browser with a copy is sent only new ones.
    """
    mine = await parts.store.tables_of(person)
    names = {name for name, _ in mine}
    waiting = await parts.store.lobby()
    lobby = [e for e in waiting if e[0] not in names and parts.public_tables.attended(*e)]
    going = [entry for entry in mine if not is_over_for(entry[1], person)]
    running = await listed(parts, person, going)
    return {
        "running": running,
        "lobby": await listed(parts, person, lobby),
        "next": await _next(parts, person, running),
        "today": await _today(parts, person),
        "puzzle": await _puzzle_of_day(parts, person),
        "progress": await progress(parts, person, since),
    }


async def _next(parts: HostParts, person: str, running: list[SummaryJson]) -> NextTableJson | None:
    """Return the table to go on with, with the position as the person sees it."""
    begun = [one for one in running if one["phase"] is Phase.PLAYING]
    chosen = next((one for one in begun if one["my_turn"]), next(iter(begun), None))
    if chosen is None:
        return None
    table = (await parts.registry.loaded(chosen["id"])).table
    seats = table.seats_of(person)
    acts = table.phase is Phase.PLAYING and table.actor in seats
    shown = "scores" in table.agreement.aids
    view = table.room.game.view(table.match.state, table.actor) if acts else None
    return {
        "id": table.id,
        "view": render(table, viewing_seat(table, seats)),
        "ask": None if view is None else write_message(table.room.ask(view)),
        "points": list(table.room.game.scores(table.match.state).points) if shown else [],
    }


async def _today(parts: HostParts, person: str) -> TodayJson:
    day = today(parts)
    tally = (await parts.store.daily_tallies(day, day)).get(day, Tally())
    mine = await own_daily(parts, person, day)
    return {"day": day, "mine": mine, "played": tally.tried, "won": tally.done}


async def _puzzle_of_day(parts: HostParts, person: str) -> PuzzleHeadJson | None:
    found = parts.puzzles.of_day(date.fromisoformat(today(parts)).toordinal())
    return None if found is None else await puzzle_head(parts, person, *found)


async def progress(parts: HostParts, person: str, since: float) -> ProgressJson:
    """Return what a person has reached; results from a time on, a page at a time."""
    await _enter_older(parts, person)
    store = parts.store
    known = await store.person(person)
    results = await store.results_of(person, since, PAGE)
    days, tries = await store.daily_of(person), await store.tries_of(person)
    tag = hmac.new(parts.key, f"progress {person}".encode(), hashlib.sha256).hexdigest()[:16]
    return {
        "tag": tag,
        "account": known is not None and known.account is not None,
        "total": await store.count_results(person),
        "results": await _shown(parts, results),
        "days": [{"day": one.day, "won": one.won, "late": one.late} for one in days],
        "tries": [{"game": one.game, "puzzle": one.puzzle, "solved": one.solved} for one in tries],
    }


async def _enter_older(parts: HostParts, person: str) -> None:
    """Enter results of games that ended before there were any, or while the host crashed."""
    for name in await parts.store.without_result(person, LATER):
        loaded = await parts.registry.loaded(name)
        await parts.enter(loaded)


async def _shown(parts: HostParts, results: list[GameResult]) -> list[GameResultJson]:
    kept = await parts.store.newest([result.table for result in results])
    shown: list[GameResultJson] = []
    for result in results:
        people = await parts.profiles.of(people_of(result), result.game)
        shown.append(result_json(result, people, result.table in kept))
    return shown
