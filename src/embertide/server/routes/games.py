"""What can be played, and games that are over: menus, records, replays."""

from fastapi import APIRouter

from embertide.core.level import NAMES
from embertide.core.room import AIDS, Room
from embertide.server.messages import RecordBody
from embertide.server.replays import read, told
from embertide.server.routes.visitor import Json, TheHouse

router = APIRouter(tags=["games"])


@router.get("/games")
async def get_games(house: TheHouse) -> list[Json]:
    """What can be ordered: modes, players, variants, boards, levels, aids."""
    return [_menu(room) for room in house.rooms.values()]


def _menu(room: Room) -> Json:
    menu = room.menu
    counts = sorted({count for counts in menu.modes.values() for count in counts})
    boards = {
        str(count): {name: list(rows) for name, rows in menu.boards(count).items()}
        for count in counts
    }
    return {
        "game": room.name,
        "modes": {mode: list(counts) for mode, counts in menu.modes.items()},
        "variants": {mode: list(names) for mode, names in menu.variants.items()},
        "boards": boards,
        "levels": list(NAMES),
        "aids": list(AIDS),
    }


@router.post("/replay")
def replay_record(house: TheHouse, body: RecordBody) -> Json:
    """A record position by position."""
    record, match = read(body.record, house.rooms)
    names = record.headers.get("names")
    shown = names if isinstance(names, list) else [None] * match.options.players
    seal = record.seal()
    return told(match, shown, seal is not None and bool(seal.secret))


@router.post("/verify")
def verify_record(house: TheHouse, body: RecordBody) -> Json:
    """Whether every move, draw and result of a record is right; a wrong one is refused."""
    record, _ = read(body.record, house.rooms)
    seal = record.seal()
    return {"ok": True, "sealed": seal is not None and bool(seal.secret)}
