"""What a page loads before it is on screen, in kilobytes of compressed JavaScript."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import embertide
from embertide.words import LANGUAGES

STATIC = Path(embertide.__file__).parent / "server/static"
LIMIT = 130
"""Kilobytes of gzip that a page may load, in any language."""

TABLE = ("src/pages/Table.svelte", "src/table/Gathering.svelte")
PAGES = {
    "start": ("src/pages/Start.svelte", "src/start/Returning.svelte"),
    "feurio": (*TABLE, "src/games/feurio/table.ts"),
    "firewater": (*TABLE, "src/games/firewater/table.ts"),
}
"""The modules that each page imports on demand at once, beside the entry and the words."""


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((STATIC / ".vite/manifest.json").read_text("utf-8"))
    return found


def chunks(manifest: dict[str, Any], roots: tuple[str, ...]) -> set[str]:
    """Return the chunks that these modules import, themselves included."""
    found: set[str] = set()
    ahead = list(roots)
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += manifest[name].get("imports", [])
    return found


def words(manifest: dict[str, Any], language: str) -> str:
    return next(name for name in manifest if name.endswith(f"virtual:words/{language}"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_light(manifest: dict[str, Any], page: str, language: str) -> None:
    loaded = chunks(manifest, ("index.html", words(manifest, language), *PAGES[page]))
    weights = {
        name: len(gzip.compress((STATIC / manifest[name]["file"]).read_bytes(), 9)) / 1000
        for name in loaded
    }
    heaviest = sorted(weights.items(), key=lambda item: -item[1])
    assert sum(weights.values()) <= LIMIT, heaviest
