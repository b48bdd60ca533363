"""Advice for competitive Feurio!: shares that add up, symmetric seats, sensible priors."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from embertide.core.actor import NATURE, NOBODY
from embertide.core.options import Options
from embertide.games.feurio import ROOM
from embertide.games.feurio.advice import advice
from embertide.games.feurio.kernel import kernel
from embertide.games.feurio.kernel.record import CLOSING, DEPLOYING, MODES, OVER, PASS, VARIANTS
from embertide.games.feurio.rules import notation, rules
from embertide.games.feurio.rules.moves import Spread
from embertide.games.feurio.rules.state import Dealing, Drawing, State

Record = npt.NDArray[Any]
Floats = npt.NDArray[np.float64]

TABLES = [options for options in ROOM.menu.every() if options.mode == "competitive"]
every_table = pytest.mark.parametrize(
    "options", TABLES, ids=lambda options: "-".join([str(options.players), *options.variants])
)


def begun(options: Options, seed: int) -> Record:
    record = np.zeros(1, kernel.state_t)
    variants = sum(VARIANTS[variant] for variant in options.variants)
    kernel.start(record[0], options.players, MODES.index(options.mode), variants)
    kernel.seed(record[0], seed)
    return record


def walk(options: Options, seed: int) -> Iterator[Record]:
    """Yield all positions of a random game."""
    record = begun(options, seed)
    legal = np.zeros(kernel.MAX_ACTIONS, np.int32)
    while True:
        yield record
        who = kernel.actor(record[0])
        if who == NOBODY:
            return
        if who == NATURE:
            kernel.draw(record[0])
        else:
            n = kernel.actions(record[0], legal)
            kernel.apply(record[0], int(legal[kernel.choose(record[0], n)]))


def expected(record: Record) -> list[float]:
    out = np.full(4, np.nan)
    advice.evaluate(record[0], advice.WEIGHTS, out)
    found: list[float] = out[: record[0].players].tolist()
    return found


def priors_of(record: Record) -> dict[int, float]:
    legal = np.zeros(kernel.MAX_ACTIONS, np.int32)
    out = np.full(kernel.MAX_ACTIONS, np.nan)
    n = kernel.actions(record[0], legal)
    advice.priors(record[0], advice.WEIGHTS, legal, n, out)
    return dict(zip(legal[:n].tolist(), out[:n].tolist(), strict=True))


def position(options: Options, deck: str, moves: str) -> State:
    """Return the state after these moves, with tiles drawn in that order."""
    state, tiles = rules.start(options), iter(deck)
    for move in [*moves.split(), None]:
        while isinstance(state.phase, Dealing | Drawing) and (tile := next(tiles, None)):
            state = rules.play(state, notation.read(f"+{tile}"))
        if move:
            state = rules.play(state, notation.read(move))
    return state


@every_table
def test_shares_of_the_win_add_up(options: Options) -> None:
    for seed in range(1, 9):
        for record in walk(options, seed):
            shares = expected(record)
            assert all(0 <= share <= 1 for share in shares)
            assert sum(shares) == pytest.approx(1)


@every_table
def test_the_end_is_known(options: Options) -> None:
    for seed in range(1, 30):
        *_, record = walk(options, seed)
        out = np.zeros(4)
        kernel.winners(record[0], out)
        assert expected(record) == out[: options.players].tolist()


@every_table
def test_every_legal_action_has_a_prior(options: Options) -> None:
    for seed in range(1, 9):
        for record in walk(options, seed):
            if kernel.actor(record[0]) >= 0:
                assert all(0 < part < 1.1 for part in priors_of(record).values())


@every_table
def test_advice_is_deterministic_and_does_not_change_the_record(options: Options) -> None:
    for record in walk(options, 5):
        before = record.tobytes()
        shares = expected(record)
        acting = kernel.actor(record[0]) >= 0
        priors = priors_of(record) if acting else {}
        assert shares == expected(record)
        assert priors == (priors_of(record) if acting else {})
        assert record.tobytes() == before


def relabelled(record: Record, colours: list[int], turn: int) -> Record:
    """Return the same position with each colour renamed, and another seat to act."""
    other = record.copy()
    for old, new in enumerate(colours):
        other[0].posted[2 * new : 2 * new + 2] = record[0].posted[2 * old : 2 * old + 2]
        other[0].supply[new] = record[0].supply[old]
        other[0].paid[new] = record[0].paid[old]
    other[0].turn = turn
    return other


def test_two_colours_of_a_player_are_equivalent() -> None:
    for record in walk(ROOM.menu.order(2), 3):
        if record[0].tiles:
            other = relabelled(record, [1, 0, 3, 2], record[0].turn)
            assert expected(other) == pytest.approx(expected(record))


@pytest.mark.parametrize("players", [2, 4])
def test_seats_are_equivalent(players: int) -> None:
    each = 4 // players
    for record in walk(ROOM.menu.order(players), 4):
        if record[0].tiles:
            turn = (record[0].turn + 1) % players
            other = relabelled(record, [(c + each) % 4 for c in range(4)], turn)
            shares = expected(record)
            assert expected(other) == pytest.approx([shares[-1], *shares[:-1]])


@every_table
def test_the_leader_at_the_end_expects_more(options: Options) -> None:
    right, count = 0.0, 0
    for seed in range(1, 40):
        for record in walk(options, seed):
            if record[0].phase == CLOSING and record[0].passes == options.players - 1:
                points = np.zeros(4, np.int64)
                kernel.returns(record[0], points)
                leader = int(points[: options.players].argmax())
                right += expected(record)[leader]
                count += 1
    assert right / count > 1.3 / options.players


@every_table
def test_deployments_with_high_priors_are_better(options: Options) -> None:
    """By the shares right after them, on average over many positions."""
    better, count = 0.0, 0
    for seed in range(1, 13):
        for record in walk(options, seed):
            if record[0].phase not in (DEPLOYING, CLOSING):
                continue
            seat, priors = int(record[0].turn), priors_of(record)
            worth = []
            for action in sorted(priors, key=lambda action: -priors[action]):
                after = record.copy()
                kernel.apply(after[0], action)
                worth.append(expected(after)[seat])
            better += worth[0] - sum(worth) / len(worth)
            count += 1
    assert better / count > 0.02


# Positions written by hand

DECK = "3466212525413541"
MOVES = """a3664 s2,0 d0,1:green:1 s0,2 d0,1:blue:1 s-1,1 d1,0:yellow:2 s1,-1 d1,-1:red:1 s2,-1
d0,2:green:1 s-1,2 d1,1:blue:2 s0,-1 d-1,1:yellow:1 s-1,0 d2,-1:red:1 s1,-2 d-1,2:green:1 s2,-2
d2,0:blue:1 s2,-3 d-1,2:yellow:1 s3,-3"""


def test_red_joins_its_fives_in_the_published_example() -> None:
    """The 4 at 0,-1, or the 1 beside it, has a higher prior than a tile far from the others."""
    state = position(ROOM.menu.order(4), DECK, MOVES)
    priors = priors_of(kernel.from_state(state))
    by_text = {notation.write(kernel.move_of(state, a)): part for a, part in priors.items()}
    lonely = by_text["d2,-3:red:1"]
    assert max(by_text["d0,-1:red:1"], by_text["d-1,0:red:1"]) > 2 * lonely
    assert max(by_text["d0,-1:red:1"], by_text["d-1,0:red:1"]) > 2 * by_text["-"]


def test_a_tile_that_divides_by_one_is_worth_much() -> None:
    """Green's 5, 6 and 1 count 12; without the 1 they count much less."""
    state = position(ROOM.menu.order(4), DECK, MOVES + " -")
    record = kernel.from_state(state)
    other = record.copy()
    move = notation.read("s0,2")
    assert isinstance(move, Spread)
    one = np.uint64(1 << list(state.fire.tiles).index(move.cell))
    other[0].posted[2] &= ~one
    other[0].posted[4] |= one
    assert expected(record)[1] > expected(other)[1] + 0.05


def test_a_losing_pass_rarely_has_the_highest_prior() -> None:
    """When all others have passed and a pass would lose, it rarely has the highest prior."""
    passed, count = 0, 0
    for seed in range(1, 60):
        for record in walk(ROOM.menu.order(2), seed):
            if record[0].phase == CLOSING and record[0].passes == 1:
                after = record.copy()
                kernel.apply(after[0], PASS)
                assert after[0].phase == OVER
                priors = priors_of(record)
                if expected(after)[record[0].turn] == 0.0 and len(priors) > 1:
                    passed += max(priors, key=lambda action: priors[action]) == PASS
                    count += 1
    assert count > 20
    assert passed < count / 10
