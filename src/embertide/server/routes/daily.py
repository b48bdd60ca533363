"""The deal of the day: the same for everyone, and how everyone fared."""

import hashlib
import hmac
from contextlib import suppress
from datetime import UTC, datetime

from fastapi import APIRouter

from embertide.play.agreement import Agreement, Chair
from embertide.play.said import Json
from embertide.play.seating import begin
from embertide.server.house import House
from embertide.server.identity import keep_person
from embertide.server.opening import new_key, opening
from embertide.server.routes.visitor import Asker, TheHouse
from embertide.store.store import DailyResult, Taken

router = APIRouter(prefix="/daily", tags=["daily"])

AIDS = ("spots", "counts", "scores")
_SHOWN = 100


@router.get("")
async def get_daily(house: TheHouse, asker: Asker) -> Json:
    """Today's deal: mine, and how the others fared."""
    day = today(house)
    results = await house.store.daily(day)
    people = await house.faces.of([result.person for result in results], _game(house))
    names = {person: known.name for person, known in people.items()}
    return {
        "day": day,
        "mine": await _mine(house, asker.person, day, results),
        "played": len(results),
        "won": sum(result.won for result in results),
        "results": [
            {"name": names.get(r.person), "won": r.won, "turns": r.turns}
            | {"me": r.person == asker.person}
            for r in results[:_SHOWN]
        ],
    }


async def _mine(house: House, person: str, day: str, results: list[DailyResult]) -> Json | None:
    name = daily_table(house, person, day)
    if not await house.store.events(name):
        return None
    live = await house.hall.live(name)
    result = next((r for r in results if r.person == person), None)
    won, turns = (None, None) if result is None else (result.won, result.turns)
    return {"table": name, "phase": live.table.phase, "won": won, "turns": turns}


@router.post("")
async def play_daily(house: TheHouse, asker: Asker) -> Json:
    """My table of today's deal; it is the first attempt that counts, and there is no other."""
    day = today(house)
    name = daily_table(house, asker.person, day)
    room = house.rooms[_game(house)]
    await keep_person(house.store, asker.person, house.hall.clock())
    agreement = Agreement(room.name, room.menu.order(mode="solitaire"), AIDS, daily=day)
    chairs = [Chair("person", asker.person, key=new_key())]
    first = opening(agreement, chairs, asker.person, house.hall.clock())
    first = first._replace(data=dict(first.data) | {"secret": _fate(house, day)})
    with suppress(Taken):
        await house.hall.add(name, first, lambda table: begin(table, house.hall.clock()))
    return await house.porter.show(await house.hall.live(name), asker.person, -1)


def today(house: House) -> str:
    """The day it is, the same everywhere."""
    return datetime.fromtimestamp(house.hall.clock(), UTC).date().isoformat()


def _game(house: House) -> str:
    """The game that can be played alone."""
    return next(name for name, room in house.rooms.items() if "solitaire" in room.menu.modes)


def daily_table(house: House, person: str, day: str) -> str:
    """The name of somebody's table of a day: there can only be one."""
    return _keyed(house, f"daily table {day} {person}")[:16]


def _fate(house: House, day: str) -> str:
    """What decides the luck of a day; nobody can know it beforehand."""
    return _keyed(house, f"daily deal {day}")


def _keyed(house: House, text: str) -> str:
    return hmac.new(house.key, text.encode(), hashlib.sha256).hexdigest()
