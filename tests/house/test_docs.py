"""Documents: every link leads somewhere, every path exists, and every page is part of the site."""

import re
import runpy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/**/*.md")])
NAV = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]

_LINK = re.compile(r"\]\((?!https?://)([^)\s]+)\)")
_PATH = re.compile(r"`((?:bench|docs|examples|src|tests|tools|web)/[\w./-]*)`")


def _name(file: Path) -> str:
    return str(file.relative_to(ROOT))


def _anchors(file: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", file.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("file", FILES, ids=_name)
def test_links_lead_somewhere(file: Path) -> None:
    for link in _LINK.findall(file.read_text("utf-8")):
        path, _, anchor = link.partition("#")
        target = file.parent / path if path else file
        assert target.exists(), link
        assert not anchor or anchor in _anchors(target), link


@pytest.mark.parametrize("file", FILES, ids=_name)
def test_paths_exist(file: Path) -> None:
    """Code spans that begin with a folder of the checkout, such as `bench/tables/`."""
    paths = _PATH.findall(file.read_text("utf-8"))
    assert [path for path in paths if not (ROOT / path).exists()] == []


def _pages(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from _pages(part)


def test_the_site_lists_every_page() -> None:
    pages = sorted(str(page.relative_to(ROOT / "docs")) for page in ROOT.glob("docs/**/*.md"))
    assert sorted(_pages(NAV)) == pages


@pytest.mark.parametrize("source", ["sequenceDiagram\nparticipant A\nA=>A: b", "flowchart LR\nA"])
def test_a_diagram_that_cannot_be_drawn_is_refused(source: str) -> None:
    fence = runpy.run_path(str(ROOT / "tools/docs/sequence.py"))["fence"]
    with pytest.raises(ValueError, match="diagram"):
        fence(source)
