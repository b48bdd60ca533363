"""The sounds of the client by name: what they are made of, and how loud they are."""

import zlib
from collections.abc import Callable

import numpy as np

from tools.sounds.waves import (
    BAR,
    BLOCK,
    COIN,
    GLASS,
    MARIMBA,
    RATE,
    SKIN,
    Wave,
    blown,
    bubbles,
    crackle,
    fading,
    far,
    in_room,
    noise,
    struck,
    swelling,
    together,
)

Dice = np.random.Generator
Cue = Callable[[Dice], Wave]


def turn_over(dice: Dice) -> Wave:
    """Return a thick card that is flicked over."""
    lift = fading(noise(0.05, 1_800, 9_000, dice), 0.006, 0.03)
    slap = fading(noise(0.05, 500, 4_500, dice), 0.0006, 0.022)
    return together((0, 0.35, lift), (0.052, 1, slap), (0.052, 0.5, struck(BLOCK, 310, 0.06, 0.03)))


def lay(dice: Dice) -> Wave:
    """Return a wooden tile on felt, and a breath of ash."""
    thud = far(struck(BLOCK, 128, 0.22, 0.09, 0.5), 900)
    tap = fading(noise(0.03, 400, 3_000, dice), 0.0005, 0.012)
    ash = swelling(noise(0.18, 2_500, 8_000, dice), 0.25)
    return together((0, 1.4, thud), (0, 0.25, tap), (0.03, 0.05, ash))


def hottest(dice: Dice) -> Wave:
    """Return embers that settle."""
    sigh = swelling(noise(0.3, 300, 1_600, dice), 0.3)
    return together(
        (0, 0.12, sigh), (0.02, 1, crackle(0.13, 7, dice)), (0.16, 0.8, crackle(0.12, 6, dice))
    )


def walk(dice: Dice) -> Wave:
    """Return the foot of a small wooden figure."""
    foot = struck(BLOCK, 420, 0.06, 0.028, 0.55)
    return together((0, 1, foot), (0, 0.15, fading(noise(0.02, 900, 5_000, dice), 0.0004, 0.008)))


def join(dice: Dice) -> Wave:
    """Return two notes of a marimba, a fifth apart."""
    first, second = (
        struck(MARIMBA, pitch, 0.4, fade, 0.28) for pitch, fade in ((392, 0.24), (587.3, 0.3))
    )
    return in_room(
        together((0, 0.8, first), (0.1, 1, second[: round(0.3 * RATE)])), 0.3, 0.15, dice
    )


def enclosed(dice: Dice) -> Wave:
    """Return a door that is shut far away."""
    thud = together(
        (0, 1, struck(SKIN, 78, 0.3, 0.12, 0.6)),
        (0, 0.6, fading(noise(0.12, 80, 700, dice), 0.002, 0.06)),
        (0.035, 0.3, struck(BLOCK, 190, 0.12, 0.05)),
    )
    return in_room(far(thud, 650), 0.28, 0.45, dice)


def marker(dice: Dice) -> Wave:
    """Return enamel on brass."""
    return together(
        (0, 0.8, struck(BAR, 690, 0.18, 0.07, 0.5)),
        (0, 0.35, struck(COIN, 2_300, 0.12, 0.06, 0.5)),
        (0.012, 0.4, struck(BLOCK, 240, 0.12, 0.05)),
        (0, 0.3, fading(noise(0.02, 1_500, 8_000, dice), 0.0004, 0.007)),
    )


def token(dice: Dice) -> Wave:
    """Return a coin on wood."""
    return together(
        (0, 0.5, struck(COIN, 3_100, 0.09, 0.05, 0.55)), (0, 1, struck(BLOCK, 520, 0.09, 0.03))
    )


def elemental(dice: Dice) -> Wave:
    """Return a splash that ends in a hiss."""
    splash = fading(noise(0.25, 300, 3_500, dice), 0.004, 0.12)
    hiss = swelling(noise(0.5, 3_500, 11_000, dice), 0.2)
    return together((0, 0.7, splash), (0.03, 1.1, bubbles(0.4, 22, dice)), (0.1, 0.2, hiss))


def refused(dice: Dice) -> Wave:
    """Return a soft knock."""
    return far(struck(BLOCK, 165, 0.09, 0.05, 0.5), 800)


