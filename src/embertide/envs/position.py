"""A position for research: moves are numbers, and the history is kept."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, NamedTuple

from embertide.core.actor import NATURE, NOBODY, Actor, Seat
from embertide.core.dice import Dice
from embertide.core.score import Score
from embertide.envs.setting import Planes, Setting, setting_of


class EnvEvent(NamedTuple):
    """The moves that a seat has seen: texts, and (actor, action) pairs (-1 if hidden)."""

    texts: tuple[str, ...] = ()
    numbers: tuple[tuple[Actor, int], ...] = ()


class EnvPosition:
    """One position, an immutable value, with its history."""

    def __init__(
        self,
        setting: Setting,
        here: Any,
        before: "EnvPosition | None" = None,
        action: int = 0,
    ) -> None:
        self.setting = setting
        self.here = here
        """The state in the form of the Stepper."""
        self.before = before
        self.action = action
        self.actor: Actor = setting.stepper.actor(here)
        self._heard: dict[Seat | None, EnvEvent] = {}

    @classmethod
    def start(cls, setting: Setting) -> "EnvPosition":
        """Return the position before anything was drawn."""
        return cls(setting, setting.opening)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    @cached_property
    def legal(self) -> list[int]:
        """Return the legal actions of the acting seat, ascending."""
        return [] if self.actor < 0 else self.setting.stepper.legal(self.here)

    @cached_property
    def chances(self) -> list[tuple[int, int]]:
        """Return Nature's outcomes, each with its odds."""
        return self.setting.stepper.chances(self.here)

    def after(self, action: int) -> "EnvPosition":
        """Return the position after a legal action, or an outcome of Nature."""
        then = self.setting.stepper.after(self.here, self.actor, action)
        return EnvPosition(self.setting, then, self, action)

    def settle(self, dice: Dice) -> "EnvPosition":
        """Return the position after Nature has moved until a seat acts or the game ends."""
        position = self
        while position.actor == NATURE:
            outcomes, odds = zip(*position.chances, strict=True)
            position = position.after(outcomes[dice.weigh(odds)])
        return position

    # By the rules

    @cached_property
    def state(self) -> Any:
        """The state of the rules."""
        return self.setting.stepper.state(self.here)

    def view(self, seat: Seat | None) -> Any:
        """Return all that a seat knows."""
        return self.setting.game.view(self.state, seat)

    def observe(self, seat: Seat | None) -> Planes:
        """Return the view of a seat as planes."""
        return self.setting.observe(self.view(seat))

    def text(self, action: int) -> str:
        """Return a legal action, or an outcome, in notation; raise ValueError for another."""
        known = self.legal if self.actor >= 0 else [outcome for outcome, _ in self.chances]
        if action not in known:
            raise ValueError(f"Action {action} is not legal here.")
        return self.setting.game.write(self.setting.features.move_of(self.state, action))

    def number(self, text: str) -> int:
        """Return the action that a text means; raise a Refusal if it is not a legal one."""
        move = self.setting.game.read(text)
        self.setting.game.play(self.state, move)
        return int(self.setting.features.action_of(self.state, move))

    def score(self) -> Score[Any]:
        """Return the score as if the game ended now."""
        return self.setting.game.scores(self.state)

    def rewards(self) -> tuple[float, ...]:
        """Return the reward of each seat; 0 before the end."""
        if not self.over:
            return (0.0,) * self.setting.players
        score = self.score()
        return self.setting.rewards(score.winners, score.won)

    # History

    def actions(self) -> list[int]:
        """Return all actions and outcomes that led here."""
        return [position.action for position in self._past()[1:]]

    def heard(self, seat: Seat | None) -> EnvEvent:
        """Return what a seat has seen happen until now; None: everything that happened."""
        past = self._past()
        known = max((i for i, at in enumerate(past) if seat in at._heard), default=0)
        heard = past[known]._heard.get(seat, EnvEvent())
        for before, then in zip(past[known:], past[known + 1 :], strict=False):
            heard = before._hear(then.action, seat, heard)
            then._heard[seat] = heard
        return heard

    def _hear(self, action: int, seat: Seat | None, heard: EnvEvent) -> EnvEvent:
        game, move = self.setting.game, self.setting.features.move_of(self.state, action)
        text = game.write(move) if seat is None else game.witness(self.state, move, seat)
        hidden = self.actor == NATURE and text != game.write(move)
        number = (self.actor, -1 if hidden else action)
        return EnvEvent((*heard.texts, text), (*heard.numbers, number))

    def _past(self) -> list["EnvPosition"]:
        path = [self]
        while path[-1].before is not None:
            path.append(path[-1].before)
        return path[::-1]

    def imagine(self, seat: Seat, dice: Dice) -> "EnvPosition":
        """Return a position, with a history, that the seat cannot tell from this one."""
        view = self.view(seat)
        imagined = self.setting.game.imagine(view, dice)
        hidden = self.setting.features.secrets(imagined)
        past = self._past()
        draws = [i for i, at in enumerate(past[:-1]) if at.actor == NATURE]
        changed = {draws[n]: outcome for n, outcome in hidden.items()}
        return _replay(past, changed)

    def __deepcopy__(self, memo: Any) -> "EnvPosition":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        setting = self.setting
        return restore, (setting.room.name, setting.options, self.actions())


def _replay(past: list[EnvPosition], changed: dict[int, int]) -> EnvPosition:
    """Replay a game with some outcomes changed; positions before the first change are shared."""
    actions = {i: changed.get(i, then.action) for i, then in enumerate(past[1:])}
    first = next((i for i, action in actions.items() if action != past[i + 1].action), len(actions))
    position = past[first]
    for i in range(first, len(actions)):
        position = position.after(actions[i])
    return position


def restore(game: str, options: Any, actions: Iterable[int]) -> EnvPosition:
    """Return the position that these actions and outcomes lead to."""
    position = EnvPosition.start(setting_of(game, options))
    for action in actions:
        position = position.after(action)
    return position
