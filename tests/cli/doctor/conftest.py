"""What tests of the doctor are given: servers to find."""

from __future__ import annotations

from collections.abc import Mapping

from sorry_a11y.cli.doctor.report import Topic
from sorry_a11y.output.narration.catalog import MessageValue
from tests.output.speech.conftest import make_server, server

__all__ = ["OWN", "VALUES", "make_server", "server"]

VALUES: Mapping[Topic, Mapping[str, MessageValue]] = {
    "readers": {"name": "Orca"},
    "drivers": {"name": "NVDA", "kind": "reader", "braille": "no", "milliseconds": 1200},
    "server": {"address": "/run/socket"},
    "sound": {"devices": "one, two"},
    "terminal": {"term": "xterm", "columns": 80, "rows": 24, "reads_keys": "yes"},
    "encoding": {"name": "utf-8"},
    "settings": {"path": "/home/settings.toml", "line": 3},
}
"""What the messages about each topic are given."""

OWN: Mapping[Topic, tuple[str, ...]] = {
    "readers": ("reader-runs", "no-reader-seen", "overdue", "failed"),
    "drivers": ("driver-", "library-", "overdue", "failed"),
    "server": ("server-", "overdue", "failed"),
    "sound": ("device-", "overdue", "failed"),
    "terminal": ("terminal-", "not-a-terminal", "overdue", "failed"),
    "encoding": ("encoding-", "overdue", "failed"),
    "settings": ("settings-", "overdue", "failed"),
}
"""How the codes of each topic begin."""
