"""A solver for a common goal with a known deck: proof that a deal can be won (F-16, F-17).

The quick policy plays the deal repeatedly with random noise, from the start or from a turn of the
best game so far, until a game is won.
"""

import time
from itertools import cycle
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.compiled.bitset import NONE
from embertide.compiled.jit import jit
from embertide.compiled.records import Floats, Ints
from embertide.compiled.rng import choose, seed
from embertide.core.errors import Malformed
from embertide.core.luck import Fields
from embertide.core.options import Options
from embertide.games.feurio.advice.goal.crews import left_of
from embertide.games.feurio.advice.goal.goal import WEIGHTS, quick
from embertide.games.feurio.advice.goal.ones import open_ones
from embertide.games.feurio.advice.goal.weights import WIDTH
from embertide.games.feurio.kernel.board import held, region, start
from embertide.games.feurio.kernel.bridge import move_of
from embertide.games.feurio.kernel.kernel import apply, happen
from embertide.games.feurio.kernel.record import DRAWING, MAX_ACTIONS, MODES, OVER, state_t
from embertide.games.feurio.rules import notation, rules
from embertide.games.feurio.rules.box import TILES
from embertide.games.feurio.rules.moves import Draw

MAX_NOISE: Final = 24.0
"""The most noise of a game, as a multiple of the usual noise."""

_GAMES: Final = 64
"""Games between two checks of the time."""

_STYLES: Final = [np.roll(WEIGHTS, -other * WIDTH) for other in (0, 1, 0, 2, 0, 3)]
"""Weights used in turn: every second batch plays with those for another number of players."""

_PATIENCE: Final = 1000
"""Games without improvement before the search starts anew."""

_REACHED: Final = 1000
"""The worth of a colour that does its part."""

_WON: Final = 4 * _REACHED
"""The worth of a won game."""


class Games(NamedTuple):
    """The buffers of a solver."""

    best: npt.NDArray[Any]
    """The best game so far: a record before each draw, and one at the end."""
    trial: npt.NDArray[Any]
    """The game being played, likewise."""
    moves: npt.NDArray[np.int32]
    """The actions after each draw, plus 1 (0: none), of the best game and of the trial."""
    worth: npt.NDArray[np.int64]
    """The worth of the best game, and the number of games since it improved."""
    dice: npt.NDArray[Any]
    """A record whose random generator makes the solver's choices."""
    legal: npt.NDArray[np.int32]
    """Scratch space for legal actions."""


def read_deal(text: str) -> Fields:
    """Return the fields of a deal from the values of its tiles in drawing order."""
    return {"deck": text}


def solve(
    options: Options, luck: Fields, seed_number: int = 0, seconds: float = 5.0
) -> list[str] | None:
    """Return the moves of a won game with that deck, as text; None if none was found in time."""
    assert options.mode != "competitive"
    deck = str(luck["deck"])
    if len(deck) != TILES or not deck.isdecimal():
        raise Malformed("feurio-solve-deck", tiles=TILES).at("deck")
    values = np.array([int(value) for value in deck], np.int64)
    games = _games(options, seed_number)
    end = time.monotonic() + seconds
    styles = cycle(_STYLES)
    while games.worth[0] < _WON and time.monotonic() < end:
        _play_games(games, next(styles), values, _GAMES)
    return _texts(options, values, games) if games.worth[0] == _WON else None


def _games(options: Options, seed_number: int) -> Games:
    games = Games(
        best=np.zeros(TILES + 1, state_t),
        trial=np.zeros(TILES + 1, state_t),
        moves=np.zeros((2, TILES, 2), np.int32),
        worth=np.full(2, -1, np.int64),
        dice=np.zeros(1, state_t),
        legal=np.zeros(MAX_ACTIONS, np.int32),
    )
    start(games.best[0], options.players, MODES.index(options.mode), 0)
    seed(games.dice[0], seed_number)
    return games


def _texts(options: Options, deck: npt.NDArray[np.int64], games: Games) -> list[str]:
    """Return the moves of the best game as text, played by the rules."""
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
    """Play `count` games; one as good as the best replaces it."""
    for _ in range(count):
        games.worth[1] += 1
        if games.worth[1] > _PATIENCE:
            games.worth[:] = -1
        first = games.worth[0] < 0 or choose(games.dice[0], 8) == 0
        turn = 0 if first else choose(games.dice[0], TILES)
        games.trial[turn] = games.best[turn]
        seed(games.trial[turn], choose(games.dice[0], 1 << 31))
        part = choose(games.dice[0], 256) / 256.0
        _play_on(games, w, deck, turn, 1.0 + MAX_NOISE * part * part)
        worth = _worth(games.trial[TILES])
        if worth >= games.worth[0]:
            games.worth[1] = 0 if worth > games.worth[0] else games.worth[1]
            games.worth[0] = worth
            games.best[turn:] = games.trial[turn:]
            games.moves[0, turn:] = games.moves[1, turn:]
        if worth == _WON:
            return


@jit
def _play_on(games: Games, w: Floats, deck: Ints, turn: int, noise: float) -> None:
    """Play the trial from the draw of a turn to the end."""
    trial, moves = games.trial, games.moves
    for t in range(turn, TILES):
        trial[t + 1] = trial[t]
        happen(trial[t + 1], deck[t])
        moves[1, t] = 0
        made = 0
        while DRAWING < trial[t + 1].phase < OVER:
            action = quick(trial[t + 1], w, games.legal, noise)
            apply(trial[t + 1], action)
            moves[1, t, made] = action + 1
            made += 1


@jit
def _worth(s: np.record) -> int:
    """Return the worth of a finished game: how far all colours came."""
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
