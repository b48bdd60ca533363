"""Logs: JSON lines without secrets."""

import io
import json
import logging
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from embertide.server.ops import logs

TABLE = "k3Jd82hfKs0aLqP1"
KEY = "Zx81_kkQ0-alsdkj2930"


@pytest.fixture
def out() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.set_up("info", stream)
    yield stream
    logging.captureWarnings(False)
    root.handlers[:] = before
    root.setLevel(level)


def lines(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_one_object_a_line(out: io.StringIO) -> None:
    logging.getLogger("embertide.x").info("two\nlines", extra={"status": 200, "ms": 1.5})
    logging.getLogger("embertide.x").debug("unheard")
    (line,) = lines(out)
    assert line["says"] == "two\nlines"
    assert (line["level"], line["from"]) == ("info", "embertide.x")
    assert (line["status"], line["ms"]) == (200, 1.5)
    assert line["at"].endswith("+00:00")


def test_tables_are_shortened_and_other_fields_left_out(out: io.StringIO) -> None:
    extra = {"table": TABLE, "name_": "Ann", "cookie": "c00kie", "move": "t7 a1", "password": "pw"}
    logging.getLogger("embertide").info("stored", extra=extra | {"route": f"/t?key={KEY}"})
    (line,) = lines(out)
    assert line["table"] == TABLE[:6]
    assert set(line) == {"at", "level", "from", "says", "table", "route"}
    assert line["route"] == "/t"


def test_messages_of_libraries_are_scrubbed(out: io.StringIO) -> None:
    path = f"/api/tables/{TABLE}/socket?key={KEY}&after=3"
    logging.getLogger("uvicorn.error").warning('"WebSocket %s" [accepted]', path)
    text = out.getvalue()
    assert KEY not in text
    assert "key=" not in text
    assert TABLE not in text
    assert "[accepted]" in lines(out)[0]["says"]


def test_minor_messages_of_libraries_are_not_written(out: io.StringIO) -> None:
    """Uvicorn logs each socket with the address of its client."""
    logging.getLogger("uvicorn.error").info('%s - "WebSocket /x" [accepted]', "10.0.0.1")
    logging.getLogger("alembic.runtime.migration").info("Context impl")
    assert lines(out) == []


def test_errors_are_logged_with_place_but_without_message(out: io.StringIO) -> None:
    def fail() -> None:
        raise ValueError(f"bad move of Ann: {KEY}")

    try:
        try:
            fail()
        except ValueError as bad:
            raise RuntimeError("Ann") from bad
    except RuntimeError:
        logging.getLogger("embertide").exception("something broke")
    (line,) = lines(out)
    assert (line["error"], line["because"]) == ("RuntimeError", "ValueError")
    assert line["where"][0].startswith("server/test_logs.py:")
    assert "Ann" not in out.getvalue()
    assert KEY not in out.getvalue()


def test_warnings_are_logged(out: io.StringIO) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(False)
        logging.captureWarnings(True)
        warnings.warn("careful", stacklevel=1)
    assert lines(out)[0]["level"] == "warning"
