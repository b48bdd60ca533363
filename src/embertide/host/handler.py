"""The handler of requests at a table, from a socket, from HTTP or within a browser."""

from typing import NamedTuple

from embertide.core.to_json import write_message
from embertide.host.answers import DoneAnswer, HintAnswer, PreviewAnswer, RequestAnswer, WhyAnswer
from embertide.host.loaded import LoadedTable
from embertide.host.phrases import Said
from embertide.host.registry import NotFound, TableRegistry
from embertide.host.requests import (
    AnswerUndoRequest,
    AskUndoRequest,
    CloseRequest,
    CommandRequest,
    CommitRequest,
    EntropyRequest,
    FreeSeatRequest,
    HintRequest,
    LeaveRequest,
    MoveRequest,
    PingRequest,
    PreviewRequest,
    Request,
    ResignRequest,
    ReturnRequest,
    SayRequest,
    StandInRequest,
    UndoRequest,
    WhyRequest,
)
from embertide.host.thinkers import Thinkers
from embertide.play.table.absence import come_back, stand_in
from embertide.play.table.command import Decision, Forbidden, Issuer, on_turn, own_seats
from embertide.play.table.ending import close, leave, resign
from embertide.play.table.moving import move, try_move, why
from embertide.play.table.payload import preview_payload, viewing_seat
from embertide.play.table.seating import add_entropy, commit_seat, free_seat
from embertide.play.table.table import Table
from embertide.play.table.takeback import answer_undo, ask_undo, take_back


class TableHandler(NamedTuple):
    """Handles requests, with a registry of tables and thinkers."""

    registry: TableRegistry
    thinkers: Thinkers

    async def handle(self, name: str, person: str, request: Request) -> RequestAnswer:
        """Return the answer to a person's request at a table; raise a Refusal."""
        loaded = await self.registry.loaded(name)
        by = Issuer(person, self.registry.clock(), _ply(request), f"{person}:{request.id}")
        if by.ply > loaded.table.ply:
            # Another node has sent this person a position that we do not know yet.
            await self.registry.catch_up(loaded)
        match request:
            case PingRequest():
                return {"type": "pong", "id": request.id}
            case PreviewRequest():
                return _preview(loaded.table, by, request)
            case WhyRequest():
                return _why(loaded.table, by, request)
            case HintRequest():
                return await self._hint(loaded, by, request)
            case SayRequest():
                return await self._say(loaded, by, request)
            case _:
                return await self._carry_out(name, by, request)

    async def _carry_out(self, name: str, by: Issuer, command: CommandRequest) -> DoneAnswer:
        loaded = await self.registry.act(name, lambda table: decide(table, by, command))
        seq = loaded.table.done.get(by.request, loaded.table.seq)
        return {"type": "done", "id": command.id, "seq": seq}

    async def _say(self, loaded: LoadedTable, by: Issuer, request: SayRequest) -> DoneAnswer:
        """Send a phrase to all readers; spectators, whom players do not know, can say nothing."""
        table = loaded.table
        if table.closed:
            raise NotFound("table-closed")
        seat = viewing_seat(table, own_seats(table, by))
        assert seat is not None
        await self.registry.say(loaded, Said(seat, request.phrase))
        return {"type": "done", "id": request.id, "seq": table.seq}

    async def _hint(self, loaded: LoadedTable, by: Issuer, request: HintRequest) -> HintAnswer:
        table = loaded.table
        seat = on_turn(table, by)
        if "hints" not in table.agreement.aids:
            raise Forbidden("table-no-hints")
        hints = await self.thinkers.hint(table, seat, by.person)
        await self.registry.store.note_hint(table.id, by.person)
        return {"type": "hint", "id": request.id, "hints": hints}


def _ply(request: Request) -> int:
    """Return the position that a request answers; -1 for one about no position."""
    match request:
        case (
            MoveRequest()
            | UndoRequest()
            | AskUndoRequest()
            | AnswerUndoRequest()
            | PreviewRequest()
            | WhyRequest()
            | HintRequest()
        ):
            return request.ply
        case _:
            return -1


def decide(table: Table, by: Issuer, command: CommandRequest) -> Decision:  # noqa: C901, PLR0912
    """Return what follows from a command; nothing if the same request was granted before."""
    if by.request in table.done:
        return Decision(table, by.now)
    if table.closed:
        raise NotFound("table-closed")
    match command:
        case MoveRequest():
            return move(table, by, command.move)
        case UndoRequest():
            return take_back(table, by)
        case AskUndoRequest():
            return ask_undo(table, by)
        case AnswerUndoRequest():
            return answer_undo(table, by, command.yes)
        case CommitRequest():
            return commit_seat(table, by, command.seat, command.value)
        case FreeSeatRequest():
            return free_seat(table, by, command.seat)
        case EntropyRequest():
            return add_entropy(table, by, command.value)
        case StandInRequest():
            return stand_in(table, by, command.seat)
        case ReturnRequest():
            return come_back(table, by)
        case LeaveRequest():
            return leave(table, by)
        case CloseRequest():
            return close(table, by)
        case ResignRequest():
            return resign(table, by)


def _preview(table: Table, by: Issuer, request: PreviewRequest) -> PreviewAnswer:
    played = try_move(table, by, request.move)
    preview = preview_payload(table, played, request.move)
    return {"type": "preview", "id": request.id, "preview": preview}


def _why(table: Table, by: Issuer, request: WhyRequest) -> WhyAnswer:
    refusal = why(table, by, request.move)
    if refusal is None:
        return {"type": "why", "id": request.id, "rule": "", "why": None}
    reason = write_message(refusal.message)
    return {"type": "why", "id": request.id, "rule": refusal.rule, "why": reason}
