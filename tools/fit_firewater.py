"""Fits the weights of Fire & Water by self-play, one stage after another.

A stage plays games by first impressions with the weights it began with, so sharply that nearly
always the best looking action is taken; the first moves, up to eleven, and every fortieth are
random. After every 32 games the weights move towards what came of each position: the result,
mixed with what the following positions were thought to be worth (TD(λ)); cross-entropy, Adam.
The guide stays fixed during a stage. Three earlier fits, in which it changed with the weights,
lost to the weights they began with (5 to 14 % of games).

    python tools/fit_firewater.py FILE PLAYERS GAMES RATE DECAY SHARPNESS SEED

How weights.npy came about (15 November 2026, a shared machine):

    stage                              games    rate, λ, sharpness      seeds
    2 players, to begin with           66,400   0.03 / 0.02, 0.9, 4 / 8 1, 2
    2 players, five stages            200,000   0.01 / 0.008, 0.95, 30  31 to 35
    4 players, from those of two       14,000   0.015 / 0.01, 0.95, 30  41, 43
    3 players, from those of two       14,000   0.015 / 0.01, 0.95, 30  42, 44

The stages to begin with were made by an earlier version of this script: the guide changed with the
weights, and its first impressions shunned the last token (W-12). What a token counts, POINT and
LEFT, was then set by hand: 1.3, 0.95, 0.5 and 0.4 at the four moments, and 1.5, 1, 0.7, 0.4, 0.2,
0.1 more for 1 to 6 tokens left. So weights.npy cannot be made again from nothing with this script;
a further stage from weights.npy is one command.

By first impressions, 300 games each (the first 200): the five stages for two players won 0.605,
0.630, 0.527, 0.517 and 0.533 (all ± 0.06) against the weights before; the last three are no proven
gain. Those for 3 and 4 players were not compared stage by stage.
"""

import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.core.actor import NATURE, NOBODY
from embertide.games.firewater import kernel
from embertide.games.firewater.advice import evaluate, fate, priors
from embertide.games.firewater.advice_spirits import company, hope
from embertide.games.firewater.advice_squares import (
    lead,
    openings,
    outlook,
    ready,
    strengths,
    tallied,
    touched,
)
from embertide.games.firewater.advice_weights import (
    BLOCK,
    FATE,
    FEW,
    LEFT,
    LENGTH,
    MANY,
    POINT,
    PROSPECTS,
    READY,
    SHARPNESS,
    TURN,
    Floats,
    moment,
)
from embertide.games.firewater.kernel_record import CONQUERED, TOKENS, WAITING
from embertide.jit import ONE, jit, lowest, whole

Ints = npt.NDArray[np.signedinteger]
Records = npt.NDArray[np.void]

LONGEST = 600
"""More positions than a game has."""
BATCH = 32
"""So many games for each step."""


@jit
def note(s: np.record, errors: Floats, slope: Floats) -> None:
    """Adds a position's part to the slope: each seat's error at all its prospects."""
    begin, far = moment(s)
    for seat in range(whole(s.players)):
        left = whole(s.tokens[seat])
        placed = TOKENS[s.players - 2] - left
        _add(slope, begin, far, POINT, errors[seat] * placed)
        _add(slope, begin, far, LEFT + min(left, FEW), errors[seat])
        _add(slope, begin, far, FATE + fate(s, seat), errors[seat])
        turn = MANY if seat == s.turn else 0
        _add(slope, begin, far, READY + ready(s, seat) + turn, errors[seat])
    _add(slope, begin, far, TURN, errors[s.turn])
    for word in range(2):
        rest, rooms = touched(s, word), openings(s, word)
        while rest:
            place = lowest(rest)
            rest &= rest - ONE
            at = 64 * word + place
            here, room, piece = strengths(s, at), tallied(rooms, place), whole(s.piece[at])
            for seat in range(whole(s.players)):
                what = outlook(piece, lead(here, seat), room, seat, whole(s.turn))
                _add(slope, begin, far, what, errors[seat])
    for i in range(s.elementals):
        at = whole(s.elemental[i])
        if s.token[at]:
            continue
        here, room = company(s, at)
        for seat in range(whole(s.players)):
            if s.leader[seat] != CONQUERED:
                what = hope(here, room, seat, whole(s.turn), s.leader[seat] != WAITING)
                _add(slope, begin, far, what, errors[seat])


