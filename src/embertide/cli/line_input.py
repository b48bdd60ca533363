"""Lines typed by a person: at a terminal they can be edited, completed and recalled."""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Words = Callable[[str], Sequence[str]]
"""Returns what may be typed in place of the word at the end of a text."""


class LineInput:
    """Asks for lines; a prompt with words to complete keeps a history of its answers."""

    def __init__(self, page: Console, words: Words) -> None:
        self._page = page
        self._words = words
        self._session: PromptSession[str] | None = _session(words) if _edits() else None

    def ask(self, question: str) -> str:
        """Return the answer without spaces around it; raise EOFError or KeyboardInterrupt."""
        if self._session is None:
            return self._page.input(f"{question} ", markup=False).strip()
        return self._session.prompt(f"{question} ").strip()


def _edits() -> bool:
    """Return whether lines can be edited: at a terminal that can move its cursor."""
    plain = os.environ.get("TERM", "dumb") in {"", "dumb"} and os.name != "nt"
    return sys.stdin.isatty() and sys.stdout.isatty() and not plain


def _session(words: Words) -> "PromptSession[str]":
    # Imported on demand: it takes time, and no other command needs it.
    from prompt_toolkit import PromptSession  # noqa: PLC0415
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion  # noqa: PLC0415
    from prompt_toolkit.document import Document  # noqa: PLC0415
    from prompt_toolkit.shortcuts import CompleteStyle  # noqa: PLC0415

    class _Moves(Completer):
        def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
            before = document.text_before_cursor.lstrip()
            typed = before.rpartition(" ")[2]
            for word in words(before):
                if word.startswith(typed):
                    yield Completion(word, -len(typed))

    return PromptSession(
        completer=_Moves(),
        complete_while_typing=False,
        complete_style=CompleteStyle.READLINE_LIKE,
    )
