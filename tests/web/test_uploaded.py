"""A record from a file is looked back at like a game of the server."""

from pathlib import Path

from playwright.sync_api import expect

from tests.support.browser import ANALYSIS
from tests.web.conftest import Visit

RECORDS = Path(__file__).parents[1] / "data" / "games.jsonl"
WATER = 32
"""The line of a game of Fire & Water for two."""


def test_an_uploaded_record_is_analysed_as_well(visit: Visit, tmp_path: Path) -> None:
    """Its mistakes are on the board, with what would have been better."""
    page = visit("/replay", width=1440, height=900)
    file = tmp_path / "record.json"
    file.write_text(RECORDS.read_text("utf-8").splitlines()[WATER], "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("Move 0 of")).to_be_visible()
    expect(page.locator(".notes li.mistake").first).to_be_visible(timeout=ANALYSIS)
    page.keyboard.press("n")
    expect(page.locator("[data-tag=better]")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".notes .on .title")).to_be_visible()
