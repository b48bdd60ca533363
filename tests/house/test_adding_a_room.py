"""The walkthrough for new rooms shows only code that is in the example."""

import re
from pathlib import Path

from tests.support.third_room import PACKAGE, ROOT

PAGE = (ROOT / "docs" / "adding-a-room.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(python|toml)\n(.*?)^```$", PAGE, re.M | re.S)


def sources(kind: str) -> list[str]:
    pattern = {"python": "src/embertide_nim/*.py", "toml": "pyproject.toml"}[kind]
    return [file.read_text("utf-8") for file in sorted(PACKAGE.glob(pattern))]


def test_every_piece_of_code_stands_in_the_example() -> None:
    assert len(BLOCKS) == 7
    for kind, block in BLOCKS:
        assert any(block in source for source in sources(kind)), block


def test_every_file_of_the_listing_is_there() -> None:
    (listing,) = re.findall(r"^```\n(examples/.*?)^```$", PAGE, re.M | re.S)
    names = re.findall(r"^\s+([a-z_]+\.(?:py|toml))", listing, re.M)
    here = {file.name for file in (*PACKAGE.glob("*.toml"), *PACKAGE.glob("src/*/*.py"))}
    assert set(names) == here
    assert (PACKAGE / "src/embertide_nim/words/nl/nim.ftl").exists()


def test_links_lead_somewhere() -> None:
    for path in re.findall(r"`((?:core|tests/house|src)/[a-z_/]+(?:\.py)?)`", PAGE):
        found = (ROOT / path, ROOT / "src/embertide" / path)
        assert any(Path(place).exists() for place in found), path
