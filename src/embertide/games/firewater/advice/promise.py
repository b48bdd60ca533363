"""Priors of legal actions, by their immediate effect on all prospects."""

from embertide.compiled.arithmetic import exp
from embertide.compiled.bitset import ONE, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Floats, Ints, Record, empty, float64
from embertide.games.firewater.advice.gains import VALUES, fill_gains, fill_halves, fill_table
from embertide.games.firewater.advice.spirits import company, hope, is_wild, lure
from embertide.games.firewater.advice.squares import (
    is_free,
    is_of,
    openings,
    prize,
    raised,
    strengths,
    tallied,
)
from embertide.games.firewater.advice.weights import (
    BEYOND,
    FATE,
    FEW,
    LEFT,
    POINT,
    PROSPECTS,
    SHARPNESS,
    Sense,
    Shares,
)
from embertide.games.firewater.kernel.board import place_of
from embertide.games.firewater.kernel.record import (
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
)
from embertide.games.firewater.rules.board import NAMES
from embertide.games.firewater.rules.box import OPEN
from embertide.games.firewater.rules.rules import CLAIM_SIZE, CONQUEST

_KIND = len(NAMES) * len(WAYS)
"""The number of actions of one marker."""
# The sizes of buffers have names, since a GPU's are constants.
_TABLE = BEYOND + PROSPECTS
_GAINS = PLACES * VALUES
_HALVES = OPEN * PLACES

_FAINTEST = -16.0
"""The lowest log-prior: it keeps every prior above 0."""
_VICTORY = 20.0
"""W-12: the effect of the last token, above that of any other action."""


@jit
def priors(s: Record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """Set the prior of each of the n legal actions of the acting seat: numbers above 0."""
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
        out[i] = exp(max(_FAINTEST, sharpness * (out[i] - most)))


@jit
def _weigh(s: Record, w: Floats, legal: Ints, n: int, out: Floats) -> None:
    """Set the effect of each action, in log-odds."""
    sense = Sense(empty(_TABLE, float64), _shares(s), _following(s))
    fill_table(s, w, sense.turn, sense.table)
    gain = empty(_GAINS, float64)
    fire, water = empty(_HALVES, float64), empty(_HALVES, float64)
    if MARKER <= legal[0] < TOKEN:
        for i in range(_GAINS):
            gain[i] = 0.0
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
            out[i] = hailed + _leader(s, sense, gain, place_of(action - LEADER))
        elif action < CLAIM:
            out[i] = _token(s, sense, place_of(action - TOKEN))
        else:
            out[i] = _claim(s, sense, place_of(action - CLAIM))


@jit
def _shares(s: Record) -> Shares:
    """Return the weight of each seat's prospects: 1 for the acting seat, negative for others."""
    seat, rival = whole(s.turn), -1.0 / (s.players - 1)
    return (
        1.0 if seat == 0 else rival,
        1.0 if seat == 1 else rival,
        0.0 if s.players < 3 else 1.0 if seat == 2 else rival,
        0.0 if s.players < 4 else 1.0 if seat == 3 else rival,
    )


@jit
def _following(s: Record) -> int:
    """Return the next seat."""
    return whole(s.turn) + 1 if s.turn + 1 < s.players else 0


# Actions


@jit
def _marker(s: Record, what: int, gain: Floats, fire: Floats, water: Floats) -> float:
    """W-4: return the effect of both halves, without what each would do to the other's square."""
    marker, at = what // _KIND, place_of(what // len(WAYS) % len(NAMES))
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
def _hailed(s: Record, sense: Sense) -> float:
    """W-6: return the effect of placing a leader that does not depend on the square."""
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
def _leader(s: Record, sense: Sense, gain: Floats, at: int) -> float:
    """W-6: return the effect of a leader on its square and around it."""
    here, room = strengths(s, at), tallied(openings(s, at >> 6), at & 63)
    found = prize(sense, CHIEF + whole(s.turn), here, room)
    found -= prize(sense, 0, here, room)
    for way in WAYS:
        if is_free(s, at + way):
            found += float(gain[(at + way) * VALUES])
    return found


@jit
def _placed(s: Record, sense: Sense, count: int) -> float:
    """Return the effect of placing `count` tokens."""
    left = whole(s.tokens[s.turn])
    if count >= left:
        return _VICTORY
    table, at = sense.table, BEYOND + LEFT
    found: float = count * table[BEYOND + POINT]
    return found + float(table[at + min(left - count, FEW)] - table[at + min(left, FEW)])


@jit
def _claim(s: Record, sense: Sense, at: int) -> float:
    """W-9: return the effect of claiming an elemental: two tokens, less its prospects."""
    here, room = company(s, at)
    return _placed(s, sense, CLAIM_SIZE) - lure(s, sense, here, room)


@jit
def _token(s: Record, sense: Sense, at: int) -> float:
    """W-7, W-8: return the effect of a token: what it covers, and what changes around it."""
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
def _covered(s: Record, sense: Sense, piece: int, near: int) -> float:
    """Return the effect of a covered half, or a filled square, on a neighbour."""
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
