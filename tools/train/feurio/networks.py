"""The networks of competitive Feurio!: their slices of the weights file, and their layers."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from embertide.compiled.records import Floats
from embertide.games.feurio.advice import posts, rivals, seats
from embertide.games.feurio.advice.outlook import SURVIVAL

Layers = dict[str, npt.NDArray[Any]]
"""The layers of a seat's network, by PyTorch's names."""

FILE = Path(rivals.__file__).parent / "rivals.json"

STEPS = (
    ("look", posts.SEEN),
    *((f"steps.{i}", 3 * posts.UNITS) for i in range(posts.ROUNDS)),
)
"""The layers of the post network with their numbers of inputs, in the kernel's order."""


# The file


def read(file: Path = FILE) -> Floats:
    """Return the weights of a file."""
    return np.array(json.loads(file.read_text(encoding="utf-8"))["weights"], np.float64)


def write(w: Floats, file: Path = FILE, about: Mapping[str, str] | None = None) -> None:
    """Write the weights to a file, and say where those of some networks come from."""
    origins = json.loads(file.read_text(encoding="utf-8"))["about"] | (about or {})
    rows = (", ".join(f"{x:.4g}" for x in w[i : i + 12]) for i in range(0, len(w), 12))
    body = ",\n".join(rows)
    file.write_text(
        f'{{"about": {json.dumps(origins)}, "weights": [\n{body}\n]}}\n', encoding="utf-8"
    )


def figures_at(players: int) -> slice:
    """Return the slice of a seat's network for that number of players."""
    first = SURVIVAL + (players - 2) * rivals.NET
    return slice(first, first + rivals.NET)


def choices_at(players: int) -> slice:
    """Return the slice of the network of deployments, likewise."""
    first = SURVIVAL + 3 * rivals.NET + (players - 2) * rivals.CHOICE_NET
    return slice(first, first + rivals.CHOICE_NET)


# Layers


def unpacked(w: Floats, units: int = seats.UNITS) -> Layers:
    """Return the layers of a seat's network from weights in the kernel's order."""
    layers, at = Layers(), 0
    for name, inputs in STEPS:
        rows = w[at : at + posts.UNITS * (1 + inputs)].reshape(posts.UNITS, 1 + inputs)
        layers |= {f"{name}.weight": rows[:, 1:], f"{name}.bias": rows[:, 0]}
        at += rows.size
    rows = w[at:].reshape(-1, units)
    weight, bias, figure = rows[1:-1].T, rows[0], rows[-1:]
    return layers | {"hidden.weight": weight, "hidden.bias": bias, "figure.weight": figure}


def packed(layers: Layers) -> Floats:
    """Return the layers as weights in the kernel's order."""
    steps = [np.column_stack([layers[f"{n}.bias"], layers[f"{n}.weight"]]) for n, _ in STEPS]
    hidden = layers["hidden.bias"], layers["hidden.weight"].T, layers["figure.weight"]
    return np.concatenate([part.ravel() for part in (*steps, *hidden)], dtype=np.float64)
