"""What is wrong with a text, by the typography and the grammar of its language."""

import re
from collections.abc import Callable, Mapping

NARROW = "\N{NARROW NO-BREAK SPACE}"
WIDE = "\N{NO-BREAK SPACE}"
LEFT_SINGLE = "\N{LEFT SINGLE QUOTATION MARK}"
NAMES = ("player", "winner", "rival", "other", "due", "name", "who", "tied", "people", "person")
"""The arguments that are names, which may begin with any letter."""

Check = Callable[[str], list[str]]
"""Returns the places of a text that are wrong."""


def _finds(pattern: str, flags: int = 0) -> Check:
    compiled = re.compile(pattern, flags)
    return lambda text: [found.group() for found in compiled.finditer(text)]


def _name(words: str) -> Check:
    """Find one of these words directly before the name of a person."""
    return _finds(rf"\b(?:{words})[ {NARROW}{WIDE}]⟦(?:{'|'.join(NAMES)})⟧", re.IGNORECASE)


def _share(words: str) -> Check:
    """Find one of these words directly before a percentage."""
    return _finds(rf"\b(?:{words})[ {NARROW}{WIDE}’]?(?:⟦%⟧|\d+[ {NARROW}{WIDE}]?%)", re.IGNORECASE)


def feurio_apart(check: Check) -> Check:
    """Leave the name of the game alone, whose exclamation mark is its own."""
    return lambda text: check(text.replace("Feurio!", "Feurio"))


EVERYWHERE: Mapping[str, Check] = {
    "straight apostrophe": _finds(r"\w'\w?|'\w"),
    "straight quote": _finds(r'"'),
    "three dots": _finds(r"\.\.\."),
    "two spaces": _finds(r"[^\S\n]{2,}"),
    "space before a comma or full stop": _finds(rf"[ {NARROW}{WIDE}][,.](?![.\w])"),
    "space before an ellipsis": _finds(r"\S …"),
    "plain space before %": _finds(r"(?<=[\d⟧]) %"),
}

LANGUAGE: Mapping[str, Mapping[str, Check]] = {
    "en": {
        "foreign quote": _finds("[„«»]"),
        "space before a mark": _finds(rf"[ {NARROW}{WIDE}][;:!?%](?=\s|$)"),
        "article before a percentage": _share("an?"),
    },
    "fr": {
        "foreign quote": _finds(rf"[„“”{LEFT_SINGLE}]"),
        "quote without a no-break space": _finds(rf"«(?!{WIDE})|(?<!{WIDE})»"),
        "no narrow no-break space": feurio_apart(_finds(rf"(?<![{NARROW}!?])[;!?](?=\W|$)")),
        "no no-break space before a colon": _finds(rf"[^{WIDE}](?=:(?:\s|$))"),
        "no no-break space before %": _finds(rf"(?<![{NARROW}{WIDE}])%(?!⟧)"),
        "elision before a name": _name("de|que|jusque|lorsque|puisque|le|la|ne|se|me|te"),
        "article before a percentage": _share("le|du|au|les|des|aux"),
    },
    "it": {
        "foreign quote": _finds(rf"[„“”{LEFT_SINGLE}]"),
        "space before a mark": _finds(rf"[ {NARROW}{WIDE}][;:!?%](?=\s|$)"),
        "article before a percentage": _share(
            "il|lo|la|i|gli|le|l|del|dello|dell|dal|dall|al|all|nel|nell|sul|sull"
        ),
    },
    "nl": {
        "foreign quote": _finds("[„“”«»]"),
        "space before a mark": _finds(rf"[ {NARROW}{WIDE}][;:!?%](?=\s|$)"),
        "article before a percentage": _share("de|het|een"),
    },
    "de": {
        "foreign quote": _finds(rf"[”«»{LEFT_SINGLE}]"),
        "space before a mark": _finds(rf"[ {NARROW}{WIDE}][;:!?](?=\s|$)"),
        "no no-break space before %": _finds(rf"(?<![{NARROW}{WIDE}])%(?!⟧)"),
        "article before a percentage": _share("der|die|das|dem|den|des"),
    },
}


def ellipsis_apart(language: str, text: str) -> str:
    """German writes a no-break space before an ellipsis that stands for words; others none."""
    return text if language == "de" else text.replace(f"{WIDE}…", " …").replace(f"{NARROW}…", " …")


def faults(language: str, text: str) -> list[str]:
    """Return what is wrong with a text of a language, with the place."""
    text = ellipsis_apart(language, text)
    return [
        f"{name}: {place!r}"
        for name, check in (*EVERYWHERE.items(), *LANGUAGE[language].items())
        for place in check(text)
    ]
