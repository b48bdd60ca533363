"""Everything that is installed is pinned by its digest."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_every_python_package_has_its_digest(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert text.count("==") <= text.count("--hash=sha256:")


@pytest.mark.parametrize(
    "name",
    [
        "requirements.lock",
        "requirements-dev.lock",
        "web/package-lock.json",
        "tools/pyodide/package-lock.json",
    ],
)
def test_locks_hold_no_addresses(name: str) -> None:
    """After `npm install`, remove the `funding` entries that it adds."""
    assert "://" not in (ROOT / name).read_text("utf-8")
