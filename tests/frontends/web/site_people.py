"""Somebody whose page has no server: the session of its worker, run here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sorry_a11y.frontends.web.worker_session import WorkerSession
from sorry_a11y.output.narration.catalog import Hands
from sorry_a11y.output.sound.clips import RATE, stock_lengths

CLIPS = json.dumps({name: (0, length / RATE) for name, length in stock_lengths().items()})
"""What a built site says of the file of all clips."""
OTHERS = "Dog and more"
"""The row of the front that leads to all but its few rows."""


class SitePerson:
    """A page and the session of its worker. ``told``: every reply; ``timers``: those that are set,
    in milliseconds by number; ``kept``: the folder that the browser keeps, None where it saves
    nothing but what is in the folder; ``hands``: as of `narration.catalog.Words`."""

    def __init__(
        self,
        folder: Path,
        language: str = "en",
        kept: str | None = None,
        hands: Hands = "buttons",
    ) -> None:
        self.messages: list[dict[str, Any]] = []
        self.timers: dict[int, float] = {}
        self.session = WorkerSession(
            lambda text: self.messages.append(json.loads(text)),
            self._set_timer,
            str(folder),
            language,
            kept,
            hands,
            CLIPS,
        )

    def _set_timer(self, milliseconds: float, number: int) -> None:
        self.timers[number] = milliseconds

    def ring(self) -> None:
        """Let the time of all timers come."""
        timers, self.timers = self.timers, {}
        for number in timers:
            self.session.ring(number)

    def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something; the last reply by then."""
        self.session.take(json.dumps({"t": kind, **fields}))
        return self.told[-1]

    def of_kind(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind."""
        return [one for one in self.messages if one["t"] == kind]

    @property
    def told(self) -> list[dict[str, Any]]:
        """Every reply."""
        return self.of_kind("told")

    @property
    def labels(self) -> list[str]:
        """What can be chosen."""
        return list(self.told[-1].get("menu", {}).get("labels", ()))

    def lines(self) -> str:
        """What the last reply says."""
        return " ".join(self.told[-1]["lines"])

    def choose(self, at: int = 0) -> dict[str, Any]:
        """Take a choice."""
        return self.send("choose", menu=self.told[-1]["menu"]["n"], at=at)

    def pick(self, beginning: str) -> dict[str, Any]:
        """Take the choice whose label begins so."""
        found = [at for at, label in enumerate(self.labels) if label.startswith(beginning)]
        assert found, (beginning, self.labels)
        return self.choose(found[0])
