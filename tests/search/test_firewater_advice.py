"""What players that think know about Fire & Water."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from embertide.core.actor import NATURE, NOBODY
from embertide.core.level import NAMES
from embertide.games.firewater import ROOM, advice, kernel
from embertide.games.firewater.advice_weights import LENGTH
from embertide.games.firewater.kernel_record import CHIEF, HALF
from embertide.games.firewater.state import State
from tests.kernels.walk import run_without_numba
from tests.rules.firewater.positions import CORNER, COURT, SIEGE, SUMMONED
from tests.rules.firewater.table import GAME, after, legal, with_tokens

Record = npt.NDArray[Any]

every_table = pytest.mark.parametrize("players", [2, 3, 4])


def walk(players: int, seed: int) -> Iterator[Record]:
    """Every position of a random game, the last one too."""
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


def judged(record: Record) -> list[float]:
    out = np.zeros(4)
    advice.evaluate(record[0], advice.WEIGHTS, out)
    shares: list[float] = out[: record[0].players].tolist()
    return shares


def promises(record: Record) -> dict[int, float]:
    numbers, out = np.zeros(kernel.MAX_ACTIONS, np.int32), np.zeros(kernel.MAX_ACTIONS)
    n = kernel.actions(record[0], numbers)
    advice.priors(record[0], advice.WEIGHTS, numbers, n, out)
    return dict(zip(numbers[:n].tolist(), out[:n].tolist(), strict=True))


def ranked(state: State) -> list[str]:
    """The legal moves of a position, the most promising first."""
    found = promises(kernel.from_state(state))
    moves = sorted(found, key=lambda action: -found[action])
    return [GAME.write(kernel.move_of(state, action)) for action in moves]


def exchanged(record: Record) -> Record:
    """The same position with seats 0 and 1 exchanged."""
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


# Judging


@every_table
def test_shares_of_the_win_add_up(players: int) -> None:
    for seed in range(10):
        for record in walk(players, seed):
            shares = judged(record)
            assert sum(shares) == pytest.approx(1.0)
            assert all(0.0 <= share <= 1.0 for share in shares)


@every_table
def test_at_the_end_the_winner_has_it_all(players: int) -> None:
    for seed in range(10):
        *_, last = walk(players, seed)
        out = np.zeros(4)
        kernel.winners(last[0], out)
        assert judged(last) == out[:players].tolist()


@every_table
def test_no_seat_is_favoured(players: int) -> None:
    for seed in range(5):
        for record in walk(players, seed):
            if kernel.actor(record[0]) != NOBODY:
                zero, one, *others = judged(record)
                assert judged(exchanged(record)) == pytest.approx([one, zero, *others])


def test_a_token_is_worth_having() -> None:
    state = after(CORNER)
    better = with_tokens(state, 1, 15)
    assert judged(kernel.from_state(better))[1] > judged(kernel.from_state(state))[1]


# First impressions


@every_table
def test_every_legal_action_has_a_promise(players: int) -> None:
    for seed in range(5):
        for record in walk(players, seed):
            if kernel.actor(record[0]) >= 0:
                assert all(promise > 0.0 for promise in promises(record).values())


def test_the_last_token_wins_at_once() -> None:
    assert ranked(with_tokens(after(CORNER), 1, 1))[0] == "t:a1"


def test_a_leader_is_worth_conquering() -> None:
    assert ranked(after(SIEGE))[0] == "t:b1"


def test_an_elemental_is_worth_claiming() -> None:
    moves = ranked(after(COURT + " m22:b7b8"))
    assert "c:b6" in moves[: len(moves) // 10]


def test_a_half_belongs_on_a_square_of_the_other_element() -> None:
    """Around it are squares of its own element then, on which it gives influence."""
    state = after(SUMMONED)
    assert {"m11:h1g1", "m11:g1h1"} <= set(legal(state))
    moves = ranked(state)
    assert moves.index("m11:h1g1") > moves.index("m11:g1h1")


def test_impressions_are_the_same_every_time() -> None:
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


# Settings


def test_the_weights_are_complete() -> None:
    assert advice.WEIGHTS.shape == (LENGTH,)
    assert np.isfinite(advice.WEIGHTS).all()


@every_table
def test_there_is_a_setting_for_every_level(players: int) -> None:
    assert len(advice.levels(ROOM.menu.order(players))) == len(NAMES)


def advise() -> None:
    """What a Python without Numba must be able to do."""
    test_a_leader_is_worth_conquering()
    test_a_token_is_worth_having()
    test_quick_play_stops_in_time_and_at_the_end(2)


def test_advice_needs_no_numba() -> None:
    run_without_numba(__name__, advise.__name__)
