"""Routes for what a person has reached, and for the start page, which shows it all at once."""

from typing import Annotated

from fastapi import APIRouter, Query

from embertide.host.progress_answers import ProgressJson, StartJson
from embertide.host.start_page import progress, start_page
from embertide.server.http.caller import TheCaller, TheServices
from embertide.server.protocol.answers import Sent

router = APIRouter(tags=["progress"])

Since = Annotated[float, Query(ge=0, le=1e12)]


@router.get("/start")
async def get_start(services: TheServices, caller: TheCaller, since: Since = 0) -> Sent[StartJson]:
    """Return everything that the start page shows.

    The results are those from a time on, so that a browser with a copy is sent only new ones.
    """
    services.limits.count("reads", caller.person, caller.address)
    return await start_page(services.parts, caller.person, since)


@router.get("/results")
async def get_results(
    services: TheServices, caller: TheCaller, since: Since = 0
) -> Sent[ProgressJson]:
    """Return what the caller has reached; results from a time on, a page at a time."""
    services.limits.count("reads", caller.person, caller.address)
    return await progress(services.parts, caller.person, since)
