"""Names of people: generated ones for guests, and the check of chosen ones."""

import hashlib
import unicodedata

from embertide.core.errors import Malformed

SHORTEST_ACCOUNT, LONGEST = 3, 24
"""Least length of an account name, and greatest length of any name, in characters."""

# Proper names, which need no translation and have no gender: first winds, stars and seas, then
# plants and animals by their Latin names.
_FIRST = (
    "Adria Altair Antares Aurora Austral Azov Boreas Calypso Capella Caspia Celeste Ceres "
    "Deneb Electra Etesia Eurus Galatea Helios Iona Izar Jura Karelia Ladoga Levante "
    "Libeccio Luna Maia Marmara Meltemi Mira Mistral Nashira Nereus Notus Oriel Orion "
    "Pallas Perseus Ponente Procyon Regulus Rigel Sargas Selene Shamal Sirius Sirocco Solano "
    "Spica Talitha Tethys Thalassa Thule Titania Triton Ursa Vega Vesta Zephyr Zonda"
)
_SECOND = (
    "Abies Acer Alauda Alcedo Anser Aquila Ardea Arnica Asio Betula Calluna Carex Castor "
    "Cedrus Cervus Ciconia Coluber Corvus Corylus Cygnus Delphinus Erica Falco Filix Fraxinus "
    "Garrulus Gentiana Hedera Hirundo Iris Juniperus Larix Larus Lepus Linaria Lutra Lynx "
    "Martes Merula Milvus Nautilus Orca Perca Phoca Picea Picus Primula Quercus Salix Salmo "
    "Salvia Sciurus Sepia Sorbus Sterna Strix Taxus Tilia Ulmus Viola Vulpes"
)
FIRST, SECOND = _FIRST.split(), _SECOND.split()

_SCRIPTS = tuple(
    frozenset(scripts.split())
    for scripts in (
        "LATIN CJK IDEOGRAPHIC HIRAGANA KATAKANA KATAKANA-HIRAGANA",
        "LATIN CJK IDEOGRAPHIC BOPOMOFO",
        "LATIN CJK IDEOGRAPHIC HANGUL",
    )
)
"""Scripts that may be mixed in one name, by the first word of their letters' Unicode names."""

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are rendered as blanks."""


def guest_name(person: str) -> str:
    """Return the name of a person who has not chosen one; it depends on the id only."""
    number = int.from_bytes(hashlib.sha256(person.encode()).digest()[:8], "big")
    second, first = divmod(number % (len(FIRST) * len(SECOND)), len(FIRST))
    return f"{FIRST[first]} {SECOND[second]}"


def clean_name(text: str) -> str:
    """Return a normalized name of 1 to 24 visible characters; refuse any other text."""
    name = _tidy(text)
    fits = 1 <= len(name) <= LONGEST
    if not fits or not all(map(_visible, name)) or not any(map(_meaningful, name)):
        raise Malformed("name-wrong", most=LONGEST)
    _check_scripts(name)
    return name


def clean_account(text: str) -> str:
    """Return a normalized account name of 3 to 24 letters, digits, spaces, - and _; else refuse."""
    name = _tidy(text)
    fits = SHORTEST_ACCOUNT <= len(name) <= LONGEST
    if not fits or not all(map(_in_account, name)) or not any(map(_meaningful, name)):
        raise Malformed("account-name-wrong", least=SHORTEST_ACCOUNT, most=LONGEST)
    _check_scripts(name)
    return name


def _check_scripts(name: str) -> None:
    """Refuse letters of scripts that are not written together, such as Latin and Cyrillic."""
    letters = [c for c in unicodedata.normalize("NFKC", name) if unicodedata.category(c)[0] == "L"]
    scripts = {unicodedata.name(letter, "?").split()[0] for letter in letters} - {"MODIFIER"}
    if len(scripts) > 1 and not any(scripts <= together for together in _SCRIPTS):
        raise Malformed("name-scripts")


def _tidy(text: str) -> str:
    # NFC first, so that the length is the visible one; then runs of spaces become one.
    return " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)


def _visible(letter: str) -> bool:
    # Neither C (control, direction, surrogate, private use) nor Z (line breaks, unusual spaces).
    return letter == " " or (unicodedata.category(letter)[0] not in "CZ" and letter not in BLANK)


def _in_account(letter: str) -> bool:
    category = unicodedata.category(letter)
    return letter in " -_" or (category[0] == "L" and letter not in BLANK) or category == "Nd"


def _meaningful(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNS"
