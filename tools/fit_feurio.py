"""Fits the weights of competitive Feurio! on games that it plays against itself.

    python tools/fit_feurio.py                 all of it (never timed as a whole)
    python tools/fit_feurio.py --players 2     the networks for two players, from where they are
    python tools/fit_feurio.py --keep          goes on from the weights on file
    python tools/fit_feurio.py --players 2 --searched 1000    goes on from so many games of searches

1. Survival: random games, cut at any moment; which spots burn and which tiles stay open in the end
   (logistic regression, Newton's method).
2. Figures: rounds of games, each player taking what looks best one move ahead with a little noise;
   the network of a seat's figure learns from who won (cross entropy over all seats, Adam). The
   games of the last two rounds are used together. A tenth of the games is kept back for the check.
3. Choices: the network of deployments learns what one ply says of each, in positions of these
   games; then the share of visits in searches of some hundred iterations.
4. Searched: games in which searches of 800 iterations choose, half of the first moves by their
   share of the visits. The figures learn what the searches expected (three parts of four) and who
   won (one part), the choices where the searches looked.

The weights on file were not made by one such run but in stages with these functions (2026-11-15):
for two players 25,000 games of an earlier fit, then 7,600, mostly plain, then 12,000 plain ones;
for three and four players 3,500 each in that mix, from the networks for two, then 7,000 and 8,000
without variants; choices from 20,000 (three and four: 6,000) positions at one ply and 5,000 (1,500)
searches of 300 (200) iterations. Then step 4 with 1,733 games for two players, 565 for three and
607 for four (a third of them with variants, the settings of the searches varied at random; 7
minutes on 16 cores): figures for two and three players from 77,000 and 25,000 positions, choices
from 24,000, 22,000 and 22,000, by PyTorch's AdamW in 25 and 10 to 14 rounds instead of `train`. In
396 games with 100 iterations a move those weights for two players won 57.6 % (52.7 to 62.3) against
the ones before.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.core.level import Level
from embertide.games.feurio import advice, kernel
from embertide.games.feurio import advice_outlook as outlook
from embertide.games.feurio import advice_rivals as rivals
from embertide.games.feurio.kernel_record import (
    ARRANGING,
    CLOSING,
    COMPETITIVE,
    DEPLOYING,
    DRAWING,
    FIREBREAKS,
    HOTTER,
    OVER,
    SPOT,
    SPREADING,
)
from embertide.games.feurio.kernel_table import find
from embertide.jit import ONE, bit, jit, lowest
from embertide.search.budget import Budget
from embertide.search.thinker import Thinker

Floats = npt.NDArray[np.float64]
Array = npt.NDArray[Any]
Net = list[npt.NDArray[np.float32]]
"""The weights from the inputs to the units, what the units start from, and those to the figure."""

FILE = Path(rivals.__file__).parent / "weights_rivals.json"
LONGEST = 320
"""The most moves and draws of a game."""
MOST_CHOICES = 100
SHARP = 0.025
"""So much less of the win makes a choice look a third as good."""
EARLY = 20
"""With fewer tiles on the table, searches choose by their visits half of the time."""
TRUST = 0.75
"""How much a search's expectation counts beside who won."""
MIX = ((0, 0.6), (HOTTER, 0.15), (FIREBREAKS, 0.15), (HOTTER | FIREBREAKS, 0.1))
"""The variants of the games, and their parts."""


