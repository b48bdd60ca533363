"""The chance to win a common goal, by a small network over the posts of each colour.

The network has the structure of posts.py with other inputs: room for all firefighters left, one
region, and a 1-tile that stays open (F-17). The goal is reached when all four colours do their
part, so their chances are multiplied.
"""

from typing import Final

from embertide.compiled.arithmetic import exp, log
from embertide.compiled.bitset import NONE, bit, bits, lowest
from embertide.compiled.jit import jit, whole
from embertide.compiled.records import (
    Floats,
    Record,
    Records,
    empty,
    float64,
    int64,
    record,
    uint64,
)
from embertide.games.feurio.advice import posts
from embertide.games.feurio.advice.goal.crews import left_of, supply_of, turns_left
from embertide.games.feurio.advice.goal.ones import beside_all, open_ones
from embertide.games.feurio.advice.inputs import goal_input, goal_post_input, post_input
from embertide.games.feurio.advice.outlook import Outlook, look_ahead, outlook_t
from embertide.games.feurio.kernel.board import held, regions, total
from embertide.games.feurio.kernel.record import DEPLOYING

GoalRecord = Records
"""An array of one record of goal_t."""

PLAIN: Final = goal_input.COUNT
"""Inputs that describe a colour by itself, and the table."""
INPUTS: Final = PLAIN + posts.POOLED
"""Inputs of the last layers for one colour."""
UNITS: Final = 32
"""Units of the hidden layer."""
AT_EASE: Final = 8
"""Spare deployments of a player are counted up to this number."""
NET: Final = posts.NET + INPUTS * UNITS + 2 * UNITS
"""The number of weights."""

goal_t: Final = record(
    [
        ("wanted", uint64, (4,)),  # the set of tiles with room that a colour can go to
        ("turns", int64, (4,)),  # deployments to come of the colour's players
        ("wait", int64, (4,)),  # turns of others before the next of these
        ("tempo", float64, (4,)),  # firefighters to be sent in each, at the most
        ("excess", int64, (4,)),  # the most firefighters beyond a player's deployments
        ("own", int64, (4,)),  # deployments of that player
        ("regions", int64, (4,)),
        ("plain", float64, (4, PLAIN)),
        ("inputs", float64, (INPUTS,)),
        ("units", float64, (UNITS,)),
    ]
)


@jit
def chance_to_win(s: Record, w: Floats, at: int) -> float:
    """Return the product of the colours' chances; the network's weights begin at `at`."""
    o = empty(1, outlook_t)
    g = empty(1, goal_t)
    p = empty(1, posts.posts_t)
    see_goal(s, w, o, g, p)
    posts.run_post_network(s, w, at, 4, p)
    chance = 1.0
    for colour in range(4):
        x = g[0].inputs
        for i in range(PLAIN):
            x[i] = g[0].plain[colour, i]
        for i in range(posts.POOLED):
            x[PLAIN + i] = float64(p[0].pooled[colour, i]) / 8.0
        chance /= 1.0 + exp(-posts.figure(w, at + posts.NET, x, g[0].units))
    return float(chance)


# Inputs


@jit
def see_goal(s: Record, w: Floats, o: Outlook, g: GoalRecord, p: posts.PostsRecord) -> None:
    """Set the inputs of each post and of each colour."""
    look_ahead(s, w, o)
    posts.see_heat(s, o, p)
    p[0].count = 0
    for colour in range(4):
        _see_claim(s, o, g, colour)
        posts.find_posts(s, o, p, colour, left_of(s, colour))
    _see_tempo(s, g)
    posts.see_nothing(p)
    for k in range(p[0].count):
        posts.see_tile(s, o, p, k)
        _see_post(s, g, p, k)
    for colour in range(4):
        _see_plain(s, o, g, colour)


@jit
def _see_claim(s: Record, o: Outlook, g: GoalRecord, colour: int) -> None:
    """Set where a colour can go, and the number of its regions."""
    tiles = held(s, colour)
    near = (beside_all(s, tiles) | tiles) & o[0].one if tiles else o[0].one
    g[0].wanted[colour] = near if left_of(s, colour) else NONE
    g[0].regions[colour] = regions(s, tiles)


@jit
def _see_tempo(s: Record, g: GoalRecord) -> None:
    """F-6, F-16: set the turns left to a colour's players, the next one, and their load."""
    for colour in range(4):
        g[0].turns[colour] = 0
        g[0].wait[colour] = 3
        g[0].tempo[colour] = 0.0
        g[0].excess[colour] = -AT_EASE
        g[0].own[colour] = 0
    turns, first = turns_left(s), whole(s.turn)
    for seat in range(s.players):
        wait = (seat - first + s.players) % s.players
        mine = (turns - wait + s.players - 1) // s.players if turns > wait else 0
        supply = supply_of(s, seat)
        for i in range(s.crews):
            crew = seat * s.colours + i * s.apart
            colour = min(whole(crew), 3)
            if s.supply[crew]:
                g[0].turns[colour] += mine
                g[0].wait[colour] = min(g[0].wait[colour], wait)
                g[0].tempo[colour] = max(g[0].tempo[colour], min(4.0, supply / (mine + 0.25)))
                if supply - mine >= g[0].excess[colour]:
                    g[0].excess[colour] = supply - mine
                    g[0].own[colour] = mine


