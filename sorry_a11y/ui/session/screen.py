"""Screens: what a frontend talks to, such as a game, a lesson or a text to read.

A frontend (a terminal, a pipe, a page, a test) gives a screen keys by name, or choices by their
place in what is shown, and tells the replies. A screen says in which language and by which settings
it is to be heard, and may have news that no key asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice

from sorry_a11y.output.narration.catalog import Words
from sorry_a11y.ui.session.key_commands import COMMANDS, Command
from sorry_a11y.ui.session.reply import SKIP_KEYS, EarlyKey, Ending, Reply, Shown, goodbye
from sorry_a11y.ui.session.surroundings import PlayerSettings
from sorry_a11y.ui.settings.values import Settings


class Screen:
    """Something to talk to, as a frontend and the voice see it.

    A screen never waits: every method returns at once. A subclass has `opened` and `key`, and what
    it does otherwise than a screen that nothing comes to and from which nothing is chosen.

    Args:
        settings: The settings by which replies are told, or the object that holds them if keys may
            change them.

    Attributes:
        held: The settings that hold.
        commands: The commands that keys give in a game.
    """

    commands: tuple[Command, ...] = COMMANDS

    def __init__(self, settings: Settings | PlayerSettings) -> None:
        self.held = settings if isinstance(settings, PlayerSettings) else PlayerSettings(settings)

    @property
    def settings(self) -> Settings:
        """The settings by which replies are told."""
        return self.held.now

    @property
    def takes_line(self) -> bool:
        """True if a line of text, ended by Enter, is wanted, even if keys act at once otherwise."""
        return False

    def listener(self) -> Words:
        """Return the words of the player's language."""
        return Words(self.settings.language)

    # -- what a player does ----------------------------------------------------------------------

    def opened(self) -> Reply:
        """Return the first thing told."""
        raise NotImplementedError

    def resumed(self) -> Reply | None:
        """Return the reply after a screen that lay on this one has ended.

        None is returned if the last reply of that screen says enough.
        """
        return self.opened()

    def key(self, key: str) -> Reply:
        """Return the reply to one key, or in line mode to one typed word.

        ``key`` is a name of NAMED_KEYS, a single character (a letter in lower case), or else the
        printable name of something that is no key of the game ("f5", "ctrl-a", "hello"), to be
        refused by that name.
        """
        raise NotImplementedError

    def line(self, text: str) -> Reply:  # noqa: ARG002 most screens ask for none
        """Return the reply to a line of text that Enter has ended, where one is wanted.

        Enter alone comes as a key.
        """
        return self.key("enter")

    def shown(self) -> Shown | None:
        """Return the choices of now as a list; None where there is nothing to choose."""
        return None

    def take_at(self, at: int) -> Reply:
        """Take the choice with the index ``at`` of those that are shown, and return the reply.

        It is the reply to the key of the choice after the choice was told.
        """
        shown = self.shown()
        assert shown, "something is shown"
        return self.key(shown.keys[at])

    # -- what comes ------------------------------------------------------------------------------

    def news(self) -> Reply | None:
        """Return the news that no key asked for; None if there are none."""
        return None

    def answer(self, *, is_due: bool = False) -> Reply | None:  # noqa: ARG002
        """Return the answer for which the last reply is held back; None if it has not come.

        Args:
            is_due: Whether a reply must be told now; without an answer the one that was held back.
        """
        return None

    def deliver(self, reply: Reply, *, is_news: bool = False) -> Reply:  # noqa: ARG002
        """Send a reply wherever it goes besides the print, as a front does when it tells it.

        Args:
            reply: The reply.
            is_news: Whether no key asked for it.

        Returns:
            The reply as it is to be printed.
        """
        return reply

    def hint(self) -> Reply | None:
        """Return what is told of news that wait while another screen lies on this one.

        That is a sound, or the news together with the choice that stays open; None for nothing.
        """
        return None

    def around(self, reply: Reply, key: str | None) -> Reply:  # noqa: ARG002
        """Return a reply of this screen, or of one that lies on it, with what this one adds.

        Args:
            reply: The reply.
            key: The key that it answers; empty for a choice that was taken by its place or a line,
                None for news.
        """
        return reply

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Call ``wake`` whenever `news` or `answer` may have something to tell."""

    def hang_up(self, why: Ending) -> Reply:  # noqa: ARG002 no game is left unfinished
        """Return the farewell when the session ends from outside. Called at most once, and last."""
        return goodbye(self.listener(), status=None)

    def more(self, lines_left: int) -> str:
        """Return the focus line between two pages, if ``lines_left`` lines (1 or more) follow."""
        return self.listener().say("end-more", count=lines_left)


class WrappedScreen(Screen):
    """A screen around another one, every reply of which it may change.

    A subclass that changes every reply overrides `told`.

    Attributes:
        inner: The screen that it wraps.
    """

    def __init__(self, inner: Screen) -> None:
        self.inner = inner

    def told(self, reply: Reply) -> Reply:
        """Return the reply to tell in place of ``reply`` of the inner screen."""
        return reply

    @property
    def settings(self) -> Settings:
        """The settings by which replies are told."""
        return self.inner.settings

    @property
    def takes_line(self) -> bool:
        """True if a line of text is wanted."""
        return self.inner.takes_line

    def listener(self) -> Words:
        """Return the words of the player's language."""
        return self.inner.listener()

    def opened(self) -> Reply:
        """Return the first thing told."""
        return self.told(self.inner.opened())

    def key(self, key: str) -> Reply:
        """Return the reply to one key."""
        return self.told(self.inner.key(key))

    def line(self, text: str) -> Reply:
        """Return the reply to a line of text."""
        return self.told(self.inner.line(text))

    def shown(self) -> Shown | None:
        """Return the choices of now."""
        return self.inner.shown()

    def take_at(self, at: int) -> Reply:
        """Take one of the choices that are shown."""
        return self.told(self.inner.take_at(at))

    def news(self) -> Reply | None:
        """Return the news that no key asked for."""
        return self.told(reply) if (reply := self.inner.news()) else None

    def answer(self, *, is_due: bool = False) -> Reply | None:
        """Return the answer for which the last reply is held back."""
        return self.told(reply) if (reply := self.inner.answer(is_due=is_due)) else None

    def wake_by(self, wake: Callable[[], None]) -> None:
        """Have ``wake`` called when there may be news."""
        self.inner.wake_by(wake)

    def hang_up(self, why: Ending) -> Reply:
        """Return the farewell."""
        return self.inner.hang_up(why)

    def more(self, lines_left: int) -> str:
        """Return the focus line between two pages."""
        return self.inner.more(lines_left)


