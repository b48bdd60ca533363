"""`embertide verify`: checks records against the rules."""

import sys
from collections.abc import Iterator
from pathlib import Path

from embertide.catalog import ROOMS
from embertide.cli.console import Speech
from embertide.core.errors import Malformed, Refusal
from embertide.library.files import read_text
from embertide.library.reading import split
from embertide.play.match.match import AnyMatch
from embertide.play.match.record import Record
from embertide.play.match.record_reader import read_record
from embertide.play.match.replay import replay


def verify(files: list[str], speech: Speech) -> int:
    """Print a line for each bad record; return the exit status."""
    bad = 0
    for file in files:
        for line, reason in _problems(file):
            where = f"{file}:{line}" if line else file
            sys.stdout.write(f"{where}: {reason.say(speech.say)}\n")
            bad += 1
    return 1 if bad else 0


def _problems(file: str) -> Iterator[tuple[int, Refusal]]:
    try:
        records = split(sys.stdin.read() if file == "-" else read_text(Path(file)))
        if not records:
            raise Malformed("file-empty")
    except Malformed as bad:
        yield 0, bad
        return
    for line, text in records:
        try:
            record = read_record(text, ROOMS)
            replay(record, ROOMS[record.game])
        except Refusal as bad:
            yield line, bad


def single_record(file: str) -> Record:
    """Return the only record of a file, not replayed; raise if there are several."""
    records = split(sys.stdin.read() if file == "-" else read_text(Path(file)))
    if not records:
        raise Malformed("file-empty")
    if len(records) > 1:
        raise Malformed("seal-one-record")
    return read_record(records[0][1], ROOMS)


def first_record(path: Path) -> tuple[Record, AnyMatch]:
    """Return the first record of a file and its game, finished or not; raise if it is bad."""
    records = split(read_text(path))
    try:
        if not records:
            raise Malformed("file-empty")
        record = read_record(records[0][1], ROOMS)
        return record, replay(record, ROOMS[record.game])
    except Refusal as bad:
        raise bad.at(str(path)) from None
