"""What one reader is sent of a table: built from a view, never from the state."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, cast

from embertide.core.actor import NOBODY, Seat
from embertide.core.room import AIDS
from embertide.core.to_json import write_message, write_options
from embertide.core.wire import LevelName, MessageJson
from embertide.play.match.match import AnyMatch
from embertide.play.table.agreement import Chair, ChairKind, Seats
from embertide.play.table.early_end import early_winners, end_message
from embertide.play.table.log import LogEntry
from embertide.play.table.moving import can_be_undone
from embertide.play.table.table import Phase, Table
from embertide.play.table.takeback import can_take_back, undo_distance
from embertide.play.table.wire import (
    ClockJson,
    LineJson,
    OutcomeJson,
    OwnTableJson,
    PlaceJson,
    PreviewJson,
    SealJson,
    SharedTableJson,
    TableJson,
    TakeBackJson,
)

STAND_IN: LevelName = "flame"
"""How well the computer plays for an absent person."""


class Profile(NamedTuple):
    """How a person is shown to others."""

    name: str
    rating: int | None = None
    registered: bool = False
    """Whether the name is that of the person's account, so that nobody else can have it."""


class Reader(NamedTuple):
    """The reader of a payload, and the time."""

    person: str | None  # None: a reader without a cookie
    now: float


class SharedPayload:
    """The part of a payload that is the same for all readers of a table."""

    def __init__(
        self, table: Table, people: Mapping[str, Profile], present: frozenset[str]
    ) -> None:
        self.table = table
        self.json = _shared(table)
        # In a room without searching players the computer that stands in moves at random.
        level: LevelName | None = STAND_IN if table.room.thinks else None
        self._places = [_place(chair, people, present, level) for chair in table.chairs]

    def places(self, seats: Seats, owner: bool, now: float) -> list[PlaceJson]:
        """Return the seats for a reader who plays some of them, or has opened the table."""
        table, places = self.table, list(self._places)
        for seat in seats:
            places[seat] = {**places[seat], "mine": True}
        if owner:
            for seat, chair in enumerate(table.chairs):
                if chair.kind is ChairKind.OPEN:
                    places[seat] = {**places[seat], "key": chair.key}
        if table.due is not None:
            # The clock of the host may have been set back since the turn began.
            spent = max(0.0, now - table.since)
            left = max(0.0, (table.chairs[table.actor].left or 0.0) - spent)
            places[table.actor] = {**places[table.actor], "left": left}
        return places


def table_payload(shared: SharedPayload, reader: Reader, entries: Iterable[LogEntry]) -> TableJson:
    """Return all of a table that a reader may know, with these entries of the log."""
    own = own_payload(shared, reader)
    view, log = render(shared.table, own["eyes"]), log_payload(entries, own["eyes"])
    # The type checker cannot follow the union of two dictionaries.
    return cast(TableJson, {**shared.json, **own, "view": view, "log": log})


def own_payload(shared: SharedPayload, reader: Reader) -> OwnTableJson:
    """Return what differs between readers, but for view and log, which several may share."""
    table = shared.table
    seats = table.seats_of(reader.person)
    owner = reader.person == table.owner
    acts = table.phase is Phase.PLAYING and table.actor in seats
    return {
        "seats": shared.places(seats, owner, reader.now),
        "owner": owner,
        "watch": table.watch if seats or owner else None,
        "entropy_due": any(not table.chairs[seat].entropy for seat in seats),
        "now": reader.now,
        "eyes": viewing_seat(table, seats),
        "ask": _ask(table) if acts else None,
        "moves": _legal_moves(table) if acts else [],
        "undo": can_take_back(table, seats),
        "askable": table.pending_undo is None and undo_distance(table, seats) > 0,
    }


def viewing_seat(table: Table, seats: Seats) -> Seat | None:
    """Return which of a person's seats to render for: the acting one, else the last that acted."""
    if not seats:
        return None
    players = len(table.chairs)
    seat = table.actor if table.actor != NOBODY else 0
    while seat not in seats:
        seat = (seat - 1) % players
    return seat


def render(table: Table, viewer: Seat | None) -> dict[str, object] | None:
    """Return the view of a seat (None: a spectator) as JSON; None before the game begins."""
    if not table.dealt:
        return None
    return table.room.show(table.room.game.view(table.match.state, viewer), table.agreement.aids)


