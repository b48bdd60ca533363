"""Whole games between computer players, as text: the same on every machine.

This needs neither NumPy nor Numba, so it also runs in a browser's Python.
"""

from embertide.core.actor import NATURE, NOBODY
from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.search.bots import bot

SPECS = ("search:300", "blaze", "ember", "flame")
"""The players of the seats, in their order."""


def moves(room: AnyRoom, options: Options, seed: int) -> list[str]:
    """Return all moves of a game between these players."""
    players = [bot(spec, room, options) for spec in SPECS[: options.players]]
    game, dice = room.game, Dice(seed)
    state, played = game.start(options), []
    while (actor := game.actor(state)) != NOBODY:
        legal = game.moves(state)
        if actor == NATURE:
            move = legal[dice.weigh(game.weights(state))]
        else:
            move = players[actor].choose(game.view(state, actor), legal, dice)
        played.append(game.write(move))
        state = game.play(state, move)
    return played


def games(room: AnyRoom) -> dict[str, list[str]]:
    """Return the moves of a game in every mode, with the most players."""
    found = {}
    for mode, counts in room.menu.modes.items():
        options = room.menu.order(counts[-1], mode)
        found[mode] = moves(room, options, seed=11)
    return found
