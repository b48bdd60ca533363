"""Loading of settings: flags override the environment, which overrides a TOML file."""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, get_origin

from pydantic import ValidationError

from embertide.core.errors import Malformed
from embertide.core.message import message
from embertide.server.settings import Limits, Settings, default_database

PREFIX = "EMBERTIDE_"
"""Prefix of environment variables that are settings."""


class Given(NamedTuple):
    """A value, and the name of its source for messages: `--port`, `EMBERTIDE_PORT` or `port`."""

    value: object
    called: str


KINDS = {name: field.annotation for name, field in Settings.model_fields.items()} | {
    f"limits.{name}": field.annotation for name, field in Limits.model_fields.items()
}
del KINDS["limits"]
"""The types of all settings by name, those of limits as `limits.NAME`."""

SWITCH = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


def read_settings(flags: Mapping[str, object], environ: Mapping[str, str]) -> Settings:
    """Return the settings; raise Malformed for an unknown or wrong one.

    Args:
        flags: Command-line options by setting, None for one that was not given; `config` is the
            path of the TOML file.
        environ: The environment.
    """
    file = flags.get("config") or environ.get(f"{PREFIX}CONFIG")
    found = _from_file(Path(str(file)).expanduser()) if file else {}
    found |= dict(_from_environment(environ))
    found |= dict(_from_flags(flags))
    for name, given in found.items():
        if name not in KINDS:
            raise Malformed("setting-unknown", setting=given.called, settings=", ".join(KINDS))
    if "database" not in found:
        found["database"] = Given(default_database(environ), "database")
    return _checked(found)


def _from_flags(flags: Mapping[str, object]) -> Iterator[tuple[str, Given]]:
    for name, value in flags.items():
        if name != "config" and value is not None:
            yield name, Given(value, "--" + name.replace("_", "-"))


def _from_environment(environ: Mapping[str, str]) -> Iterator[tuple[str, Given]]:
    for called, text in environ.items():
        # An empty variable counts as not set.
        if called.startswith(PREFIX) and called != f"{PREFIX}CONFIG" and text:
            name = called.removeprefix(PREFIX).lower()
            if name.startswith("limits_"):
                name = name.replace("_", ".", 1)
            yield name, Given(_parsed(name, text), called)


def _parsed(name: str, text: str) -> object:
    """Convert the text of a variable; return it unchanged, to be refused, if that fails."""
    if get_origin(KINDS.get(name)) is tuple:
        return [item.strip() for item in text.split(",")]
    if KINDS.get(name) is bool:
        return SWITCH.get(text.lower(), text)
    if KINDS.get(name) is int and re.fullmatch(r"-?[0-9]{1,9}", text):
        return int(text)
    return text


def _from_file(file: Path) -> dict[str, Given]:
    found: dict[str, Given] = {}
    for name, value in _toml(file).items():
        if name == "limits" and isinstance(value, dict):
            found |= {f"limits.{part}": Given(n, f"limits.{part}") for part, n in value.items()}
        else:
            found[name] = Given(value, name)
    return found


def _toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as bad:
        raise Malformed("file-unreadable", file=str(file), reason=bad.strerror or "") from None
    except UnicodeDecodeError:
        raise Malformed("file-not-text", file=str(file)) from None
    except tomllib.TOMLDecodeError as bad:
        place = re.search(r"line (\d+)", str(bad))
        line = int(place[1]) if place else file.read_text("utf-8").count("\n") + 1
        raise Malformed("setting-toml", file=str(file), line=line) from None


def _checked(found: Mapping[str, Given]) -> Settings:
    tree: dict[str, Any] = {"limits": {}}
    for name, given in found.items():
        level = tree["limits"] if name.startswith("limits.") else tree
        level[name.removeprefix("limits.")] = given.value
    try:
        return Settings.model_validate_json(json.dumps(tree, default=str))
    except ValidationError as bad:
        raise _wrong(found, bad.errors()[0]["loc"]) from None


def _wrong(found: Mapping[str, Given], place: tuple[int | str, ...]) -> Malformed:
    group = str(place[0])
    name = f"limits.{place[1]}" if group == "limits" else group
    value, called = found[name]
    shown = "…" if name in {"secret", "nats", "smtp_password"} else _text(value)
    right = message(f"right-{group.replace('_', '-')}")
    return Malformed("setting-wrong", setting=called, value=shown, right=right)


def _text(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
