"""Nim with secret numbers: a room for Embertide that is a package of its own."""

from importlib.resources import files

from embertide.core.drawing import Ink
from embertide.core.features import Features
from embertide.core.options import Menu, Options
from embertide.core.room import Room
from embertide_nim import luck, present, rules
from embertide_nim.rules import HEAPS, Move, State, View

__all__ = ["ROOM", "Move", "State", "View"]


class _Nim:
    """The functions of the rules as one object."""

    start = staticmethod(rules.start)
    actor = staticmethod(rules.actor)
    moves = staticmethod(rules.moves)
    reveals = staticmethod(rules.reveals)
    weights = staticmethod(rules.weights)
    play = staticmethod(rules.play)
    scores = staticmethod(rules.scores)
    view = staticmethod(rules.view)
    witness = staticmethod(rules.witness)
    imagine = staticmethod(rules.imagine)
    write = staticmethod(rules.write)
    read = staticmethod(luck.read)


def _hides(options: Options) -> bool:
    """N-2: every seat has a secret number."""
    return True


def _load_features() -> Features[State, Move, View]:
    # Imported on demand: NumPy takes noticeable time to load.
    from embertide_nim import features  # noqa: PLC0415

    return features


ROOM: Room[State, Move, View] = Room(
    name="nim",
    package=__name__,
    game=_Nim(),
    menu=Menu(game="nim", modes={"competitive": (2, 3, 4)}),
    luck=luck.NimLuck(),
    rules={"nim-setup": ("N-1", "N-2"), "nim-turn": ("N-3",), "nim-end": ("N-4", "N-5")},
    # The roll, a card for each of four seats, every stone taken by itself, and the cards shown.
    length=1 + 1 + 4 + max(HEAPS) + 1,
    draw=present.draw,
    show=present.show,
    tell=present.tell,
    ask=present.ask,
    count=present.count,
    verdict=present.verdict,
    remarks=present.remarks,
    palette={"stone": Ink("#8a8f91", bold=True)},
    words=files(__name__) / "words",
    hides=_hides,
    load_features=_load_features,
)
