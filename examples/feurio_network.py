"""A convolutional network that plays Feurio! for two, and what it sees and answers.

`examples/train_policy.py` trains it. As a player it competes by
`python -m bench leaderboard --players ember,mine=examples/feurio_network.py:policy.pt`.
"""

import sys
from collections.abc import Sequence
from typing import Any

from embertide.catalog import find_room
from embertide.core.dice import Dice

try:
    import torch
    from torch import Tensor, nn
    from torch.nn import functional
except ImportError:
    sys.exit("This example needs PyTorch: pip install torch")

ROOM = find_room("feurio")
FEATURES, SKETCHES = ROOM.features(), ROOM.sketches()
TABLE_PLANES = SKETCHES.UNIFORM  # the planes before it show the table, the others one number each
MIDDLE, REACH = 18, 9  # the network sees the cells at most 9 rows and columns away from the first
SIDE = 2 * REACH + 1
WINDOW = slice(MIDDLE - REACH, MIDDLE + REACH + 1)

# Actions (docs/research.md): a pass, 432 deployments, 6 layouts, and a spread to each place
TILES, TO_A_TILE, LAYOUTS, PLACES = 36, 12, 6, 1144
FIREBREAKS = 1 + TILES * TO_A_TILE + LAYOUTS + PLACES  # from here on: not at this table
CELLS = [(row - REACH, column - REACH) for row in range(SIDE) for column in range(SIDE)]
PLACE_OF_CELL = torch.tensor([((q + 36) * 91 + r + 36) % PLACES for r, q in CELLS])


class Policy(nn.Module):
    """Scores all actions, and says how well the seat to act stands (-1 to 1)."""

    def __init__(self, width: int, blocks: int) -> None:
        super().__init__()
        most = torch.tensor([plane.most for plane in FEATURES.PLANES], dtype=torch.float32)
        self.register_buffer("scale", most[:, None, None])
        self.table = nn.Conv2d(TABLE_PLANES, width, 3, padding=1)
        self.beside = nn.Linear(len(FEATURES.PLANES) - TABLE_PLANES, width)
        self.blocks = nn.ModuleList(block(width) for _ in range(blocks))
        self.cells = nn.Conv2d(width, TO_A_TILE + 1, 1)
        self.whole = nn.Sequential(nn.Linear(2 * width, 64), nn.ReLU(), nn.Linear(64, LAYOUTS + 2))

    def forward(self, table: Tensor, beside: Tensor) -> tuple[Tensor, Tensor]:
        """Return the scores of the actions and the value of positions."""
        number_of_tile = table[:, 0].flatten(1).long()  # 0 where there is none
        x = self.table(table / self.scale[:TABLE_PLANES])
        x = x + self.beside(beside / self.scale[TABLE_PLANES:, 0, 0])[:, :, None, None]
        for more in self.blocks:
            x = x + more(x)
        cells = self.cells(functional.relu(x)).flatten(2).float()
        whole = self.whole(torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)).float()
        return scores(cells, whole, number_of_tile), torch.tanh(whole[:, -1])


def block(width: int) -> nn.Sequential:
    """Return two convolutions; at first they add nothing."""
    last = nn.Conv2d(width, width, 3, padding=1)
    nn.init.zeros_(last.weight)
    return nn.Sequential(nn.ReLU(), nn.Conv2d(width, width, 3, padding=1), nn.ReLU(), last)


def scores(cells: Tensor, whole: Tensor, number_of_tile: Tensor) -> Tensor:
    """Put the scores in the order of the actions: cells know their tile, or their place."""
    n = len(cells)
    where = torch.zeros(n, TILES + 1, dtype=torch.int64, device=cells.device)
    at = torch.arange(SIDE * SIDE, device=cells.device).expand(n, -1)
    where.scatter_(1, number_of_tile, at)  # the cell of each tile
    where = where[:, None, 1:].expand(-1, TO_A_TILE, -1)
    deploy = cells[:, :TO_A_TILE].gather(2, where).transpose(1, 2).flatten(1)
    spread = torch.zeros(n, PLACES, device=cells.device)
    spread[:, PLACE_OF_CELL.to(cells.device)] = cells[:, TO_A_TILE]
    return torch.cat([whole[:, :1], deploy, whole[:, 1 : LAYOUTS + 1], spread], 1)


def look(planes: Tensor) -> tuple[Tensor, Tensor]:
    """Return what the network needs of the planes: a window of the table, and the numbers."""
    return planes[:, :TABLE_PLANES, WINDOW, WINDOW].contiguous(), planes[:, TABLE_PLANES:, 0, 0]


def choices(policy: Policy, seen: tuple[Tensor, Tensor], mask: Tensor) -> tuple[Tensor, Tensor]:
    """Return the log-probability of each action, and the value of each position."""
    on_gpu = mask.is_cuda
    table = seen[0].float()
    if on_gpu:  # its convolutions are faster if the channels of a cell lie side by side
        table = table.contiguous(memory_format=torch.channels_last)
    with torch.autocast(mask.device.type, torch.bfloat16, enabled=on_gpu):
        found, value = policy(table, seen[1].float())
    return torch.log_softmax(found.masked_fill(~mask, -1e9), 1), value


class Trained:
    """The network as a player, as `embertide.envs` and `bench leaderboard` ask for it."""

    def __init__(self, file: str) -> None:
        saved = torch.load(file, map_location="cpu", weights_only=True)
        self._policy = Policy(**saved["about"])
        self._policy.load_state_dict(saved["weights"])

    def choose(self, view: Any, moves: Sequence[Any], dice: Dice) -> Any:
        """Return the move with the highest score."""
        state = ROOM.game.imagine(view, dice)  # actions are numbered by state; nothing is hidden
        actions = [FEATURES.action_of(state, move) for move in moves]
        planes = torch.from_numpy(FEATURES.observe(view))[None]
        mask = torch.zeros(1, FIREBREAKS, dtype=torch.bool)
        mask[0, actions] = True
        with torch.no_grad():
            log, _ = choices(self._policy, look(planes), mask)
        return moves[actions.index(int(log.argmax()))]


def player(file: str = "policy.pt") -> Trained:
    """Return the player of a file that `main` has written."""
    return Trained(file)
