"""What can be played, and games that are over: menus, records, replays."""

from fastapi import APIRouter

from embertide.core.errors import Malformed, Refusal
from embertide.core.level import NAMES
from embertide.core.room import AIDS, Room
from embertide.play.said import Json, write_message
from embertide.server.house import House
from embertide.server.messages import PositionMove, PositionOrder, RecordBody
from embertide.server.opening import position_of, way_to_play
from embertide.server.replays import read, told
from embertide.server.routes.visitor import Asker, TheHouse

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


@router.post("/position")
def look_at_position(house: TheHouse, body: PositionOrder) -> Json:
    """A position that somebody set up: how it looks, whose turn it is, what may be done."""
    room = find(house, body.game)
    options = way_to_play(body, room, body.players)
    state = room.arrange(options, position_of(body.position))
    actor = room.game.actor(state)
    seat = actor if actor >= 0 else None
    view = room.game.view(state, seat)
    return {
        "view": room.show(view, AIDS),
        "moves": [] if seat is None else list(map(room.game.write, room.game.moves(state))),
        "turn": seat,
        "ask": None if seat is None else write_message(room.ask(view)),
    }


@router.post("/position/why")
def explain_in_position(house: TheHouse, body: PositionMove) -> Json:
    """Why a move cannot be made in a position that somebody set up; nothing if it can."""
    room = find(house, body.game)
    options = way_to_play(body, room, body.players)
    state = room.arrange(options, position_of(body.position))
    try:
        room.game.play(state, room.game.read(body.move))
    except Refusal as no:
        return {"rule": no.rule, "why": write_message(no.message)}
    return {"rule": "", "why": None}


@router.post("/position/hints")
async def advise_on_position(house: TheHouse, asker: Asker, body: PositionOrder) -> Json:
    """The best moves in a position that somebody set up."""
    house.doorkeeper.move(asker.person)
    room = find(house, body.game)
    options = way_to_play(body, room, body.players)
    state = room.arrange(options, position_of(body.position))
    seat = room.game.actor(state)
    hints = [] if seat < 0 else await house.thinkers.advise(room, options, state, seat)
    return {"hints": hints}


def find(house: House, name: str) -> Room:
    """The room of that name; refuses an unknown one."""
    if name not in house.rooms:
        games = ", ".join(house.rooms)
        raise Malformed("option-game", game=name, games=games).at("game")
    return house.rooms[name]


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
