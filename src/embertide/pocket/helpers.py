"""Other workers of the browser, which judge decisions while this one does: for more cores."""

from typing import Protocol


class HelperGone(Exception):
    """No helper could finish a search: the host does it itself."""


class Helpers(Protocol):
    """Workers that only search (web/src/pocket/helpers.ts); started when first needed."""

    @property
    def most(self) -> int:
        """How many there may be; 0 if there are no cores for them."""
        ...

    async def judge(self, task: str) -> str:
        """Return the judgement of a decision as JSON (thinking/task_codec.py); or HelperGone."""
        ...


class NoHelpers:
    """No other workers."""

    most = 0

    async def judge(self, task: str) -> str:
        """Refuse."""
        raise HelperGone
