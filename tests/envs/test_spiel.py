"""OpenSpiel's own tests, unchanged, its bots, and playthroughs as golden files."""

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from embertide.catalog import ROOMS
from embertide.core.options import Options
from embertide.core.room import AnyRoom
from embertide.envs import spiel
from embertide.envs.position import EnvPosition
from embertide.envs.setting import setting_of
from tests.envs.test_positions import walk

GOLDEN = Path(__file__).parents[1] / "golden_spiel"

PLAYED = {
    "feurio": "embertide_feurio(players=2,variants=firebreak)",
    "firewater": "embertide_firewater(players=2)",
}


def load(room: AnyRoom, options: Options) -> Any:
    variants = "+".join(options.variants)
    order = f"players={options.players},mode={options.mode},variants={variants}"
    return pyspiel.load_game(f"embertide_{room.name}({order})")


def test_random_sim(room: AnyRoom, options: Options) -> None:
    game = load(room, options)
    assert game.num_players() == options.players
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_serialized_sim(name: str) -> None:
    game = pyspiel.load_game(PLAYED[name])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_states_agree_with_the_rules(room: AnyRoom, options: Options) -> None:
    state = load(room, options).new_initial_state()
    for position in walk(room, options, seed=2):
        if position.before is not None:
            state.apply_action(position.action)
        assert state.current_player() == {-1: -1, -2: -4}.get(position.actor, position.actor)
        assert state.is_terminal() == position.over
        if position.actor >= 0:
            assert state.legal_actions() == position.legal
            first = position.legal[0]
            assert state.action_to_string(first) == position.text(first)
        elif not position.over:
            assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
    assert state.returns() == list(position.rewards())


def test_information_states_hide_what_a_seat_may_not_know() -> None:
    """Histories that a seat witnessed alike have the same information state, for that seat only."""
    game = pyspiel.load_game(PLAYED["feurio"])
    different = 0
    for position in list(walk_of(game))[::6]:
        state = at(game, position)
        for seat in range(2):
            other = state.resample_from_infostate(seat, lambda: 0.31)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert (other.current_player(), len(other.history())) == (
                state.current_player(),
                len(state.history()),
            )
            different += str(other) != str(state)
    assert different


def walk_of(game: Any) -> Any:
    table = game.setting
    return walk(table.room, table.options, seed=4)


def at(game: Any, position: EnvPosition) -> Any:
    state = game.new_initial_state()
    for action in position.actions():
        state.apply_action(action)
    return state


REGISTRATION = """
import pyspiel
before = set(pyspiel.registered_names())
import embertide.envs.spiel
from embertide.catalog import ROOMS
new = set(pyspiel.registered_names()) - before
assert new == {f"embertide_{name}" for name in ROOMS}, new
for name in sorted(new):
    game = pyspiel.load_game(name)
    assert game.get_type().short_name == name
    assert str(pyspiel.load_game(str(game))) == str(game)
"""


def test_a_process_has_the_games_once_they_are_imported() -> None:
    """Alone: elsewhere another test may have registered them already."""
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", REGISTRATION], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_state_as_text_is_its_history(name: str) -> None:
    """The moves in notation, which lead to the same state again."""
    game = pyspiel.load_game(PLAYED[name])
    table = game.setting
    assert str(game.new_initial_state()) == ""
    for position in list(walk(table.room, table.options, seed=6))[::9]:
        state, again = at(game, position), table.game.start(table.options)
        for text in str(state).split():
            again = table.game.play(again, table.game.read(text))
        assert again == position.state
        assert state.history_str() == ", ".join(map(str, position.actions()))


def test_games_say_what_they_are() -> None:
    kinds = pyspiel.GameType
    rivals = pyspiel.load_game("embertide_feurio(variants=firebreak+hotter)").get_type()
    assert rivals.utility == kinds.Utility.ZERO_SUM
    assert rivals.chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
    common = pyspiel.load_game("embertide_feurio(players=3,mode=cooperative)").get_type()
    assert common.utility == kinds.Utility.IDENTICAL
    assert pyspiel.load_game("embertide_firewater").num_players() == 2
    assert spiel.SpielGame.__doc__


def evaluator() -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))


def play_a_while(game: Any, bot: Any, decisions: int) -> None:
    rng, state = np.random.RandomState(1), game.new_initial_state()
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decisions -= 1


def test_mcts_plays(name: str) -> None:
    game = pyspiel.load_game(PLAYED[name])
    bot = mcts.MCTSBot(game, 1.0, 4, evaluator(), random_state=np.random.RandomState(3))
    play_a_while(game, bot, 6)


def test_ismcts_plays(name: str) -> None:
    game = pyspiel.load_game(PLAYED[name])
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator(),
        uct_c=1.0,
        max_simulations=4,
        random_state=np.random.RandomState(3),
    )
    play_a_while(game, bot, 6)


def tensor_digest(tensor: Any, name: str, max_cols: int = 0) -> list[str]:
    """Format a tensor as its digest: OpenSpiel would write out a hundred thousand numbers."""
    digest = hashlib.sha256(np.asarray(tensor, np.float32).tobytes()).hexdigest()[:16]
    return [f"{name}: {list(tensor.shape)} {digest}"]


def actions_of(name: str, options: Options) -> list[int]:
    """Return the actions of a random game that is the same on every machine."""
    setting = setting_of(name, options)
    return [p.action for p in walk(setting.room, options, seed=8)][1:]


@pytest.mark.parametrize(
    ("name", "variants"),
    [
        (name, variants)
        for name, room in ROOMS.items()
        for variants in ("", *room.menu.variants.get("competitive", ())[:1])
    ],
)
def test_playthroughs(
    name: str, variants: str, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generate_playthrough, "_format_tensor", tensor_digest)
    title = f"embertide_{name}(players=2" + (f",variants={variants})" if variants else ")")
    options = pyspiel.load_game(title).setting.options
    actions = actions_of(name, options)
    lines = generate_playthrough.playthrough_lines(title, action_sequence=actions, seed=1)
    text = "\n".join(line.rstrip() for line in lines) + "\n"
    file = GOLDEN / ("-".join(filter(None, (name, "2", variants))) + ".txt")
    if pytestconfig.getoption("--regolden"):
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")
