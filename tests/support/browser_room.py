"""A made-up game without a client of its own: what its server would answer."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

Json = dict[str, Any]

MENU: Json = {
    "game": "nim",
    "modes": {"competitive": [2]},
    "variants": {"competitive": ["misere"]},
    "boards": {},
    "levels": [],
    "aids": ["scores", "hints"],
    "rules": {"nim-heading-play": ["N-1", "N-2"]},
    "palette": {"heap": "#ff7a1a", "stone": "#8a8f91"},
}

WORDS = """
nim = Nim
nim-about = Take the last stone.
nim-ask = Take stones from one heap.
nim-takes = { $player } takes { $count } from heap { $heap }.
nim-heap-empty = Heap { $heap } has only { $left } left.
nim-wins = { $player } has taken the last stone.
nim-taken = { $player }: { $count } taken
nim-heading-play = How it is played
N-1 = Take one or more stones from one heap.
N-2 = Whoever takes the last stone wins.
    .ruling = Nobody may pass.
"""


class Nim:
    """A table with two people at one device; what each heap holds is known to both."""

    def __init__(self, picture: bool = True) -> None:
        self.heaps = {"a": 3, "b": 5, "c": 7}
        self.taken = [0, 0]
        self.log: list[Json] = []
        self._picture = picture

    def answer_for(self, page: Page) -> None:
        """Stands between this page and the server."""
        page.route(re.compile("/api/games$"), self._add_menu)
        page.route(re.compile("/api/words/"), lambda route: route.fulfill(json={"text": WORDS}))
        page.route(
            re.compile("/api/tables/nim-table"), lambda route: route.fulfill(json=self.table())
        )
        # Later routes come first.
        judged = {"ready": True, "done": 0, "of": 0, "judgements": []}
        page.route(re.compile("/nim-table/analysis"), lambda route: route.fulfill(json=judged))
        page.route_web_socket(re.compile("/api/tables/nim-table/socket"), self._talk)

    def _add_menu(self, route: Route) -> None:
        route.fulfill(json=[*route.fetch().json(), MENU])

    def _talk(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, request: Json) -> None:
        socket.send(json.dumps(self._answer(request)))
        if request["type"] in {"move", "undo"}:
            socket.send(json.dumps(self.table()))

    def _answer(self, request: Json) -> Json:
        named = {"id": request["id"]}
        match request["type"]:
            case "move":
                self._take(request["move"])
                return {"type": "done", "seq": len(self.log), **named}
            case "preview":
                view = self._view(self._left(request["move"]))
                preview = {"move": request["move"], "view": view, "remark": None, "back": True}
                return {"type": "preview", "preview": preview, **named}
            case "hint":
                hints = [{"move": "c1", "expected": 0.75, "remark": None}]
                return {"type": "hint", "hints": hints, **named}
            case "why":
                heap = request["move"][:1]
                why = {"key": "nim-heap-empty", "args": {"heap": heap, "left": 5}}
                return {"type": "why", "rule": "N-1", "why": why, **named}
            case _:
                return {"type": "pong", **named}

    def _left(self, move: str) -> dict[str, int]:
        return self.heaps | {move[0]: self.heaps[move[0]] - int(move[1:])}

    def _take(self, move: str) -> None:
        seat = len(self.log) % 2
        self.heaps = self._left(move)
        self.taken[seat] += int(move[1:])
        args = {"player": _player(seat), "count": int(move[1:]), "heap": move[0]}
        told = {"key": "nim-takes", "args": args}
        seq = len(self.log) + 1
        self.log.append({"seq": seq, "ply": seq, "seat": seat, "move": move, "told": told})

    def _moves(self) -> list[str]:
        return [f"{heap}{n}" for heap, left in self.heaps.items() for n in range(1, left + 1)]

    def _view(self, heaps: dict[str, int]) -> Json:
        view: Json = {"seat": len(self.log) % 2, "heaps": heaps, "taken": self.taken}
        if self._picture:
            view["picture"] = [
                [_span(f" {heap}  ", "bold"), _span("● " * left, "heap"), _span(f"{left:>4}")]
                for heap, left in heaps.items()
            ]
            taken = [{"player": _player(seat), "count": self.taken[seat]} for seat in (0, 1)]
            view["count"] = [[{"key": "nim-taken", "args": args}] for args in taken]
        return view

    def table(self) -> Json:
        """The table as its owner sees it."""
        over = not any(self.heaps.values())
        actor = None if over else len(self.log) % 2
        moves = self._moves()
        winner = (len(self.log) - 1) % 2
        last = {"player": _player(winner)}
        return {
            "type": "table",
            "id": "nim-table",
            "game": "nim",
            "options": {"players": 2, "mode": "competitive", "variants": ["misere"], "board": []},
            "aids": ["scores", "hints"],
            "clock": None,
            "patience": 60,
            "public": False,
            "rated": False,
            "daily": None,
            "phase": "over" if over else "playing",
            "seats": [_seat("Anna"), _seat("Ben")],
            "hides": False,
            "owner": True,
            "watch": "key",
            "seal": {"commitment": "", "entropy": [], "secret": None},
            "entropy_due": False,
            "hashes": [],
            "awaited": [],
            "ended": None,
            "resigned": [],
            "seq": len(self.log),
            "ply": len(self.log),
            "actor": actor,
            "since": 0,
            "now": 0,
            "eyes": actor or 0,
            "view": self._view(self.heaps),
            "ask": None if over else {"key": "nim-ask", "args": {}},
            "moves": moves,
            "undo": bool(self.log) and not over,
            "askable": False,
            "asked": None,
            "log": self.log,
            "result": {"points": [], "winners": [winner], "won": None} if over else None,
            "verdict": {"key": "nim-wins", "args": last} if over else None,
            "count": [],
            "rematch": None,
        }


def _seat(name: str) -> Json:
    nothing = dict.fromkeys(("level", "key", "left", "rating"))
    fixed = {"away": False, "present": True, "mine": True, "registered": False}
    return {"kind": "person", "name": name, **fixed, **nothing}


def _player(seat: int) -> Json:
    return {"key": "player", "args": {"number": seat + 1}}


def _span(text: str, style: str = "") -> Json:
    return {"text": text, "style": style}
