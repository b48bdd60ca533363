"""`embertide analyse` and `embertide hint`: what was best, what would be, and why."""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.table import Table

from embertide.cli.console import Speech, console
from embertide.cli.progress import Bar
from embertide.cli.verify import first_record
from embertide.core.actor import Seat
from embertide.core.errors import Malformed
from embertide.core.message import Message, message
from embertide.play.match import Match
from embertide.search.analyse import Advice, Analyst, Decision, Finding
from embertide.search.budget import Budget

HINT = 0.4
"""Seconds for each part of a hint at the table."""


def analyse(path: Path, budget: Budget, as_json: bool, speech: Speech) -> None:
    """Prints a line for every decision that had a choice, and what each player gave away."""
    _, match = first_record(path)
    decisions = [Decision(at.state, at.actor, move) for at, move in match.steps() if at.actor >= 0]
    analyst = Analyst(match.room, match.options, budget)
    found: list[tuple[int, Finding]] = []
    with Bar(len(decisions)) as bar:
        for number, decision in enumerate(decisions, 1):
            found += [(number, finding) for finding in analyst.look_back([decision])]
            bar.advance()
    if as_json:
        rows = [_as_json(match, number, finding) for number, finding in found]
        sys.stdout.write(json.dumps(rows) + "\n")
    else:
        _print(match, found, speech)


def _as_json(match: Match, number: int, finding: Finding) -> dict[str, object]:
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
        "remark": _plain(finding.played.remark),
        "remark_best": _plain(finding.best.remark),
    }


def _plain(remark: Message | None) -> Any:
    """A message as data: its key and arguments, for whoever says it later."""
    if remark is None:
        return None
    args = {
        name: _plain(value) if isinstance(value, Message) else value
        for name, value in remark.args.items()
    }
    return {"key": remark.key, "args": args}


def _print(match: Match, found: list[tuple[int, Finding]], speech: Speech) -> None:
    heads = ("move", "player", "played", "expected", "best", "expected", "loss", "remark")
    table = Table(*(speech(f"analysis-{head}") for head in heads))
    lost: defaultdict[Seat, float] = defaultdict(float)
    write = match.room.game.write
    for number, finding in found:
        lost[finding.decision.seat] += finding.loss
        better = finding.best if finding.loss else finding.played
        table.add_row(
            str(number),
            str(finding.decision.seat + 1),
            write(finding.played.move),
            _share(finding.played, finding.exact),
            write(better.move),
            _share(better, finding.exact),
            f"{finding.loss:.1%}" if finding.loss else "",
            speech.say(better.remark) if better.remark else "",
        )
    page = console()
    page.print(table)
    for seat, loss in sorted(lost.items()):
        player = message("player", number=seat + 1)
        page.print(speech("analysis-lost", player=player, loss=f"{loss:.1%}"))


def _share(advice: Advice, exact: bool) -> str:
    return f"{'=' if exact else '≈'} {advice.expected:.1%}"


def hints(match: Match, speech: Speech) -> Iterator[str]:
    """A line for each of the best moves in the position of a match."""
    budget = Budget(seconds=HINT)
    for one in Analyst(match.room, match.options, budget).hint(match.state, match.actor):
        said = speech.say(one.remark) if one.remark else ""
        yield f"{match.room.game.write(one.move)}  {one.expected:.0%}  {said}".rstrip()


def hint(path: Path, budget: Budget, as_json: bool, speech: Speech) -> None:
    """Prints the best three moves in the position at a record's end."""
    _, match = first_record(path)
    if match.over:
        raise Malformed("hint-over").at(str(path))
    write = match.room.game.write
    advice = Analyst(match.room, match.options, budget).hint(match.state, match.actor)
    if as_json:
        rows = [
            {"move": write(a.move), "expected": round(a.expected, 4), "remark": _plain(a.remark)}
            for a in advice
        ]
        sys.stdout.write(json.dumps(rows) + "\n")
        return
    table = Table(*(speech(f"analysis-{head}") for head in ("best", "expected", "remark")))
    for one in advice:
        said = speech.say(one.remark) if one.remark else ""
        table.add_row(write(one.move), f"{one.expected:.1%}", said)
    console().print(table)