def say(text: str) -> None:
    """Reports what was done, with the time."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stdout.flush()


class Desk(NamedTuple):
    """Room to work on."""

    state: Array
    outlook: Array
    scene: Array
    legal: Array
    out: Floats


def desk() -> Desk:
    """An empty desk."""
    return Desk(
        np.zeros(2, kernel.state_t),
        np.zeros(1, outlook.outlook_t),
        np.zeros(1, rivals.view_t),
        np.zeros(kernel.MAX_ACTIONS, np.int32),
        np.zeros(4),
    )


# Survival


class Sample(NamedTuple):
    """What was told of spots or tiles at some moment, which they are, and what became of them."""

    terms: Floats
    which: Array
    truth: Floats


def sample(count: int, terms: int) -> Sample:
    """Room for so many."""
    return Sample(np.zeros((count, terms)), np.zeros(count, np.int64), np.zeros(count))


@jit
def watch(d: Desk, w: Floats, table: Array, spots: Sample, tiles: Sample) -> tuple[int, int]:
    """Plays random games; what stood at one moment of each, and what became of it."""
    players, variants, games, luck = table
    n, m = 0, 0
    for game in range(games):
        kernel.start(d.state[0], players, COMPETITIVE, variants)
        kernel.seed(d.state[0], luck + game)
        moment = players + 1 + kernel.choose(d.state[0], 35 - players)
        while d.state[0].tiles < moment:
            _random_move(d)
        if d.state[0].pile == 0:
            continue
        outlook.look_ahead(d.state[0], w, d.outlook)
        before, below = n, m
        n = _watch_spots(d, spots, n)
        m = _watch_tiles(d, tiles, m)
        while d.state[0].phase != OVER and d.state[0].phase != CLOSING:
            _random_move(d)
        for i in range(before, n):
            what = d.state[0].table[find(d.state[0], spots.which[i])]
            spots.truth[i] = 1.0 if 0 < what < SPOT else 0.0
        free = d.state[0].edges[0] | d.state[0].edges[1] | d.state[0].edges[2]
        for i in range(below, m):
            tiles.truth[i] = 1.0 if free & bit(tiles.which[i]) else 0.0
    return n, m


@jit
def _random_move(d: Desk) -> None:
    if d.state[0].phase <= DRAWING:
        kernel.draw(d.state[0])
    else:
        n = kernel.actions(d.state[0], d.legal)
        kernel.apply(d.state[0], d.legal[kernel.choose(d.state[0], n)])


@jit
def _watch_spots(d: Desk, spots: Sample, n: int) -> int:
    rest = d.state[0].spots
    while rest:
        spot = lowest(rest)
        rest &= rest - ONE
        outlook.spot_terms(d.state[0], d.outlook, spot, d.outlook[0].terms)
        for k in range(outlook.SPOT_TERMS):
            spots.terms[n, k] = d.outlook[0].terms[k]
        spots.which[n] = d.state[0].cell[SPOT + spot]
        n += 1
    return n


@jit
def _watch_tiles(d: Desk, tiles: Sample, n: int) -> int:
    for tile in range(d.state[0].tiles):
        if d.outlook[0].open[tile] > 0.0 and d.outlook[0].value[tile] > 0:
            outlook.tile_terms(d.state[0], d.outlook, tile, d.outlook[0].terms)
            for k in range(outlook.TILE_TERMS):
                tiles.terms[n, k] = d.outlook[0].terms[k]
            tiles.which[n] = tile
            n += 1
    return n


def fit_survival(w: Floats, games: int = 2000) -> None:
    """Fits the spots first: what is told of tiles depends on them."""
    for part in ("spots", "tiles"):
        terms, truth = [], []
        for players in (2, 3, 4):
            for variants, share in MIX:
                spots = sample(64 * games, outlook.SPOT_TERMS)
                tiles = sample(36 * games, outlook.TILE_TERMS)
                table = np.array([players, variants, int(share * games), 1000 * players])
                n, m = watch(desk(), w, table, spots, tiles)
                found, count = (spots, n) if part == "spots" else (tiles, m)
                terms.append(found.terms[:count])
                truth.append(found.truth[:count])
        at = (
            slice(outlook.SPOT_TERMS)
            if part == "spots"
            else slice(outlook.SPOT_TERMS, outlook.SURVIVAL)
        )
        w[at], loss = _logistic(np.concatenate(terms), np.concatenate(truth))
        say(f"{part}: loss {loss:.4f}")


def _logistic(x: Floats, y: Floats) -> tuple[Floats, float]:
    b = np.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ b))
        slope = (x * (p * (1 - p))[:, None]).T @ x + 1e-3 * np.eye(len(b))
        b += np.linalg.solve(slope, x.T @ (y - p))
    p = np.clip(1 / (1 + np.exp(-x @ b)), 1e-9, 1 - 1e-9)
    return b, float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


# Games


class Games(NamedTuple):
    """Games as moves and draws, with their lengths and who won."""

    table: Array
    """Players, variants, how many games, and the luck of the first."""
    moves: Array
    lengths: Array
    won: Array


def games_of(players: int, variants: int, count: int, luck: int) -> Games:
    """Room for so many games."""
    return Games(
        np.array([players, variants, count, luck]),
        np.zeros((count, LONGEST), np.int16),
        np.zeros(count, np.int64),
        np.zeros((count, players), np.float32),
    )


@jit
def play(d: Desk, w: Floats, games: Games, noise: float, whim: float) -> None:
    """Plays games by looking one move ahead: with noise on what is seen, now and then at whim."""
    players, variants, count, luck = games.table
    for game in range(count):
        kernel.start(d.state[0], players, COMPETITIVE, variants)
        kernel.seed(d.state[0], luck + game)
        k = 0
        while d.state[0].phase != OVER:
            games.moves[game, k] = (
                _draw(d) if d.state[0].phase <= DRAWING else _choose(d, w, noise, whim)
            )
            k += 1
        games.lengths[game] = k
        kernel.winners(d.state[0], d.out)
        for seat in range(players):
            games.won[game, seat] = d.out[seat]


@jit
def _draw(d: Desk) -> int:
    kernel.draw(d.state[0])
    if d.state[0].phase == SPREADING:
        return int(d.state[0].hand)
    return int(d.state[0].dealt[35 - d.state[0].pile])


@jit
def _choose(d: Desk, w: Floats, noise: float, whim: float) -> int:
    n = kernel.actions(d.state[0], d.legal)
    pick = 0
    if d.state[0].phase == ARRANGING or kernel.choose(d.state[0], 1000) < 1000 * whim:
        pick = kernel.choose(d.state[0], n)
    elif n > 1:
        most = -np.inf
        for i in range(n):
            d.state[1] = d.state[0]
            kernel.apply(d.state[1], d.legal[i])
            advice.evaluate(d.state[1], w, d.out)
            luck = (kernel.choose(d.state[0], 1 << 30) + 0.5) / (1 << 30)
            worth = d.out[d.state[0].turn] - noise * np.log(-np.log(luck))
            if worth > most:
                most = worth
                pick = i
    kernel.apply(d.state[0], d.legal[pick])
    return int(d.legal[pick])


@jit
def _replay(d: Desk, games: Games, game: int, k: int) -> None:
    """One more move or draw of a game; the first begins it."""
    if k == 0:
        kernel.start(d.state[0], games.table[0], COMPETITIVE, games.table[1])
        kernel.seed(d.state[0], games.table[3] + game)
    if d.state[0].phase <= DRAWING:
        kernel.happen(d.state[0], games.moves[game, k])
    else:
        kernel.apply(d.state[0], games.moves[game, k])


@jit
def describe(d: Desk, w: Floats, games: Games, x: Array, y: Array) -> int:
    """What the network is told of every seat, at every third position or so; returns how many."""
    n = 0
    for game in range(len(games.lengths)):
        for k in range(games.lengths[game] - 1):
            _replay(d, games, game, k)
            still = d.state[0].phase != SPREADING and d.state[0].tiles > 1
            if still and n < len(x) and kernel.choose(d.state[0], 3) == 0:
                outlook.look_ahead(d.state[0], w, d.outlook)
                rivals.see_seats(d.state[0], d.outlook, d.scene)
                for seat in range(games.table[0]):
                    rivals.see_inputs(d.state[0], d.outlook, d.scene, seat)
                    for i in range(rivals.INPUTS):
                        x[n, seat, i] = d.scene[0].inputs[i]
                    y[n, seat] = games.won[game, seat]
                n += 1
    return n


def described(w: Floats, games: Games) -> tuple[Array, Array]:
    """The same, as arrays."""
    players, most = int(games.table[0]), int(games.lengths.sum() * 0.3)
    x = np.zeros((most, players, rivals.INPUTS), np.float32)
    y = np.zeros((most, players), np.float32)
    n = describe(desk(), w, games, x, y)
    return x[:n], y[:n]


# Networks


def new_net(inputs: int, units: int, luck: int = 0) -> Net:
    """A network that knows nothing."""
    rng = np.random.default_rng(luck)
    return [
        (rng.normal(size=(inputs, units)) / np.sqrt(inputs)).astype(np.float32),
        np.zeros(units, np.float32),
        (rng.normal(size=units) * 0.1).astype(np.float32),
    ]


def packed(net: Net) -> Floats:
    """A network as the kernel reads it."""
    return np.concatenate([net[1], net[0].ravel(), net[2]]).astype(np.float64)


def unpacked(w: Floats, inputs: int, units: int) -> Net:
    """The network that the kernel reads there."""
    return [
        w[units : units + inputs * units].reshape(inputs, units).astype(np.float32),
        w[:units].astype(np.float32),
        w[units + inputs * units :].astype(np.float32),
    ]


def chances(net: Net, x: Array, shut: Array | None) -> tuple[Array, Array, Array]:
    """The chances of all options by their figures; and the units before and after their bend."""
    before = x @ net[0] + net[1]
    after = np.maximum(before, 0)
    figures = after @ net[2]
    if shut is not None:
        figures = figures + shut
    figures = np.exp(figures - figures.max(-1, keepdims=True))
    return figures / figures.sum(-1, keepdims=True), before, after


def train(net: Net, x: Array, y: Array, shut: Array | None, plan: tuple[int, int, float]) -> Net:
    """Teaches a network the chances y of options x; those shut out have minus infinity in `shut`.

    The plan: how many times over all, how many at once, and how fast.
    """
    epochs, batch, pace = plan
    rng = np.random.default_rng(1)
    order = np.arange(len(x) * 9 // 10)
    check = slice(len(order), len(x))
    speed = [np.zeros_like(part) for part in net]
    spread = [np.zeros_like(part) for part in net]
    steps, step = epochs * (len(order) // batch), 0
    for _ in range(epochs):
        rng.shuffle(order)
        for k in range(len(order) // batch):
            at = order[k * batch : (k + 1) * batch]
            p, before, after = chances(net, x[at], None if shut is None else shut[at])
            miss = (p - y[at]) / batch
            bend = (miss[..., None] * net[2]) * (before > 0)
            flat = bend.reshape(-1, bend.shape[-1])
            slopes = (
                x[at].reshape(-1, x.shape[-1]).T @ flat,
                flat.sum(0),
                after.reshape(-1, after.shape[-1]).T @ miss.ravel(),
            )
            step += 1
            now = pace * (1 - step / steps) + 1e-5
            for i, slope in enumerate(slopes):
                speed[i] = 0.9 * speed[i] + 0.1 * slope
                spread[i] = 0.999 * spread[i] + 0.001 * slope * slope
                bounded = np.sqrt(spread[i] / (1 - 0.999**step)) + 1e-8
                net[i] -= now * (speed[i] / (1 - 0.9**step)) / bounded
    p = chances(net, x[check], None if shut is None else shut[check])[0]
    loss = -(y[check] * np.log(np.maximum(p, 1e-9))).sum(-1).mean()
    top = (y[check].argmax(-1) == p.argmax(-1)).mean()
    say(f"  {len(x)} positions: loss {loss:.4f}, first right {top:.3f}")
    return net


def figures_at(players: int) -> slice:
    """Where the figures' network for that many players is."""
    first = outlook.SURVIVAL + (players - 2) * rivals.NET
    return slice(first, first + rivals.NET)


