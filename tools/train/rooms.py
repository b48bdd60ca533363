"""The networks of all rooms."""

from collections.abc import Mapping

from tools.train.feurio.goal_network import GoalNetwork
from tools.train.feurio.rival_network import RivalNetwork
from tools.train.firewater.network import ProspectNetwork
from tools.train.network import Network

NETWORKS: Mapping[str, Network] = {
    **{f"feurio-{players}": RivalNetwork(players) for players in (2, 3, 4)},
    "feurio-goal": GoalNetwork(),
    **{f"firewater-{players}": ProspectNetwork(players) for players in (2, 3, 4)},
}
"""The networks by name."""
