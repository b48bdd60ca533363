"""One game at one terminal: shows the table, takes moves and commands, and saves."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from rich.text import Text

from embertide.cli.console import Speech, console, picture
from embertide.cli.files import write_text
from embertide.cli.machines import Machines
from embertide.cli.questions import Leave
from embertide.core.actor import NATURE, Seat
from embertide.core.dice import Dice
from embertide.core.errors import Refusal
from embertide.core.message import Message, message
from embertide.play.match import Match, rolled
from embertide.play.record import record
from embertide.play.turn import let
from embertide.play.undo import undo

_LISTED = 40
"""A longer list of legal moves is shown only when asked for."""


class Terminal:
    """People, and perhaps bots, at one keyboard."""

    def __init__(
        self, match: Match, bots: Machines, dice: Dice, speech: Speech, file: Path | None
    ) -> None:
        self._match = match
        self._file = file
        self._bots = bots
        self._dice = dice
        self._speech = speech
        self._page = console()
        self._told = 0
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "score": self._score,
            "hint": self._hint,
            "undo": self._undo,
            "why": self._why,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Plays until the game is over or the person leaves."""
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
            self._go(let(self._bots[seat].player, self._match, self._dice))
            return
        self._hand_over(seat)
        self._show(seat)
        while self._match.actor == seat and not self._match.over:
            before = self._match
            self._answer(self._ask(self._prompt()))
            if self._match is not before:
                return

    def _hand_over(self, seat: Seat) -> None:
        """Where seats have secrets from each other, each sits down alone."""
        people = self._match.options.players - len(self._bots)
        if people > 1 and self._secrets() and self._last_person() != seat:
            self._page.clear()
            self._ask(self._speech("terminal-hand-over", player=_player(seat)))

    def _secrets(self) -> bool:
        """Whether the seats have seen different things."""
        witness, seats = self._match.room.game.witness, range(self._match.options.players)
        return any(
            len({witness(at.state, move, seat) for seat in seats}) > 1
            for at, move in self._match.steps()
        )

    def _last_person(self) -> Seat | None:
        movers = [at.actor for at in self._match.past()]
        people = [seat for seat in movers if seat >= 0 and seat not in self._bots]
        return people[-1] if people else None

    def _go(self, match: Match) -> None:
        self._match = match.settle(rolled(match.room, self._dice))

    # What is shown

    def _show(self, seat: Seat | None) -> None:
        """What happened, the table, and the count."""
        self._tell(seat)
        room, state = self._match.room, self._match.state
        self._page.print(picture(room.draw(room.game.view(state, seat))))
        self._score("")

    def _tell(self, seat: Seat | None) -> None:
        """A sentence for everything since it was last told."""
        steps = self._match.steps()
        for at, move in steps[self._told :]:
            told = self._speech.say(at.room.tell(at.state, move, seat))
            self._page.print(Text(f"· {told}", "dim" if at.actor == NATURE else ""))
        self._told = len(steps)

    def _prompt(self) -> str:
        moves = self._texts()
        shown = "  ".join(moves) if len(moves) <= _LISTED else self._speech("terminal-many")
        room = self._match.room
        due = self._speech.say(room.ask(room.game.view(self._match.state, self._match.actor)))
        self._page.print(Text(due, "bold"))
        self._page.print(Text(shown, "cyan"))
        return self._speech("terminal-prompt", player=_player(self._match.actor))

    def _ask(self, question: str) -> str:
        return self._page.input(f"{question} ", markup=False).strip()

    def _texts(self) -> list[str]:
        game = self._match.room.game
        return [game.write(move) for move in game.moves(self._match.state)]

    # What is answered

    def _answer(self, line: str) -> None:
        """A command, or a move."""
        name, _, rest = line.partition(" ")
        try:
            if name in self._commands:
                self._commands[name](rest.strip())
            elif line:
                self._go(self._match.play(self._match.room.game.read(line)))
        except Refusal as no:
            self._page.print(Text(no.say(self._speech.say), "yellow"))

    def _help(self, rest: str) -> None:
        self._page.print(self._speech("terminal-help"))

    def _moves(self, rest: str) -> None:
        self._page.print("  ".join(text for text in self._texts() if text.startswith(rest)))

    def _score(self, rest: str) -> None:
        """One line a player: his points, and what each is for."""
        room = self._match.room
        for line in room.count(room.game.scores(self._match.state)):
            self._page.print("  ·  ".join(map(self._speech.say, line)))

    def _hint(self, rest: str) -> None:
        """The best three moves, and what they do."""
        # Search takes a moment to load; only those who ask for it wait.
        from embertide.cli.analyse import hints  # noqa: PLC0415

        for line in hints(self._match, self._speech):
            self._page.print(line)

    def _undo(self, rest: str) -> None:
        people = frozenset(range(self._match.options.players)) - self._bots.keys()
        self._match = undo(self._match, people)
        self._told = min(self._told, len(self._match.past()))

    def _why(self, rest: str) -> None:
        """Says whether a move would be legal, and if not, why."""
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
        self._file = path
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
        """Offers to save; a second Ctrl-C or Ctrl-D means no."""
        self._page.print()
        try:
            file = self._ask(self._speech("terminal-leave"))
            while file and not self._saved(file):
                file = self._ask(self._speech("terminal-leave"))
        except (EOFError, KeyboardInterrupt):
            self._page.print()
        self._page.print(self._speech("goodbye"))


def _player(seat: Seat) -> Message:
    return message("player", number=seat + 1)
