"""`embertide play`: asks what is to be played, and seats people and bots at it."""

from collections.abc import Sequence
from pathlib import Path

from embertide import catalog
from embertide.cli.console import Speech, console
from embertide.cli.files import read_text
from embertide.cli.options import order
from embertide.cli.terminal import BOT, Leave, Terminal
from embertide.core.actor import Seat
from embertide.core.dice import Dice, fresh_seed
from embertide.core.errors import Malformed, Refusal
from embertide.core.options import Options
from embertide.core.room import Room
from embertide.play.match import Match, rolled
from embertide.play.reader import read_record
from embertide.play.replay import resume

Wish = tuple[str | None, int | None, str | None, Sequence[str] | None, str | None]
"""Game, players, mode, variants, board: what the command line said."""


def play_command(
    wish: Wish, bots: int | None, seed: int | None, saved: Path | None, language: str
) -> None:
    """Plays one game from its beginning, or from a saved one."""
    speech = Speech(language)
    dice = Dice(fresh_seed() if seed is None else seed)
    try:
        if saved is not None:
            match, machine = _resume(saved)
        else:
            room, options, machine = _agree(wish, bots, speech)
            match = Match.begin(room, options).settle(rolled(room, dice))
    except Leave:
        return
    Terminal(match, machine, dice, speech, saved).run()


def _resume(path: Path) -> tuple[Match, frozenset[Seat]]:
    """A saved game and the seats that bots had."""
    try:
        record = read_record(read_text(path), catalog.ROOMS)
        match = resume(record, catalog.ROOMS[record.game])
    except Refusal as bad:
        raise bad.at(str(path)) from None
    names = record.headers.get("names", [])
    assert isinstance(names, list)
    return match, frozenset(seat for seat, name in enumerate(names) if name == BOT)


def _agree(wish: Wish, bots: int | None, speech: Speech) -> tuple[Room, Options, frozenset[Seat]]:
    """Fills up what the command line left open: by asking, if it named no game."""
    game, players, mode, variants, board = wish
    if game is not None:
        room, options = order(game, players, mode, variants, board)
        return room, options, _bots(bots or 0, options)
    ask = Questions(speech)
    room = catalog.find_room(ask.choose("ask-game", list(catalog.ROOMS)))
    mode = mode or ask.choose("ask-mode", list(room.menu.modes))
    counts = room.menu.modes[room.menu.order(mode=mode).mode]
    players = players or int(ask.choose("ask-players", [str(n) for n in counts]))
    variants = variants or ask.several("ask-variants", room.menu.variants.get(mode, ()))
    if bots is None and players > 1:
        bots = int(ask.choose("ask-bots", [str(n) for n in range(players)]))
    room, options = order(room.name, players, mode, variants, board)
    return room, options, _bots(bots or 0, options)


def _bots(bots: int, options: Options) -> frozenset[Seat]:
    """The last seats are the computer's."""
    if bots > options.players:
        raise Malformed("option-bots", bots=bots, players=options.players).at("bots")
    return frozenset(range(options.players - bots, options.players))


class Questions:
    """Asks a person to choose, and asks again until the answer is one of the choices."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._page = console()

    def choose(self, key: str, choices: Sequence[str]) -> str:
        """One of the choices, by number or name; the first on an empty answer."""
        if len(choices) == 1:
            return choices[0]
        # Numbers stand for themselves; anything else gets a number.
        answers = {c if c.isdecimal() else str(n): c for n, c in enumerate(choices, 1)}
        self._page.print(self._speech(key))
        for answer, choice in answers.items():
            self._page.print(f"  {answer}  {self._named(choice)}".rstrip())
        while True:
            answer = self._ask(self._speech("ask-choice", first=next(iter(answers))))
            if not answer or answer in answers:
                return answers[answer or next(iter(answers))]
            if answer in choices:
                return answer
            self._page.print(self._speech("ask-again", answers=", ".join(answers)))

    def several(self, key: str, choices: Sequence[str]) -> list[str]:
        """Any of the choices, asked one by one."""
        return [choice for choice in choices if self._yes(self._speech(key, variant=choice))]

    def _yes(self, question: str) -> bool:
        return self._ask(question)[:1].lower() in set(self._speech("yes-letters"))

    def _named(self, choice: str) -> str:
        key = f"name-{choice}"
        return self._speech(key) if self._speech.knows(key) else ""

    def _ask(self, question: str) -> str:
        try:
            return self._page.input(f"{question} ", markup=False).strip()
        except (EOFError, KeyboardInterrupt):
            self._page.print()
            self._page.print(self._speech("goodbye"))
            raise Leave from None