@jit
def _see_post(s: Record, g: GoalRecord, p: posts.PostsRecord, k: int) -> None:
    """Set the inputs of a post that depend on its colour."""
    colour, tile = p[0].colour[k], p[0].tile[k]
    here, x = bit(tile), p[0].seen
    x[post_input.HELD, k] = 1.0 if p[0].holds[k] else 0.0
    mine = total(s.posted[2 * colour : 2 * colour + 2], 2, here)
    x[goal_post_input.FIREFIGHTERS, k] = mine / 3.0
    x[goal_post_input.SUPPLY, k] = left_of(s, colour) / 12.0
    x[goal_post_input.OTHERS_FIREFIGHTERS, k] = (total(s.men, 2, here) - mine) / 3.0
    x[goal_post_input.WANTED, k] = 1.0 if g[0].wanted[colour] & here else 0.0
    x[goal_post_input.OPEN_ONE, k] = 1.0 if open_ones(s) & here else 0.0
    others = 0
    for other in range(4):
        if other != colour and g[0].wanted[other] & here:
            others += 1
    x[goal_post_input.OTHERS_WANT, k] = others / 3.0
    x[goal_post_input.WAIT, k] = g[0].wait[colour] / 3.0
    x[goal_post_input.TEMPO, k] = g[0].tempo[colour] / 3.0
    x[post_input.HELD_BESIDE, k] = bits(s.beside[tile] & p[0].mine[colour]) / 3.0
    x[goal_post_input.DEPLOYING, k] = 1.0 if s.phase == DEPLOYING else 0.0
    x[goal_post_input.LACKS_ONE, k] = 0.0 if open_ones(s) & p[0].mine[colour] else 1.0


@jit
def _see_plain(s: Record, o: Outlook, g: GoalRecord, colour: int) -> None:
    """Set the inputs of a colour by itself, and of the table."""
    x = g[0].plain[colour]
    mine = held(s, colour)
    ones = open_ones(s)
    x[goal_input.TO_COME] = o[0].coming / 36.0
    x[goal_input.LOG_TO_COME] = log(o[0].coming + 1.0) / 3.6
    x[goal_input.DEPLOYING] = 1.0 if s.phase == DEPLOYING else 0.0
    x[goal_input.SUPPLY] = left_of(s, colour) / 12.0
    x[goal_input.TURNS] = g[0].turns[colour] / 36.0
    x[goal_input.TEMPO] = g[0].tempo[colour] / 3.0
    x[goal_input.MORE_REGIONS] = (g[0].regions[colour] - 1.0) / 2.0
    x[goal_input.BEGUN] = 1.0 if mine else 0.0
    best, all_closed = 0.0, 1.0
    rest = ones & mine
    while rest:
        tile = lowest(rest)
        rest ^= bit(tile)
        best = max(best, o[0].open[tile])
        all_closed *= 1.0 - o[0].open[tile]
    x[goal_input.BEST_ONE] = best
    x[goal_input.ANY_ONE] = 1.0 - all_closed
    x[goal_input.WANTED] = bits(g[0].wanted[colour]) / 8.0
    x[goal_input.WANTED_FOR_TWO] = bits(g[0].wanted[colour] & o[0].two) / 8.0
    x[goal_input.WANTED_ONES] = bits(g[0].wanted[colour] & ones) / 3.0
    x[goal_input.ONES_WITH_ROOM] = bits(ones & o[0].one) / 3.0
    x[goal_input.ONES_LEFT] = s.bag[0] / 6.0
    x[goal_input.HIGH_LEFT] = (s.bag[4] + s.bag[5]) / 12.0
    x[goal_input.AVERAGE] = o[0].average / 6.0
    x[goal_input.HEAT] = o[0].hottest / 20.0
    x[goal_input.TILES_WITH_ROOM] = bits(o[0].one) / 20.0
    x[goal_input.AUXILIARY] = s.supply[3 + whole(s.turn)] / 4.0 if s.players == 3 else 0.0
    left = 0
    for each in range(4):
        left += left_of(s, each)
    x[goal_input.ALL_SUPPLY] = left / 48.0
    x[goal_input.ALL_ROOM] = (bits(o[0].one) + bits(o[0].two) + bits(o[0].three)) / 30.0
    x[goal_input.WAIT] = g[0].wait[colour] / 3.0
    excess, own = g[0].excess[colour], g[0].own[colour]
    x[goal_input.EXCESS] = excess / 8.0
    x[goal_input.EXCESS_A_TURN] = max(0, excess) / (own + 1.0)
    x[goal_input.INVERSE_TURNS] = 1.0 / (own + 1.0)
    x[goal_input.OWN_TURNS] = min(own, 9) / 9.0
    for players in range(4):
        x[goal_input.PLAYERS + players] = 1.0 if s.players == players + 1 else 0.0
