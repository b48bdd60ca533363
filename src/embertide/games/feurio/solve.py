"""Wins a common goal with the deck known: proof that a deal could be won (F-16, F-17).

The quick policy of advice plays the deal again and again with some luck of its own, now from the
start, now from some turn of the best game so far, until a game is won.
"""

import time
from itertools import cycle
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.core.errors import Malformed
from embertide.core.options import Options
from embertide.games.feurio import notation, rules
from embertide.games.feurio.advice_goal import WEIGHTS, quick
from embertide.games.feurio.advice_goal_crews import left_of
from embertide.games.feurio.advice_goal_ones import open_ones
from embertide.games.feurio.advice_goal_weights import WIDTH, Floats
from embertide.games.feurio.box import TILES
from embertide.games.feurio.kernel import Ints, apply, happen
from embertide.games.feurio.kernel_bridge import move_of
from embertide.games.feurio.kernel_record import DRAWING, MAX_ACTIONS, MODES, OVER, state_t
from embertide.games.feurio.kernel_table import held, region, start
from embertide.games.feurio.moves import Draw
from embertide.jit import NONE, choose, jit, seed

LUCK: Final = 24.0
"""The most luck of a game, as a multiple of the luck in search."""

_GAMES: Final = 64
"""Games between two looks at the clock."""

_STYLES: Final = [np.roll(WEIGHTS, -other * WIDTH) for other in (0, 1, 0, 2, 0, 3)]
"""Every other time a table plays as one with another number of players would."""

_PATIENCE: Final = 1000
"""After so many games without a better one the search begins anew."""

_REACHED: Final = 1000
_WON: Final = 4 * _REACHED


class Games(NamedTuple):
    """The best game so far, and the one being played: a record before each draw, and at the end."""

    best: npt.NDArray[Any]
    trial: npt.NDArray[Any]
    moves: npt.NDArray[np.int32]
    """Of both: the seats' actions after each draw, 0 for none, else one more than its number."""
    worth: npt.NDArray[np.int64]
    """What the best game is worth, and how many games ago a better one was found."""
    dice: npt.NDArray[Any]
    legal: npt.NDArray[np.int32]


def solve(options: Options, deck: str, luck: int = 0, seconds: float = 5.0) -> list[str] | None:
    """The moves of a won game with that deck, as text; None if none was found in time."""
    assert options.mode != "competitive"
    if len(deck) != TILES or not deck.isdecimal():
        raise Malformed("feurio-solve-deck", tiles=TILES).at("deck")
    values = np.array([int(value) for value in deck], np.int64)
    games = _games(options, luck)
    end = time.monotonic() + seconds
    styles = cycle(_STYLES)
    while games.worth[0] < _WON and time.monotonic() < end:
        _play_games(games, next(styles), values, _GAMES)
    return _texts(options, values, games) if games.worth[0] == _WON else None


def _games(options: Options, luck: int) -> Games:
    games = Games(
        best=np.zeros(TILES + 1, state_t),
        trial=np.zeros(TILES + 1, state_t),
        moves=np.zeros((2, TILES, 2), np.int32),
        worth=np.full(2, -1, np.int64),
        dice=np.zeros(1, state_t),
        legal=np.zeros(MAX_ACTIONS, np.int32),
    )
    start(games.best[0], options.players, MODES.index(options.mode), 0)
    seed(games.dice[0], luck)
    return games


def _texts(options: Options, deck: npt.NDArray[np.int64], games: Games) -> list[str]:
    """The moves of the best game, played by the law."""
    state, texts = rules.start(options), []
    for value, actions in zip(deck, games.moves[0], strict=True):
        state = rules.play(state, Draw(int(value)))
        for action in actions:
            if action:
                move = move_of(state, int(action) - 1)
                state = rules.play(state, move)
                texts.append(notation.write(move))
    return texts


@jit
def _play_games(games: Games, w: Floats, deck: Ints, count: int) -> None:
    """Plays so many games; one as good as the best takes its place."""
    for _ in range(count):
        games.worth[1] += 1
        if games.worth[1] > _PATIENCE:
            games.worth[:] = -1
        first = games.worth[0] < 0 or choose(games.dice[0], 8) == 0
        turn = 0 if first else choose(games.dice[0], TILES)
        games.trial[turn] = games.best[turn]
        seed(games.trial[turn], choose(games.dice[0], 1 << 31))
        luck = choose(games.dice[0], 256) / 256.0
        _play_on(games, w, deck, turn, 1.0 + LUCK * luck * luck)
        worth = _worth(games.trial[TILES])
        if worth >= games.worth[0]:
            games.worth[1] = 0 if worth > games.worth[0] else games.worth[1]
            games.worth[0] = worth
            games.best[turn:] = games.trial[turn:]
            games.moves[0, turn:] = games.moves[1, turn:]
        if worth == _WON:
            return


@jit
def _play_on(games: Games, w: Floats, deck: Ints, turn: int, luck: float) -> None:
    """Plays the game on trial from before a draw to the end."""
    trial, moves = games.trial, games.moves
    for t in range(turn, TILES):
        trial[t + 1] = trial[t]
        happen(trial[t + 1], deck[t])
        moves[1, t] = 0
        made = 0
        while DRAWING < trial[t + 1].phase < OVER:
            action = quick(trial[t + 1], w, games.legal, luck)
            apply(trial[t + 1], action)
            moves[1, t, made] = action + 1
            made += 1


@jit
def _worth(s: np.record) -> int:
    """How far all colours came."""
    worth = 0
    for colour in range(4):
        tiles = held(s, colour)
        left = left_of(s, colour)
        watered = tiles & open_ones(s) != NONE
        if left == 0 and watered and region(s, tiles) == tiles:
            worth += _REACHED
        else:
            worth += 30 * (12 - left) + (200 if watered else 0)
    return worth
