"""What people are called: pleasant names for guests, and what a name may hold."""

import hashlib
import unicodedata

from embertide.core.errors import Malformed

SHORTEST_ACCOUNT, LONGEST = 3, 24

# Proper names that need no translation and have no gender: winds, stars and seas first, then what
# lives in woods and waters by its Latin name.
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

UNSEEN = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing at all."""


def guest_name(person: str) -> str:
    """The name of somebody who has not chosen one: always the same for the same person."""
    number = int.from_bytes(hashlib.sha256(person.encode()).digest()[:8], "big")
    second, first = divmod(number % (len(FIRST) * len(SECOND)), len(FIRST))
    return f"{FIRST[first]} {SECOND[second]}"


def clean_name(text: str) -> str:
    """A name fit to be shown, or a refusal: 1 to 24 characters, all of them visible."""
    name = _tidy(text)
    if not 1 <= len(name) <= LONGEST or not all(map(_shows, name)) or not any(map(_speaks, name)):
        raise Malformed("name-wrong", most=LONGEST)
    return name


def clean_account(text: str) -> str:
    """A name to log in with, or a refusal: 3 to 24 letters, digits, spaces, - and _."""
    name = _tidy(text)
    fits = SHORTEST_ACCOUNT <= len(name) <= LONGEST
    if not fits or not all(_plain(letter) for letter in name) or not any(map(_speaks, name)):
        raise Malformed("account-name-wrong", least=SHORTEST_ACCOUNT, most=LONGEST)
    return name


def _tidy(text: str) -> str:
    # Composed first, so that the length is that of what people see; runs of spaces become one.
    return " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)


def _shows(letter: str) -> bool:
    # Not C (control, direction, surrogate, private use), not line breaks or exotic spaces.
    return letter == " " or (unicodedata.category(letter)[0] not in "CZ" and letter not in UNSEEN)


def _plain(letter: str) -> bool:
    category = unicodedata.category(letter)
    return letter in " -_" or (category[0] == "L" and letter not in UNSEEN) or category == "Nd"


def _speaks(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNS"
