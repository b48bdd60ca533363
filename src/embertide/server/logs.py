"""What the server writes down: one JSON object a line, on standard error, without secrets.

Only the fields named here come out, so nobody's name, cookie or move can; a table's id is cut to
what tells tables apart but opens none, and query strings, which hold keys, are struck out.
"""

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import TextIO

FIELDS = ("method", "route", "status", "ms", "table", "seq", "kind", "thinker", "node", "count")
"""What a line may tell besides its message, as `extra`."""

SHORT = 6
"""Characters of a table's id that are written."""

_QUERY = re.compile(r"\?[^\s\"']*")
_LONG = re.compile(r"[A-Za-z0-9_-]{16,}")


class JsonLines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": scrubbed(record.getMessage()),
        }
        line |= {f: _field(f, record.__dict__[f]) for f in FIELDS if f in record.__dict__}
        if record.exc_info and record.exc_info[1] is not None:
            line |= _trouble(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def scrubbed(text: str) -> str:
    """Text without query strings, and without the greater part of anything that could be a key."""
    return _LONG.sub(lambda found: found[0][:SHORT] + "…", _QUERY.sub("", text))


def _field(name: str, value: object) -> object:
    if name == "table":
        return str(value)[:SHORT]
    return value if isinstance(value, int | float) or value is None else scrubbed(str(value))


def _trouble(error: BaseException) -> dict[str, object]:
    """What went wrong and where; not the error's own words, which may quote what people sent."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{_module(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
    line: dict[str, object] = {"error": type(error).__name__, "where": where}
    cause = error.__cause__ or error.__context__
    return line | {"because": type(cause).__name__} if cause else line


def _module(file: str) -> str:
    """A file without the folders that lead to it."""
    return "/".join(file.replace("\\", "/").rsplit("/", 2)[-2:])


def set_up(level: str, stream: TextIO | None = None) -> None:
    """All logs of this process as JSON lines, from this level on."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)
    # What libraries tell by the way holds addresses and whole names of tables.
    for library in ("uvicorn", "alembic"):
        logging.getLogger(library).setLevel(max(logging.WARNING, logging.root.level))