def choices_at(players: int) -> slice:
    """Where the network of deployments is."""
    first = outlook.SURVIVAL + 3 * rivals.NET + (players - 2) * rivals.CHOICE_NET
    return slice(first, first + rivals.CHOICE_NET)


def fit_figures(
    w: Floats, data: list[tuple[Array, Array]], players: int, plan: tuple[int, int, float]
) -> None:
    """Fits the network of a seat's figure to who won."""
    x = np.concatenate([one for one, _ in data])
    y = np.concatenate([one for _, one in data])
    old = w[figures_at(players)]
    net = (
        unpacked(old, rivals.INPUTS, rivals.UNITS)
        if old.any()
        else new_net(rivals.INPUTS, rivals.UNITS)
    )
    w[figures_at(players)] = packed(train(net, x, y, None, plan))


# Choices


@jit
def see_choices(d: Desk, w: Floats, root: Array, n: int, x: Array) -> None:
    """What the network is told of each deployment."""
    outlook.look_ahead(root[0], w, d.outlook)
    rivals.see_seats(root[0], d.outlook, d.scene)
    for i in range(n):
        rivals.see_choice(root[0], d.outlook, d.scene, d.legal[i])
        for k in range(rivals.CHOICE):
            x[i, k] = d.scene[0].inputs[k]


