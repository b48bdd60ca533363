"""The networks of competitive Feurio!: where they lie among the weights on file; their layers."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.games.feurio import advice_posts as posts
from embertide.games.feurio import advice_rivals as rivals
from embertide.games.feurio import advice_seats as seats
from embertide.games.feurio.advice_outlook import SURVIVAL, Floats

Layers = dict[str, npt.NDArray[Any]]
"""The network of a figure by the names that PyTorch gives its layers."""

FILE = Path(rivals.__file__).parent / "weights_rivals.json"

STEPS = (
    ("look", posts.SEEN),
    *((f"steps.{i}", 3 * posts.UNITS) for i in range(posts.ROUNDS)),
)
"""The layers that judge posts, with their inputs, in the kernel's order."""


class Plan(NamedTuple):
    """How a network learns: how many times from all positions, from how many at once, how fast."""

    rounds: int
    batch: int
    pace: float


# On file


def read(file: Path = FILE) -> Floats:
    """The weights on file."""
    return np.array(json.loads(file.read_text(encoding="utf-8"))["weights"], np.float64)


def write(w: Floats, file: Path = FILE, program: str = "fit_feurio.py") -> None:
    """Puts the weights on file, with the program that fitted them."""
    rows = (", ".join(f"{x:.4g}" for x in w[i : i + 12]) for i in range(0, len(w), 12))
    body = ",\n".join(rows)
    file.write_text(
        f'{{"about": "fitted by tools/{program}", "weights": [\n{body}\n]}}\n', encoding="utf-8"
    )


def figures_at(players: int) -> slice:
    """Where the network of a seat's figure is, for that many players."""
    first = SURVIVAL + (players - 2) * rivals.NET
    return slice(first, first + rivals.NET)


def choices_at(players: int) -> slice:
    """Where the network of deployments is."""
    first = SURVIVAL + 3 * rivals.NET + (players - 2) * rivals.CHOICE_NET
    return slice(first, first + rivals.CHOICE_NET)


# Layers


def unpacked(w: Floats, units: int = seats.UNITS) -> Layers:
    """The layers of a figure's network in the weights that the kernel reads."""
    layers, at = Layers(), 0
    for name, inputs in STEPS:
        rows = w[at : at + posts.UNITS * (1 + inputs)].reshape(posts.UNITS, 1 + inputs)
        layers |= {f"{name}.weight": rows[:, 1:], f"{name}.bias": rows[:, 0]}
        at += rows.size
    rows = w[at:].reshape(-1, units)
    weight, bias, figure = rows[1:-1].T, rows[0], rows[-1:]
    return layers | {"hidden.weight": weight, "hidden.bias": bias, "figure.weight": figure}


def packed(layers: Layers) -> Floats:
    """The same as the kernel reads it."""
    steps = [np.column_stack([layers[f"{n}.bias"], layers[f"{n}.weight"]]) for n, _ in STEPS]
    hidden = layers["hidden.bias"], layers["hidden.weight"].T, layers["figure.weight"]
    return np.concatenate([part.ravel() for part in (*steps, *hidden)], dtype=np.float64)
