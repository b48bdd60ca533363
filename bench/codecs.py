"""What reading requests and writing answers costs a move: pydantic and orjson beside msgspec.

The messages are those of one move in Feurio! with four readers, 40 moves into a game. msgspec is
not among our dependencies: `pip install msgspec` in the environment that runs this.
"""

import importlib
import timeit
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from typing import Annotated, Any, NamedTuple, Union, get_args, get_type_hints

import orjson
from pydantic import TypeAdapter

from bench.table import table
from embertide.host.answers import Answer
from embertide.host.bounds import Between, Length
from embertide.host.requests import Request
from embertide.play.table.wire import SharedTableJson
from tests.support.local_server import shared_server

READERS = 4
MOVES = 40
MOVE_US = 580.0
"""Processor time of the server for one move, by `python -m bench server`."""
RUNS, REPEATS = 100, 1000
"""Short runs, so that the best of many is one that nothing else has interrupted."""

Work = Callable[[], object]
Json = dict[str, Any]


class Sample(NamedTuple):
    """What is read and written for one move."""

    request: bytes
    done: Json
    shared: Json
    own: Json
    """Of one reader, without view and log."""
    rest: bytes
    """View and log, which readers share, encoded already."""


def sample() -> Sample:
    """Return the messages of a move in the middle of a game."""
    with shared_server() as at:
        now = at.run(at.guest.begin("feurio", {"kind": "me"}, *[{"kind": "here"}] * (READERS - 1)))
        done: Json = {}
        for _ in range(MOVES):
            move = {"ply": now["ply"], "move": now["moves"][len(now["moves"]) // 2]}
            done = at.run(at.guest.request(now["id"], "move", **move))
            now = at.run(at.guest.table(now["id"], after=now["seq"]))
    request = {"type": "move", "id": "kX3fQ9aZ-17", "ply": now["ply"], "move": now["moves"][0]}
    shared = {name: now[name] for name in get_type_hints(SharedTableJson)}
    own = {name: value for name, value in now.items() if name not in shared}
    rest = orjson.dumps({"view": own.pop("view"), "log": own.pop("log")})
    return Sample(orjson.dumps(request), done, shared, own, rest)


def ours(at: Sample) -> Iterator[tuple[str, Work]]:
    """Pydantic validates what orjson has read; orjson writes."""
    reader: TypeAdapter[Request] = TypeAdapter(Request)
    yield "read a move", lambda: reader.validate_python(orjson.loads(at.request))
    yield "write done", lambda: orjson.dumps(at.done)
    yield "write the shared part", lambda: orjson.dumps(at.shared)
    shared = orjson.dumps(at.shared)
    yield "write a reader's part", lambda: _joined(shared, orjson.dumps(at.own), at.rest)


def theirs(at: Sample) -> Iterator[tuple[str, Work]]:
    """The other library reads and validates in one step, and writes dictionaries."""
    msgspec = importlib.import_module("msgspec")
    reader = msgspec.json.Decoder(_structs(msgspec))
    write = msgspec.json.Encoder().encode
    yield "read a move", lambda: reader.decode(at.request)
    yield "write done", lambda: write(at.done)
    yield "write the shared part", lambda: write(at.shared)
    shared = write(at.shared)
    yield "write a reader's part", lambda: _joined(shared, write(at.own), at.rest)


def pydantic_alone(at: Sample) -> Iterator[tuple[str, Work]]:
    """Pydantic reads and validates in one step, and writes by the types of the answers."""
    reader: TypeAdapter[Request] = TypeAdapter(Request)
    writer: TypeAdapter[Any] = TypeAdapter(Answer)
    whole = writer.validate_python(at.shared | at.own | orjson.loads(at.rest))
    yield "read a move", lambda: reader.validate_json(at.request)
    yield "write done", lambda: writer.dump_json(at.done)
    yield "write the shared part", lambda: None
    yield "write a reader's part", lambda: writer.dump_json(whole)


def _joined(*objects: bytes) -> bytes:
    return b"{" + b",".join(text[1:-1] for text in objects) + b"}"


def _structs(msgspec: Any) -> Any:
    """Return the requests as structs of msgspec, with the same bounds."""
    return Union[tuple(_struct(msgspec, kind) for kind in get_args(get_args(Request)[0]))]  # noqa: UP007


def _struct(msgspec: Any, kind: Any) -> Any:
    hints = get_type_hints(kind, include_extras=True)
    names = [field.name for field in fields(kind) if field.name != "type"]
    return msgspec.defstruct(
        kind.__name__,
        [(name, _bounded(msgspec, hints[name])) for name in names],
        tag=get_args(hints["type"])[0],
        frozen=True,
        forbid_unknown_fields=True,
    )


def _bounded(msgspec: Any, hint: Any) -> Any:
    base, *bounds = get_args(hint) or (hint,)
    match bounds:
        case [Length(least, most)]:
            return Annotated[base, msgspec.Meta(min_length=least, max_length=most)]
        case [Between(least, most)]:
            return Annotated[base, msgspec.Meta(ge=least, le=most)]
        case _:
            return hint


def _microseconds(work: Work) -> float:
    return min(timeit.repeat(work, number=RUNS, repeat=REPEATS)) / RUNS * 1e6


def main(arguments: Sequence[str]) -> None:
    """Print the table."""
    at = sample()
    columns = [dict(kind(at)) for kind in (ours, theirs, pydantic_alone)]
    times = {name: [_microseconds(column[name]) for column in columns] for name in columns[0]}
    often = dict.fromkeys(times, 1) | {"write a reader's part": READERS}
    rows: list[Sequence[object]] = [(f"{name} × {often[name]}", *times[name]) for name in times]
    whole = [sum(times[name][at] * often[name] for name in times) for at in range(len(columns))]
    rows.append(("a move with four readers", *whole))
    rows.append((f"% of {MOVE_US:.0f} µs", *(100 * sum_ / MOVE_US for sum_ in whole)))
    size = len(_joined(orjson.dumps(at.shared), orjson.dumps(at.own), at.rest))
    heads = ("µs", "pydantic, orjson", "msgspec", "pydantic alone")
    print(table("Reading requests, writing answers", heads, rows, f"A table has {size:,} bytes."))  # noqa: T201
