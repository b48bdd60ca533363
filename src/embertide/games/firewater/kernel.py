"""The fast twin of rules.py, which is the law: the same game on one record for each state.

Every function takes such a record (`state_t`) and changes it in place; actions and records are
described in kernel_record.py. Nature's outcomes are markers by number. Python's side, which turns
states and moves of the law into records and numbers and back, is kernel_bridge.py.
"""

import numpy as np
import numpy.typing as npt

from embertide.core.actor import NATURE, NOBODY
from embertide.games.firewater.board import NAMES, STRIDE
from embertide.games.firewater.box import ELEMENTALS, OPEN
from embertide.games.firewater.kernel_bridge import (
    action_of,
    from_state,
    from_view,
    move_of,
    to_state,
)
from embertide.games.firewater.kernel_record import (
    ACTING,
    ACTIONS,
    CHIEF,
    CLAIM,
    CONQUERED,
    ELEMENTAL,
    LAST_ROUND,
    LEADER,
    MARKER,
    MAX_ACTIONS,
    NONE_YET,
    OVER,
    PASS,
    REVEALING,
    SUMMONING,
    TOKEN,
    TOKENS,
    WAITING,
    WAYS,
    WIDTH,
    state_t,
)
from embertide.games.firewater.kernel_table import (
    Gaps,
    Squares,
    cover,
    elemental_sites,
    enthrone,
    first,
    gaps,
    has_gap,
    is_most_lenient,
    lay,
    leader_sites,
    one,
    pick,
    prevails,
    size,
    start,
    summon,
    surrounded,
)
from embertide.games.firewater.rules import CLAIM_SIZE, CONQUEST
from embertide.games.firewater.scoring import LEADERLESS
from embertide.jit import NONE, ONE, bit, bits, choose, jit, lowest, nth, seed, whole

__all__ = [
    "ACTIONS",
    "MAX_ACTIONS",
    "action_of",
    "actions",
    "actor",
    "apply",
    "chances",
    "choose",
    "draw",
    "from_state",
    "from_view",
    "happen",
    "imagine",
    "move_of",
    "returns",
    "rollout",
    "seed",
    "start",
    "state_t",
    "to_state",
    "winners",
]

Ints = npt.NDArray[np.signedinteger]
Floats = npt.NDArray[np.float64]


# Who acts, and what may be done


@jit
def actor(s: np.record) -> int:
    """Whose move it is."""
    if s.phase == REVEALING:
        return NATURE
    if s.phase == OVER:
        return NOBODY
    return whole(s.turn)


@jit
def actions(s: np.record, out: Ints) -> int:
    """The legal actions of the acting seat, in the order of the law; returns how many."""
    if s.phase == SUMMONING:
        return _list(out, whole(0), whole(ELEMENTAL), elemental_sites(s))
    n = whole(0)
    if s.phase == ACTING:
        n = _markers(s, out)
        n = _list(out, n, whole(LEADER), _leader_squares(s))
    n = _list(out, n, whole(TOKEN), _token_squares(s))
    if s.phase == ACTING:
        n = _list(out, n, whole(CLAIM), _claim_squares(s))
    if n == 0 or s.phase == LAST_ROUND:
        out[n] = PASS
        n += 1
    return n


@jit
def _list(out: Ints, n: int, kind: int, squares: Squares) -> int:
    """Lists an action of one kind for each square of a set."""
    low, high = squares
    while low:
        out[n] = kind + _square(lowest(low))
        low &= low - ONE
        n += 1
    while high:
        out[n] = kind + _square(64 + lowest(high))
        high &= high - ONE
        n += 1
    return n


