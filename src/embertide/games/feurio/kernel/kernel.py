"""The compiled twin of rules.py: the same game on one record for each state.

Every function takes a record (`state_t`) and changes it in place; record.py describes records and
actions. Nature's outcomes are the values of tiles. bridge.py converts states and moves of the rules
to records and actions and back.
"""

from embertide.compiled.bitset import NONE, ONE, Word, bit, bits, lowest, nth
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import Floats, Ints, Record
from embertide.compiled.rng import choose, seed
from embertide.core.actor import NATURE, NOBODY
from embertide.games.feurio.kernel.board import (
    divisor,
    held,
    hottest,
    lay,
    post,
    region,
    room,
    start,
    total,
)
from embertide.games.feurio.kernel.bridge import action_of, from_state, from_view, move_of, to_state
from embertide.games.feurio.kernel.record import (
    ACTIONS,
    ARRANGE,
    ARRANGING,
    CLOSING,
    COMPETITIVE,
    DEPLOY,
    DEPLOYING,
    DRAWING,
    FIREBREAK,
    FIREBREAKS,
    HOTTER,
    MAX_ACTIONS,
    OVER,
    PASS,
    RHOMBUS,
    SPOT,
    SPREAD,
    SPREADING,
    STARTS,
    TORUS,
    state_t,
)
from embertide.games.feurio.rules.box import BACK, TILES

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


# Opening


@jit
def _ranked(s: Record) -> tuple[int, int, int, int]:
    """Return the values of the four opening tiles, sorted."""
    a, b, c, d = whole(s.dealt[0]), whole(s.dealt[1]), whole(s.dealt[2]), whole(s.dealt[3])
    a, b, c, d = min(a, b), max(a, b), min(c, d), max(c, d)
    a, b, c, d = min(a, c), min(b, d), max(a, c), max(b, d)
    return a, min(b, c), max(b, c), d


@jit
def _layouts(s: Record) -> Word:
    """F-4: return the set of different layouts: the first with each pair of far corners."""
    tiles = _ranked(s)
    layouts = NONE
    seen = NONE
    for layout in range(6):
        near, far = RHOMBUS[layout][0], RHOMBUS[layout][3]
        corners = bit(8 * tiles[near] + tiles[far])
        if not seen & corners:
            layouts |= bit(layout)
        seen |= corners
    return layouts


@jit
def _arrange(s: Record, layout: int) -> None:
    """F-4: lay out the opening tiles, as seat 0 chose."""
    tiles = _ranked(s)
    order = RHOMBUS[layout]
    for i in range(4):
        s.dealt[i] = tiles[order[i]]
    _open(s)


@jit
def _open(s: Record) -> None:
    """F-4, F-5: lay the opening tiles; seat 1 begins, the player left of the oldest."""
    for i in range(s.players):
        lay(s, STARTS[i], whole(s.dealt[i]))
    s.turn = 1 if s.players > 1 else 0
    s.phase = DRAWING


# Actor and legal actions


@jit
def actor(s: Record) -> int:
    """Return the seat to move, NATURE or NOBODY."""
    if s.phase <= DRAWING:
        return NATURE
    if s.phase == OVER:
        return NOBODY
    return whole(s.turn)


@jit
def actions(s: Record, out: Ints) -> int:
    """List the legal actions of the acting seat in the order of the rules; return their number."""
    if s.phase == SPREADING:
        return _spreads(s, out)
    if s.phase == ARRANGING:
        return _arrangements(s, out)
    return _deployments(s, out)


@jit
def _arrangements(s: Record, out: Ints) -> int:
    layouts = _layouts(s)
    n = 0
    for layout in range(6):
        if layouts & bit(layout):
            out[n] = ARRANGE + layout
            n += 1
    return n


