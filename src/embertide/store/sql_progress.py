"""SQL queries about results of games, hints that were taken, and tries at puzzles."""

from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Row,
    Select,
    and_,
    cast,
    exists,
    func,
    select,
)

from embertide.store import schema
from embertide.store.errors import read_json
from embertide.store.sql import Sql
from embertide.store.store import GameResult, PuzzleTry, Tally
from embertide.store.upsert import insert_new

_TRY = [schema.tries.c[name] for name in PuzzleTry._fields]


class SqlProgress(Sql):
    """The part of the store that concerns what people have reached."""

    async def add_results(self, results: Sequence[GameResult]) -> None:
        """Store results of games; one that is there already stays as it is."""
        rows = [_row(result) for result in results]

        def job(connection: Connection) -> None:
            connection.execute(insert_new(connection, schema.results), rows)

        if rows:
            await self._write(job)

    async def results_of(
        self, person: str, since: float = 0.0, most: int = 1000
    ) -> list[GameResult]:
        """Return the results of a person from that time on, the earliest first."""
        own = schema.results.c
        query = select(schema.results).where(own.person == person, own.at >= since)
        rows = await self._read(query.order_by(own.at, own.table_id).limit(most))
        return [GameResult._make(row)._replace(data=read_json(row.data)) for row in rows]

    async def count_results(self, person: str) -> int:
        """Return how many results of a person are stored."""
        own = schema.results.c
        [[count]] = await self._read(select(func.count()).where(own.person == person))
        return int(count)

    async def without_result(self, person: str, most: int) -> list[str]:
        """Return finished tables in a person's lists of which no result is stored for them."""
        sits, table, own = schema.sittings.c, schema.tables.c, schema.results.c
        entered = exists().where(and_(own.person == person, own.table_id == table.id))
        query = select(table.id).select_from(schema.tables.join(schema.sittings))
        query = query.where(sits.person == person, table.phase == "over", ~entered)
        return [
            row.id for row in await self._read(query.order_by(table.changed, table.id).limit(most))
        ]

    async def note_hint(self, table: str, person: str) -> None:
        """Store that a person has asked for a hint at a table."""
        row = {"table_id": table, "person": person}

        def job(connection: Connection) -> None:
            connection.execute(insert_new(connection, schema.hinted), row)

        await self._write(job)

    async def hinted(self, table: str) -> set[str]:
        """Return who has asked for a hint at a table."""
        own = schema.hinted.c
        return {r.person for r in await self._read(select(own.person).where(own.table_id == table))}

    async def add_try(self, first: PuzzleTry) -> bool:
        """Store a person's first try at a puzzle; false if there was one already."""

        def job(connection: Connection) -> bool:
            new = insert_new(connection, schema.tries)
            return connection.execute(new, first._asdict()).rowcount == 1

        return await self._write(job)

    async def tries_of(self, person: str) -> list[PuzzleTry]:
        """Return the tries of a person, by time."""
        own = schema.tries.c
        query = select(*_TRY).where(own.person == person).order_by(own.at, own.game, own.puzzle)
        return [PuzzleTry._make(row) for row in await self._read(query)]

    async def puzzle_tallies(self, game: str, puzzles: Sequence[str]) -> dict[str, Tally]:
        """Return how often these puzzles were tried and solved; one never tried is left out."""
        own = schema.tries.c
        query: Select[Any] = select(own.puzzle.label("key"), *_counted(own.solved))
        query = query.where(own.game == game, own.puzzle.in_(puzzles)).group_by(own.puzzle)
        return _tallies(await self._read(query))

    async def daily_tallies(self, first: str, last: str) -> dict[str, Tally]:
        """Return how many people played and won each deal of these days."""
        own = schema.daily.c
        query: Select[Any] = select(own.day.label("key"), *_counted(own.won))
        query = query.where(own.day.between(first, last), ~own.late).group_by(own.day)
        return _tallies(await self._read(query.order_by(own.day)))


def _counted(done: ColumnElement[bool]) -> tuple[ColumnElement[Any], ...]:
    return func.count().label("tried"), func.sum(cast(done, Integer)).label("done")


def _tallies(rows: Sequence[Row[Any]]) -> dict[str, Tally]:
    return {row.key: Tally(int(row.tried), int(row.done)) for row in rows}


def _row(result: GameResult) -> dict[str, Any]:
    row = result._asdict() | {"data": orjson.dumps(result.data).decode()}
    row["table_id"] = row.pop("table")
    return row
