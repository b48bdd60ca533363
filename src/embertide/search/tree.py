"""The search tree: nodes in one array, each an action of a seat.

Nature's draws have no nodes: a node collects the results of an action over all draws (an open-loop
tree). The legal actions below a node may differ from visit to visit; a visit considers only the
children that are legal in it.
"""

from typing import Final

from embertide.compiled.jit import jit
from embertide.compiled.records import Ints, Records, float64, int32, record, zeros

node_t: Final = record(
    [
        ("value", float64),  # the sum over all visits, for the seat `mover`
        ("prior", float64),  # of the action among its siblings, by advice
        ("visits", int32),
        ("first", int32),  # the first child; 0 for none, as the root is never a child
        ("next", int32),  # the next sibling; 0 for none
        ("action", int32),
        ("mover", int32),  # the seat that took the action; -1 in the root
    ]
)

Nodes = Records

FEWEST: Final = 1 << 13
"""The nodes that a new tree has space for; they take 320 kB. The array grows with the tree."""

MOST: Final = 1 << 20
"""The most nodes of a tree; they take 40 MB. No node is added to a tree of that size."""

SPARE: Final = 1 << 12
"""Nodes for which there is space before each visit. One visit adds a few at each of its decisions,
and only at those where its legal actions are new."""


def plant(capacity: int = FEWEST) -> Nodes:
    """Return a tree that consists of its root."""
    nodes = zeros(capacity, node_t)
    nodes[0].mover = -1
    return nodes


@jit
def is_full(nodes: Nodes, used: Ints) -> bool:
    """Return whether the array must grow before the next visit, so that the tree need not end."""
    return bool(len(nodes) < MOST and used[0] + SPARE > len(nodes))


@jit
def grow(nodes: Nodes, used: Ints, parent: int, action: int, mover: int) -> int:
    """Add a node for an action of a seat under a parent; return its index."""
    new = used[0]
    node = nodes[new]
    node.value = 0.0
    node.prior = 0.0
    node.visits = 0
    node.first = 0
    node.next = nodes[parent].first
    node.action = action
    node.mover = mover
    nodes[parent].first = new
    used[0] += 1
    return int(new)


@jit
def find(nodes: Nodes, parent: int, action: int) -> int:
    """Return the child for an action; 0 if there is none."""
    child = nodes[parent].first
    while child and nodes[child].action != action:
        child = nodes[child].next
    return int(child)
