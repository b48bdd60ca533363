"""A view of Feurio! as JSON, for programs that draw it."""

from collections.abc import Collection

from embertide.core.dice import Dice
from embertide.core.score import Score
from embertide.games.feurio.rules.board import NAMES
from embertide.games.feurio.rules.box import COLOURS, CREWS
from embertide.games.feurio.rules.fire import hottest
from embertide.games.feurio.rules.scoring import Goal, Region, scores
from embertide.games.feurio.rules.state import Arranging, Dealing, Over, Spreading
from embertide.games.feurio.rules.view import View, imagine

Json = dict[str, object]


def show(view: View, aids: Collection[str]) -> Json:
    """Render all that the viewer knows, and of what follows from it only the aids agreed on."""
    picture = _table(view) | _turn(view)
    if "spots" in aids and view.fire.heat:
        spots = hottest(view.fire)
        picture["hottest"] = [{"at": NAMES[at], "heat": view.fire.heat[at]} for at in spots]
    if "counts" in aids:
        picture["unseen"] = list(view.unseen.counts)
    if "scores" in aids or isinstance(view.phase, Over):
        # A hidden value does not change the score: face down, a tile counts as 0.
        picture["score"] = _score(scores(imagine(view, Dice(0))))
    return picture


def _table(view: View) -> Json:
    return {
        "game": "feurio",
        "seat": view.seat,
        "mode": view.options.mode,
        "variants": list(view.options.variants),
        "tiles": _tiles(view),
        "crews": _crews(view),
        "paid": list(view.paid),
        "pile": _pile(view),
    }


def _turn(view: View) -> Json:
    phase = view.phase
    return {
        "turn": view.turn,
        "phase": type(phase).__name__.lower(),
        "hand": phase.tile if isinstance(phase, Spreading) else None,
        "drawn": list(phase.drawn) if isinstance(phase, Dealing | Arranging) else [],
    }


def _tiles(view: View) -> list[Json]:
    tiles = []
    for cell, tile in view.fire.tiles.items():
        covered = view.covered.get(cell)
        tiles.append(
            {
                "at": NAMES[cell],
                "value": tile.value,
                "posted": list(tile.posted),
                "room": tile.room,
                "edges": tile.edges,
                "layer": covered.layer if covered else None,
                "under": covered.value or None if covered else None,
            }
        )
    return tiles


def _crews(view: View) -> list[Json]:
    crews = CREWS[view.options.players]
    return [
        {"seat": crew.seat, "colour": COLOURS[crew.colour], "left": left}
        | {"auxiliary": crew.auxiliary}
        for crew, left in zip(crews, view.supply, strict=True)
    ]


def _pile(view: View) -> int:
    """F-7: the size of the pile; `unseen` also counts the tiles hidden from the viewer."""
    hidden = sum(not covered.value for covered in view.covered.values())
    return sum(view.unseen.counts) - hidden - (view.phase == Spreading(0))


def _score(score: Score[Region] | Score[Goal]) -> Json:
    return {
        "points": list(score.points),
        "winners": list(score.winners),
        "won": score.won,
        "regions": [_region(item) for item in score.breakdown if isinstance(item, Region)],
        "goals": [_goal(item) for item in score.breakdown if isinstance(item, Goal)],
    }


def _goal(goal: Goal) -> Json:
    return {
        "colour": COLOURS[goal.colour],
        "left": goal.left,
        "together": goal.together,
        "watered": goal.watered,
        "regions": [_region(region) for region in goal.regions],
    }


def _region(region: Region) -> Json:
    return {
        "colour": COLOURS[region.colour],
        "owner": region.owner,
        "cells": [NAMES[cell] for cell in region.cells],
        "values": list(region.values),
        "divisor": region.divisor,
        "value": region.value,
    }
