"""What an elemental without token promises each seat: who is most lenient, and how open it is."""

import numpy as np

from embertide.games.firewater.advice_squares import Strengths
from embertide.games.firewater.advice_weights import (
    BEYOND,
    EDGE,
    MILD,
    RIVALS,
    ROOMS,
    SPIRIT,
    Sense,
)
from embertide.games.firewater.kernel_record import CONQUERED, HALF, WAITING, WAYS
from embertide.jit import bit, jit, whole


@jit
def is_wild(s: np.record, at: int) -> bool:
    """Whether there is an elemental without token."""
    return 0 <= at < 128 and (s.wild[at >> 6] & bit(at & 63)) != 0


@jit
def company(s: np.record, at: int) -> tuple[Strengths, int]:
    """W-9: how strongly each seat is present beside a place, and how many squares are empty."""
    zero, one, two, three, room = 0, 0, 0, 0, 0
    for way in WAYS:
        near = at + way
        piece = whole(s.piece[near])
        if s.token[near]:
            continue
        if piece == 0:
            room += 1
        elif piece >= HALF:
            value, seat = (piece >> 2 & 3) + 1, piece & 3
            zero += value if seat == 0 else 0
            one += value if seat == 1 else 0
            two += value if seat == 2 else 0
            three += value if seat == 3 else 0
    return (zero, one, two, three), room


@jit
def _step(presence: int) -> int:
    if presence < 3:
        return presence
    return 3 if presence < 5 else 4


@jit
def hope(here: Strengths, room: int, seat: int, turn: int, placed: bool) -> int:
    """The prospect an elemental is to a seat whose leader is not conquered."""
    mine, mildest = 0, 99
    for other in range(4):
        presence = here[other]
        if other == seat:
            mine = presence
        elif 0 < presence < mildest:
            mildest = presence
    edge = 1
    if mine and mine != mildest:
        edge = 0 if mine < mildest else 2
    rival = 0 if mildest == 99 else _step(mildest)
    if room == 0 and seat == turn:
        room = ROOMS - 1
    at = ((_step(mine) * RIVALS + rival) * EDGE + edge) * ROOMS + room
    return SPIRIT + at + (MILD * RIVALS * EDGE * ROOMS if placed else 0)


@jit
def lure(s: np.record, sense: Sense, here: Strengths, room: int) -> float:
    """What an elemental is worth to all seats together, each weighed by its share."""
    found = 0.0
    for seat in range(whole(s.players)):
        if s.leader[seat] != CONQUERED:
            what = hope(here, room, seat, sense.turn, s.leader[seat] != WAITING)
            found += sense.shares[seat] * sense.table[BEYOND + what]
    return found
