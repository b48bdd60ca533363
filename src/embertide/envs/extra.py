"""What research needs and play does not."""

from embertide.core.errors import Refusal


class Missing(Refusal, ImportError):
    """A package that only `embertide[research]` brings."""

    def __init__(self, package: str) -> None:
        super().__init__("option-research", package=package)
