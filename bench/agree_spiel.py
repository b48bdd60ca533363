"""A game as OpenSpiel plays it, to be compared with the law at every step."""

from importlib import import_module
from typing import Any

from embertide.core.actor import NATURE
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.core.score import Score


class Twin:
    """One game of OpenSpiel beside one of the law."""

    def __init__(self, room: Room, options: Options) -> None:
        import_module("embertide.envs.spiel")  # registers the games
        parts = (
            f"players={options.players},mode={options.mode},variants={'+'.join(options.variants)}"
        )
        game = import_module("pyspiel").load_game(f"embertide_{room.name}({parts})")
        self._state: Any = game.new_initial_state()

    def compare(self, actor: int, actions: list[int], odds: list[int]) -> None:
        """Who acts, what may be done, and with which odds."""
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
        """The same move or outcome."""
        self._state.apply_action(action)

    def compare_end(self, score: Score[Any]) -> None:
        """The end, the points and who won."""
        state = self._state
        assert state.is_terminal()
        assert state.position.score() == score
        best = max(state.returns())
        if score.won is None:
            winners = tuple(seat for seat, got in enumerate(state.returns()) if got == best)
            assert winners == score.winners
        else:
            assert set(state.returns()) == {float(score.won)}
