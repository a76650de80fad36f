"""A menu whose news are told between its keys, as those of a hall."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from sorry_a11y.menus.friends_menu import LinePrompt
from sorry_a11y.menus.menu_screen import MenuScreen
from sorry_a11y.narration.catalog import Words, upper_first
from sorry_a11y.session.player_session import PlayerSession
from sorry_a11y.session.reply import Reply
from sorry_a11y.session.row_menu import Row
from sorry_a11y.sound.earcons import Cue, Earcon


class MenuNews(NamedTuple):
    """News that no key asked for.

    Attributes:
        told: The sentences.
        calls: Whether a player who is elsewhere is called.
    """

    told: list[str]
    calls: bool = False

    def before(self, reply: Reply, words: Words) -> Reply:
        """Return a reply with these news before it."""
        lead = tuple(words.stopped(upper_first(one)) for one in self.told)
        return replace(
            reply, news=(*lead, *reply.news), cues=(Cue(Earcon.HANDOVER), *reply.cues),
            calls=self.calls or reply.calls,
        )


class NewsSource(NamedTuple):
    """Where the news of a menu come from.

    Attributes:
        opening: Returns what is told first.
        take: Takes what has come; None for nothing.
        ended: Returns the last reply behind news, None while the menu goes on.
        wake_by: Has something called when there may be news.
    """

    opening: Callable[[], Reply]
    take: Callable[[], MenuNews | None]
    ended: Callable[[MenuNews], Reply | None]
    wake_by: Callable[[Callable[[], None]], None]


class NewsMenu(MenuScreen):
    """A menu that also tells what no key asked for."""

    def __init__(
        self, session: PlayerSession, title: Callable[[], Sequence[str]],
        rows: Callable[[], Sequence[Row]], source: NewsSource, *, is_top: bool,
    ) -> None:
        self._source = source
        super().__init__(session, title, rows, is_top=is_top)

    @property
    def takes_line(self) -> bool:  # type: ignore[override]
        """True while a line is typed with all its letters."""
        return isinstance(self.prompt, LinePrompt)

    def opened(self) -> Reply:
        """Return what is told first."""
        return self._source.opening()

    def resumed(self) -> Reply:
        """Return the row that led away, with what has come meanwhile."""
        return self.news() or super().resumed()

    def key(self, key: str) -> Reply:
        """Answer a key, after what has come meanwhile."""
        news = self._source.take() if self.is_browsed else None
        if news is None:
            return super().key(key)
        return self._source.ended(news) or news.before(super().key(key), self.listener())

    def news(self) -> Reply | None:
        """Return what has come, unless something is asked: then it waits."""
        news = self._source.take() if self.is_browsed else None
        if news is None:
            return None
        return self._source.ended(news) or news.before(self.menu.current(), self.listener())

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        self._source.wake_by(wake)
