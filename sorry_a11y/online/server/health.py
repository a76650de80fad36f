"""The health of a server, as its operators see it: whether it is well, and its figures."""

from __future__ import annotations

import asyncio

from sorry_a11y.online.server.commit import CommitLoop
from sorry_a11y.online.server.intake import Intake
from sorry_a11y.store.log_store import LogStore


class Health:
    """The health of a server.

    Args:
        intake: The intake of the server.
        commit: Its loop that commits.
        journal: The log of its tables.
    """

    def __init__(self, intake: Intake, commit: CommitLoop, journal: LogStore) -> None:
        self._intake = intake
        self._commit = commit
        self._journal = journal

    @property
    def is_well(self) -> bool:
        """Whether decisions are committed and told, and no loop fails."""
        return (
            self._commit.is_well
            and self._journal.is_held
            and not self._intake.background.failing
            and not self._intake.is_ending
        )

    def figures(self) -> str:
        """Return the figures as text, see `Metrics`."""
        lobby = self._intake.lobby
        presence, metrics = lobby.presence, lobby.metrics
        for name, value in (
            ("tables", len(lobby.rooms.here)),
            ("seats", presence.seated()),
            ("connections", len(presence.connections)),
            ("tasks", len(asyncio.all_tasks())),
        ):
            metrics.set(name, value)
        return metrics.text()
