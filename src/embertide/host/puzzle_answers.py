"""Puzzles: a position as its seat knows it, and the judgement of a try."""

from embertide.core.errors import Refusal
from embertide.core.room import AIDS
from embertide.core.to_json import write_message, write_options
from embertide.core.wire import MessageJson
from embertide.host.answers import WhyJson
from embertide.host.parts import HostParts
from embertide.host.people import keep_person
from embertide.host.progress_answers import (
    JudgedMoveJson,
    PuzzleAnswerJson,
    PuzzleHeadJson,
    PuzzleJson,
)
from embertide.host.puzzles import Puzzle
from embertide.play.table.moving import can_be_undone
from embertide.play.table.wire import PreviewJson
from embertide.store.store import PuzzleTry, Tally


async def next_puzzle(parts: HostParts, person: str, game: str, after: str) -> PuzzleJson:
    """Return the next puzzle of a game that the person has not tried; afterwards, any."""
    ids = list(parts.puzzles.ids(game))
    start = ids.index(after) + 1 if after in ids else 0
    order = ids[start:] + ids[:start]
    tried = {one.puzzle for one in await parts.store.tries_of(person) if one.game == game}
    name = next((one for one in order if one not in tried), order[0])
    return await puzzle(parts, person, game, name)


async def judge_try(
    parts: HostParts, person: str, game: str, name: str, text: str
) -> PuzzleAnswerJson:
    """Judge a move and return the solution; the first try of each person is counted."""
    found = await _found(parts, game, name)
    move = found.match.room.game.write(found.read_move(text))
    right = move == found.best
    await keep_person(parts.store, person, parts.now)
    await parts.store.add_try(PuzzleTry(game, name, person, right, parts.now))
    tally = await _tally(parts, game, name)
    return {
        "right": right,
        "yours": _judged(found, move),
        "best": _judged(found, found.best),
        "reason": None if right else _reason(found, move),
        "preview": _previewed(found, found.best),
        "tried": tally.tried,
        "solved": tally.done,
        "mine": bool(await _own(parts, person, game, name)),
    }


async def preview(parts: HostParts, game: str, name: str, text: str) -> PreviewJson:
    """Return what a move in a puzzle would do."""
    return _previewed(await _found(parts, game, name), text)


async def why_in_puzzle(parts: HostParts, game: str, name: str, text: str) -> WhyJson:
    """Return why a move in a puzzle is illegal; null if it is legal."""
    found = await _found(parts, game, name)
    try:
        found.read_move(text)
    except Refusal as no:
        return {"rule": no.rule, "why": write_message(no.message)}
    return {"rule": "", "why": None}


async def puzzle_head(parts: HostParts, person: str, game: str, name: str) -> PuzzleHeadJson:
    """Return what is shown of a puzzle before it is opened."""
    found = await _found(parts, game, name)
    room, match = found.match.room, found.match
    view = room.game.view(match.state, match.actor)
    tally = await _tally(parts, game, name)
    return {
        "game": game,
        "id": name,
        "view": room.show(view, _AIDS),
        "ask": write_message(room.ask(view)),
        "tried": tally.tried,
        "solved": tally.done,
        "mine": await _own(parts, person, game, name),
    }


_AIDS = [aid for aid in AIDS if aid != "hints"]


async def puzzle(parts: HostParts, person: str, game: str, name: str) -> PuzzleJson:
    """Return a puzzle as the seat to move knows it."""
    head = await puzzle_head(parts, person, game, name)
    found, ids = await _found(parts, game, name), parts.puzzles.ids(game)
    return {
        **head,
        "options": write_options(found.match.options),
        "seat": found.match.actor,
        "moves": list(found.worth),
        "recent": found.recent(),
        "number": 1 + list(ids).index(name),
        "of": len(ids),
    }


async def _found(parts: HostParts, game: str, name: str) -> Puzzle:
    # The first time, its whole game is replayed.
    found: Puzzle = await parts.registry.run(parts.puzzles.puzzle, game, name)
    return found


async def _tally(parts: HostParts, game: str, name: str) -> Tally:
    return (await parts.store.puzzle_tallies(game, [name])).get(name, Tally())


async def _own(parts: HostParts, person: str, game: str, name: str) -> bool | None:
    tries = await parts.store.tries_of(person)
    return next((one.solved for one in tries if (one.game, one.puzzle) == (game, name)), None)


def _judged(found: Puzzle, move: str) -> JudgedMoveJson:
    room, state = found.match.room, found.match.state
    remark = room.remark(state, room.game.read(move))
    return {
        "move": move,
        "expected": found.worth[move],
        "remark": None if remark is None else write_message(remark),
    }


def _reason(found: Puzzle, tried: str) -> MessageJson | None:
    room, state = found.match.room, found.match.state
    moves = (room.game.read(text) for text in (tried, found.best))
    reason = next(iter(room.reasons(state, *moves)), None)
    return None if reason is None else write_message(reason)


def _previewed(found: Puzzle, text: str) -> PreviewJson:
    room, before = found.match.room, found.match
    played = before.play(room.game.read(text))
    remark = room.remark(before.state, played.move)
    return {
        "move": text,
        "view": room.show(room.game.view(played.state, before.actor), _AIDS),
        "remark": None if remark is None else write_message(remark),
        "back": can_be_undone(played),
    }
