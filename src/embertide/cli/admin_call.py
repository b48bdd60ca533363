"""What all commands of `embertide admin` share: options, the open database, output, questions."""

import asyncio
import inspect
import json
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

import typer

from embertide.catalog import ROOMS
from embertide.cli.console import Speech, language_of
from embertide.cli.questions import Leave, Questions
from embertide.core.errors import Malformed
from embertide.host.clock import SharedClock
from embertide.server.admin.administration import Administration
from embertide.server.settings import Settings, nats_servers
from embertide.server.settings_sources import read_settings
from embertide.store.open import open_existing

T = TypeVar("T")

SHARED: dict[str, Any] = {
    "database": Annotated[
        str | None, typer.Option("--database", help="sqlite:///FILE, or postgresql://…")
    ],
    "config": Annotated[str | None, typer.Option("--config", help="A TOML file with settings.")],
    "as_json": Annotated[bool, typer.Option("--json", help="Print JSON.")],
    "language": Annotated[
        str | None,
        typer.Option("--language", help="en, fr, it, nl or de; else that of the terminal."),
    ],
}
"""The options of every command."""


@dataclass(frozen=True)
class AdminCall:
    """One call of a command."""

    settings: Settings
    speech: Speech
    as_json: bool

    def run(self, work: Callable[[Administration], Awaitable[T]]) -> T:
        """Open the database, run a function on it, and close it."""

        async def opened() -> T:
            store = open_existing(self.settings.database, nats_servers(self.settings))
            try:
                await store.open()
                clock = SharedClock(store.now)
                await clock.measure()
                return await work(Administration(store, ROOMS, self.settings, clock))
            finally:
                await store.close()

        return asyncio.run(opened())

    def show(self, result: object, *lines: str) -> None:
        """Print a result: as JSON, or as these lines."""
        if self.as_json:
            lines = (json.dumps(result, ensure_ascii=False, indent=2),)
        sys.stdout.writelines(f"{line}\n" for line in lines)

    def confirm(self, question: str, yes: bool) -> None:
        """Ask before something is destroyed; without a terminal, refuse unless `--yes` is given."""
        if yes:
            return
        if not sys.stdin.isatty():
            raise Malformed("admin-needs-yes")
        if not self._agreed(question):
            sys.stderr.write(self.speech("admin-nothing-done") + "\n")
            sys.exit(1)

    def _agreed(self, question: str) -> bool:
        try:
            return Questions(self.speech).agrees(question)
        except Leave:
            return False


def admin_command(work: Callable[..., None]) -> Callable[..., None]:
    """Return a command for typer: `work` after an AdminCall made from the shared options."""
    own = list(inspect.signature(work, eval_str=True).parameters.values())[1:]
    shared = [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=False if name == "as_json" else None,
            annotation=kind,
        )
        for name, kind in SHARED.items()
    ]

    def command(**given: Any) -> None:
        flags = {name: given.pop(name) for name in ("database", "config")}
        speech, as_json = Speech(language_of(given.pop("language"))), given.pop("as_json")
        work(AdminCall(read_settings(flags, os.environ), speech, as_json), **given)

    parameters = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in own] + shared
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in parameters}
    command.__name__, command.__doc__ = work.__name__, work.__doc__
    return command