def _ask(table: Table) -> MessageJson:
    return write_message(table.room.ask(table.room.game.view(table.match.state, table.actor)))


def _legal_moves(table: Table) -> list[str]:
    game = table.room.game
    return [game.write(move) for move in game.moves(table.match.state)]


def log_payload(entries: Iterable[LogEntry], viewer: Seat | None) -> list[LineJson]:
    """Return log entries as that seat (None: a spectator) may read them.

    For a person who plays several seats at one device the viewer is the acting seat, so that the
    log does not show what another of the seats knows.
    """
    return [_line(entry, viewer) for entry in entries]


def _line(entry: LogEntry, viewer: Seat | None) -> LineJson:
    text = entry.read_by(viewer)
    return {
        "seq": entry.seq,
        "ply": entry.ply,
        "seat": entry.seat,
        "move": text.move,
        "told": write_message(text.told),
    }


def preview_payload(table: Table, played: AnyMatch, text: str) -> PreviewJson:
    """Return what a move would do, before Nature answers."""
    room = table.room
    remark = room.remark(table.match.state, played.move)
    return {
        "move": text,
        "view": room.show(room.game.view(played.state, table.actor), table.agreement.aids),
        "remark": None if remark is None else write_message(remark),
        "back": can_be_undone(played),
    }


def outcome_payload(match: AnyMatch) -> OutcomeJson:
    """Return who has won, and the count; nothing before the end."""
    if not match.over:
        return {"result": None, "verdict": None, "count": []}
    room, score = match.room, match.room.game.scores(match.state)
    return {
        "result": {
            "points": list(score.points),
            "winners": list(score.winners),
            "won": score.won,
        },
        "verdict": write_message(room.verdict(score)),
        "count": [[write_message(line) for line in lines] for lines in room.count(score)],
    }


def outcome_of(table: Table) -> OutcomeJson:
    """Return how the game of a table ended, by its rules or early; nothing before the end."""
    if table.ended is None:
        return outcome_payload(table.match)
    return {
        "result": {"points": [], "winners": list(early_winners(table, table.ended)), "won": None},
        "verdict": write_message(end_message(table, table.ended)),
        "count": [],
    }


def _shared(table: Table) -> SharedTableJson:
    agreement, clock = table.agreement, table.agreement.clock
    return {
        "type": "table",
        "id": table.id,
        "game": agreement.game,
        "options": write_options(agreement.options),
        "hides": table.room.hides(agreement.options),
        "aids": [aid for aid in AIDS if aid in agreement.aids],
        "clock": None if clock is None else cast("ClockJson", clock.write()),
        "patience": agreement.patience,
        "public": table.lobby,
        "rated": table.rated,
        "daily": agreement.daily,
        "phase": table.phase,
        "seal": _seal(table),
        "hashes": [chair.hash for chair in table.chairs] if table.seal_version > 1 else [],
        "awaited": sorted(table.awaited),
        "seq": table.seq,
        "ply": table.ply,
        "since": table.since,
        "rematch": table.rematch,
        "rematch_seat": table.rematch_seat,
        "actor": table.actor if table.phase is Phase.PLAYING else None,
        "asked": _asked(table),
        "ended": None if table.ended is None else table.ended.kind,
        "resigned": [seat for seat, chair in enumerate(table.chairs) if chair.resigned],
        **outcome_of(table),
    }


def _place(
    chair: Chair,
    people: Mapping[str, Profile],
    present: frozenset[str],
    stand_in: LevelName | None,
) -> PlaceJson:
    known = people.get(chair.person or "")
    return {
        "kind": chair.kind,
        "name": None if known is None else chair.name or known.name,
        "level": cast("LevelName | None", chair.level) or (stand_in if chair.away else None),
        "away": chair.away,
        "present": chair.person in present,
        "mine": False,
        "key": None,
        "left": chair.left,
        "rating": None if known is None or chair.name else known.rating,
        "registered": known is not None and not chair.name and known.registered,
    }


def _seal(table: Table) -> SealJson:
    seal = table.seal
    # The deal of a day stays secret: others may still play it.
    secret = seal.secret if table.agreement.daily is None else ""
    return {
        "commitment": seal.commitment,
        "entropy": list(seal.entropy),
        "secret": secret or None,
    }


def _asked(table: Table) -> TakeBackJson | None:
    pending = table.pending_undo
    if pending is None:
        return None
    return {"seat": pending.seat, "waiting": sorted(pending.waiting)}
