"""A view of Fire & Water as JSON, for programs that draw it."""

from collections.abc import Collection

from embertide.core.actor import NATURE, NOBODY
from embertide.core.bag import Bag
from embertide.core.dice import Dice
from embertide.games.firewater.rules.board import NAMES
from embertide.games.firewater.rules.box import Marker
from embertide.games.firewater.rules.field import Elemental, Half, Leader, Piece, Token, presence
from embertide.games.firewater.rules.rules import actor
from embertide.games.firewater.rules.scoring import (
    Allegiance,
    Leadership,
    Possession,
    Verdict,
    scores,
)
from embertide.games.firewater.rules.state import (
    Acting,
    Hand,
    LastRound,
    Over,
    Phase,
    Revealing,
    State,
    Summoning,
)
from embertide.games.firewater.rules.view import View, imagine

Json = dict[str, object]

_PHASES: dict[type[Phase], str] = {
    Summoning: "summoning",
    Revealing: "revealing",
    Acting: "acting",
    LastRound: "last-round",
    Over: "over",
}


def show(view: View, aids: Collection[str]) -> Json:
    """Render all that the viewer knows, and of what follows from it only the aids agreed on."""
    state = imagine(view, Dice(0))
    picture = _table(view, state) | {"hands": [_hand(hand, aids) for hand in view.hands]}
    if "spots" in aids:
        picture |= {"influence": _influence(view), "presence": _presence(state)}
    if "scores" in aids or isinstance(view.phase, Over):
        picture["score"] = _score(state)
    return picture


def _table(view: View, state: State) -> Json:
    seat = actor(state)
    return {
        "game": "firewater",
        "seat": view.seat,
        "rows": list(view.rows),
        "phase": _PHASES[type(view.phase)],
        "turn": None if seat in (NATURE, NOBODY) else seat,
        "pieces": {NAMES[at]: _piece(top) for at, top in enumerate(view.tops) if top is not None},
        "elementals": [NAMES[at] for at in view.elementals],
    }


def _piece(piece: Piece) -> Json:
    match piece:
        case Half(seat, element, value, twin):
            half = {"kind": "half", "seat": seat, "element": element, "value": value}
            return half | {"twin": NAMES[twin]}
        case Leader(seat):
            return {"kind": "leader", "seat": seat}
        case Elemental():
            return {"kind": "elemental"}
        case Token(seat, count, covered):
            under = None if covered is None else _piece(covered)
            return {"kind": "token", "seat": seat, "count": count, "covered": under}


def _hand(hand: Hand, aids: Collection[str]) -> Json:
    shown: Json = {
        "open": list(map(str, hand.open)),
        "stack": sum(hand.stack.counts),
        "tokens": hand.tokens,
        "leader": hand.leader.value,
    }
    return shown | ({"unseen": _unseen(hand.stack)} if "counts" in aids else {})


def _unseen(stack: Bag[Marker]) -> list[str]:
    """Return the markers left in a stack, in the order of the box: the true order is unknown."""
    return [str(marker) for marker, count in zip(stack.kinds, stack.counts, strict=True) if count]


def _influence(view: View) -> dict[str, list[int]]:
    return {NAMES[at]: list(sums) for at, sums in enumerate(view.influence) if any(sums)}


def _presence(state: State) -> dict[str, list[int]]:
    """W-9: each seat's presence beside the elementals that are still unclaimed."""
    field, players = state.field, len(state.hands)
    free = [at for at in field.elementals if isinstance(field.tops[at], Elemental)]
    return {NAMES[at]: presence(field, at, players) for at in free}


def _score(state: State) -> Json:
    score = scores(state)
    items = score.breakdown
    held = [i for i in items if isinstance(i, Possession)]
    led = [i for i in items if isinstance(i, Leadership)]
    won = [i for i in items if isinstance(i, Allegiance)]
    (verdict,) = [i for i in items if isinstance(i, Verdict)]
    return {
        "points": list(score.points),
        "winners": list(score.winners),
        "possessions": [{"seat": i.seat, "at": NAMES[i.square], "tokens": i.tokens} for i in held],
        "leaders": [{"seat": i.seat, "fate": i.fate.value, "points": i.points} for i in led],
        "elementals": [{"at": NAMES[i.square], "seat": i.seat} for i in won],
        "verdict": verdict.value,
    }