AT_ONCE = 8
"""Sentences that are spoken before a key is asked for. A text that is printed is cut into pages by
the terminal, which knows how much of it can be seen."""
MADE_AT_ONCE = 20
"""Sentences that are printed before a key is asked for, if each takes time to be made."""


class TextScreen(Screen):
    """A screen that tells a text and ends.

    Args:
        sentences: The sentences, at least one.
        settings: The settings of the player.
        count: How many sentences there are at most, if each is made only when it is to be told;
            None if they are there.
    """

    def __init__(
        self, sentences: Iterable[str], settings: Settings, count: int | None = None
    ) -> None:
        super().__init__(settings)
        whole = tuple(sentences) if count is None else ()
        self._sentences = iter(whole or sentences)
        self._left = len(whole) if count is None else count
        page = self._left if count is None else MADE_AT_ONCE
        self._page = AT_ONCE if settings.output != "terminal" else page

    def opened(self) -> Reply:
        """Return the whole text, or as much as is spoken or made at once."""
        told = tuple(islice(self._sentences, self._page))
        self._left -= self._page
        if not told:
            return goodbye(self.listener())
        if self._left <= 0 or len(told) < self._page:
            return Reply(told[:-1], told[-1], status=0)
        return Reply(told, self._more_sentences())

    def key(self, key: str) -> Reply:
        """Return the next sentences; a key of `SKIP_KEYS` ends the text, an early one waits."""
        if isinstance(key, EarlyKey):
            return Reply((), self._more_sentences())
        if key in SKIP_KEYS:
            return goodbye(self.listener())
        return self.opened()

    def shown(self) -> Shown | None:
        """Return the choices, to go on or to leave, while something is untold."""
        if self._left <= 0:
            return None
        leave = ("q", self.listener().say("page-quit"))
        return Shown.keys_of(self, ("enter", self._more_sentences()), leave)

    def _more_sentences(self) -> str:
        return self.listener().say("end-more-sentences", count=self._left)

    def hang_up(self, why: Ending) -> Reply:  # noqa: ARG002 whatever it is, nothing is unfinished
        """Return an empty farewell."""
        return Reply((), "", status=0)

    def more(self, lines_left: int) -> str:
        """Return how many lines are left, and the keys for them."""
        return self.listener().say("end-more-text", count=lines_left)