def fit_choices(w: Floats, recorded: list[Games], iterations: int, most: int) -> None:
    """Fits the network of deployments to where searches look; without iterations, to one ply."""
    players = int(recorded[0].table[0])
    thinker = Thinker(kernel, advice, Level(iterations), weights=w)
    x = np.zeros((most, MOST_CHOICES, rivals.CHOICE), np.float32)
    y = np.zeros((most, MOST_CHOICES), np.float32)
    shut = np.full((most, MOST_CHOICES), -1e9, np.float32)
    n, d, rng = 0, desk(), np.random.default_rng(2)
    while n < most:
        games = recorded[rng.integers(len(recorded))]
        count = pick_position(d, games, rng)
        if not 1 < count <= MOST_CHOICES:
            continue
        root = d.state[:1].copy()
        thinker.begin(n)
        parts = _parts(thinker, root, iterations)
        kernel.actions(root[0], d.legal)
        see_choices(d, w, root, count, x[n])
        y[n, :count] = [parts.get(action, 0.0) for action in d.legal[:count].tolist()]
        y[n] /= y[n].sum()
        shut[n, :count] = 0.0
        n += 1
    old = w[choices_at(players)]
    shape = rivals.CHOICE, rivals.CHOICE_UNITS
    net = unpacked(old, *shape) if old.any() else new_net(*shape)
    w[choices_at(players)] = packed(train(net, x, y, shut, (12, 128, 3e-3)))


