"""Routes that look at an uploaded record, which belongs to no table."""

from fastapi import APIRouter

from embertide.host.answers import AnalysisJson, VariationJson
from embertide.host.replays import line_upload, match_of, name_of
from embertide.host.requests import RecordLine, RecordUpload
from embertide.play.match.match import AnyMatch
from embertide.server.http.caller import TheCaller, TheServices
from embertide.server.protocol.answers import Sent

router = APIRouter(tags=["records"])


@router.post("/line")
async def line_of_record(
    services: TheServices, caller: TheCaller, body: RecordLine
) -> Sent[VariationJson]:
    """Return the positions after other moves than those of a record, up to a draw."""
    services.limits.count("previews", caller.person, caller.address)
    work = services.slow_work.run
    return await work(
        caller.address, line_upload, body.record, services.rooms, body.moves, body.line
    )


@router.post("/analysis")
async def analyse_record(
    services: TheServices, caller: TheCaller, body: RecordUpload
) -> Sent[AnalysisJson]:
    """Return the computer's judgements of a record's decisions, as far as they are ready."""
    services.limits.count("analyses", caller.person, caller.address)

    async def match() -> AnyMatch:
        return await services.slow_work.run(caller.address, match_of, body.record, services.rooms)

    return await services.analyses.of_record(name_of(body.record), match, caller.person)
