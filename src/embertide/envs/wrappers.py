"""Wrappers for learners that want the mask of legal actions apart from the observation."""

from typing import Any

from embertide.core.extras import MissingExtra
from embertide.envs.setting import Mask

try:
    import gymnasium
except ImportError:
    raise MissingExtra("gymnasium") from None


class MaskApart(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A single environment whose observations are arrays; `action_masks()` gives the mask.

    MaskablePPO of stable-baselines3's contrib asks for it, and then learns nothing from it::

        env = MaskApart(gymnasium.make("embertide/NAME-v0", observation="inputs"))
        MaskablePPO("MlpPolicy", env).learn(100_000)
    """

    def __init__(self, env: "gymnasium.Env[Any, Any]") -> None:
        """Wrap an environment of this package.

        Raises:
            ValueError: if the environment has no observation beside a mask.
        """
        super().__init__(env)
        space = env.observation_space
        if not isinstance(space, gymnasium.spaces.Dict) or "action_mask" not in space.spaces:
            raise ValueError(
                "MaskApart takes an environment that observes a dict with action_mask."
            )
        self.observation_space = space["observation"]
        self._mask: Mask | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a new game."""
        seen, info = self.env.reset(seed=seed, options=options)
        return self._apart(seen), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Play the seat's move, and all others up to its next decision."""
        seen, *rest = self.env.step(action)
        return self._apart(seen), *rest

    def _apart(self, seen: dict[str, Any]) -> Any:
        self._mask = seen["action_mask"]
        return seen["observation"]

    def action_masks(self) -> Mask | None:
        """Return a 1 for each legal action; None before the first game."""
        return self._mask
