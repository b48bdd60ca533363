"""A position as research sees it: moves are numbers, and the past is kept."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from embertide.core.actor import NATURE, NOBODY, Actor, Seat
from embertide.core.dice import Dice
from embertide.core.score import Score
from embertide.envs.setting import Planes, Setting, setting_of


class Heard(NamedTuple):
    """What a seat has seen happen: as text, and who did which number (-1 where that is hidden)."""

    texts: tuple[str, ...] = ()
    numbers: tuple[tuple[Actor, int], ...] = ()


class Position:
    """One position, an immutable value: the record of the kernel, and how it came about."""

    def __init__(
        self,
        setting: Setting,
        record: npt.NDArray[Any],
        before: "Position | None" = None,
        action: int = 0,
    ) -> None:
        self.setting = setting
        self.record = record
        self.before = before
        self.action = action
        self.actor: Actor = int(setting.kernel.actor(record[0]))
        self._heard: dict[Seat | None, Heard] = {}

    @classmethod
    def start(cls, setting: Setting) -> "Position":
        """The table before anything was drawn."""
        return cls(setting, setting.opening)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    @cached_property
    def legal(self) -> list[int]:
        """The numbers of the legal moves of the seat that acts, ascending."""
        if self.actor < 0:
            return []
        kernel = self.setting.kernel
        out = np.empty(kernel.MAX_ACTIONS, np.int32)
        n = kernel.actions(self.record[0], out)
        numbers: list[int] = np.sort(out[:n]).tolist()
        return numbers

    @cached_property
    def chances(self) -> list[tuple[int, int]]:
        """Nature's outcomes, each with its odds."""
        size = self.setting.features.OUTCOMES
        out, odds = np.empty(size, np.int32), np.empty(size, np.int32)
        n = self.setting.kernel.chances(self.record[0], out, odds)
        return list(zip(out[:n].tolist(), odds[:n].tolist(), strict=True))

    def after(self, action: int) -> "Position":
        """The position after a legal action, or an outcome of Nature."""
        record = self.record.copy()
        kernel = self.setting.kernel
        if self.actor == NATURE:
            kernel.happen(record[0], action)
        else:
            kernel.apply(record[0], action)
        return Position(self.setting, record, self, action)

    def settle(self, dice: Dice) -> "Position":
        """The position after Nature has moved as long as it is its turn."""
        position = self
        while position.actor == NATURE:
            outcomes, odds = zip(*position.chances, strict=True)
            position = position.after(outcomes[dice.weigh(odds)])
        return position

    # What the law says of it

    @cached_property
    def state(self) -> Any:
        """The state of the law."""
        return self.setting.kernel.to_state(self.record)

    def view(self, seat: Seat | None) -> Any:
        """All that a seat knows."""
        return self.setting.game.view(self.state, seat)

    def observe(self, seat: Seat | None) -> Planes:
        """The same as planes."""
        return self.setting.observe(self.view(seat))

    def text(self, action: int) -> str:
        """A legal action, or an outcome, in notation."""
        return self.setting.game.write(self.setting.kernel.move_of(self.state, action))

    def number(self, text: str) -> int:
        """The action that a text means; raises a Refusal if it means no legal one."""
        move = self.setting.game.read(text)
        self.setting.game.play(self.state, move)
        return int(self.setting.kernel.action_of(self.state, move))

    def score(self) -> Score[Any]:
        """The count as if the game ended now."""
        return self.setting.game.scores(self.state)

    def rewards(self) -> tuple[float, ...]:
        """What each seat gets: nothing before the end."""
        if not self.over:
            return (0.0,) * self.setting.players
        score = self.score()
        return self.setting.rewards(score.winners, score.won)

    # The past

    def actions(self) -> list[int]:
        """All actions and outcomes that led here."""
        return [position.action for position in self._past()[1:]]

    def heard(self, seat: Seat | None) -> Heard:
        """What a seat has seen happen until now; None, everything that has happened."""
        past = self._past()
        known = max((i for i, at in enumerate(past) if seat in at._heard), default=0)
        heard = past[known]._heard.get(seat, Heard())
        for before, then in zip(past[known:], past[known + 1 :], strict=False):
            heard = before._hear(then.action, seat, heard)
            then._heard[seat] = heard
        return heard

    def _hear(self, action: int, seat: Seat | None, heard: Heard) -> Heard:
        game, move = self.setting.game, self.setting.kernel.move_of(self.state, action)
        text = game.write(move) if seat is None else game.witness(self.state, move, seat)
        hidden = self.actor == NATURE and text != game.write(move)
        number = (self.actor, -1 if hidden else action)
        return Heard((*heard.texts, text), (*heard.numbers, number))

    def _past(self) -> list["Position"]:
        path = [self]
        while path[-1].before is not None:
            path.append(path[-1].before)
        return path[::-1]

    def imagine(self, seat: Seat, dice: Dice) -> "Position":
        """A position, with a past, that the seat cannot tell from this one."""
        view = self.view(seat)
        imagined = self.setting.game.imagine(view, dice)
        hidden: dict[int, int] = self.setting.features.secrets(imagined)
        past = self._past()
        draws = [i for i, at in enumerate(past[:-1]) if at.actor == NATURE]
        changed = {draws[n]: outcome for n, outcome in hidden.items()}
        return _replay(past, changed)

    def __deepcopy__(self, memo: Any) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        setting = self.setting
        return restore, (setting.room.name, setting.options, self.actions())


def _replay(past: list[Position], changed: dict[int, int]) -> Position:
    """The same game with other outcomes at some places; what is not touched is kept."""
    actions = {i: changed.get(i, then.action) for i, then in enumerate(past[1:])}
    first = next((i for i, action in actions.items() if action != past[i + 1].action), len(actions))
    position = past[first]
    for i in range(first, len(actions)):
        position = position.after(actions[i])
    return position


def restore(game: str, options: Any, actions: Iterable[int]) -> Position:
    """The position that these actions and outcomes lead to."""
    position = Position.start(setting_of(game, options))
    for action in actions:
        position = position.after(action)
    return position
