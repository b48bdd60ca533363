"""The compiled twin of rules.py: the same game on one record for each state.

Every function takes a record (`state_t`) and changes it in place; record.py describes records and
actions. Nature's outcomes are the indices of markers. bridge.py converts states and moves of the
rules to records and actions and back.
"""

from embertide.compiled.bitset import NONE, ONE, bit, bits, lowest, nth
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Floats, Ints, Record
from embertide.compiled.rng import choose, seed
from embertide.core.actor import NATURE, NOBODY
from embertide.games.firewater.kernel.board import (
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
    place_of,
    prevails,
    size,
    start,
    summon,
    surrounded,
)
from embertide.games.firewater.kernel.bridge import (
    action_of,
    from_state,
    from_view,
    move_of,
    to_state,
)
from embertide.games.firewater.kernel.record import (
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
from embertide.games.firewater.rules.board import NAMES, STRIDE
from embertide.games.firewater.rules.box import ELEMENTALS, OPEN
from embertide.games.firewater.rules.rules import CLAIM_SIZE, CONQUEST
from embertide.games.firewater.rules.scoring import LEADERLESS

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


# Actor and legal actions


@jit
def actor(s: Record) -> int:
    """Return the seat to move, NATURE or NOBODY."""
    if s.phase == REVEALING:
        return NATURE
    if s.phase == OVER:
        return NOBODY
    return whole(s.turn)


@jit
def actions(s: Record, out: Ints) -> int:
    """List the legal actions of the acting seat in the order of the rules; return their number."""
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
    """List an action of one kind for each square of a set; return the new number of actions."""
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
    """Return the square of the rules at that place."""
    return at - (at // WIDTH) * (WIDTH - STRIDE)


@jit
def _markers(s: Record, out: Ints) -> int:
    """W-4: list every open marker on every pair of adjacent empty squares, in both directions."""
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
def _pairs(s: Record, out: Ints, kind: int) -> int:
    """W-4: list the actions of one marker; return their number."""
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
def _is_empty(s: Record, at: int) -> bool:
    return 0 <= at < 128 and s.empty[at >> 6] & bit(at & 63) != NONE


@jit
def _leader_squares(s: Record) -> Squares:
    """W-6: return where the acting seat may place its leader, once a game."""
    return leader_sites(s) if s.leader[s.turn] == WAITING else (NONE, NONE)


@jit
def _token_squares(s: Record) -> Squares:
    """W-7: return where the acting seat may place a token."""
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
def _claim_squares(s: Record) -> Squares:
    """W-9: return the elementals that the acting seat may claim.

    Its leader must be on the board, no square beside the elemental empty, and the seat the most
    lenient of those present.
    """
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


# Effects of actions


@jit
def apply(s: Record, action: int) -> None:
    """Play a legal action of the acting seat."""
    if action == PASS:
        _end_turn(s)
    elif action < MARKER:
        _place_elemental(s, place_of(action - ELEMENTAL))
    elif action < LEADER:
        what = action - MARKER
        at = place_of(what // len(WAYS) % len(NAMES))
        _place_marker(s, what // (len(WAYS) * len(NAMES)), at, what % len(WAYS))
    elif action < TOKEN:
        _place_leader(s, place_of(action - LEADER))
    elif action < CLAIM:
        _place_token(s, place_of(action - TOKEN))
    else:
        _possess(s, place_of(action - CLAIM), whole(CLAIM_SIZE))


@jit
def _place_elemental(s: Record, at: int) -> None:
    """W-3: place an elemental; after the third, every player reveals their first markers."""
    summon(s, at)
    s.turn = _next(s)
    if s.elementals == ELEMENTALS:
        s.phase = REVEALING
        s.due = OPEN * s.players


@jit
def _place_marker(s: Record, marker: int, at: int, way: int) -> None:
    """W-4: lay both halves; the next marker of the stack is to be revealed."""
    seat = whole(s.turn)
    lay(s, seat, marker, at, way)
    s.open[seat] ^= bit(marker)
    _end_filling(s)
    if s.stack[seat]:
        s.phase = REVEALING
        s.due = 1
        s.revealer = seat


@jit
def _place_leader(s: Record, at: int) -> None:
    """W-6: place the leader of the acting seat."""
    enthrone(s, whole(s.turn), at)
    _end_filling(s)


@jit
def _place_token(s: Record, at: int) -> None:
    """W-7, W-8: place a token, or two on another player's leader, which is conquered."""
    owner = whole(s.piece[at]) - CHIEF
    if 0 <= owner < 4:
        s.leader[owner] = CONQUERED
        _possess(s, at, whole(CONQUEST))
    else:
        _possess(s, at, whole(1))


@jit
def _possess(s: Record, at: int, wanted: int) -> None:
    """W-10, W-12: place `wanted` tokens, or the one that is left; the last one wins the game."""
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
def _end_filling(s: Record) -> None:
    """W-13: end the turn; if no two adjacent squares are empty, it was the last regular one."""
    if not has_gap(s):
        s.last = s.turn
        s.phase = LAST_ROUND
    s.turn = _next(s)


@jit
def _end_turn(s: Record) -> None:
    """W-13: give the turn to the next seat; the last round ends when it has gone round."""
    s.turn = _next(s)
    if s.turn == s.last:
        s.phase = OVER


@jit
def _next(s: Record) -> int:
    return whole(s.turn) + 1 if s.turn + 1 < s.players else 0


# Nature


@jit
def chances(s: Record, out: Ints, odds: Ints) -> int:
    """W-15: list the markers that Nature may reveal, all equally likely; return their number."""
    rest = s.stack[s.revealer]
    n = 0
    while rest:
        out[n] = lowest(rest)
        odds[n] = 1
        rest &= rest - ONE
        n += 1
    return n


@jit
def happen(s: Record, outcome: int) -> None:
    """W-3, W-4: reveal that marker."""
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
def draw(s: Record) -> None:
    """Reveal a marker by the record's random generator."""
    stack = s.stack[s.revealer]
    happen(s, nth(stack, choose(s, bits(stack))))


@jit
def imagine(s: Record, seat: int) -> None:
    """W-15: do nothing: no seat knows anything that another does not."""


# Scoring


@jit
def returns(s: Record, out: Ints) -> None:
    """W-14: set the points of each seat if the game ended now."""
    for seat in range(whole(s.players)):
        out[seat] = _points(s, seat)


@jit
def _points(s: Record, seat: int) -> int:
    """W-14: return a point for each token placed, less for a leader not placed or conquered."""
    placed: int = TOKENS[s.players - 2] - whole(s.tokens[seat])
    return placed if s.leader[seat] >= 0 else placed + LEADERLESS


@jit
def winners(s: Record, out: Floats) -> None:
    """W-12, W-14: set each seat's share of the win if the game ended now: all to one seat."""
    winner = whole(s.master)
    if winner == NONE_YET:
        winner = _leading(s)
    for seat in range(whole(s.players)):
        out[seat] = 1.0 if seat == winner else 0.0


@jit
def _leading(s: Record) -> int:
    """W-14: return the seat with most points; of equals, the first from the last regular turn."""
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
def _last_turn(s: Record) -> int:
    """W-14: return the seat of the last regular turn; before any, of the last set-up turn."""
    if s.last != NONE_YET:
        return whole(s.last)
    players = whole(s.players)
    following = ELEMENTALS if s.phase == SUMMONING else whole(s.turn) + players
    return (following - 1) % players


# Random games


@jit
def rollout(s: Record, buf: Ints) -> None:
    """Play to the end: all legal moves equally likely, Nature by its odds; `buf` is unused."""
    while s.phase != OVER:
        _any_move(s)


@jit
def _any_move(s: Record) -> None:
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
def _act_any(s: Record) -> None:
    """W-4 to W-11: play a random action; actions are counted by kind, not listed."""
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
def _place_any(s: Record, pairs: Gaps, at: int) -> None:
    """W-4: play the marker action of that index, ordered by marker, pair of squares, direction."""
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
def _close_any(s: Record) -> None:
    """W-13: place a random token of the last round, or none."""
    low, high = _token_squares(s)
    at = choose(s, size(low, high) + 1)
    if at < size(low, high):
        _place_token(s, pick(low, high, at))
    else:
        _end_turn(s)
