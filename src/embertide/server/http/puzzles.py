"""Routes for puzzles: a position as its seat knows it, and the judgement of a try."""

from fastapi import APIRouter

from embertide.host import puzzle_answers
from embertide.host.answers import WhyJson
from embertide.host.progress_answers import PuzzleAnswerJson, PuzzleJson, PuzzleMove
from embertide.host.requests import Key, Word
from embertide.play.table.wire import PreviewJson
from embertide.server.http.caller import TheCaller, TheServices
from embertide.server.protocol.answers import Sent

router = APIRouter(prefix="/puzzles", tags=["puzzles"])


@router.get("/{game}")
async def get_next_puzzle(
    services: TheServices, caller: TheCaller, game: Word, after: Key = ""
) -> Sent[PuzzleJson]:
    """Return the next puzzle of a game that the caller has not tried; afterwards, any."""
    services.limits.count("reads", caller.person, caller.address)
    return await puzzle_answers.next_puzzle(services.parts, caller.person, game, after)


@router.get("/{game}/{puzzle}")
async def get_puzzle(
    services: TheServices, caller: TheCaller, game: Word, puzzle: Key
) -> Sent[PuzzleJson]:
    """Return a puzzle as the seat to move knows it."""
    services.limits.count("reads", caller.person, caller.address)
    return await puzzle_answers.puzzle(services.parts, caller.person, game, puzzle)


@router.post("/{game}/{puzzle}")
async def try_puzzle(
    services: TheServices, caller: TheCaller, game: Word, puzzle: Key, body: PuzzleMove
) -> Sent[PuzzleAnswerJson]:
    """Judge a move and return the solution; the first try of each person is counted."""
    services.limits.count("positions", caller.person, caller.address)
    parts, person = services.parts, caller.person
    return await puzzle_answers.judge_try(parts, person, game, puzzle, body.move)


@router.post("/{game}/{puzzle}/preview")
async def preview_in_puzzle(
    services: TheServices, caller: TheCaller, game: Word, puzzle: Key, body: PuzzleMove
) -> Sent[PreviewJson]:
    """Return what a move would do."""
    services.limits.count("previews", caller.person, caller.address)
    return await puzzle_answers.preview(services.parts, game, puzzle, body.move)


@router.post("/{game}/{puzzle}/why")
async def explain_in_puzzle(
    services: TheServices, caller: TheCaller, game: Word, puzzle: Key, body: PuzzleMove
) -> Sent[WhyJson]:
    """Return why a move is illegal; null if it is legal."""
    services.limits.count("previews", caller.person, caller.address)
    return await puzzle_answers.why_in_puzzle(services.parts, game, puzzle, body.move)
