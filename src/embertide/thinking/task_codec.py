"""Searches as JSON and back: a view and how to search, nothing else of the game."""

import json
from collections.abc import Mapping
from typing import Any

from embertide.core.dice import Dice
from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.host.thinkers import Task
from embertide.thinking.tasks import HintTask, JudgeTask
from embertide.thinking.view_codec import from_json, to_json, view_classes

AnyTask = Task | HintTask | JudgeTask


def write_task(task: AnyTask, rooms: Mapping[str, AnyRoom]) -> str:
    """Return a search as JSON."""
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
    return json.dumps({**fields, "view": to_json(view)}, separators=(",", ":"))


def read_task(text: str | bytes, rooms: Mapping[str, AnyRoom]) -> AnyTask:
    """Return the search of a message, in a state imagined from the view; raise Malformed."""
    try:
        fields = json.loads(text)
        room = rooms[fields["room"]]
        players, mode, variants, board = fields["options"]
        options = Options(players, mode, tuple(variants), tuple(board))
        return _task(fields, room, options, from_json(fields["view"], view_classes(room)))
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError):
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
