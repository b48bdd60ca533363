"""Logs of the server: one JSON object per line on standard error, without secrets.

Only the fields listed here are written, so that no name, cookie or move can be. The id of a table
is cut to a prefix, which distinguishes tables but opens none. Query strings, which hold keys, are
removed.
"""

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import TextIO

FIELDS = ("method", "route", "status", "ms", "table", "seq", "kind", "thinker", "node", "count")
"""Names of the `extra` values that are written."""

SHORT = 6
"""Characters of a table's id, or of a possible key, that are written."""

_QUERY = re.compile(r"\?[^\s\"']*")
_LONG = re.compile(r"[A-Za-z0-9_-]{16,}")


class JsonLines(logging.Formatter):
    """A formatter that renders a log record as one line of JSON, with the number of the worker."""

    def __init__(self, worker: int | None = None) -> None:
        super().__init__()
        self._worker = {} if worker is None else {"worker": worker}

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": scrubbed(record.getMessage()),
        }
        line |= self._worker
        line |= {f: _field(f, record.__dict__[f]) for f in FIELDS if f in record.__dict__}
        if record.exc_info and record.exc_info[1] is not None:
            line |= _error_fields(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def scrubbed(text: str) -> str:
    """Return text without query strings, and with everything that could be a key cut short."""
    return _LONG.sub(lambda found: found[0][:SHORT] + "…", _QUERY.sub("", text))


def _field(name: str, value: object) -> object:
    if name == "table":
        return str(value)[:SHORT]
    return value if isinstance(value, int | float) or value is None else scrubbed(str(value))


def _error_fields(error: BaseException) -> dict[str, object]:
    """Return the type and place of an error, without its message, which may quote user input."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{_module(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
    line: dict[str, object] = {"error": type(error).__name__, "where": where}
    cause = error.__cause__ or error.__context__
    return line | {"because": type(cause).__name__} if cause else line


def _module(file: str) -> str:
    """Return the last two parts of a file's path."""
    return "/".join(file.replace("\\", "/").rsplit("/", 2)[-2:])


def set_up(level: str, stream: TextIO | None = None, worker: int | None = None) -> None:
    """Configure all loggers of this process to write JSON lines from this level on."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines(worker))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)
    # Their messages below warnings hold addresses of people and full ids of tables.
    for library in ("uvicorn", "alembic"):
        logging.getLogger(library).setLevel(max(logging.WARNING, logging.root.level))
