"""Routes for the deal of the day, which is the same for everyone, and for those of past days."""

from typing import Annotated

from fastapi import APIRouter, Query

from embertide.host.answers import DailyJson
from embertide.host.bounds import Pattern
from embertide.host.daily import archive, play_daily, results_of_day
from embertide.host.progress_answers import ArchiveJson
from embertide.play.table.wire import TableJson
from embertide.server.http.caller import TheCaller, TheServices
from embertide.server.protocol.answers import Sent

router = APIRouter(prefix="/daily", tags=["daily"])

Day = Annotated[str, Pattern("^([0-9]{4}-[0-9]{2}-[0-9]{2})?$"), Query()]
"""A date; empty for today."""


@router.get("")
async def get_daily(services: TheServices, caller: TheCaller, day: Day = "") -> Sent[DailyJson]:
    """Return the results of the deal of today or of a past day, and the caller's own game."""
    services.limits.count("reads", caller.person, caller.address)
    return await results_of_day(services.parts, caller.person, day)


@router.get("/archive")
async def get_archive(
    services: TheServices, caller: TheCaller, before: Day = ""
) -> Sent[ArchiveJson]:
    """Return past deals, the newest first: how many won them, and how the caller fared."""
    services.limits.count("reads", caller.person, caller.address)
    return await archive(services.parts, caller.person, before)


@router.post("")
async def post_daily(services: TheServices, caller: TheCaller, day: Day = "") -> Sent[TableJson]:
    """Return the caller's table of a day's deal, opened at the first call; there is one attempt.

    A deal of a past day can be played for its own sake: the result does not count.
    """
    services.limits.count("daily", caller.person, caller.address)
    return await play_daily(services.parts, caller.person, day)
