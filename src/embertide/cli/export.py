"""`embertide export`: records as data for training."""

import sys
from collections.abc import Iterator
from pathlib import Path

from embertide.catalog import ROOMS
from embertide.cli.console import Speech
from embertide.cli.progress import Bar
from embertide.core.errors import Malformed, Refusal
from embertide.envs.data import Row, rows
from embertide.envs.data_files import check_suffix, write
from embertide.envs.setting import setting_of
from embertide.library.files import read_text
from embertide.library.reading import split
from embertide.play.match.record import Record
from embertide.play.match.record_reader import read_record
from embertide.play.match.replay import resume

Found = tuple[str, Record]
"""The place of a record (`file:line`), and the record."""


def export(files: list[Path], out: Path, speech: Speech) -> None:
    """Write every decision of the records to one file; raise a Refusal if any record is bad."""
    check_suffix(out)
    found = [one for file in files for one in _read(file)]
    if not found:
        raise Malformed("file-empty")
    first = found[0][1]
    for where, record in found:
        if record.game != first.game:
            raise Malformed("export-mixed", game=record.game, first=first.game).at(where)
    decisions = sum(len(record.moves) for _, record in found)
    with Bar(len(found)) as bar:
        write(out, setting_of(first.game, first.options), _rows(found, bar), decisions)
    sentence = speech("export-done", decisions=decisions, games=len(found), file=str(out))
    sys.stdout.write(sentence + "\n")


def _read(file: Path) -> Iterator[Found]:
    text = sys.stdin.read() if str(file) == "-" else read_text(file)
    for line, part in split(text):
        where = f"{file}:{line}"
        try:
            yield where, read_record(part, ROOMS)
        except Refusal as bad:
            raise bad.at(where) from None


def _rows(found: list[Found], bar: Bar) -> Iterator[Row]:
    for number, (where, record) in enumerate(found):
        try:
            match = resume(record, ROOMS[record.game])
        except Refusal as bad:
            raise bad.at(where) from None
        yield from rows(match, number)
        bar.advance()
