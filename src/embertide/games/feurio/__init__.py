"""Feurio!: a forest fire spreads where it is hottest, and 1 to 4 crews try to hold it."""

from embertide.core.options import Menu
from embertide.core.room import Room
from embertide.games.feurio import arranging, drawing, notation, remarks, rules, showing, telling
from embertide.games.feurio.view import imagine, view, witness

__all__ = ["ROOM"]


class _Feurio:
    """The rule book, as the house holds it."""

    start = staticmethod(rules.start)
    actor = staticmethod(rules.actor)
    moves = staticmethod(rules.moves)
    reveals = staticmethod(rules.reveals)
    weights = staticmethod(rules.weights)
    play = staticmethod(rules.play)
    scores = staticmethod(rules.scores)
    view = staticmethod(view)
    witness = staticmethod(witness)
    imagine = staticmethod(imagine)
    write = staticmethod(notation.write)
    read = staticmethod(notation.read)


ROOM = Room(
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
    remark=remarks.remark,
    # A layout, 36 draws, two moves for each tile, then at most 48 deployments with every other
    # player passing before each, and the last round of passes.
    length=1 + 36 + 2 * 36 + 48 * 4 + 4,
)
