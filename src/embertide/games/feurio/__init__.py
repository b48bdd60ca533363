"""Feurio!: a forest fire spreads where it is hottest, and 1 to 4 crews try to hold it."""

from importlib.resources import files

from embertide.core.advice import Advice
from embertide.core.drawing import Ink
from embertide.core.features import Features, Sketches
from embertide.core.kernel import Kernel
from embertide.core.options import Menu, Options
from embertide.core.room import Room
from embertide.core.solver import Solver
from embertide.games.feurio.present import drawing, remarks, showing, telling
from embertide.games.feurio.rules import arranging, notation, rules, scoring
from embertide.games.feurio.rules.moves import Move
from embertide.games.feurio.rules.state import State
from embertide.games.feurio.rules.view import View, imagine, view, witness

__all__ = ["ROOM", "Move", "State", "View"]


class _Feurio:
    """The functions of the rules as one object."""

    start = staticmethod(rules.start)
    actor = staticmethod(rules.actor)
    moves = staticmethod(rules.moves)
    reveals = staticmethod(rules.reveals)
    weights = staticmethod(rules.weights)
    play = staticmethod(rules.play)
    scores = staticmethod(scoring.scores)
    view = staticmethod(view)
    witness = staticmethod(witness)
    imagine = staticmethod(imagine)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)


def _hides(options: Options) -> bool:
    """F-19: a firebreak is laid face down, and known only to its layer."""
    return "firebreak" in options.variants


# Imported on demand: compiled code takes noticeable time to load.


def _load_kernel() -> Kernel[State, Move, View]:
    from embertide.games.feurio.kernel import kernel  # noqa: PLC0415

    return kernel


def _load_advice() -> Advice:
    from embertide.games.feurio.advice import advice  # noqa: PLC0415

    return advice


def _load_features() -> Features[State, Move, View]:
    from embertide.games.feurio.features import observe  # noqa: PLC0415

    return observe


def _load_sketches() -> Sketches:
    from embertide.games.feurio.features import sketch  # noqa: PLC0415

    return sketch


def _load_solver() -> Solver:
    from embertide.games.feurio.advice import solver  # noqa: PLC0415

    return solver


ROOM: Room[State, Move, View] = Room(
    name="feurio",
    package=__name__,
    game=_Feurio(),
    menu=Menu(
        game="feurio",
        modes={"competitive": (2, 3, 4), "cooperative": (2, 3, 4), "solitaire": (1,)},
        variants={"competitive": ("firebreak", "hotter")},
    ),
    luck=notation.DeckLuck(),
    rules={
        "feurio-material": ("F-1", "F-2", "F-3"),
        "feurio-setup": ("F-4", "F-5", "F-6"),
        "feurio-turn": ("F-7", "F-8", "F-9", "F-10", "F-11"),
        "feurio-scoring": ("F-12", "F-13", "F-14", "F-15"),
        "feurio-together": ("F-16", "F-17", "F-18"),
        "feurio-variants": ("F-19", "F-20"),
    },
    draw=drawing.draw,
    show=showing.show,
    arrange=arranging.arrange,
    tell=telling.tell,
    ask=telling.ask,
    count=telling.count,
    verdict=telling.verdict,
    remarks=remarks.remarks,
    reasons=remarks.reasons,
    feats=scoring.feats,
    puzzles=files(__name__) / "puzzles.json",
    # A layout, 36 draws, two moves for each tile, then at most 48 deployments, each after a pass of
    # every other player, and the last round of passes.
    length=1 + 36 + 2 * 36 + 48 * 4 + 4,
    palette={
        "tile": Ink("#6e8f6b"),
        "hot": Ink("#ff7a1a", bold=True),
        "heat0": Ink("#8a8f91"),
        "heat1": Ink("#2a9dc8", bold=True),
        "heat2": Ink("#8fd3d6", bold=True),
        "heat3": Ink("#a9bf9a", bold=True),
        "heat4": Ink("#ffb347", bold=True),
        "heat5": Ink("#ff7a1a", bold=True),
        "heat6": Ink("#e2452b", bold=True),
    },
    hides=_hides,
    daily="solitaire",
    load_kernel=_load_kernel,
    load_advice=_load_advice,
    load_features=_load_features,
    load_sketches=_load_sketches,
    load_solver=_load_solver,
)