@jit
def _square(at: int) -> int:
    """The square of the law at that place."""
    return at - (at // WIDTH) * (WIDTH - STRIDE)


@jit
def _place(square: int) -> int:
    """The place of a square of the law."""
    return square + (square // STRIDE) * (WIDTH - STRIDE)


@jit
def _markers(s: np.record, out: Ints) -> int:
    """W-4: every open marker on every two adjacent empty squares, either way round."""
    markers = s.open[s.turn]
    if not markers:
        return 0
    pairs = _pairs(s, out, MARKER + lowest(markers) * len(NAMES) * len(WAYS))
    n = pairs
    rest = markers & (markers - ONE)
    while rest:
        further = (lowest(rest) - lowest(markers)) * len(NAMES) * len(WAYS)
        for i in range(pairs):
            out[n + i] = out[i] + further
        n += pairs
        rest &= rest - ONE
    return n


@jit
def _pairs(s: np.record, out: Ints, kind: int) -> int:
    """W-4: lists one marker's actions."""
    low, high = s.empty[0], s.empty[1]
    n = 0
    while low | high:
        at = first(low, high)
        if low:
            low &= low - ONE
        else:
            high &= high - ONE
        for way in range(4):
            if _is_empty(s, at + WAYS[way]):
                out[n] = kind + _square(at) * len(WAYS) + way
                n += 1
    return n


@jit
def _is_empty(s: np.record, at: int) -> bool:
    return 0 <= at < 128 and s.empty[at >> 6] & bit(at & 63) != NONE


@jit
def _leader_squares(s: np.record) -> Squares:
    """W-6: where he may place his leader, once a game."""
    return leader_sites(s) if s.leader[s.turn] == WAITING else (NONE, NONE)


@jit
def _token_squares(s: np.record) -> Squares:
    """W-7: where he may place a token."""
    low, high = surrounded(s)
    low &= s.free[0]
    high &= s.free[1]
    leader = whole(s.leader[s.turn])
    if leader >= 0:
        own_low, own_high = one(leader)
        low &= ~own_low
        high &= ~own_high
    return prevails(s, whole(s.turn), low, high) if low | high else (low, high)


@jit
def _claim_squares(s: np.record) -> Squares:
    """W-9: the elementals he may claim: his leader stands, no gap beside it, and he is lenient."""
    if s.leader[s.turn] < 0:
        return NONE, NONE
    low, high = surrounded(s)
    low &= s.wild[0]
    high &= s.wild[1]
    rest_low, rest_high = low, high
    while rest_low | rest_high:
        at = first(rest_low, rest_high)
        here_low, here_high = one(at)
        rest_low ^= here_low
        rest_high ^= here_high
        if not is_most_lenient(s, whole(s.turn), at):
            low ^= here_low
            high ^= here_high
    return low, high


# What an action does


@jit
def apply(s: np.record, action: int) -> None:
    """Plays an action of the acting seat, which must be legal."""
    if action == PASS:
        _end_turn(s)
    elif action < MARKER:
        _place_elemental(s, _place(action - ELEMENTAL))
    elif action < LEADER:
        what = action - MARKER
        at = _place(what // len(WAYS) % len(NAMES))
        _place_marker(s, what // (len(WAYS) * len(NAMES)), at, what % len(WAYS))
    elif action < TOKEN:
        _place_leader(s, _place(action - LEADER))
    elif action < CLAIM:
        _place_token(s, _place(action - TOKEN))
    else:
        _possess(s, _place(action - CLAIM), whole(CLAIM_SIZE))


@jit
def _place_elemental(s: np.record, at: int) -> None:
    """W-3: three elementals, each by the next seat; then every player reveals his first markers."""
    summon(s, at)
    s.turn = _next(s)
    if s.elementals == ELEMENTALS:
        s.phase = REVEALING
        s.due = OPEN * s.players


@jit
def _place_marker(s: np.record, marker: int, at: int, way: int) -> None:
    """W-4: both halves lie down, and the next marker of the stack is due."""
    seat = whole(s.turn)
    lay(s, seat, marker, at, way)
    s.open[seat] ^= bit(marker)
    _end_filling(s)
    if s.stack[seat]:
        s.phase = REVEALING
        s.due = 1
        s.revealer = seat


@jit
def _place_leader(s: np.record, at: int) -> None:
    """W-6: the leader takes his place."""
    enthrone(s, whole(s.turn), at)
    _end_filling(s)


@jit
def _place_token(s: np.record, at: int) -> None:
    """W-7, W-8: a token, or two on another player's leader, who is conquered for good."""
    owner = whole(s.piece[at]) - CHIEF
    if 0 <= owner < 4:
        s.leader[owner] = CONQUERED
        _possess(s, at, whole(CONQUEST))
    else:
        _possess(s, at, whole(1))


@jit
def _possess(s: np.record, at: int, wanted: int) -> None:
    """W-10, W-12: so many tokens, or the one he has left; with the last he wins."""
    seat = whole(s.turn)
    count = min(wanted, whole(s.tokens[seat]))
    cover(s, seat, at, count)
    s.tokens[seat] -= count
    if s.tokens[seat]:
        _end_turn(s)
        return
    s.master = seat
    s.last = seat if s.phase == ACTING else s.last
    s.phase = OVER


@jit
def _end_filling(s: np.record) -> None:
    """W-13: once no two adjacent squares are empty, this was the last regular turn."""
    if not has_gap(s):
        s.last = s.turn
        s.phase = LAST_ROUND
    s.turn = _next(s)


@jit
def _end_turn(s: np.record) -> None:
    """W-13: clockwise; the last round ends before it comes back to who had the last turn."""
    s.turn = _next(s)
    if s.turn == s.last:
        s.phase = OVER


@jit
def _next(s: np.record) -> int:
    return whole(s.turn) + 1 if s.turn + 1 < s.players else 0


# Nature


@jit
def chances(s: np.record, out: Ints, odds: Ints) -> int:
    """W-15: the markers Nature may reveal, all equally likely; returns how many."""
    rest = s.stack[s.revealer]
    n = 0
    while rest:
        out[n] = lowest(rest)
        odds[n] = 1
        rest &= rest - ONE
        n += 1
    return n


@jit
def happen(s: np.record, outcome: int) -> None:
    """W-3, W-4: that marker is revealed."""
    marker = bit(outcome)
    s.stack[s.revealer] ^= marker
    s.open[s.revealer] |= marker
    due = whole(s.due) - 1
    s.due = due
    if due == 0:
        s.revealer = 0
        s.phase = ACTING if s.last == NONE_YET else LAST_ROUND
    elif due % OPEN == 0:
        s.revealer += 1


@jit
def draw(s: np.record) -> None:
    """Nature reveals a marker by the record's own luck."""
    stack = s.stack[s.revealer]
    happen(s, nth(stack, choose(s, bits(stack))))


@jit
def imagine(s: np.record, seat: int) -> None:
    """W-15: nothing to imagine; what has no order yet, nobody knows."""


# Scoring


@jit
def returns(s: np.record, out: Ints) -> None:
    """W-14: the points of each seat as if the game ended now."""
    for seat in range(whole(s.players)):
        out[seat] = _points(s, seat)


@jit
def _points(s: np.record, seat: int) -> int:
    """W-14: a point for each token placed; a leader never placed or conquered costs some."""
    placed: int = TOKENS[s.players - 2] - whole(s.tokens[seat])
    return placed if s.leader[seat] >= 0 else placed + LEADERLESS


@jit
def winners(s: np.record, out: Floats) -> None:
    """W-12, W-14: the whole win for one seat, as if the game ended now."""
    winner = whole(s.master)
    if winner == NONE_YET:
        winner = _leading(s)
    for seat in range(whole(s.players)):
        out[seat] = 1.0 if seat == winner else 0.0


@jit
def _leading(s: np.record) -> int:
    """W-14: who has the most points; of several, the first from the last regular turn on."""
    seat = _last_turn(s)
    winner = seat
    most = _points(s, seat)
    for _ in range(whole(s.players) - 1):
        seat = seat + 1 if seat + 1 < s.players else 0
        points = _points(s, seat)
        if points > most:
            winner = seat
            most = points
    return winner


@jit
def _last_turn(s: np.record) -> int:
    """W-14: who had the last regular turn; before the first, who had the last of the set-up."""
    if s.last != NONE_YET:
        return whole(s.last)
    players = whole(s.players)
    following = ELEMENTALS if s.phase == SUMMONING else whole(s.turn) + players
    return (following - 1) % players


# Random games


@jit
def rollout(s: np.record, buf: Ints) -> None:
    """Plays to the end: every legal move equally likely, Nature by her odds. Needs no `buf`."""
    while s.phase != OVER:
        _any_move(s)


@jit
def _any_move(s: np.record) -> None:
    if s.phase == REVEALING:
        draw(s)
    elif s.phase == ACTING:
        _act_any(s)
    elif s.phase == LAST_ROUND:
        _close_any(s)
    else:
        low, high = elemental_sites(s)
        _place_elemental(s, pick(low, high, choose(s, size(low, high))))


@jit
def _act_any(s: np.record) -> None:
    """W-4 to W-11: one of all actions; they are counted by kind, and only the chosen is made."""
    pairs = gaps(s)
    seat_low, seat_high = _leader_squares(s)
    token_low, token_high = _token_squares(s)
    claim_low, claim_high = _claim_squares(s)
    markers = 2 * bits(s.open[s.turn]) * (size(pairs[0], pairs[1]) + size(pairs[2], pairs[3]))
    leaders = size(seat_low, seat_high)
    tokens = size(token_low, token_high)
    total = markers + leaders + tokens + size(claim_low, claim_high)
    at = choose(s, total) if total > 1 else 0
    if at < markers:
        _place_any(s, pairs, at)
    elif at < markers + leaders:
        _place_leader(s, pick(seat_low, seat_high, at - markers))
    elif at < markers + leaders + tokens:
        _place_token(s, pick(token_low, token_high, at - markers - leaders))
    elif at < total:
        at -= markers + leaders + tokens
        _possess(s, pick(claim_low, claim_high, at), whole(CLAIM_SIZE))
    else:
        _end_turn(s)


@jit
def _place_any(s: np.record, pairs: Gaps, at: int) -> None:
    """W-4: the marker action of that index: by way round, by marker, by gap."""
    rows, files = size(pairs[0], pairs[1]), size(pairs[2], pairs[3])
    turned = at & 1
    at >>= 1
    markers = s.open[s.turn]
    while at >= rows + files:
        at -= rows + files
        markers &= markers - ONE
    upright = at >= rows
    low, high = (pairs[2], pairs[3]) if upright else (pairs[0], pairs[1])
    here = pick(low, high, at - rows if upright else at)
    way = 3 if upright else 2
    if turned:
        here += WAYS[way]
        way = 3 - way
    _place_marker(s, lowest(markers), here, way)


@jit
def _close_any(s: np.record) -> None:
    """W-13: a last token somewhere, or none."""
    low, high = _token_squares(s)
    at = choose(s, size(low, high) + 1)
    if at < size(low, high):
        _place_token(s, pick(low, high, at))
    else:
        _end_turn(s)
