"""What is installed is pinned by its content, from wherever it comes."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_every_python_package_has_its_digest(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert text.count("==") <= text.count("--hash=sha256:")


@pytest.mark.parametrize(
    "name", ["requirements.lock", "requirements-dev.lock", "web/package-lock.json"]
)
def test_locks_hold_no_addresses(name: str) -> None:
    """After `npm install`, take out the `funding` entries it adds."""
    assert "://" not in (ROOT / name).read_text("utf-8")
