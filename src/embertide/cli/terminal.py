"""One game at one terminal: shows the table, reads moves and commands, and saves."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from rich.text import Text

from embertide.cli.console import Speech, console, picture
from embertide.cli.line_input import LineInput
from embertide.cli.listing import show_list
from embertide.cli.machines import Machines
from embertide.cli.questions import Leave
from embertide.core.actor import NATURE, Seat
from embertide.core.dice import Dice
from embertide.core.errors import Refusal
from embertide.core.message import Message, message
from embertide.library.files import write_text
from embertide.play.match.automatic import take_turn
from embertide.play.match.match import AnyMatch, rolled
from embertide.play.match.record import record
from embertide.play.match.undo import undo

_LISTED = 40
"""The longest list of legal moves that is shown unasked, so that the table stays in sight."""


class Terminal:
    """People, and optionally bots, at one keyboard."""

    def __init__(
        self, match: AnyMatch, bots: Machines, dice: Dice, speech: Speech, file: Path | None
    ) -> None:
        self._match = match
        self._file = file
        self._bots = bots
        self._dice = dice
        self._speech = speech
        self._page = console()
        self._line = LineInput(self._page, self._words)
        self._printed = 0
        self._kept = None if file is None else match
        """The position that is saved."""
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "board": self._board,
            "score": self._score,
            "hint": self._hint,
            "undo": self._undo,
            "why": self._why,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._page.print(self._speech("terminal-welcome"))
        try:
            while not self._match.over:
                self._turn()
            self._finish()
        except (Leave, KeyboardInterrupt, EOFError):
            self._farewell()

    # Turns

    def _turn(self) -> None:
        seat = self._match.actor
        if seat in self._bots:
            self._go(take_turn(self._bots[seat].player, self._match, self._dice))
            return
        self._hand_over(seat)
        self._show(seat)
        self._list_moves()
        prompt = self._speech("terminal-prompt", player=_player(seat))
        while self._match.actor == seat and not self._match.over:
            before = self._match
            self._answer(self._line.ask(prompt))
            if self._match is not before:
                return

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen between two people if seats have secrets from each other."""
        room, options = self._match.room, self._match.options
        people = options.players - len(self._bots)
        if people > 1 and room.hides(options) and self._last_person() != seat:
            self._page.clear()
            self._ask(self._speech("terminal-hand-over", player=_player(seat)))

    def _last_person(self) -> Seat | None:
        movers = [at.actor for at in self._match.past()]
        people = [seat for seat in movers if seat >= 0 and seat not in self._bots]
        return people[-1] if people else None

    def _go(self, match: AnyMatch) -> None:
        self._match = match.settle(rolled(match.room, self._dice))

    # What is shown

    def _show(self, seat: Seat | None) -> None:
        """Print what happened, the table, and the score."""
        self._tell(seat)
        self._draw(seat)
        self._score("")

    def _draw(self, seat: Seat | None) -> None:
        room = self._match.room
        self._page.print(picture(room.draw(self._match.view(seat)), room.palette))

    def _tell(self, seat: Seat | None) -> None:
        """Print a sentence for each move since the last call."""
        steps = self._match.steps()
        for at, move in steps[self._printed :]:
            sentence = self._speech.say(at.room.tell(at.state, move, seat))
            self._page.print(Text(f"· {sentence}", "dim" if at.actor == NATURE else ""))
        self._printed = len(steps)

    def _list_moves(self) -> None:
        """Say what the seat to move has to do, and by which moves it can."""
        room, moves = self._match.room, self._match.legal()
        due = self._speech.say(room.ask(self._match.view(self._match.actor)))
        shown = "  ".join(moves) if len(moves) <= _LISTED else self._speech("terminal-many")
        if len(moves) == 1:
            shown = self._speech("terminal-only", move=moves[0])
        self._page.print(Text(due, "bold"))
        self._page.print(Text(shown, "cyan"))

    def _ask(self, question: str) -> str:
        return self._page.input(f"{question} ", markup=False).strip()

    def _words(self, text: str) -> list[str]:
        """Return what may be typed in place of the last word of a text."""
        first, space, _ = text.partition(" ")
        if not space:
            return [*self._match.legal(), *self._commands]
        return self._match.legal() if first in {"moves", "why"} else []

    # Commands

    def _answer(self, line: str) -> None:
        """Run a command, or play a move; a sole legal move need not be typed."""
        moves = self._match.moves()
        name, _, rest = line.partition(" ")
        try:
            if name in self._commands:
                self._commands[name](rest.strip())
            elif line:
                self._go(self._match.play(line))
            elif len(moves) == 1:
                self._go(self._match.play(moves[0]))
        except Refusal as no:
            self._page.print(Text(no.say(self._speech.say), "yellow"))

    def _help(self, rest: str) -> None:
        self._page.print(self._speech("terminal-help"))

    def _moves(self, rest: str) -> None:
        """Print the legal moves that begin with a text, a screen at a time."""
        found = [text for text in self._match.legal() if text.startswith(rest)]
        if not found:
            self._page.print(self._speech("terminal-none", start=rest))
        show_list(self._page, found, self._more)

    def _more(self, count: int) -> bool:
        return self._ask(self._speech("terminal-more", count=count)).lower() != "q"

    def _board(self, rest: str) -> None:
        self._draw(self._match.actor)

    def _score(self, rest: str) -> None:
        """Print a line for each player: the points, and their sources."""
        room = self._match.room
        for line in room.count(room.game.scores(self._match.state)):
            self._page.print("  ·  ".join(map(self._speech.say, line)))

    def _hint(self, rest: str) -> None:
        """Print the best three moves, and what they do."""
        # Imported on demand: search takes noticeable time to load.
        from embertide.cli.analyse import hints  # noqa: PLC0415

        for line in hints(self._match, self._speech):
            self._page.print(line)

    def _undo(self, rest: str) -> None:
        people = frozenset(range(self._match.options.players)) - self._bots.keys()
        self._match = undo(self._match, people)
        self._printed = min(self._printed, len(self._match.past()))

    def _why(self, rest: str) -> None:
        """Print whether a move would be legal, and if not, why."""
        if not rest:
            self._page.print(self._speech("terminal-why"))
            return
        game = self._match.room.game
        game.play(self._match.state, game.read(rest))
        self._page.print(self._speech("terminal-legal", move=rest))

    def _save(self, rest: str) -> None:
        if not rest:
            self._page.print(self._speech("terminal-save-where"))
            return
        path = Path(rest).expanduser()
        if path.exists() and path != self._file:
            self._page.print(self._speech("terminal-exists", file=rest))
            return
        names = [self._name(seat) for seat in range(self._match.options.players)]
        today = datetime.now(UTC).replace(microsecond=0).isoformat()
        write_text(
            path, record(self._match, headers={"names": names, "date": today}).write() + "\n"
        )
        self._file, self._kept = path, self._match
        self._page.print(self._speech("terminal-saved", file=rest))

    def _saved(self, file: str) -> bool:
        self._answer(f"save {file}")
        return self._file == Path(file).expanduser()

    def _name(self, seat: Seat) -> str:
        return self._bots[seat].name if seat in self._bots else self._speech.say(_player(seat))

    def _quit(self, rest: str) -> None:
        raise Leave

    # The end

    def _finish(self) -> None:
        self._show(None)
        room = self._match.room
        verdict = self._speech.say(room.verdict(room.game.scores(self._match.state)))
        self._page.print(Text(verdict, "bold"))

    def _farewell(self) -> None:
        """Offer to save what is not saved yet; a second Ctrl-C or Ctrl-D means no."""
        self._page.print()
        try:
            while self._kept is not self._match:
                file = self._ask(self._speech("terminal-leave"))
                if not file or file in self._commands or self._saved(file):
                    break
        except (EOFError, KeyboardInterrupt):
            self._page.print()
        self._page.print(self._speech("goodbye"))


def _player(seat: Seat) -> Message:
    return message("player", number=seat + 1)
