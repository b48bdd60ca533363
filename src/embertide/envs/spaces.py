"""The spaces of observations and actions."""

from typing import Any

from embertide.core.extras import MissingExtra
from embertide.envs.form import Form
from embertide.envs.setting import Setting

try:
    import numpy as np
    from gymnasium import spaces
except ImportError:
    raise MissingExtra("gymnasium") from None


def observations(setting: Setting, form: Form) -> spaces.Dict:
    """Return the space of an observation, and of a mask of the legal actions."""
    mask = spaces.Box(0, 1, (setting.actions,), np.int8)
    return spaces.Dict({"observation": seen(setting, form), "action_mask": mask})


def seen(setting: Setting, form: Form) -> spaces.Box:
    """Return the space of planes, or of the numbers of the compact form."""
    if form.observation == "inputs":
        most = np.array([number.most for number in setting.room.sketches().INPUTS], np.uint8)
        return spaces.Box(np.zeros(most.shape, np.uint8), most, dtype=np.uint8)
    most = np.array([plane.most for plane in setting.features.PLANES], np.uint8)
    high = np.broadcast_to(most[:, None, None], setting.shape)
    return spaces.Box(np.zeros(setting.shape, np.uint8), high, dtype=np.uint8)


def actions(setting: Setting) -> spaces.Discrete:
    """Return the space of action numbers."""
    return Actions(setting.actions)


class Actions(spaces.Discrete):
    """Numbers of actions; the same space, but it samples from a mask of thousands without delay."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Return a number at random: with a mask, one of those that it allows."""
        if not isinstance(mask, np.ndarray) or mask.dtype != np.int8 or probability is not None:
            return super().sample(mask, probability)
        assert mask.shape == (self.n,), f"A mask has {self.n} numbers."
        allowed = np.flatnonzero(mask.view(np.bool_))
        at = int(self.np_random.integers(len(allowed))) if len(allowed) else -1
        return np.int64(allowed[at]) if at >= 0 else self.start
