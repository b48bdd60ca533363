"""Renders all sounds into the client: `python -m tools.sounds`. It needs the encoder `lame`."""

import shutil
import subprocess
import sys
import tempfile
import wave
from pathlib import Path

import numpy as np

from tools.sounds.cues import CUES, rendered
from tools.sounds.waves import RATE, Wave

FOLDER = Path(__file__).parents[2] / "web/src/sounds"

QUALITY = ("--quiet", "-m", "m", "--abr", "72", "-q", "0", "--lowpass", "15", "-t")
"""Mono, with an average of 72 kbit/s. Without the tag of LAME, which not every browser reads."""


def main() -> None:
    """Render and encode every sound."""
    lame = shutil.which("lame")
    if lame is None:
        sys.exit("Install the encoder first; on Debian: sudo apt install lame")
    FOLDER.mkdir(exist_ok=True)
    for name in CUES:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "sound.wav"
            write(source, rendered(name))
            target = FOLDER / f"{name}.mp3"
            subprocess.run([lame, *QUALITY, str(source), str(target)], check=True)  # noqa: S603 - the encoder


def write(file: Path, sound: Wave) -> None:
    """Write a sound as 16-bit samples."""
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes((sound * 32_767).astype(np.int16).tobytes())


if __name__ == "__main__":
    main()
