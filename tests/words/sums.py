"""The sums in texts: which there are, and whether they are right by the rules (F-14, W-5, W-9)."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from embertide.games.feurio.rules.scoring import Region, worth

_SUM = r"\d+(?: \+ \d+)+"
_FORMULA = re.compile(
    rf"(?P<values>\({_SUM}\)|{_SUM}|\d+)(?: ÷ (?P<divisor>\d+))?"
    r"(?: (?P<sign>[=→]) (?P<result>\d+))?"
)
_NUMBER = re.compile(r"\d+")


class Formula(NamedTuple):
    """A sum as it is written, `(3 + 5 + 6) ÷ 3 → 5`; 0 where there is no divisor."""

    text: str
    values: tuple[int, ...]
    divisor: int
    sign: str
    result: int | None

    def faults(self) -> list[str]:
        """Return what is wrong with it."""
        found = []
        if self.divisor and len(self.values) > 1 and not self.text.startswith("("):
            found.append("a sum that is divided needs brackets")
        total = sum(self.values)
        right = worth(total, self.divisor, hotter=False) if self.divisor else total
        if self.result not in (None, right):
            found.append(f"this makes {right}")
        if self.sign == "=" and self.divisor and total % self.divisor:
            found.append("a rounded result takes an arrow")
        return found


def formulas(text: str) -> Iterator[Formula]:
    """Yield the sums of a text; a number alone is none."""
    for found in _FORMULA.finditer(text):
        values = tuple(map(int, _NUMBER.findall(found["values"])))
        if len(values) > 1 or found["divisor"]:
            result = None if found["result"] is None else int(found["result"])
            divisor = int(found["divisor"] or 0)
            yield Formula(found[0], values, divisor, found["sign"] or "", result)


def states(text: str, values: Sequence[int], divisor: int, value: int) -> bool:
    """Return whether a text states the value of a region, with its values in any order.

    Languages say it in formulas or in words: `(5 + 1) ÷ 1 → 6`, or `5 + 1 = 6, divided by 1`.
    """
    numbers = list(map(int, _NUMBER.findall(text)))
    total = sum(values)
    ends = [[divisor, value], [total, divisor, value]]
    if total == value:
        ends.append([total, divisor])
    after = (
        numbers[at:]
        for at in range(len(values), len(numbers) + 1)
        if sorted(numbers[at - len(values) : at]) == sorted(values)
    )
    return any(rest[: len(end)] == end for rest in after for end in ends)


def formula(region: Region) -> str:
    """Return the formula of an open region as our pages show it."""
    values = " + ".join(map(str, region.values))
    brackets = f"({values})" if len(region.values) > 1 else values
    return f"{brackets} ÷ {region.divisor} → {region.value}"
