"""The session of one person: the screens that they go through, and the settings that hold."""

from __future__ import annotations

from collections.abc import Callable

from sorry_a11y.narration.catalog import Hands, Words
from sorry_a11y.session.reply import Ending, Reply, goodbye
from sorry_a11y.session.screen import Screen, WrappedScreen
from sorry_a11y.session.surroundings import KeepSettings, PlayerSettings
from sorry_a11y.settings.values import IN_PLAY, Settings


class PlayerSession(WrappedScreen):
    """The session of one person, on whatever front.

    It is a stack of screens, of which the last one speaks.

    A *visited* screen (a menu, a text, the lessons) comes back to where it was opened when it ends;
    an *entered* one (a game) stands for itself, and with its end the session ends.

    Args:
        settings: The settings to begin with.
        keep: Keeps those that a key changes.
        settable: The settings that mean something at this front.
        hands: As of `narration.catalog.Words`.

    Attributes:
        held: The settings that hold, and what keeps them.
        hands: As given.
        let_go: Puts the game that is played away; returns in a sentence what is not saved, None if
            all is.
        is_saved: Returns whether there is a game to come back to, finished or not.
        rescue: Leads on after an error in a screen; None where the session ends with it.
        warnings: Sentences told before anything else, by the next game or start menu.
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
        """Return the session, with a screen that speaks first."""
        self._behind.clear()
        self.turn_to(screen)
        return self

    # -- settings --------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The settings that hold."""
        return self.held.now

    def change(self, settings: Settings) -> str | None:
        """Hold other settings from now on; a sentence where they cannot be kept."""
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
        """Let another screen speak until it ends; its first reply."""
        self._behind.append(self.inner)
        self.turn_to(screen)
        return screen.opened()

    def enter(self, screen: Screen) -> Reply:
        """Let another screen speak from now on, with no way back; its first reply."""
        return self.starting(screen).inner.opened()

    def come_back(self, reply: Reply) -> Reply:
        """Go back to where the screen that speaks was opened.

        The last news of the screen come before the reply there, but no goodbye: nobody goes.
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
        """Return the reply, with what follows the last one of a screen behind it.

        That is what is told where a visited screen was opened, and behind the last one of all the
        farewell.
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
        """Return the last reply with what is lost, or else with the comfort that the game is kept.

        The comfort is told if it is so and was not said.
        """
        if lost:
            reply = reply.replace(news=(*reply.news, lost))
        kept = not lost and (reply.goodbye == "kept" or self.is_saved())
        if not reply.goodbye or (reply.goodbye == "kept") == kept:
            return reply
        said = goodbye(self.listener(), kept=kept)
        return reply.replace(focus=said.focus, goodbye=said.goodbye)
