"""The README as a package index shows it: without pictures, and links as plain text.

Both are relative to the repository, and an index page has none of its files.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent.parent

_PICTURES = re.compile(
    r"^(?:\| \| \|\n\|---\|---\|\n)?\|?(?: ?!\[[^\]]*\]\([^)]*\) ?\|?)+\n\n?", re.MULTILINE
)
_LINK = re.compile(r"\[([^\]]*)\]\((?!https?://)[^)]*\)")


def package_readme(text: str) -> str:
    """Return the README without its pictures and its relative links."""
    return _LINK.sub(r"\1", _PICTURES.sub("", text))


class ReadmeHook(MetadataHookInterface):
    """Hatchling's metadata hook: it fills in the field `readme`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README to the metadata."""
        text = package_readme((ROOT / "README.md").read_text("utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
