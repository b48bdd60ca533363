"""The deal of the day, which is the same for everyone, and those of past days."""

import hashlib
import hmac
from contextlib import suppress
from datetime import date, timedelta

from embertide.core.errors import Malformed
from embertide.host.answers import DailyJson, OwnDailyJson
from embertide.host.opening import Start, new_key, opening
from embertide.host.parts import HostParts
from embertide.host.people import keep_person
from embertide.host.progress_answers import ArchivedDayJson, ArchiveJson
from embertide.host.results import day_of
from embertide.play.table.agreement import Agreement, Chair, ChairKind
from embertide.play.table.seating import begin
from embertide.play.table.wire import TableJson
from embertide.store.store import DailyResult, Taken, Tally

AIDS = ("spots", "counts", "scores")
"""Aids at tables of the daily deal."""
_SHOWN = 100
"""Results that are listed."""
ARCHIVE = 366
"""How many days back a deal can be played."""
_PAGE = 28
"""Days in one answer of the archive."""


def today(parts: HostParts) -> str:
    """Return the date in UTC."""
    return day_of(parts.now)


async def results_of_day(parts: HostParts, person: str, day: str) -> DailyJson:
    """Return the results of the deal of today or of a past day, and the person's own game."""
    day = _checked(parts, day)
    results = await parts.store.daily(day)
    people = await parts.profiles.of([result.person for result in results], _game(parts))
    registered = {one for one, known in people.items() if known.registered}
    names = {one: known.name for one, known in people.items()}
    return {
        "day": day,
        "mine": await own_daily(parts, person, day),
        "played": len(results),
        "won": sum(result.won for result in results),
        "results": [
            {
                "name": names.get(r.person),
                "registered": r.person in registered,
                "won": r.won,
                "turns": r.turns,
                "me": r.person == person,
            }
            for r in results[:_SHOWN]
        ],
    }


async def archive(parts: HostParts, person: str, before: str) -> ArchiveJson:
    """Return past deals, the newest first: how many won them, and how the person fared."""
    last = date.fromisoformat(_checked(parts, before))
    oldest = date.fromisoformat(today(parts)) - timedelta(days=ARCHIVE)
    days = [last - timedelta(days=n) for n in range(1, _PAGE + 1)]
    shown = [day.isoformat() for day in days if day >= oldest]
    own = {one.day: one for one in await parts.store.daily_of(person)}
    tallies = await parts.store.daily_tallies(shown[-1], shown[0]) if shown else {}
    more = len(shown) == _PAGE and days[-1] > oldest
    return {
        "days": [_archived(day, tallies.get(day, Tally()), own.get(day)) for day in shown],
        "earlier": shown[-1] if more else None,
    }


def _archived(day: str, tally: Tally, own: DailyResult | None) -> ArchivedDayJson:
    return {
        "day": day,
        "played": tally.tried,
        "won": tally.done,
        "mine": None if own is None else {"day": day, "won": own.won, "late": own.late},
    }


def _checked(parts: HostParts, day: str) -> str:
    """Return a day whose deal can be played, today if none is named; refuse any other."""
    now = today(parts)
    if not day:
        return now
    try:
        chosen = date.fromisoformat(day)
    except ValueError:
        raise Malformed("daily-day").at("day") from None
    if not 0 <= (date.fromisoformat(now) - chosen).days <= ARCHIVE:
        raise Malformed("daily-day").at("day")
    return day


async def own_daily(parts: HostParts, person: str, day: str) -> OwnDailyJson | None:
    """Return a person's game of a day's deal; None before it is begun."""
    name = daily_table(parts, person, day)
    if not await parts.store.newest([name]):
        return None
    loaded = await parts.registry.loaded(name)
    results = await parts.store.daily_of(person)
    result = next((one for one in results if one.day == day), None)
    won, turns = (None, None) if result is None else (result.won, result.turns)
    return {"table": name, "phase": loaded.table.phase, "won": won, "turns": turns}


async def play_daily(parts: HostParts, person: str, day: str) -> TableJson:
    """Return the person's table of a day's deal, opened at the first call; there is one attempt.

    A deal of a past day can be played for its own sake: the result does not count.
    """
    day = _checked(parts, day)
    name = daily_table(parts, person, day)
    room = parts.rooms[_game(parts)]
    await keep_person(parts.store, person, parts.now)
    agreement = Agreement(room.name, room.menu.order(mode=room.daily), AIDS, daily=day)
    chairs = [Chair(ChairKind.PERSON, person, key=new_key())]
    start = Start(secret=bytes.fromhex(_keyed(parts, f"daily deal {day}")))
    first = opening(agreement, chairs, person, parts.now, start)
    with suppress(Taken):
        await parts.registry.add(name, first, lambda table: begin(table, parts.now))
    return await parts.payloads.payload(await parts.registry.loaded(name), person, -1)


def _game(parts: HostParts) -> str:
    """Return the first game that has a deal of the day."""
    return next(name for name, room in parts.rooms.items() if room.daily is not None)


def daily_table(parts: HostParts, person: str, day: str) -> str:
    """Return the id of a person's table of a day, which makes it unique."""
    return parts.prefix + _keyed(parts, f"daily table {day} {person}")[:16]


def _keyed(parts: HostParts, text: str) -> str:
    """Return a digest that nobody can compute without the key of this host."""
    return hmac.new(parts.key, text.encode(), hashlib.sha256).hexdigest()
