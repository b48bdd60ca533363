"""First impressions: how promising each legal action looks, by what it changes right away."""

import numpy as np
import numpy.typing as npt

from embertide.games.firewater.advice_gains import VALUES, fill_gains, fill_halves, fill_table
from embertide.games.firewater.advice_spirits import company, hope, is_wild, lure
from embertide.games.firewater.advice_squares import (
    is_free,
    is_of,
    openings,
    prize,
    raised,
    strengths,
    tallied,
)
from embertide.games.firewater.advice_weights import (
    BEYOND,
    FATE,
    FEW,
    LEFT,
    POINT,
    PROSPECTS,
    SHARPNESS,
    Floats,
    Sense,
    Shares,
)
from embertide.games.firewater.board import NAMES, STRIDE
from embertide.games.firewater.box import OPEN
from embertide.games.firewater.kernel_record import (
    CHIEF,
    CLAIM,
    HALF,
    LEADER,
    MARKER,
    OVER,
    PASS,
    PLACES,
    SUMMONING,
    TOKEN,
    WAITING,
    WAYS,
    WIDTH,
)
from embertide.games.firewater.rules import CLAIM_SIZE, CONQUEST
from embertide.jit import ONE, jit, lowest, whole

Ints = npt.NDArray[np.signedinteger]

_KIND = len(NAMES) * len(WAYS)
_FAINTEST = -16.0
"""Nothing looks worse than this."""
_VICTORY = 20.0
"""W-12: what the last token means."""


