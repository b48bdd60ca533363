"""Advice for Fire & Water: shares, priors, quick play."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from embertide.core.actor import NATURE, NOBODY
from embertide.core.level import NAMES
from embertide.games.firewater import ROOM
from embertide.games.firewater.advice import advice
from embertide.games.firewater.advice.weights import LENGTH
from embertide.games.firewater.kernel import kernel
from embertide.games.firewater.kernel.record import CHIEF, HALF
from embertide.games.firewater.rules.state import State
from tests.support.firewater_positions import CORNER, COURT, SIEGE, SUMMONED
from tests.support.firewater_table import GAME, after, legal, with_tokens
from tests.support.kernel_walk import run_without_numba

Record = npt.NDArray[Any]

every_table = pytest.mark.parametrize("players", [2, 3, 4])


def walk(players: int, seed: int) -> Iterator[Record]:
    """Yield every position of a random game, including the last one."""
    record = np.zeros(1, kernel.state_t)
    kernel.start(record[0], players, 0, 0)
    kernel.seed(record[0], seed)
    numbers = np.zeros(kernel.MAX_ACTIONS, np.int32)
    yield record
    while (who := kernel.actor(record[0])) != NOBODY:
        if who == NATURE:
            kernel.draw(record[0])
        else:
            n = kernel.actions(record[0], numbers)
            kernel.apply(record[0], numbers[kernel.choose(record[0], n)])
        yield record


def shares_of(record: Record) -> list[float]:
    out = np.zeros(4)
    advice.evaluate(record[0], advice.WEIGHTS, out)
    shares: list[float] = out[: record[0].players].tolist()
    return shares


def priors_of(record: Record) -> dict[int, float]:
    numbers, out = np.zeros(kernel.MAX_ACTIONS, np.int32), np.zeros(kernel.MAX_ACTIONS)
    n = kernel.actions(record[0], numbers)
    advice.priors(record[0], advice.WEIGHTS, numbers, n, out)
    return dict(zip(numbers[:n].tolist(), out[:n].tolist(), strict=True))


def ranked(state: State) -> list[str]:
    """Return the legal moves of a position, highest prior first."""
    found = priors_of(kernel.from_state(state))
    moves = sorted(found, key=lambda action: -found[action])
    return [GAME.write(kernel.move_of(state, action)) for action in moves]


def exchanged(record: Record) -> Record:
    """Return the same position with seats 0 and 1 exchanged."""
    other = record.copy()
    s = other[0]
    seats = [1, 0, 2, 3]
    for name in ("influence", "stack", "open", "tokens", "leader"):
        other[name] = other[name][:, seats]
    for at in range(len(s.piece)):
        piece, token = int(s.piece[at]), int(s.token[at])
        if piece >= HALF:
            s.piece[at] = piece - (piece & 3) + seats[piece & 3]
        elif piece >= CHIEF:
            s.piece[at] = CHIEF + seats[piece - CHIEF]
        if token:
            s.token[at] = token - (token & 3) + seats[token & 3]
    for name in ("turn", "last", "master", "revealer"):
        if s[name] >= 0:
            other[name] = seats[s[name]]
    return other


# Evaluation


@every_table
def test_shares_of_the_win_add_up(players: int) -> None:
    for seed in range(10):
        for record in walk(players, seed):
            shares = shares_of(record)
            assert sum(shares) == pytest.approx(1.0)
            assert all(0.0 <= share <= 1.0 for share in shares)


@every_table
def test_at_the_end_the_winner_has_the_whole_share(players: int) -> None:
    for seed in range(10):
        *_, last = walk(players, seed)
        out = np.zeros(4)
        kernel.winners(last[0], out)
        assert shares_of(last) == out[:players].tolist()


@every_table
def test_no_seat_is_favoured(players: int) -> None:
    for seed in range(5):
        for record in walk(players, seed):
            if kernel.actor(record[0]) != NOBODY:
                zero, one, *others = shares_of(record)
                assert shares_of(exchanged(record)) == pytest.approx([one, zero, *others])


def test_a_token_is_worth_having() -> None:
    state = after(CORNER)
    better = with_tokens(state, 1, 15)
    assert shares_of(kernel.from_state(better))[1] > shares_of(kernel.from_state(state))[1]


# Priors


@every_table
def test_every_legal_action_has_a_prior(players: int) -> None:
    for seed in range(5):
        for record in walk(players, seed):
            if kernel.actor(record[0]) >= 0:
                assert all(prior > 0.0 for prior in priors_of(record).values())


def test_the_last_token_wins_at_once() -> None:
    assert ranked(with_tokens(after(CORNER), 1, 1))[0] == "t:a1"


def test_a_leader_is_worth_conquering() -> None:
    assert ranked(after(SIEGE))[0] == "t:b1"


def test_an_elemental_is_worth_claiming() -> None:
    moves = ranked(after(COURT + " m22:b7b8"))
    assert "c:b6" in moves[: len(moves) // 10]


def test_a_half_belongs_on_a_square_of_the_other_element() -> None:
    """Its neighbours are then squares of its own element, where it gives influence."""
    state = after(SUMMONED)
    assert {"m11:h1g1", "m11:g1h1"} <= set(legal(state))
    moves = ranked(state)
    assert moves.index("m11:h1g1") > moves.index("m11:g1h1")


def test_priors_are_deterministic() -> None:
    assert ranked(after(SIEGE)) == ranked(after(SIEGE))


# Quick play


@every_table
def test_quick_play_stops_in_time_and_at_the_end(players: int) -> None:
    numbers, room = np.zeros(kernel.MAX_ACTIONS, np.int32), np.zeros(kernel.MAX_ACTIONS)
    record = next(walk(players, 1))
    advice.playout(record[0], advice.WEIGHTS, 3, numbers, room)
    assert record[0].elementals == 3
    assert kernel.actor(record[0]) == NATURE
    advice.playout(record[0], advice.WEIGHTS, 1000, numbers, room)
    assert kernel.actor(record[0]) == NOBODY


# Weights and levels


def test_the_weights_are_complete() -> None:
    assert advice.WEIGHTS.shape == (LENGTH,)
    assert np.isfinite(advice.WEIGHTS).all()


@every_table
def test_there_is_a_setting_for_every_level(players: int) -> None:
    assert len(advice.levels(ROOM.menu.order(players))) == len(NAMES)


def advise() -> None:
    """Run in a Python without Numba."""
    test_a_leader_is_worth_conquering()
    test_a_token_is_worth_having()
    test_quick_play_stops_in_time_and_at_the_end(2)


def test_advice_needs_no_numba() -> None:
    run_without_numba(__name__, advise.__name__)
