"""Prospects of an elemental without a token: by lenience and by empty neighbours."""

from embertide.compiled.bitset import bit
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Record
from embertide.games.firewater.advice.squares import Strengths
from embertide.games.firewater.advice.weights import (
    BEYOND,
    EDGE,
    MILD,
    RIVALS,
    ROOMS,
    SPIRIT,
    Sense,
)
from embertide.games.firewater.kernel.record import CONQUERED, HALF, WAITING, WAYS


@jit
def is_wild(s: Record, at: int) -> bool:
    """Return whether there is an elemental without a token at a place."""
    return 0 <= at < 128 and (s.wild[at >> 6] & bit(at & 63)) != 0


@jit
def company(s: Record, at: int) -> tuple[Strengths, int]:
    """W-9: return each seat's presence beside a place, and the number of empty squares."""
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
    """Return the class of a presence: 0, 1, 2, 3 to 4, more."""
    if presence < 3:
        return presence
    return 3 if presence < 5 else 4


@jit
def hope(here: Strengths, room: int, seat: int, turn: int, placed: bool) -> int:
    """Return the prospect of an elemental to a seat whose leader is not conquered."""
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
def lure(s: Record, sense: Sense, here: Strengths, room: int) -> float:
    """Return the value of an elemental summed over all seats, each with its weight."""
    found = 0.0
    for seat in range(whole(s.players)):
        if s.leader[seat] != CONQUERED:
            what = hope(here, room, seat, sense.turn, s.leader[seat] != WAITING)
            found += sense.shares[seat] * sense.table[BEYOND + what]
    return found
