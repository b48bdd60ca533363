"""The messages between web nodes and the machines that search for them."""

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import orjson

from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.host.thinkers import Task
from embertide.server.thinking.view_codec import read_view, view_classes, write_view
from embertide.thinking.tasks import HintTask, JudgeTask

PREFIX = "embertide.search"

AnyTask = Task | HintTask | JudgeTask
Progress = Literal["working", "done", "busy", "failed"]
"""What a machine answers; `working` is repeated until the end of the search."""


class SearchAnswer(NamedTuple):
    """An answer about one search."""

    state: Progress
    result: Any = None

    def encoded(self) -> bytes:
        """Return the answer as JSON."""
        return orjson.dumps(list(self))


@cache
def version() -> str:
    """Return a digest of the program: machines with another one do not receive its searches."""
    root = Path(__file__).parents[2]
    digest = hashlib.sha256()
    for file in sorted(root.rglob("*.py")):
        digest.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def tasks_subject() -> str:
    """Return the subject of searches; machines share it as a queue group."""
    return f"{PREFIX}.tasks.{version()}"


def machines_subject() -> str:
    """Return the subject on which machines say that they are there, and their threads."""
    return f"{PREFIX}.machines.{version()}"


CANCELLED = f"{PREFIX}.cancelled"
"""Subject of the ids of searches whose result is no longer wanted."""


def write_task(task: AnyTask, rooms: Mapping[str, AnyRoom]) -> bytes:
    """Return a search as JSON: a view and how to search, nothing else of the game."""
    game = rooms[task.room].game
    fields: dict[str, object] = {"room": task.room, "options": list(task.options)}
    match task:
        case Task():
            fields |= {"kind": "choose", "level": task.level}
            view = task.view
        case HintTask():
            fields |= {"kind": "advise"}
            view = task.view
        case JudgeTask():
            fields |= {"kind": "judge", "number": task.number, "move": game.write(task.move)}
            view = game.view(task.state, task.seat)
    return orjson.dumps({**fields, "view": orjson.Fragment(write_view(view))})


def read_task(text: bytes, rooms: Mapping[str, AnyRoom]) -> AnyTask:
    """Return the search of a message, in a state imagined from the view; raise Malformed."""
    try:
        fields = orjson.loads(text)
        room = rooms[fields["room"]]
        players, mode, variants, board = fields["options"]
        options = Options(players, mode, tuple(variants), tuple(board))
        view = read_view(orjson.dumps(fields["view"]), view_classes(room))
        return _task(fields, room, options, view)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise Malformed("request-json") from None


def _task(fields: Mapping[str, Any], room: AnyRoom, options: Options, view: Any) -> AnyTask:
    game, name = room.game, room.name
    state = game.imagine(view, Dice(0))
    match fields["kind"]:
        case "choose":
            return Task(name, options, str(fields["level"]), view, tuple(game.moves(state)))
        case "advise":
            return HintTask(name, options, view)
        case "judge":
            move, number = game.read(fields["move"]), int(fields["number"])
            return JudgeTask(name, options, number, state, view.seat, move)
        case _:
            raise Malformed("request-json")
