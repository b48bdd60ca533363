"""The OpenAPI document, with the messages of the socket and the comments of all fields."""

import inspect
from types import ModuleType
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from embertide.core import wire as core_wire
from embertide.host import answers, progress_answers, requests
from embertide.host.bounds import wire_name
from embertide.play.table import wire as play_wire
from embertide.server.protocol import accounts, mail, push
from embertide.server.protocol.comments import field_comments

Json = dict[str, Any]

MODULES: tuple[ModuleType, ...] = (
    core_wire,
    play_wire,
    answers,
    requests,
    progress_answers,
    accounts,
    push,
    mail,
)
"""Where the types of the wire are declared."""

MESSAGES: dict[str, tuple[Any, str]] = {
    "SocketRequest": (requests.Request, "What the socket /api/tables/{table}/socket receives."),
    "SocketAnswer": (answers.Answer, "What the socket /api/tables/{table}/socket sends."),
}
"""The messages of the socket; OpenAPI has no other place for them than the components."""


class Api(FastAPI):
    """An application whose OpenAPI document is complete."""

    def openapi(self) -> Json:
        """Return the document, which is built once."""
        if self.openapi_schema is None:
            document = super().openapi()
            _add_messages(document["components"]["schemas"])
            _add_comments(document["components"]["schemas"])
        assert self.openapi_schema is not None
        return self.openapi_schema


def _add_messages(schemas: Json) -> None:
    for name, (messages, description) in MESSAGES.items():
        adapter: TypeAdapter[Any] = TypeAdapter(messages)
        schema = adapter.json_schema(ref_template="#/components/schemas/{model}")
        for part, of_part in schema.pop("$defs").items():
            schemas.setdefault(part, of_part)
        schemas[name] = schema | {"description": description}


def _add_comments(schemas: Json) -> None:
    """Add the comments of fields, and declare that no answer has other fields."""
    for name, comments in field_comments(map(inspect.getsource, MODULES)).items():
        if name in schemas:
            schemas[name]["additionalProperties"] = False
            for field, comment in comments.items():
                schemas[name]["properties"][wire_name(field)]["description"] = comment
