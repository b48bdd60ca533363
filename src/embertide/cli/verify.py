"""`embertide verify`: holds records to the rules."""

import sys
from collections.abc import Iterator
from pathlib import Path

from embertide.catalog import ROOMS
from embertide.cli.console import Speech
from embertide.cli.files import read_text
from embertide.core.errors import Malformed, Refusal
from embertide.play.match import Match
from embertide.play.reader import read_json, read_record
from embertide.play.record import Record
from embertide.play.replay import replay


def verify(files: list[str], speech: Speech) -> int:
    """Prints a line for each bad record; returns the exit status."""
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


def first_record(path: Path) -> tuple[Record, Match]:
    """A record that holds, finished or not, and its game; of several in a file the first."""
    try:
        records = split(read_text(path))
        if not records:
            raise Malformed("file-empty")
        record = read_record(records[0][1], ROOMS)
        return record, replay(record, ROOMS[record.game])
    except Refusal as bad:
        raise bad.at(str(path)) from None


def split(text: str) -> list[tuple[int, str]]:
    """The records of a text with the lines they begin on: a line each, or the whole text as one."""
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
