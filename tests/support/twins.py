"""Pairs of tables that differ only in what a viewer may not know, and all that a viewer is sent."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import orjson

from embertide.core.actor import NATURE, Seat
from embertide.core.dice import Dice
from embertide.core.errors import IllegalMove, Refusal
from embertide.core.options import Options
from embertide.core.room import AIDS, AnyRoom
from embertide.core.to_json import write_refusal
from embertide.host.handler import _preview, _why, decide
from embertide.host.listing import listing_of, summary
from embertide.host.opening import Start, opening
from embertide.host.payload_cache import PayloadCache
from embertide.play.match.automatic import random_match
from embertide.play.match.match import AnyMatch, Match
from embertide.play.match.record import record, seen_by
from embertide.play.table.agreement import Agreement, Chair, ChairKind
from embertide.play.table.command import Issuer
from embertide.play.table.event_json import encode as stored
from embertide.play.table.events import Dealt, Event, Moved
from embertide.play.table.fold import after, opened
from embertide.play.table.log import LogEntry
from embertide.play.table.payload import Profile, Reader, SharedPayload, table_payload, viewing_seat
from embertide.play.table.table import Table
from embertide.play.table.wire import TableJson
from embertide.server.protocol.encoding import encode
from embertide.server.protocol.requests import REQUEST

Group = list[tuple[AnyMatch, Any]]
"""A move of a seat with the draws that follow; the first group is the opening draws only."""

NOW = 2000.0
SECRET = bytes.fromhex("5e" * 32)


class Side(NamedTuple):
    """A table, its log entries since the last comparison, and its whole match."""

    table: Table
    lines: tuple[LogEntry, ...]
    match: AnyMatch


def groups(match: AnyMatch) -> list[Group]:
    """Return the groups of a match."""
    found: list[Group] = [[]]
    for at, move in match.steps():
        if at.actor != NATURE:
            found.append([])
        found[-1].append((at, move))
    return found


def twin(match: AnyMatch, seat: Seat | None, dice: Dice) -> Iterator[tuple[list[str], AnyMatch]]:
    """Yield another game that looks the same to that seat, as long as there is one.

    Each item is a group of moves as text, and the match after it.
    """
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


def _candidates(other: AnyMatch, at: AnyMatch, move: Any, seat: Seat | None) -> list[Any]:
    """Return what may have happened instead: a draw that looks the same, or the same move."""
    game, seen = other.room.game, at.room.game.witness(at.state, move, seat)
    moves = game.moves(other.state) if at.actor == NATURE else [move]
    return [m for m in moves if game.witness(other.state, m, seat) == seen]


def _fits(
    other: AnyMatch, move: Any, ahead: tuple[AnyMatch, Any] | None, seat: Seat | None
) -> bool:
    """Return whether the next group is possible after it, too, and looks the same."""
    try:
        then = other.play(move)
        if ahead is None or ahead[0].actor == NATURE:
            return True
        then.play(ahead[1])
    except IllegalMove:
        return False
    return bool(_candidates(then, *ahead, seat))


def chairs(options: Options, hot: bool) -> list[Chair]:
    """Return a person for each seat; if `hot`, two people who share the seats, at a device each."""
    names = ["ann", "bob"] * 2 if hot else ["ann", "bob", "cid", "dot"]
    return [
        Chair(ChairKind.PERSON, name, key=f"key-{seat}")
        for seat, name in enumerate(names[: options.players])
    ]


def pairs(
    room: AnyRoom,
    options: Options,
    seat: Seat | None,
    dice: Dice,
    *,
    hot: bool = False,
    aids: Sequence[str] = AIDS,
) -> Iterator[tuple[Side, Side]]:
    """Yield the table after each move of a random game, and its twin for that seat."""
    match = random_match(room, options, dice.split("game"))
    agreement = Agreement(room.name, options, tuple(aids))
    first = opening(agreement, chairs(options, hot), "ann", 1000.0, Start(secret=SECRET))
    table, lines = opened("table", first, {room.name: room})
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


def _advanced(side: Side, texts: Sequence[str], match: AnyMatch) -> Side:
    table = side.table
    moved = Moved(table.actor, texts[0], tuple(texts[1:])) if table.dealt else None
    table, lines = after(table, Event(table.seq + 1, NOW, moved or Dealt(tuple(texts))))
    return Side(table, lines, match)


def all_sent(side: Side, person: str | None, texts: Sequence[str]) -> list[bytes]:
    """Return everything that is sent to a person (None: a spectator) at a table."""
    table = side.table
    people = {name: Profile(name.title()) for name in ("ann", "bob", "cid", "dot")}
    shared, reader = SharedPayload(table, people, frozenset({"ann"})), Reader(person, NOW)
    seen = table_payload(shared, reader, side.lines)
    seal = {"commitment": table.seal.commitment, "entropy": list(table.seal.entropy)}
    full = record(side.match, headers={"rules": "1", "seal": seal})
    sent: list[Any] = [
        seen,
        orjson.Fragment(_after_others(PayloadCache(shared, encode), reader, people, side.lines)),
        seen_by(full, table.room, seen["eyes"]).fields(),
        summary("table", listing_of(table, NOW), person or "eve", people),
    ]
    sent += [answer(table, person or "eve", asked) for asked in requests(seen, texts)]
    return [orjson.dumps(one) for one in sent]


def _after_others(
    cache: PayloadCache, reader: Reader, people: Iterable[str], lines: Sequence[LogEntry]
) -> bytes:
    """Return what a reader is sent after all others: caches must not mix their payloads."""
    for other in (None, *people):
        if other != reader.person:
            cache.encoded(Reader(other, NOW), lines)
    sent = cache.encoded(reader, lines)
    assert orjson.loads(sent) == orjson.loads(encode(cache.payload(reader, lines)))
    return sent


def requests(seen: TableJson, texts: Sequence[str]) -> list[dict[str, Any]]:
    """Return a request of every kind; legal moves are only previewed, since draws are random."""
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
    """Return the answer to a person's request; for one that is granted, the events."""
    request: Any = REQUEST.validate_python(asked)
    by = Issuer(person, NOW, asked.get("ply", -1), "r")
    try:
        if asked["type"] == "preview":
            return _preview(table, by, request)
        if asked["type"] == "why":
            return _why(table, by, request)
        return [stored(event)._asdict() for event in decide(table, by, request).events]
    except Refusal as no:
        return write_refusal(no, "r")


