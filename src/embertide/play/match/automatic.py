"""Turns taken by players that are not people, and whole games of random moves."""

from typing import TypeVar

from embertide.core.dice import Dice
from embertide.core.options import Options
from embertide.core.player import Player, RandomPlayer
from embertide.core.room import Room
from embertide.core.view import View
from embertide.play.match.match import Match, rolled

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", bound=View)


def take_turn(player: Player[V, M], match: Match[S, M, V], dice: Dice) -> Match[S, M, V]:
    """Return the match after a player has moved for the seat whose turn it is."""
    game = match.room.game
    view = game.view(match.state, match.actor)
    return match.play(player.choose(view, game.moves(match.state), dice))


def random_match(room: Room[S, M, V], options: Options, dice: Dice) -> Match[S, M, V]:
    """Play a whole game of random moves."""
    nature, player = rolled(room, dice.split("nature")), RandomPlayer()
    moving = dice.split("seats")
    match = Match.begin(room, options).settle(nature)
    while not match.over:
        match = take_turn(player, match, moving).settle(nature)
    return match
