"""The spaces of observations and actions."""

from embertide.envs.extra import Missing
from embertide.envs.setting import Setting

try:
    import numpy as np
    from gymnasium import spaces
except ImportError:
    raise Missing("gymnasium") from None


def observations(setting: Setting) -> spaces.Dict:
    """Planes, and a mask of the legal actions."""
    most = np.array([plane.most for plane in setting.features.PLANES], np.uint8)
    high = np.broadcast_to(most[:, None, None], setting.shape)
    planes = spaces.Box(np.zeros(setting.shape, np.uint8), high, dtype=np.uint8)
    mask = spaces.Box(0, 1, (setting.actions,), np.int8)
    return spaces.Dict({"observation": planes, "action_mask": mask})


def actions(setting: Setting) -> spaces.Discrete:
    """The action numbers of the game."""
    return spaces.Discrete(setting.actions)
