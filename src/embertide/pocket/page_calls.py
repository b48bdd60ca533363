"""The calls of pages that are about no table: menus, the start page, deals, puzzles, positions."""

from embertide.host import puzzle_answers
from embertide.host.answers import HintsJson, MeJson
from embertide.host.daily import archive, play_daily, results_of_day
from embertide.host.menus import menu
from embertide.host.names import clean_name
from embertide.host.people import keep_person, person_of
from embertide.host.positions import arranged, seen, why_at
from embertide.host.progress_answers import ProgressJson, PuzzleMove
from embertide.host.replays import (
    line_upload,
    match_of,
    name_of,
    replay_upload,
    verify_upload,
)
from embertide.host.requests import (
    Key,
    NameBody,
    PositionMove,
    PositionOrder,
    RecordLine,
    RecordUpload,
)
from embertide.host.start_page import progress, start_page
from embertide.play.match.match import AnyMatch
from embertide.pocket.asking import Asked, Pocket
from embertide.pocket.reading import read

TAG = "local"
"""Names the person of this device for a page that keeps a copy of results."""


async def get_me(pocket: Pocket, asked: Asked) -> MeJson:
    """Return the person."""
    known = await person_of(pocket.parts.store, pocket.person, pocket.parts.now)
    return {"name": known.name, "account": False, "ratings": []}


async def change_name(pocket: Pocket, asked: Asked) -> MeJson:
    """Change the person's name."""
    parts, body = pocket.parts, read(NameBody, asked.body)
    name = clean_name(body.name)
    known = await keep_person(parts.store, pocket.person, parts.now)
    await parts.store.change_person(known._replace(name=name))
    parts.registry.send_again(pocket.person)
    return await get_me(pocket, asked)


async def get_games(pocket: Pocket, asked: Asked) -> object:
    """Return all games with their options."""
    return [menu(room) for room in pocket.parts.rooms.values()]


async def get_words(pocket: Pocket, asked: Asked) -> object:
    """Return no words: there are no rooms of other packages."""
    return {"text": ""}


async def get_readiness(pocket: Pocket, asked: Asked) -> object:
    """Return that computers can play: nothing is compiled here."""
    return {"shares": dict.fromkeys(pocket.parts.rooms, 1.0)}


async def get_start(pocket: Pocket, asked: Asked) -> object:
    """Return everything that the start page shows."""
    shown = await start_page(pocket.parts, pocket.person, asked.since)
    return {**shown, "progress": _tagged(shown["progress"])}


async def get_results(pocket: Pocket, asked: Asked) -> object:
    """Return what the person has reached."""
    return _tagged(await progress(pocket.parts, pocket.person, asked.since))


def _tagged(reached: ProgressJson) -> ProgressJson:
    return {**reached, "tag": TAG}


async def get_device(pocket: Pocket, asked: Asked) -> object:
    """Return how many games this browser keeps."""
    return (await pocket.games.count())._asdict()


async def delete_finished(pocket: Pocket, asked: Asked) -> object:
    """Remove the finished games of this browser; return how many are left."""
    return (await pocket.games.remove_finished())._asdict()


async def get_daily(pocket: Pocket, asked: Asked) -> object:
    """Return the person's game of a day's deal."""
    return await results_of_day(pocket.parts, pocket.person, asked.query.get("day", ""))


async def get_archive(pocket: Pocket, asked: Asked) -> object:
    """Return past deals."""
    return await archive(pocket.parts, pocket.person, asked.query.get("before", ""))


async def post_daily(pocket: Pocket, asked: Asked) -> object:
    """Return the table of a day's deal, opened at the first call."""
    return await play_daily(pocket.parts, pocket.person, asked.query.get("day", ""))


async def get_next_puzzle(pocket: Pocket, asked: Asked) -> object:
    """Return the next puzzle of a game."""
    after = read(Key, asked.query.get("after", ""), ("after",))
    return await puzzle_answers.next_puzzle(pocket.parts, pocket.person, asked.names["game"], after)


async def get_puzzle(pocket: Pocket, asked: Asked) -> object:
    """Return a puzzle as the seat to move knows it."""
    parts, person = pocket.parts, pocket.person
    return await puzzle_answers.puzzle(parts, person, *_puzzle(asked))


async def try_puzzle(pocket: Pocket, asked: Asked) -> object:
    """Judge a move and return the solution."""
    parts, person = pocket.parts, pocket.person
    return await puzzle_answers.judge_try(parts, person, *_puzzle(asked), _move(asked))


async def preview_in_puzzle(pocket: Pocket, asked: Asked) -> object:
    """Return what a move would do."""
    return await puzzle_answers.preview(pocket.parts, *_puzzle(asked), _move(asked))


async def explain_in_puzzle(pocket: Pocket, asked: Asked) -> object:
    """Return why a move is illegal."""
    return await puzzle_answers.why_in_puzzle(pocket.parts, *_puzzle(asked), _move(asked))


def _puzzle(asked: Asked) -> tuple[str, str]:
    return asked.names["game"], asked.names["puzzle"]


def _move(asked: Asked) -> str:
    body: PuzzleMove = read(PuzzleMove, asked.body)
    return body.move


async def look_at_position(pocket: Pocket, asked: Asked) -> object:
    """Return what the seat to move sees of a given position."""
    return seen(pocket.parts.rooms, read(PositionOrder, asked.body))


async def explain_in_position(pocket: Pocket, asked: Asked) -> object:
    """Return why a move is illegal in a given position."""
    return why_at(pocket.parts.rooms, read(PositionMove, asked.body))


async def advise_on_position(pocket: Pocket, asked: Asked) -> HintsJson:
    """Return the best moves in a given position."""
    body = read(PositionOrder, asked.body)
    room, options, state, _ = arranged(pocket.parts.rooms, body)
    return {"hints": await pocket.thinkers.advise(room, options, state, pocket.person)}


async def replay_record(pocket: Pocket, asked: Asked) -> object:
    """Return all positions of a record."""
    return replay_upload(read(RecordUpload, asked.body).record, pocket.parts.rooms)


async def verify_record(pocket: Pocket, asked: Asked) -> object:
    """Check every move, draw and result of a record."""
    return verify_upload(read(RecordUpload, asked.body).record, pocket.parts.rooms)


async def line_of_record(pocket: Pocket, asked: Asked) -> object:
    """Return the positions after other moves than those of a record, up to a draw."""
    body: RecordLine = read(RecordLine, asked.body)
    return line_upload(body.record, pocket.parts.rooms, body.moves, body.line)


async def analyse_record(pocket: Pocket, asked: Asked) -> object:
    """Return the judgements of a record's decisions, as far as they are ready."""
    body: RecordUpload = read(RecordUpload, asked.body)

    async def match() -> AnyMatch:
        return match_of(body.record, pocket.parts.rooms)

    return await pocket.analyses.of_record(name_of(body.record), match, pocket.person)
