"""Answers what is asked at a table, whether over a socket or by plain HTTP."""

from collections.abc import Callable
from typing import Any, NamedTuple

from embertide.core.errors import Refusal
from embertide.play.absence import come_back, stand_in
from embertide.play.event import Event
from embertide.play.moving import ahead, can_return, move, why
from embertide.play.request import By, Forbidden, on_turn
from embertide.play.said import Json, write_message
from embertide.play.seating import add_entropy
from embertide.play.table import Table
from embertide.play.takeback import answer_back, ask_back, take_back
from embertide.server import messages
from embertide.server.hall import Hall
from embertide.server.live import Live
from embertide.server.thinkers import Thinkers


class Desk(NamedTuple):
    """Where requests are answered: with the tables and those who think."""

    hall: Hall
    thinkers: Thinkers

    async def answer(self, name: str, person: str, request: messages.Request) -> Json:
        """The answer to a request; a refusal is raised."""
        live = await self.hall.live(name)
        by = By(person, self.hall.clock(), getattr(request, "ply", -1), f"{person}:{request.id}")
        if by.ply > live.table.ply:
            # Another node has shown him a position that we do not know yet.
            await self.hall.catch_up(live)
        match request:
            case messages.Ping():
                return {"type": "pong", "id": request.id}
            case messages.Preview():
                return _preview(live.table, by, request)
            case messages.Why():
                return _why(live.table, by, request)
            case messages.Hint():
                return await self._hint(live, by, request)
            case _:
                return await self._act(name, by, request)

    async def _act(self, name: str, by: By, request: Any) -> Json:
        """Does what is asked, once: a request that comes again is answered as the first was."""
        decide, seen = _decision(request, by), 0

        def once(table: Table) -> list[Event]:
            nonlocal seen
            seen = (table.done or {}).get(by.request, 0)
            return [] if seen else decide(table)

        live = await self.hall.act(name, once)
        seq = seen or (live.table.done or {}).get(by.request, live.table.seq)
        return {"type": "done", "id": request.id, "seq": seq}

    async def _hint(self, live: Live, by: By, request: messages.Hint) -> Json:
        table = live.table
        seat = on_turn(table, by)
        if "hints" not in table.agreement.aids:
            raise Forbidden("table-no-hints")
        hints = await self.thinkers.hint(table, seat)
        return {"type": "hint", "id": request.id, "hints": hints}


def _decision(request: Any, by: By) -> Callable[[Table], list[Event]]:
    match request:
        case messages.Move():
            return lambda table: move(table, by, request.move)
        case messages.Undo():
            return lambda table: take_back(table, by)
        case messages.AskUndo():
            return lambda table: ask_back(table, by)
        case messages.AnswerUndo():
            return lambda table: answer_back(table, by, request.yes)
        case messages.AddEntropy():
            return lambda table: add_entropy(table, by, request.value)
        case messages.StandIn():
            return lambda table: stand_in(table, by, request.seat)
        case _:
            return lambda table: come_back(table, by)


def _preview(table: Table, by: By, request: messages.Preview) -> Json:
    room, match = table.room, ahead(table, by, request.move)
    remark = room.remark(table.match.state, match.move)
    view = room.game.view(match.state, table.actor)
    preview = {
        "move": request.move,
        "view": room.show(view, table.agreement.aids),
        "remark": None if remark is None else write_message(remark),
        "back": can_return(table.match, match.move),
    }
    return {"type": "preview", "id": request.id, "preview": preview}


def _why(table: Table, by: By, request: messages.Why) -> Json:
    refusal = why(table, by, request.move)
    answer = {"type": "why", "id": request.id, "rule": "", "why": None}
    if refusal is None:
        return answer
    return answer | {"rule": refusal.rule, "why": write_message(refusal.message)}


def refused(refusal: Refusal, request: str | None = None) -> Json:
    """A refusal as JSON."""
    return {
        "type": "refused",
        "id": request,
        "kind": refusal.kind,
        "rule": refusal.rule,
        "where": refusal.where,
        "why": write_message(refusal.message),
    }
