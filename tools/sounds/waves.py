"""Building blocks of sounds: resonating bodies, filtered noise, envelopes, rooms."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
"""Samples a second."""

Wave = NDArray[np.float64]


class Body(NamedTuple):
    """What resonates when it is struck."""

    ratios: Sequence[float]
    """The frequencies of its modes, as multiples of the lowest."""
    damping: float
    """How much faster a mode an octave higher fades."""


BAR = Body((1.0, 2.76, 5.40, 8.93), 1.1)
"""A free wooden bar."""

MARIMBA = Body((1.0, 3.98, 9.24), 1.2)
"""A bar that is tuned by a cut on its lower side."""

BLOCK = Body((1.0, 1.47, 2.09, 2.83, 4.12), 0.6)
"""A small solid piece of wood."""

COIN = Body((1.0, 1.52, 2.31, 3.74, 5.18), 0.5)
"""A thin disc of metal."""

GLASS = Body((1.0, 2.32, 4.25, 6.63), 0.7)
"""The rim of a glass."""

SKIN = Body((1.0, 1.59, 2.14, 2.30, 2.65), 0.8)
"""A drum."""


def seconds(length: float) -> Wave:
    """Return the times of the samples of a sound."""
    return np.arange(round(length * RATE)) / RATE


def struck(body: Body, pitch: float, length: float, fade: float, hard: float = 0.6) -> Wave:
    """Return the sound of a struck body.

    Args:
        body: What is struck.
        pitch: The frequency of its lowest mode.
        length: The length of the sound.
        fade: The seconds in which the lowest mode loses nine tenths.
        hard: The share of each higher mode: soft mallets excite few of them.
    """
    at = seconds(length)
    sound = np.zeros_like(at)
    for number, ratio in enumerate(body.ratios):
        rate = 2.3 / fade * ratio**body.damping
        sound += hard**number * np.sin(2 * np.pi * pitch * ratio * at) * np.exp(-rate * at)
    return sound


def noise(length: float, low: float, high: float, dice: np.random.Generator) -> Wave:
    """Return noise between two frequencies, with soft edges, of about unit loudness."""
    count = round(length * RATE)
    spectrum = np.fft.rfft(dice.standard_normal(count))
    at = np.fft.rfftfreq(count, 1 / RATE)
    spectrum *= 1 / (1 + (at / high) ** 4) * (at**4 / (at**4 + low**4))
    sound = np.fft.irfft(spectrum, count)
    return np.asarray(sound / np.std(sound))


def fading(sound: Wave, rise: float, fade: float) -> Wave:
    """Return a sound that rises for some seconds and loses nine tenths in `fade` after that."""
    at = np.arange(len(sound)) / RATE
    return np.asarray(sound * np.minimum(1, at / rise) * np.exp(-2.3 / fade * at))


def swelling(sound: Wave, peak: float, power: float = 2.0) -> Wave:
    """Return a sound that swells until a share of its length, and ebbs away."""
    at = np.linspace(0, 1, len(sound))
    shape = np.where(at < peak, at / peak, (1 - at) / (1 - peak))
    return np.asarray(sound * shape**power)


def blown(pitch: float, length: float, rise: float) -> Wave:
    """Return a low horn: overtones that join as it grows louder, and a slow vibrato."""
    at = seconds(length)
    loud = np.minimum(1, at / rise) * np.minimum(1, (length - at) / (0.45 * length))
    phase = 2 * np.pi * pitch * (at + 0.0006 * np.sin(2 * np.pi * 4.6 * at) * np.minimum(1, at))
    overtones = range(1, 9)
    return np.asarray(sum(np.sin(n * phase) * loud ** (0.7 + 0.45 * n) / n for n in overtones))


def bubbles(length: float, count: int, dice: np.random.Generator) -> Wave:
    """Return air that rises in water: short tones whose pitch climbs as they fade."""
    sound = np.zeros(round(length * RATE))
    for _ in range(count):
        at = seconds(0.02 + 0.05 * dice.random())
        pitch = 420 * 4 ** dice.random()
        tone = np.sin(2 * np.pi * pitch * (at + 6 * at**2)) * np.exp(-at * 2.3 / at[-1])
        put(sound, tone * dice.random(), length * 0.6 * dice.random() ** 1.6)
    return sound


def crackle(length: float, count: int, dice: np.random.Generator) -> Wave:
    """Return burning wood: sparks at random, few of them loud."""
    sound = np.zeros(round(length * RATE))
    for _ in range(count):
        low = 700 * 5 ** dice.random()
        snap = fading(noise(0.03, low, 2.5 * low, dice), 0.0004, 0.004 + 0.012 * dice.random())
        put(sound, snap * dice.random() ** 3, (length - 0.04) * dice.random())
    return sound


def put(sound: Wave, part: Wave, at: float) -> None:
    """Add a part to a sound, from a time on; what goes beyond its end is lost."""
    start = round(at * RATE)
    space = sound[start : start + len(part)]
    space += part[: len(space)]


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Return the sum of parts, each with its time and its loudness."""
    length = max(round(at * RATE) + len(part) for at, _, part in parts)
    sound = np.zeros(length)
    for at, loud, part in parts:
        put(sound, loud * part, at)
    return sound


def in_room(sound: Wave, size: float, share: float, dice: np.random.Generator) -> Wave:
    """Return a sound with the echo of a room; `size` is the seconds in which the echo fades."""
    echo = fading(noise(size, 200, 3_000, dice), 0.004, size)
    length = len(sound) + len(echo)
    wet = np.fft.irfft(np.fft.rfft(sound, length) * np.fft.rfft(echo, length), length)[: len(sound)]
    return np.asarray(sound + share * wet * np.std(sound) / max(float(np.std(wet)), 1e-9))


def far(sound: Wave, cut: float) -> Wave:
    """Return a sound from far away or behind a wall: without what is above a frequency."""
    spectrum = np.fft.rfft(sound)
    spectrum /= 1 + (np.fft.rfftfreq(len(sound), 1 / RATE) / cut) ** 4
    return np.asarray(np.fft.irfft(spectrum, len(sound)))
