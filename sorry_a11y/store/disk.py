"""The disk of one player, which does what is written one piece after the other.

A disk may hang for seconds. So a session tells a reply only when the disk has done what the reply
rests on (`ui.session.player_session`).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext


class Disk:
    """The disk of a player where nobody waits for an answer: each piece of work is done at once.

    That of a player at a terminal is a `store.disk_thread.DiskThread`.
    """

    @property
    def is_busy(self) -> bool:
        """True while a piece of work is not done yet."""
        return False

    def new_lock(self) -> AbstractContextManager[object]:
        """Return a lock for something that both the session and the work use, one at a time."""
        return nullcontext()

    def do(self, work: Callable[[], object]) -> None:
        """Do a piece of work after all earlier ones."""
        work()

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Call ``wake`` whenever a piece of work was done, from any thread."""

    def check(self) -> None:
        """Raise the error of a piece of work that failed by a mistake of the program."""

    def wait(self, seconds: float | None = None) -> None:
        """Wait until all work is done, but no longer than so many seconds."""

    async def idle(self) -> None:
        """Wait until all work is done."""
