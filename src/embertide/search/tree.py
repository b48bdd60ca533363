"""The tree of a search: nodes in one array, each an action that a seat may take.

Luck has no nodes: a node gathers what followed an action over all draws (an open loop). What is
legal below it may differ from visit to visit; a visit looks only at the children that are.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from embertide.jit import jit

node_t: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("value", np.float64),  # the sum of what the visits brought the seat that moved
                ("prior", np.float64),
                ("visits", np.int32),
                ("first", np.int32),  # child; 0 for none, since the root is nobody's child
                ("next", np.int32),  # sibling
                ("action", np.int32),
                ("mover", np.int32),
            ],
            align=True,
        ),
    )
)

Nodes = npt.NDArray[np.void]
Ints = npt.NDArray[np.signedinteger]


def plant(capacity: int) -> Nodes:
    """A tree with nothing but its root."""
    nodes = np.zeros(capacity, node_t)
    nodes[0].mover = -1
    return nodes


@jit
def grow(nodes: Nodes, used: Ints, parent: int, action: int, mover: int) -> int:
    """Hangs a new node under another, for an action of a seat, and counts it."""
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
    """The child for an action; 0 if there is none."""
    child = nodes[parent].first
    while child and nodes[child].action != action:
        child = nodes[child].next
    return int(child)


@jit
def move_up(nodes: Nodes, top: int, into: Nodes) -> int:
    """Copies what hangs under a node into another tree, as its root; returns how many nodes."""
    into[0] = nodes[top]
    into[0].next = 0
    into[0].mover = -1
    used = 1
    at = 0
    # Copied nodes still hold numbers of the old tree until their turn comes.
    while at < used:
        child = into[at].first
        into[at].first = 0
        last = 0
        while child:
            into[used] = nodes[child]
            follows = nodes[child].next
            into[used].next = 0
            if last:
                into[last].next = used
            else:
                into[at].first = used
            last = used
            used += 1
            child = follows
        at += 1
    return used