@jit
def priors(s: np.record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """How promising each of the n legal actions of the acting seat looks: numbers above 0."""
    if s.phase in (SUMMONING, OVER):
        for i in range(n):
            out[i] = 1.0
        return
    _weigh(s, w, legal, n, out)
    most = out[0]
    for i in range(1, n):
        most = max(most, out[i])
    sharpness = w[SHARPNESS + whole(s.players) - 2]
    for i in range(n):
        out[i] = np.exp(max(_FAINTEST, sharpness * (out[i] - most)))


@jit
def _weigh(s: np.record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """What each action changes, in log-odds."""
    sense = Sense(np.empty(BEYOND + PROSPECTS), _shares(s), _following(s))
    fill_table(s, w, sense.turn, sense.table)
    gain = np.zeros(PLACES * VALUES)
    fire, water = np.empty(OPEN * PLACES), np.empty(OPEN * PLACES)
    if MARKER <= legal[0] < TOKEN:
        fill_gains(s, sense, gain)
        fill_halves(s, sense, gain, fire, water)
    hailed = _hailed(s, sense)
    for i in range(n):
        action = whole(legal[i])
        if action == PASS:
            out[i] = 0.0
        elif action < LEADER:
            out[i] = _marker(s, action - MARKER, gain, fire, water)
        elif action < TOKEN:
            out[i] = hailed + _leader(s, sense, gain, _place(action - LEADER))
        elif action < CLAIM:
            out[i] = _token(s, sense, _place(action - TOKEN))
        else:
            out[i] = _claim(s, sense, _place(action - CLAIM))


@jit
def _shares(s: np.record) -> Shares:
    """How much the hopes of each seat count for the acting one: its own, less all others'."""
    seat, rival = whole(s.turn), -1.0 / (s.players - 1)
    return (
        1.0 if seat == 0 else rival,
        1.0 if seat == 1 else rival,
        0.0 if s.players < 3 else 1.0 if seat == 2 else rival,
        0.0 if s.players < 4 else 1.0 if seat == 3 else rival,
    )


@jit
def _following(s: np.record) -> int:
    return whole(s.turn) + 1 if s.turn + 1 < s.players else 0


@jit
def _place(square: int) -> int:
    """The place of a square of the law."""
    return square + (square // STRIDE) * (WIDTH - STRIDE)


# Actions


@jit
def _marker(s: np.record, what: int, gain: Floats, fire: Floats, water: Floats) -> float:
    """W-4: both halves; what each would do to the other's square is in its own account."""
    marker, at = what // _KIND, _place(what // len(WAYS) % len(NAMES))
    twin = at + WAYS[what % len(WAYS)]
    i = 0
    markers = s.open[s.turn]
    while lowest(markers) != marker:
        markers &= markers - ONE
        i += PLACES
    one = (marker >> 2) + 1 if is_of(s, twin, False) else 0
    two = (marker & 3) + 1 if is_of(s, at, True) else 0
    twice = gain[twin * VALUES + one] + gain[at * VALUES + two]
    found: float = fire[i + at] + water[i + twin] - twice
    return found


@jit
def _hailed(s: np.record, sense: Sense) -> float:
    """W-6: what a placed leader means, wherever it stands."""
    seat = whole(s.turn)
    if s.leader[seat] != WAITING:
        return 0.0
    found: float = sense.table[BEYOND + FATE] - sense.table[BEYOND + FATE + 1]
    for i in range(whole(s.elementals)):
        at = whole(s.elemental[i])
        if s.token[at] == 0:
            here, room = company(s, at)
            found += sense.table[BEYOND + hope(here, room, seat, -1, True)]
            found -= sense.table[BEYOND + hope(here, room, seat, -1, False)]
    return found


@jit
def _leader(s: np.record, sense: Sense, gain: Floats, at: int) -> float:
    """W-6: what a leader changes on his square and around it."""
    here, room = strengths(s, at), tallied(openings(s, at >> 6), at & 63)
    found = prize(sense, CHIEF + whole(s.turn), here, room)
    found -= prize(sense, 0, here, room)
    for way in WAYS:
        if is_free(s, at + way):
            found += float(gain[(at + way) * VALUES])
    return found


@jit
def _placed(s: np.record, sense: Sense, count: int) -> float:
    """What so many more tokens on the board mean."""
    left = whole(s.tokens[s.turn])
    if count >= left:
        return _VICTORY
    table, at = sense.table, BEYOND + LEFT
    found: float = count * table[BEYOND + POINT]
    return found + float(table[at + min(left - count, FEW)] - table[at + min(left, FEW)])


@jit
def _claim(s: np.record, sense: Sense, at: int) -> float:
    """W-9: two tokens for a hope."""
    here, room = company(s, at)
    return _placed(s, sense, CLAIM_SIZE) - lure(s, sense, here, room)


@jit
def _token(s: np.record, sense: Sense, at: int) -> float:
    """W-7, W-8: a token for a hope; what it covers, and what that changes around it."""
    here, piece = strengths(s, at), whole(s.piece[at])
    found = -prize(sense, piece, here, 0)
    if CHIEF <= piece < HALF:
        owner = piece - CHIEF
        fallen = sense.table[BEYOND + FATE + 2] - sense.table[BEYOND + FATE]
        found += _placed(s, sense, CONQUEST) + sense.shares[owner] * fallen
    else:
        found += _placed(s, sense, 1)
    if piece == 0 or piece >= HALF:
        for way in WAYS:
            found += _covered(s, sense, piece, at + way)
    return found


@jit
def _covered(s: np.record, sense: Sense, piece: int, near: int) -> float:
    """What a covered half, or a filled square, changes on a neighbour."""
    seat, filled = piece & 3, 1 if piece == 0 else 0
    value = (piece >> 2 & 3) + 1 if piece >= HALF else 0
    if is_free(s, near):
        here, room = strengths(s, near), tallied(openings(s, near >> 6), near & 63)
        on = whole(s.piece[near])
        before = prize(sense, on, here, room)
        if value and is_of(s, near, piece & 16 != 0):
            here = raised(here, seat, -value)
        return prize(sense, on, here, room - filled) - before
    if is_wild(s, near):
        here, room = company(s, near)
        before = lure(s, sense, here, room)
        here = raised(here, seat, -value)
        return lure(s, sense, here, room - filled) - before
    return 0.0
