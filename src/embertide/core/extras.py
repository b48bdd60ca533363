"""Packages that only an extra of the distribution installs, and a sentence where one is missing."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from embertide.core.errors import Refusal

EXTRAS: Mapping[str, tuple[str, ...]] = {
    "bots": ("llvmlite", "numba", "numpy", "openskill"),
    "server": (
        "alembic",
        "argon2-cffi",
        "asyncpg",
        "cryptography",
        "fastapi",
        "itsdangerous",
        "orjson",
        "prometheus-client",
        "pydantic",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "research": ("gymnasium", "open_spiel", "pettingzoo", "pillow", "pyarrow"),
    "nats": ("nats-py",),
    "ray": ("ray",),
    "cuda": ("numba-cuda",),
}
"""The packages that each extra installs."""

IMPORTED_AS = {
    "PIL": "pillow",
    "argon2": "argon2-cffi",
    "nats": "nats-py",
    "prometheus_client": "prometheus-client",
    "pyspiel": "open_spiel",
    "starlette": "fastapi",
}
"""Packages by their modules, where the names differ."""


class MissingExtra(Refusal, ImportError):
    """A package is not installed; the sentence names the extra that installs it."""

    def __init__(self, package: str, extra: str = "") -> None:
        super().__init__("option-extra", package=package, extra=extra or _extra(package))


@contextmanager
def required(extra: str = "") -> Iterator[None]:
    """Turn the failed import of a package of an extra into a MissingExtra.

    Args:
        extra: The extra that installs all that is needed; else the one that has the package.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        package = IMPORTED_AS.get(module, module)
        if not _extra(package):
            raise
        raise MissingExtra(package, extra) from None


def _extra(package: str) -> str:
    return next((extra for extra, packages in EXTRAS.items() if package in packages), "")
