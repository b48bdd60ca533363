"""Tables and people as lines for a host at a terminal."""

from datetime import datetime

from embertide.cli.console import Speech
from embertide.server.admin.rows import PersonRow, SeatRow, TableRow


def table_line(row: TableRow, speech: Speech) -> str:
    """Return a table as one line."""
    game = speech(row["game"]) if speech.knows(row["game"]) else row["game"]
    return speech(
        "admin-table",
        table=row["id"],
        game=game,
        phase=row["phase"],
        moves=row["moves"],
        changed=when(row["changed"]),
        people=seat_names(row, speech),
    )


def seat_names(row: TableRow, speech: Speech) -> str:
    """Return who sits at a table."""
    return ", ".join(_seat(seat, speech) for seat in row["seats"])


def _seat(seat: SeatRow, speech: Speech) -> str:
    if seat["level"] is not None:
        return speech("admin-seat-computer", level=seat["level"])
    if seat["person"] is None:
        return speech("admin-seat-free")
    return seat["name"] or speech("admin-seat-unknown")


def person_line(row: PersonRow, speech: Speech) -> str:
    """Return a person as one line."""
    kind = "guest" if row["account"] is None else "account"
    return speech(
        "admin-person",
        person=row["id"],
        name=row["name"],
        kind="blocked" if row["blocked"] else kind,
        account=row["account"] or "",
        created=when(row["created"]),
    )


def when(at: float) -> str:
    """Return a time as a date and hour of this machine."""
    return f"{datetime.fromtimestamp(at).astimezone():%Y-%m-%d %H:%M}"