def your_turn(dice: Dice) -> Wave:
    """Return one struck glass."""
    return in_room(struck(GLASS, 1_046.5, 0.5, 0.34, 0.16), 0.3, 0.12, dice)


def count(dice: Dice) -> Wave:
    """Return a tick; the client raises it by semitones."""
    return struck(MARIMBA, 523.25, 0.04, 0.03, 0.35)


def sum_(dice: Dice) -> Wave:
    """Return a drop that falls into water."""
    at = np.arange(round(0.16 * RATE)) / RATE
    drop = np.sin(2 * np.pi * (560 * at + 2_300 * at**2)) * np.exp(-at * 24)
    return in_room(
        together((0, 0.2, struck(BLOCK, 900, 0.03, 0.01)), (0.02, 1, drop)), 0.18, 0.2, dice
    )


def overtake(dice: Dice) -> Wave:
    """Return a low drum."""
    at = np.arange(round(0.5 * RATE)) / RATE
    skin = np.sin(2 * np.pi * (62 * at + 1.6 * (1 - np.exp(-at * 20)))) * np.exp(-at * 7)
    return in_room(
        together((0, 1, skin), (0, 0.6, struck(SKIN, 124, 0.4, 0.14, 0.7))), 0.4, 0.15, dice
    )


def win(dice: Dice) -> Wave:
    """Return four rising notes over fire and surf."""
    surf = swelling(noise(2.4, 200, 2_600, dice), 0.55)
    notes = [
        (
            0.28 * number,
            0.5,
            together(
                (0, 1, blown(pitch, length, 0.07)), (0, 0.5, struck(MARIMBA, 2 * pitch, 0.5, 0.35))
            ),
        )
        for number, (pitch, length) in enumerate(
            ((196, 0.6), (246.9, 0.6), (293.7, 0.6), (392, 1.4))
        )
    ]
    root = (0.84, 0.3, blown(98, 1.4, 0.1))
    return in_room(
        together((0, 0.1, surf), (0, 0.35, crackle(2.2, 40, dice)), *notes, root), 0.9, 0.25, dice
    )


def lose(dice: Dice) -> Wave:
    """Return a fire that goes out in the rain."""
    rain = swelling(noise(1.8, 1_500, 9_000, dice), 0.4, 1.2)
    fire = fading(crackle(1.5, 45, dice), 0.05, 1.0)
    horn = together((0, 1, blown(146.8, 0.7, 0.1)), (0.45, 1, blown(116.5, 1.2, 0.12)))
    return in_room(together((0, 0.16, rain), (0, 0.6, fire), (0.25, 0.5, horn)), 0.7, 0.2, dice)


def draw(dice: Dice) -> Wave:
    """Return one open fifth of two horns."""
    return in_room(
        together((0, 1, blown(146.8, 1.2, 0.12)), (0.06, 0.8, blown(220, 1.14, 0.14))),
        0.7,
        0.2,
        dice,
    )


CUES: dict[str, tuple[Cue, float]] = {
    "turn-over": (turn_over, 0.55),
    "lay": (lay, 0.60),
    "hottest": (hottest, 0.45),
    "walk": (walk, 0.35),
    "join": (join, 0.40),
    "enclosed": (enclosed, 0.60),
    "marker": (marker, 0.50),
    "token": (token, 0.45),
    "elemental": (elemental, 0.50),
    "refused": (refused, 0.45),
    "your-turn": (your_turn, 0.30),
    "count": (count, 0.30),
    "sum": (sum_, 0.40),
    "overtake": (overtake, 0.60),
    "win": (win, 0.50),
    "lose": (lose, 0.42),
    "draw": (draw, 0.42),
}
"""What makes each sound, and its highest sample, of at most 1."""


def rendered(name: str) -> Wave:
    """Return a sound at its loudness, without a click at its end; always the same."""
    cue, loudness = CUES[name]
    sound = cue(np.random.default_rng(zlib.crc32(name.encode())))
    sound = sound - np.mean(sound)
    last = round(0.008 * RATE)
    sound[-last:] *= np.linspace(1, 0, last)
    sound[:44] *= np.linspace(0, 1, 44)
    return np.asarray(sound * loudness / np.max(np.abs(sound)))