@jit
def _spreads(s: Record, out: Ints) -> int:
    """F-7, F-19: list every hottest spot face up, then face down for every crew that can pay."""
    n = _sorted_spots(s, out)
    end = n
    if s.variants & FIREBREAKS:
        for i in range(n):
            for crew in range(s.turn * s.colours, (s.turn + 1) * s.colours):
                if s.supply[crew]:
                    out[end] = FIREBREAK + crew * TORUS + out[i] % TORUS
                    end += 1
    for i in range(n):
        out[i] = SPREAD + out[i] % TORUS
    return end


@jit
def _sorted_spots(s: Record, out: Ints) -> int:
    """List the cells of the hottest spots in ascending order; return their number."""
    hot = hottest(s)
    n = 0
    while hot:
        cell = s.cell[SPOT + lowest(hot)]
        hot &= hot - ONE
        at = n
        while at > 0 and out[at - 1] > cell:
            out[at] = out[at - 1]
            at -= 1
        out[at] = cell
        n += 1
    return n


@jit
def _deployments(s: Record, out: Ints) -> int:
    """F-8, F-9, F-11: list what room and supply allow, one colour on one tile; the pass is last."""
    one, two, three = room(s)
    n = 0
    for i in range(s.crews):
        crew = s.turn * s.colours + i * s.apart
        left = s.supply[crew]
        rest = one if left else NONE
        while rest:
            tile = lowest(rest)
            here = bit(tile)
            rest ^= here
            first = DEPLOY + (tile * 4 + min(crew, 3)) * 3
            out[n] = first
            n += 1
            if left > 1 and two & here:
                out[n] = first + 1
                n += 1
            if left > 2 and three & here:
                out[n] = first + 2
                n += 1
    out[n] = PASS
    return n + 1


# Effects of actions


