"""Random agents play one game through PettingZoo.

python examples/random_agents.py [feurio|firewater] [players] [seed]
"""

import sys
from importlib import import_module


def main(game: str = "feurio", players: str = "4", seed: str = "1") -> None:
    """Play a whole game and print its end."""
    module = import_module(f"embertide.envs.{game}_v0")
    env = module.env(players=int(players), render_mode="ansi")
    env.reset(seed=int(seed))
    decisions, rewards = 0, dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, broken_off, info = env.last()
        rewards[agent] += reward
        if over or broken_off:
            env.step(None)
            continue
        space = env.action_space(agent)
        space.seed(decisions)
        env.step(space.sample(observation["action_mask"]))
        decisions += 1
    print(env.render())
    print(f"{decisions} decisions; {info}")
    print("rewards:", rewards)


if __name__ == "__main__":
    main(*sys.argv[1:])
