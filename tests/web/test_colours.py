"""With every kind of colour vision, the firefighters of all colours can be told apart."""

import io
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import expect

from tests.support.browser import open_table, play_out
from tests.support.server_process import ME, order
from tests.web.conftest import BLANK, STILL, Theme, Visit

COLOURS = ("red", "green", "blue", "yellow")
DASHED = {"red": False, "green": True, "blue": False, "yellow": True}

LEAST = 4.0
"""The least mean distance of two firefighters, in CIELAB; 2.3 is just noticeable."""

# Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB; and lightness alone.
VISION = {
    "usual": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
    "achromatopsia": np.tile([0.2126, 0.7152, 0.0722], (3, 1)),
}

TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
WHITE = np.array([0.95047, 1.0, 1.08883])

PAWNS = """([colours, size]) => {
  const page = document.createElement('div');
  page.id = 'pawns';
  Object.assign(page.style, { position: 'fixed', top: 0, left: 0, zIndex: 999 });
  page.style.background = '#a9bf9a';
  page.innerHTML = colours.map((colour) => {
    const sides = `width="${size}" height="${size}"`;
    return `<svg id="${colour}" ${sides}><use href="#fe-pawn-${colour}" ${sides}/></svg>`;
  }).join('');
  document.body.append(page);
}"""


def lab(linear: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return colours in CIELAB."""
    scaled = linear @ TO_XYZ.T / WHITE
    cube = np.where(scaled > 0.008856, np.cbrt(scaled), 7.787 * scaled + 16 / 116)
    x, y, z = np.moveaxis(cube, -1, 0)
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def seen(picture: bytes, vision: str) -> NDArray[np.float64]:
    """Return a screenshot as it is seen, in CIELAB."""
    pixels = np.asarray(Image.open(io.BytesIO(picture)).convert("RGB")) / 255
    linear = np.where(pixels > 0.04045, ((pixels + 0.055) / 1.055) ** 2.4, pixels / 12.92)
    return lab(np.clip(linear @ VISION[vision].T, 0, 1))


def distance(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """Return the mean distance of two pictures over the part that is no background in either."""
    background = one[0, 0]
    shape = np.linalg.norm(one - background, axis=-1) > 3
    return float(np.mean(np.linalg.norm(one - other, axis=-1)[shape]))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_firefighters_differ_in_every_kind_of_colour_vision(visit: Visit, theme: Theme) -> None:
    page = visit("/learn/feurio", theme=theme)
    expect(page.locator(".board").first).to_be_visible()
    for size in (24, 64):
        page.evaluate(PAWNS, [COLOURS, size])
        pictures = {colour: page.locator(f"#pawns #{colour}").screenshot() for colour in COLOURS}
        page.evaluate("document.getElementById('pawns').remove()")
        for vision in VISION:
            shown = {colour: seen(picture, vision) for colour, picture in pictures.items()}
            for one, other in combinations(COLOURS, 2):
                apart = distance(shown[one], shown[other])
                assert apart > LEAST, f"{one} and {other}, {vision}, {size} px: {apart:.1f}"


def test_outlines_of_green_and_yellow_are_dashed(visit: Visit) -> None:
    page = visit(BLANK, settings=STILL | {"regions": "on"})
    table = open_table(page, order("feurio", ME, {"kind": "here", "name": "Bea"}))
    play_out(table, page)
    page.goto(f"/t/{table}/replay")
    expect(page.get_by_text("Move 0 of")).to_be_visible()
    page.keyboard.press("End")
    lines = page.locator(".camera svg g:is(.red, .green, .blue, .yellow) > .line")
    expect(lines.first).to_be_attached()
    found = lines.evaluate_all(
        "paths => paths.map(p => [p.parentNode.classList[0], getComputedStyle(p).strokeDasharray])"
    )
    assert {colour for colour, _ in found}
    for colour, dashes in found:
        assert (dashes != "none") == DASHED[colour], colour