def pick_position(d: Desk, games: Games, rng: np.random.Generator) -> int:
    """Any position of these games; returns how many deployments there are to choose from."""
    game = int(rng.integers(len(games.lengths)))
    for k in range(int(rng.integers(games.table[0], games.lengths[game]))):
        _replay(d, games, game, k)
    return int(kernel.actions(d.state[0], d.legal)) if d.state[0].phase >= DEPLOYING else 0


def _parts(thinker: Thinker, root: Array, iterations: int) -> dict[int, float]:
    """The visits of a search to each action; or what one ply says, sharpened."""
    seat = int(root[0].turn)
    if iterations:
        thought = thinker.think(root, seat, Budget(iterations))
        return {choice.action: float(choice.visits) for choice in thought.choices}
    thought = thinker.greedy(root, seat)
    best = thought.best.expected
    return {c.action: float(np.exp((c.expected - best) / SHARP)) for c in thought.choices}


# Searched games


class Seen(NamedTuple):
    """What was known at a deployment, what a search expected for the seat, and where it looked."""

    seat: int
    expected: float
    inputs: Array
    choices: Array
    visits: Array


def searched(
    w: Floats, table: tuple[int, int], iterations: int, luck: int
) -> tuple[list[Seen], Array]:
    """One game for so many players with these variants; and who won."""
    players, variants = table
    d, rng = desk(), np.random.default_rng(luck)
    thinker = Thinker(kernel, advice, Level(iterations, explore=0.7), weights=w)
    kernel.start(d.state[0], players, COMPETITIVE, variants)
    kernel.seed(d.state[0], luck)
    seen: list[Seen] = []
    while d.state[0].phase != OVER:
        if d.state[0].phase <= DRAWING:
            kernel.draw(d.state[0])
            continue
        root, n = d.state[:1].copy(), int(kernel.actions(d.state[0], d.legal))
        action = int(d.legal[0])
        if n > 1:
            thinker.begin(int(rng.integers(1 << 20)))
            parts = _look(thinker, root, iterations, seen, w)
            action = max(parts, key=lambda one: parts[one])
            if d.state[0].tiles < EARLY and rng.random() < 0.5:
                odds = np.array(list(parts.values())) / sum(parts.values())
                action = int(rng.choice(list(parts), p=odds))
        kernel.apply(d.state[0], action)
    kernel.winners(d.state[0], d.out)
    return seen, d.out[:players] / d.out[:players].sum()


def _look(
    thinker: Thinker, root: Array, iterations: int, seen: list[Seen], w: Floats
) -> dict[int, float]:
    """Searches a position, and keeps what there is to learn from a deployment."""
    seat, d = int(root[0].turn), desk()
    thought = thinker.think(root, seat, Budget(iterations))
    parts = {choice.action: float(choice.visits) for choice in thought.choices}
    n = int(kernel.actions(root[0], d.legal))
    if root[0].phase >= DEPLOYING and n <= MOST_CHOICES and sum(parts.values()):
        expected = sum(c.visits * c.expected for c in thought.choices) / sum(parts.values())
        choices = np.zeros((MOST_CHOICES, rivals.CHOICE), np.float32)
        see_choices(d, w, root, n, choices)
        inputs = np.zeros((int(root[0].players), rivals.INPUTS), np.float32)
        for one in range(len(inputs)):
            rivals.see_inputs(root[0], d.outlook, d.scene, one)
            inputs[one] = d.scene[0].inputs
        visits = np.zeros(MOST_CHOICES, np.float32)
        visits[:n] = [parts.get(action, 0.0) for action in d.legal[:n].tolist()]
        seen.append(Seen(seat, expected, inputs, choices[:n], visits[:n] / visits.sum()))
    return parts


