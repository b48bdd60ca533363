"""Comments of types and of their fields, read from their source."""

import ast
from collections import ChainMap
from collections.abc import Iterable, Iterator, Sequence


def with_comments(body: Sequence[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Yield statements, each with the string below it (empty for none)."""
    for statement, below in zip(body, [*body[1:], ast.Pass()], strict=True):
        match below:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield statement, " ".join(text.split())
            case _:
                yield statement, ""


def fields_of(node: ast.ClassDef) -> Iterator[tuple[ast.AnnAssign, str]]:
    """Yield the fields that a class declares itself, each with its comment."""
    for statement, comment in with_comments(node.body):
        if isinstance(statement, ast.AnnAssign):
            yield statement, comment


def field_comments(sources: Iterable[str]) -> dict[str, dict[str, str]]:
    """Return the comments of fields by class, including those of bases declared before."""
    comments: dict[str, dict[str, str]] = {}
    for source in sources:
        for node in ast.parse(source).body:
            if isinstance(node, ast.ClassDef):
                bases = (comments.get(ast.unparse(base), {}) for base in node.bases)
                own = {ast.unparse(field.target): text for field, text in fields_of(node) if text}
                comments[node.name] = dict(ChainMap(own, *bases))
    return comments
