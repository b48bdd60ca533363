"""One of our bots against OpenSpiel's tree search, at a table for two.

python examples/bot_against_openspiel.py [feurio|firewater] [bot] [simulations] [games]

The bot is any that `embertide arena` knows: spark, ember, flame, blaze, inferno, random, greedy ...
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import embertide.envs.spiel  # noqa: F401 - registers the games
from embertide.core.dice import Dice
from embertide.core.player import Player
from embertide.search.bots import bot


def ask(player: Player, state: pyspiel.State, dice: Dice) -> int:
    """Return the action of a bot, which receives a view and the legal moves."""
    position = state.position
    game, features = position.setting.game, position.setting.features
    moves = game.moves(position.state)
    move = player.choose(position.view(position.actor), moves, dice)
    return features.action_of(position.state, move)


def play(game: pyspiel.Game, ours: Player, theirs: mcts.MCTSBot, seat: int, seed: int) -> float:
    """Play one game; return the reward of our bot on that seat."""
    dice, state = Dice(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.position.chances, strict=True)
            state.apply_action(outcomes[dice.weigh(odds)])
        elif state.current_player() == seat:
            state.apply_action(ask(ours, state, dice))
        else:
            state.apply_action(theirs.step(state))
    return float(state.returns()[seat])


def main(
    name: str = "feurio", level: str = "spark", simulations: str = "20", games: str = "2"
) -> None:
    """Play the games, with each bot beginning in turn, and print the wins."""
    game = pyspiel.load_game(f"embertide_{name}(players=2)")
    ours = bot(level, game.setting.room, game.setting.options)
    rng = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    theirs = mcts.MCTSBot(game, 1.4, int(simulations), rollouts, random_state=rng)
    results = [play(game, ours, theirs, seat=n % 2, seed=n) for n in range(int(games))]
    wins = sum(result > 0 for result in results)
    print(f"{level} won {wins} of {len(results)} games against MCTS with {simulations} simulations")


if __name__ == "__main__":
    main(*sys.argv[1:])
