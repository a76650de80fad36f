"""A front that tells each reply at once, and prints nothing."""

from __future__ import annotations

from sorry_a11y.frontends.terminal.audible import AudibleScreen
from sorry_a11y.ui.session.reply import Ending, Reply


class TellingFront:
    """What a screen replies, delivered as it is when it is told, and as it would be printed."""

    def __init__(self, screen: AudibleScreen) -> None:
        self.screen = screen

    def opened(self) -> Reply:
        return self.screen.deliver(self.screen.opened())

    def key(self, key: str) -> Reply:
        return self.screen.deliver(self.screen.key(key))

    def news(self) -> Reply | None:
        reply = self.screen.news()
        return self.screen.deliver(reply, is_news=True) if reply else None

    def hang_up(self, why: Ending) -> Reply:
        return self.screen.deliver(self.screen.hang_up(why))

    def close(self) -> None:
        self.screen.close()
