"""The review of a game on 80 columns: a line for each decision, and below it what a move does."""

from collections import defaultdict

from rich.padding import Padding
from rich.text import Text

from embertide.cli.console import Speech, console
from embertide.core.actor import Seat
from embertide.core.message import message
from embertide.play.match.match import AnyMatch
from embertide.search.analysis import Finding, Suggestion

GAP = "  "

WIDTH = 80
"""The width that every language fits into, if need be with cut names of columns."""

_INDENT = 6


class Sheet:
    """Prints findings one by one, so that a reader need not wait for the last one."""

    def __init__(self, match: AnyMatch, speech: Speech) -> None:
        self._speech = speech
        self._write = match.room.game.write
        self._page = console()
        self._lost: defaultdict[Seat, float] = defaultdict(float)
        move = max((len(text) for at, _ in match.decisions() for text in at.legal()), default=1)
        share = len(speech("terminal-share", share=1.0))
        heads = ("move", "player", "played", "expected", "best", "expected", "loss")
        self._heads = [speech(f"analysis-{head}") for head in heads]
        least = [4, 2, move, share + 2, move, share + 2, share]
        wide = [max(len(head), width) for head, width in zip(self._heads, least, strict=True)]
        self._widths = wide if sum(wide) + len(GAP) * (len(wide) - 1) <= WIDTH else least
        self._begun = False

    def add(self, number: int, finding: Finding) -> None:
        """Print a decision: the move played, the best one, and what the better of them does."""
        if not self._begun:
            self._print_heads()
        seat = finding.decision.seat
        self._lost[seat] += finding.loss
        better = finding.best if finding.loss else finding.played
        cells = [
            str(number),
            str(seat + 1),
            self._write(finding.played.move),
            self._share(finding.played, finding.exact),
            self._write(better.move),
            self._share(better, finding.exact),
            self._speech("terminal-share", share=finding.loss) if finding.loss else "",
        ]
        self._page.print(Text(self._row(cells)))
        if better.remark:
            remark = Text(self._speech.say(better.remark), "dim")
            self._page.print(Padding(remark, (0, 0, 0, _INDENT)))

    def end(self) -> None:
        """Print what each player lost in all."""
        for seat, loss in sorted(self._lost.items()):
            player = message("player", number=seat + 1)
            self._page.print(self._speech("analysis-lost", player=player, loss=loss))

    def _print_heads(self) -> None:
        """Print the names of the columns, each of which may be cut to the width of its column."""
        self._begun = True
        cut = [head[:width] for head, width in zip(self._heads, self._widths, strict=True)]
        self._page.print(Text(self._row(cut), "bold"))

    def _row(self, cells: list[str]) -> str:
        padded = (cell.ljust(width) for cell, width in zip(cells, self._widths, strict=True))
        return GAP.join(padded).rstrip()

    def _share(self, one: Suggestion, exact: bool) -> str:
        return f"{'=' if exact else '≈'} {self._speech('terminal-share', share=one.expected)}"
