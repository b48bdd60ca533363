"""The calls of a page by method and path, which are those of the HTTP API."""

import re
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote

from embertide.host.registry import NotFound
from embertide.play.table.command import Forbidden
from embertide.pocket import page_calls, table_calls
from embertide.pocket.asking import Answering, Asked, Pocket


class _Route(NamedTuple):
    method: str
    path: re.Pattern[str]
    answer: Answering


def _route(method: str, path: str, answer: Answering) -> _Route:
    return _Route(method, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path)), answer)


_ROUTES = (
    _route("GET", "/me", page_calls.get_me),
    _route("PATCH", "/me", page_calls.change_name),
    _route("GET", "/games", page_calls.get_games),
    _route("GET", "/words/{language}", page_calls.get_words),
    _route("GET", "/readiness", page_calls.get_readiness),
    _route("GET", "/start", page_calls.get_start),
    _route("GET", "/results", page_calls.get_results),
    _route("GET", "/device", page_calls.get_device),
    _route("DELETE", "/device/finished", page_calls.delete_finished),
    _route("GET", "/daily", page_calls.get_daily),
    _route("GET", "/daily/archive", page_calls.get_archive),
    _route("POST", "/daily", page_calls.post_daily),
    _route("GET", "/puzzles/{game}", page_calls.get_next_puzzle),
    _route("GET", "/puzzles/{game}/{puzzle}", page_calls.get_puzzle),
    _route("POST", "/puzzles/{game}/{puzzle}", page_calls.try_puzzle),
    _route("POST", "/puzzles/{game}/{puzzle}/preview", page_calls.preview_in_puzzle),
    _route("POST", "/puzzles/{game}/{puzzle}/why", page_calls.explain_in_puzzle),
    _route("POST", "/position", page_calls.look_at_position),
    _route("POST", "/position/why", page_calls.explain_in_position),
    _route("POST", "/position/hints", page_calls.advise_on_position),
    _route("POST", "/replay", page_calls.replay_record),
    _route("POST", "/verify", page_calls.verify_record),
    _route("POST", "/line", page_calls.line_of_record),
    _route("POST", "/analysis", page_calls.analyse_record),
    _route("GET", "/tables", table_calls.list_tables),
    _route("POST", "/tables", table_calls.open_ordered),
    _route("GET", "/tables/{table}", table_calls.get_table),
    _route("POST", "/tables/{table}/join", table_calls.join_table),
    _route("POST", "/tables/{table}/leave", table_calls.leave_table),
    _route("POST", "/tables/{table}/requests", table_calls.ask_at_table),
    _route("POST", "/tables/{table}/rematch", table_calls.open_rematch),
    _route("GET", "/tables/{table}/record", table_calls.get_record),
    _route("GET", "/tables/{table}/replay", table_calls.get_replay),
    _route("POST", "/tables/{table}/line", table_calls.post_line),
    _route("GET", "/tables/{table}/analysis", table_calls.get_analysis),
)

_ELSEWHERE = re.compile(r"/(account|session|push|mail)(/.*)?")
"""Paths of what only a server has."""


async def answer(pocket: Pocket, method: str, address: str, body: Any) -> object:
    """Return the answer to a call; raise a Refusal."""
    path, _, query = address.partition("?")
    found = [(one, match) for one in _ROUTES if (match := one.path.fullmatch(path))]
    if not found and _ELSEWHERE.fullmatch(path):
        raise Forbidden("pocket-needs-server")
    if not found:
        raise NotFound("page-missing")
    for one, match in found:
        if one.method == method:
            names = {name: unquote(text) for name, text in match.groupdict().items()}
            return await one.answer(pocket, Asked(names, dict(parse_qsl(query)), body))
    raise NotFound("request-method")
