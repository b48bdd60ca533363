"""Draws the icons of the installed app from icon.svg: `python -m tools.icons`."""

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tools.screenshots import CHROMIUM, FLAGS

PUBLIC = Path(__file__).parent.parent / "web" / "public"
ROUNDED = 'rx="30"'
"""The corners of the icon; where the system cuts the icon itself, the background fills it."""

ICONS = {
    "icon-192.png": (192, True),
    "icon-512.png": (512, True),
    "icon-maskable.png": (512, False),
    "icon-180.png": (180, False),
}
"""The side in pixels of each file, and whether its corners are rounded."""


def main() -> None:
    """Draw all icons."""
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    assert ROUNDED in svg, "the corners of icon.svg are drawn otherwise"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (side, rounded) in ICONS.items():
            picture = drawn(browser, svg if rounded else svg.replace(ROUNDED, ""), side)
            # Few colours: a palette is a fifth of the size.
            picture.quantize(64, Image.Quantize.FASTOCTREE).save(PUBLIC / name, optimize=True)
        browser.close()


def drawn(browser: Browser, svg: str, side: int) -> Image.Image:
    """Return a picture of an SVG, transparent where it is."""
    page = browser.new_page(viewport={"width": side, "height": side})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{side}px}}</style>{svg}")
    taken = page.screenshot(omit_background=True)
    page.close()
    return Image.open(io.BytesIO(taken)).convert("RGBA")


if __name__ == "__main__":
    main()
