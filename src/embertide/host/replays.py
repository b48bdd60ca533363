"""Finished games position by position, for looking at them again."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from embertide.core.actor import NATURE, Seat
from embertide.core.errors import Malformed
from embertide.core.room import AIDS, AnyRoom
from embertide.core.seal import Seal
from embertide.core.to_json import write_message, write_options
from embertide.core.wire import View
from embertide.host.answers import FrameJson, ReplayJson, VariationJson, VerifiedJson
from embertide.play.match.match import AnyMatch
from embertide.play.match.record import Record
from embertide.play.match.record_reader import read_record
from embertide.play.match.replay import replay, verify_seal
from embertide.play.table.payload import outcome_payload

Upload = Mapping[str, Any] | str
"""A record, as an object or as text."""


def read(record: Upload, rooms: Mapping[str, AnyRoom]) -> tuple[Record, AnyMatch]:
    """Return a record that was sent, and its match; refuse a broken one."""
    text = record if isinstance(record, str) else json.dumps(record)
    found = read_record(text, rooms)
    return found, replay(found, rooms[found.game])


def is_sealed(seal: Seal, match: AnyMatch) -> bool:
    """Return whether a seal is open and proves all draws of a finished match."""
    try:
        verify_seal(seal, match)
    except Malformed:
        return False
    return True


def replay_payload(match: AnyMatch, names: Sequence[str | None], sealed: bool) -> ReplayJson:
    """Return a match with a frame for the opening and for every move of a seat."""
    return {
        "game": match.room.name,
        "options": write_options(match.options),
        "names": list(names),
        "mine": [],
        "frames": list(_frames(match)),
        "sealed": sealed,
        **outcome_payload(match),
    }


def replay_upload(record: Upload, rooms: Mapping[str, AnyRoom]) -> ReplayJson:
    """Return all positions of a record that was sent."""
    found, match = read(record, rooms)
    names = found.headers.get("names")
    shown = names if isinstance(names, list) else [None] * match.options.players
    return replay_payload(match, shown, _has_secret(found))


def verify_upload(record: Upload, rooms: Mapping[str, AnyRoom]) -> VerifiedJson:
    """Check every move, draw and result of a record that was sent; refuse a wrong one."""
    found, _ = read(record, rooms)
    return {"ok": True, "sealed": _has_secret(found)}


def match_of(record: Upload, rooms: Mapping[str, AnyRoom]) -> AnyMatch:
    """Return the match of a record that was sent."""
    return read(record, rooms)[1]


def name_of(record: Upload) -> str:
    """Return a name for a record that was sent; that of a table has no space."""
    text = record if isinstance(record, str) else json.dumps(record)
    return f"record {hashlib.sha256(text.encode()).hexdigest()}"


def line_upload(
    record: Upload, rooms: Mapping[str, AnyRoom], moves: int, line: Sequence[str]
) -> VariationJson:
    """Return the positions after other moves than those of a record that was sent."""
    return line_payload(match_of(record, rooms), moves, line)


def _has_secret(found: Record) -> bool:
    seal = found.seal()
    return seal is not None and bool(seal.secret)


def line_payload(match: AnyMatch, moves: int, line: Sequence[str]) -> VariationJson:
    """Return the positions after other moves than those of a match.

    Args:
        match: A match that has ended.
        moves: How many moves of its seats come before the line.
        line: The moves of the line; no draw is among them, so that it ends with the first one.
    """
    decisions = [at for at in match.past() if at.actor >= 0]
    if moves >= len(decisions):
        raise Malformed("table-from-moves", moves=len(decisions) - 1)
    at, views = decisions[moves], []
    for text in line:
        at = at.play(match.room.game.read(text))
        views.append(_view(at))
    return {"views": views}


def _frames(match: AnyMatch) -> Iterator[FrameJson]:
    """Yield the frames; Nature's answer belongs to the frame of the move it follows."""
    frame = _frame(0, None, None)
    for at, move in match.steps():
        if at.actor != NATURE:
            frame["view"] = _view(at)
            yield frame
            frame = _frame(frame["moves"] + 1, at.actor, match.room.game.write(move))
        # Hidden draws are described as their drawer saw them: the game is over.
        seat = None if at.actor == NATURE else at.actor
        frame["told"].append(write_message(match.room.tell(at.state, move, seat)))
    frame["view"] = _view(match)
    yield frame


def _frame(moves: int, seat: Seat | None, move: str | None) -> FrameJson:
    """Return a frame whose view and sentences are still to be added."""
    return {"moves": moves, "seat": seat, "move": move, "told": [], "view": None}


def _view(match: AnyMatch) -> View:
    view = match.room.game.view(match.state, None)
    return match.room.show(view, [aid for aid in AIDS if aid != "hints"])
