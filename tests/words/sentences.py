"""Every sentence of a language as plain texts, one for each way its selectors can go."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import zip_longest
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from embertide.words import source

SHARE = "⟦%⟧"
"""What stands for a percentage in a text."""


class Sentence(NamedTuple):
    """A message, or an attribute of one, with every way its selectors can go.

    An argument stands in a text as its name in double brackets: `⟦player⟧ draws a ⟦tile⟧.`
    """

    key: str
    texts: tuple[str, ...]


@cache
def sentences(language: str) -> tuple[Sentence, ...]:
    """Return all sentences of a language."""
    return tuple(sentences_of(source(language)))


def sentences_of(text: str) -> Iterator[Sentence]:
    """Yield the sentences of a Fluent text."""
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ftl.Message):
            continue
        if entry.value is not None:
            yield Sentence(entry.id.name, tuple(_texts(entry.value)))
        for attribute in entry.attributes:
            yield Sentence(f"{entry.id.name}.{attribute.id.name}", tuple(_texts(attribute.value)))


def _texts(pattern: ftl.Pattern) -> Sequence[str]:
    """Return the texts of a pattern: as many as its widest selector has variants."""
    pieces = [_piece(element) for element in pattern.elements]
    most = max(map(len, pieces), default=1)
    rows = zip_longest(*([*piece, *[piece[-1]] * (most - len(piece))] for piece in pieces))
    return ["".join(row) for row in rows] or [""]


def _piece(element: Any) -> Sequence[str]:
    if isinstance(element, ftl.TextElement):
        return [element.value]
    return _expression(element.expression)


def _expression(expression: Any) -> Sequence[str]:
    match expression:
        case ftl.SelectExpression():
            return [text for variant in expression.variants for text in _texts(variant.value)]
        case ftl.VariableReference():
            return [f"⟦{expression.id.name}⟧"]
        case ftl.FunctionReference():
            return [SHARE if _is_share(expression) else _expression(_argument(expression))[0]]
        case ftl.Placeable():
            return _expression(expression.expression)
        case ftl.StringLiteral() | ftl.NumberLiteral():
            return [str(expression.value)]
    raise AssertionError(f"no text for {expression}")


def _argument(call: ftl.FunctionReference) -> Any:
    return call.arguments.positional[0]


def _is_share(call: ftl.FunctionReference) -> bool:
    return any(
        option.name.name == "style" and option.value.value == "percent"
        for option in call.arguments.named
    )
