"""`embertide play`: asks for what the command line left open, and plays a game."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from embertide import catalog
from embertide.cli.console import Speech
from embertide.cli.machines import Machines, last_seats, saved_machines, seat_machines
from embertide.cli.options import order
from embertide.cli.questions import Leave, Questions
from embertide.cli.terminal import Terminal
from embertide.core.dice import Dice, fresh_seed
from embertide.core.errors import Refusal
from embertide.core.level import NAMES
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.library.files import read_text
from embertide.play.match.match import AnyMatch, Match, rolled
from embertide.play.match.record_reader import read_record
from embertide.play.match.replay import resume

Wish = tuple[str | None, int | None, str | None, Sequence[str] | None, str | None]
"""Game, players, mode, variants and board as given on the command line."""

USUAL = "flame"
"""The default level of computer players."""

PLAIN_LEVELS = ("playouts:200", "random")
"""The computer players for a room without a kernel; the first is the default."""


class Rivals(NamedTuple):
    """The number of seats that the computer plays, and its level; None means ask."""

    bots: int | None
    level: str | None


def play_command(
    wish: Wish, rivals: Rivals, seed: int | None, saved: Path | None, speech: Speech
) -> None:
    """Play one game from its beginning, or from a saved one."""
    dice = Dice(fresh_seed() if seed is None else seed)
    try:
        if saved is not None:
            match, machines = _resume(saved, speech)
        else:
            room, options, machines = _agree(wish, rivals, speech)
            match = Match.begin(room, options).settle(rolled(room, dice))
    except Leave:
        return
    Terminal(match, machines, dice, speech, saved).run()


def _resume(path: Path, speech: Speech) -> tuple[AnyMatch, Machines]:
    """Return a saved game and its computer seats."""
    text = read_text(path)
    try:
        record = read_record(text, catalog.ROOMS)
        match = resume(record, catalog.ROOMS[record.game])
        names = record.headers.get("names", [])
        assert isinstance(names, list)
        return match, saved_machines(names, match.room, match.options, speech)
    except Refusal as bad:
        raise bad.at(str(path)) from None


def _agree(wish: Wish, rivals: Rivals, speech: Speech) -> tuple[AnyRoom, Options, Machines]:
    """Fill in what the command line left open; ask for it if no game was named."""
    if wish[0] is None:
        wish, rivals = _ask(wish, rivals, Questions(speech))
    game, players, mode, variants, board = wish
    assert game is not None
    room, options = order(game, players, mode, variants, board)
    seats = last_seats(rivals.bots or 0, options)
    level = rivals.level or (USUAL if room.thinks else PLAIN_LEVELS[0])
    return room, options, seat_machines(seats, level, room, options, speech)


def _ask(wish: Wish, rivals: Rivals, ask: Questions) -> tuple[Wish, Rivals]:
    _, players, mode, variants, board = wish
    room = catalog.find_room(ask.choose("ask-game", list(catalog.ROOMS)))
    mode = mode or ask.choose("ask-mode", list(room.menu.modes))
    counts = room.menu.modes[room.menu.order(mode=mode).mode]
    players = players or int(ask.choose("ask-players", [str(n) for n in counts]))
    variants = variants or ask.several("ask-variants", room.menu.variants.get(mode, ()))
    bots, level = rivals
    if bots is None and players > 1:
        bots = int(ask.choose("ask-bots", [str(n) for n in range(players)]))
    if bots and level is None:
        level = ask.choose("ask-level", NAMES if room.thinks else PLAIN_LEVELS)
    return (room.name, players, mode, variants, board), Rivals(bots, level)
