"""`embertide analyse` and `embertide hint`: the best moves, what a move cost, and why."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from embertide.cli.analysis_sheet import Sheet
from embertide.cli.console import Speech, console
from embertide.cli.progress import Bar
from embertide.cli.verify import first_record
from embertide.core.errors import Malformed
from embertide.core.to_json import write_message
from embertide.core.wire import MessageJson
from embertide.play.match.match import AnyMatch
from embertide.search.analysis import Analyst, Finding, PastDecision, Suggestion
from embertide.search.budget import Budget

HINT = 0.4
"""Seconds of search for each part of a hint at the table: short enough to wait for."""


def analyse(path: Path, budget: Budget, as_json: bool, speech: Speech) -> None:
    """Print a line for each decision that had a choice, and each player's losses."""
    _, match = first_record(path)
    decisions = [
        PastDecision(at.state, at.actor, move) for at, move in match.steps() if at.actor >= 0
    ]
    analyst = Analyst(match.room, match.options, budget)
    sheet = None if as_json else Sheet(match, speech)
    found: list[tuple[int, Finding]] = []
    # Lines are printed as they are found; a bar would be between them on the same screen.
    with Bar(len(decisions), watched=as_json or not sys.stdout.isatty()) as bar:
        for number, decision in enumerate(decisions, 1):
            for finding in analyst.look_back([decision]):
                found.append((number, finding))
                if sheet is not None:
                    sheet.add(number, finding)
            bar.advance()
    if sheet is None:
        rows = [_as_json(match, number, finding) for number, finding in found]
        sys.stdout.write(json.dumps(rows) + "\n")
    else:
        sheet.end()


def _as_json(match: AnyMatch, number: int, finding: Finding) -> dict[str, object]:
    write = match.room.game.write
    return {
        "move": number,
        "seat": finding.decision.seat,
        "played": write(finding.played.move),
        "best": write(finding.best.move),
        "expected": round(finding.played.expected, 4),
        "expected_best": round(finding.best.expected, 4),
        "loss": round(finding.loss, 4),
        "exact": finding.exact,
        "remark": _remark(finding.played),
        "remark_best": _remark(finding.best),
    }


def _remark(of: Suggestion) -> MessageJson | None:
    return None if of.remark is None else write_message(of.remark)


def hints(match: AnyMatch, speech: Speech) -> Iterator[str]:
    """Yield a line for each of the best moves in the position of a match."""
    budget = Budget(seconds=HINT)
    for one in Analyst(match.room, match.options, budget).hint(match.state, match.actor):
        remark = speech.say(one.remark) if one.remark else ""
        share = speech("web-percent", value=one.expected)
        yield f"{match.room.game.write(one.move)}  {share}  {remark}".rstrip()


def hint(path: Path, budget: Budget, as_json: bool, speech: Speech) -> None:
    """Print the best three moves in the position at the end of a record."""
    _, match = first_record(path)
    if match.over:
        raise Malformed("hint-over").at(str(path))
    write = match.room.game.write
    advice = Analyst(match.room, match.options, budget).hint(match.state, match.actor)
    if as_json:
        rows = [
            {"move": write(a.move), "expected": round(a.expected, 4), "remark": _remark(a)}
            for a in advice
        ]
        sys.stdout.write(json.dumps(rows) + "\n")
        return
    table = Table(*(speech(f"analysis-{head}") for head in ("best", "expected", "remark")))
    for one in advice:
        remark = speech.say(one.remark) if one.remark else ""
        table.add_row(write(one.move), speech("terminal-share", share=one.expected), remark)
    console().print(table)
