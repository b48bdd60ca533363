"""Make the table of confusable characters from Unicode's confusables.txt (UTS 39).

    python tools/confusables.py confusables.txt --write

The file is at https://www.unicode.org/Public/security/latest/confusables.txt. Left out are
characters that no name holds when it is compared: those that NFKC or NFD replaces, controls, marks
and punctuation.
"""

import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

TABLE = Path(__file__).parent.parent / "src" / "embertide" / "store" / "confusables.txt"

HEAD = """\
# Characters that look alike, made by tools/confusables.py from confusables.txt, version {version},
# of Unicode Technical Standard 39. Each line: what is compared, a tab, and what looks like it.
# Copyright Unicode, Inc.; the licence is in confusables.license.
"""


def main() -> None:
    """Print the table, or write it."""
    text = Path(sys.argv[1]).read_text("utf-8-sig")
    version = next(line.split()[-1] for line in text.splitlines() if "Version:" in line)
    table = HEAD.format(version=version) + "".join(
        f"{target}\t{''.join(sorted(sources))}\n" for target, sources in sorted(read(text).items())
    )
    if "--write" in sys.argv:
        TABLE.write_text(table, "utf-8")
    else:
        sys.stdout.write(table)


def read(text: str) -> dict[str, list[str]]:
    """Return the characters that look like each text."""
    found: dict[str, list[str]] = defaultdict(list)
    for line in text.splitlines():
        fields = line.partition("#")[0].split(";")
        if len(fields) == 3:
            source, target = map(_characters, fields[:2])
            if _compared(source):
                found[unicodedata.normalize("NFD", target)].append(source)
    return found


def _characters(field: str) -> str:
    return "".join(chr(int(number, 16)) for number in field.split())


def _compared(source: str) -> bool:
    stays = all(unicodedata.normalize(form, source) == source for form in ("NFKC", "NFD"))
    return stays and unicodedata.category(source)[0] in "LNS"


if __name__ == "__main__":
    main()
