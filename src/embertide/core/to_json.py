"""Messages, refusals and options as JSON."""

from embertide.core.errors import Refusal
from embertide.core.message import Arg, Message
from embertide.core.options import Options
from embertide.core.wire import ArgumentJson, MessageJson, OptionsJson, RefusedJson


def write_message(message: Message) -> MessageJson:
    """Return a message as JSON."""
    return {"key": message.key, "args": {n: _arg(value) for n, value in message.args.items()}}


def _arg(value: Arg) -> ArgumentJson:
    if isinstance(value, Message):
        return write_message(value)
    if isinstance(value, tuple):
        return [write_message(item) for item in value]
    assert isinstance(value, int | str), "shares and dates are only said where they are counted"
    return value


def write_refusal(refusal: Refusal, request: str | None = None) -> RefusedJson:
    """Return a refusal as JSON, in the same shape for sockets and HTTP."""
    return {
        "type": "refused",
        "id": request,
        "kind": refusal.kind,
        "rule": refusal.rule,
        "where": refusal.where,
        "why": write_message(refusal.message),
    }


def write_options(options: Options) -> OptionsJson:
    """Return options as JSON."""
    return {
        "players": options.players,
        "mode": options.mode,
        "variants": list(options.variants),
        "board": list(options.board),
    }