@jit
def _add(slope: Floats, begin: int, far: float, what: int, amount: float) -> None:
    slope[begin + what] += amount * (1.0 - far)
    slope[begin + PROSPECTS + what] += amount * far


class Desk(NamedTuple):
    """Room for one game: its positions, the legal actions and their odds."""

    history: Records
    legal: Ints
    odds: Floats


class Stage(NamedTuple):
    """What is played, and how it is learned from."""

    players: int
    games: int
    rate: float
    decay: float
    sharpness: float
    seed: int


@jit
def drawn(s: np.record, n: int, odds: Floats) -> int:
    """One of n places, by their odds."""
    left = odds[:n].sum() * kernel.choose(s, 1 << 30) / (1 << 30)
    for i in range(n):
        left -= odds[i]
        if left < 0.0:
            return i
    return n - 1


@jit
def play(desk: Desk, players: int, luck: int, guide: Floats) -> int:
    """A game by first impressions, every position kept; returns how many."""
    history, legal, odds = desk
    kernel.start(history[0], players, 0, 0)
    kernel.seed(history[0], luck)
    wild = kernel.choose(history[0], 12)
    count = 0
    while True:
        who = kernel.actor(history[count])
        if who == NOBODY:
            return count
        if who == NATURE:
            kernel.draw(history[count])
            continue
        history[count + 1] = history[count]
        s = history[count + 1]
        n = kernel.actions(s, legal)
        if count < wild or kernel.choose(s, 40) == 0:
            at = kernel.choose(s, n)
        else:
            priors(s, guide, legal, n, odds)
            at = drawn(s, n, odds)
        kernel.apply(s, legal[at])
        count += 1


@jit
def learn(desk: Desk, count: int, decay: float, w: Floats, slope: Floats) -> float:
    """Adds the slope of a game's positions, the last first; returns the loss over them."""
    goal, thought, errors = np.zeros(4), np.zeros(4), np.zeros(4)
    kernel.winners(desk.history[count], goal)
    winner, players = int(np.argmax(goal)), whole(desk.history[0].players)
    loss = 0.0
    for i in range(count - 1, -1, -1):
        evaluate(desk.history[i], w, thought)
        loss -= np.log(max(thought[winner], 1e-9))
        for seat in range(players):
            errors[seat] = thought[seat] - goal[seat]
            goal[seat] = decay * goal[seat] + (1.0 - decay) * thought[seat]
        note(desk.history[i], errors, slope)
    return loss


def fit(stage: Stage, w: Floats) -> None:
    """Changes the weights in place. Adam, the rate falling to a tenth."""
    room = kernel.MAX_ACTIONS
    desk = Desk(np.zeros(LONGEST, kernel.state_t), np.zeros(room, np.int32), np.zeros(room))
    own = slice((stage.players - 2) * BLOCK, (stage.players - 1) * BLOCK)
    slope, mean, square = np.zeros(LENGTH), np.zeros(BLOCK), np.zeros(BLOCK)
    guide = w.copy()
    guide[SHARPNESS + stage.players - 2] = stage.sharpness
    steps = stage.games // BATCH
    for step in range(steps):
        slope[:] = 0.0
        positions, loss = 0, 0.0
        for game in range(step * BATCH, (step + 1) * BATCH):
            count = play(desk, stage.players, (stage.seed << 32) + game, guide)
            positions += count
            loss += learn(desk, count, stage.decay, w, slope)
        g = slope[own] / positions
        mean += 0.1 * (g - mean)
        square += 0.002 * (g * g - square)
        pace = stage.rate * (1.0 - 0.9 * step / steps) / (1 - 0.9 ** (step + 1))
        w[own] -= pace * mean / (np.sqrt(square / (1 - 0.998 ** (step + 1))) + 1e-5)
        if step % 100 == 0:
            sys.stdout.write(f"game {step * BATCH}: loss {loss / positions:.4f}\n")


def main() -> None:
    """One stage; the file of weights is changed."""
    file, players, games, rate, decay, sharpness, seed = sys.argv[1:]
    w = np.load(file).astype(np.float64)
    numbers = float(rate), float(decay), float(sharpness)
    fit(Stage(int(players), int(games), *numbers, int(seed)), w)
    np.save(Path(file), w.astype(np.float32))


if __name__ == "__main__":
    main()
