"""Records read into matches, and matches written as records."""

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from embertide.catalog import ROOMS
from embertide.core.dice import fresh_seed
from embertide.core.errors import Malformed, Refusal
from embertide.core.room import AnyRoom, Room
from embertide.core.view import View
from embertide.library.files import read_text, write_text
from embertide.play.match.match import AnyMatch, Match, fated
from embertide.play.match.record_reader import read_json, read_record
from embertide.play.match.replay import replay

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound=View)

Source = str | os.PathLike[str]
"""The path of a file, or records themselves: text that begins with a brace."""


def read(source: Source, rooms: Mapping[str, AnyRoom] = ROOMS) -> Iterator[AnyMatch]:
    """Yield the games of a file of records, each replayed and checked against the rules.

    Args:
        source: The path of a file, or records as text: one on each line, or a single one over
            several lines.
        rooms: The games that may occur.

    Raises:
        Refusal: at the first record that is wrong, with its file, line and move.

    Examples:
        >>> import embertide as et
        >>> record = et.feurio.new(players=1, seed=1).record().write()
        >>> for match in et.read(record):
        ...     print(repr(match))
        <Match of feurio: players 1, moves 0, seat 0 to move>
    """
    text = _text(source)
    for line, record in split(text):
        try:
            yield _match(record, rooms)
        except Refusal as bad:
            raise bad.at(f"line {line}" if text is source else f"{source}:{line}") from None


def read_room(source: Source, room: Room[S, M, V]) -> Iterator[Match[S, M, V]]:
    """Yield the games of a file that has those of one room only."""
    yield from read(source, {room.name: room})


def _text(source: Source) -> str:
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return source
    text = read_text(Path(source))
    if not text.strip():
        raise Malformed("file-empty").at(str(source))
    return text


def _match(text: str, rooms: Mapping[str, AnyRoom]) -> AnyMatch:
    record = read_record(text, rooms)
    room = rooms[record.game]
    return replay(record, room).with_nature(fated(room, fresh_seed()))


def split(text: str) -> list[tuple[int, str]]:
    """Return the records of a text with their first lines: one a line, or the whole text as one."""
    lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) < 2 or _is_object(lines[0][1]) or not _is_object(text):
        return lines
    return [(lines[0][0], text)]


def _is_object(text: str) -> bool:
    try:
        read_json(text)
    except Malformed:
        return False
    return True


def write(file: Source, matches: Iterable[AnyMatch], checks: bool = False) -> None:
    """Write the records of matches to a file, one on each line; it is written whole or not at all.

    Args:
        file: The path of the file, which is replaced.
        matches: Games, finished or not.
        checks: Whether to add a digest of the legal moves for each move.

    Raises:
        Malformed: if the file cannot be written.
    """
    lines = [match.record(checks).write() + "\n" for match in matches]
    write_text(Path(file), "".join(lines))
