"""The session of one person: the screens that they go through, and the settings that hold."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.narration.catalog import Hands, Words
from sorry_a11y.session.reply import Ending, Reply, goodbye
from sorry_a11y.session.screen import Screen, WrappedScreen
from sorry_a11y.session.surroundings import KeepSettings, PlayerSettings
from sorry_a11y.settings.values import IN_PLAY, Settings


class PlayerSession(WrappedScreen):
    """The session of one person at a terminal, a page or by ssh.

    It is a stack of screens, of which the last one speaks. When a *visited* screen (a menu, a text,
    the lessons) ends, the screen that opened it speaks again; when an *entered* one (a game) ends,
    the session ends.

    Args:
        settings: The settings to begin with.
        keep: The function that stores settings which a key changes.
        settable: The names of the settings that can be changed here.
        hands: The means by which the player answers.

    Attributes:
        held: The settings that hold.
        hands: As given.
        let_go: A function that puts the game away which is played. It returns a sentence if not all
            of it is saved, else None.
        is_saved: A function that returns whether there is a game to come back to, finished or not.
        rescue: A function that takes an error of a screen and returns the reply that leads on; None
            if the session ends with it.
        warnings: Sentences that the next game or start menu tells before anything else.
    """

    def __init__(
        self, settings: Settings, keep: KeepSettings = lambda _settings: None,
        settable: tuple[str, ...] = IN_PLAY, hands: Hands = "keys",
    ) -> None:
        self.held = PlayerSettings(settings, keep, settable)
        self.hands: Hands = hands
        self.let_go: Callable[[], str | None] = lambda: None
        self.is_saved: Callable[[], bool] = lambda: False
        self.rescue: Callable[[Exception], Reply] | None = None
        self._was_rescued = False
        self.warnings: list[str] = []
        self._behind: list[Screen] = []
        self._wake: Callable[[], None] | None = None

    def starting(self, screen: Screen) -> PlayerSession:
        """Make a screen the only one, and return the session."""
        self._behind.clear()
        self.turn_to(screen)
        return self

    # -- settings --------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The settings that hold."""
        return self.held.now

    def change(self, settings: Settings) -> str | None:
        """Hold other settings from now on; return a sentence if they cannot be stored."""
        self.held.change(settings)
        return self.held.take_lost()

    def listener(self) -> Words:
        """Return the words of the player's language."""
        return Words(self.settings.language, self.hands)

    def take_warnings(self) -> list[str]:
        """Return the warnings that are due, each only once."""
        warnings, self.warnings = self.warnings, []
        return warnings

    # -- the stack of screens --------------------------------------------------------------------

    def visit(self, screen: Screen) -> Reply:
        """Let another screen speak until it ends; return its first reply."""
        self._behind.append(self.inner)
        self.turn_to(screen)
        return screen.opened()

    def enter(self, screen: Screen) -> Reply:
        """Let another screen speak from now on, with no way back; return its first reply."""
        return self.starting(screen).inner.opened()

    def come_back(self, reply: Reply) -> Reply:
        """Go back to the screen that opened the one that speaks.

        Its reply follows the last reply of the one that ends, without a goodbye, since nobody goes.
        """
        parent = self._behind.pop()
        self.turn_to(parent)
        back = parent.resumed()
        is_told = reply.focus and not reply.goodbye
        last = [self.listener().stopped(reply.focus)] if is_told else []
        return back.replace(news=(*reply.news, *last, *back.news))

    @property
    def has_way_back(self) -> bool:
        """True if the screen that speaks was opened by another one."""
        return bool(self._behind)

    def quit(self) -> Reply:
        """End the session from wherever it is."""
        self._behind.clear()
        return goodbye(self.listener())

    def passed_on(self, reply: Reply) -> Reply:
        """Return the reply, and if a screen ends with it also the reply that follows.

        That is the one of the screen behind it, or after the last screen the farewell.
        """
        while reply.status is not None and self._behind:
            reply = self.come_back(reply)
        return reply if reply.status is None else self._comforted(reply, self.let_go())

    def told(self, act: Callable[[], Reply]) -> Reply:
        """Return the reply of ``act``, or after an error in a screen the reply of the rescue.

        A second error in a row is raised.
        """
        try:
            reply = super().told(act)
        except Exception as error:
            if self.rescue is None or self._was_rescued:
                raise
            self._was_rescued = True
            return self.rescue(error)
        self._was_rescued = False
        return reply

    def hang_up(self, why: Ending) -> Reply:
        """Return the farewell."""
        lost = self.let_go()
        return self._comforted(super().hang_up(why), lost)

    def _comforted(self, reply: Reply, lost: str | None) -> Reply:
        """Return the last reply, with the sentence ``lost``, or with a goodbye that fits.

        The goodbye adds that the game is saved if that is so.
        """
        if lost:
            reply = reply.replace(news=(*reply.news, lost))
        kept = not lost and (reply.goodbye == "kept" or self.is_saved())
        if not reply.goodbye or (reply.goodbye == "kept") == kept:
            return reply
        said = goodbye(self.listener(), kept=kept)
        return reply.replace(focus=said.focus, goodbye=said.goodbye)
