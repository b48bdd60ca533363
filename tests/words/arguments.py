"""Sample arguments for every sentence: numbers, names of every kind, colours, squares."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from itertools import product
from math import prod

from embertide.core.message import Arg, Message, player

NUMBERS: Sequence[Arg] = (1, 2, 5, 0)
"""Most languages say 1 in its own way, French 0 like 1, and some sentences have one for 0."""

NAMES: Sequence[Arg] = ("Anne", "Hugo", player(1), "Sven")
"""A name may begin with a vowel, an h or an s, or be that of a seat without a name."""

COLOURS: Sequence[Arg] = tuple(
    Message(f"colour-{name}") for name in ("red", "green", "blue", "yellow")
)
SHARES: Sequence[Arg] = (0.42, 1.0, 0.08, 0.0)
DAYS: Sequence[Arg] = (date(2026, 11, 15), date(2026, 3, 1))
PLAYERS: Sequence[Arg] = ((player(0), player(2)), (player(1),), (player(0), player(1), player(2)))
LISTS: Sequence[Arg] = (
    (Message("colour-red"),),
    (Message("colour-green"), Message("colour-blue")),
)
LEADERS: Sequence[Arg] = (
    Message("firewater-count-placed"),
    Message("firewater-count-waiting", {"points": -2}),
    Message("firewater-count-conquered", {"points": -2}),
)
KINDS: Sequence[Arg] = tuple(
    Message(f"firewater-kind-{kind}") for kind in ("marker", "leader", "token", "claim")
)
PIECES: Sequence[Arg] = (
    Message("firewater-piece-half", {"player": "Anne"}),
    Message("firewater-piece-leader", {"player": "Hugo"}),
    Message("firewater-piece-elemental"),
    Message("firewater-piece-token", {"player": "Sven", "count": 2}),
)
MOVES: Sequence[Arg] = (
    Message(
        "web-feurio-brief-lay", {"tile": 4, "place": Message("web-feurio-place-tile", {"tile": 6})}
    ),
    Message("web-feurio-pass"),
)
PHASES: Sequence[Arg] = ("playing", "over", "closed", "open")

SAMPLES: Mapping[str, Sequence[Arg]] = {
    **dict.fromkeys(("player", "winner", "rival", "due", "name", "names", "who", "others"), NAMES),
    **dict.fromkeys(("people", "person", "account", "old", "new"), NAMES),
    **dict.fromkeys(("colour", "grown"), COLOURS),
    **dict.fromkeys(("share", "loss"), SHARES),
    **dict.fromkeys(("day", "since", "used"), DAYS),
    **dict.fromkeys(("cell", "spots"), ("1,-1", "0,2 · 2,0")),
    **dict.fromkeys(("square", "on", "one", "far", "gaps", "squares"), ("c3", "c4 · d5")),
    **dict.fromkeys(("place",), (Message("web-feurio-place-tile", {"tile": 6}),)),
    **dict.fromkeys(("text", "heading", "reason", "log", "backup", "former"), ("abc",)),
    **dict.fromkeys(("address", "host", "link", "stop"), ("http://embertide.example/t/7",)),
    "folder": ("embertide",),
    "size": (14,),
    **dict.fromkeys(("board", "boards", "bot", "mode", "modes", "variant", "variants"), ("relay",)),
    **dict.fromkeys(
        ("aids", "answers", "choices", "field", "format", "letter", "phrase"), ("abc",)
    ),
    **dict.fromkeys(
        ("languages", "language", "package", "scheme", "setting", "settings"), ("abc",)
    ),
    **dict.fromkeys(("file", "source", "table", "commitment", "hash", "changed"), ("abc.json",)),
    **dict.fromkeys(("created", "opened"), ("2026-11-15 20:30",)),
    "game": ("Feurio!", "Fire & Water"),
    "games": ("feurio, firewater",),
    "level": (Message("level-spark"), Message("level-inferno")),
    "leader": LEADERS,
    "kind": KINDS,
    "piece": PIECES,
    "tied": PLAYERS,
    "colours": LISTS,
    "example": ("a1234",),
    "tiles": (3, 1, 5, 0),
    "marker": ("23", "41"),
    "around": ("4", "4, 5"),
    "sum": ("5 + 6 + 1", "3"),
    "whose": ("yours", "theirs"),
    "change": ("more", "less"),
    "phase": PHASES,
    "email": ("anne@embertide.example",),
    "state": ((Message("web-feurio-room", {"room": 2}),),),
    "what": MOVES,
    "parts": ((Message("web-firewater-fire-square"), Message("web-firewater-empty")),),
    "scores": ("Anne 12, Hugo 9",),
    "right": (Message("request-kind-number"),),
    "side": (Message("web-feurio-side-left"),),
    "move": ("s1,-1", "d0,1:green:2"),
    "turn": ("Feurio!",),
}
"""By the name of the argument; a number where nothing is said."""

PARTICULAR: Mapping[str, Mapping[str, Sequence[Arg]]] = {
    "admin-person": {"kind": ("guest", "account", "blocked")},
    "export-done": {"games": NUMBERS},
    "export-mixed": {"first": ("Fire & Water",)},
    "feurio-colour": {"colour": ("pink",), "colours": ("red, green",)},
    "feurio-not-yours": {"own": LISTS},
    "feurio-price-not-yours": {"own": LISTS},
    "firewater-board-row": {"squares": NUMBERS},
    "firewater-elemental-near": {"other": ("e5",)},
    "firewater-leader-near": {"other": ("e5",)},
    "firewater-marker-apart": {"other": ("e5",)},
    "firewater-marker-face-down": {"open": ("23, 41",)},
    "firewater-position-apart": {"other": ("e5",)},
    "firewater-told-marker": {"other": ("e5",)},
    "request-kind": {"right": (Message("request-kind-number"), Message("request-kind-text"))},
    "setting-wrong": {"value": ("abc",), "right": ("abc",)},
    "think-ready": {"address": ("http://embertide.example",)},
    "web-companion-title": {"game": ("Feurio!",)},
    "web-feurio-arrange": {"tiles": ("3 · 6 · 6 · 4",)},
    "web-feurio-finale-region": {"colour": ("red", "green", "blue", "yellow")},
    "web-feurio-goal": {"points": ((Message("web-feurio-goal-together"),),)},
    "web-feurio-place-and": {"first": ("4, 5",), "last": ("6",)},
    "web-firewater-has": {"open": ("23, 41",)},
    "web-firewater-sums": {
        "sums": ((Message("web-firewater-sum", {"player": "Anne", "value": 3}),),)
    },
    "web-firewater-sums-beside": {
        "sums": ((Message("web-firewater-sum", {"player": "Anne", "value": 3}),),)
    },
    "web-finale-poster-wins": {"name": NAMES},
    "web-finale-score": {"points": NUMBERS},
    "web-finale-turning": {"move": NUMBERS},
    "web-finale-turning-share": {"before": SHARES, "after": SHARES[::-1], "move": NUMBERS},
    "web-note-best": {"best": MOVES},
    "web-note-better": {"best": MOVES, "played": MOVES[::-1]},
    "web-note-gain": {"value": SHARES},
    "web-note-loss": {"value": SHARES},
    "web-percent": {"value": SHARES},
    "web-puzzle-worth": {"best": SHARES},
    "web-puzzle-worths": {"best": SHARES, "yours": SHARES[::-1]},
    "web-replay-move": {"move": NUMBERS},
    **{
        f"feurio-{key}": {"tiles": ("3 · 6 · 6 · 4",)}
        for key in ("arranges", "ask-arrange", "arrange-due", "other-tiles", "remark-closed-off")
    },
}
"""By message, where an argument of that name is something else."""

MOST = 64
"""Combinations of all arguments, up to this number; of more, each argument varies alone."""


def samples(key: str, name: str) -> Sequence[Arg]:
    """Return what an argument of a message may be."""
    particular = PARTICULAR.get(key.partition(".")[0], {})
    return particular.get(name) or SAMPLES.get(name, NUMBERS)


def combinations(key: str, names: Sequence[str]) -> Iterator[dict[str, Arg]]:
    """Yield sets of arguments in which every sample occurs; all combinations if they are few."""
    of = [samples(key, name) for name in names]
    if prod(map(len, of)) <= MOST:
        yield from (dict(zip(names, chosen, strict=True)) for chosen in product(*of))
        return
    base = {name: some[0] for name, some in zip(names, of, strict=True)}
    for name, some in zip(names, of, strict=True):
        yield from ({**base, name: sample} for sample in some)


def chosen(key: str, names: Sequence[str], number: int) -> dict[str, Arg]:
    """Return the set of that number: each argument takes its sample of that number."""
    of = {name: samples(key, name) for name in names}
    return {name: some[number % len(some)] for name, some in of.items()}
