"""The calls about tables: lists, a new one, requests, and what is left of a finished game."""

from embertide.host.access import admit
from embertide.host.game_records import finished, names_at, record_of, replay_at
from embertide.host.replays import Upload, line_payload
from embertide.host.replays import read as read_record
from embertide.host.requests import JoinBody, Request, TableOrder, VariationOrder
from embertide.host.tables import join, leave_seats, lists, open_table, play_again
from embertide.play.match.match import AnyMatch
from embertide.play.table.command import Forbidden
from embertide.pocket.asking import Asked, Pocket
from embertide.pocket.reading import read


async def list_tables(pocket: Pocket, asked: Asked) -> object:
    """Return the tables of this device."""
    return await lists(pocket.parts, pocket.person)


async def open_ordered(pocket: Pocket, asked: Asked) -> object:
    """Open a table; seats for people elsewhere are refused."""
    order: TableOrder = read(TableOrder, asked.body)
    if any(seat.kind in ("friend", "anyone") for seat in order.seats):
        raise Forbidden("pocket-needs-server").at("seats")

    async def read_upload(record: Upload) -> AnyMatch:
        return read_record(record, pocket.parts.rooms)[1]

    loaded = await open_table(pocket.parts, pocket.person, order, read_upload)
    return await pocket.parts.payloads.payload(loaded, pocket.person, -1)


async def get_table(pocket: Pocket, asked: Asked) -> object:
    """Return a table as the person may see it."""
    loaded = await admit(pocket.parts.registry, asked.table, pocket.person, asked.key)
    return await pocket.parts.payloads.payload(loaded, pocket.person, -1)


async def join_table(pocket: Pocket, asked: Asked) -> object:
    """Take a seat at a table."""
    return await join(pocket.parts, pocket.person, asked.table, read(JoinBody, asked.body))


async def leave_table(pocket: Pocket, asked: Asked) -> object:
    """Free the person's seats before the game has begun."""
    return await leave_seats(pocket.parts, pocket.person, asked.table)


async def ask_at_table(pocket: Pocket, asked: Asked) -> object:
    """Handle a request as over a link, with the same answer."""
    request: Request = read(Request, asked.body)
    await admit(pocket.parts.registry, asked.table, pocket.person, asked.key)
    return await pocket.handler.handle(asked.table, pocket.person, request)


async def open_rematch(pocket: Pocket, asked: Asked) -> object:
    """Open a new table for the same players, each one seat further on."""
    return await play_again(pocket.parts, pocket.person, asked.table)


async def get_record(pocket: Pocket, asked: Asked) -> object:
    """Return the record of a game; while it runs, without what the person may not know."""
    loaded = await admit(pocket.parts.registry, asked.table, pocket.person, asked.key)
    return await record_of(pocket.parts, loaded, pocket.person)


async def get_replay(pocket: Pocket, asked: Asked) -> object:
    """Return all positions of a finished game."""
    parts, person = pocket.parts, pocket.person
    loaded = await finished(parts, asked.table, person, asked.key)
    now, match = loaded.table, await parts.registry.story(loaded)
    return replay_at(now, match, await names_at(parts, now), person)


async def post_line(pocket: Pocket, asked: Asked) -> object:
    """Return the positions after other moves than those of a finished game, up to a draw."""
    order: VariationOrder = read(VariationOrder, asked.body)
    loaded = await finished(pocket.parts, asked.table, pocket.person, asked.key)
    match = await pocket.parts.registry.story(loaded)
    return line_payload(match, order.moves, order.line)


async def get_analysis(pocket: Pocket, asked: Asked) -> object:
    """Return the judgements of a finished game's decisions, as far as they are ready."""
    loaded = await finished(pocket.parts, asked.table, pocket.person, asked.key)
    return await pocket.analyses.analysis(loaded, pocket.person)
