"""How events make a table: each changes it, and adds entries to the log.

Commands use `after` with the match they have played, so that the rules are applied once to a move;
loading a table folds its stored events, and plays their texts again.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from embertide.core.actor import Seat
from embertide.core.message import message, player
from embertide.core.options import Options
from embertide.core.position import Position
from embertide.core.room import AnyRoom
from embertide.play.match.match import AnyMatch, Match
from embertide.play.table.agreement import ChairKind
from embertide.play.table.clock import ClockKind
from embertide.play.table.early_end import end_message
from embertide.play.table.events import (
    Closed,
    Committed,
    Dealt,
    Ended,
    EntropyAdded,
    Event,
    Freed,
    Left,
    Moved,
    Opened,
    Paused,
    Rematched,
    Resigned,
    Returned,
    Sat,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from embertide.play.table.log import LogEntry, move_entry, plain_entry
from embertide.play.table.table import PendingUndo, Table

_REMEMBERED = 32
"""How many granted requests are recognised when repeated; an older one is stale anyway."""


class Folded(NamedTuple):
    """A table after events, and the log entries they added."""

    table: Table
    log: tuple[LogEntry, ...]


def fold(name: str, events: Sequence[Event], rooms: Mapping[str, AnyRoom]) -> Folded:
    """Return the table that all its events make, with its whole log."""
    table, entries = opened(name, events[0], rooms)
    log = list(entries)
    for event in events[1:]:
        table, entries = after(table, event)
        log += entries
    return Folded(table, tuple(log))


def opened(name: str, event: Event, rooms: Mapping[str, AnyRoom]) -> Folded:
    """Return the table that its first event opens."""
    change = event.change
    assert isinstance(change, Opened), "the first event opens the table"
    agreement = change.agreement
    room = rooms[agreement.game]
    match = _beginning(room, agreement.options, change.begun, change.position)
    left = None if agreement.clock is None else agreement.clock.start()
    table = Table(
        name,
        room,
        agreement,
        tuple(chair._replace(left=left) for chair in change.chairs),
        change.owner,
        change.watch,
        change.secret,
        Match(room, agreement.options, match.state),
        begun=change.begun,
        script=change.script,
        position=change.position,
        moved=len(match.texts()),
        since=event.at,
        seal_version=change.seal,
    )
    return Folded(table, (plain_entry(0, message("table-opened")),))


def after(table: Table, event: Event, played: AnyMatch | None = None) -> Folded:
    """Return the table after its next event, and the log entries it adds.

    Args:
        table: The table before it.
        event: The next event.
        played: For moves and draws, the match after them, made from `table.match`; if it is not
            given, the texts of the event are played.
    """
    assert event.seq == table.seq + 1, "events come in order, none left out"
    then, log = _changed(table, event, played)
    done = _remember(then.done, event) if event.request else then.done
    return Folded(then._replace(seq=event.seq, done=done), log)


def story(table: Table, events: Iterable[Event]) -> AnyMatch:
    """Return the whole match of a table, from its first draw, without what was taken back."""
    match = _beginning(table.room, table.agreement.options, table.begun, table.position)
    for event in events:
        match event.change:
            case Dealt(draws):
                match = _replayed(match, draws)
            case Moved(_, move, draws):
                match = _replayed(match, (move, *draws))
            case Undone(_, count):
                for _ in range(count):
                    assert match.before is not None
                    match = match.before
    return match


def _beginning(
    room: AnyRoom, options: Options, begun: Sequence[str], position: Position | None
) -> AnyMatch:
    """Return the match as it came to the table."""
    if position is not None:
        return Match(room, options, room.arrange(options, position))
    return _replayed(Match.begin(room, options), begun)


def _replayed(match: AnyMatch, texts: Iterable[str]) -> AnyMatch:
    for text in texts:
        match = match.play(match.room.game.read(text))
    return match


def _remember(done: Mapping[str, int], event: Event) -> dict[str, int]:
    kept = list(done.items())[-_REMEMBERED + 1 :]
    return dict(kept) | {event.request: event.seq}


def _changed(table: Table, event: Event, played: AnyMatch | None) -> Folded:  # noqa: C901, PLR0912 - a case each
    match event.change:
        case Moved():
            return _moved(table, event, event.change, played)
        case Dealt():
            return _dealt(table, event, event.change, played)
        case Undone():
            return _undone(table, event, event.change)
        case Sat():
            return _sat(table, event, event.change)
        case Committed(seat, hashed):
            return Folded(_progress(table.with_chair(seat, hash=hashed), event), ())
        case EntropyAdded():
            return _entropy_added(table, event, event.change)
        case Freed():
            return _freed(table, event, event.change)
        case Left():
            return _left(table, event, event.change)
        case UndoAsked():
            return _undo_asked(table, event, event.change)
        case UndoAnswered():
            return _undo_answered(table, event, event.change)
        case StoodIn():
            return _stood_in(table, event, event.change)
        case Returned():
            return _returned(table, event, event.change)
        case Resigned():
            return _resigned(table, event, event.change)
        case Ended():
            return _ended(table, event, event.change)
        case Closed():
            entry = plain_entry(event.seq, message("table-closed-now"))
            return Folded(table._replace(closed=True), (entry,))
        case Paused():
            return _paused(table, event, event.change)
        case Rematched():
            return _rematched(table, event, event.change)
        case Opened():
            raise AssertionError("a table is opened once")


def _sat(table: Table, event: Event, sat: Sat) -> Folded:
    table = table.with_chair(
        sat.seat, kind=ChairKind.PERSON, person=sat.person, entropy=sat.entropy
    )
    return Folded(_progress(table, event), (_entry(event, "table-sat", sat.seat),))


def _progress(table: Table, event: Event) -> Table:
    """Return a gathering table on which the time of waiting begins anew."""
    return table._replace(since=event.at) if table.seal_version > 1 else table


def _entropy_added(table: Table, event: Event, added: EntropyAdded) -> Folded:
    seats = table.seats_of(added.person) if added.seat is None else {added.seat}
    for seat in seats:
        table = table.with_chair(seat, entropy=added.entropy)
    return Folded(_progress(table, event), ())


def _empty(table: Table, seat: Seat, kind: ChairKind) -> Table:
    return table.with_chair(seat, kind=kind, person=None, hash="", entropy="", name=None)


def _sealed_again(table: Table) -> Table:
    """Return a table one of whose people is gone: all commit again if a number is known already.

    Otherwise the next person at that seat could choose a number in the knowledge of the others.
    """
    if table.seal_version == 1 or not any(chair.entropy for chair in table.chairs):
        return table
    for seat in range(len(table.chairs)):
        table = table.with_chair(seat, hash="", entropy="")
    return table


def _freed(table: Table, event: Event, freed: Freed) -> Folded:
    table = _sealed_again(_empty(table, freed.seat, freed.kind))
    told = message("table-freed", player=player(freed.seat), other=player(freed.by))
    return Folded(_progress(table, event), (plain_entry(event.seq, told, freed.by),))


def _left(table: Table, event: Event, left: Left) -> Folded:
    for seat, kind in left.seats.items():
        table = _empty(table, seat, kind)
    table = _progress(_sealed_again(table), event)
    return Folded(table, tuple(_entry(event, "table-left", seat) for seat in sorted(left.seats)))


def _dealt(table: Table, event: Event, dealt: Dealt, played: AnyMatch | None) -> Folded:
    played = played or _replayed(table.match, dealt.draws)
    begins = plain_entry(event.seq, message("table-begins"))
    entries = _entries(event.seq, table.ply, table.match, played)
    table = table._replace(dealt=True, since=event.at, **_played(table, played, dealt.draws))
    table = table._replace(stays_rated=dealt.rated)
    return Folded(table, (begins, *entries))


def _moved(table: Table, event: Event, moved: Moved, played: AnyMatch | None) -> Folded:
    seat, ply = table.actor, table.ply + 1
    played = played or _replayed(table.match, (moved.move, *moved.draws))
    entries = _entries(event.seq, ply, table.match, played)
    table = table._replace(
        ply=ply,
        moved=table.moved + 1,
        pending_undo=None,
        **_played(table, played, moved.draws),
    )
    return Folded(_turn_passed(table, seat, event.at), entries)


def _entries(seq: int, ply: int, begin: AnyMatch, end: AnyMatch) -> tuple[LogEntry, ...]:
    """Return an entry for each move between two positions of a match."""
    entries: list[LogEntry] = []
    while end is not begin:
        assert end.before is not None
        entries.append(move_entry(seq, ply, end.before, end.move))
        end = end.before
    return tuple(reversed(entries))


def _played(table: Table, match: AnyMatch, draws: Sequence[str]) -> dict[str, Any]:
    """Return the fields that a move changes; a draw or the end drops the past of the match."""
    if draws or match.over:
        match = Match(match.room, match.options, match.state)
    return {"match": match, "drawn": table.drawn + len(draws)}


def _turn_passed(table: Table, seat: Seat, at: float) -> Table:
    if table.actor == seat:
        return table
    clock, chair = table.agreement.clock, table.chairs[seat]
    if clock is not None and chair.left is not None and not chair.thinks:
        table = table.with_chair(seat, left=clock.after(chair.left, at - table.since))
    return table._replace(since=at)


def _undone(table: Table, event: Event, undone: Undone) -> Folded:
    match, before = table.match, table.actor
    for _ in range(undone.count):
        table, match = _step_back(table, match)
    table = table._replace(
        match=match,
        ply=table.ply + 1,
        moved=table.moved - undone.count,
        pending_undo=None,
    )
    if table.actor != before:
        table = table._replace(since=event.at)
    told = message("table-undone", player=player(undone.seat), count=undone.count)
    return Folded(table, (plain_entry(event.seq, told, undone.seat, table.ply),))


def _step_back(table: Table, match: AnyMatch) -> tuple[Table, AnyMatch]:
    """Return the match one move ago; a bank clock loses what it gained with that turn."""
    before, clock = match.before, table.agreement.clock
    assert before is not None
    chair, passed = table.chairs[before.actor], match.actor != before.actor
    if clock is not None and chair.left is not None and passed and not chair.thinks:
        table = table.with_chair(before.actor, left=max(0.0, chair.left - clock.added))
    return table, before


def _undo_asked(table: Table, event: Event, asked: UndoAsked) -> Folded:
    pending = PendingUndo(asked.seat, asked.count, asked.waiting)
    return Folded(table._replace(pending_undo=pending), (_entry(event, "table-asked", asked.seat),))


def _undo_answered(table: Table, event: Event, answer: UndoAnswered) -> Folded:
    pending = table.pending_undo
    assert pending is not None
    left = pending._replace(waiting=pending.waiting - answer.seats) if answer.yes else None
    key = "table-agreed" if answer.yes else "table-declined"
    return Folded(table._replace(pending_undo=left), (_entry(event, key, answer.seat),))


def _stood_in(table: Table, event: Event, stood_in: StoodIn) -> Folded:
    seat, clock = stood_in.seat, table.agreement.clock
    timed_out = stood_in.by is None
    if timed_out and clock is not None and clock.kind is ClockKind.BANK:
        table = table.with_chair(seat, left=0.0)
    table = table.with_chair(seat, away=True, replaced=event.seq)._replace(lent=True)
    key = "table-time-up" if timed_out else "table-stands-in"
    return Folded(table, (_entry(event, key, seat),))


def _returned(table: Table, event: Event, returned: Returned) -> Folded:
    table = table.with_chair(returned.seat, away=False, replaced=-1)
    if table.actor == returned.seat:
        table = table._replace(since=event.at)
    return Folded(table, (_entry(event, "table-returned", returned.seat),))


def _resigned(table: Table, event: Event, resigned: Resigned) -> Folded:
    for seat in resigned.seats:
        # A player who was replaced before is placed by that time.
        was = table.chairs[seat].replaced
        replaced = event.seq if was == -1 else was
        table = table.with_chair(seat, away=True, resigned=True, replaced=replaced)
    # A take-back that was asked for is dropped: one of those concerned is gone.
    table = table._replace(lent=True, pending_undo=None)
    return Folded(
        table, tuple(_entry(event, "table-resigned", at) for at in sorted(resigned.seats))
    )


def _ended(table: Table, event: Event, ended: Ended) -> Folded:
    match = table.match
    table = table._replace(
        ended=ended, pending_undo=None, match=Match(match.room, match.options, match.state)
    )
    return Folded(table, (plain_entry(event.seq, end_message(table, ended)),))


def _paused(table: Table, event: Event, paused: Paused) -> Folded:
    table = table._replace(since=table.since + paused.end - paused.begin, paused=paused.end)
    seconds = round(paused.end - paused.begin)
    if seconds <= 0:
        return Folded(table, ())
    return Folded(table, (plain_entry(event.seq, message("table-paused", seconds=seconds)),))


def _entry(event: Event, key: str, seat: Seat) -> LogEntry:
    """Return an entry that says what a player did."""
    return plain_entry(event.seq, message(key, player=player(seat)), seat)


def _rematched(table: Table, event: Event, rematched: Rematched) -> Folded:
    seat = rematched.seat
    if seat is None:
        told = message("table-rematch")
    else:
        told = message("table-rematch-asked", player=player(seat))
    table = table._replace(rematch=rematched.table, rematch_seat=seat)
    return Folded(table, (plain_entry(event.seq, told, seat),))
