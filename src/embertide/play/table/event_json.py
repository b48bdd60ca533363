"""Events as JSON, both ways: the form in which stores keep them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from embertide.core.position import Position
from embertide.play.table.agreement import ChairKind, read_agreement, read_chair, write_chair
from embertide.play.table.events import (
    Change,
    Closed,
    Committed,
    Dealt,
    Ended,
    EndKind,
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

Data = Mapping[str, Any]
"""What JSON can hold."""


class StoredEvent(NamedTuple):
    """An event as a store keeps it: the kind of change by name, its fields as JSON."""

    seq: int
    at: float
    kind: str
    data: Data


def encode(event: Event) -> StoredEvent:
    """Return the event in its stored form."""
    kind, data = _write(event.change)
    mark = {"id": event.request} if event.request else {}
    return StoredEvent(event.seq, event.at, kind, data | mark)


def decode(stored: StoredEvent) -> Event:
    """Return the event that was stored."""
    change = _read(stored.kind, stored.data)
    return Event(stored.seq, stored.at, change, stored.data.get("id", ""))


def _write(change: Change) -> tuple[str, dict[str, Any]]:  # noqa: C901, PLR0912 - a case for each kind
    match change:
        case Opened():
            return "opened", _write_opened(change)
        case Sat(seat, person, entropy):
            return "sat", {"seat": seat, "person": person, "entropy": entropy}
        case Committed(seat, hashed):
            return "committed", {"seat": seat, "hash": hashed}
        case EntropyAdded(person, entropy, at):
            where = {} if at is None else {"seat": at}
            return "added", {"person": person, "entropy": entropy, **where}
        case Freed(seat, kind, freed_by):
            return "freed", {"seat": seat, "kind": kind.value, "by": freed_by}
        case Left(person, kinds):
            seats = {str(seat): kind.value for seat, kind in kinds.items()}
            return "left", {"person": person, "seats": seats}
        case Dealt(draws, rated):
            return "dealt", {"draws": list(draws), "rated": rated}
        case Moved(seat, move, draws):
            return "moved", {"seat": seat, "move": move, "draws": list(draws)}
        case Undone(seat, count):
            return "undone", {"seat": seat, "count": count}
        case UndoAsked(seat, count, waiting):
            return "asked", {"seat": seat, "count": count, "waiting": sorted(waiting)}
        case UndoAnswered(seat, answering, yes):
            return "answered", {"seat": seat, "seats": sorted(answering), "yes": yes}
        case StoodIn(seat, by):
            return "stood_in", {"seat": seat, "by": by}
        case Returned(seat):
            return "returned", {"seat": seat}
        case Resigned(person, resigning):
            return "resigned", {"person": person, "seats": sorted(resigning)}
        case Ended(end, seat):
            return "ended", {"kind": end.value, "seat": seat}
        case Closed():
            return "closed", {}
        case Paused(start, stop):
            return "paused", {"begin": start, "end": stop}
        case Rematched(table, seat):
            return "rematched", {"table": table} | ({} if seat is None else {"seat": seat})


def _read(kind: str, data: Data) -> Change:  # noqa: C901, PLR0912 - a case for each kind
    match kind:
        case "opened":
            return _read_opened(data)
        case "sat":
            return Sat(data["seat"], data["person"], data["entropy"])
        case "added":
            return EntropyAdded(data["person"], data["entropy"], data.get("seat"))
        case "committed":
            return Committed(data["seat"], data["hash"])
        case "freed":
            return Freed(data["seat"], ChairKind(data["kind"]), data["by"])
        case "left":
            seats = {int(seat): ChairKind(kind) for seat, kind in data["seats"].items()}
            return Left(data["person"], seats)
        case "dealt":
            return Dealt(tuple(data["draws"]), data.get("rated", False))
        case "moved":
            return Moved(data["seat"], data["move"], tuple(data["draws"]))
        case "undone":
            return Undone(data["seat"], data["count"])
        case "asked":
            return UndoAsked(data["seat"], data["count"], frozenset(data["waiting"]))
        case "answered":
            return UndoAnswered(data["seat"], frozenset(data["seats"]), data["yes"])
        case "stood_in":
            return StoodIn(data["seat"], data["by"])
        case "returned":
            return Returned(data["seat"])
        case "resigned":
            return Resigned(data["person"], frozenset(data["seats"]))
        case "ended":
            return Ended(EndKind(data["kind"]), data["seat"])
        case "closed":
            return Closed()
        case "paused":
            return Paused(data["begin"], data["end"])
        case "rematched":
            return Rematched(data["table"], data.get("seat"))
    raise AssertionError(f"an event of unknown kind {kind}")


def _write_opened(opened: Opened) -> dict[str, Any]:
    position = opened.position
    placed = {} if position is None else {"position": position._asdict()}
    sealing = {} if opened.seal == 1 else {"seal": opened.seal}
    return {
        "agreement": opened.agreement.write(),
        "chairs": [write_chair(chair) for chair in opened.chairs],
        "owner": opened.owner,
        "watch": opened.watch,
        "secret": opened.secret.hex(),
        "begun": list(opened.begun),
        "script": list(opened.script),
        **placed,
        **sealing,
    }


def _read_opened(data: Data) -> Opened:
    return Opened(
        read_agreement(data["agreement"]),
        tuple(read_chair(chair) for chair in data["chairs"]),
        data["owner"],
        data["watch"],
        bytes.fromhex(data["secret"]),
        tuple(data["begun"]),
        tuple(data["script"]),
        _read_position(data.get("position")),
        data.get("seal", 1),
    )


def _read_position(data: Data | None) -> Position | None:
    if data is None:
        return None
    return Position(tuple(data["placed"]), data["turn"], tuple(data["hands"]))
