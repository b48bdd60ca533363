"""`embertide backup` and `embertide restore`: copy the embedded database and its key, and back."""

import os
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from embertide.cli.console import Speech
from embertide.core.errors import Malformed
from embertide.server.people.key_copies import copy_key, key_of_backup, restore_key
from embertide.server.settings_sources import read_settings
from embertide.store.backup import backup
from embertide.store.restore import restore


def backup_command(file: Path, flags: Mapping[str, object], speech: Speech) -> None:
    """Copy the embedded database, and the key beside it, to new files."""
    settings = read_settings(flags, os.environ)
    if key_of_backup(file).exists():
        raise Malformed("backup-exists", file=str(key_of_backup(file)))
    backup(settings.database, file)
    _say(speech("backup-done", file=str(file)))
    key = copy_key(settings, file)
    if key is not None:
        _say(speech("backup-key", file=str(key)))


def restore_command(file: Path, flags: Mapping[str, object], speech: Speech) -> None:
    """Put a backup, and the key beside it, in the place of the embedded database."""
    settings = read_settings(flags, os.environ)
    stamp = f"{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    former = restore(settings.database, file, stamp)
    database = settings.database.partition(":///")[2]
    if former is None:
        _say(speech("restore-done", backup=str(file), file=database))
    else:
        _say(speech("restore-kept", backup=str(file), file=database, former=str(former)))
    key = restore_key(settings, file, stamp)
    if key is not None:
        _say(speech("restore-key", file=str(key)))


def _say(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
