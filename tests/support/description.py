"""Checks answers against the server's own description of them, its OpenAPI document."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any
from unittest.mock import MagicMock

from jsonschema_rs import Validator, validator_for

from embertide.server.app import make_api
from embertide.server.settings import Settings

SCHEMAS = "/components/schemas"


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document; it is the same whatever the server is made of."""
    services = MagicMock(settings=Settings(database="memory:"))
    return make_api(services).openapi()


def check_message(message: Mapping[str, Any]) -> None:
    """Fails unless a socket may send this."""
    _validator(f"{SCHEMAS}/SocketAnswer").validate(message)


def check_answer(method: str, path: str, status: int, body: object) -> None:
    """Fails unless this may be the answer of a route."""
    for template, operations in document()["paths"].items():
        if re.fullmatch(re.sub(r"{\w+}", "[^/]+", template), path) and method.lower() in operations:
            where = f"/paths/{_escaped(template)}/{method.lower()}/responses/{status}"
            _validator(f"{where}/content/{_escaped('application/json')}/schema").validate(body)


@cache
def _validator(pointer: str) -> Validator:
    return validator_for(document() | {"$ref": f"#{pointer}"})


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
