"""What a contest asks of compiled code, each step through the one door (see door.py)."""

from embertide.search.contest import Contest, rank
from embertide.search.door import COMPETE, ENTER, Desk, idle_line, idle_work, think
from embertide.search.mcts import Records

__all__ = ["Contest", "compete", "enter", "rank"]


def enter(work: Contest, root: Records, seat: int, most: int) -> None:
    """Enters the most promising plans of the seat."""
    think(ENTER, _desk(work), root, seat, most, 0, 0, 0.0)


def compete(  # noqa: PLR0913, PLR0917 - what a heat is made of
    work: Contest, root: Records, seat: int, remain: int, world: int, lives: int, fade: float
) -> None:
    """One world for each of the choices that remain."""
    think(COMPETE, _desk(work), root, seat, remain, world, lives, fade)


def _desk(work: Contest) -> Desk:
    return Desk(idle_work(work.state.dtype), work, idle_line(work.state.dtype))
