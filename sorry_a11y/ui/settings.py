"""What a player can set, in play and by flags: one table of names and values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from sorry_a11y.narration.catalog import FALLBACK, languages
from sorry_a11y.narration.style import Verbosity


@dataclass(frozen=True)
class Settings:
    """``pace``: "all" tells the opponents' turns in one reply, "step" one a key; ``verbosity``:
    "brief", "normal" or "full"; ``digits``: "tell" makes a digit tell an untold choice first,
    "play" lets every digit play at once; ``language``: a folder of narration/locales."""

    pace: str = "all"
    verbosity: str = "brief"
    digits: str = "tell"
    language: str = FALLBACK

    @property
    def style(self) -> Verbosity:
        """The verbosity as the narrator takes it."""
        return Verbosity(self.verbosity)


IN_PLAY: Mapping[str, tuple[str, ...]] = {
    "pace": ("all", "step"),
    "verbosity": tuple(one.value for one in Verbosity),
    "digits": ("tell", "play"),
    "language": languages(),
}
"""The settings of key m, in order, and their values."""


def turned(settings: Settings, name: str) -> Settings:
    """The settings with the value of ``name`` moved on to the next one."""
    values = IN_PLAY[name]
    now = values.index(getattr(settings, name))
    return replace(settings, **{name: values[(now + 1) % len(values)]})
