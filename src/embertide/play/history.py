"""How events make a table: each changes it a little, and is told to whoever may know."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from embertide.core.actor import Seat
from embertide.core.message import message, player
from embertide.core.options import Options
from embertide.core.position import Position
from embertide.core.room import Room
from embertide.play.agreement import chair_of, read_agreement
from embertide.play.event import Data, Event
from embertide.play.line import Line, house_line, move_line
from embertide.play.match import Match
from embertide.play.table import Table

_REMEMBERED = 32
"""So many requests are known again when they are repeated; a later one is stale anyway."""

Told = tuple[Table, tuple[Line, ...]]
"""A table after an event, and what is told of it."""


def opened(table: str, event: Event, rooms: Mapping[str, Room]) -> Told:
    """The table that its first event opens."""
    data = event.data
    agreement = read_agreement(data["agreement"])
    room = rooms[agreement.game]
    position = _position(data)
    match = _beginning(room, agreement.options, data["begun"], position)
    fresh = Table(
        table,
        room,
        agreement,
        tuple(chair_of(chair, agreement.clock) for chair in data["chairs"]),
        data["owner"],
        data["watch"],
        bytes.fromhex(data["secret"]),
        Match(room, agreement.options, match.state),
        begun=tuple(data["begun"]),
        script=tuple(data["script"]),
        position=position,
        moved=len(match.texts()),
        since=event.at,
        done={},
    )
    return fresh, (house_line(0, message("table-opened")),)


def _position(data: Data) -> Position | None:
    """The position a table was set up with, if it was."""
    found = data.get("position")
    if found is None:
        return None
    return Position(tuple(found["placed"]), found["turn"], tuple(found["hands"]))


def _beginning(
    room: Room, options: Options, begun: Sequence[str], position: Position | None
) -> Match:
    """The match as it came to the table."""
    if position is not None:
        return Match(room, options, room.arrange(options, position))
    match = Match.begin(room, options)
    for text in begun:
        match = match.play(room.game.read(text))
    return match


def after(table: Table, event: Event) -> Told:
    """The table after an event, and what is told of it."""
    assert event.seq == table.seq + 1, "events come in order, none left out"
    then, lines = _CHANGES[event.kind](table, event)
    done = then.done or {}
    if "id" in event.data:
        done = _remember(done, event.data["id"], event.seq)
    return then._replace(seq=event.seq, done=done), lines


def folded(table: str, events: Sequence[Event], rooms: Mapping[str, Room]) -> Told:
    """The table that all its events make, and everything that was told."""
    now, told = opened(table, events[0], rooms)
    lines = list(told)
    for event in events[1:]:
        now, told = after(now, event)
        lines += told
    return now, tuple(lines)


def story(table: Table, events: Iterable[Event]) -> Match:
    """The whole match of a table, from its first draw to the last move that was not taken back."""
    game = table.room.game
    match = _beginning(table.room, table.agreement.options, table.begun, table.position)
    for event in events:
        if event.kind in ("dealt", "moved"):
            texts = [event.data["move"]] if event.kind == "moved" else []
            for text in (*texts, *event.data["draws"]):
                match = match.play(game.read(text))
        elif event.kind == "undone":
            for _ in range(event.data["count"]):
                assert match.before is not None
                match = match.before
    return match


def _remember(done: Mapping[str, int], request: str, seq: int) -> dict[str, int]:
    kept = list(done.items())[-_REMEMBERED + 1 :]
    return dict(kept) | {request: seq}


def _sat(table: Table, event: Event) -> Told:
    seat, data = event.data["seat"], event.data
    table = table.with_chair(seat, kind="person", person=data["person"], entropy=data["entropy"])
    return table, (house_line(event.seq, message("table-sat", player=player(seat)), seat),)


def _added(table: Table, event: Event) -> Told:
    for seat in table.seats_of(event.data["person"]):
        table = table.with_chair(seat, entropy=event.data["entropy"])
    return table, ()


def _left(table: Table, event: Event) -> Told:
    lines = []
    for seat, kind in sorted((int(seat), kind) for seat, kind in event.data["seats"].items()):
        table = table.with_chair(seat, kind=kind, person=None, entropy="", name=None)
        lines.append(house_line(event.seq, message("table-left", player=player(seat)), seat))
    return table, tuple(lines)


def _dealt(table: Table, event: Event) -> Told:
    begun = house_line(event.seq, message("table-begins"))
    table = table._replace(dealt=True, since=event.at)
    match, lines = _play(table, table.match, (), event)
    return _moved_on(table, match, event), (begun, *lines)


def _moved(table: Table, event: Event) -> Told:
    seat = table.actor
    match, lines = _play(table, table.match, (event.data["move"],), event)
    table = _moved_on(table, match, event, ply=table.ply + 1, moved=table.moved + 1, asked=None)
    return _turn_passes(table, seat, event.at), lines


def _play(
    table: Table, match: Match, moves: Sequence[str], event: Event
) -> tuple[Match, tuple[Line, ...]]:
    """The match after a move and Nature's answer, with a line for each."""
    lines, game = [], table.room.game
    ply = table.ply + len(moves)
    for text in (*moves, *event.data["draws"]):
        move = game.read(text)
        lines.append(move_line(event.seq, ply, match, move))
        match = match.play(move)
    return match, tuple(lines)


