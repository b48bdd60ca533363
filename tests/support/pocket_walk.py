"""Whole games on the host of a browser, the same wherever they run: in CPython and in Pyodide.

Draws, keys and the time are given; what a page is sent is summed up as a digest for each game.
"""

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from embertide.catalog import OURS
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AIDS, AnyRoom
from embertide.host.thinkers import Task
from embertide.play.match.match import AnyMatch, Match, rolled
from embertide.pocket.database import Database
from embertide.pocket.helper import Helper
from embertide.pocket.host import PocketHost
from embertide.pocket.link import Ends
from embertide.pocket.thinkers import PocketThinkers

PERSON = "0123456789abcdef" * 2
NOW = 1_800_000_000.0
ME, HERE = {"kind": "me"}, {"kind": "here", "name": "Bea"}
COMPUTER = {"kind": "computer", "level": "ember"}


class Way(NamedTuple):
    """A game to be played."""

    mode: str
    seats: tuple[dict[str, str], ...]
    variants: tuple[str, ...] = ()


def ways(room: AnyRoom) -> list[Way]:
    """Return a game of every mode against computers, and one of every variant at one device."""
    found = []
    for mode, counts in room.menu.modes.items():
        found.append(Way(mode, (ME, *[COMPUTER] * (min(counts) - 1))))
        people = (ME, *[HERE] * (max(counts) - 1))
        found += [Way(mode, people, (variant,)) for variant in room.menu.variants.get(mode, ())]
    return found


class DrawnThinkers(PocketThinkers):
    """Computer players that draw their moves, always the same ones, without a pause."""

    def __init__(self, rooms: Mapping[str, AnyRoom], seed: int) -> None:
        super().__init__(rooms, _nothing)
        self._dice = Dice(seed)

    def pace(self, level: str) -> float:
        """Return 0: nobody watches."""
        return 0.0

    async def choose(self, task: Task, owner: str) -> str:
        """Return any move."""
        return str(self._rooms[task.room].game.write(self._dice.choose(task.moves)))


async def _nothing(room: str) -> None:
    """Load nothing."""


@contextmanager
def given_luck(seed: int) -> Iterator[None]:
    """Let all keys and secrets follow from a seed."""
    dice = Dice(seed)

    def token_bytes(size: int = 32) -> bytes:
        return bytes(dice.below(256) for _ in range(size))

    def token_text(size: int = 32) -> str:
        return token_bytes(size).hex()

    fakes = {"token_bytes": token_bytes, "token_hex": token_text, "token_urlsafe": token_text}
    # Not by unittest.mock, which a browser has no use for.
    true = {name: getattr(secrets, name) for name in fakes}
    vars(secrets).update(fakes)
    try:
        yield
    finally:
        vars(secrets).update(true)


class Walk(NamedTuple):
    """A game that was played."""

    table: str
    digest: str
    moves: int
    slowest: float
    """Seconds of the slowest move of the person."""
    usual: float
    """Seconds of the median move of the person."""


async def walk(game: str, way: Way, database: Database, seed: int = 1) -> Walk:
    """Play a game to its end; every answer and message that is not sent at a chance time counts."""
    with given_luck(seed):
        host = PocketHost(database, OURS, DrawnThinkers(OURS, seed), PERSON, lambda: NOW)
        await host.open()
        try:
            return await _play(host, game, way, Dice(seed))
        finally:
            await host.close()


