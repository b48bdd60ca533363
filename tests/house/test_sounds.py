"""The sounds of the client: always the same, within their lengths, never clipped."""

import re
from pathlib import Path

import numpy as np
import pytest

from tools.sounds.cues import CUES, rendered
from tools.sounds.waves import RATE

WEB = Path(__file__).parents[2] / "web/src"

MOST_BYTES = 150_000

LENGTHS = {
    "turn-over": 0.12,
    "lay": 0.22,
    "hottest": 0.3,
    "walk": 0.06,
    "join": 0.4,
    "enclosed": 0.3,
    "marker": 0.18,
    "token": 0.09,
    "elemental": 0.6,
    "refused": 0.09,
    "your-turn": 0.5,
    "count": 0.04,
    "sum": 0.2,
    "overtake": 0.5,
    "win": 2.4,
    "lose": 1.9,
    "draw": 1.2,
}
"""Seconds that each sound may take."""


def test_every_sound_of_the_client_is_recorded() -> None:
    names = re.findall(r"^  \| '([a-z-]+)'", (WEB / "sound.ts").read_text("utf-8"), re.MULTILINE)
    files = {file.stem: file.stat().st_size for file in (WEB / "sounds").glob("*.mp3")}
    assert set(names) == set(files) == set(CUES) == set(LENGTHS)
    assert min(files.values()) > 0
    assert sum(files.values()) < MOST_BYTES


@pytest.mark.parametrize("name", CUES)
def test_a_sound_is_heard_and_not_clipped(name: str) -> None:
    sound = rendered(name)
    assert len(sound) <= LENGTHS[name] * RATE + 1
    assert np.max(np.abs(sound)) == pytest.approx(CUES[name][1])
    assert np.max(np.abs(sound)) < 0.9
    assert -40 < 10 * np.log10(np.mean(sound**2)) < -12
    # It begins and ends without a click.
    assert abs(sound[0]) < 0.01
    assert abs(sound[-1]) < 0.01


def test_a_sound_is_the_same_each_time() -> None:
    assert np.array_equal(rendered("elemental"), rendered("elemental"))
