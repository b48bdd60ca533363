"""A game as OpenSpiel plays it, compared with the rules at every step."""

from importlib import import_module
from typing import Any

from embertide.core.actor import NATURE
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.core.score import Score


class Twin:
    """A game of OpenSpiel beside one of the rules."""

    def __init__(self, room: AnyRoom, options: Options) -> None:
        import_module("embertide.envs.spiel")  # registers the games
        parts = (
            f"players={options.players},mode={options.mode},variants={'+'.join(options.variants)}"
        )
        game = import_module("pyspiel").load_game(f"embertide_{room.name}({parts})")
        self._state: Any = game.new_initial_state()

    def compare(self, actor: int, actions: list[int], odds: list[int]) -> None:
        """Compare the actor, the legal actions and the odds."""
        state = self._state
        if actor == NATURE:
            total = sum(odds)
            chances = [(action, part / total) for action, part in zip(actions, odds, strict=True)]
            assert state.is_chance_node()
            assert state.chance_outcomes() == chances
        else:
            assert state.current_player() == actor
            assert state.legal_actions() == sorted(actions)

    def play(self, action: int) -> None:
        """Play the same move or outcome."""
        self._state.apply_action(action)

    def compare_end(self, score: Score[Any]) -> None:
        """Compare the end, the points and the winners."""
        state = self._state
        assert state.is_terminal()
        assert state.position.score() == score
        best = max(state.returns())
        if score.won is None:
            winners = tuple(seat for seat, got in enumerate(state.returns()) if got == best)
            assert winners == score.winners
        else:
            assert set(state.returns()) == {float(score.won)}
