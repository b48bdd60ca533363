"""Pairs of tables that differ only in what one viewer may not know, and all that he is sent."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import orjson

from embertide.catalog import ROOMS
from embertide.core.actor import NATURE, Seat
from embertide.core.dice import Dice
from embertide.core.errors import IllegalMove, Refusal
from embertide.core.options import Options
from embertide.core.room import AIDS, Room
from embertide.play.agreement import Agreement, Chair
from embertide.play.event import Event
from embertide.play.glimpse import Reader, eyes_of, glimpse, log_of
from embertide.play.history import after, opened
from embertide.play.line import Line
from embertide.play.match import Match
from embertide.play.playthrough import random_match
from embertide.play.record import record, seen_by
from embertide.play.request import By
from embertide.play.sketch import Known, Sketch
from embertide.play.table import Table
from embertide.server.desk import _decision, _preview, _why, refused
from embertide.server.messages import REQUEST
from embertide.server.moment import Moment
from embertide.server.opening import opening
from embertide.server.shelf import shelf_of, summary

Group = list[tuple[Match, Any]]
"""A move of a seat with the draws that answer it; the first one is the opening draws alone."""

NOW = 2000.0
KEYS = {"watch": "watch", "secret": "5e" * 32}


class Side(NamedTuple):
    """A table, what has been told at it since the last look, and its whole match."""

    table: Table
    lines: tuple[Line, ...]
    match: Match


def groups(match: Match) -> list[Group]:
    """A match move by move."""
    found: list[Group] = [[]]
    for at, move in match.steps():
        if at.actor != NATURE:
            found.append([])
        found[-1].append((at, move))
    return found


def twin(match: Match, seat: Seat | None, dice: Dice) -> Iterator[tuple[list[str], Match]]:
    """Another story, group by group, in which that seat sees the same, as long as one fits."""
    game, other = match.room.game, Match.begin(match.room, match.options)
    steps = match.steps()
    found = groups(match)
    number = 0
    for group in found:
        texts = []
        for at, move in group:
            number += 1
            ahead = steps[number] if number < len(steps) else None
            fits = [m for m in _candidates(other, at, move, seat) if _fits(other, m, ahead, seat)]
            if not fits:
                return
            chosen = dice.choose(fits)
            texts.append(game.write(chosen))
            other = other.play(chosen)
        yield texts, other


def _candidates(other: Match, at: Match, move: Any, seat: Seat | None) -> list[Any]:
    """What may have happened instead: any draw that looks the same, the same move of a seat."""
    game, seen = other.room.game, at.room.game.witness(at.state, move, seat)
    moves = game.moves(other.state) if at.actor == NATURE else [move]
    return [m for m in moves if game.witness(other.state, m, seat) == seen]


def _fits(other: Match, move: Any, ahead: tuple[Match, Any] | None, seat: Seat | None) -> bool:
    """Whether what comes next can come after it, too, and look the same."""
    try:
        then = other.play(move)
        if ahead is None or ahead[0].actor == NATURE:
            return True
        then.play(ahead[1])
    except IllegalMove:
        return False
    return bool(_candidates(then, *ahead, seat))


def chairs(options: Options, hot: bool) -> list[Chair]:
    """Everybody for himself; or two people who share the seats, each at one device."""
    names = ["ann", "bob"] * 2 if hot else ["ann", "bob", "cid", "dot"]
    return [
        Chair("person", name, key=f"key-{seat}")
        for seat, name in enumerate(names[: options.players])
    ]


def pairs(
    room: Room,
    options: Options,
    seat: Seat | None,
    dice: Dice,
    *,
    hot: bool = False,
    aids: Sequence[str] = AIDS,
) -> Iterator[tuple[Side, Side]]:
    """Tables after each move of a random game, and their twins for that seat."""
    match = random_match(room, options, dice.split("game"))
    agreement = Agreement(room.name, options, tuple(aids))
    first = opening(agreement, chairs(options, hot), "ann", 1000.0, KEYS)
    table, lines = opened("table", first, ROOMS)
    true = other = Side(table, lines, match)
    for group, (texts, twin_match) in zip(
        groups(match), twin(match, seat, dice.split("twin")), strict=False
    ):
        own = [room.game.write(move) for _, move in group]
        match_now = group[-1][0].play(group[-1][1]) if group else Match.begin(room, options)
        true = _advanced(true, own, match_now)
        other = _advanced(other, texts, twin_match)
        if true.table.phase == "playing":
            yield true, other


def _advanced(side: Side, texts: Sequence[str], match: Match) -> Side:
    table = side.table
    draws = list(texts if not table.dealt else texts[1:])
    kind, data = ("moved", {"move": texts[0]}) if table.dealt else ("dealt", {})
    seat = {"seat": table.actor} if table.dealt else {}
    event = Event(table.seq + 1, NOW, kind, {**data, **seat, "draws": draws})
    table, lines = after(table, event)
    return Side(table, lines, match)


def all_said(side: Side, person: str | None, texts: Sequence[str]) -> list[bytes]:
    """Everything that is sent to a person (None: a spectator) at a table."""
    table = side.table
    people = {name: Known(name.title()) for name in ("ann", "bob", "cid", "dot")}
    sketch, reader = Sketch(table, people, frozenset({"ann"})), Reader(person, NOW)
    seen = glimpse(sketch, reader)
    seal = {"commitment": table.seal.commitment, "entropy": list(table.seal.entropy)}
    full = record(side.match, headers={"rules": "1", "seal": seal})
    said: list[Any] = [
        seen,
        log_of(side.lines, seen["eyes"]),
        orjson.Fragment(_after_others(Moment(sketch, (0, 0)), reader, people, side.lines)),
        seen_by(full, table.room, seen["eyes"]).fields(),
        summary("table", shelf_of(table, NOW), person or "eve", people),
    ]
    said += [answer(table, person or "eve", asked) for asked in requests(seen, texts)]
    return [orjson.dumps(one) for one in said]


def _after_others(
    moment: Moment, reader: Reader, people: Iterable[str], lines: Sequence[Line]
) -> bytes:
    """What a reader is sent after everybody else was: nothing of theirs may cling to it."""
    for other in (None, *people):
        if other != reader.person:
            moment.write(Reader(other, NOW), lines)
    sent = moment.write(reader, lines)
    assert orjson.loads(sent) == orjson.loads(orjson.dumps(moment.show(reader, lines)))
    return sent


def requests(seen: dict[str, Any], texts: Sequence[str]) -> list[dict[str, Any]]:
    """Something of every kind; legal moves are looked at, not made: what they draw is luck."""
    ply, legal = seen["ply"], seen["moves"]
    tried = [*texts, "nonsense"]
    asked = [{"type": "move", "ply": ply, "move": text} for text in tried if text not in legal]
    for text in (*tried, *legal[:1], *legal[-1:]):
        asked += [{"type": kind, "ply": ply, "move": text} for kind in ("preview", "why")]
    asked += [{"type": kind, "ply": ply} for kind in ("undo", "ask_undo")]
    asked += [{"type": "answer_undo", "ply": ply, "yes": True}]
    asked += [{"type": "stand_in", "seat": seat} for seat in range(len(seen["seats"]))]
    asked += [{"type": "entropy", "value": "0" * 63}, {"type": "return"}]
    return [one | {"id": "r"} for one in asked]


def answer(table: Table, person: str, asked: dict[str, Any]) -> Any:
    """What a person is answered; of something granted, what happened."""
    request: Any = REQUEST.validate_python(asked)
    by = By(person, NOW, asked.get("ply", -1), "r")
    try:
        if asked["type"] == "preview":
            return _preview(table, by, request)
        if asked["type"] == "why":
            return _why(table, by, request)
        return [event._asdict() for event in _decision(request, by)(table)]
    except Refusal as no:
        return refused(no, "r")


class Found(NamedTuple):
    """How many pairs were compared, in how many the tables differed, and the first that leaked."""

    pairs: int
    differing: int
    leak: str


def search(
    room: Room,
    options: Options,
    seat: Seat | None,
    dice: Dice,
    *,
    hot: bool = False,
    every: int = 1,
) -> Found:
    """Compares what a viewer is sent along one game and its twin, at every so many moves.

    One who plays several seats is that viewer only while he looks with this one's eyes.
    """
    compared = differing = 0
    aids = [aid for aid in AIDS if dice.below(4)]
    for number, (true, other) in enumerate(pairs(room, options, seat, dice, hot=hot, aids=aids)):
        person = None if seat is None else true.table.chairs[seat].person
        if number % every or eyes_of(true.table, true.table.seats_of(person)) != seat:
            continue
        texts = _texts(true, dice)
        said, told = all_said(true, person, texts), all_said(other, person, texts)
        compared += 1
        differing += true.table.match.state != other.table.match.state
        for one, two in zip(said, told, strict=True):
            if one != two:
                return Found(compared, differing, f"{one!r} is not {two!r}")
    return Found(compared, differing, "")


def _texts(side: Side, dice: Dice) -> list[str]:
    """Moves to try: one of whoever acts, which the viewer may not know, and one made earlier."""
    game, state = side.table.room.game, side.table.match.state
    earlier = side.match.texts() or ["-"]
    return [game.write(dice.choose(game.moves(state))), dice.choose(earlier)]
