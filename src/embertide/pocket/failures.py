"""The last resort: an error that nobody expected is logged and answered with a sentence."""

import logging

from embertide.core.errors import Refusal

log = logging.getLogger("embertide.failures")


class HostFailed(Refusal):
    """An error of the program itself; what was stored before stays stored."""

    kind = "failed"


def failed() -> HostFailed:
    """Log the error that is being handled; return the refusal to answer with."""
    log.exception("failed")
    return HostFailed("server-failed")
