"""OpenSpiel: our games as registered Python games with explicit chance nodes.

Importing this module registers them: `pyspiel.load_game("embertide_NAME(players=3)")`. Parameters
are `players` (0: the default), `mode`, `variants` (joined with +) and `board`; empty: the default.
"""

from typing import Any

from embertide.catalog import ROOMS
from embertide.core.actor import NATURE
from embertide.core.dice import Dice
from embertide.core.extras import MissingExtra
from embertide.core.room import AnyRoom
from embertide.envs.position import EnvPosition
from embertide.envs.setting import Setting, setting
from embertide.envs.spiel_observer import Observer

try:
    import pyspiel
except ImportError:
    raise MissingExtra("open_spiel") from None

_PARAMETERS = {"players": 0, "mode": "", "variants": "", "board": ""}
_BITS = 1 << 53


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position with OpenSpiel's interface."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.position = game.opening

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's numbers for chance and the end."""
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        chance = self.position.actor == NATURE
        return int(pyspiel.PlayerId.CHANCE) if chance else self.position.actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return Nature's outcomes with their probabilities."""
        chances = self.position.chances
        total = sum(odds for _, odds in chances)
        return [(outcome, odds / total) for outcome, odds in chances]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.text(action)

    def is_terminal(self) -> bool:
        """Return whether the game has ended."""
        return self.position.over

    def returns(self) -> list[float]:
        """Return the reward of each seat; 0 before the end."""
        return list(self.position.rewards())

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Return a state that a seat cannot tell from this one, with hidden values drawn anew."""
        imagined = self.position.imagine(player, Dice(int(sampler() * _BITS)))
        state: SpielState = self.get_game().new_initial_state()
        for action in imagined.actions():
            state.apply_action(action)
        # An equal position, but one that shares its history with this state's.
        state.position = imagined
        return state

    def __deepcopy__(self, memo: Any) -> "SpielState":
        clone: SpielState = self.clone()
        return clone

    def __str__(self) -> str:
        return " ".join(self.position.heard(None).texts)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One game at one table."""

    room: AnyRoom

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        variants = tuple(name for name in given["variants"].split("+") if name)
        wish = given["players"] or None, given["mode"] or None
        self.setting = setting(self.room.name, *wish, variants, given["board"] or None)
        self.opening = EnvPosition.start(self.setting)
        super().__init__(_type(self.room, self.setting), _info(self.setting), params or {})

    def new_initial_state(self, *_: Any) -> SpielState:
        """Return the state before anything was drawn."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Return an observer of a seat's view, with or without its history."""
        return Observer(self.setting, kind, params)


def _type(room: AnyRoom, at: Setting | None = None) -> Any:
    """Return OpenSpiel's type of such a game; without a setting, what fits all of its settings."""
    kinds = pyspiel.GameType
    utility = kinds.Utility.GENERAL_SUM
    if at is not None:
        utility = kinds.Utility.IDENTICAL if at.common else kinds.Utility.ZERO_SUM
    counts = [n for counts in room.menu.modes.values() for n in counts]
    return kinds(
        short_name=f"embertide_{room.name}",
        long_name=f"Embertide: {room.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        # ISMCTS accepts no other kind; perfect information is a special case of it.
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


def _info(at: Setting) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=at.actions,
        max_chance_outcomes=at.features.OUTCOMES,
        num_players=at.players,
        min_utility=at.least,
        max_utility=1.0,
        utility_sum=None if at.common else 0.0,
        max_game_length=at.room.length,
    )


def _game(name: str, room: AnyRoom) -> type[SpielGame]:
    return type(name, (SpielGame,), {"room": room, "__doc__": SpielGame.__doc__})


for _name, _room in ROOMS.items():
    if _room.load_features is None:
        continue
    pyspiel.register_game(_type(_room), _game(f"Spiel_{_name}", _room))
