"""The generator of the client's types: what it makes of Python, and what it refuses."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def tool() -> ModuleType:
    spec = spec_from_file_location("protocol_types", ROOT / "tools/protocol_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def translated(tool: ModuleType, source: str) -> str:
    return "\n".join(tool.translate(list(tool.sources(source))))


def test_a_typed_dict_becomes_an_interface(tool: ModuleType) -> None:
    source = '''
class SpotJson(TypedDict):
    """A spot."""

    at: int | None
    """Where
    it is."""
    marks: list[str | None]
    odds: dict[str, float]
'''
    assert translated(tool, source) == (
        "/** A spot. */\n"
        "export interface Spot {\n"
        "  /** Where it is. */\n"
        "  at: number | null;\n"
        "  marks: (string | null)[];\n"
        "  odds: Record<string, number>;\n"
        "}\n"
    )


def test_a_request_has_optional_fields_and_no_bounds(tool: ModuleType) -> None:
    source = """
Name = Annotated[str, Length(0, 9)]
class Order(Body):
    name: Name
    from_: bool = False
"""
    assert translated(tool, source) == (
        "export interface Order {\n  name: string;\n  from?: boolean;\n}\n"
    )


def test_unions_literals_and_enumerations_keep_their_names(tool: ModuleType) -> None:
    source = """
Side = Literal["left", "right"]
class Phase(StrEnum):
    OPEN = "open"
    OVER = "over"
class A(TypedDict):
    side: Side
    phase: Phase
Either = Annotated[A | None, Tagged("side")]
"""
    assert translated(tool, source) == (
        "export type Side = 'left' | 'right';\n\n"
        "export type Phase = 'open' | 'over';\n\n"
        "export interface A {\n  side: Side;\n  phase: Phase;\n}\n\n"
        "export type Either = A | null;\n"
    )


def test_what_holds_a_view_is_generic(tool: ModuleType) -> None:
    source = """
View = object
class Frame(TypedDict):
    view: View
class Replay(TypedDict):
    frames: list[Frame]
class Longer(Replay):
    more: int
Shown = Frame | Replay
"""
    assert translated(tool, source) == (
        "export interface Frame<View = unknown> {\n  view: View;\n}\n\n"
        "export interface Replay<View = unknown> {\n  frames: Frame<View>[];\n}\n\n"
        "export interface Longer<View = unknown> extends Replay<View> {\n  more: number;\n}\n\n"
        "export type Shown = Frame | Replay;\n"
    )


@pytest.mark.parametrize(
    "source",
    [
        "class A(TypedDict):\n    b: Unheard",
        "class A(TypedDict):\n    b: set[int]",
        "class A(TypedDict):\n    b: 1 + 2",
        "class AJson(TypedDict):\n    b: int\nclass ABody(Body):\n    b: int",
    ],
)
def test_what_has_no_counterpart_is_refused(tool: ModuleType, source: str) -> None:
    with pytest.raises(tool.UnknownType):
        translated(tool, source)


def test_a_file_out_of_date_is_noticed_and_written(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "TARGET", tmp_path / "protocol.ts")
    tool.TARGET.write_text("old", "utf-8")
    with pytest.raises(SystemExit, match="out of date"):
        tool.main([])
    tool.main(["--write"])
    tool.main([])
