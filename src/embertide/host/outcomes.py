"""What a finished game was for each of its people."""

from collections.abc import Collection, Mapping

from embertide.core.actor import Seat
from embertide.core.level import NAMES
from embertide.core.wire import LevelName
from embertide.host.places import places
from embertide.host.progress_answers import GameOutcome, GameResultJson
from embertide.play.table.agreement import ChairKind
from embertide.play.table.early_end import early_winners, placed_last
from embertide.play.table.events import Ended
from embertide.play.table.payload import Profile
from embertide.play.table.table import Table
from embertide.play.table.wire import SeatSummaryJson
from embertide.store.store import GameResult

COMPETITIVE = "competitive"


def results_of(table: Table, hinted: Collection[str]) -> list[GameResult]:
    """Return the result of a finished table for everyone who played, and for its owner.

    Args:
        table: A table whose game is over.
        hinted: The people who asked for hints there.
    """
    people = {table.owner, *(chair.person for chair in table.chairs if chair.person)}
    game = table.agreement.game
    return [
        GameResult(person, table.id, game, table.since, _data(table, person, person in hinted))
        for person in sorted(people)
    ]


def _data(table: Table, person: str, hinted: bool) -> dict[str, object]:
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.person == person]
    seat = seats[0] if len(seats) == 1 else None
    options, early = table.agreement.options, table.ended is not None
    score = table.room.game.scores(table.match.state)
    alone = all(c.person == person for c in table.chairs if c.kind is not ChairKind.COMPUTER)
    whole = not (table.begun or table.script or table.position)
    return {
        "mode": options.mode,
        "variants": list(options.variants),
        "moves": table.moved,
        "outcome": outcome_of(table, seats),
        "early": early or any(table.chairs[mine].resigned for mine in seats),
        "seat": seat,
        "points": [] if early else list(score.points),
        "chairs": [[c.kind.value, c.person, c.level, c.name] for c in table.chairs],
        "hints": hinted,
        "counts": whole and not hinted and seat is not None and (alone or _together(table)),
        "level": weakest(table),
        "daily": table.agreement.daily,
        "feats": {} if early or seat is None else dict(table.room.feats(table.match.state, seat)),
    }


def _together(table: Table) -> bool:
    return table.agreement.options.mode != COMPETITIVE


def outcome_of(table: Table, seats: Collection[Seat]) -> GameOutcome:
    """Return what a finished game was for the person with these seats."""
    if not seats:
        return "watched"
    if _together(table):
        won = table.ended is None and table.room.game.scores(table.match.state).won
        return "won" if won else "lost"
    if len(seats) > 1:
        return "shared"
    [seat] = seats
    return _of_seat(table, seat) if table.ended is None else _early(table, table.ended, seat)


def _early(table: Table, ended: Ended, seat: Seat) -> GameOutcome:
    if seat in early_winners(table, ended):
        return "won"
    return "lost" if seat in placed_last(table) else "ended"


def _of_seat(table: Table, seat: Seat) -> GameOutcome:
    score = table.room.game.scores(table.match.state)
    reached = places(score.points, score.winners, placed_last(table))
    if reached[seat] > 1:
        return "lost"
    return "won" if reached.count(1) == 1 else "drawn"


def weakest(table: Table) -> LevelName | None:
    """Return the level of the weakest computer at a table."""
    levels = [chair.level for chair in table.chairs if chair.kind is ChairKind.COMPUTER]
    return next((name for name in NAMES if name in levels), None)


def result_json(result: GameResult, people: Mapping[str, Profile], kept: bool) -> GameResultJson:
    """Return a result as its person sees it.

    Args:
        result: The result.
        people: The profiles of all who played; deleted people have none.
        kept: Whether the table still exists.
    """
    data = result.data
    seats: list[SeatSummaryJson] = [
        {
            "kind": ChairKind(kind),
            "name": _name(person, name, people),
            "level": level,
            "mine": person == result.person,
            "registered": not name and person in people and people[person].registered,
        }
        for kind, person, level, name in data["chairs"]
    ]
    return {
        "table": result.table,
        "game": result.game,
        "mode": data["mode"],
        "variants": data["variants"],
        "at": result.at,
        "moves": data["moves"],
        "outcome": data["outcome"],
        "early": data["early"],
        "seat": data["seat"],
        "points": data["points"],
        "seats": seats,
        "counts": data["counts"],
        "level": data["level"],
        "daily": data["daily"],
        "feats": data["feats"],
        "kept": kept,
    }


def _name(person: str | None, name: str | None, people: Mapping[str, Profile]) -> str | None:
    known = people.get(person or "")
    return None if known is None else name or known.name


def people_of(result: GameResult) -> list[str]:
    """Return the people who played."""
    return [person for _, person, *_ in result.data["chairs"] if person]
