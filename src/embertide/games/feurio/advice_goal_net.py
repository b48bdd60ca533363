"""The chance to win a common goal, by a small network: how each colour's posts stand together.

It looks at the posts of a colour as advice_posts.py does, with other eyes: what counts is room for
all who are left, one region, and a 1-tile that stays open (F-17). The goal is reached when all four
colours do their part, so that their chances are multiplied.
"""

from typing import Final

import numpy as np

from embertide.games.feurio import advice_posts as posts
from embertide.games.feurio.advice_goal_crews import left_of, supply_of, turns_left
from embertide.games.feurio.advice_goal_ones import beside_all, open_ones
from embertide.games.feurio.advice_outlook import Floats, Outlook, look_ahead, outlook_t
from embertide.games.feurio.kernel_record import DEPLOYING
from embertide.games.feurio.kernel_table import held, regions, total
from embertide.jit import NONE, bit, bits, jit, lowest, whole

PLAIN: Final = 31
"""Numbers that describe a colour by itself, and the table."""
INPUTS: Final = PLAIN + posts.POOLED
UNITS: Final = 32
AT_EASE: Final = 8
"""Who has so many more deployments than firefighters need not hurry."""
NET: Final = posts.NET + INPUTS * UNITS + 2 * UNITS
"""So many weights."""

goal_t: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("wanted", np.uint64, (4,)),  # tiles with room that a colour can go to
                ("turns", np.int64, (4,)),  # deployments to come of those who have a colour
                ("wait", np.int64, (4,)),  # turns of others before the next of these
                ("tempo", np.float64, (4,)),  # how many they must send in each
                ("excess", np.int64, (4,)),  # how many more one of them has than deployments,
                ("own", np.int64, (4,)),  # which are so many
                ("regions", np.int64, (4,)),
                ("plain", np.float64, (4, PLAIN)),
                ("inputs", np.float64, (INPUTS,)),
                ("units", np.float64, (UNITS,)),
            ],
            align=True,
        ),
    )
)


@jit
def chance_to_win(s: np.record, w: Floats, at: int) -> float:
    """The product of the colours' chances; the network's weights begin at a place."""
    o = np.empty(1, outlook_t)
    g = np.empty(1, goal_t)
    p = np.empty(1, posts.posts_t)
    see_goal(s, w, o, g, p)
    posts.judge_posts(s, w, at, 4, p)
    chance = 1.0
    for colour in range(4):
        x = g[0].inputs
        for i in range(PLAIN):
            x[i] = g[0].plain[colour, i]
        for i in range(posts.POOLED):
            x[PLAIN + i] = np.float64(p[0].pooled[colour, i]) / 8.0
        chance /= 1.0 + np.exp(-posts.figure(w, at + posts.NET, x, g[0].units))
    return float(chance)


# What is seen


@jit
def see_goal(s: np.record, w: Floats, o: Outlook, g: Outlook, p: Outlook) -> None:
    """Fills in what is seen of each post and of each colour."""
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
def _see_claim(s: np.record, o: Outlook, g: Outlook, colour: int) -> None:
    """Where a colour can go, and into how many regions it is split."""
    tiles = held(s, colour)
    near = (beside_all(s, tiles) | tiles) & o[0].one if tiles else o[0].one
    g[0].wanted[colour] = near if left_of(s, colour) else NONE
    g[0].regions[colour] = regions(s, tiles)


@jit
def _see_tempo(s: np.record, g: Outlook) -> None:
    """F-6, F-16: how often those who have a colour deploy yet, how soon, and how many each time."""
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
def _see_post(s: np.record, g: Outlook, p: Outlook, k: int) -> None:
    """What a colour makes of a tile."""
    colour, tile = p[0].colour[k], p[0].tile[k]
    here, x = bit(tile), p[0].seen
    x[7, k] = 1.0 if p[0].holds[k] else 0.0
    mine = total(s.posted[2 * colour : 2 * colour + 2], 2, here)
    x[13, k] = mine / 3.0
    x[14, k] = left_of(s, colour) / 12.0
    x[15, k] = (total(s.men, 2, here) - mine) / 3.0
    x[16, k] = 1.0 if g[0].wanted[colour] & here else 0.0
    x[17, k] = 1.0 if open_ones(s) & here else 0.0
    others = 0
    for other in range(4):
        if other != colour and g[0].wanted[other] & here:
            others += 1
    x[18, k] = others / 3.0
    x[19, k] = g[0].wait[colour] / 3.0
    x[21, k] = g[0].tempo[colour] / 3.0
    x[22, k] = bits(s.beside[tile] & p[0].mine[colour]) / 3.0
    x[26, k] = 1.0 if s.phase == DEPLOYING else 0.0
    x[27, k] = 0.0 if open_ones(s) & p[0].mine[colour] else 1.0


@jit
def _see_plain(s: np.record, o: Outlook, g: Outlook, colour: int) -> None:
    """A colour by itself, and the table."""
    x = g[0].plain[colour]
    mine = held(s, colour)
    ones = open_ones(s)
    x[0] = o[0].coming / 36.0
    x[1] = np.log(o[0].coming + 1.0) / 3.6
    x[2] = 1.0 if s.phase == DEPLOYING else 0.0
    x[3] = left_of(s, colour) / 12.0
    x[4] = g[0].turns[colour] / 36.0
    x[5] = g[0].tempo[colour] / 3.0
    x[6] = (g[0].regions[colour] - 1.0) / 2.0
    x[7] = 1.0 if mine else 0.0
    best, all_closed = 0.0, 1.0
    rest = ones & mine
    while rest:
        tile = lowest(rest)
        rest ^= bit(tile)
        best = max(best, o[0].open[tile])
        all_closed *= 1.0 - o[0].open[tile]
    x[8] = best
    x[9] = 1.0 - all_closed
    x[10] = bits(g[0].wanted[colour]) / 8.0
    x[11] = bits(g[0].wanted[colour] & o[0].two) / 8.0
    x[12] = bits(g[0].wanted[colour] & ones) / 3.0
    x[13] = bits(ones & o[0].one) / 3.0
    x[14] = s.bag[0] / 6.0
    x[15] = (s.bag[4] + s.bag[5]) / 12.0
    x[16] = o[0].average / 6.0
    x[17] = o[0].hottest / 20.0
    x[18] = bits(o[0].one) / 20.0
    x[19] = s.supply[3 + whole(s.turn)] / 4.0 if s.players == 3 else 0.0
    left = 0
    for each in range(4):
        left += left_of(s, each)
    x[24] = left / 48.0
    x[25] = (bits(o[0].one) + bits(o[0].two) + bits(o[0].three)) / 30.0
    x[26] = g[0].wait[colour] / 3.0
    excess, own = g[0].excess[colour], g[0].own[colour]
    x[27] = excess / 8.0
    x[28] = max(0, excess) / (own + 1.0)
    x[29] = 1.0 / (own + 1.0)
    x[30] = min(own, 9) / 9.0
    for players in range(4):
        x[20 + players] = 1.0 if s.players == players + 1 else 0.0