async def _play(host: PocketHost, game: str, way: Way, dice: Dice) -> Walk:
    sent, times = hashlib.sha256(), list[float]()

    async def call(method: str, path: str, body: Any = None) -> Any:
        status, answer = await host.call(method, path, body)
        text = json.dumps(answer, ensure_ascii=False)
        assert status == 200, text
        return json.loads(text)

    aids = [aid for aid in AIDS if aid != "hints"]
    order = {"game": game, "mode": way.mode, "seats": list(way.seats), "aids": aids}
    table = await call("POST", "/tables", {**order, "variants": list(way.variants)})
    at = f"/tables/{table['id']}"
    number = {"type": "entropy", "id": "e", "value": f"{1:064x}"}
    await call("POST", f"{at}/requests", number)
    while (table := await call("GET", at))["phase"] != "over":
        if not table["moves"]:
            await asyncio.sleep(0)
            continue
        sent.update(json.dumps(table, ensure_ascii=False).encode())
        move = dice.choose(table["moves"])
        request = {"type": "move", "id": f"m{table['ply']}", "ply": table["ply"], "move": move}
        begun = time.perf_counter()
        await call("POST", f"{at}/requests", request)
        await host.call("GET", at)
        times.append(time.perf_counter() - begun)
    for path in (at, f"{at}/record", f"{at}/replay"):
        sent.update(json.dumps(await call("GET", path), ensure_ascii=False).encode())
    times.sort()
    return Walk(table["id"], sent.hexdigest(), len(times), times[-1], times[len(times) // 2])


async def ask_everything(host: PocketHost) -> None:
    """Ask for what pages ask for besides games, so that all that is imported late is imported."""
    for path in ("/me", "/games", "/start", "/results", "/daily", "/daily/archive", "/tables"):
        assert (await host.call("GET", path))[0] == 200, path
    assert (await host.call("PATCH", "/me", {"name": "Zoë"}))[0] == 200
    assert (await host.call("GET", "/account"))[0] == 403
    for game in OURS:
        _, puzzle = await host.call("GET", f"/puzzles/{game}")
        assert isinstance(puzzle, dict)
        at = f"/puzzles/{game}/{puzzle['id']}"
        for rest in ("/why", "/preview", ""):
            assert (await host.call("POST", at + rest, {"move": puzzle["moves"][0]}))[0] == 200
    _, record = await host.call("POST", "/replay", {"record": "{"})
    assert isinstance(record, dict)
    _, table = await host.call("POST", "/daily")
    assert isinstance(table, dict)
    heard: list[str] = []
    host.open_link(1, table["id"], "", -1, Ends(heard.append, _ignored))
    while not heard:
        await asyncio.sleep(0)
    host.close_link(1)


async def digests(fresh: Any) -> dict[str, str]:
    """Return the digest of every way to play, each on a fresh database."""
    return {
        f"{game} {way.mode} {len(way.seats)} {' '.join(way.variants)}".strip(): (
            await walk(game, way, fresh())
        ).digest
        for game, room in OURS.items()
        for way in ways(room)
    }


def _ignored(code: int) -> None:
    """Do nothing."""


class OwnHelper:
    """A helper on the same thread."""

    most = 1

    def __init__(self, helper: Helper) -> None:
        self._helper = helper
        self.judged = 0

    async def judge(self, task: str) -> str:
        """Judge a decision."""
        self.judged += 1
        return await self._helper.judge(task)


async def think(thinkers: PocketThinkers, room: AnyRoom) -> None:
    """Let a level of each kind choose, and give a hint, at the first decision of a game.

    Of two judgements at once, a helper makes one, and both are the same.
    """
    for mode, counts in room.menu.modes.items():
        match = begun(room, room.menu.order(min(counts), mode))
        seat, state = match.actor, match.state
        view, moves = room.game.view(state, seat), tuple(room.game.moves(state))
        for level in ("ember", "flame"):
            await thinkers.choose(Task(room.name, match.options, level, view, moves), PERSON)
        assert await thinkers.advise(room, match.options, state, PERSON)
        judging = (thinkers.judge(match, moves[-1], 0, PERSON) for _ in range(2))
        here, there = await asyncio.gather(*judging)
        assert here == there


def begun(room: AnyRoom, options: Options) -> AnyMatch:
    """Return a match at its first decision."""
    return Match.begin(room, options).settle(rolled(room, Dice(0)))