def _moved_on(table: Table, match: Match, event: Event, **more: Any) -> Table:
    """Once Nature has spoken, nothing before that can be taken back, and it is let go."""
    draws = len(event.data["draws"])
    if draws or match.over:
        match = Match(match.room, match.options, match.state)
    return table._replace(match=match, drawn=table.drawn + draws, **more)


def _turn_passes(table: Table, seat: Seat, at: float) -> Table:
    if table.actor == seat:
        return table
    clock, chair = table.agreement.clock, table.chairs[seat]
    if clock is not None and chair.left is not None and not chair.thinks:
        table = table.with_chair(seat, left=clock.after(chair.left, at - table.since))
    return table._replace(since=at)


def _undone(table: Table, event: Event) -> Told:
    match, count, before = table.match, event.data["count"], table.actor
    for _ in range(count):
        table, match = _step_back(table, match)
    table = table._replace(match=match, ply=table.ply + 1, moved=table.moved - count, asked=None)
    if table.actor != before:
        table = table._replace(since=event.at)
    told = message("table-undone", player=player(event.data["seat"]), count=count)
    return table, (house_line(event.seq, told, event.data["seat"], table.ply),)


def _step_back(table: Table, match: Match) -> tuple[Table, Match]:
    """The match one move ago; what a bank has gained with that turn, it loses again."""
    before, clock = match.before, table.agreement.clock
    assert before is not None
    chair, passed = table.chairs[before.actor], match.actor != before.actor
    if clock is not None and chair.left is not None and passed and not chair.thinks:
        table = table.with_chair(before.actor, left=max(0.0, chair.left - clock.added))
    return table, before


def _asked(table: Table, event: Event) -> Told:
    seat, data = event.data["seat"], event.data
    told = message("table-asked", player=player(seat))
    table = table._replace(asked=(seat, data["count"], frozenset(data["waiting"])))
    return table, (house_line(event.seq, told, seat),)


def _answered(table: Table, event: Event) -> Told:
    seat, yes = event.data["seat"], event.data["yes"]
    assert table.asked is not None
    asker, count, waiting = table.asked
    left = waiting - set(event.data["seats"])
    told = message("table-agreed" if yes else "table-declined", player=player(seat))
    table = table._replace(asked=(asker, count, left) if yes else None)
    return table, (house_line(event.seq, told, seat),)


def _stood_in(table: Table, event: Event) -> Told:
    seat = event.data["seat"]
    table = table._replace(lent=True)
    key = "table-time-up" if event.data["by"] is None else "table-stands-in"
    clock = table.agreement.clock
    if event.data["by"] is None and clock is not None and clock.kind == "bank":
        table = table.with_chair(seat, left=0.0)
    table = table.with_chair(seat, away=True)
    return table, (house_line(event.seq, message(key, player=player(seat)), seat),)


def _returned(table: Table, event: Event) -> Told:
    seat = event.data["seat"]
    table = table.with_chair(seat, away=False)
    if table.actor == seat:
        table = table._replace(since=event.at)
    return table, (house_line(event.seq, message("table-returned", player=player(seat)), seat),)


def _rematched(table: Table, event: Event) -> Told:
    told = house_line(event.seq, message("table-rematch"))
    return table._replace(rematch=event.data["table"]), (told,)


_CHANGES: dict[str, Callable[[Table, Event], Told]] = {
    "sat": _sat,
    "added": _added,
    "left": _left,
    "dealt": _dealt,
    "moved": _moved,
    "undone": _undone,
    "asked": _asked,
    "answered": _answered,
    "stood_in": _stood_in,
    "returned": _returned,
    "rematched": _rematched,
}