class Found(NamedTuple):
    """The numbers of compared and of differing pairs, and the first pair that leaked."""

    pairs: int
    differing: int
    leak: str


def search(
    room: AnyRoom,
    options: Options,
    seat: Seat | None,
    dice: Dice,
    *,
    hot: bool = False,
    every: int = 1,
) -> Found:
    """Compare what a viewer is sent during a game and its twin, after every `every` moves.

    A person who plays several seats counts only while this seat is the one that is rendered.
    """
    compared = differing = 0
    aids = [aid for aid in AIDS if dice.below(4)]
    for number, (true, other) in enumerate(pairs(room, options, seat, dice, hot=hot, aids=aids)):
        person = None if seat is None else true.table.chairs[seat].person
        if number % every or viewing_seat(true.table, true.table.seats_of(person)) != seat:
            continue
        texts = _texts(true, dice)
        sent, sent_by_twin = all_sent(true, person, texts), all_sent(other, person, texts)
        compared += 1
        differing += true.table.match.state != other.table.match.state
        for one, two in zip(sent, sent_by_twin, strict=True):
            if one != two:
                return Found(compared, differing, f"{one!r} is not {two!r}")
    return Found(compared, differing, "")


def _texts(side: Side, dice: Dice) -> list[str]:
    """Return moves to try: a legal one, perhaps unknown to the viewer, and an earlier one."""
    game, state = side.table.room.game, side.table.match.state
    earlier = side.match.texts() or ["-"]
    return [game.write(dice.choose(game.moves(state))), dice.choose(earlier)]
