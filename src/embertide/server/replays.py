"""Finished games position by position, for looking at them again."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from embertide.core.actor import NATURE
from embertide.core.room import AIDS, Room
from embertide.play.match import Match
from embertide.play.reader import read_record
from embertide.play.record import Record
from embertide.play.replay import replay
from embertide.play.said import Json, outcome, write_message


def read(record: Mapping[str, Any] | str, rooms: Mapping[str, Room]) -> tuple[Record, Match]:
    """A record that somebody sent, and the match it tells; refuses a broken one."""
    text = record if isinstance(record, str) else json.dumps(record)
    found = read_record(text, rooms)
    return found, replay(found, rooms[found.game])


def told(match: Match, names: Sequence[str | None], sealed: bool) -> Json:
    """A match with a frame for the opening and for every move of a seat."""
    return {
        "game": match.room.name,
        "options": match.options._asdict(),
        "names": list(names),
        "frames": list(_frames(match)),
        "sealed": sealed,
        **outcome(match),
    }


def _frames(match: Match) -> Iterator[Json]:
    """Nature's answer belongs to the frame of the move it follows."""
    frame: Json = {"moves": 0, "seat": None, "move": None, "told": []}
    for at, move in match.steps():
        if at.actor != NATURE:
            yield frame | {"view": _view(at)}
            text = match.room.game.write(move)
            frame = {"moves": frame["moves"] + 1, "seat": at.actor, "move": text, "told": []}
        # Hidden draws are told as their drawer saw them: the game is over.
        seat = None if at.actor == NATURE else at.actor
        frame["told"].append(write_message(match.room.tell(at.state, move, seat)))
    yield frame | {"view": _view(match)}


def _view(match: Match) -> Json:
    view = match.room.game.view(match.state, None)
    return match.room.show(view, [aid for aid in AIDS if aid != "hints"])