@jit
def apply(s: Record, action: int) -> None:
    """Play a legal action of the acting seat."""
    if action == PASS:
        _pass(s)
    elif action < ARRANGE:
        what = action - DEPLOY
        _deploy(s, _crew_of(s, what // 3 % 4), what // 12, what % 3 + 1)
    elif action < SPREAD:
        _arrange(s, action - ARRANGE)
    elif action < FIREBREAK:
        _spread(s, cell_at(s, action - SPREAD))
    else:
        what = action - FIREBREAK
        _lay_firebreak(s, cell_at(s, what % TORUS), what // TORUS)


@jit
def _crew_of(s: Record, colour: int) -> int:
    """F-6: return the acting seat's crew of that colour."""
    return colour + s.turn if s.players == 3 and colour == 3 else colour


@jit
def cell_at(s: Record, place: int) -> int:
    """Return the cell of the hottest spot at that place on the torus."""
    hot = hottest(s)
    cell = whole(s.cell[SPOT + lowest(hot)])
    while cell % TORUS != place:
        hot &= hot - ONE
        cell = whole(s.cell[SPOT + lowest(hot)])
    return cell


@jit
def _spread(s: Record, cell: int) -> None:
    """F-7: lay the drawn tile face up."""
    lay(s, cell, whole(s.hand))
    s.phase = DEPLOYING


@jit
def _lay_firebreak(s: Record, cell: int, colour: int) -> None:
    """F-19: lay the drawn tile face down, pay a firefighter, and end the turn."""
    s.covered[s.tiles] = 4 * s.hand + s.turn
    s.supply[colour] -= 1
    s.paid[colour] += 1
    lay(s, cell, whole(BACK))
    _end_turn(s, whole(0))


@jit
def _deploy(s: Record, crew: int, tile: int, count: int) -> None:
    """F-8: post firefighters and end the turn."""
    s.supply[crew] -= count
    post(s, tile, min(crew, 3), count)
    _end_turn(s, whole(0))


@jit
def _pass(s: Record) -> None:
    """F-12: pass; passes count only in the phase CLOSING, after the last tile."""
    _end_turn(s, s.passes + 1 if s.phase == CLOSING else 0)


@jit
def _end_turn(s: Record, passes: int) -> None:
    """F-5, F-7, F-12, F-16: give the turn to the next seat: draw, close or end the game."""
    s.turn = s.turn + 1 if s.turn + 1 < s.players else 0
    s.passes = passes
    if s.pile:
        s.phase = DRAWING
    elif s.mode != COMPETITIVE or passes == s.players:
        s.phase = OVER
    else:
        s.phase = CLOSING


# Nature


@jit
def chances(s: Record, out: Ints, odds: Ints) -> int:
    """List the values that Nature may draw with the tiles of each; return the number of values."""
    n = 0
    for i in range(6):
        if s.bag[i]:
            out[n] = i + 1
            odds[n] = s.bag[i]
            n += 1
    return n


@jit
def happen(s: Record, outcome: int) -> None:
    """Draw a tile of that value."""
    _take(s, outcome)
    _turn_up(s, outcome)


@jit
def draw(s: Record) -> None:
    """Draw a tile by the record's random generator."""
    _turn_up(s, _take_any(s))


@jit
def _take(s: Record, value: int) -> None:
    s.bag[value - 1] -= 1
    s.pile -= 1


@jit
def _take_any(s: Record) -> int:
    """Take a random tile from the pile, all equally likely; return its value."""
    at = choose(s, whole(s.pile))
    value = 1
    below = 0
    for i in range(5):
        below += s.bag[i]
        value += 1 if at >= below else 0
    _take(s, value)
    return value


@jit
def _turn_up(s: Record, value: int) -> None:
    """F-4, F-7: add a drawn tile to the hand, or to the opening tiles."""
    if s.phase == DRAWING:
        s.hand = value
        s.phase = SPREADING
        return
    dealt = TILES - s.pile
    s.dealt[dealt - 1] = value
    if dealt < s.players:
        return
    if dealt == 4:
        s.phase = ARRANGING
    else:
        _open(s)


@jit
def imagine(s: Record, seat: int) -> None:
    """F-19: redraw what a seat (-1: a spectator) may not know, all tiles equally likely."""
    if not s.variants & FIREBREAKS:
        return
    hidden = s.phase == SPREADING and s.turn != seat
    if hidden:
        _put_back(s, whole(s.hand))
    for tile in range(s.tiles):
        if _is_secret(s, tile, seat):
            _put_back(s, s.covered[tile] >> 2)
    for tile in range(s.tiles):
        if _is_secret(s, tile, seat):
            s.covered[tile] = 4 * _take_any(s) + (s.covered[tile] & 3)
    if hidden:
        s.hand = _take_any(s)


@jit
def _is_secret(s: Record, tile: int, seat: int) -> bool:
    return bool(s.covered[tile] != 0 and s.covered[tile] & 3 != seat)


@jit
def _put_back(s: Record, value: int) -> None:
    s.bag[value - 1] += 1
    s.pile += 1


# Scoring


@jit
def returns(s: Record, out: Ints) -> None:
    """Set the points of each seat if the game ended now; with a common goal, 1 if won, else 0."""
    won = s.mode != COMPETITIVE and _is_won(s)
    for seat in range(s.players):
        out[seat] = _standing(s, seat)[0] if s.mode == COMPETITIVE else won


@jit
def winners(s: Record, out: Floats) -> None:
    """F-15, F-17: set each seat's share of the win; with a common goal, 1 for all if won."""
    if s.mode != COMPETITIVE:
        won = 1.0 if _is_won(s) else 0.0
        for seat in range(s.players):
            out[seat] = won
        return
    top = 0.0
    for seat in range(s.players):
        points, best = _standing(s, seat)
        out[seat] = 1024.0 * points + best
        top = max(top, out[seat])
    ties = 0
    for seat in range(s.players):
        ties += 1 if out[seat] == top else 0
    for seat in range(s.players):
        out[seat] = 1.0 / ties if out[seat] == top else 0.0


@jit
def _standing(s: Record, seat: int) -> tuple[int, int]:
    """F-13, F-15: return the sum of a seat's regions, and the value of the best one."""
    points = 0
    best = 0
    for colour in range(seat * s.colours, (seat + 1) * s.colours):
        rest = held(s, colour)
        while rest:
            tiles = region(s, rest)
            rest ^= tiles
            worth = _worth(s, tiles)
            points += worth
            best = max(best, worth)
    return points, best


@jit
def _worth(s: Record, tiles: Word) -> int:
    """F-14, F-20: return the sum divided and rounded up (hotter game: down); 0 if enclosed."""
    by = divisor(s, tiles)
    if by == 0:
        return 0
    up = 0 if s.variants & HOTTER else by - 1
    return (total(s.value, 3, tiles) + up) // by


@jit
def _is_won(s: Record) -> bool:
    """F-17: return whether all are deployed, one region a colour, each with an open 1-tile."""
    for crew in range(6):
        if s.supply[crew]:
            return False
    for colour in range(4):
        tiles = held(s, colour)
        if region(s, tiles) != tiles or divisor(s, tiles) != 1:
            return False
    return True


# Random games


@jit
def rollout(s: Record, buf: Ints) -> None:
    """Play to the end: all legal moves equally likely, Nature by its odds; `buf` is unused."""
    while s.phase != OVER:
        if s.phase >= DEPLOYING:
            _deploy_any(s)
        elif s.phase == DRAWING:
            draw(s)
            _spread_any(s)
        else:
            _any_move(s)


@jit
def _any_move(s: Record) -> None:
    if s.phase <= DRAWING:
        draw(s)
    elif s.phase >= DEPLOYING:
        _deploy_any(s)
    elif s.phase == SPREADING:
        _spread_any(s)
    else:
        layouts = _layouts(s)
        _arrange(s, nth(layouts, choose(s, bits(layouts))))


@jit
def _spread_any(s: Record) -> None:
    hot = hottest(s)
    n = bits(hot)
    if s.variants & FIREBREAKS:
        prices = _prices(s)
        kind = choose(s, 1 + bits(prices))
        spot = nth(hot, choose(s, n))
        if kind > 0:
            _lay_firebreak(s, whole(s.cell[SPOT + spot]), nth(prices, kind - 1))
            return
    else:
        spot = nth(hot, choose(s, n)) if n > 1 else lowest(hot)
    _spread(s, whole(s.cell[SPOT + spot]))


@jit
def _prices(s: Record) -> Word:
    """F-19: return the colours in which the acting seat can pay for a firebreak."""
    prices = NONE
    if s.variants & FIREBREAKS:
        for colour in range(s.turn * s.colours, (s.turn + 1) * s.colours):
            if s.supply[colour]:
                prices |= bit(colour)
    return prices


@jit
def _deploy_any(s: Record) -> None:
    one, two, three = room(s)
    ones, twos, threes = bits(one), bits(two), bits(three)
    crew = s.turn * s.colours
    options = 1
    for i in range(s.crews):
        options += _options(s.supply[crew + i * s.apart], ones, twos, threes)
    at = choose(s, options) - 1 if options > 1 else -1
    if at < 0:
        _pass(s)
        return
    here = _options(s.supply[crew], ones, twos, threes)
    while at >= here:
        at -= here
        crew += s.apart
        here = _options(s.supply[crew], ones, twos, threes)
    count, among = 1, one
    if at >= ones:
        count, among = 2, two
        at -= ones
        if at >= twos:
            count, among = 3, three
            at -= twos
    _deploy(s, crew, nth(among, at), count)


@jit
def _options(left: int, ones: int, twos: int, threes: int) -> int:
    """Return the number of deployments of a crew with `left` firefighters."""
    options = ones if left > 0 else 0
    options += twos if left > 1 else 0
    return options + (threes if left > 2 else 0)