def _target(one: Seen, won: Array, old: Array) -> Array:
    """What the figures should say: of the others, who won and what was thought of them before."""
    y = TRUST * old + (1 - TRUST) * won
    y[one.seat] = 0.0
    mine = TRUST * one.expected + (1 - TRUST) * won[one.seat]
    y *= (1 - mine) / max(float(y.sum()), 1e-9)
    y[one.seat] = mine
    return y


def fit_searched(w: Floats, players: int, games: int, iterations: int = 800) -> None:
    """Goes on from both networks with games of searches."""
    rng, found = np.random.default_rng(players), list[tuple[Seen, Array]]()
    for game in range(games):
        variants = rng.choice([v for v, _ in MIX], p=[share for _, share in MIX])
        seen, won = searched(w, (players, int(variants)), iterations, game)
        found += [(one, won) for one in seen]
    say(f"{players} players: {games} games of searches, {len(found)} deployments")
    net = unpacked(w[figures_at(players)], rivals.INPUTS, rivals.UNITS)
    x = np.stack([one.inputs for one, _ in found])
    old = chances(net, x, None)[0]
    pairs = zip(found, old, strict=True)
    y = np.stack([_target(one, won, before) for (one, won), before in pairs]).astype(np.float32)
    w[figures_at(players)] = packed(train(net, x, y, None, (25, 256, 2e-3)))
    options = np.zeros((len(found), MOST_CHOICES, rivals.CHOICE), np.float32)
    visits = np.zeros((len(found), MOST_CHOICES), np.float32)
    shut = np.full((len(found), MOST_CHOICES), -1e9, np.float32)
    for i, (one, _) in enumerate(found):
        n = len(one.visits)
        options[i, :n], visits[i, :n], shut[i, :n] = one.choices, one.visits, 0.0
    net = unpacked(w[choices_at(players)], rivals.CHOICE, rivals.CHOICE_UNITS)
    w[choices_at(players)] = packed(train(net, options, visits, shut, (10, 256, 3e-3)))
    write(w)


# All of it


def read() -> Floats:
    """The weights on file."""
    return np.array(json.loads(FILE.read_text(encoding="utf-8"))["weights"])


def write(w: Floats) -> None:
    """Puts the weights on file."""
    rows = (", ".join(f"{x:.5g}" for x in w[i : i + 12]) for i in range(0, len(w), 12))
    body = ",\n".join(rows)
    FILE.write_text(
        f'{{"about": "fitted by tools/fit_feurio.py", "weights": [\n{body}\n]}}\n', encoding="utf-8"
    )


def fit_players(w: Floats, players: int, rounds: int, games: int) -> None:
    """Rounds of games and figures, then choices."""
    data: list[tuple[Array, Array]] = []
    recorded: list[Games] = []
    for number in range(rounds):
        recorded = [
            games_of(
                players, variants, max(1, int(games * share)), (number * 10 + variants) * 10**7
            )
            for variants, share in MIX
        ]
        first = not w[figures_at(players)].any()
        for each in recorded:
            play(desk(), w, each, 0.015, 1.0 if first else 0.03)
        data = [*data[-1:], _together([described(w, each) for each in recorded])]
        say(f"{players} players, round {number + 1} of {rounds}: {games} games")
        fit_figures(w, data[-1:] if first else data, players, (12, 1024, 3e-3))
    fit_choices(w, recorded, 0, 15_000)
    fit_choices(w, recorded, 400, 5000)
    write(w)


def _together(parts: list[tuple[Array, Array]]) -> tuple[Array, Array]:
    return np.concatenate([x for x, _ in parts]), np.concatenate([y for _, y in parts])


def main() -> None:
    """Fits what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--players", type=int, choices=(2, 3, 4))
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--searched", type=int, help="so many games of searches, and nothing else")
    given = parser.parse_args()
    keep = given.keep or given.players is not None or given.searched is not None
    w = read() if keep else np.zeros(rivals.WEIGHTS)
    if not keep:
        w[rivals.SHARPNESS] = 12.0
        fit_survival(w)
    for players in (given.players,) if given.players else (2, 3, 4):
        if given.searched:
            fit_searched(w, players, given.searched)
        else:
            fit_players(w, players, given.rounds, given.games)


if __name__ == "__main__":
    main()
