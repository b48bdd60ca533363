"""The edition is reproducible."""

from pathlib import Path

from tools.pocket_build import build, make


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    """The manifest has the digest of every file; both were traced in a Python of their own."""
    make(tmp_path)
    first, second = (folder / "manifest.json" for folder in (build(), tmp_path))
    assert second.read_text("utf-8") == first.read_text("utf-8")
